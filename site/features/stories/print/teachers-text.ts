import type { Catalog } from '../../../shared/language/language.ts';
import type { Skill } from '../model/book.ts';

type TeachersTexts = {
  back: string;
  print: string;
  label: string;
  length: (words: number, minutes: number) => string;
  summary: string;
  words: string;
  questions: string;
  skills: Readonly<Record<Skill, string>>;
  write: string;
  theater: string;
  theaterLead: string;
  narrator: string;
};

export const teachersText: Catalog<TeachersTexts> = {
  en: {
    back: 'Back to the book',
    print: 'Print this sheet',
    label: 'Teacher’s page',
    length: (words, minutes) => `about ${words.toLocaleString('en-US')} words · ${minutes} minutes read aloud`,
    summary: 'The story',
    words: 'Six words',
    questions: 'Four questions',
    skills: {
      recall: 'Find it',
      infer: 'Read between the lines',
      feel: 'Feel with them',
      connect: 'You and the story',
    },
    write: 'One thing to write',
    theater: 'Readers’ theater',
    theaterLead: 'Give out the parts and read from the sheet. No costumes, no memorizing.',
    narrator: 'Narrator',
  },
  ko: {
    back: '책으로 돌아가기',
    print: '이 자료 인쇄하기',
    label: '선생님 자료',
    length: (_, minutes) => `소리 내어 읽으면 약 ${minutes}분`,
    summary: '줄거리',
    words: '낱말 여섯 개',
    questions: '질문 네 가지',
    skills: {
      recall: '찾아보기',
      infer: '미루어 생각하기',
      feel: '마음 헤아리기',
      connect: '나와 이어 보기',
    },
    write: '써 보기',
    theater: '낭독극',
    theaterLead: '역할을 나누고 대본을 보며 읽어요. 의상을 갖추거나 외우지 않아도 돼요.',
    narrator: '해설',
  },
};
