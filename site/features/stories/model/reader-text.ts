import type { Catalog, Language } from '../../../shared/language/language.ts';

type ReaderTexts = {
  backLinkLabel: { library: string; home: string };
  printEdition: string;
  openBook: string;
  chapter: (n: number) => string;
  chapters: string;
  language: string;
  modes: { en: string; ko: string; both: string };
  withVoice: Readonly<Record<Language, string>>;
  showOther: { en: string; ko: string };
  hideOther: string;
  /** Heading of the things to find. */
  find: string;
  picture: (n: number) => string;
  activity: string;
  printActivity: string;
  readFromHere: string;
  lookForIt: string;
  restBeingPainted: string;
  questions: string;
  chapterQuestion: string;
  questionsLead: string;
  theEnd: string;
  readMore: string;
  true: string;
  unsure: string;
  madeUp: string;
  takeAlong: string;
  forAdults: string;
  teachersPage: string;
  onPaper: string;
  booklet: string;
  epub: string;
};

export const readerText: Catalog<ReaderTexts> = {
  en: {
    backLinkLabel: { library: 'Back to Library', home: 'Home' },
    printEdition: 'Print this book',
    openBook: 'Open the book',
    chapter: (n) => `Chapter ${n}`,
    chapters: 'Chapters',
    language: 'Language of the book',
    modes: { en: 'English', ko: '한국어', both: 'Both' },
    withVoice: { en: 'English, read aloud', ko: '한국어, read aloud' },
    showOther: { en: 'Show this in English', ko: 'Show this in Korean' },
    hideOther: 'Hide it again',
    find: 'Things to find',
    picture: (n) => `Picture ${n}`,
    activity: 'Something to make',
    printActivity: 'Print the sheet',
    readFromHere: 'Read to me from here',
    lookForIt: 'Look for it',
    restBeingPainted: 'The rest of this book is still being painted.',
    questions: 'Three questions',
    chapterQuestion: 'What do you think?',
    questionsLead: 'Nobody’s counting. Pick what you think.',
    theEnd: 'The End',
    readMore: 'Read More Stories',
    true: 'True',
    unsure: 'Nobody is quite sure',
    madeUp: 'We made it up',
    takeAlong: 'Take it along',
    forAdults: 'For parents and teachers',
    teachersPage: 'Teacher’s page: words, questions, and a play on one sheet',
    onPaper: 'On paper: pages to print',
    booklet: 'On paper: a booklet to fold',
    epub: 'For e-readers (EPUB):',
  },
  ko: {
    backLinkLabel: { library: '책꽂이로', home: '홈으로' },
    printEdition: '이 책 인쇄하기',
    openBook: '한 쪽씩 넘기며 읽기',
    chapter: (n) => `${n}장`,
    chapters: '차례',
    language: '책의 언어',
    modes: { en: 'English', ko: '한국어', both: '둘 다' },
    withVoice: { en: '소리 나는 English', ko: '소리 나는 한국어' },
    showOther: { en: '영어로 보기', ko: '한국어로 보기' },
    hideOther: '다시 접기',
    find: '그림에서 찾아봐요',
    picture: (n) => `${n}번 그림`,
    activity: '나도 해 봐요',
    printActivity: '활동지 인쇄하기',
    readFromHere: '여기부터 읽어 주세요',
    lookForIt: '찾아보기',
    restBeingPainted: '나머지 그림은 아직 그리고 있어요.',
    questions: '질문 세 가지',
    chapterQuestion: '내 생각은 어때요?',
    questionsLead: '점수는 없어요. 내 생각과 가까운 것을 골라 봐요.',
    theEnd: '끝',
    readMore: '다른 이야기 읽기',
    true: '정말인 것',
    unsure: '말이 갈리는 것',
    madeUp: '지어낸 것',
    takeAlong: '책 가져가기',
    forAdults: '부모님과 선생님께',
    teachersPage: '선생님 자료: 낱말과 질문, 낭독극을 종이 한 장에',
    onPaper: '종이로: 낱장으로 인쇄하기',
    booklet: '종이로: 접는 책 만들기',
    epub: '전자책 파일(EPUB):',
  },
};
