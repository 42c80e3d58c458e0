import type { Bilingual, Catalog } from '../../../shared/language/language.ts';
import type { IdeaId } from './delivery.ts';

type Texts = {
  mapWhy: string;
  carrier: string;
  storyLevels: string;
  more: string;
  daily: string;
  /** `done`: letters in the album. */
  dailyWhy: (done: number) => string;
  todays: string;
  album: string;
  dayOf: (day: string) => string;
  /** Says that a story level is not reached yet. */
  notReached: (level: number) => string;
  numberOf: (number: number, of: number) => string;
  solvedStar: string;
  answerStar: string;
  oneProgramStar: string;
  blocksStar: (blocks: number) => string;
  bag: (used: number, of: number) => string;
  again: string;
  next: string;
  chooseHero: string;
  board: string;
  tapped: (cell: string) => string;
  askStop: string;
  askForgotten: string;
  nowRun: string;
  right: string;
  wrongStop: (cell: string) => string;
  wrongForgotten: (cell: string) => string;
  another: string;
};

export const deliveryText: Catalog<Texts> = {
  en: {
    mapWhy: 'The three big rounds, and fifteen small deliveries. Begin wherever you like.',
    carrier: 'Who carries the mail?',
    storyLevels: 'The three big rounds',
    more: 'Fifteen small deliveries',
    daily: 'A letter a day',
    dailyWhy: (done) =>
      `A new one every morning, the same for everyone. ${done === 0 ? 'Delivered letters come into the album.' : `Letters in your album: ${done}.`}`,
    todays: 'Today',
    album: 'Album',
    dayOf: (day) => `The letter of ${day}`,
    notReached: (level) => `Comes after level ${level}`,
    numberOf: (number, of) => `Delivery ${number} of ${of}`,
    solvedStar: 'Everything found',
    answerStar: 'You knew before the run',
    oneProgramStar: 'With one program, from the start',
    blocksStar: (blocks) => `With ${blocks} blocks or fewer`,
    bag: (used, of) => `${used} of ${of} blocks in the bag`,
    again: 'The first program again',
    next: 'Next delivery',
    chooseHero: 'Choose a mail carrier',
    board: 'Tap a square',
    tapped: (cell) => `Your answer: ${cell}.`,
    askStop: 'Where will the hero stop? Tap the square.',
    askForgotten: 'Which acorn stays behind? Tap it.',
    nowRun: 'Now press Run, and watch.',
    right: 'You knew it!',
    wrongStop: (cell) => `Not there: the hero stopped in ${cell}. Now you know why. Here comes another program.`,
    wrongForgotten: (cell) => `Not that one: ${cell} was left behind. Now you know why. Here comes another program.`,
    another: 'The next program',
  },
  ko: {
    mapWhy: '큰 배달 셋, 작은 배달 열다섯이 있어요. 마음에 드는 데서 시작해요.',
    carrier: '누가 편지를 나를까요?',
    storyLevels: '큰 배달 셋',
    more: '작은 배달 열다섯',
    daily: '하루에 편지 한 통',
    dailyWhy: (done) =>
      `아침마다 새 편지가 와요. 모두 같은 편지예요. ${done === 0 ? '배달한 편지는 앨범에 모여요.' : `앨범에 ${done}통 모았어요.`}`,
    todays: '오늘',
    album: '앨범',
    dayOf: (day) => `${day} 편지`,
    notReached: (level) => `${level}단계 다음에 열려요`,
    numberOf: (number, of) => `배달 ${of}개 가운데 ${number}번`,
    solvedStar: '모두 찾기',
    answerStar: '실행하기 전에 알아맞히기',
    oneProgramStar: '처음 자리에서 프로그램 하나로',
    blocksStar: (blocks) => `블록 ${blocks}개 이하로`,
    bag: (used, of) => `가방에 블록 ${of}개 중 ${used}개`,
    again: '처음 프로그램으로',
    next: '다음 배달',
    chooseHero: '집배원 고르기',
    board: '칸을 눌러요',
    tapped: (cell) => `내 답은 ${cell}이에요.`,
    askStop: '주인공이 어디에서 멈출까요? 그 칸을 눌러요.',
    askForgotten: '어떤 도토리를 두고 갈까요? 그 도토리를 눌러요.',
    nowRun: '이제 실행을 누르고 지켜봐요.',
    right: '알아맞혔어요!',
    wrongStop: (cell) =>
      `거기가 아니었어요. 주인공은 ${cell}에서 멈췄어요. 이제 까닭을 알겠죠? 다른 프로그램도 있어요.`,
    wrongForgotten: (cell) => `그게 아니었어요. ${cell}에 남았어요. 이제 까닭을 알겠죠? 다른 프로그램도 있어요.`,
    another: '다음 프로그램',
  },
};

/** The idea of a delivery, in a word or two. */
export const ideaNames: Readonly<Record<IdeaId, Bilingual>> = {
  sequence: { en: 'One after the other', ko: '차례대로' },
  detour: { en: 'A way round', ko: '돌아가기' },
  mend: { en: 'Find the wrong block', ko: '틀린 블록 찾기' },
  'repeat-3': { en: 'Repeat 3 times', ko: '3번 반복' },
  'repeat-5': { en: 'Repeat 5 times', ko: '5번 반복' },
  predict: { en: 'Guess first', ko: '먼저 맞히기' },
  'two-inside': { en: 'Two blocks inside', ko: '반복 안에 둘' },
  'repeat-then-more': { en: 'Repeat, then more', ko: '반복하고 더' },
  'inside-outside': { en: 'Inside or outside', ko: '안과 밖' },
  'two-repeats': { en: 'Two repeats', ko: '반복 두 개' },
  'few-blocks': { en: 'Few blocks', ko: '블록 아끼기' },
  'nested-small': { en: 'Repeat in repeat', ko: '반복 속 반복' },
  'nested-large': { en: 'The big one', ko: '아주 큰 반복' },
  read: { en: 'Read a program', ko: '프로그램 읽기' },
  make: { en: 'Make your own', ko: '직접 만들기' },
};
