/** Stars: what a run has earned. A star once earned stays. */
import type { Grid } from '../levels/level.ts';
import { SMALLEST_PROGRAMS } from '../levels/levels.ts';
import { countBlocks, type Program, parseProgram } from '../program/program.ts';
import type { Transcript } from '../run/run.ts';

/**
 * `solved`: everything is found. `one-program`: found by one program that began at the start. `fewest-blocks`: by one
 * that also has no more blocks than the smallest there is. `repeat`: a repeat has done some of the work.
 */
export type Star = 'solved' | 'one-program' | 'repeat' | 'fewest-blocks';

/** In the order in which they are shown, the hardest last. */
export const STARS: readonly Star[] = ['solved', 'one-program', 'repeat', 'fewest-blocks'];

/** Blocks of the smallest program of a level of the story; null for any other level: nobody has counted there. */
export function fewestBlocks(levelId: string): number | null {
  const text = Object.hasOwn(SMALLEST_PROGRAMS, levelId) ? SMALLEST_PROGRAMS[levelId] : undefined;
  const program = text === undefined ? null : parseProgram(text);
  return program && countBlocks(program);
}

/** The stars that a level offers: without a smallest program there is none for the fewest blocks. */
export function starsOffered(levelId: string): readonly Star[] {
  return fewestBlocks(levelId) === null ? STARS.filter((star) => star !== 'fewest-blocks') : STARS;
}

/** What a run of the program has earned, in the order of `STARS`; nothing unless everything is found. */
export function starsOf(
  level: Grid & { readonly id: string },
  program: Program,
  transcript: Transcript,
): readonly Star[] {
  if (transcript.ending !== 'all-found') return [];
  const isWhole = beganAtStart(level, transcript);
  const fewest = fewestBlocks(level.id);
  const earned: Readonly<Record<Star, boolean>> = {
    solved: true,
    'one-program': isWhole,
    repeat: hasRepeatWorked(transcript),
    // Run by run one block solves any level: only a whole program counts.
    'fewest-blocks': isWhole && fewest !== null && countBlocks(program) <= fewest,
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

function beganAtStart({ startPosition }: Grid, { start }: Transcript): boolean {
  return start.found.length === 0 && start.position.x === startPosition.x && start.position.y === startPosition.y;
}

/** Whether a later round of a repeat has moved the hero or found something: a repeat that ends in its first does nothing. */
function hasRepeatWorked({ entries }: Transcript): boolean {
  return entries.some(
    ({ rounds, effect }) =>
      rounds.some(({ round }) => round > 1) && (effect.kind === 'moved' || effect.kind === 'collected'),
  );
}
