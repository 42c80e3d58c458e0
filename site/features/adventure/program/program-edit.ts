/** Edits of a program. Programs are immutable: undo holds the old ones. */
import { type Block, type BlockKind, countBlocks, MAX_BLOCKS, MAX_REPEAT_DEPTH, type Program } from './program.ts';

/** A position: the id of the repeat around it (null: none), and the index of the block after it. */
export type Place = { readonly parent: string | null; readonly index: number };

/** Creates a block; a repeat is empty. */
export function createBlock(kind: BlockKind, id: string): Block {
  if (kind === 'collect') return { id, kind };
  if (kind === 'repeat3') return { id, kind: 'repeat', times: 3, steps: [] };
  if (kind === 'repeat5') return { id, kind: 'repeat', times: 5, steps: [] };
  return { id, kind: 'move', direction: kind };
}

export function getBlockKind(block: Block): BlockKind {
  if (block.kind === 'move') return block.direction;
  if (block.kind === 'collect') return 'collect';
  return block.times === 3 ? 'repeat3' : 'repeat5';
}

export function findBlock(program: Program, id: string): Block | null {
  for (const block of program) {
    if (block.id === id) return block;
    const inside = block.kind === 'repeat' ? findBlock(block.steps, id) : null;
    if (inside) return inside;
  }
  return null;
}

/** The position of a block; null where the program does not have it. */
export function findBlockPlace(program: Program, id: string, parent: string | null = null): Place | null {
  const index = program.findIndex((block) => block.id === id);
  if (index >= 0) return { parent, index };
  for (const block of program) {
    const inside = block.kind === 'repeat' ? findBlockPlace(block.steps, id, block.id) : null;
    if (inside) return inside;
  }
  return null;
}

/** Repeats inside each other, the block included; 0 for a move or collect. */
function depthOf(block: Block): number {
  return block.kind === 'repeat' ? 1 + Math.max(0, ...block.steps.map(depthOf)) : 0;
}

/** Repeats around the inside of `parent`, itself included; 0 for the program itself. */
function depthInside(program: Program, parent: string | null): number {
  if (parent === null) return 0;
  const place = findBlockPlace(program, parent);
  return place ? 1 + depthInside(program, place.parent) : 0;
}

/** The program with a block inserted; null for an unknown place, or where it would be too long or too deep. */
export function insert(program: Program, block: Block, { parent, index }: Place): Program | null {
  if (parent !== null && findBlock(program, parent)?.kind !== 'repeat') return null;
  if (countBlocks(program) + countBlocks([block]) > MAX_BLOCKS) return null;
  if (depthInside(program, parent) + depthOf(block) > MAX_REPEAT_DEPTH) return null;
  const into = (blocks: Program): Program => blocks.toSpliced(Math.max(0, Math.min(index, blocks.length)), 0, block);
  if (parent === null) return into(program);
  const walk = (blocks: Program): Program =>
    blocks.map((each) => {
      if (each.kind !== 'repeat') return each;
      return { ...each, steps: each.id === parent ? into(each.steps) : walk(each.steps) };
    });
  return walk(program);
}

/** The program without a block and the blocks inside of it. */
export function remove(program: Program, id: string): Program {
  return program
    .filter((block) => block.id !== id)
    .map((block) => (block.kind === 'repeat' ? { ...block, steps: remove(block.steps, id) } : block));
}

/**
 * The program with a block moved. `to` is a place in the program before the move. Null inside of itself, for an unknown
 * place or too deep; the same program where the block is there already.
 */
export function move(program: Program, id: string, to: Place): Program | null {
  const block = findBlock(program, id);
  const from = findBlockPlace(program, id);
  if (!block || !from) return null;
  if (to.parent !== null && findBlock([block], to.parent)) return null;
  const shift = from.parent === to.parent && from.index < to.index ? 1 : 0;
  const moved = insert(remove(program, id), block, { parent: to.parent, index: to.index - shift });
  const now = moved && findBlockPlace(moved, id);
  return now?.parent === from.parent && now.index === from.index ? program : moved;
}

/**
 * The program without its newest block: the last one in the open repeat, or the repeat itself where that is empty; the
 * last one of the program where no repeat is open. Null for an empty program.
 */
export function removeLast(program: Program, openRepeat: string | null): Program | null {
  const open = openRepeat === null ? null : findBlock(program, openRepeat);
  if (open?.kind === 'repeat') return remove(program, open.steps.at(-1)?.id ?? open.id);
  return program.length === 0 ? null : program.slice(0, -1);
}
