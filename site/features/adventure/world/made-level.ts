/** Levels made by a child (docs/product.md §7.6): what one is, and the level to play that it becomes. */

import {
  type Cell,
  type GroundId,
  type HazardType,
  type Item,
  type ItemKind,
  isSolvable,
  type Level,
} from './level.ts';
import { hazardEmoji, levels } from './levels.ts';

export const MIN_GRID_SIZE = 5;
export const MAX_GRID_SIZE = 12;
export const MAX_ITEMS = 8;
export const MAX_HAZARDS = 12;

/** The id of every made level. */
export const MADE_LEVEL_ID = 'made';

export type MadeItem = Cell & { readonly id: string; readonly kind: ItemKind };
export type MadeHazard = Cell & { readonly id: string; readonly type: HazardType };

/** A child's grid. It has no texts, so that a link cannot carry a stranger's words. */
export type MadeLevel = {
  readonly gridSize: number;
  readonly background: GroundId;
  readonly startPosition: Cell;
  readonly items: readonly MadeItem[];
  readonly hazards: readonly MadeHazard[];
};

type ThingWords = Pick<Item, 'name' | 'emoji' | 'belongsTo'>;

const getItemWords = (kind: ItemKind): ThingWords => {
  const item = levels.flatMap(({ items }) => items).find((each) => each.kind === kind);
  if (!item) throw new Error(`No level has a ${kind}`);
  return { name: item.name, emoji: item.emoji, belongsTo: item.belongsTo };
};

/** Items of the story levels, in their order. */
export const itemKinds: readonly ItemKind[] = levels.flatMap(({ items }) => items.map(({ kind }) => kind));
export const hazardTypes: readonly HazardType[] = ['fire', 'spike'];
export const grounds: readonly GroundId[] = levels.map(({ background }) => background);

/** Name, emoji and owner of an item, from the story. */
export const itemWords: Readonly<Record<ItemKind, ThingWords>> = {
  mitten: getItemWords('mitten'),
  letter: getItemWords('letter'),
  key: getItemWords('key'),
  bell: getItemWords('bell'),
  acorn: getItemWords('acorn'),
  lantern: getItemWords('lantern'),
  trumpet: getItemWords('trumpet'),
  'birthday-cake': getItemWords('birthday-cake'),
};

export const madeItem = (kind: ItemKind, { x, y }: Cell): MadeItem => ({ id: `${kind}-${x}-${y}`, kind, x, y });
export const madeHazard = (type: HazardType, { x, y }: Cell): MadeHazard => ({ id: `${type}-${x}-${y}`, type, x, y });

/** An empty grid with its start at the bottom left. The size is clamped. */
export function createBlankLevel(gridSize = 8, background: GroundId = 'meadow'): MadeLevel {
  const size = Math.max(MIN_GRID_SIZE, Math.min(MAX_GRID_SIZE, Math.round(gridSize)));
  return { gridSize: size, background, startPosition: { x: 0, y: size - 1 }, items: [], hazards: [] };
}

/** Why a grid cannot be played yet. */
export type LevelProblem = 'no-item' | 'unsolvable';

/** Why it cannot be played; null where it can. */
export function findLevelProblem(made: MadeLevel): LevelProblem | null {
  if (made.items.length === 0) return 'no-item';
  return isSolvable(made) ? null : 'unsolvable';
}

/** A made level as a level to play, with fixed texts. */
export function buildMadeLevel(made: MadeLevel): Level {
  return {
    id: MADE_LEVEL_ID,
    title: { en: 'A level made by a child', ko: '어린이가 만든 배달' },
    background: made.background,
    description: { en: 'Find everything. Mind the rest.', ko: '모두 찾아요. 나머지는 조심하고요.' },
    story: {
      en: 'Somebody has hidden things here, and only that somebody knows why. Off you go, mail carrier.',
      ko: '누군가 여기에 물건을 숨겼어요. 왜 그랬는지는 그 아이만 알아요. 자, 집배원님 출발!',
    },
    hasFreeTimes: true,
    gridSize: made.gridSize,
    startPosition: made.startPosition,
    items: made.items.map((item) => ({ ...item, ...itemWords[item.kind] })),
    hazards: made.hazards.map((hazard) => ({ ...hazard, emoji: hazardEmoji[hazard.type] })),
    completionMessage: {
      en: 'Everything is found. Now make one yourself.',
      ko: '다 찾았어요. 이제 하나 만들어 볼까요?',
    },
  };
}
