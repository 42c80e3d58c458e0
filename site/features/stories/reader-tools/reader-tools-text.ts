import type { Catalogue } from '../../../shared/language.ts';

type ReaderToolsTexts = {
  chapterOf: (n: number, all: number) => string;
  readToMe: string;
  pause: string;
  resume: string;
  stop: string;
  noVoice: { en: string; ko: string };
  length: string;
  /** Labels of the two switches in a book with both languages. */
  lengthOf: { en: string; ko: string };
  lengths: { short: string; whole: string };
  look: string;
  textSize: string;
  textSizes: { 1: string; 2: string; 3: string };
  font: string;
  fonts: { plain: string; storybook: string; airy: string };
  light: string;
  day: string;
  evening: string;
  lastPlace: (n: number, title: string) => string;
  resumeReading: string;
  startOver: string;
  tools: string;
};

export const readerToolsText: Catalogue<ReaderToolsTexts> = {
  en: {
    chapterOf: (n, all) => `Chapter ${n} of ${all}`,
    readToMe: 'Read to me',
    pause: 'Pause',
    resume: 'Continue',
    stop: 'Stop',
    noVoice: { en: 'No English voice', ko: 'No Korean voice' },
    length: 'Length of the story',
    lengthOf: { en: 'Length in English', ko: 'Length in Korean' },
    lengths: { short: 'Short', whole: 'Whole' },
    look: 'Letters and light',
    textSize: 'Size',
    textSizes: { 1: 'Big', 2: 'Bigger', 3: 'Biggest' },
    font: 'Letters',
    fonts: { plain: 'Plain', storybook: 'Storybook', airy: 'Airy' },
    light: 'Light',
    day: 'Day',
    evening: 'Evening',
    lastPlace: (n, title) => `You were in chapter ${n}, “${title}”.`,
    resumeReading: 'Keep reading',
    startOver: 'From the start',
    tools: 'Reading tools',
  },
  ko: {
    chapterOf: (n, all) => `모두 ${all}장 가운데 ${n}장`,
    readToMe: '읽어 주세요',
    pause: '잠깐 멈추기',
    resume: '이어 읽기',
    stop: '그만 읽기',
    noVoice: { en: '영어 목소리 없음', ko: '한국어 목소리 없음' },
    length: '이야기 길이',
    lengthOf: { en: '영어 글', ko: '한국어 글' },
    lengths: { short: '짧게', whole: '길게' },
    look: '글자와 화면',
    textSize: '글자 크기',
    textSizes: { 1: '크게', 2: '더 크게', 3: '가장 크게' },
    font: '글꼴',
    fonts: { plain: '또박또박', storybook: '이야기책', airy: '널찍널찍' },
    light: '화면 밝기',
    day: '낮',
    evening: '저녁',
    lastPlace: (n, title) => `지난번에 ${n}장 ‘${title}’까지 읽었어요.`,
    resumeReading: '이어서 읽기',
    startOver: '처음부터 읽기',
    tools: '읽기 도구',
  },
};
