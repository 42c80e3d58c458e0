import type { Bilingual } from '../../../shared/language/language.ts';
import { DIRECTIONS, type Direction } from '../program/program.ts';
import type { Tiles } from '../program/tiles.ts';

/** A square of the grid, from 0: x from the left, y from the top. */
export type Cell = { readonly x: number; readonly y: number };

export type GroundId = 'meadow' | 'pond' | 'night';
export type ItemKind = 'mitten' | 'letter' | 'key' | 'bell' | 'acorn' | 'lantern' | 'trumpet' | 'birthday-cake';
export type HazardType = 'fire' | 'spike';

export type Item = Cell & {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: Bilingual;
  readonly emoji: string;
  /** Who it belongs to in the story. */
  readonly belongsTo: Bilingual;
};

export type Hazard = Cell & { readonly id: string; readonly type: HazardType; readonly emoji: string };

/** The part of a level that a run needs; story levels and made levels both have it. */
export type Grid = {
  /** Squares a side. */
  readonly gridSize: number;
  readonly startPosition: Cell;
  readonly items: readonly (Cell & { readonly id: string })[];
  readonly hazards: readonly (Cell & { readonly id: string; readonly type: HazardType })[];
};

/** docs/product.md §7.1 */
export type Level = Omit<Grid, 'items' | 'hazards'> & {
  readonly id: string;
  readonly title: Bilingual;
  readonly background: GroundId;
  readonly description: Bilingual;
  /** Two or three sentences that continue the story of the level before. */
  readonly story: Bilingual;
  readonly items: readonly Item[];
  readonly hazards: readonly Hazard[];
  readonly completionMessage: Bilingual;
  /** Hints of level 1, by item id; others are made of the program. */
  readonly goals?: Readonly<Record<string, Bilingual>>;
  /** The three hints of a level whose program cannot be changed. */
  readonly tips?: readonly Bilingual[];
  /** The only blocks that a program may have, where they are given. */
  readonly tiles?: Tiles;
  /** Whether the number of a repeat can be changed, from 2 to 9. */
  readonly hasFreeTimes?: boolean;
  /** Blocks that are enough, where that is known: fewer blocks are no part of the level's idea. */
  readonly enoughBlocks?: number;
};

const STEPS: Readonly<Record<Direction, Cell>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export function isSameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The next square in a direction, which may be off the grid. */
export function getCellBeside({ x, y }: Cell, direction: Direction): Cell {
  const step = STEPS[direction];
  return { x: x + step.x, y: y + step.y };
}

export function isOnGrid(gridSize: number, { x, y }: Cell): boolean {
  return x >= 0 && y >= 0 && x < gridSize && y < gridSize;
}

/** Whether every item can be reached without a hazard. */
export function isSolvable(grid: Grid): boolean {
  const blocked = new Set(grid.hazards.map(({ x, y }) => `${x},${y}`));
  const seen = new Set<string>();
  const waiting = [grid.startPosition];
  while (waiting.length > 0) {
    const cell = waiting.pop() ?? grid.startPosition;
    const key = `${cell.x},${cell.y}`;
    if (!isOnGrid(grid.gridSize, cell) || seen.has(key) || blocked.has(key)) continue;
    seen.add(key);
    waiting.push(...DIRECTIONS.map((direction) => getCellBeside(cell, direction)));
  }
  return grid.items.every(({ x, y }) => seen.has(`${x},${y}`));
}
