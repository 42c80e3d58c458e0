/** The changes of a program that a hint can suggest, and all of one kind as candidates. */

import {
  type Block,
  type BlockKind,
  getTimes,
  listBlocks,
  type Program,
  type RepeatBlock,
  type RepeatKind,
  type Times,
} from '../program/program.ts';
import {
  type BlockPlace,
  createBlock,
  findBlock,
  findBlockPlace,
  getBlockKind,
  insert,
  move,
  remove,
  setTimes,
} from '../program/program-edit.ts';

/** `blockId` is the block to highlight, the first one that changes. */
export type Suggestion =
  | { readonly change: 'append'; readonly blockId: null; readonly kind: BlockKind }
  | {
      readonly change: 'replace' | 'put-before' | 'put-after' | 'put-inside';
      readonly blockId: string;
      readonly kind: BlockKind;
    }
  | { readonly change: 'remove'; readonly blockId: string; readonly kind: null }
  /** Gives a repeat another number of rounds. */
  | { readonly change: 'times'; readonly blockId: string; readonly kind: RepeatKind }
  /** The neighbors from `blockId` to `lastBlockId` go into a repeat. */
  | { readonly change: 'wrap'; readonly blockId: string; readonly lastBlockId: string; readonly kind: RepeatKind }
  /** Like `wrap`, and the equal blocks that follow are removed. */
  | { readonly change: 'fold'; readonly blockId: string; readonly lastBlockId: string; readonly kind: RepeatKind }
  | Rearrangement;

/** A change that keeps every block. */
type Rearrangement =
  /** Two blocks change places; `blockId` is the upper one. */
  | { readonly change: 'swap'; readonly blockId: string; readonly otherId: string; readonly kind: null }
  /** The neighbors from `blockId` to `lastBlockId` go elsewhere. */
  | {
      readonly change: 'move';
      readonly blockId: string;
      readonly lastBlockId: string;
      readonly side: 'before' | 'after';
      readonly besideId: string;
      readonly kind: null;
    }
  /** The neighbors go out of the repeat around them, or into the one beside them. `side`: of the repeat, out of it. */
  | {
      readonly change: 'out' | 'in';
      readonly blockId: string;
      readonly lastBlockId: string;
      readonly repeatId: string;
      readonly side: 'before' | 'after';
      readonly kind: null;
    };

export const KINDS: readonly BlockKind[] = ['collect', 'right', 'up', 'left', 'down'];
/** A repeat is tried around at most so many blocks before the end. */
const MAX_WRAP_BLOCKS = 8;
/** The id of a block in a candidate program. */
const TRIAL_ID = 'tried';

/** The program after a suggestion; null where it cannot be applied. */
export function applySuggestion(program: Program, suggestion: Suggestion): Program | null {
  if (suggestion.change === 'append')
    return insert(program, createBlock(suggestion.kind, TRIAL_ID), { parent: null, index: program.length });
  const { blockId } = suggestion;
  const place = findBlockPlace(program, blockId);
  if (!place) return null;
  const { parent, index } = place;
  switch (suggestion.change) {
    case 'put-before':
      return insert(program, createBlock(suggestion.kind, TRIAL_ID), place);
    case 'put-after':
      return insert(program, createBlock(suggestion.kind, TRIAL_ID), { parent, index: index + 1 });
    case 'put-inside':
      return insert(program, createBlock(suggestion.kind, TRIAL_ID), { parent: blockId, index: 0 });
    case 'replace':
      return insert(remove(program, blockId), createBlock(suggestion.kind, TRIAL_ID), place);
    case 'remove':
      return remove(program, blockId);
    case 'times':
      return setTimes(program, blockId, getTimes(suggestion.kind));
    case 'wrap':
    case 'fold': {
      const list = listOf(program, parent);
      const length = list.findIndex(({ id }) => id === suggestion.lastBlockId) - index + 1;
      if (length < 1) return null;
      const steps = list.slice(index, index + length);
      const times = getTimes(suggestion.kind);
      const gone = suggestion.change === 'fold' ? list.slice(index, index + length * times) : steps;
      const rest = gone.reduce((left: Program, { id }) => remove(left, id), program);
      return insert(rest, { id: TRIAL_ID, kind: 'repeat', times, steps }, place);
    }
    case 'swap':
      return swap(program, blockId, suggestion.otherId);
    case 'move':
      return moveStretch(program, suggestion, place);
    case 'out':
    case 'in':
      return moveAcrossEdge(program, suggestion, place);
  }
}

function listOf(program: Program, parent: string | null): Program {
  const block = parent === null ? null : findBlock(program, parent);
  return block?.kind === 'repeat' ? block.steps : program;
}

/** Null where one block is inside of the other. */
function swap(program: Program, id: string, otherId: string): Program | null {
  const [block, other] = [findBlock(program, id), findBlock(program, otherId)];
  if (!block || !other || findBlock([block], otherId) || findBlock([other], id)) return null;
  const walk = (blocks: Program): Program =>
    blocks.map((each) => {
      if (each.id === id) return other;
      if (each.id === otherId) return block;
      return each.kind === 'repeat' ? { ...each, steps: walk(each.steps) } : each;
    });
  return walk(program);
}

function moveStretch(
  program: Program,
  { blockId, lastBlockId, side, besideId }: Extract<Rearrangement, { change: 'move' }>,
  { parent, index }: BlockPlace,
): Program | null {
  const shift = side === 'after' ? 1 : 0;
  if (blockId === lastBlockId) {
    const beside = findBlockPlace(program, besideId);
    return beside && move(program, blockId, { parent: beside.parent, index: beside.index + shift });
  }
  const list = listOf(program, parent);
  const moved = list.slice(index, list.findIndex(({ id }) => id === lastBlockId) + 1);
  const rest = without(program, moved);
  const beside = findBlockPlace(rest, besideId);
  if (moved.length === 0 || !beside) return null;
  return insertAll(rest, moved, { parent: beside.parent, index: beside.index + shift });
}

/** Null where the blocks are no neighbors, or do not stand at that side of the repeat's edge. */
function moveAcrossEdge(
  program: Program,
  { change, lastBlockId, repeatId, side }: Extract<Rearrangement, { change: 'out' | 'in' }>,
  { parent, index }: BlockPlace,
): Program | null {
  const list = listOf(program, parent);
  const last = list.findIndex(({ id }) => id === lastBlockId);
  const repeat = findBlock(program, repeatId);
  const beside = findBlockPlace(program, repeatId);
  if (repeat?.kind !== 'repeat' || !beside || last < index) return null;
  const moved = list.slice(index, last + 1);
  // Outside of the repeat, beside its edge; inside of it, at its head or tail.
  const outside: BlockPlace = { parent: beside.parent, index: beside.index + (side === 'after' ? 1 : 0) };
  if (change === 'out') {
    const isAtEdge = side === 'before' ? index === 0 : last === list.length - 1;
    // An empty repeat would be left behind.
    if (parent !== repeatId || !isAtEdge || moved.length === list.length) return null;
    return insertAll(without(program, moved), moved, outside);
  }
  const isBeside =
    parent === beside.parent && (side === 'before' ? last === beside.index - 1 : index === beside.index + 1);
  if (!isBeside) return null;
  const inside: BlockPlace = { parent: repeatId, index: side === 'before' ? 0 : repeat.steps.length };
  return insertAll(without(program, moved), moved, inside);
}

const without = (program: Program, moved: Program): Program =>
  moved.reduce((left: Program, { id }) => remove(left, id), program);

function insertAll(program: Program, blocks: Program, { parent, index }: BlockPlace): Program | null {
  return blocks.reduce(
    (into: Program | null, block, offset) => into && insert(into, block, { parent, index: index + offset }),
    program,
  );
}

/**
 * Neighbors that change places, other numbers of rounds, and blocks across a repeat's edge; those near `center` (a
 * place in reading order) first.
 */
export function* likelyRearrangements(
  program: Program,
  center: number,
  numbers: readonly Times[],
): Generator<Rearrangement | Extract<Suggestion, { change: 'times' }>> {
  const blocks = nearestFirst(listBlocks(program), center);
  for (const block of blocks) {
    const { parent, index } = placeOf(program, block);
    const next = listOf(program, parent)[index + 1];
    if (next && !isAlike(block, next)) yield { change: 'swap', blockId: block.id, otherId: next.id, kind: null };
  }
  for (const block of blocks) if (block.kind === 'repeat') yield* otherTimes(block, numbers);
  for (const block of blocks) if (block.kind === 'repeat') yield* acrossEdge(program, block, placeOf(program, block));
}

/** Other places for a block, and any two that change places; those near `center` first. */
export function* otherRearrangements(program: Program, center: number): Generator<Rearrangement> {
  const blocks = nearestFirst(listBlocks(program), center);
  const places = new Map(blocks.map((block) => [block.id, placeOf(program, block)]));
  const numbers = new Map(listBlocks(program).map(({ id }, index) => [id, index]));
  for (const block of blocks) yield* movesOf(program, block, blocks, (each) => places.get(each.id) ?? TOP);
  for (const block of blocks)
    for (const other of blocks) {
      if (block.kind === 'repeat' || other.kind === 'repeat' || isAlike(block, other)) continue;
      if ((numbers.get(block.id) ?? 0) < (numbers.get(other.id) ?? 0))
        yield { change: 'swap', blockId: block.id, otherId: other.id, kind: null };
    }
}

/** Other numbers of rounds for a repeat; those that are off by one come first. */
export function* otherTimes(
  { id: blockId, times }: RepeatBlock,
  numbers: readonly Times[],
): Generator<Extract<Suggestion, { change: 'times' }>> {
  const others = numbers.filter((each) => each !== times);
  for (const each of others.toSorted((a, b) => Math.abs(a - times) - Math.abs(b - times)))
    yield { change: 'times', blockId, kind: `repeat${each}` };
}

/** Repeats around the last blocks. */
export function* wraps(program: Program, numbers: readonly Times[]): Generator<Suggestion> {
  const last = program.at(-1);
  for (const first of program.slice(-MAX_WRAP_BLOCKS).toReversed())
    for (const times of numbers)
      if (last) yield { change: 'wrap', blockId: first.id, lastBlockId: last.id, kind: `repeat${times}` };
}

const TOP: BlockPlace = { parent: null, index: 0 };
const placeOf = (program: Program, { id }: Block): BlockPlace => findBlockPlace(program, id) ?? TOP;

/** The blocks at the head or tail of a repeat go out, those beside it go in; few before many. */
function* acrossEdge(program: Program, repeat: RepeatBlock, place: BlockPlace): Generator<Rearrangement> {
  const { id: repeatId, steps } = repeat;
  const list = listOf(program, place.parent);
  const stretches = [
    { change: 'out', side: 'after', of: steps },
    { change: 'out', side: 'before', of: steps },
    { change: 'in', side: 'after', of: list.slice(place.index + 1) },
    { change: 'in', side: 'before', of: list.slice(0, place.index) },
  ] as const;
  const most = Math.max(...stretches.map(({ of }) => of.length));
  for (let length = 1; length <= most; length++)
    for (const { change, side, of } of stretches) {
      // Out of the repeat's tail and its head; into it from the blocks next to it.
      const isTail = change === 'out' ? side === 'after' : side === 'before';
      const stretch = isTail ? of.slice(-length) : of.slice(0, length);
      const [first, last] = [stretch[0], stretch.at(-1)];
      if (length > of.length || (change === 'out' && length === of.length) || !first || !last) continue;
      yield { change, blockId: first.id, lastBlockId: last.id, repeatId, side, kind: null };
    }
}

/**
 * The other places for a block, or for all alike ones in a row: after each block, and before the first of each list.
 */
function* movesOf(
  program: Program,
  block: Block,
  besides: readonly Block[],
  findPlace: (block: Block) => BlockPlace,
): Generator<Rearrangement> {
  const own = findPlace(block);
  const list = listOf(program, own.parent);
  const rest = list.slice(own.index);
  const end = rest.findIndex((each) => !isAlike(block, each));
  const alike = end < 0 ? rest : rest.slice(0, end);
  const before = list[own.index - 1];
  const isRun = alike.length > 1 && !(before && isAlike(before, block));
  for (const beside of besides) {
    if (findBlock([block], beside.id)) continue;
    const { parent, index } = findPlace(beside);
    for (const side of ['after', 'before'] as const) {
      if (side === 'before' && index > 0) continue;
      const to = side === 'after' ? index + 1 : index;
      const move = { change: 'move', blockId: block.id, side, besideId: beside.id, kind: null } as const;
      // Its own place, and that of a neighbor, with which it changes places.
      const isNear = parent === own.parent && to >= own.index - 1 && to <= own.index + 2;
      if (!isNear) yield { ...move, lastBlockId: block.id };
      const isOwn = parent === own.parent && to >= own.index && to <= own.index + alike.length;
      if (isRun && !isOwn) yield { ...move, lastBlockId: alike.at(-1)?.id ?? block.id };
    }
  }
}

/** Whether the blocks are the same move, or both collect: to change them is no change. */
function isAlike(a: Block, b: Block): boolean {
  return a.kind !== 'repeat' && b.kind !== 'repeat' && getBlockKind(a) === getBlockKind(b);
}

/** Items in the order of their distance from one of them. */
export function nearestFirst<Item>(items: readonly Item[], center: number): readonly Item[] {
  return items
    .map((item, index) => ({ item, distance: Math.abs(index - center) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}
