import type { Catalog } from '../../../shared/language/language.ts';

type ReaderToolsTexts = {
  chapterOf: (n: number, all: number) => string;
  readToMe: string;
  pause: string;
  resume: string;
  stop: string;
  notLoaded: string;
  length: string;
  /** Labels of the two switches in a book with both languages. */
  lengthOf: { en: string; ko: string };
  lengths: { short: string; whole: string };
  look: string;
  tools: string;
};

export const readerToolsText: Catalog<ReaderToolsTexts> = {
  en: {
    chapterOf: (n, all) => `Chapter ${n} of ${all}`,
    readToMe: 'Read to me',
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
    notLoaded: 'The voice didn’t load. Check that the internet is on, then load the page again.',
    length: 'Length of the story',
    lengthOf: { en: 'Length in English', ko: 'Length in Korean' },
    lengths: { short: 'Short', whole: 'Whole' },
    look: 'Letters and light',
    tools: 'Reading tools',
  },
  ko: {
    chapterOf: (n, all) => `모두 ${all}장 가운데 ${n}장`,
    readToMe: '읽어 주세요',
    pause: '잠깐 멈추기',
    resume: '이어서 읽기',
    stop: '그만 읽기',
    notLoaded: '목소리를 가져오지 못했어요. 인터넷을 확인하고 이 페이지를 다시 열어 보세요.',
    length: '이야기 길이',
    lengthOf: { en: '영어 글', ko: '한국어 글' },
    lengths: { short: '짧게', whole: '길게' },
    look: '글자와 화면',
    tools: '읽기 도구',
  },
};
