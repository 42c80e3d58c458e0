/** Hints in three hintLevels, from the child's own program and what it did. */

import type { Cell } from '../levels/level.ts';
import type { Program } from '../program/program.ts';
import type { HeroState } from '../run/run.ts';
import { type Diagnosis, diagnose, type IdentifiedGrid } from './diagnosis.ts';
import { type Suggestion, suggestChange } from './suggestion.ts';

/** 1: look at the goal. 2: which part of your program. 3: try this block. */
export type HintLevel = 1 | 2 | 3;
export const HINT_LEVELS: readonly HintLevel[] = [1, 2, 3];

export type Hint = {
  readonly hintLevel: HintLevel;
  /** The one it was made of: its words count the blocks of it. */
  readonly program: Program;
  readonly diagnosis: Diagnosis;
  /** The block to light: from the second hintLevel on, where one is meant. */
  readonly blockId: string | null;
  /** The item that comes next, by id. */
  readonly item: string | null;
  /** The square to point at: the item's on the first hintLevel, then the one where it happened. */
  readonly cell: Cell | null;
  /** On the third hintLevel, where a change of one block helps. Its `kind` is the block to light in the palette. */
  readonly suggestion: Suggestion | null;
};

/**
 * The hint of a hintLevel for a program as it runs (or has run) from a situation, which is the start of the child's own
 * transcript. The same program from the same situation always gets the same hint.
 */
export function hintOf(level: IdentifiedGrid, program: Program, from: HeroState, hintLevel: HintLevel): Hint {
  const diagnosis = diagnose(level, program, from);
  const suggestion = hintLevel === 3 ? suggestChange(level, program, from, diagnosis) : null;
  const item = 'item' in diagnosis ? diagnosis.item : null;
  return {
    hintLevel,
    program,
    diagnosis,
    blockId: hintLevel === 1 ? null : (suggestion?.blockId ?? blockOfDiagnosis(diagnosis)),
    item,
    cell: cellOf(level, diagnosis, item, hintLevel),
    suggestion,
  };
}

function blockOfDiagnosis(diagnosis: Diagnosis): string | null {
  if (diagnosis.kind === 'too-long') return diagnosis.repeatedRun?.blockId ?? null;
  return 'blockId' in diagnosis ? diagnosis.blockId : null;
}

function cellOf(level: IdentifiedGrid, diagnosis: Diagnosis, item: string | null, hintLevel: HintLevel): Cell | null {
  if (diagnosis.kind === 'start-over') return level.startPosition;
  if (hintLevel > 1 && diagnosis.kind === 'hazard') return diagnosis.hazardAt;
  if (hintLevel > 1 && 'at' in diagnosis) return diagnosis.at;
  const goal = level.items.find(({ id }) => id === item);
  return goal ? { x: goal.x, y: goal.y } : null;
}
