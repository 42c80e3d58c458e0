/** Deliveries 12 to 15: a repeat in a repeat, a program to read, a level to make. */
import type { Delivery } from './delivery.ts';

export const lastDeliveries: readonly Delivery[] = [
  {
    kind: 'build',
    idea: 'nested-small',
    ground: 'meadow',
    rows: [
      '..........', //
      '..........',
      '..........',
      '..........',
      '..........',
      '..........',
      '.........l',
      '......l...',
      '...l......',
      'S.........',
    ],
    limit: 5,
    title: { en: 'A repeat in a repeat', ko: '반복 속의 반복' },
    description: {
      en: 'Three over, one up, collect. Do that three times. And “three over” is a repeat, too.',
      ko: '옆으로 셋, 위로 하나, 줍기를 세 번! ‘옆으로 셋’도 반복이에요.',
    },
    story: {
      en: 'A staircase of long steps, and a letter on each. The stairs were built by a giraffe.',
      ko: '한 칸이 아주 긴 계단이에요. 칸마다 편지가 있고요. 기린이 만들었거든요.',
    },
    completionMessage: {
      en: 'The giraffe thanks you. She is afraid of stairs.',
      ko: '기린이 고맙대요. 기린은 계단을 무서워해요.',
    },
    goals: {
      l: {
        en: 'Look at one long stair: three over, one up. Then look at the next one.',
        ko: '긴 계단 하나를 봐요. 옆으로 셋, 위로 하나. 그다음 계단도 봐요.',
      },
    },
  },
  {
    kind: 'build',
    idea: 'nested-large',
    hasFixedTimes: true,
    ground: 'night',
    rows: [
      '............', //
      '..........T.',
      '.........n..',
      '.......T....',
      '............',
      '......n.....',
      '....T.......',
      '............',
      '...n........',
      '.T..........',
      '............',
      'S...........',
    ],
    limit: 6,
    title: { en: 'Giant stairs', ko: '거인의 계단' },
    description: {
      en: 'Three over, three up, collect. Do that three times. How small can the program be?',
      ko: '옆으로 셋, 위로 셋, 줍기를 세 번! 프로그램을 얼마나 줄일 수 있을까요?',
    },
    story: {
      en: 'The last lamps of the party hang on the giant’s stairs. The giant is out. He left the lights on.',
      ko: '잔치의 마지막 등불들이 거인의 계단에 걸렸어요. 거인은 외출 중이에요. 불은 켜 두고요.',
    },
    completionMessage: {
      en: 'The whole hill is bright. The giant’s light bill is somebody else’s story.',
      ko: '언덕이 온통 환해요. 거인의 기름값은 다른 이야기에서 만나요.',
    },
    goals: {
      n: {
        en: 'From lamp to lamp it is three over and three up. Which repeats go inside which?',
        ko: '등불에서 등불까지 옆으로 셋, 위로 셋이에요. 어느 반복이 어느 반복 안에 들어갈까요?',
      },
    },
  },
  {
    kind: 'question',
    idea: 'read',
    ground: 'pond',
    rows: [
      '.....', //
      '.....',
      'aaaa.',
      '.aaa.',
      'S....',
    ],
    question: 'forgotten',
    programs: ['u3(rc)u3(lc)', 'u3(rc)u3(cl)', 'u3(cr)uc3(lc)'],
    title: { en: 'What did the friend forget?', ko: '친구가 뭘 빠뜨렸을까요?' },
    description: {
      en: 'A friend’s program leaves one acorn behind. Read it, tap that acorn, and press Run.',
      ko: '친구의 프로그램은 도토리 하나를 두고 가요. 읽어 보고, 그 도토리를 눌러요. 그다음 실행!',
    },
    story: {
      en: 'The mole has sent his program by mail. He typed it in the dark.',
      ko: '두더지가 편지로 프로그램을 보내왔어요. 깜깜한 데서 썼대요.',
    },
    completionMessage: {
      en: 'You saw it before it happened. The mole would like your eyes.',
      ko: '실행하기도 전에 알아맞혔네요! 두더지가 그 눈을 부러워해요.',
    },
    tips: [
      {
        en: 'Go along with your finger. Lift it only where the program says Collect.',
        ko: '손가락으로 따라가요. 줍기가 나올 때마다 톡 두드려요.',
      },
      {
        en: 'In a repeat, look at which comes first: the step or Collect?',
        ko: '반복 안에서 무엇이 먼저인지 봐요. 걷기인가요, 줍기인가요?',
      },
      {
        en: 'Look closely at the corner between the two rows, and at the very last square.',
        ko: '두 줄이 만나는 모퉁이와 맨 마지막 칸을 잘 봐요.',
      },
    ],
  },
  {
    kind: 'make',
    idea: 'make',
    title: { en: 'One for a friend', ko: '친구를 위해 하나' },
    description: {
      en: 'Make a level of your own and solve it once yourself. Then send it to a friend.',
      ko: '나만의 배달을 만들고, 먼저 한 번 끝까지 해 봐요. 그다음 친구에게 보내요.',
    },
    completionMessage: {
      en: 'Your own level, and it can be solved. You are the post office now.',
      ko: '끝까지 갈 수 있는 배달을 내 손으로 만들었어요. 이제 내가 우체국이에요!',
    },
  },
];
