import type { Bilingual } from '../../../shared/language/language.ts';

export type CharacterId = 'girl' | 'boy' | 'cat' | 'dog' | 'fairy' | 'wizard' | 'unicorn' | 'robot';

/** A hero (docs/product.md §7.1). */
type Character = {
  readonly id: CharacterId;
  readonly name: Bilingual;
  readonly emoji: string;
  readonly description: Bilingual;
};

export const characters: readonly Character[] = [
  {
    id: 'girl',
    name: { en: 'Girl', ko: '여자아이' },
    emoji: '👧',
    description: { en: 'Counts every step out loud.', ko: '걸음을 하나하나 큰 소리로 세어요.' },
  },
  {
    id: 'boy',
    name: { en: 'Boy', ko: '남자아이' },
    emoji: '👦',
    description: { en: 'Has a plan. It is in his other pocket.', ko: '계획이 다 있어요. 다른 주머니에 있지만요.' },
  },
  {
    id: 'cat',
    name: { en: 'Cat', ko: '고양이' },
    emoji: '🐱',
    description: { en: 'Follows orders. Just this once.', ko: '시키는 대로 해요. 딱 이번만요.' },
  },
  {
    id: 'dog',
    name: { en: 'Dog', ko: '강아지' },
    emoji: '🐶',
    description: { en: 'Brings back everything. Everything.', ko: '뭐든지 물어 와요. 정말 뭐든지요.' },
  },
  {
    id: 'fairy',
    name: { en: 'Fairy', ko: '요정' },
    emoji: '🧚',
    description: { en: 'Could fly. Walks, for the exercise.', ko: '날 수 있지만 운동 삼아 걸어요.' },
  },
  {
    id: 'wizard',
    name: { en: 'Wizard', ko: '마법사' },
    emoji: '🧙',
    description: { en: 'Says the magic word: repeat.', ko: '마법의 주문은 “반복!”이에요.' },
  },
  {
    id: 'unicorn',
    name: { en: 'Unicorn', ko: '유니콘' },
    emoji: '🦄',
    description: { en: 'Carries letters on her horn.', ko: '편지를 뿔에 꽂아 날라요.' },
  },
  {
    id: 'robot',
    name: { en: 'Robot', ko: '로봇' },
    emoji: '🤖',
    description: { en: 'Does what you say. Exactly what you say.', ko: '말한 대로만 해요. 정말 말한 대로만요.' },
  },
];

export function isCharacterId(value: unknown): value is CharacterId {
  return characters.some(({ id }) => id === value);
}
