/** Deliveries 7 to 11: what goes into a repeat, and what comes after it. */
import type { Delivery } from './delivery.ts';

export const repeatDeliveries: readonly Delivery[] = [
  {
    kind: 'build',
    idea: 'two-inside',
    ground: 'pond',
    rows: [
      '......', //
      '......',
      '..l...',
      '..l...',
      '..l...',
      '..S...',
    ],
    limit: 3,
    title: { en: 'A ladder of letters', ko: '편지 사다리' },
    description: {
      en: 'Step, collect, step, collect… A repeat can hold two blocks.',
      ko: '한 칸 가서 줍고, 한 칸 가서 줍고… 반복 안에는 블록 두 개도 들어가요.',
    },
    story: {
      en: 'The beaver mailed himself three letters so that he would not forget them. He forgot them.',
      ko: '부장님이 안 잊으려고 자기한테 편지를 세 통 부치셨어요. 그러고는 잊으셨어요.',
    },
    completionMessage: {
      en: 'All three said the same thing: “Do not forget.”',
      ko: '세 통 다 똑같은 말이었어요. “잊지 말 것.”',
    },
    goals: {
      l: {
        en: 'The letters are one above the other. What do you do on every one of those squares?',
        ko: '편지가 위로 나란히 있어요. 칸마다 무엇무엇을 하나요?',
      },
    },
  },
  {
    kind: 'build',
    idea: 'repeat-then-more',
    ground: 'meadow',
    rows: [
      '.......', //
      '.......',
      '.......',
      '......T',
      '.....t.',
      'FFFF...',
      'S......',
    ],
    limit: 5,
    title: { en: 'And then up', ko: '그러고 나서 위로' },
    description: {
      en: 'When a repeat is over, the program goes on below it.',
      ko: '반복이 끝나면 그 아래 블록으로 이어져요.',
    },
    story: {
      en: 'The hedgehog’s trumpet is around the corner. You can hear it: the wind is practicing.',
      ko: '고슴도치의 나팔은 모퉁이 너머에 있어요. 바람이 연습하는 소리가 들리네요.',
    },
    completionMessage: {
      en: 'The hedgehog plays again. The wind plays better.',
      ko: '고슴도치가 다시 불어요. 솔직히 바람이 더 잘 불어요.',
    },
    goals: {
      t: {
        en: 'First go past all the fires, until you are right below the trumpet. From there it’s two squares up.',
        ko: '줄지어 있는 불 아래를 끝까지 지나가요. 거기서 위로 두 칸이면 나팔이에요.',
      },
    },
  },
  {
    kind: 'build',
    idea: 'inside-outside',
    ground: 'meadow',
    rows: [
      '......', //
      '......',
      '......',
      '...T..',
      '...c..',
      'Saaa..',
    ],
    limit: 5,
    title: { en: 'Inside or outside?', ko: '안일까, 밖일까?' },
    description: {
      en: 'One Collect belongs inside the repeat, another one after it. Which is which?',
      ko: '줍기 하나는 반복 안에, 하나는 반복 뒤에 와요. 어느 것이 어디일까요?',
    },
    story: {
      en: 'Three acorns in a row, and a cake on the shelf above. Somebody has planned this party very well.',
      ko: '도토리가 나란히 셋, 그 위 선반에는 케이크. 누가 잔치 준비를 참 잘했네요.',
    },
    completionMessage: {
      en: 'Cake with acorns. The recipe is a secret; the crumbs are not.',
      ko: '도토리 케이크예요. 만드는 법은 비밀인데 부스러기는 비밀이 아니네요.',
    },
    goals: {
      a: {
        en: 'An acorn on each of three squares. What happens on every square belongs inside.',
        ko: '세 칸에 도토리가 하나씩 있어요. 칸마다 하는 일은 반복 안에 들어가요.',
      },
      c: {
        en: 'The cake is one square above the last acorn. That happens once, so it comes after the repeat.',
        ko: '케이크는 마지막 도토리 바로 위예요. 한 번만 하는 일이니 반복 뒤에 와요.',
      },
    },
  },
  {
    kind: 'build',
    idea: 'two-repeats',
    ground: 'pond',
    rows: [
      '.......', //
      '.......',
      '.....FT',
      '.....b.',
      '.......',
      '.TTF...',
      'S......',
    ],
    limit: 5,
    title: { en: 'Five over, three up', ko: '옆으로 다섯, 위로 셋' },
    description: { en: 'Two long ways, two repeats.', ko: '긴 길이 두 개, 반복도 두 개예요.' },
    story: {
      en: 'The dinner bell has floated off again. The frog has tied a string to it. He has not tied it to anything else.',
      ko: '저녁 종이 또 떠내려갔어요. 개구리가 끈을 묶었는데, 다른 쪽 끝은 안 묶었대요.',
    },
    completionMessage: {
      en: 'Dinner! It is soup. It is always soup.',
      ko: '저녁이에요! 수프네요. 늘 수프예요.',
    },
    goals: {
      b: {
        en: 'First along the edge, then up. How many squares is each part?',
        ko: '먼저 옆으로, 그다음 위로 가요. 각각 몇 칸인가요?',
      },
    },
  },
  {
    kind: 'build',
    idea: 'few-blocks',
    ground: 'night',
    rows: [
      '.......', //
      '.....k.',
      '....k..',
      '...k...',
      '..k....',
      '.k.....',
      'S......',
    ],
    limit: 4,
    isLimitStrict: true,
    title: { en: 'A very small bag', ko: '아주 작은 가방' },
    description: {
      en: 'Only four blocks fit into the bag. What happens again and again?',
      ko: '가방에 블록이 네 개만 들어가요. 자꾸 나오는 게 뭘까요?',
    },
    story: {
      en: 'The cat has five keys and no idea which one fits. All five are on the night hill.',
      ko: '고양이한테는 열쇠가 다섯 개 있어요. 뭐가 맞는지는 몰라요. 다섯 개 다 밤 언덕에 있네요.',
    },
    completionMessage: {
      en: 'It was the fifth one. It always is.',
      ko: '다섯 번째 열쇠가 맞았어요. 꼭 마지막이 맞더라고요.',
    },
    goals: {
      k: {
        en: 'From each key to the next it’s the same move: one over, one up. That can be written once.',
        ko: '열쇠에서 다음 열쇠까지는 늘 똑같아요. 옆으로 하나, 위로 하나. 한 번만 써도 돼요.',
      },
    },
  },
];
