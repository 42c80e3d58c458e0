import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Program, parseProgram } from '../program/program.ts';
import type { Level } from '../world/level.ts';
import { levels, SHORTEST_PROGRAMS } from '../world/levels.ts';
import { createStartState, run } from './run.ts';
import { computeStars, getMaxBlocksForStar, joinStars, listOfferedStars, STARS } from './stars.ts';

const [meadow] = levels as readonly [Level];

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

const stars = (form: string) => computeStars(meadow, read(form), run(meadow, read(form)));

describe('a run', () => {
  test.each([
    ['rrrcuuu', []],
    ['rrrrr', []],
    ['rrrcuuuc', ['solved', 'one-program', 'fewest-blocks']],
    ['rlrrrcuuuc', ['solved', 'one-program']],
    ['3(r)cuuuc', ['solved', 'one-program', 'repeat', 'fewest-blocks']],
    ['3(r)c3(u)c', ['solved', 'one-program', 'repeat', 'fewest-blocks']],
    ['3(r)5(cu)', ['solved', 'one-program', 'repeat', 'fewest-blocks']],
    ['3(rrrcuuuc)', ['solved', 'one-program']],
    ['5(ld)rrrcuuuc', ['solved', 'one-program']],
  ])('a run of %j earns %j', (form, expected) => {
    expect(stars(form)).toEqual(expected);
  });

  test('a run that ends a level begun by another program does not count as one program', () => {
    const end = run(meadow, read('rrrcuuu')).entries.at(-1) ?? createStartState(meadow);
    const last = read('c');
    expect(computeStars(meadow, last, run(meadow, last, end))).toEqual(['solved']);
  });

  test('a run that collects everything after walking about does not count as one program', () => {
    const aside = run(meadow, read('r')).entries.at(-1) ?? createStartState(meadow);
    const program = read('rrcuuuc');
    expect(computeStars(meadow, program, run(meadow, program, aside))).toEqual(['solved']);
  });
});

describe('the stars', () => {
  test.each(levels)('the stars of $title.en can all be earned at once', (level) => {
    const program = read(SHORTEST_PROGRAMS[level.id] ?? '?');
    expect(computeStars(level, program, run(level, program))).toEqual(STARS);
    expect(listOfferedStars(level.id)).toEqual(STARS);
  });

  test('a level without a known smallest program has no star for the fewest blocks', () => {
    for (const id of ['made', 'toString', '__proto__']) {
      expect(getMaxBlocksForStar(id)).toBeNull();
      expect(listOfferedStars(id)).not.toContain('fewest-blocks');
    }
  });

  test('merging stars only adds stars, in any order', () => {
    const some = fc.subarray([...STARS]);
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(joinStars(a, b)).toEqual(joinStars(b, a));
        expect(joinStars(a, b)).toEqual(STARS.filter((star) => a.includes(star) || b.includes(star)));
      }),
    );
  });
});
