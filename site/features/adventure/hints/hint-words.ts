/** The sentences of a hint; each language implements them with its own grammar. */

import type { Item } from '../grid/level.ts';
import type { Block, BlockKind, Program } from '../program/program.ts';
import { getBlockKind } from '../program/program-edit.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { Suggestion } from './suggestion.ts';

type OpenDiagnosis = Exclude<Diagnosis, { kind: 'start-over' | 'solved' }>;

export type HintWords = {
  /** The sentence where no change is suggested. */
  readonly settled: Readonly<Record<'start-over' | 'solved', string>>;
  /** What the run has shown; the first sentence at level 1. */
  readonly lead: (diagnosis: OpenDiagnosis, item: Item | null) => string;
  /** The goal in a level without goal texts of its own. */
  readonly goal: (diagnosis: OpenDiagnosis, item: Item) => string;
  /** The sentence at level 2. */
  readonly where: (diagnosis: OpenDiagnosis, program: Program, item: Item | null) => string;
  /** The sentence at level 3. */
  readonly try: (program: Program, suggestion: Suggestion) => string;
};

/** A block's kind and its number from the top, from 1; blocks inside of repeats count. Throws for an unknown id. */
export function findNumberedBlock(program: Program, id: string): { readonly number: number; readonly kind: BlockKind } {
  const blocks = inOrder(program);
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) throw new Error('The hint is one of another program');
  return { number: index + 1, kind: getBlockKind(block) };
}

/** All blocks in reading order, those inside of repeats included. */
function inOrder(program: Program): readonly Block[] {
  return program.flatMap((block) => (block.kind === 'repeat' ? [block, ...inOrder(block.steps)] : [block]));
}
