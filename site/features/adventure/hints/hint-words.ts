/** What a hint is put together of: each language has it in its own order. */

import type { Item } from '../levels/level.ts';
import type { Block, BlockKind, Program } from '../program/program.ts';
import { kindOf } from '../program/program-edit.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { Suggestion } from './suggestion.ts';

export type OpenDiagnosis = Exclude<Diagnosis, { kind: 'start-over' | 'solved' }>;

export type HintWords = {
  /** Nothing is to be changed. */
  readonly settled: Readonly<Record<'start-over' | 'solved', string>>;
  /** What the run has shown, said kindly: it begins the first hintLevel. */
  readonly lead: (diagnosis: OpenDiagnosis, item: Item | null) => string;
  /** The goal in a level that has no words of its own. */
  readonly goal: (diagnosis: OpenDiagnosis, item: Item) => string;
  /** Second hintLevel. */
  readonly where: (diagnosis: OpenDiagnosis, program: Program, item: Item | null) => string;
  /** Third hintLevel. */
  readonly try: (program: Program, suggestion: Suggestion) => string;
};

/** Where a block stands when a child counts from the top, blocks inside of repeats too, from 1; and what it is called. */
export function numbered(program: Program, id: string): { readonly number: number; readonly kind: BlockKind } {
  const blocks = inOrder(program);
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) throw new Error('The hint is one of another program');
  return { number: index + 1, kind: kindOf(block) };
}

/** All blocks in reading order, those inside of repeats too: a child counts them from the top. */
function inOrder(program: Program): readonly Block[] {
  return program.flatMap((block) => (block.kind === 'repeat' ? [block, ...inOrder(block.steps)] : [block]));
}
