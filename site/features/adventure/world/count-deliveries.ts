/** Deliveries 26 and 27: the number of a repeat is counted on the grid, and is neither 3 nor 5. */
import type { Delivery } from './delivery.ts';

export const countDeliveries: readonly Delivery[] = [
  {
    kind: 'build',
    idea: 'count',
    ground: 'pond',
    rows: [
      '......', //
      '......',
      '...F..',
      '....c.',
      'T.F...',
      'S....F',
    ],
    limit: 5,
    given: '5(r)uuc',
    title: { en: 'Five is my favorite', ko: '다섯이 제일 좋아' },
    description: {
      en: 'Run it and count the squares. Then tap the number of the repeat to change it.',
      ko: '실행해 보고 칸을 세어 봐요. 반복의 숫자를 누르면 바꿀 수 있어요.',
    },
    story: {
      en: 'The frog set the repeat to five, since five is his favorite number. The fire likes it, too.',
      ko: '개구리가 제일 좋아하는 수라며 반복을 다섯 번으로 해 놓았어요. 불도 좋아하네요.',
    },
    completionMessage: {
      en: 'Four it is. Five is still his favorite, but not next to a fire.',
      ko: '네 번이 딱 맞네요. 개구리는 아직도 다섯을 좋아해요. 불 옆에서만 빼고요.',
    },
    goals: {
      c: {
        en: 'Count the squares from the start until you are right below the cake. That is the number of the repeat.',
        ko: '출발한 칸에서 케이크 바로 아래까지 몇 칸인지 세어 봐요. 그 수가 반복의 숫자예요.',
      },
    },
  },
  {
    kind: 'build',
    idea: 'count',
    ground: 'night',
    rows: [
      'F.......', //
      '....nT..',
      '.T......',
      '........',
      '.F......',
      '........',
      '........',
      'ST......',
    ],
    limit: 5,
    title: { en: 'Floor six, door four', ko: '6층 4호' },
    description: {
      en: 'Two repeats, two numbers. Count the squares, then tap each number to set it.',
      ko: '반복이 둘, 숫자도 둘이에요. 칸을 센 다음 숫자를 눌러 바꿔요.',
    },
    story: {
      en: 'The owl lives on floor six, door four. He counts both every night, in case someone moved them.',
      ko: '부엉이는 6층 4호에 살아요. 누가 옮겨 놓았을까 봐 밤마다 세어 본대요.',
    },
    completionMessage: {
      en: 'Still six, still four. Now the owl can go to sleep. It is morning, anyway.',
      ko: '오늘도 6층, 오늘도 4호. 이제 마음 놓고 자도 돼요. 마침 아침이네요.',
    },
    goals: {
      n: {
        en: 'Count the squares up to the lamp’s row, and then the squares across. Each is the number of one repeat.',
        ko: '등불이 있는 줄까지 위로 몇 칸인지, 거기서 옆으로 몇 칸인지 세어 봐요. 둘 다 반복의 숫자예요.',
      },
    },
  },
];
