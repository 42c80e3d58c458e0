import type { ZoneId } from '../../../shared/board/cards.ts';
import type { Catalog } from '../../../shared/language/language.ts';

type Texts = {
  title: string;
  lead: string;
  hint: (least: number, most: number) => string;
  home: string;
  /** The Korean text is fixed: docs/product.md §8.1. */
  toPlanner: string;
  /** What the link does, beside it; null where the link says so. */
  toPlannerMeans: string | null;
  pool: (cards: number) => string;
  count: (cards: number) => string;
  shuffle: string;
  shuffled: string;
  allPlaced: string;
  board: string;
  /** What a zone is for. */
  means: Readonly<Record<ZoneId, string>>;
  emptyZone: string;
  /** The four places for a card, for who cannot drag it; `move`: the other three for a placed one. */
  place: {
    open: (card: string) => string;
    move: (card: string) => string;
    question: (card: string) => string;
    cancel: string;
  };
  justRight: string;
  remove: (card: string, zone: string) => string;
  clear: { open: string; question: string; body: string; yes: string; no: string; done: string };
  dragRole: string;
  dragHelp: string;
  /** The same in short, for eyes: keys and what they do. */
  keyHint: readonly (readonly [key: string, what: string])[];
  move: {
    picked: (card: string) => string;
    over: (zone: string, place: number, places: number) => string;
    dropped: (card: string, zone: string, cards: number) => string;
    canceled: (card: string) => string;
    removed: (card: string) => string;
  };
};

export const boardText: Catalog<Texts> = {
  en: {
    title: 'My Board',
    lead: 'There are no wrong answers. Drag each card to the place that feels right.',
    hint: (least, most) => `${least} to ${most} cards in each place is just right.`,
    home: 'Home',
    toPlanner: 'See jobs that go with my cards',
    toPlannerMeans: null,
    pool: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    count: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    shuffle: 'Shuffle',
    shuffled: 'The cards are shuffled.',
    allPlaced: 'Every card has found its place!',
    board: 'Four places',
    means: {
      strengths: 'What I am good at',
      weaknesses: 'What is still hard for me',
      likes: 'What I love doing',
      dislikes: 'What I’d rather not do',
    },
    emptyZone: 'Drop cards here',
    place: {
      open: (card) => `Choose a place for ${card}`,
      move: (card) => `Choose another place for ${card}`,
      question: (card) => `Where does ${card} go?`,
      cancel: 'Not now',
    },
    justRight: 'Just right!',
    remove: (card, zone) => `Take ${card} out of ${zone}`,
    clear: {
      open: 'Clear my board',
      question: 'Clear the whole board?',
      body: 'All the cards go back, and your plan goes away, too. You can start again any time.',
      yes: 'Yes, clear it',
      no: 'No, keep my cards',
      done: 'Your board is clear. All the cards are back.',
    },
    dragRole: 'card you can move',
    dragHelp:
      'Press the space bar to pick the card up, choose a place with the arrow keys, and press the space bar again to put it down. Escape puts it back.',
    keyHint: [
      ['Space', 'pick up, put down'],
      ['← ↑ → ↓', 'choose a place'],
      ['Esc', 'put back'],
    ],
    move: {
      picked: (card) => `${card}, picked up. Choose a place with the arrow keys.`,
      over: (zone, place, places) => `Over ${zone}, place ${place} of ${places}.`,
      dropped: (card, zone, cards) => `${card} is in ${zone} now. ${cards === 1 ? '1 card' : `${cards} cards`} there.`,
      canceled: (card) => `${card} is back where it was.`,
      removed: (card) => `${card}, taken out. It is back with the other cards.`,
    },
  },
  ko: {
    title: '나를 알아보는 카드판',
    lead: '정답은 없어요. 카드를 끌어다 마음 가는 곳에 놓아요.',
    hint: (least, most) => `한 곳에 ${least}~${most}장씩 놓으면 딱 좋아요.`,
    home: '홈으로',
    toPlanner: '꿈의 직업 찾으러 가기',
    toPlannerMeans: '내 카드에 어울리는 일 보기',
    pool: (cards) => `카드 ${cards}장`,
    count: (cards) => `${cards}장`,
    shuffle: '섞기',
    shuffled: '카드를 섞었어요.',
    allPlaced: '카드가 모두 자리를 찾았어요!',
    board: '카드를 놓는 네 곳',
    means: {
      strengths: '내가 잘하는 것',
      weaknesses: '아직은 어려운 것',
      likes: '할 때 신나는 것',
      dislikes: '별로 하고 싶지 않은 것',
    },
    emptyZone: '여기에 놓아요',
    place: {
      open: (card) => `‘${card}’ 카드 놓을 곳 고르기`,
      move: (card) => `‘${card}’ 카드 옮길 곳 고르기`,
      question: (card) => `‘${card}’ 카드를 어디에 놓을까요?`,
      cancel: '다음에 놓기',
    },
    justRight: '딱 좋아요!',
    remove: (card, zone) => `${zone}에서 ${card} 빼기`,
    clear: {
      open: '카드판 비우기',
      question: '카드판을 비울까요?',
      body: '카드가 모두 처음 자리로 돌아가고, 이 카드로 만든 꿈 지도도 지워져요. 카드는 언제든지 다시 놓을 수 있어요.',
      yes: '네, 비울래요',
      no: '아니요, 그대로 둘래요',
      done: '카드판을 비웠어요. 카드가 모두 돌아왔어요.',
    },
    dragRole: '옮길 수 있는 카드',
    dragHelp:
      '스페이스바를 눌러 카드를 집고, 화살표 키로 놓을 곳을 고른 다음 스페이스바를 다시 눌러 놓아요. Esc 키를 누르면 제자리로 돌아가요.',
    keyHint: [
      ['스페이스바', '집기, 놓기'],
      ['← ↑ → ↓', '놓을 곳 고르기'],
      ['Esc', '제자리로'],
    ],
    move: {
      picked: (card) => `‘${card}’ 카드를 집었어요. 화살표 키로 놓을 곳을 골라요.`,
      over: (zone, place, places) => `‘${zone}’ 위예요. ${places}곳 가운데 ${place}번째예요.`,
      dropped: (card, zone, cards) => `‘${card}’ 카드를 ‘${zone}’에 놓았어요. 이제 ${cards}장이에요.`,
      canceled: (card) => `‘${card}’ 카드가 제자리로 돌아갔어요.`,
      removed: (card) => `‘${card}’ 카드를 뺐어요. 다시 카드 모음에 있어요.`,
    },
  },
};
