/** What a program is built of, as bits: the proofs of the deliveries ask for solutions without some of it. */
import type { Block, Program } from '../program/program.ts';

export const FEATURES = {
  up: 1,
  down: 2,
  left: 4,
  right: 8,
  collect: 16,
  repeat3: 32,
  repeat5: 64,
  /** The program has two repeats or more, beside or inside each other. */
  twoRepeats: 128,
  nested: 256,
  /** A repeat that holds two blocks or more. */
  longBody: 512,
  /** A block of the program itself after a repeat. */
  afterRepeat: 1024,
  collectInside: 2048,
  collectOutside: 4096,
} as const;

export const ANY_REPEAT = FEATURES.repeat3 | FEATURES.repeat5;

/** The features of a program that goes on with a block. */
export function joinFeatures(before: number, block: number): number {
  if ((before & ANY_REPEAT) === 0) return before | block;
  const more = block & ANY_REPEAT ? FEATURES.twoRepeats : 0;
  return before | block | FEATURES.afterRepeat | more;
}

/** The features of a repeat, from those of its steps. */
export function repeatFeatures(times: 3 | 5, steps: number, length: number): number {
  const own = times === 3 ? FEATURES.repeat3 : FEATURES.repeat5;
  const inner = steps & ANY_REPEAT ? FEATURES.twoRepeats | FEATURES.nested : 0;
  const collects = steps & FEATURES.collect ? FEATURES.collectInside : 0;
  const kept = steps & ~(FEATURES.afterRepeat | FEATURES.collectOutside);
  return own | inner | collects | kept | (length > 1 ? FEATURES.longBody : 0);
}

export function blockFeatures(block: Block): number {
  if (block.kind === 'repeat') return repeatFeatures(block.times, programFeatures(block.steps), block.steps.length);
  if (block.kind === 'collect') return FEATURES.collect | FEATURES.collectOutside;
  return FEATURES[block.direction];
}

export function programFeatures(program: Program): number {
  return program.reduce((features, block) => joinFeatures(features, blockFeatures(block)), 0);
}
