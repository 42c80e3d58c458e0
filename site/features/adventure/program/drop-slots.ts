import type { Program } from './program.ts';
import type { Place } from './program-edit.ts';

/** A place to drop a block at. The id is that of its neighbor, so it stays the same when the program changes. */
export type DropSlot = { readonly id: string; readonly place: Place };

export function getSlotBefore(blockId: string): string {
  return `before:${blockId}`;
}

export function getSlotAtEnd(parent: string | null): string {
  return `end:${parent ?? ''}`;
}

/** Every slot of a program, in reading order: before each block, at the end of each repeat, and at the program's end. */
export function listDropSlots(program: Program, parent: string | null = null): readonly DropSlot[] {
  return [
    ...program.flatMap((block, index) => [
      { id: getSlotBefore(block.id), place: { parent, index } },
      ...(block.kind === 'repeat' ? listDropSlots(block.steps, block.id) : []),
    ]),
    { id: getSlotAtEnd(parent), place: { parent, index: program.length } },
  ];
}
