/** Hints in three levels, from the child's program and its run (docs/product.md §7.4). */

import { type BlockKind, getTimes, listBlocks, type Program } from '../program/program.ts';
import { findBlock, findBlockPlace, getBlockKind } from '../program/program-edit.ts';
import type { Cell, Item } from '../world/level.ts';
import { applySuggestion, type Suggestion } from './change.ts';
import { type Diagnosis, diagnose, type IdentifiedGrid } from './diagnosis.ts';
import { type HeroState, run } from './run.ts';
import { suggestChange } from './suggestion.ts';

/** 1: the idea, or the goal. 2: the part of the program. 3: the change to try. */
export type HintLevel = 1 | 2 | 3;

/** The mistake that a change undoes, where that is more than a block that is missing or another one. */
type Mistake =
  /** `isOnly`: all the blocks are right. */
  | { readonly kind: 'order'; readonly block: 'early' | 'late' | 'swapped'; readonly isOnly: boolean }
  | { readonly kind: 'count'; readonly rounds: 'more' | 'fewer' }
  /** Where the block belongs that is on the wrong side of a repeat's edge. */
  | { readonly kind: 'boundary'; readonly belongs: 'before' | 'after' | 'inside' | 'elsewhere' }
  | { readonly kind: 'extra' };

export type Hint = {
  readonly hintLevel: HintLevel;
  /** The program that was diagnosed. */
  readonly program: Program;
  readonly diagnosis: Diagnosis;
  readonly mistake: Mistake | null;
  /** The block to highlight, from level 2 on. */
  readonly blockId: string | null;
  /** Id of the item to collect next. */
  readonly item: string | null;
  /** The square to mark: the item's at level 1, later that of the failure. */
  readonly cell: Cell | null;
  /** The change that helps; at level 3 only, else null. */
  readonly suggestion: Suggestion | null;
};

/**
 * The hint for a program that runs from a hero state: the start of the child's transcript. Deterministic.
 */
export function findHint(level: IdentifiedGrid, program: Program, from: HeroState, hintLevel: HintLevel): Hint {
  const diagnosis = diagnose(level, program, from);
  const best = suggestChange(level, program, from, diagnosis);
  const mistake = best && diagnosis.kind !== 'step-limit' ? findMistake(level, program, from, best) : null;
  const suggestion = hintLevel === 3 ? best : null;
  const item = 'item' in diagnosis ? diagnosis.item : null;
  return {
    hintLevel,
    program,
    diagnosis,
    mistake,
    blockId: hintLevel === 1 ? null : ((mistake ? best : suggestion)?.blockId ?? blockOfDiagnosis(diagnosis)),
    item,
    cell: cellOf(level, diagnosis, item, hintLevel),
    suggestion,
  };
}

/** The hint of a level with tips of its own: nothing is diagnosed. */
export function getLevelTip(program: Program, hintLevel: HintLevel): Hint {
  const diagnosis: Diagnosis = { kind: 'solved' };
  return { hintLevel, program, diagnosis, mistake: null, blockId: null, item: null, cell: null, suggestion: null };
}

function findMistake(level: IdentifiedGrid, program: Program, from: HeroState, suggestion: Suggestion): Mistake | null {
  switch (suggestion.change) {
    case 'times':
      return {
        kind: 'count',
        rounds: getTimes(suggestion.kind) > timesOf(program, suggestion.blockId) ? 'more' : 'fewer',
      };
    case 'remove':
      return { kind: 'extra' };
    case 'out':
      return { kind: 'boundary', belongs: suggestion.side };
    case 'in':
      return { kind: 'boundary', belongs: 'inside' };
    case 'swap':
    case 'move': {
      const otherId = suggestion.change === 'swap' ? suggestion.otherId : suggestion.besideId;
      const [place, to] = [findBlockPlace(program, suggestion.blockId), findBlockPlace(program, otherId)];
      if (suggestion.change === 'move' && place?.parent !== to?.parent)
        return { kind: 'boundary', belongs: 'elsewhere' };
      const tried = applySuggestion(program, suggestion);
      const isOnly = tried !== null && run(level, tried, from).ending === 'all-found';
      return { kind: 'order', block: howOrdered(program, suggestion, otherId), isOnly };
    }
    default:
      return null;
  }
}

function timesOf(program: Program, id: string): number {
  const block = findBlock(program, id);
  return block?.kind === 'repeat' ? block.times : 0;
}

/** Of two that change places, a collect is the one that is too early or too late: it has one right square. */
function howOrdered(program: Program, { change, blockId }: Suggestion, otherId: string): 'early' | 'late' | 'swapped' {
  const [block, other] = [findNumberedBlock(program, blockId ?? ''), findNumberedBlock(program, otherId)];
  if (change === 'swap' && block.kind !== 'collect' && other.kind !== 'collect') return 'swapped';
  const isLater = change === 'swap' ? block.kind === 'collect' : block.number < other.number;
  return isLater ? 'early' : 'late';
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

type OpenDiagnosis = Exclude<Diagnosis, { kind: 'start-over' | 'solved' }>;

/** The sentences of a hint; each language implements them with its own grammar. */
export type HintWords = {
  /** The sentence where no change is suggested. */
  readonly settled: Readonly<Record<'start-over' | 'solved', string>>;
  /** What the run has shown; the first sentence at level 1. */
  readonly lead: (diagnosis: OpenDiagnosis, item: Item | null) => string;
  /** The idea behind a mistake, in place of lead and goal. */
  readonly idea: (mistake: Mistake) => string;
  /** Where the mistake is: the sentence at level 2. */
  readonly place: (mistake: Mistake, program: Program, blockId: string) => string;
  /** The goal in a level without goal texts of its own. */
  readonly goal: (diagnosis: OpenDiagnosis, item: Item) => string;
  /** The sentence at level 2 where no mistake is known. */
  readonly where: (diagnosis: OpenDiagnosis, program: Program, item: Item | null) => string;
  /** The sentence at level 3. */
  readonly try: (program: Program, suggestion: Suggestion) => string;
};

/** A block's kind and its number from the top, from 1; blocks inside of repeats count. Throws for an unknown id. */
export function findNumberedBlock(program: Program, id: string): { readonly number: number; readonly kind: BlockKind } {
  const blocks = listBlocks(program);
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) throw new Error('The hint is one of another program');
  return { number: index + 1, kind: getBlockKind(block) };
}
