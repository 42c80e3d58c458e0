/** The level maker's rules (docs/product.md §7.6). Grids are immutable; a refused change has a reason. */
import type { Cell, GroundId, HazardType, Item, ItemKind, Level } from '../levels/level.ts';
import { levels } from '../levels/levels.ts';
import { isSolvable } from '../levels/solve.ts';

/** Squares per side. */
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

/** What a tap on a square does. */
export type MakerTool =
  | { readonly place: 'start' }
  | { readonly place: 'item'; readonly kind: ItemKind }
  | { readonly place: 'hazard'; readonly type: HazardType }
  | { readonly place: 'erase' };

export type Refusal = 'off-board' | 'start-is-here' | 'too-many-items' | 'too-many-hazards' | 'nothing-here';
/** The grid after a tap; the same grid with a reason where the tap was refused. */
export type PlaceResult = { readonly made: MadeLevel; readonly refusal: Refusal | null };

/** Why a grid cannot be played yet. */
export type LevelProblem = 'no-item' | 'unsolvable';

/** What is on a square. */
export type CellContent =
  | { readonly role: 'start' }
  | ({ readonly role: 'item' } & MadeItem)
  | ({ readonly role: 'hazard' } & MadeHazard);

type ThingWords = Pick<Item, 'name' | 'emoji' | 'belongsTo'>;

const wordsOf = (kind: ItemKind): ThingWords => {
  const item = levels.flatMap(({ items }) => items).find((each) => each.kind === kind);
  if (!item) throw new Error(`No level has a ${kind}`);
  return { name: item.name, emoji: item.emoji, belongsTo: item.belongsTo };
};

/** In the order of the story. */
export const itemKinds: readonly ItemKind[] = levels.flatMap(({ items }) => items.map(({ kind }) => kind));
export const hazardTypes: readonly HazardType[] = ['fire', 'spike'];
export const grounds: readonly GroundId[] = levels.map(({ background }) => background);

/** Name, emoji and owner of an item, from the story. */
export const itemWords: Readonly<Record<ItemKind, ThingWords>> = {
  mitten: wordsOf('mitten'),
  letter: wordsOf('letter'),
  key: wordsOf('key'),
  bell: wordsOf('bell'),
  acorn: wordsOf('acorn'),
  lantern: wordsOf('lantern'),
  trumpet: wordsOf('trumpet'),
  'birthday-cake': wordsOf('birthday-cake'),
};

const hazardEmoji: Readonly<Record<HazardType, string>> = { fire: '🔥', spike: '🌵' };

const same = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;
const isOn = (gridSize: number, { x, y }: Cell) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < gridSize && y < gridSize;
export const madeItem = (kind: ItemKind, { x, y }: Cell): MadeItem => ({ id: `${kind}-${x}-${y}`, kind, x, y });
export const madeHazard = (type: HazardType, { x, y }: Cell): MadeHazard => ({ id: `${type}-${x}-${y}`, type, x, y });

/** An empty grid with its start at the bottom left. The size is clamped. */
export function blankLevel(gridSize = 8, background: GroundId = 'meadow'): MadeLevel {
  const size = Math.max(MIN_GRID_SIZE, Math.min(MAX_GRID_SIZE, Math.round(gridSize)));
  return { gridSize: size, background, startPosition: { x: 0, y: size - 1 }, items: [], hazards: [] };
}

export function contentAt(made: MadeLevel, cell: Cell): CellContent | null {
  if (same(made.startPosition, cell)) return { role: 'start' };
  const item = made.items.find((each) => same(each, cell));
  if (item) return { role: 'item', ...item };
  const hazard = made.hazards.find((each) => same(each, cell));
  return hazard ? { role: 'hazard', ...hazard } : null;
}

/** The grid without the item or hazard on a square. */
function cleared(made: MadeLevel, cell: Cell): MadeLevel {
  return {
    ...made,
    items: made.items.filter((each) => !same(each, cell)),
    hazards: made.hazards.filter((each) => !same(each, cell)),
  };
}

/**
 * One tap. Items, hazards and the start replace what is on the square; only the start cannot be replaced or erased.
 */
export function applyTool(made: MadeLevel, tool: MakerTool, cell: Cell): PlaceResult {
  const refused = (refusal: Refusal): PlaceResult => ({ made, refusal });
  if (!isOn(made.gridSize, cell)) return refused('off-board');
  const { x, y } = cell;
  const free = cleared(made, cell);
  if (tool.place === 'start') return { made: { ...free, startPosition: { x, y } }, refusal: null };
  if (same(made.startPosition, cell)) return refused('start-is-here');
  switch (tool.place) {
    case 'erase':
      return contentAt(made, cell) ? { made: free, refusal: null } : refused('nothing-here');
    case 'item':
      if (free.items.length === MAX_ITEMS) return refused('too-many-items');
      return { made: { ...free, items: [...free.items, madeItem(tool.kind, cell)] }, refusal: null };
    case 'hazard':
      if (free.hazards.length === MAX_HAZARDS) return refused('too-many-hazards');
      return { made: { ...free, hazards: [...free.hazards, madeHazard(tool.type, cell)] }, refusal: null };
  }
}

/**
 * The grid with another size, clamped to 5 to 12. Rows change at the top and columns on the right. What no longer has a
 * square is removed; the start goes back to the bottom left.
 */
export function resize(made: MadeLevel, gridSize: number): MadeLevel {
  const blank = blankLevel(gridSize, made.background);
  const down = blank.gridSize - made.gridSize;
  const moved = ({ x, y }: Cell): Cell => ({ x, y: y + down });
  const stays = (cell: Cell) => isOn(blank.gridSize, moved(cell));
  const resized: MadeLevel = {
    ...blank,
    startPosition: stays(made.startPosition) ? moved(made.startPosition) : blank.startPosition,
    items: made.items.filter(stays).map((item) => madeItem(item.kind, moved(item))),
    hazards: made.hazards.filter(stays).map((hazard) => madeHazard(hazard.type, moved(hazard))),
  };
  return cleared(resized, resized.startPosition);
}

/** Why it cannot be played; empty where it can. */
export function levelProblems(made: MadeLevel): readonly LevelProblem[] {
  if (made.items.length === 0) return ['no-item'];
  return isSolvable(made) ? [] : ['unsolvable'];
}

/** A made level as a level to play, with fixed texts. */
export function levelFrom(made: MadeLevel): Level {
  return {
    id: MADE_LEVEL_ID,
    title: { en: 'A level made by a child', ko: '어린이가 만든 길' },
    background: made.background,
    description: { en: 'Find everything. Mind the rest.', ko: '모두 찾아요. 나머지는 조심하고요.' },
    story: {
      en: 'Somebody has hidden things here, and only that somebody knows why. Off you go, mail carrier.',
      ko: '누군가 여기에 물건을 숨겼어요. 왜 그랬는지는 그 아이만 알아요. 자, 집배원님 출발!',
    },
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
