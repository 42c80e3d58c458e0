import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BLOCKS, MAX_REPEAT_DEPTH, type Program, parseProgram } from '../program/program.ts';
import type { Grid } from '../world/level.ts';
import { createStartState, MAX_RUN_STEPS, POINTS_PER_ITEM, run } from './run.ts';

/** 4 × 4; the hero starts at the bottom left. Two items in a row above him, a fire and thorns. */
const grid: Grid = {
  gridSize: 4,
  startPosition: { x: 0, y: 3 },
  items: [
    { id: 'key', x: 0, y: 1 },
    { id: 'bell', x: 1, y: 1 },
  ],
  hazards: [
    { id: 'fire', x: 2, y: 3, type: 'fire' },
    { id: 'bush', x: 3, y: 0, type: 'spike' },
  ],
};

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

const programs = fc
  .letrec<{ program: string; block: string }>((tie) => ({
    program: fc.array(tie('block'), { maxLength: 5 }).map((blocks) => blocks.join('')),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('u', 'd', 'l', 'r', 'c'),
      fc.tuple(fc.constantFrom('3', '5'), tie('program')).map(([times, steps]) => `${times}(${steps})`),
    ),
  }))
  .program.filter((form) => parseProgram(form) !== null);

/** The same moves without repeats, as text. */
function unrolled(program: Program): string {
  return program
    .map((block) => {
      if (block.kind === 'repeat') return unrolled(block.steps).repeat(block.times);
      return block.kind === 'collect' ? 'c' : block.direction.charAt(0);
    })
    .join('');
}

const happenings = (form: string) => run(grid, read(form)).entries.map(({ effect }) => effect.kind);

describe('a run', () => {
  test.each([
    ['uucrc', ['moved', 'moved', 'collected', 'moved', 'collected'], 'all-found'],
    ['l', ['bumped'], 'ran-out'],
    ['c', ['nothing-here'], 'ran-out'],
    ['uucc', ['moved', 'moved', 'collected', 'nothing-here'], 'ran-out'],
    ['rru', ['moved', 'hazard'], 'hazard'],
    ['', [], 'ran-out'],
    ['uucrcuuu', ['moved', 'moved', 'collected', 'moved', 'collected'], 'all-found'],
  ])('a run of %j is %j and ends %s', (form, expected, ending) => {
    expect(happenings(form)).toEqual(expected);
    expect(run(grid, read(form)).ending).toBe(ending);
  });

  test('a hazard leaves the hero on the previous square, and the run names the hazard', () => {
    const last = run(grid, read('rr')).entries.at(-1);
    expect(last?.position).toEqual({ x: 1, y: 3 });
    expect(last?.effect).toEqual({ kind: 'hazard', type: 'fire', at: { x: 2, y: 3 } });
  });

  test("a run continues from the hero's place, and found items stay found", () => {
    const first = run(grid, read('uuc'));
    const end = first.entries.at(-1);
    if (!end) throw new Error('three blocks make three entries');
    const second = run(grid, read('crc'), end);
    expect(second.entries.map(({ effect }) => effect.kind)).toEqual(['nothing-here', 'moved', 'collected']);
    expect(second.entries.at(-1)?.points).toBe(2 * POINTS_PER_ITEM);
    expect(second.ending).toBe('all-found');
  });

  test('each step of a run names its repeats and their rounds', () => {
    const entry = run(grid, read('3(5(u))')).entries.at(7);
    expect(entry?.rounds).toEqual([
      { blockId: '1', round: 2, times: 3 },
      { blockId: '2', round: 3, times: 5 },
    ]);
  });
});

describe('whatever the program', () => {
  test('the hero stays on the grid and off hazards, and each item counts once, in any program', () => {
    fc.assert(
      fc.property(programs, (form) => {
        for (const { position, points, found, itemsLeft } of run(grid, read(form)).entries) {
          expect(position.x >= 0 && position.x < 4 && position.y >= 0 && position.y < 4).toBe(true);
          expect(grid.hazards.some(({ x, y }) => x === position.x && y === position.y)).toBe(false);
          expect(new Set(found).size).toBe(found.length);
          expect(points).toBe(found.length * POINTS_PER_ITEM);
          expect(itemsLeft).toBe(grid.items.length - found.length);
        }
      }),
    );
  });

  test('a program runs as it would with its repeats written out', () => {
    fc.assert(
      fc.property(programs, (form) => {
        const flat = unrolled(read(form));
        const written = parseProgram(flat);
        fc.pre(written !== null);
        const strip = (program: Program) => {
          const { entries, ending } = run(grid, program);
          return { ending, entries: entries.map(({ blockId: _, rounds: __, ...rest }) => rest) };
        };
        expect(strip(read(form))).toEqual(strip(written));
      }),
    );
  });

  test('a program run in two halves ends the same', () => {
    fc.assert(
      fc.property(programs, fc.nat(), (form, at) => {
        const program = read(form);
        const cut = program.length ? at % program.length : 0;
        const whole = run(grid, program);
        const first = run(grid, program.slice(0, cut));
        fc.pre(first.ending === 'ran-out');
        const second = run(grid, program.slice(cut), first.entries.at(-1) ?? first.start);
        fc.pre(whole.entries.length < MAX_RUN_STEPS);
        expect([...first.entries, ...second.entries]).toEqual(whole.entries);
        expect(second.ending).toBe(whole.ending);
      }),
    );
  });

  test('every run ends: nested repeats at the step limit, empty repeats at once', () => {
    const nested = (inside: string) => `${'5('.repeat(MAX_REPEAT_DEPTH)}${inside}${')'.repeat(MAX_REPEAT_DEPTH)}`;
    const turning = run(grid, read(nested('ud')));
    expect(turning.ending).toBe('step-limit');
    expect(turning.entries).toHaveLength(MAX_RUN_STEPS);
    expect(run(grid, read(nested('').repeat(MAX_BLOCKS / MAX_REPEAT_DEPTH))).entries).toEqual([]);
  });

  test('a run begins at the start, looking right, with nothing found', () => {
    expect(createStartState(grid)).toEqual({ position: { x: 0, y: 3 }, facing: 'right', found: [] });
  });
});
