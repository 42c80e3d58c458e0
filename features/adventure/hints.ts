/** Hints in three rungs, from the child's own program and what it did. Nothing here is a fixed text. */
import type { Cell, Grid, HazardType } from './level.ts';
import type { BlockKind, Direction, Program } from './program.ts';
import { type Entry, run, type Situation } from './run.ts';
import { nextAct } from './solve.ts';

/** 1: look at the goal. 2: which part of your program. 3: try this block. */
export type Rung = 1 | 2 | 3;
export const RUNGS: readonly Rung[] = [1, 2, 3];

/** The round of the innermost repeat in which it happened, where there is one. */
export type InRound = { readonly round: number; readonly times: number } | null;

/** The first thing in a run that keeps it from the end. `item` is the one that the hero was on his way to. */
export type Finding =
  /** Nothing in it acts: no block at all, or (`blockId`) a repeat that holds nothing. */
  | { readonly what: 'empty'; readonly blockId: string | null; readonly item: string }
  | {
      readonly what: 'hazard';
      readonly blockId: string;
      readonly type: HazardType;
      readonly at: Cell;
      readonly item: string;
      readonly inRound: InRound;
    }
  /** Stood on the item and went on (or stopped) without picking it up; the block brought the hero there. */
  | { readonly what: 'passed'; readonly blockId: string; readonly item: string; readonly inRound: InRound }
  /** Picked up where nothing lies; `away` squares from the item. */
  | {
      readonly what: 'nothing-here';
      readonly blockId: string;
      readonly at: Cell;
      readonly item: string;
      readonly away: number;
      readonly inRound: InRound;
    }
  | {
      readonly what: 'bumped';
      readonly blockId: string;
      readonly direction: Direction;
      readonly item: string;
      readonly inRound: InRound;
    }
  /** From this block on the way grew longer. */
  | {
      readonly what: 'wrong-way';
      readonly blockId: string;
      readonly direction: Direction;
      readonly item: string;
      readonly inRound: InRound;
    }
  /** Right as far as it goes; `left` moves and collects are missing. */
  | { readonly what: 'stopped-short'; readonly blockId: string; readonly item: string; readonly left: number }
  | { readonly what: 'step-limit'; readonly blockId: string; readonly item: string }
  /** The same program would do it, from the start. */
  | { readonly what: 'start-over' }
  /** Solved, but with more blocks than it takes; the blocks from `blockId` on come again and again, if any do. */
  | { readonly what: 'too-long'; readonly blockId: string | null; readonly blocks: number; readonly fewest: number }
  | { readonly what: 'solved' };

/** A change that brings the program further: each one has been tried out before it is said. */
export type Suggestion =
  | { readonly change: 'replace'; readonly blockId: string; readonly kind: BlockKind }
  | { readonly change: 'put-before' | 'put-after' | 'put-inside'; readonly blockId: string; readonly kind: BlockKind }
  | { readonly change: 'append'; readonly kind: BlockKind }
  | { readonly change: 'remove'; readonly blockId: string };

export type Hint = {
  readonly rung: Rung;
  readonly finding: Finding;
  /** The block to light: from the second rung on. */
  readonly blockId: string | null;
  /** The item to point at, and the square to point at (the item's, or where it went wrong). */
  readonly item: string | null;
  readonly cell: Cell | null;
  /** Third rung. */
  readonly suggestion: Suggestion | null;
};

/** What stands in the way of a program that is run from a situation. */
export function findingOf(level: Grid & { readonly id: string }, program: Program, from: Situation): Finding {
  const { entries, ending } = run(level, program, from);
  if (ending === 'all-found') return { what: 'solved' };
  const last = entries.at(-1);
  const now: Situation = last ?? from;
  const item = level.items.find(({ id }) => !now.found.includes(id))?.id ?? '';
  if (!last) return { what: 'empty', blockId: program[0]?.id ?? null, item };
  const inRound = roundOf(last);
  if (last.happening.what === 'hazard')
    return { what: 'hazard', blockId: last.blockId, type: last.happening.type, at: last.happening.at, item, inRound };
  return { what: 'stopped-short', blockId: last.blockId, item, left: 1 };
}

function roundOf({ rounds }: Entry): InRound {
  const inner = rounds.at(-1);
  return inner ? { round: inner.round, times: inner.times } : null;
}

/** The hint of a rung for a program as it runs (or ran) from a situation. */
export function hintOf(level: Grid & { readonly id: string }, program: Program, from: Situation, rung: Rung): Hint {
  const finding = findingOf(level, program, from);
  const item = 'item' in finding ? finding.item : null;
  const cell = 'at' in finding && rung > 1 ? finding.at : (level.items.find(({ id }) => id === item) ?? null);
  const blockId = rung > 1 && 'blockId' in finding ? finding.blockId : null;
  const { entries } = run(level, program, from);
  const act = rung === 3 ? nextAct(level, entries.at(-1) ?? from) : null;
  const suggestion: Suggestion | null = act && { change: 'append', kind: act };
  return { rung, finding, blockId, item, cell: cell && { x: cell.x, y: cell.y }, suggestion };
}
