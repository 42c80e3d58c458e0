/** Which block of a program led to another square than the one that a child has tapped (docs/product.md §7.8). */
import { type Cell, type Grid, isSameCell } from '../world/level.ts';
import type { Transcript, TranscriptEntry } from './run.ts';

/**
 * The step that led away: the one that picked up the item on the tapped square; else the one after the hero was nearest
 * to it for the first time, or the last one. Null for a run without steps.
 */
export function findDeviation(grid: Grid, { start, entries }: Transcript, tapped: Cell): TranscriptEntry | null {
  const item = grid.items.find((each) => isSameCell(each, tapped));
  const collected = item && entries.find(({ effect }) => effect.kind === 'collected' && effect.item === item.id);
  if (collected) return collected;
  const squares = [start, ...entries].map(({ position }) => position);
  const distances = squares.map((square) => distanceOf(square, tapped));
  let nearest = distances.indexOf(Math.min(...distances));
  // What happens on that square does not lead away.
  while (isSameCell(squares[nearest + 1] ?? AWAY, squares[nearest] ?? start.position)) nearest += 1;
  return entries[nearest] ?? entries.at(-1) ?? null;
}

const AWAY: Cell = { x: -1, y: -1 };
const distanceOf = (a: Cell, b: Cell) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** Whether a block is the one of a step, or one of the repeats around it. */
export function isBlockOfStep(blockId: string, step: TranscriptEntry): boolean {
  return step.blockId === blockId || step.rounds.some((round) => round.blockId === blockId);
}
