/** Hints in three levels, from the child's program and its run (docs/product.md §7.4). */

import type { Cell } from '../grid/level.ts';
import type { Program } from '../program/program.ts';
import type { HeroState } from '../run/run.ts';
import { type Diagnosis, diagnose, type IdentifiedGrid } from './diagnosis.ts';
import { type Suggestion, suggestChange } from './suggestion.ts';

/** 1: the goal. 2: the part of the program. 3: the block to try. */
export type HintLevel = 1 | 2 | 3;
export const HINT_LEVELS: readonly HintLevel[] = [1, 2, 3];

export type Hint = {
  readonly hintLevel: HintLevel;
  /** The program that was diagnosed. */
  readonly program: Program;
  readonly diagnosis: Diagnosis;
  /** The block to highlight, from level 2 on. */
  readonly blockId: string | null;
  /** Id of the item to collect next. */
  readonly item: string | null;
  /** The square to mark: the item's at level 1, later that of the failure. */
  readonly cell: Cell | null;
  /** A change of one block that helps; at level 3 only, else null. */
  readonly suggestion: Suggestion | null;
};

/**
 * The hint for a program that runs from a hero state: the start of the child's transcript. Deterministic.
 */
export function findHint(level: IdentifiedGrid, program: Program, from: HeroState, hintLevel: HintLevel): Hint {
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

/** The hint of a level with tips of its own: nothing is diagnosed. */
export function getLevelTip(program: Program, hintLevel: HintLevel): Hint {
  return { hintLevel, program, diagnosis: { kind: 'solved' }, blockId: null, item: null, cell: null, suggestion: null };
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
