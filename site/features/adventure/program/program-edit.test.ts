import { describe, expect, test } from 'vitest';
import { type BlockKind, formatProgram, MAX_BLOCKS, type Program, parseProgram } from './program.ts';
import {
  createBlock,
  findFirstRepeat,
  findLongestRepeatedRun,
  foldRun,
  getBlockKind,
  insert,
  listPlaces,
  move,
  removeLast,
} from './program-edit.ts';

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

const written = (program: Program | null) => program && formatProgram(program);

describe('a new block', () => {
  test.each<[BlockKind, string]>([
    ['up', 'u'],
    ['down', 'd'],
    ['left', 'l'],
    ['right', 'r'],
    ['collect', 'c'],
    ['repeat3', '3()'],
    ['repeat5', '5()'],
  ])('a new block of the kind %s is %s', (kind, form) => {
    const block = createBlock(kind, 'new');
    expect(formatProgram([block])).toBe(form);
    expect(getBlockKind(block)).toBe(kind);
    expect(block.id).toBe('new');
  });

  test('a new block fits until the program has its maximum of blocks', () => {
    const almost = read('u'.repeat(MAX_BLOCKS - 1));
    const full = insert(almost, createBlock('down', 'new'), { parent: null, index: 0 });
    expect(full).toHaveLength(MAX_BLOCKS);
    expect(insert(full ?? [], createBlock('down', 'newer'), { parent: null, index: 0 })).toBeNull();
  });

  test.each([
    ['3(3(3(u)))', '3', '3(3(3(3()u)))'],
    ['3(3(3(3(u))))', '4', null],
    ['u', '1', null],
    ['u', 'unknown', null],
  ])('a repeat inserted into the block %2$s of %1$s is added or refused', (form, parent, expected) => {
    expect(written(insert(read(form), createBlock('repeat3', 'new'), { parent, index: 0 }))).toBe(expected);
  });

  test('a repeat that holds repeats counts with its whole depth', () => {
    const [deep] = read('3(5(5(u)))');
    if (!deep) throw new Error('there is a block');
    const ids = { ...deep, id: 'new' };
    expect(written(insert(read('3()'), ids, { parent: '1', index: 0 }))).toBe('3(3(5(5(u))))');
    expect(insert(read('3(3())'), ids, { parent: '2', index: 0 })).toBeNull();
  });
});

describe('a moved block', () => {
  // Ids are numbers in reading order.
  test.each([
    ['to the end', 'udl', '1', { parent: null, index: 3 }, 'dlu'],
    ['forward by one', 'udl', '1', { parent: null, index: 2 }, 'dul'],
    ['back', 'udl', '3', { parent: null, index: 0 }, 'lud'],
    ['into a repeat after it', 'u3(d)', '1', { parent: '2', index: 1 }, '3(du)'],
    ['out of a repeat', '3(ud)l', '2', { parent: null, index: 1 }, '3(d)ul'],
    ['with its own blocks', '3(u)5()', '1', { parent: '3', index: 0 }, '5(3(u))'],
  ])('a moved block goes %s', (_, form, id, to, expected) => {
    expect(written(move(read(form), id, to))).toBe(expected);
  });

  test.each([
    ['into itself', '3(u)', '1', { parent: '1', index: 0 }],
    ['into a repeat inside of it', '3(5(u))', '1', { parent: '2', index: 0 }],
    ['that is unknown', 'u', 'unknown', { parent: null, index: 0 }],
    ['into an unknown repeat', 'u', '1', { parent: 'unknown', index: 0 }],
  ])('a block cannot be moved %s', (_, form, id, to) => {
    expect(move(read(form), id, to)).toBeNull();
  });

  test.each([
    { parent: null, index: 1 },
    { parent: null, index: 2 },
  ])('a block dropped in its own place leaves the program unchanged: %o', (to) => {
    const program = read('udl');
    expect(move(program, '2', to)).toBe(program);
  });
});

describe('the newest block is removed', () => {
  test.each<[string, string | null, string | null]>([
    ['ru', null, 'r'],
    ['r3(uc)', null, 'r'],
    ['r3(uc)', '2', 'r3(u)'],
    ['r3()u', '2', 'ru'],
    ['r', 'gone', ''],
    ['', null, null],
  ])('the newest block of %j is removed with the open repeat %j', (form, open, expected) => {
    expect(written(removeLast(read(form), open))).toBe(expected);
  });
});

describe('the places for a block', () => {
  const program = read('r3(uc)d');

  test('a block can be dropped before each block and at each end, in reading order', () => {
    expect(listPlaces(program)).toEqual([
      { parent: null, index: 0 },
      { parent: null, index: 1 },
      { parent: '2', index: 0 },
      { parent: '2', index: 1 },
      { parent: '2', index: 2 },
      { parent: null, index: 2 },
      { parent: null, index: 3 },
    ]);
  });

  test('a repeat cannot be dropped into itself', () => {
    expect(listPlaces(program, '2')).toEqual([0, 1, 2, 3].map((index) => ({ parent: null, index })));
  });
});

describe('the first repeat of a program', () => {
  test.each([
    ['rrr', '3(r)'],
    ['rrrc', '3(r)c'],
    ['crrrrr', 'c5(r)'],
    ['rrrrcuuu', '3(r)rcuuu'],
    ['rruucrruucrruuc', '3(rruuc)'],
  ])('the first repeated run of %j is found and folds it to %j', (form, folded) => {
    const program = read(form);
    const run = findFirstRepeat(program);
    expect(run && formatProgram(foldRun(program, run) ?? [])).toBe(folded);
  });

  test.each(['', 'rr', 'rururu'.slice(0, 4), '3(r)uuu'])('no repeated run is found in %j', (form) => {
    expect(findFirstRepeat(read(form))).toBeNull();
  });
});

test('a repeated run inside a repeat is found, and not folded', () => {
  const program = read('5(uuuc)');
  const run = findLongestRepeatedRun(program);
  expect(run).toMatchObject({ blockId: '2', times: 3 });
  expect(run && foldRun(program, run)).toBeNull();
});

test('a folded program has no duplicate ids, however often it is folded', () => {
  let program = read('rrruuu');
  for (let turn = 0; turn < 2; turn += 1) {
    const run = findLongestRepeatedRun(program);
    program = (run && foldRun(program, run)) ?? program;
  }
  expect(formatProgram(program)).toBe('3(r)3(u)');
  expect(new Set(program.map(({ id }) => id)).size).toBe(2);
});
