/** A program that is built of given blocks only, each used once. */

import { type BlockKind, countBlocks, listBlocks, type Program } from './program.ts';
import { getBlockKind } from './program-edit.ts';

/** How many blocks of each kind there are. */
export type Tiles = Readonly<Partial<Record<BlockKind, number>>>;

export function countTiles(program: Program): Tiles {
  const counts: Partial<Record<BlockKind, number>> = {};
  for (const block of listBlocks(program)) counts[getBlockKind(block)] = (counts[getBlockKind(block)] ?? 0) + 1;
  return counts;
}

/** How many blocks of a kind are left beside a program; null where any number is. */
export function countTilesLeft(tiles: Tiles | undefined, program: Program, kind: BlockKind): number | null {
  return tiles ? (tiles[kind] ?? 0) - (countTiles(program)[kind] ?? 0) : null;
}

/** Whether a program can be built of a level's tiles, and fits into its bag; any can where there are no tiles. */
export function isBuiltOf(
  { tiles, enoughBlocks }: { readonly tiles?: Tiles; readonly enoughBlocks?: number },
  program: Program,
): boolean {
  if (!tiles) return true;
  if (countBlocks(program) > (enoughBlocks ?? Number.POSITIVE_INFINITY)) return false;
  return Object.entries(countTiles(program)).every(([kind, count]) => count <= (tiles[kind as BlockKind] ?? 0));
}
