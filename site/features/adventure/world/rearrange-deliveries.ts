/** Deliveries 22 to 25: programs of the right blocks, each with one mistake in their order. */
import type { Bilingual } from '../../../shared/language/language.ts';
import type { ArrangeDelivery } from './delivery.ts';

/** The same for all that are mixed up. */
const REARRANGE: Bilingual = {
  en: 'All the blocks are right, but something is mixed up. Run it, and find out what.',
  ko: '블록은 다 맞는데 뭔가 뒤바뀌었어요. 실행해 보고 찾아봐요.',
};

export const rearrangeDeliveries: readonly ArrangeDelivery[] = [
  {
    kind: 'arrange',
    idea: 'rearrange',
    ground: 'meadow',
    rows: [
      '.....', //
      'F....',
      '.bbb.',
      '.....',
      'S....',
    ],
    solution: 'uu3(rc)',
    extra: '',
    given: 'uu3(cr)',
    mistakes: [{ name: 'collect-too-early', program: 'uu3(cr)' }],
    title: { en: 'A little too early', ko: '조금 일찍 온 집배원' },
    description: REARRANGE,
    story: {
      en: 'The mole always reaches for the bell before he is there. That is how he rang the neighbor’s nose.',
      ko: '두더지는 늘 도착하기도 전에 손부터 뻗어요. 그래서 옆집 아저씨 코를 눌렀지요.',
    },
    completionMessage: {
      en: 'First there, then ring. The neighbor’s nose says thank you.',
      ko: '먼저 가고, 그다음에 종! 옆집 아저씨 코가 고맙대요.',
    },
    goals: {
      b: {
        en: 'Watch the first round. Is the hero on a bell when it collects?',
        ko: '첫 번째 반복을 잘 봐요. 주울 때 집배원이 종 위에 있나요?',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'rearrange',
    ground: 'pond',
    rows: [
      '......', //
      '......',
      '....F.',
      '...a..',
      'FT....',
      'S.....',
    ],
    solution: '3(r)uuc',
    extra: '',
    given: '3(ru)uc',
    mistakes: [{ name: 'after-goes-inside', program: '3(ru)uc' }],
    title: { en: 'A block slipped in', ko: '블록 하나가 쏙' },
    description: REARRANGE,
    story: {
      en: 'The frog closed his repeat too late, and a block hopped in. He calls it family.',
      ko: '개구리가 반복을 늦게 닫는 바람에 블록 하나가 폴짝 들어갔어요. 식구가 늘었다며 좋아해요.',
    },
    completionMessage: {
      en: 'The block is out again. It waves to the others every evening.',
      ko: '블록이 다시 밖으로 나왔어요. 저녁마다 안에 있는 블록에게 손을 흔든대요.',
    },
    goals: {
      a: {
        en: 'Three to the side, then two up. What happens once does not belong in a repeat.',
        ko: '옆으로 셋, 그다음 위로 둘이에요. 한 번씩 하는 일은 반복 안에 들어가지 않아요.',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'rearrange',
    ground: 'night',
    rows: [
      '.......', //
      '.......',
      '...T...',
      '....t..',
      '.......',
      'FF..F..',
      'S......',
    ],
    solution: '5(r)3(u)lc',
    extra: '',
    given: '3(u)5(r)lc',
    mistakes: [{ name: 'wrong-order', program: '3(u)5(r)lc' }],
    title: { en: 'Who goes first?', ko: '누가 먼저일까?' },
    description: REARRANGE,
    story: {
      en: 'Two repeats raced each other to the top of the program. The wrong one won.',
      ko: '반복 둘이 프로그램 맨 위까지 달리기를 했어요. 그런데 엉뚱한 반복이 이겼네요.',
    },
    completionMessage: {
      en: 'The trumpet is back. The hedgehog plays for the winner, and then for the other winner.',
      ko: '나팔을 찾았어요! 고슴도치가 일등을 위해 한 번, 또 다른 일등을 위해 한 번 불어요.',
    },
    goals: {
      t: {
        en: 'Look beside the start. Which way is free there: up, or to the side?',
        ko: '출발한 칸 둘레를 봐요. 위쪽과 옆쪽 중에 어디가 비었나요?',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'rearrange',
    ground: 'meadow',
    rows: [
      '.......', //
      '.......',
      '.......',
      '......k',
      '....k..',
      'FTk....',
      'S......',
    ],
    solution: '3(rruc)',
    extra: '',
    given: '3(rru)c',
    mistakes: [{ name: 'inside-goes-after', program: '3(rru)c' }],
    title: { en: 'Left outside', ko: '밖에 두고 온 블록' },
    description: REARRANGE,
    story: {
      en: 'The beaver walks past two keys every day and picks up the third. He says he is in a meeting until then.',
      ko: '부장님은 날마다 열쇠 두 개를 지나치고 세 번째 것만 주우세요. 그때까지는 회의 중이시래요.',
    },
    completionMessage: {
      en: 'Three keys, and all of them fit the same drawer. It has a fourth in it.',
      ko: '열쇠 세 개가 다 같은 서랍에 맞아요. 서랍 안에는 열쇠가 하나 더 있네요.',
    },
    goals: {
      k: {
        en: 'There is a key at the end of every round. How often does the program collect?',
        ko: '한 번 돌 때마다 끝에 열쇠가 있어요. 프로그램은 몇 번 줍나요?',
      },
    },
  },
];
