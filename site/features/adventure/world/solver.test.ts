import { expect, test } from 'vitest';
import { countBlocks, formatProgram, parseProgram } from '../program/program.ts';
import { run } from '../run/run.ts';
import { levels, SHORTEST_PROGRAMS } from './levels.ts';
import { ANY_REPEAT, FEATURES, firstSolution, programFeatures, smallestProgram } from './solver.fixture.ts';

test.each(levels.slice(0, 2))(
  'the solver finds a program as small as the known one of $title.en, and none smaller',
  (level) => {
    const known = countBlocks(parseProgram(SHORTEST_PROGRAMS[level.id] ?? '?') ?? []);
    const found = smallestProgram(level, known) ?? [];
    expect(countBlocks(found)).toBe(known);
    expect(run(level, found).ending).toBe('all-found');
    expect(smallestProgram(level, known - 1)).toBeNull();
  },
);

test('the solver agrees with a search through all programs', () => {
  const grid = (x: number, y: number) => ({
    gridSize: 5,
    startPosition: { x: 0, y: 4 },
    items: [{ id: 'key', x, y }],
    hazards: [{ id: 'fire', x: 1, y: 3, type: 'fire' as const }],
  });
  for (const [x, y] of [
    [1, 4],
    [3, 4],
    [3, 1],
    [2, 2],
  ] as const) {
    const [found, all] = [smallestProgram(grid(x, y), 5), firstSolution(grid(x, y), 5)];
    expect([x, y, found && countBlocks(found)]).toEqual([x, y, all && countBlocks(all)]);
  }
});

test('the solver leaves out programs that are not allowed', () => {
  const [meadow] = levels;
  if (!meadow) throw new Error('There is a level');
  expect(smallestProgram(meadow, 7, (features) => (features & ANY_REPEAT) === 0)).toBeNull();
  const plain = smallestProgram(meadow, 8, (features) => (features & ANY_REPEAT) === 0) ?? [];
  expect(formatProgram(plain)).toMatch(/^[udlrc]{8}$/);
});

test.each([
  ['rrc', FEATURES.right | FEATURES.collect | FEATURES.collectOutside],
  ['3(r)', FEATURES.right | FEATURES.repeat3],
  ['3(rc)', FEATURES.right | FEATURES.collect | FEATURES.collectInside | FEATURES.longBody | FEATURES.repeat3],
  ['5(u)u', FEATURES.up | FEATURES.repeat5 | FEATURES.afterRepeat],
  ['u5(u)', FEATURES.up | FEATURES.repeat5],
  ['3(3(u))', FEATURES.up | FEATURES.repeat3 | FEATURES.nested | FEATURES.twoRepeats],
  ['3(u)3(u)', FEATURES.up | FEATURES.repeat3 | FEATURES.twoRepeats | FEATURES.afterRepeat],
])('the features of the program %s are recognized', (form, features) => {
  expect(programFeatures(parseProgram(form) ?? [])).toBe(features);
});

test.each(levels)(
  '$title.en has no smaller program than its recorded best',
  { tags: 'unmutated' },
  ({ id, ...level }) => {
    const program = parseProgram(SHORTEST_PROGRAMS[id] ?? '?') ?? [];
    expect(firstSolution(level, countBlocks(program) - 1)).toBeNull();
  },
);
