/** Every program of given blocks, for the proofs of the deliveries that are put in order. */
import { type BlockKind, countBlocks, type Program } from '../program/program.ts';
import { createBlock } from '../program/program-edit.ts';
import { countTiles, type Tiles } from '../program/tiles.ts';
import type { MistakeId } from './delivery.ts';

/** Every program of at most so many of these blocks, without empty repeats, each once. */
export function* listArrangements(tiles: Tiles, maxBlocks: number): Generator<Program> {
  yield [];
  if (maxBlocks === 0) return;
  for (const [name, count] of Object.entries(tiles)) {
    const kind = name as BlockKind;
    if (count === 0) continue;
    const left = { ...tiles, [kind]: count - 1 };
    const block = createBlock(kind, '');
    if (block.kind !== 'repeat') {
      for (const rest of listArrangements(left, maxBlocks - 1)) yield [block, ...rest];
      continue;
    }
    for (const steps of listArrangements(left, maxBlocks - 1)) {
      if (steps.length === 0) continue;
      const after = Object.fromEntries(
        Object.entries(left).map(([each, most]) => [each, most - countKind(steps, each as BlockKind)]),
      );
      for (const rest of listArrangements(after, maxBlocks - 1 - countBlocks(steps)))
        yield [{ ...block, steps }, ...rest];
    }
  }
}

const countKind = (program: Program, kind: BlockKind) => countTiles(program)[kind] ?? 0;

const OPPOSITE: Readonly<Record<string, string>> = { u: 'd', d: 'u', l: 'r', r: 'l', 3: '5', 5: '3' };

/** Every program that a mistake makes of the right one, in their text forms. */
export const MISTAKES: Readonly<Record<MistakeId, (right: string) => readonly string[]>> = {
  'wrong-direction': (right) => replaceEach(right, /[udlr]/g, (move) => OPPOSITE[move] ?? move),
  'wrong-order': (right) => [...swapsOf(right), right.replace(/(\d\(\w+\))(\d\(\w+\))/, '$2$1')],
  'collect-too-early': (right) => replaceEach(right, /[udlr]c/g, (two) => `c${two.charAt(0)}`),
  'wrong-count': (right) => replaceEach(right, /[35]/g, (times) => OPPOSITE[times] ?? times),
  'after-goes-inside': (right) => replaceEach(right, /\)[udlrc]/g, (two) => `${two.charAt(1)})`),
  'inside-goes-after': (right) => replaceEach(right, /[udlrc]\)/g, (two) => `)${two.charAt(0)}`),
};

/** The text with one match replaced, for each match. */
function replaceEach(text: string, pattern: RegExp, replace: (match: string) => string): string[] {
  return [...text.matchAll(pattern)].map(
    (match) => text.slice(0, match.index) + replace(match[0]) + text.slice(match.index + match[0].length),
  );
}

/** Two moves beside each other have changed places. */
function swapsOf(text: string): string[] {
  return [...text.matchAll(/(?=([udlr])([udlr]))/g)].map(
    ({ index, 1: first = '', 2: second = '' }) => text.slice(0, index) + second + first + text.slice(index + 2),
  );
}
