import { describe, expect, test } from 'vitest';
import { type Program, parseProgram } from '../program/program.ts';
import type { Cell, Level } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import type { Suggestion } from './change.ts';
import { type Diagnosis, diagnose } from './diagnosis.ts';
import { findHint, findNumberedBlock } from './hints.ts';
import { createStartState, type HeroState } from './run.ts';

const [meadow, pond, hill] = levels as readonly [Level, Level, Level];

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

const at = (x: number, y: number): Cell => ({ x, y });
const nothing: readonly string[] = [];
const mitten = ['mitten'];

type Case = {
  readonly level: Level;
  readonly diagnosis: Diagnosis;
  readonly suggestion: Suggestion | null;
};

/**
 * Cases by program. Blocks have their numbers in reading order as ids; (0, 7) is the bottom left corner of the meadow.
 */
const CASES: Readonly<Record<string, Case>> = {
  '3()': {
    level: meadow,
    diagnosis: { kind: 'empty', blockId: '1', at: at(0, 7), item: 'mitten' },
    suggestion: { change: 'put-inside', blockId: '1', kind: 'right' },
  },
  '': {
    level: meadow,
    diagnosis: { kind: 'empty', blockId: null, at: at(0, 7), item: 'mitten' },
    suggestion: { change: 'append', blockId: null, kind: 'right' },
  },
  rrr: {
    level: pond,
    diagnosis: {
      kind: 'hazard',
      type: 'fire',
      hazardAt: at(3, 9),
      blockId: '3',
      at: at(2, 9),
      found: nothing,
      item: 'key',
      inRound: null,
    },
    suggestion: { change: 'replace', blockId: '3', kind: 'up' },
  },
  rrruuuc: {
    level: meadow,
    diagnosis: {
      kind: 'passed',
      isEnd: false,
      blockId: '3',
      at: at(3, 7),
      found: nothing,
      item: 'mitten',
      inRound: null,
    },
    suggestion: { change: 'put-after', blockId: '3', kind: 'collect' },
  },
  rrrcuuu: {
    level: meadow,
    diagnosis: {
      kind: 'passed',
      isEnd: true,
      blockId: '7',
      at: at(3, 4),
      found: mitten,
      item: 'letter',
      inRound: null,
    },
    suggestion: { change: 'put-after', blockId: '7', kind: 'collect' },
  },
  rrcruuuc: {
    level: meadow,
    diagnosis: { kind: 'nothing-here', blockId: '3', at: at(2, 7), found: nothing, item: 'mitten', inRound: null },
    suggestion: { change: 'swap', blockId: '3', otherId: '4', kind: null },
  },
  l: {
    level: meadow,
    diagnosis: {
      kind: 'bumped',
      direction: 'left',
      blockId: '1',
      at: at(0, 7),
      found: nothing,
      item: 'mitten',
      inRound: null,
    },
    suggestion: { change: 'replace', blockId: '1', kind: 'right' },
  },
  lrr: {
    level: meadow,
    diagnosis: {
      kind: 'stopped-short',
      left: 6,
      blockId: '3',
      at: at(2, 7),
      found: nothing,
      item: 'mitten',
      inRound: null,
    },
    suggestion: { change: 'append', blockId: null, kind: 'right' },
  },
  rru: {
    level: meadow,
    diagnosis: {
      kind: 'wrong-way',
      direction: 'up',
      blockId: '3',
      at: at(2, 7),
      found: nothing,
      item: 'mitten',
      inRound: null,
    },
    suggestion: { change: 'replace', blockId: '3', kind: 'right' },
  },
  rrrcr: {
    level: meadow,
    diagnosis: {
      kind: 'wrong-way',
      direction: 'right',
      blockId: '5',
      at: at(3, 7),
      found: mitten,
      item: 'letter',
      inRound: null,
    },
    suggestion: { change: 'replace', blockId: '5', kind: 'up' },
  },
  rrrcuu: {
    level: meadow,
    diagnosis: {
      kind: 'stopped-short',
      left: 2,
      blockId: '6',
      at: at(3, 5),
      found: mitten,
      item: 'letter',
      inRound: null,
    },
    suggestion: { change: 'append', blockId: null, kind: 'up' },
  },
  '5(5(5(5(ud))))': {
    level: hill,
    diagnosis: {
      kind: 'step-limit',
      blockId: '1',
      at: at(0, 11),
      found: nothing,
      item: 'lantern',
      inRound: { round: 5, times: 5 },
    },
    suggestion: { change: 'remove', blockId: '1', kind: null },
  },
  rrrcuuuc: { level: meadow, diagnosis: { kind: 'solved' }, suggestion: null },
  lrrrcuuuc: {
    level: meadow,
    diagnosis: {
      kind: 'too-long',
      blocks: 9,
      fewest: 8,
      repeatedRun: { blockId: '2', lastBlockId: '2', times: 3, saves: 1 },
    },
    suggestion: { change: 'fold', blockId: '2', lastBlockId: '2', kind: 'repeat3' },
  },
  '5(u)rrrucrrrucrrruc': {
    level: hill,
    diagnosis: {
      kind: 'too-long',
      blocks: 17,
      fewest: 7,
      repeatedRun: { blockId: '3', lastBlockId: '7', times: 3, saves: 9 },
    },
    suggestion: { change: 'fold', blockId: '3', lastBlockId: '7', kind: 'repeat3' },
  },
  '5(u)3(rrruc)': {
    level: hill,
    diagnosis: {
      kind: 'too-long',
      blocks: 8,
      fewest: 7,
      repeatedRun: { blockId: '4', lastBlockId: '4', times: 3, saves: 1 },
    },
    suggestion: { change: 'fold', blockId: '4', lastBlockId: '4', kind: 'repeat3' },
  },
  '3(r)5(cu)': { level: meadow, diagnosis: { kind: 'solved' }, suggestion: null },
  '5(u)3(5(r)uc)': {
    level: hill,
    diagnosis: {
      kind: 'hazard',
      type: 'spike',
      hazardAt: at(4, 6),
      blockId: '5',
      at: at(3, 6),
      found: nothing,
      item: 'lantern',
      inRound: { round: 4, times: 5 },
    },
    suggestion: { change: 'times', blockId: '4', kind: 'repeat3' },
  },
  '3(r)3(cu)': {
    level: meadow,
    diagnosis: {
      kind: 'passed',
      isEnd: true,
      blockId: '5',
      at: at(3, 4),
      found: mitten,
      item: 'letter',
      inRound: { round: 3, times: 3 },
    },
    suggestion: { change: 'times', blockId: '3', kind: 'repeat5' },
  },
  rruuc: {
    level: pond,
    diagnosis: {
      kind: 'stopped-short',
      left: 10,
      blockId: '5',
      at: at(2, 7),
      found: ['key'],
      item: 'bell',
      inRound: null,
    },
    suggestion: { change: 'wrap', blockId: '1', lastBlockId: '5', kind: 'repeat3' },
  },
};

test.each(Object.entries(CASES))('the program %s gets a diagnosis and the change that helps most', (form, each) => {
  const { diagnosis, suggestion } = findHint(each.level, read(form), createStartState(each.level), 3);
  expect(diagnosis).toEqual(each.diagnosis);
  expect(suggestion).toEqual(each.suggestion);
});

describe('a program that is run from elsewhere', () => {
  test.each<[string, Cell]>([
    ['another column', at(2, 7)],
    ['another row', at(0, 6)],
  ])(
    'a program run from elsewhere gets the hint to go back to the start if it is right there: in %s',
    (_, position) => {
      expect(diagnose(meadow, read('rrrcuuuc'), { position, facing: 'right', found: [] }).kind).toBe('start-over');
    },
  );

  test('a program run from elsewhere is diagnosed if it would not be right from the start either', () => {
    const from: HeroState = { position: at(2, 7), facing: 'right', found: [] };
    expect(diagnose(meadow, read('rr'), from)).toMatchObject({ kind: 'passed', item: 'mitten', at: at(3, 7) });
    expect(diagnose(meadow, [], from)).toEqual({ kind: 'empty', blockId: null, at: at(2, 7), item: 'mitten' });
  });
});

describe('blocks that come again', () => {
  const repeatedRun = (form: string) => {
    const found = diagnose({ ...meadow, id: 'made' }, read(form), createStartState(meadow));
    return found.kind === 'too-long'
      ? { ...found.repeatedRun, blocks: found.blocks, fewest: found.fewest }
      : found.kind;
  };

  test.each([
    ['rrrcuuuc', { blockId: '1', lastBlockId: '1', times: 3, saves: 1, blocks: 8, fewest: 7 }],
    ['lllllrrrcuuuc', { blockId: '1', lastBlockId: '1', times: 5, saves: 3, blocks: 13, fewest: 10 }],
    ['udududrrrcuuuc', { blockId: '1', lastBlockId: '2', times: 3, saves: 3, blocks: 14, fewest: 11 }],
    ['3(r)c3(u)c', 'solved'],
  ])('repeated blocks in %s: %o', (form, expected) => {
    expect(repeatedRun(form)).toEqual(expected);
  });
});

test('a hint names a block by its number from the top, blocks in repeats included', () => {
  const program = read('r3(uc)d');
  expect(findNumberedBlock(program, '4')).toEqual({ number: 4, kind: 'collect' });
  expect(findNumberedBlock(program, '5')).toEqual({ number: 5, kind: 'down' });
  expect(() => findNumberedBlock(program, 'other')).toThrow(Error);
});
