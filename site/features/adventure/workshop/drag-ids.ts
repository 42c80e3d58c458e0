import type { BlockKind } from '../program/program.ts';

/** What is dragged: a block of the program, or a new one from the palette. */
export type DraggedBlock = { readonly id: string } | { readonly kind: BlockKind };

const BLOCK = 'block:';
const PALETTE = 'new:';

export function formatBlockDragId(blockId: string): string {
  return BLOCK + blockId;
}

export function formatPaletteDragId(kind: BlockKind): string {
  return PALETTE + kind;
}

export function isPaletteDragId(dragId: string): boolean {
  return dragId.startsWith(PALETTE);
}

/** What a draggable id stands for; null for an id of neither kind. */
export function parseDragId(dragId: string): DraggedBlock | null {
  if (dragId.startsWith(BLOCK)) return { id: dragId.slice(BLOCK.length) };
  return isPaletteDragId(dragId) ? { kind: dragId.slice(PALETTE.length) as BlockKind } : null;
}
