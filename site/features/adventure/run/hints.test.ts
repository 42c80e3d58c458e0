import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { formatProgram, MAX_BLOCKS, type Program, parseProgram } from '../program/program.ts';
import { findBlock } from '../program/program-edit.ts';
import type { Level } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import { findShortestActs } from '../world/solver.fixture.ts';
import { applySuggestion } from './change.ts';
import type { Diagnosis } from './diagnosis.ts';
import { findHint, type Hint } from './hints.ts';
import { formatHint } from './hints-text.ts';
import { createStartState, run } from './run.ts';
import { findShortestPaths } from './shortest-paths.ts';

const HINT_LEVELS = [1, 2, 3] as const;
const [meadow, pond, hill] = levels as readonly [Level, Level, Level];

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

const hint = (level: Level, form: string, hintLevel: 1 | 2 | 3): Hint =>
  findHint(level, read(form), createStartState(level), hintLevel);
const diagnosis = (level: Level, form: string): Diagnosis => hint(level, form, 1).diagnosis;

const forms = fc
  .letrec<{ program: string; block: string }>((tie) => ({
    program: fc.array(tie('block'), { maxLength: 6 }).map((blocks) => blocks.join('')),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('u', 'd', 'l', 'r', 'c'),
      fc.tuple(fc.constantFrom('3', '5'), tie('program')).map(([times, steps]) => `${times}(${steps})`),
    ),
  }))
  .program.filter((form) => parseProgram(form) !== null);

describe('what a run is found to lack', () => {
  test.each<[string, Level, string, Diagnosis['kind'], string | null]>([
    ['no block at all', meadow, '', 'empty', null],
    ['a repeat that holds nothing', meadow, '3()', 'empty', '1'],
    ['a walk into the fire', pond, 'rrr', 'hazard', '3'],
    ['an item walked over', meadow, 'rrruuuc', 'passed', '3'],
    ['an item stood on at the end', meadow, 'rrr', 'passed', '3'],
    ['a collect one square too early', meadow, 'rrcruuuc', 'nothing-here', '3'],
    ['the edge of the grid', meadow, 'l', 'bumped', '1'],
    ['a step away', meadow, 'rrrcr', 'wrong-way', '5'],
    ['an end too soon', meadow, 'rrrcuu', 'stopped-short', '6'],
    ['a run without an end', hill, '5(5(5(5(ud))))', 'step-limit', '1'],
    ['more blocks than it takes', meadow, 'lrrrcuuuc', 'too-long', null],
    ['nothing with one block for each step', meadow, 'rrrcuuuc', 'solved', null],
    ['nothing', meadow, '3(r)5(cu)', 'solved', null],
  ])('a run is diagnosed for %s', (_, level, form, what, blockId) => {
    const found = diagnosis(level, form);
    expect(found.kind).toBe(what);
    expect('blockId' in found ? found.blockId : null).toBe(blockId);
  });

  test('the hint names the round of a repeat in which the mistake happened', () => {
    expect(diagnosis(hill, '5(u)3(5(r)uc)')).toMatchObject({ kind: 'hazard', inRound: { round: 4, times: 5 } });
  });

  test('collecting in a repeat is no mistake if another round finds something', () => {
    expect(diagnosis(meadow, '3(r)3(cu)').kind).toBe('passed');
    expect(diagnosis(meadow, '3(r)3(cu)')).toMatchObject({ item: 'letter' });
  });

  test('sliding along the edge and then going on is no mistake', () => {
    expect(diagnosis(meadow, 'lrr')).toMatchObject({ kind: 'stopped-short', item: 'mitten' });
  });

  test('a right program that was run from elsewhere gets the hint to go back to the start', () => {
    const from = { position: { x: 2, y: 7 }, facing: 'right' as const, found: [] };
    expect(findHint(meadow, read('rrrcuuuc'), from, 2).diagnosis.kind).toBe('start-over');
  });
});

describe('hints', () => {
  test('two different mistakes in a level get different hints at every hint level', () => {
    for (const hintLevel of HINT_LEVELS)
      for (const language of LANGUAGES)
        expect(formatHint(language, pond, hint(pond, 'rrr', hintLevel))).not.toBe(
          formatHint(language, pond, hint(pond, '3(rruu)', hintLevel)),
        );
  });

  test('hints lead from the goal to the part of the program to the block to try', () => {
    const hintLevels = HINT_LEVELS.map((hintLevel) => hint(pond, '3(rruu)', hintLevel));
    expect(hintLevels.map(({ blockId }) => blockId)).toEqual([null, '5', '5']);
    expect(hintLevels.map(({ cell }) => cell)).toEqual(Array(3).fill({ x: 2, y: 7 }));
    expect(hintLevels.map(({ suggestion }) => suggestion)).toEqual([
      null,
      null,
      { change: 'put-after', blockId: '5', kind: 'collect' },
    ]);
  });

  test('a hint points at the fire once it is about the block', () => {
    expect(hint(pond, 'rrr', 1).cell).toEqual({ x: 2, y: 7 });
    expect(hint(pond, 'rrr', 2).cell).toEqual({ x: 3, y: 9 });
  });

  test('a Korean hint names things on the grid with their own particles', () => {
    expect(formatHint('ko', pond, hint(pond, '3(rruu)', 3))).toBe(
      '다섯 번째 블록 ‘위로 한 칸’ 뒤에 ‘줍기’를 넣어 봐요.',
    );
    expect(formatHint('ko', pond, hint(pond, 'rrr', 2))).toBe(
      '세 번째 블록 ‘오른쪽으로 한 칸’이었어요. 그 블록을 하기 바로 전에 열쇠는 위로 두 칸이었어요.',
    );
  });

  test('a hint offers a repeat where blocks come again', () => {
    expect(hint(pond, 'rruuc', 3).suggestion).toMatchObject({ change: 'wrap', kind: 'repeat3' });
    expect(hint(meadow, '5(r)', 3).suggestion).toMatchObject({ change: 'times', kind: 'repeat3' });
    expect(hint(hill, '5(u)3(rrruc)', 3).suggestion).toMatchObject({ change: 'fold', kind: 'repeat3' });
  });

  test('a child who follows every third-level hint solves the level', () => {
    for (const level of levels)
      for (const form of ['', 'l', 'rrr', '5(r)', '3(uc)']) {
        let program = read(form);
        for (let tries = 0; tries < 40; tries++) {
          const { suggestion } = findHint(level, program, createStartState(level), 3);
          if (!suggestion || run(level, program).ending === 'all-found') break;
          const next = applySuggestion(program, suggestion);
          // The ids of blocks that are only tried out are all the same: read anew, they are apart.
          program = next ? read(formatProgram(next)) : program;
        }
        expect([level.id, form, run(level, program).ending]).toEqual([level.id, form, 'all-found']);
      }
  });

  test('every program in every level gets a hint with something to try', () => {
    fc.assert(
      fc.property(forms, fc.constantFrom(...levels), (form, level) => {
        const program = read(form);
        const isSolved = run(level, program).ending === 'all-found';
        for (const hintLevel of HINT_LEVELS) {
          const each = findHint(level, program, createStartState(level), hintLevel);
          for (const language of LANGUAGES) {
            const text = formatHint(language, level, each);
            expect(text.length).toBeGreaterThan(10);
            expect(text).not.toMatch(/undefined|null|NaN/);
          }
          if (each.blockId !== null) expect(findBlock(program, each.blockId)).not.toBeNull();
          if (hintLevel === 3 && !isSolved) {
            expect(each.suggestion).not.toBeNull();
            if (each.suggestion) expect(applySuggestion(program, each.suggestion)).not.toBeNull();
          }
        }
      }),
    );
  });

  test('the longest program gets a hint too', () => {
    expect(hint(hill, 'ud'.repeat(MAX_BLOCKS / 2), 3).suggestion).not.toBeNull();
  });
});

describe('the steps that are left', () => {
  const cell = fc.record({ x: fc.nat(4), y: fc.nat(4) });
  const grids = fc
    .uniqueArray(cell, { minLength: 3, maxLength: 12, selector: ({ x, y }) => `${x},${y}` })
    .map((cells) => ({
      gridSize: 5,
      startPosition: cells[0] ?? { x: 0, y: 0 },
      items: cells.slice(1, 4).map((each, index) => ({ ...each, id: `${index}` })),
      hazards: cells.slice(4).map((each, index) => ({ ...each, id: `${index}`, type: 'fire' as const })),
    }));

  test('the remaining steps are those of a shortest way, and none where there is no way', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const acts = findShortestActs(grid);
        expect(findShortestPaths(grid).stepsLeft(createStartState(grid))).toBe(acts.length || null);
      }),
      { numRuns: 40 },
    );
  });

  test('each step along the shortest way lowers the number of remaining steps by one', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const paths = findShortestPaths(grid);
        let now = createStartState(grid);
        for (let left = paths.stepsLeft(now) ?? 0; left > 0; left--) {
          const act = paths.nextAct(now) ?? 'collect';
          const block = act === 'collect' ? { id: '1', kind: act } : { id: '1', kind: 'move' as const, direction: act };
          now = run(grid, [block], now).entries[0] ?? now;
          expect(paths.stepsLeft(now)).toBe(left - 1);
        }
      }),
    );
  });
});
