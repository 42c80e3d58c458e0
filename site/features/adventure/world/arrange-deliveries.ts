/** Deliveries 16 to 25: the right blocks to put in order, one too many, and programs whose blocks are mixed up. */
import type { Bilingual } from '../../../shared/language/language.ts';
import type { ArrangeDelivery } from './delivery.ts';
import { rearrangeDeliveries } from './rearrange-deliveries.ts';

/** The same for all to put in order. */
const ARRANGE: Bilingual = {
  en: 'These blocks are enough. Put them in order; one is left over.',
  ko: '이 블록이면 충분해요. 차례대로 놓아 봐요. 하나는 남아요.',
};
export const arrangeDeliveries: readonly ArrangeDelivery[] = [
  {
    kind: 'arrange',
    idea: 'arrange',
    ground: 'meadow',
    rows: [
      '.....', //
      '.....',
      'FTm..',
      '.....',
      'SF...',
    ],
    solution: 'urruc',
    extra: 'l',
    given: '',
    mistakes: [
      { name: 'wrong-direction', program: 'ulruc' },
      { name: 'wrong-order', program: 'ruruc' },
    ],
    title: { en: 'Five out of six', ko: '여섯 개 중에 다섯' },
    description: ARRANGE,
    story: {
      en: 'The wind blew the frog’s program apart and threw in a block of its own. It says it only wanted to help.',
      ko: '바람이 개구리의 프로그램을 흩어 놓고, 자기 블록도 하나 끼워 넣었어요. 도와주려고 그랬대요.',
    },
    completionMessage: {
      en: 'The mitten is home. The wind has its block back and does not know what to do with it.',
      ko: '장갑이 집에 왔어요. 바람은 블록을 돌려받았는데, 어디에 쓸지는 모른대요.',
    },
    goals: {
      m: {
        en: 'The mitten lies between fires. Only one square beside the start is free: begin there.',
        ko: '장갑 둘레에 불이 있어요. 출발한 칸 옆에 빈칸은 하나뿐이에요. 거기부터 가요.',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'arrange',
    ground: 'pond',
    rows: [
      '.....', //
      '.....',
      '.Fk..',
      'Sb..F',
      '.FT..',
    ],
    solution: 'rcruc',
    extra: 'd',
    given: '',
    mistakes: [
      { name: 'wrong-direction', program: 'rcrdc' },
      { name: 'collect-too-early', program: 'crruc' },
    ],
    title: { en: 'Ring first, then open', ko: '종 먼저, 열쇠 다음' },
    description: ARRANGE,
    story: {
      en: 'The cat wants to ring her own doorbell and then let herself in. She says it is more polite.',
      ko: '고양이가 자기 집 종을 울리고 나서 자기가 문을 열겠대요. 그래야 예의 바르다나요.',
    },
    completionMessage: {
      en: 'Ding! “Come in,” said the cat to herself, and wiped her paws.',
      ko: '딩동! 고양이는 “들어오세요.” 하고 혼자 말하고는 발을 닦았어요.',
    },
    goals: {
      b: {
        en: 'The bell is one step away. Step first, or collect first?',
        ko: '종은 한 걸음 옆에 있어요. 걷기가 먼저일까요, 줍기가 먼저일까요?',
      },
      k: {
        en: 'The key is one to the side of the bell, and one up. Which of your blocks go there?',
        ko: '열쇠는 종에서 옆으로 한 칸, 위로 한 칸이에요. 어느 블록으로 갈까요?',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'arrange',
    ground: 'night',
    rows: [
      '.....', //
      '...n.',
      '..n..',
      'Fn...',
      'S....',
    ],
    solution: '3(ruc)',
    extra: 'l',
    given: '',
    mistakes: [
      { name: 'wrong-direction', program: '3(luc)' },
      { name: 'inside-goes-after', program: '3(ru)c' },
      { name: 'collect-too-early', program: '3(rcu)' },
    ],
    title: { en: 'Three lamps, four blocks', ko: '등불 셋, 블록 넷' },
    description: ARRANGE,
    story: {
      en: 'The owl hung up three lamps so he wouldn’t be scared on the way to the lamps.',
      ko: '부엉이가 등불을 세 개 걸었어요. 등불까지 가는 길이 무서워서요.',
    },
    completionMessage: {
      en: 'All three are in. Now the owl is afraid of how bright it is.',
      ko: '세 개 다 가져왔어요. 이제 부엉이는 너무 밝아서 무섭대요.',
    },
    goals: {
      n: {
        en: 'From lamp to lamp the way is the same, and at its end you collect. All of that happens three times.',
        ko: '등불에서 등불까지는 늘 같은 길이고, 길 끝에서 주워요. 그 모두를 세 번 해요.',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'arrange',
    ground: 'meadow',
    rows: [
      '......', //
      '.T....',
      '..l...',
      '......',
      'F.FF..',
      '..S...',
    ],
    solution: 'l3(u)rc',
    extra: '5',
    given: '',
    mistakes: [
      { name: 'wrong-count', program: 'l5(u)rc' },
      { name: 'after-goes-inside', program: 'l3(ur)c' },
    ],
    title: { en: 'Three or five?', ko: '세 번일까, 다섯 번일까?' },
    description: ARRANGE,
    story: {
      en: 'The hedgehog’s letter hides behind a fire. He counted the steps there. He counts by pokes, and lost count at “ow.”',
      ko: '고슴도치의 편지가 불 뒤에 있어요. 걸음을 세어 봤는데, 가시를 하나씩 꼽다가 “아야!” 하는 바람에 잊었대요.',
    },
    completionMessage: {
      en: 'It was three. The hedgehog has written it on his softest spine.',
      ko: '세 번이었네요. 고슴도치는 제일 보드라운 가시에 적어 두었어요.',
    },
    goals: {
      l: {
        en: 'To the side first, past the fire. Then count the squares up to the row of the letter.',
        ko: '먼저 옆으로 비켜요. 거기서 편지가 있는 줄까지 위로 몇 칸인지 세어 봐요.',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'arrange',
    ground: 'pond',
    rows: [
      '......', //
      '.T....',
      '.ac...',
      '.a....',
      '.aF...',
      '.SF...',
    ],
    solution: '3(uc)rc',
    extra: '5',
    given: '',
    mistakes: [
      { name: 'wrong-count', program: '5(uc)rc' },
      { name: 'after-goes-inside', program: '3(ucr)c' },
      { name: 'inside-goes-after', program: '3(u)crc' },
    ],
    title: { en: 'Collect, and collect again', ko: '줍기가 두 개' },
    description: ARRANGE,
    story: {
      en: 'Mrs. Scarf’s babies each get an acorn, and then one cake for all. They want to begin with the cake.',
      ko: '목도리 부인네 아기들은 도토리를 하나씩 먹고 나서 케이크를 나눠 먹어요. 아기들은 케이크부터 먹고 싶대요.',
    },
    completionMessage: {
      en: 'They ate in the right order: cake, acorns, and the crumbs of both.',
      ko: '차례대로 잘 먹었어요. 케이크, 도토리, 그리고 부스러기요.',
    },
    goals: {
      a: {
        en: 'An acorn on each of three squares. What happens on every one of them belongs inside.',
        ko: '세 칸에 도토리가 하나씩 있어요. 칸마다 하는 일은 반복 안에 들어가요.',
      },
      c: {
        en: 'The cake is beside the last acorn. You go there once, after the repeat.',
        ko: '케이크는 마지막 도토리 옆이에요. 반복이 끝난 뒤에 한 번만 가요.',
      },
    },
  },
  {
    kind: 'arrange',
    idea: 'arrange',
    ground: 'night',
    rows: [
      '....l.....', //
      '..........',
      '..........',
      '...l......',
      '..........',
      'F.........',
      '..l.......',
      '..........',
      '..........',
      '.ST.......',
    ],
    solution: '3(3(u)rc)',
    extra: 'l',
    given: '',
    mistakes: [
      { name: 'wrong-direction', program: '3(3(u)lc)' },
      { name: 'inside-goes-after', program: '3(3(u)r)c' },
      { name: 'after-goes-inside', program: '3(3(ur)c)' },
    ],
    title: { en: 'One repeat eats the other', ko: '반복이 반복을 꿀꺽' },
    description: ARRANGE,
    story: {
      en: 'The giraffe built a second staircase, for people with long legs and little time.',
      ko: '기린이 계단을 또 만들었어요. 다리는 길고 시간은 없는 분들을 위한 계단이래요.',
    },
    completionMessage: {
      en: 'Three letters in no time. The giraffe took the elevator.',
      ko: '순식간에 편지 세 통! 기린은 엘리베이터를 탔어요.',
    },
    goals: {
      l: {
        en: 'One stair is three up and one to the side. Which repeat goes inside which?',
        ko: '계단 하나는 위로 셋, 옆으로 하나예요. 어느 반복이 어느 반복 안에 들어갈까요?',
      },
    },
  },
  ...rearrangeDeliveries,
];
