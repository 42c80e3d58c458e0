/** Levels beside the three of the story: a delivery of the map, the letter of a day. They are loaded when they are opened. */

import type { Cell, Level } from '../grid/level.ts';
import type { Program } from '../program/program.ts';
import type { MadeLevel } from './made-level.ts';

/**
 * A question about a program that cannot be changed. `stop`: on which square does the run end? `forgotten`: which item
 * is not picked up?
 */
export type PredictionKind = 'stop' | 'forgotten';

export type MapLevel = {
  /** The hash of its address: 'd4'. */
  readonly id: string;
  readonly level: Level;
  /** The level as the level maker knows it, for a link to a friend. */
  readonly made: MadeLevel;
  /** The program at the beginning. */
  readonly given: Program;
  /** More blocks are refused; null where the program may be as long as any. */
  readonly maxBlocks: number | null;
  readonly question: PredictionKind | null;
};

/** The answer to the question; null before the child has tapped a square. */
export type Guess = Cell | null;
