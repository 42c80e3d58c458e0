import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTool } from '../maker/level-maker.ts';
import { anyMade } from '../maker/made-levels.fixture.ts';
import { MAX_BLOCKS, MAX_REPEAT_DEPTH, parseProgram } from '../program/program.ts';
import { levels } from '../world/levels.ts';
import { createBlankLevel, findLevelProblem } from '../world/made-level.ts';
import { formatLink, formatMade, MAX_LINK_CHARS, parseLink, parseMade } from './share.ts';

const UNITS = ['u', 'd', 'l', 'r', 'c', '3()', '5(uc)', '3(5(r)u)'];
const programOf = (units: readonly string[]) =>
  fc.string({ unit: fc.constantFrom(...units), maxLength: 12 }).map((form) => parseProgram(form) ?? []);
const program = programOf(UNITS);
/** Where the child gives a repeat its number. */
const freeProgram = programOf([...UNITS, '2()', '4(rc)', '9(6(7(8(u))))']);

const problem = (text: string) => {
  const read = parseLink(text);
  return read.state === 'bad' ? read.problem : null;
};

describe('a link', () => {
  test('a link to a story level is read back as it was written', () => {
    fc.assert(
      fc.property(fc.nat(levels.length - 1), program, (index, blocks) => {
        const shared = { kind: 'story' as const, index, program: blocks };
        expect(parseLink(formatLink(shared))).toEqual({ state: 'read', shared });
      }),
    );
  });

  test('a link to a made level is read back as it was written, if the level can be played', () => {
    fc.assert(
      fc.property(anyMade, freeProgram, (grid, blocks) => {
        const shared = { kind: 'made' as const, made: grid, program: blocks };
        const expected = findLevelProblem(grid) ? { state: 'bad', problem: 'bad-grid' } : { state: 'read', shared };
        expect(parseLink(formatLink(shared))).toEqual(expected);
      }),
    );
  });

  test('a link has only letters, digits and one hyphen inside, so that messengers keep it whole', () => {
    expect(formatLink({ kind: 'story', index: 0, program: parseProgram('3(r)5(cu)') ?? [] })).toBe('1-3bre5bcue');
    fc.assert(
      fc.property(anyMade, freeProgram, (grid, blocks) => {
        expect(formatLink({ kind: 'made', made: grid, program: blocks })).toMatch(/^[a-z0-9]+-[a-z0-9]*$/);
      }),
    );
  });

  test('a link to the fullest grid with the longest program is short enough to be read', () => {
    let grid = createBlankLevel(12);
    for (let x = 0; x < 12; x++) {
      grid = applyTool(grid, { place: 'item', kind: 'birthday-cake' }, { x, y: 0 }).made;
      grid = applyTool(grid, { place: 'hazard', type: 'spike' }, { x, y: 5 }).made;
    }
    const longest = parseProgram('3()'.repeat(MAX_BLOCKS)) ?? [];
    expect(longest).toHaveLength(MAX_BLOCKS);
    expect(formatLink({ kind: 'made', made: grid, program: longest }).length).toBeLessThanOrEqual(MAX_LINK_CHARS);
  });

  test.each([
    ['', 'unknown-level'],
    ['0-r', 'unknown-level'],
    ['4-r', 'unknown-level'],
    ['hello', 'unknown-level'],
    ['1', 'bad-program'],
    ['1-x', 'bad-program'],
    ['1-3br', 'bad-program'],
    ['1-r-r', 'bad-program'],
    [`1-${'3b'.repeat(MAX_REPEAT_DEPTH + 1)}${'e'.repeat(MAX_REPEAT_DEPTH + 1)}`, 'too-deep'],
    ['1-3(r)', 'bad-program'],
    ['1-4bre', 'bad-program'],
    ['2-3b2bree', 'bad-program'],
    ['m5m04ik40h-1bre', 'bad-program'],
    [`1-${'r'.repeat(MAX_BLOCKS + 1)}`, 'bad-program'],
    ['m-r', 'bad-grid'],
    ['m8m07ih-r', 'bad-grid'],
    ['m8m07ik07h-r', 'bad-grid'],
    ['m5m04ik05h-r', 'bad-grid'],
    ['m5m04ik40hf30f41-r', 'bad-grid'],
    ['mdm04ik40h-r', 'bad-grid'],
    ['m5m04iz40h-r', 'bad-grid'],
    [`1-${'r'.repeat(MAX_LINK_CHARS)}`, 'too-long'],
  ])('the text %j is not a link, and the reason is %s', (text, reason) => {
    expect(problem(text)).toBe(reason);
  });

  test('any text is read as a link or refused, without throwing', () => {
    const near = fc.string({ unit: fc.constantFrom(...'123m58pnikhfsudlrcbe-07%(') });
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), near), (text) => void parseLink(text)));
  });
});

describe('the text form of a made grid', () => {
  test('a made grid is read back from its text as it was written, finished or not', () => {
    fc.assert(fc.property(anyMade, (grid) => void expect(parseMade(formatMade(grid))).toEqual(grid)));
  });

  test('a made grid with too many things is refused', () => {
    const items = (count: number) => Array.from({ length: count }, (_, x) => `k${x}0`).join('');
    expect(parseMade(`cm0bi${items(8)}h`)).not.toBeNull();
    expect(parseMade(`cm0bi${items(9)}h`)).toBeNull();
  });
});

describe('a made grid', () => {
  test.each([
    ['an item beyond the right edge', '5m04im50h'],
    ['an item below the lower edge', '5m04im05h'],
    ['a hazard beyond the edge', '5m04im00hf51'],
    ['a start beyond the edge', '5m05im00h'],
    ['two things on one square', '5m04im00hf00'],
    ['an item on the start', '5m04im04h'],
    ['an unknown item', '5m04iz00h'],
    ['an unknown hazard', '5m04im00hz11'],
    ['an unknown ground', '5x04im00h'],
    ['nine items', `5m04i${'m00m01m02m03m10m11m12m13m14'}h`],
    ['thirteen hazards', `5m04ih${'f00f01f02f03f10f11f12f13f14f20f21f22f23'}`],
    ['something before it', 'x5m04im00h'],
    ['something after it', '5m04im00hx'],
  ])('a made grid with %s is invalid', (_, text) => {
    expect(parseMade(text)).toBeNull();
  });

  test.each([
    ['the corner of the smallest grid', '5m04im40h'],
    ['the corner of the largest grid', 'cm0bimb0h'],
    ['twelve hazards', `5m04ih${'f00f01f02f03f10f11f12f13f14f20f21f22'}`],
    ['eight items', `5m04i${'m00m01m02m03m10m11m12m13'}h`],
  ])('a made grid with %s is read as it was written', (_, text) => {
    const grid = parseMade(text);
    expect(grid && formatMade(grid)).toBe(text);
  });
});

test.each([
  ['1-', null],
  ['11-', 'unknown-level'],
  ['x1-', 'unknown-level'],
  ['0-', 'unknown-level'],
  ['1-3b3b3b3bueeee', null],
  ['1-3b3b3b3b3bueeeee', 'too-deep'],
  ['1-3bue3bue3bue3bue3bue3bue', null],
  ['1-3bu', 'bad-program'],
  [`1-${'u'.repeat(MAX_LINK_CHARS - 1)}`, 'too-long'],
])('the link %s has the problem: %s', (text, expected) => {
  expect(problem(text)).toBe(expected);
});
