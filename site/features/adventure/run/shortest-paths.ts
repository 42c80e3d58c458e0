/**
 * Shortest paths to all items, from any hero state. Distances are cached: they are asked for at every step of a run.
 */

import type { Direction } from '../program/program.ts';
import { type Cell, type Grid, getCellBeside, isOnGrid, isSameCell } from '../world/level.ts';
import type { HeroState } from './run.ts';

export type ShortestPaths = {
  /** The fewest moves and collects that find everything; null where something cannot be reached. */
  readonly stepsLeft: (from: HeroState) => number | null;
  /** Id of the first item on a shortest path, the nearest of several; null where there is none. */
  readonly nextItem: (from: HeroState) => string | null;
  /** The first act toward that item; the hero's direction wins over a turn of the same length. */
  readonly nextAct: (from: HeroState) => Direction | 'collect' | null;
};

const BY_PREFERENCE: readonly Direction[] = ['right', 'up', 'left', 'down'];

/** Moves from any square to `goal` around hazards; Infinity where there is no path. */
function distancesTo(grid: Grid, goal: Cell): (from: Cell) => number {
  const size = grid.gridSize;
  const moves = new Array<number>(size * size).fill(Number.POSITIVE_INFINITY);
  const isFree = (cell: Cell) => isOnGrid(size, cell) && !grid.hazards.some((hazard) => isSameCell(hazard, cell));
  let frontier: Cell[] = [goal];
  for (let distance = 0; frontier.length > 0; distance++) {
    const next: Cell[] = [];
    for (const cell of frontier) {
      const index = cell.y * size + cell.x;
      if (moves[index] !== Number.POSITIVE_INFINITY) continue;
      moves[index] = distance;
      next.push(...BY_PREFERENCE.map((direction) => getCellBeside(cell, direction)).filter(isFree));
    }
    frontier = next;
  }
  return (cell) => (isOnGrid(size, cell) ? moves[cell.y * size + cell.x] : undefined) ?? Number.POSITIVE_INFINITY;
}

/** Sets of found items are bit masks, so a grid may have 30 items; MAX_ITEMS is 8. */
export function findShortestPaths(grid: Grid): ShortestPaths {
  const { items } = grid;
  const distances = items.map((item) => distancesTo(grid, item));
  const all = 2 ** items.length - 1;
  const known = new Map<number, number>();

  /** The items not found yet: moves to each, and acts to find everything if it comes next. */
  function choices(
    position: Cell,
    found: number,
  ): readonly { readonly index: number; readonly near: number; readonly steps: number }[] {
    return items.flatMap((item, index) => {
      if (found & (1 << index)) return [];
      const near = distances[index]?.(position) ?? Number.POSITIVE_INFINITY;
      return [{ index, near, steps: near + 1 + after(index, item, found | (1 << index)) }];
    });
  }

  /** The acts that remain once an item is picked up. */
  function after(index: number, at: Cell, found: number): number {
    if (found === all) return 0;
    const key = found * items.length + index;
    const before = known.get(key);
    if (before !== undefined) return before;
    const steps = Math.min(...choices(at, found).map((choice) => choice.steps));
    known.set(key, steps);
    return steps;
  }

  const bits = (found: readonly string[]) =>
    items.reduce((sum, { id }, index) => (found.includes(id) ? sum | (1 << index) : sum), 0);

  type Choice = ReturnType<typeof choices>[number];
  const chosen = new Map<number, Choice | null>();

  function best({ position, found }: HeroState): Choice | null {
    const bitsFound = bits(found);
    const key = (position.y * grid.gridSize + position.x) * (all + 1) + bitsFound;
    const before = chosen.get(key);
    if (before !== undefined) return before;
    const [first] = choices(position, bitsFound).toSorted((a, b) => a.steps - b.steps || a.near - b.near);
    const choice = first && Number.isFinite(first.steps) ? first : null;
    chosen.set(key, choice);
    return choice;
  }

  return {
    stepsLeft: (from) => (bits(from.found) === all ? 0 : (best(from)?.steps ?? null)),
    nextItem: (from) => items[best(from)?.index ?? -1]?.id ?? null,
    nextAct: (from) => {
      const next = best(from);
      if (!next) return null;
      if (next.near === 0) return 'collect';
      const nearer = BY_PREFERENCE.filter(
        (direction) => distances[next.index]?.(getCellBeside(from.position, direction)) === next.near - 1,
      );
      return nearer.find((direction) => direction === from.facing) ?? nearer[0] ?? null;
    },
  };
}
