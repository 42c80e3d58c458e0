import type { Catalogue } from '../../../shared/language.ts';

type ReaderTexts = {
  backLinkLabel: { library: string; home: string };
  printEdition: string;
  chapter: (n: number) => string;
  chapters: string;
  language: string;
  modes: { en: string; ko: string; both: string };
  showOther: { en: string; ko: string };
  hideOther: string;
  /** Heading of the things to find. */
  find: string;
  picture: (n: number) => string;
  activity: string;
  printActivity: string;
  readFromHere: string;
  restBeingPainted: string;
  questions: string;
  chapterQuestion: string;
  questionsLead: string;
  theEnd: string;
  readMore: string;
  true: string;
  unsure: string;
  madeUp: string;
};

export const readerText: Catalogue<ReaderTexts> = {
  en: {
    backLinkLabel: { library: 'Back to Library', home: 'Home' },
    printEdition: 'Print this book',
    chapter: (n) => `Chapter ${n}`,
    chapters: 'Chapters',
    language: 'Language of the book',
    modes: { en: 'English', ko: '한국어', both: 'Both' },
    showOther: { en: 'Show this in English', ko: 'Show this in Korean' },
    hideOther: 'Hide it again',
    find: 'Things to find',
    picture: (n) => `Picture ${n}`,
    activity: 'Something to make',
    printActivity: 'Print the sheet',
    readFromHere: 'Read to me from here',
    restBeingPainted: 'The rest of this book is still being painted.',
    questions: 'Three questions',
    chapterQuestion: 'What do you think?',
    questionsLead: 'Nobody’s counting. Pick what you think.',
    theEnd: 'The End',
    readMore: 'Read More Stories',
    true: 'True',
    unsure: 'Nobody is quite sure',
    madeUp: 'We made it up',
  },
  ko: {
    backLinkLabel: { library: '책장으로', home: '처음으로' },
    printEdition: '이 책 인쇄하기',
    chapter: (n) => `${n}장`,
    chapters: '차례',
    language: '책의 언어',
    modes: { en: 'English', ko: '한국어', both: '둘 다' },
    showOther: { en: '영어로 보기', ko: '한국어로 보기' },
    hideOther: '다시 접기',
    find: '그림에서 찾아봐요',
    picture: (n) => `${n}번 그림`,
    activity: '나도 해 봐요',
    printActivity: '활동지 인쇄하기',
    readFromHere: '여기부터 읽어 주세요',
    restBeingPainted: '나머지 그림은 아직 그리고 있어요.',
    questions: '세 가지 물음',
    chapterQuestion: '어떻게 될까요?',
    questionsLead: '점수는 없어요. 내 생각과 가까운 것을 골라 봐요.',
    theEnd: '끝',
    readMore: '다른 이야기 읽기',
    true: '정말 있는 이야기',
    unsure: '말이 서로 다른 이야기',
    madeUp: '우리가 지어낸 이야기',
  },
};
