import {
  type Block,
  type BlockKind,
  countBlocks,
  formatProgram,
  getTimes,
  isRepeatKind,
  MAX_BLOCKS,
  MAX_REPEAT_DEPTH,
  PALETTE_TIMES,
  type Program,
  type Times,
} from './program.ts';

/** A position: the id of the repeat around it (null: none), and the index of the block after it. */
export type BlockPlace = { readonly parent: string | null; readonly index: number };

/** A place that is named by the block before it, or as the first one of a list: other changes do not move it. */
export type Cursor = { readonly after: string } | { readonly startOf: string | null };

/** Creates a block; a repeat is empty. */
export function createBlock(kind: BlockKind, id: string): Block {
  if (kind === 'collect') return { id, kind };
  if (isRepeatKind(kind)) return { id, kind: 'repeat', times: getTimes(kind), steps: [] };
  return { id, kind: 'move', direction: kind };
}

export function getBlockKind(block: Block): BlockKind {
  if (block.kind === 'move') return block.direction;
  if (block.kind === 'collect') return 'collect';
  return `repeat${block.times}`;
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
export function findBlockPlace(program: Program, id: string, parent: string | null = null): BlockPlace | null {
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
export function insert(program: Program, block: Block, { parent, index }: BlockPlace): Program | null {
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
 * The program with another number of rounds for a repeat; null for another block, the same program for its own number.
 */
export function setTimes(program: Program, id: string, times: Times): Program | null {
  const block = findBlock(program, id);
  const place = findBlockPlace(program, id);
  if (block?.kind !== 'repeat' || !place) return null;
  return block.times === times ? program : insert(remove(program, id), { ...block, times }, place);
}

/**
 * The program with a block moved. `to` is a place in the program before the move. Null inside of itself, for an unknown
 * place or too deep; the same program where the block is there already.
 */
export function move(program: Program, id: string, to: BlockPlace): Program | null {
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

/** Null where the program has no such place any more. */
export function findCursorPlace(program: Program, cursor: Cursor): BlockPlace | null {
  if ('after' in cursor) {
    const place = findBlockPlace(program, cursor.after);
    return place && { ...place, index: place.index + 1 };
  }
  const isList = cursor.startOf === null || findBlock(program, cursor.startOf)?.kind === 'repeat';
  return isList ? { parent: cursor.startOf, index: 0 } : null;
}

/** The program without the block before the cursor, and the cursor in its place. Null where no block is before it. */
export function removeBefore(program: Program, cursor: Cursor): { program: Program; cursor: Cursor } | null {
  const place = 'after' in cursor ? findBlockPlace(program, cursor.after) : null;
  if (!place || !('after' in cursor)) return null;
  const around = place.parent === null ? null : findBlock(program, place.parent);
  const before = (around?.kind === 'repeat' ? around.steps : program)[place.index - 1];
  return {
    program: remove(program, cursor.after),
    cursor: before ? { after: before.id } : { startOf: place.parent },
  };
}

/**
 * Every place for a block, in reading order: before each block, at the end of each repeat, and at the program's end.
 * None is inside of the block `moved`.
 */
export function listPlaces(
  program: Program,
  moved: string | null = null,
  parent: string | null = null,
): readonly BlockPlace[] {
  return [
    ...program.flatMap((block, index) => [
      { parent, index },
      ...(block.kind === 'repeat' && block.id !== moved ? listPlaces(block.steps, moved, block.id) : []),
    ]),
    { parent, index: program.length },
  ];
}

/**
 * The same blocks several times in a row: the first and last block of the first time, and how many blocks a repeat
 * saves.
 */
export type RepeatedRun = {
  readonly blockId: string;
  readonly lastBlockId: string;
  readonly times: Times;
  readonly saves: number;
};

/**
 * The repeated blocks whose repeat saves the most blocks, in the program or inside one of its repeats; the repeat has
 * one of the numbers.
 */
export function findLongestRepeatedRun(
  program: Program,
  numbers: readonly Times[] = PALETTE_TIMES,
): RepeatedRun | null {
  let best: RepeatedRun | null = null;
  const keep = (run: RepeatedRun | null) => {
    if (run && run.saves > (best?.saves ?? 0)) best = run;
  };
  for (const block of program) if (block.kind === 'repeat') keep(findLongestRepeatedRun(block.steps, numbers));
  const forms = program.map((block) => formatProgram([block]));
  for (const times of numbers.toReversed())
    for (let length = 1; length * times <= program.length; length++)
      for (let first = 0; first + length * times <= program.length; first++) {
        const stretch = forms.slice(first, first + length * times);
        if (!stretch.every((form, index) => form === stretch[index % length])) continue;
        const once = program.slice(first, first + length);
        const [head, tail] = [once[0], once.at(-1)];
        if (head && tail)
          keep({ blockId: head.id, lastBlockId: tail.id, times, saves: countBlocks(once) * (times - 1) - 1 });
      }
  return best;
}

/** The program with such a run in a repeat; null where it is not at the program's top level. */
export function foldRun(program: Program, { blockId, lastBlockId, times }: RepeatedRun): Program | null {
  const first = program.findIndex(({ id }) => id === blockId);
  const last = program.findIndex(({ id }) => id === lastBlockId);
  if (first < 0 || last < first) return null;
  const steps = program.slice(first, last + 1);
  const repeat: Block = { id: unusedId(program), kind: 'repeat', times, steps };
  return program.toSpliced(first, steps.length * times, repeat);
}

/**
 * The first repeat that a program without one could have: what the child is shown. Null where none would save a block.
 */
export function findFirstRepeat(program: Program): RepeatedRun | null {
  return program.some(({ kind }) => kind === 'repeat') ? null : findLongestRepeatedRun(program);
}

function unusedId(program: Program): string {
  let number = 1;
  while (findBlock(program, `fold-${number}`)) number += 1;
  return `fold-${number}`;
}
