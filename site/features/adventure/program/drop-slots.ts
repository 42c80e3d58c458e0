import type { Program } from './program.ts';
import type { Place } from './program-edit.ts';

/** A place to drop a block at. Its id is that of its neighbour, so it stays the same however the program changes. */
export type Gap = { readonly id: string; readonly place: Place };

export function gapBefore(blockId: string): string {
  return `before:${blockId}`;
}

export function gapAtEnd(parent: string | null): string {
  return `end:${parent ?? ''}`;
}

/** Every gap of a program, in reading order: before each block, at the end of each repeat, and at its own end. */
export function gapsOf(program: Program, parent: string | null = null): readonly Gap[] {
  return [
    ...program.flatMap((block, index) => [
      { id: gapBefore(block.id), place: { parent, index } },
      ...(block.kind === 'repeat' ? gapsOf(block.steps, block.id) : []),
    ]),
    { id: gapAtEnd(parent), place: { parent, index: program.length } },
  ];
}
