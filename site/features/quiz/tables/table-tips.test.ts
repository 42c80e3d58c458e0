import { describe, expect, test } from 'vitest';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { CHOOSABLE_TABLES } from '../../../shared/times-tables/facts/times-fact.ts';
import { funFacts, generalTips, tableTips } from './table-tips.ts';

const texts = [...tableTips, ...generalTips, ...funFacts].flatMap(({ title, text }) => [
  title.en,
  title.ko,
  text.en,
  text.ko,
]);

/** 'a × b', 'a + b + c', 'a − b' or a number alone. */
function amountOf(side: string): number {
  const [first = '', ...less] = side.split('−');
  if (less.length > 0) return less.reduce((rest, term) => rest - Number(term), Number(first));
  return side
    .split('+')
    .map((term) => term.split('×').reduce((product, factor) => product * Number(factor), 1))
    .reduce((sum, term) => sum + term, 0);
}

const EQUATION = /\d+(?: [×+−=] \d+)+/g;
const equations = texts
  .flatMap((text) => [...text.matchAll(EQUATION)].map(([found]) => found))
  .filter((found) => found.includes('='));

test('each table from 2 to 9 has a tip', () => {
  expect(tableTips.map((tip) => tip.table)).toEqual([...CHOOSABLE_TABLES]);
});

test.each(equations)('the equation %s in a tip is true', (equation) => {
  expect(new Set(equation.split('=').map(amountOf)).size).toBe(1);
});

test('equations are found in the tips of both languages', () => {
  expect(equations.length).toBeGreaterThan(40);
});

describe('what the tips claim', () => {
  const multipliers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  test('the digits of three times a number add up to 3, 6 or 9', () => {
    for (const multiplier of multipliers) {
      const digits = [...String(3 * multiplier)].map(Number);
      expect([3, 6, 9]).toContain(digits.reduce((sum, digit) => sum + digit, 0));
    }
  });

  test('four times a number is twice its double', () => {
    for (const multiplier of multipliers) expect(4 * multiplier).toBe(2 * (2 * multiplier));
  });

  test('five times an odd number ends in 5, times an even one in 0', () => {
    for (const multiplier of multipliers) expect((5 * multiplier) % 10).toBe(multiplier % 2 === 1 ? 5 : 0);
  });

  test('six times an even number ends in it, after its half', () => {
    for (const even of [2, 4, 6, 8]) expect(String(6 * even)).toBe(`${even / 2}${even}`);
  });

  test('seven times a number is five times and two times it', () => {
    for (const multiplier of multipliers) expect(7 * multiplier).toBe(5 * multiplier + 2 * multiplier);
  });

  test('square numbers grow by steps that are each two higher', () => {
    const squares = [2, 3, 4, 5, 6, 7].map((side) => side * side);
    expect(squares.slice(1).map((square, index) => square - (squares[index] ?? 0))).toEqual([5, 7, 9, 11, 13]);
  });

  test('in a year without a leap day, 1 February and 1 March are the same weekday', () => {
    for (const year of [2025, 2026, 2027]) {
      expect(new Date(Date.UTC(year, 1, 1)).getUTCDay()).toBe(new Date(Date.UTC(year, 2, 1)).getUTCDay());
    }
  });
});

test.each([
  ['So 7 × 6 = 30 + 12 = 42. 3 more', 'So 7_×_6_=_30_+_12_=_42. 3 more'],
  ['12 × 10 steps', '12_×_10 steps'],
  ['one 7 and two 8', 'one 7 and two 8'],
])('no line of %j breaks inside a sum', (text, expected) => {
  expect(keepSumsWhole(text)).toBe(expected.replaceAll('_', '\u00a0'));
});
