import { expect, test } from 'vitest';
import { getFactTip } from './fact-tip.ts';

const FACTS = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((table) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((multiplier) => ({ table, multiplier })),
);

/** The value of a sum, a difference or a product of two numbers. */
function amountOf(term: string): number {
  const [, left, sign, right] = /^(\d+) ([+−×]) (\d+)$/.exec(term.trim()) ?? [];
  if (!sign) return Number(term);
  const [a, b] = [Number(left), Number(right)];
  return sign === '+' ? a + b : sign === '−' ? a - b : a * b;
}

test('every tip ends at the product, and every equation in it is true', () => {
  for (const fact of FACTS) {
    const { en, ko } = getFactTip(fact);
    for (const text of [en, ko]) {
      for (const [, left = '', right = ''] of text.matchAll(/(\d+(?: [+−×] \d+)?) = (\d+(?: × \d+)?)/g)) {
        expect(amountOf(left), text).toBe(amountOf(right));
      }
      expect(text.match(/\d+/g)?.map(Number), text).toContain(fact.table * fact.multiplier);
    }
    for (const [, from = '', to = ''] of en.matchAll(/(?=\b(\d+) → (\d+))/g))
      expect(Number(to), en).toBe(2 * Number(from));
  }
});

test('a tip is the same for both orders of the factors and begins with an easier product', () => {
  for (const { table, multiplier } of FACTS.filter((fact) => fact.multiplier > 1)) {
    const tip = getFactTip({ table, multiplier });
    expect(tip).toEqual(getFactTip({ table: multiplier, multiplier: table }));
  }
  expect(getFactTip({ table: 7, multiplier: 8 }).en).toContain('56 = 7 × 8');
  expect(getFactTip({ table: 6, multiplier: 7 }).en).toBe('Five times, and once more: 35 + 7 = 42.');
  expect(getFactTip({ table: 9, multiplier: 4 }).ko).toBe('10 × 4 = 40. 한 번만 빼요: 40 − 4 = 36.');
});
