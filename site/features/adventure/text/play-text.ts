import type { Catalog } from '../../../shared/language/language.ts';
import type { RunFrom } from '../run/run-from.ts';

type Texts = {
  /** The button that opens heroes, levels and the level maker. */
  menu: string;
  heroes: string;
  levels: string;
  starsAsk: string;
  nextStar: (condition: string) => string;
  hasAllStars: string;
  /** The program as a row of small blocks. */
  strip: string;
  stripEmpty: string;
  addAtEnd: string;
  removeLast: string;
  ok: string;
  /** Where the next run starts. */
  runFrom: Readonly<Record<RunFrom, string>>;
  changeRunFrom: string;
  /** The hero's words after the first runs. */
  laugh: string;
  foldIntoRepeat: (times: number) => string;
  folded: string;
};

export const playText: Catalog<Texts> = {
  en: {
    menu: 'Heroes and levels',
    heroes: 'Who carries the mail?',
    levels: 'Levels',
    starsAsk: 'What the stars ask for',
    nextStar: (condition) => `Next star: ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
    hasAllStars: 'All stars earned!',
    strip: 'The program in one line',
    stripEmpty: 'Tap a block.',
    addAtEnd: 'Add at the end',
    removeLast: 'Remove the last block',
    ok: 'OK',
    runFrom: { here: 'from here', start: 'from the start' },
    changeRunFrom: 'Change',
    laugh: 'Ha ha! Again!',
    foldIntoRepeat: (times) => `Fold ${times} into 1`,
    folded: 'Folded into a repeat.',
  },
  ko: {
    menu: '주인공과 단계',
    heroes: '누가 편지를 나를까요?',
    levels: '단계',
    starsAsk: '별을 얻으려면',
    nextStar: (condition) => `다음 별: ${condition}`,
    hasAllStars: '별을 모두 모았어요!',
    strip: '한 줄로 보는 프로그램',
    stripEmpty: '블록을 눌러 보세요.',
    addAtEnd: '맨 끝에 넣기',
    removeLast: '마지막 블록 빼기',
    ok: '알겠어요',
    runFrom: { here: '여기부터', start: '처음부터' },
    changeRunFrom: '바꾸기',
    laugh: '하하! 또!',
    foldIntoRepeat: (times) => `${times}개를 1개로 접기`,
    folded: '반복 하나로 접었어요.',
  },
};
