import type { Hazard, HazardType, Level } from './level.ts';

export const hazardEmoji: Readonly<Record<HazardType, string>> = { fire: '🔥', spike: '🌵' };

const hazard = (type: HazardType, x: number, y: number): Hazard => ({
  id: `${type}-${x}-${y}`,
  type,
  x,
  y,
  emoji: hazardEmoji[type],
});

/** Three levels of 8, 10 and 12 squares a side, from the bottom left corner (docs/product.md §7.1). */
export const levels: readonly Level[] = [
  {
    id: 'programming-basics',
    title: { en: 'Programming Basics', ko: '프로그래밍 첫걸음' },
    background: 'meadow',
    description: {
      en: 'Two things are lying in the meadow. Walk to each one and collect it.',
      ko: '풀밭에 물건 두 개가 떨어져 있어요. 가서 주워 보세요.',
    },
    story: {
      en: 'Last night the wind emptied the whole forest post office. The party is tonight, and you are the new mail carrier. Start small: a mitten and a letter.',
      ko: '간밤에 바람이 숲속 우체국을 탈탈 털었어요. 잔치는 오늘 밤이고, 새 집배원은 바로 나! 우선 손모아장갑 한 짝과 편지부터 찾아요.',
    },
    gridSize: 8,
    startPosition: { x: 0, y: 7 },
    items: [
      {
        id: 'mitten',
        kind: 'mitten',
        name: { en: 'mitten', ko: '손모아장갑' },
        emoji: '🧤',
        belongsTo: { en: 'Mrs. Scarf the squirrel', ko: '다람쥐 목도리 부인' },
        x: 3,
        y: 7,
      },
      {
        id: 'letter',
        kind: 'letter',
        name: { en: 'letter', ko: '편지' },
        emoji: '✉️',
        belongsTo: { en: 'the beaver, who is in a meeting', ko: '회의 중인 비버 부장님' },
        x: 3,
        y: 4,
      },
    ],
    hazards: [hazard('fire', 5, 7), hazard('spike', 3, 2), hazard('fire', 1, 6)],
    completionMessage: {
      en: 'Mrs. Scarf has two warm paws again. The beaver has read his letter and is in another meeting.',
      ko: '목도리 부인은 두 손이 다 따뜻해졌어요. 부장님은 편지를 읽고 또 회의에 들어가셨어요.',
    },
  },
  {
    id: 'loops-and-logic',
    title: { en: 'Loops & Logic', ko: '반복하고 생각하고' },
    background: 'pond',
    description: {
      en: 'Three things float on the pond, like steps of a stair. Is there something you do again and again?',
      ko: '연못에 물건 세 개가 계단처럼 떠 있어요. 똑같은 길이 자꾸 나오지 않나요?',
    },
    story: {
      en: 'The wind did not stop at the meadow. It blew the party key, the dinner bell, and one good acorn onto the pond. Lily pads hold a mail carrier. Probably.',
      ko: '바람은 연못까지 불었어요. 잔칫집 열쇠, 저녁 종, 잘생긴 도토리가 연못에 떴네요. 연잎은 집배원을 태워 줄 거예요. 아마도요.',
    },
    gridSize: 10,
    startPosition: { x: 0, y: 9 },
    items: [
      {
        id: 'key',
        kind: 'key',
        name: { en: 'key', ko: '열쇠' },
        emoji: '🔑',
        belongsTo: { en: 'the cat, who is locked out', ko: '문밖에서 떠는 고양이' },
        x: 2,
        y: 7,
      },
      {
        id: 'bell',
        kind: 'bell',
        name: { en: 'bell', ko: '종' },
        emoji: '🔔',
        belongsTo: { en: 'the frog, who cooks', ko: '요리사 개구리' },
        x: 4,
        y: 5,
      },
      {
        id: 'acorn',
        kind: 'acorn',
        name: { en: 'acorn', ko: '도토리' },
        emoji: '🌰',
        belongsTo: { en: 'Mrs. Scarf’s three babies', ko: '목도리 부인네 아기 셋' },
        x: 6,
        y: 3,
      },
    ],
    hazards: [
      hazard('spike', 1, 8),
      hazard('spike', 3, 6),
      hazard('spike', 5, 4),
      hazard('fire', 3, 9),
      hazard('fire', 7, 3),
    ],
    completionMessage: {
      en: 'The cat is in, the soup is on, and the acorn has been cut in three. Nobody got the bigger third.',
      ko: '고양이는 집에 들어갔고, 수프는 끓어요. 도토리는 셋으로 나눴는데, 누구 것이 더 큰지 아무도 모른대요.',
    },
  },
  {
    id: 'algorithm-master',
    title: { en: 'Algorithm Master', ko: '알고리즘 달인' },
    background: 'night',
    description: {
      en: 'It is dark, the hill is wide, and the blocks are few. A repeat may hold a repeat.',
      ko: '날은 어둡고 언덕은 넓은데 블록은 아껴야 해요. 반복 안에 반복을 넣어도 돼요.',
    },
    story: {
      en: 'The guests are here. The lantern, the trumpet, and the cake are not. They are up on the night hill, in a line no straight-walking mail carrier would choose.',
      ko: '손님은 다 왔는데 등불과 나팔과 케이크가 없어요. 모두 밤 언덕에 있네요. 똑바로만 걸어서는 못 가는 길이에요.',
    },
    gridSize: 12,
    startPosition: { x: 0, y: 11 },
    items: [
      {
        id: 'lantern',
        kind: 'lantern',
        name: { en: 'lantern', ko: '등불' },
        emoji: '🏮',
        belongsTo: { en: 'the owl, who is afraid of the dark', ko: '어둠을 무서워하는 부엉이' },
        x: 3,
        y: 5,
      },
      {
        id: 'trumpet',
        kind: 'trumpet',
        name: { en: 'trumpet', ko: '나팔' },
        emoji: '🎺',
        belongsTo: { en: 'the hedgehog, who knows one song', ko: '노래를 딱 하나 아는 고슴도치' },
        x: 6,
        y: 4,
      },
      {
        id: 'cake',
        kind: 'birthday-cake',
        name: { en: 'birthday cake', ko: '생일 케이크' },
        emoji: '🎂',
        belongsTo: { en: 'everybody', ko: '우리 모두' },
        x: 9,
        y: 3,
      },
    ],
    hazards: [
      hazard('fire', 1, 11),
      hazard('spike', 2, 9),
      hazard('fire', 0, 5),
      hazard('spike', 4, 6),
      hazard('fire', 3, 4),
      hazard('spike', 7, 5),
      hazard('fire', 6, 3),
      hazard('spike', 10, 4),
    ],
    completionMessage: {
      en: 'The lantern is lit, the hedgehog has played his song (twice), and there is a slice of cake with your name on it.',
      ko: '등불이 켜지고, 고슴도치는 나팔을 두 번이나 불었어요. 케이크 한 조각에는 집배원 이름이 적혀 있고요.',
    },
  },
];

/** A program with the fewest blocks for each level, by level id. `solver.test.ts` proves that none is shorter. */
export const SHORTEST_PROGRAMS: Readonly<Record<string, string>> = {
  'programming-basics': '3(r)5(cu)',
  'loops-and-logic': '3(rruuc)',
  'algorithm-master': '5(u)3(3(r)uc)',
};

export function isStoryLevel({ id }: Pick<Level, 'id'>): boolean {
  return levels.some((level) => level.id === id);
}
