/** The stars that a run earns (docs/product.md §7.5). A star that was earned stays. */

import { countBlocks, type Program, parseProgram } from '../program/program.ts';
import type { Grid } from '../world/level.ts';
import { SHORTEST_PROGRAMS } from '../world/levels.ts';
import { hasLeftStart, type Transcript } from './run.ts';

/**
 * `solved`: everything is found. `one-program`: by one run from the start. `fewest-blocks`: also within
 * `getMaxBlocksForStar`. `repeat`: a repeat did some of the work.
 */
export type Star = 'solved' | 'one-program' | 'repeat' | 'fewest-blocks';

/** Stars in display order, the hardest last. */
export const STARS: readonly Star[] = ['solved', 'one-program', 'repeat', 'fewest-blocks'];

/**
 * Blocks of each story level's smallest program. Level 1 has 8, those of `rrrcuuuc`, one block for each step: its
 * smallest program, `3(r)5(cu)`, works only because the run ends early.
 */
const MAX_BLOCKS_FOR_STAR: ReadonlyMap<string, number> = new Map([
  ...Object.entries(SHORTEST_PROGRAMS).map(([id, form]) => [id, countBlocks(parseProgram(form) ?? [])] as const),
  ['programming-basics', 8],
]);

/** The most blocks with which the star 'fewest-blocks' is earned; null where the level does not offer it. */
export function getMaxBlocksForStar(levelId: string): number | null {
  return MAX_BLOCKS_FOR_STAR.get(levelId) ?? null;
}

/** The stars of a level: `fewest-blocks` only where the smallest program is known. */
export function listOfferedStars(levelId: string): readonly Star[] {
  return getMaxBlocksForStar(levelId) === null ? STARS.filter((star) => star !== 'fewest-blocks') : STARS;
}

/** The stars of a run, in the order of `STARS`; none unless everything is found. */
export function computeStars(
  level: Grid & { readonly id: string },
  program: Program,
  transcript: Transcript,
): readonly Star[] {
  if (transcript.ending !== 'all-found') return [];
  const isWhole = !hasLeftStart(level, transcript.start);
  const most = getMaxBlocksForStar(level.id);
  const earned: Readonly<Record<Star, boolean>> = {
    solved: true,
    'one-program': isWhole,
    repeat: hasRepeatWorked(transcript),
    // One block, run again and again, solves any level: only a run from the start counts.
    'fewest-blocks': isWhole && most !== null && countBlocks(program) <= most,
  };
  return STARS.filter((star) => earned[star]);
}

/** All stars of both lists, in the order of `STARS`. */
export function joinStars(before: readonly Star[], now: readonly Star[]): readonly Star[] {
  return STARS.filter((star) => before.includes(star) || now.includes(star));
}

export function isStar(value: unknown): value is Star {
  return STARS.some((star) => star === value);
}

/** Whether a round after the first moved the hero or found something. */
function hasRepeatWorked({ entries }: Transcript): boolean {
  return entries.some(
    ({ rounds, effect }) =>
      rounds.some(({ round }) => round > 1) && (effect.kind === 'moved' || effect.kind === 'collected'),
  );
}
