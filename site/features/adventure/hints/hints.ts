/** Hints in three rungs, from the child's own program and what it did. */

import type { Cell } from '../levels/level.ts';
import type { Program } from '../program/program.ts';
import type { Situation } from '../run/run.ts';
import { type Finding, findingOf, type HintLevel } from './diagnosis.ts';
import { type Suggestion, suggestionFor } from './suggestion.ts';

/** 1: look at the goal. 2: which part of your program. 3: try this block. */
export type Rung = 1 | 2 | 3;
export const RUNGS: readonly Rung[] = [1, 2, 3];

export type Hint = {
  readonly rung: Rung;
  /** The one it was made of: its words count the blocks of it. */
  readonly program: Program;
  readonly finding: Finding;
  /** The block to light: from the second rung on, where one is meant. */
  readonly blockId: string | null;
  /** The item that comes next, by id. */
  readonly item: string | null;
  /** The square to point at: the item's on the first rung, then the one where it happened. */
  readonly cell: Cell | null;
  /** On the third rung, where a change of one block helps. Its `kind` is the block to light in the palette. */
  readonly suggestion: Suggestion | null;
};

/**
 * The hint of a rung for a program as it runs (or has run) from a situation, which is the start of the child's own
 * transcript. The same program from the same situation always gets the same hint.
 */
export function hintOf(level: HintLevel, program: Program, from: Situation, rung: Rung): Hint {
  const finding = findingOf(level, program, from);
  const suggestion = rung === 3 ? suggestionFor(level, program, from, finding) : null;
  const item = 'item' in finding ? finding.item : null;
  return {
    rung,
    program,
    finding,
    blockId: rung === 1 ? null : (suggestion?.blockId ?? blockOfFinding(finding)),
    item,
    cell: cellOf(level, finding, item, rung),
    suggestion,
  };
}

function blockOfFinding(finding: Finding): string | null {
  if (finding.what === 'too-long') return finding.again?.blockId ?? null;
  return 'blockId' in finding ? finding.blockId : null;
}

function cellOf(level: HintLevel, finding: Finding, item: string | null, rung: Rung): Cell | null {
  if (finding.what === 'start-over') return level.startPosition;
  if (rung > 1 && finding.what === 'hazard') return finding.hazardAt;
  if (rung > 1 && 'at' in finding) return finding.at;
  const goal = level.items.find(({ id }) => id === item);
  return goal ? { x: goal.x, y: goal.y } : null;
}
