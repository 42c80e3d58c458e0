import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHistory, recordChange, redo, undo } from '../game/undo-history.ts';
import {
  type Block,
  countBlocks,
  formatProgram,
  MAX_BLOCKS,
  MAX_REPEAT_DEPTH,
  type Program,
  parseProgram,
  TIMES,
} from './program.ts';
import { findBlock, findBlockPlace, insert, move, remove } from './program-edit.ts';

/** Programs of any shape, written in the text form. */
const text = fc.letrec<{ program: string; block: string }>((tie) => ({
  program: fc.array(tie('block'), { maxLength: 5 }).map((blocks) => blocks.join('')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('u', 'd', 'l', 'r', 'c'),
    fc.tuple(fc.constantFrom(...TIMES), tie('program')).map(([times, steps]) => `${times}(${steps})`),
  ),
})).program;

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

function idsOf(program: Program): string[] {
  return program.flatMap((block) => [block.id, ...(block.kind === 'repeat' ? idsOf(block.steps) : [])]);
}

describe('the text form of a program', () => {
  test('a program is read back from its text as it was written', () => {
    fc.assert(
      fc.property(text, (form) => {
        const program = parseProgram(form);
        fc.pre(program !== null);
        expect(formatProgram(read(form))).toBe(form);
        expect(read(formatProgram(read(form)))).toEqual(read(form));
      }),
    );
  });

  test.each(['x', '3', '3(', '3(u', ')', 'u)', '1(u)', '0(u)', '12(u)', '3u', 'U', ' u', '3(u))'])(
    'the text %j is not a program',
    (form) => {
      expect(parseProgram(form)).toBeNull();
    },
  );

  test('a text that is too long or too deep is refused as a program', () => {
    expect(parseProgram('u'.repeat(MAX_BLOCKS))).not.toBeNull();
    expect(parseProgram('u'.repeat(MAX_BLOCKS + 1))).toBeNull();
    const nested = (depth: number) => `${'3('.repeat(depth)}u${')'.repeat(depth)}`;
    expect(parseProgram(nested(MAX_REPEAT_DEPTH))).not.toBeNull();
    expect(parseProgram(nested(MAX_REPEAT_DEPTH + 1))).toBeNull();
  });

  test('any text is read as a program or refused, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'udlrc0123456789()x') }), (form) => void parseProgram(form)),
    );
  });
});

describe('editing', () => {
  const up: Block = { id: 'new', kind: 'move', direction: 'up' };

  test('a block can be moved into a repeat and out of it', () => {
    const program = read('r3(c)');
    const inside = insert(program, up, { parent: '2', index: 0 });
    expect(inside && formatProgram(inside)).toBe('r3(uc)');
    const out = inside && move(inside, 'new', { parent: null, index: 0 });
    expect(out && formatProgram(out)).toBe('ur3(c)');
  });

  test('a repeat cannot be moved into itself', () => {
    const program = read('3(5(u))');
    expect(move(program, '1', { parent: '2', index: 0 })).toBeNull();
    expect(move(program, '1', { parent: '1', index: 0 })).toBeNull();
  });

  test('a place in a block without content, or in no block, is refused', () => {
    expect(insert(read('u'), up, { parent: '1', index: 0 })).toBeNull();
    expect(insert(read('u'), up, { parent: 'nowhere', index: 0 })).toBeNull();
  });

  test('a move within a list puts the block before the one at that place', () => {
    const moved = (from: string, index: number) =>
      formatProgram(move(read('udlr'), from, { parent: null, index }) ?? []);
    expect(moved('1', 2)).toBe('dulr');
    expect(moved('1', 4)).toBe('dlru');
    expect(moved('4', 0)).toBe('rudl');
    expect(moved('2', 1)).toBe('udlr');
  });

  test('moving a block to its own place gives the same program', () => {
    const program = read('u3(dl)r');
    for (const [id, parent, index] of [
      ['1', null, 0],
      ['1', null, 1],
      ['5', null, 9],
      ['2', null, 2],
      ['4', '2', 1],
      ['4', '2', 2],
    ] as const)
      expect(move(program, id, { parent, index })).toBe(program);
    expect(move(program, '4', { parent: null, index: 2 })).not.toBe(program);
  });

  test('no move loses or duplicates a block', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), fc.nat(), (form, a, b, index) => {
        const program = parseProgram(form);
        fc.pre(program !== null && program.length > 0);
        const ids = idsOf(read(form));
        const id = ids[a % ids.length] ?? '';
        const parent = [null, ...ids][b % (ids.length + 1)] ?? null;
        const moved = move(read(form), id, { parent, index: index % 6 });
        if (!moved) return;
        expect(idsOf(moved).toSorted()).toEqual(ids.toSorted());
        expect(findBlockPlace(moved, id)?.parent).toBe(parent);
        expect(countBlocks(remove(moved, id))).toBe(countBlocks(moved) - countBlocks([findBlock(moved, id) as Block]));
      }),
    );
  });

  test('the longest and the deepest program accept no more blocks', () => {
    expect(insert(read('u'.repeat(MAX_BLOCKS)), up, { parent: null, index: 0 })).toBeNull();
    const deep = read(`${'3('.repeat(MAX_REPEAT_DEPTH)}${')'.repeat(MAX_REPEAT_DEPTH)}`);
    expect(
      insert(deep, { id: 'new', kind: 'repeat', times: 3, steps: [] }, { parent: `${MAX_REPEAT_DEPTH}`, index: 0 }),
    ).toBeNull();
    expect(insert(deep, up, { parent: `${MAX_REPEAT_DEPTH}`, index: 0 })).not.toBeNull();
  });
});

describe('undo', () => {
  test('undo reverts every change, and redo applies it again', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (forms) => {
        let history = createHistory<Program>([]);
        const seen: Program[] = [history.present];
        for (const form of forms) {
          history = recordChange(history, parseProgram(form));
          if (history.present !== seen.at(-1)) seen.push(history.present);
        }
        for (const program of seen.toReversed()) {
          expect(history.present).toBe(program);
          history = undo(history);
        }
        expect(undo(history)).toEqual(history);
        for (const program of seen) {
          expect(history.present).toBe(program);
          history = redo(history);
        }
      }),
    );
  });

  test('a new change clears the redo history', () => {
    const back = undo(recordChange(createHistory<Program>([]), read('u')));
    expect(redo(recordChange(back, read('d'))).present).toEqual(read('d'));
  });

  test('a refused change adds nothing to the undo history', () => {
    const history = recordChange(createHistory<Program>([]), read('u'));
    expect(recordChange(history, null)).toBe(history);
  });
});
