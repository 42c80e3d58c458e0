import type { Bilingual } from '../../shared/language/language.ts';

export type GameId = 'programming-adventure' | 'multiplication-practice' | 'learning-progress' | 'career-planner';
type GameRoute = '/adventure-game' | '/multiplication-table' | '/quiz-scores' | '/career-planner';
export type Hub = 'coding' | 'math' | 'progress';

/** A games-hub entry (docs/product.md §3). Its title is its page's, its icon is found by its id. */
export type Game = {
  readonly id: GameId;
  readonly description: Bilingual;
  readonly route: GameRoute;
  readonly category: Bilingual;
  readonly difficulty: Bilingual;
  /** The section of the hub it stands in. */
  readonly hub: Hub;
  readonly emoji: string;
  /** Tailwind classes from the site's palette: the card's background and its icon's color. */
  readonly backgroundColor: string;
  readonly iconColor: string;
};

export const hubNames: Record<Hub, Bilingual> = {
  coding: { en: 'Coding & Logic', ko: '코딩 놀이' },
  math: { en: 'Math & Language', ko: '셈 놀이' },
  progress: { en: 'Progress & Planning', ko: '성장과 꿈' },
};

export const games: readonly Game[] = [
  {
    id: 'programming-adventure',
    description: {
      en: 'Snap blocks together and send a hero across the board. Watch out for the fire!',
      ko: '블록을 이어 붙여 집배원을 움직여요. 불은 피해서 가요!',
    },
    route: '/adventure-game',
    category: { en: 'Coding & Logic', ko: '코딩 놀이' },
    difficulty: { en: 'Beginner', ko: '처음 하는 친구' },
    hub: 'coding',
    emoji: '🧭',
    backgroundColor: 'bg-teal-wash',
    iconColor: 'text-teal-deep',
  },
  {
    id: 'multiplication-practice',
    description: {
      en: 'Two minutes a day, no clock. Race the clock only if you want to.',
      ko: '하루 2분, 시계 없이 익혀요. 자신이 생기면 10초 퀴즈에 도전해요.',
    },
    route: '/multiplication-table',
    category: { en: 'Math & Language', ko: '셈 놀이' },
    difficulty: { en: 'Elementary', ko: '초등' },
    hub: 'math',
    emoji: '🔢',
    backgroundColor: 'bg-honey-wash',
    iconColor: 'text-honey-deep',
  },
  {
    id: 'learning-progress',
    description: {
      en: 'For the grown-ups: what went well, and what to practice tonight.',
      ko: '어른들이 함께 보는 노트예요. 오늘 밤 무엇을 연습하면 좋을지 알려 줘요.',
    },
    route: '/quiz-scores',
    category: { en: 'Progress Tracking', ko: '성장 기록' },
    difficulty: { en: 'All Levels', ko: '누구나' },
    hub: 'progress',
    emoji: '📈',
    backgroundColor: 'bg-leaf-wash',
    iconColor: 'text-leaf-deep',
  },
  {
    id: 'career-planner',
    description: {
      en: 'Start with what you like and see where it leads: Korea, a US university, a first job.',
      ko: '내가 좋아하는 것에서 출발해 미국 대학과 첫 직장까지 길을 그려 봐요.',
    },
    route: '/career-planner',
    category: { en: 'Career & Future', ko: '꿈과 미래' },
    difficulty: { en: 'All Ages', ko: '누구나' },
    hub: 'progress',
    emoji: '🌱',
    backgroundColor: 'bg-coral-wash',
    iconColor: 'text-coral-deep',
  },
];
