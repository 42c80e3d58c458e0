import { withParticle } from '../../../shared/language/korean.ts';
import type { Bilingual, Catalog } from '../../../shared/language/language.ts';
import type { IdeaId } from './delivery.ts';
import type { GroundId } from './level.ts';

type Texts = {
  mapWhy: string;
  carrier: string;
  /** The next place of the path. */
  nextIs: (title: string) => string;
  /** The lands of the path. */
  lands: Readonly<Record<GroundId, string>>;
  todaysLetter: string;
  daily: string;
  /** `done`: letters in the album; `isTold`: the whole story was read. */
  dailyWhy: (done: number, isTold: boolean) => string;
  todays: string;
  album: string;
  /** `round` is 2 when the story is read again. */
  letterOf: (letter: { readonly number: number; readonly round: number }, of: number) => string;
  deliver: string;
  storySoFar: (letters: number) => string;
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
  wrongStop: string;
  wrongForgotten: string;
  /** Where the hero stopped, or what was left behind: for screen readers, which do not see it. */
  stoppedIn: (cell: string) => string;
  leftIn: (cell: string) => string;
  askSurprise: string;
  stepByStep: string;
  /** The block that led away from the tapped square, and any other one. */
  surpriseStop: string;
  surpriseForgotten: string;
  surpriseOther: string;
  another: string;
};

export const deliveryText: Catalog<Texts> = {
  en: {
    mapWhy: 'Three big deliveries, one after the other, and twenty-seven small ones. Begin with any small one.',
    carrier: 'Who carries the mail?',
    nextIs: (title) => `Next: ${title}`,
    lands: { meadow: 'The meadow', pond: 'The pond', night: 'The night hill' },
    todaysLetter: 'Today’s letter',
    daily: 'A letter a day',
    dailyWhy: (done, isTold) =>
      `A new one every morning. ${isTold ? 'You know the whole story now! It begins again, with new ways to go.' : 'Together they tell a story. If you skip a day, it waits for you.'} ${done === 0 ? 'Letters you deliver go into your album.' : `Letters in your album: ${done}.`}`,
    todays: 'Today',
    album: 'Album',
    letterOf: ({ number, round }, of) => `Letter ${number} of ${of}${round > 1 ? ', read again' : ''}`,
    deliver: 'Deliver it',
    storySoFar: (letters) => (letters === 1 ? 'The story so far (1 letter)' : `The story so far (${letters} letters)`),
    notReached: (level) => `Opens after level ${level}`,
    numberOf: (number, of) => `Delivery ${number} of ${of}`,
    solvedStar: 'Everything found',
    answerStar: 'You guessed it before the run',
    oneProgramStar: 'With one program, from the start',
    blocksStar: (blocks) => `With ${blocks} blocks or fewer`,
    bag: (used, of) => `${used} of ${of} blocks in the bag`,
    again: 'Back to the first program',
    next: 'Next delivery',
    chooseHero: 'Choose a hero',
    board: 'Tap a square',
    tapped: (cell) => `Your answer: ${cell}.`,
    askStop: 'Where will the hero stop? Tap the square.',
    askForgotten: 'Which acorn stays behind? Tap it.',
    nowRun: 'Now press Run, and watch.',
    right: 'You knew it!',
    wrongStop: 'Not there! Look again, step by step.',
    wrongForgotten: 'Not that one! Look again, step by step.',
    stoppedIn: (cell) => `The hero stopped in ${cell}.`,
    leftIn: (cell) => `The one in ${cell} was left behind.`,
    askSurprise: 'Which block surprised you? Tap it.',
    stepByStep: 'Step by step',
    surpriseStop: 'Yes, that one! That’s where the hero went a different way than you thought.',
    surpriseForgotten: 'Yes, that one! It collected the acorn you tapped.',
    surpriseOther:
      'Thank you for looking so closely! Look at the marked block, too. That’s where the hero went a different way.',
    another: 'The next program',
  },
  ko: {
    mapWhy: '큰 배달 셋, 작은 배달 스물일곱이 있어요. 마음에 드는 데서 시작해요.',
    carrier: '누가 편지를 나를까요?',
    nextIs: (title) => `다음 배달: ${title}`,
    lands: { meadow: '풀밭', pond: '연못', night: '밤 언덕' },
    todaysLetter: '오늘의 편지',
    daily: '하루에 편지 한 통',
    dailyWhy: (done, isTold) =>
      `아침마다 새 편지가 와요. ${isTold ? '이야기를 끝까지 다 읽었네요! 이제 처음부터, 새로운 길로 다시 배달해요.' : '편지는 하나의 이야기로 이어져요. 하루쯤 쉬어도 기다려 줘요.'} ${done === 0 ? '배달한 편지는 앨범에 모여요.' : `앨범에 ${done}통 모았어요.`}`,
    todays: '오늘',
    album: '앨범',
    letterOf: ({ number, round }, of) => `편지 ${of}통 중 ${number}번째${round > 1 ? ', 다시 읽기' : ''}`,
    deliver: '배달하러 가기',
    storySoFar: (letters) => `지금까지의 이야기 (편지 ${letters}통)`,
    notReached: (level) => `큰 배달 ${level}번 다음에 열려요`,
    numberOf: (number, of) => `배달 ${of}개 가운데 ${number}번`,
    solvedStar: '모두 찾기',
    answerStar: '실행하기 전에 알아맞히기',
    oneProgramStar: '처음 자리에서 프로그램 하나로',
    blocksStar: (blocks) => `블록을 ${blocks}개까지만 써서`,
    bag: (used, of) => `가방에 블록 ${of}개 중 ${used}개`,
    again: '처음 프로그램으로',
    next: '다음 배달',
    chooseHero: '집배원 고르기',
    board: '칸을 눌러요',
    tapped: (cell) => `내 답은 ${withParticle(cell, '이에요/예요')}.`,
    askStop: '집배원이 어디에서 멈출까요? 그 칸을 눌러요.',
    askForgotten: '어떤 도토리를 두고 갈까요? 그 도토리를 눌러요.',
    nowRun: '이제 실행을 누르고 지켜봐요.',
    right: '알아맞혔어요!',
    wrongStop: '거기가 아니었어요! 한 걸음씩 다시 봐요.',
    wrongForgotten: '그 도토리가 아니었어요! 한 걸음씩 다시 봐요.',
    stoppedIn: (cell) => `집배원은 ${cell}에서 멈췄어요.`,
    leftIn: (cell) => `${cell}에 하나가 남았어요.`,
    askSurprise: '어느 블록이 뜻밖이었나요? 그 블록을 눌러요.',
    stepByStep: '한 걸음씩 보기',
    surpriseStop: '맞아요, 그 블록이에요! 거기서 집배원은 생각과 다른 데로 갔어요.',
    surpriseForgotten: '맞아요, 그 블록이에요! 누른 도토리를 그 블록이 주웠어요.',
    surpriseOther: '자세히 봤네요! 표시한 블록도 살펴봐요. 거기서 생각과 달라졌어요.',
    another: '다음 프로그램',
  },
};

/** The idea of a delivery, in a word or two. */
export const ideaNames: Readonly<Record<IdeaId, Bilingual>> = {
  sequence: { en: 'One after the other', ko: '차례대로' },
  detour: { en: 'A way around', ko: '비켜 가기' },
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
  arrange: { en: 'Put in order', ko: '차례 맞추기' },
  rearrange: { en: 'Find the mix-up', ko: '뒤바뀐 것 찾기' },
  count: { en: 'Count, then repeat', ko: '세어서 반복' },
};
