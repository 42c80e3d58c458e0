import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language/language.ts';
import { type FactSplit, getFactTip } from './fact-tip.ts';
import { getFact, TIMES_FACTS } from './times-fact.ts';

const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];

/** The numbers that the drawing shows: doubled again and again, the area so far; else the area of each part. */
function areasOf({ rowLength, groups }: FactSplit): number[] {
  const areas = groups.map(({ rows }) => rows * rowLength);
  const total = areas.reduce((sum, area) => sum + area, 0);
  if (groups.some(({ isTaken }) => isTaken)) return [total];
  if (groups.length <= 2) return areas;
  return areas.map((_, index) => areas.slice(0, index + 1).reduce((sum, area) => sum + area, 0));
}

test.each(TIMES_FACTS)(
  'the tip of $question comes to $product, and its dots have the areas of its sentence',
  (fact) => {
    const { text, split } = getFactTip(fact);
    const kept = split.groups.filter(({ isTaken }) => !isTaken).reduce((sum, { rows }) => sum + rows, 0);
    expect(kept * split.rowLength).toBe(fact.product);
    for (const language of LANGUAGES) {
      const numbers = numbersIn(text[language]);
      expect(numbers.at(-1)).toBe(fact.product);
      for (const area of areasOf(split)) expect(numbers).toContain(area);
    }
  },
);

test.each(TIMES_FACTS.filter(({ multiplier }) => multiplier > 1))(
  'the questions for $question do not say its product',
  (fact) => {
    const { questions } = getFactTip(fact);
    for (const language of LANGUAGES) {
      expect(numbersIn(questions[language])).not.toContain(fact.product);
      expect(questions[language]).toMatch(/\?$/);
    }
  },
);

/** The value of a sum, a difference or a product of two numbers. */
function amountOf(term: string): number {
  const [, left, sign, right] = /^(\d+) ([+−×]) (\d+)$/.exec(term.trim()) ?? [];
  if (!sign) return Number(term);
  const [a, b] = [Number(left), Number(right)];
  return sign === '+' ? a + b : sign === '−' ? a - b : a * b;
}

test('every equation of a tip is true, and it is the same for both orders of the factors', () => {
  for (const fact of TIMES_FACTS) {
    const tip = getFactTip(fact);
    for (const text of [tip.text.en, tip.text.ko]) {
      for (const [, left = '', right = ''] of text.matchAll(/(\d+(?: [+−×] \d+)?) = (\d+(?: × \d+)?)/g)) {
        expect(amountOf(left), text).toBe(amountOf(right));
      }
    }
    for (const [, from = '', to = ''] of tip.text.en.matchAll(/(?=\b(\d+) → (\d+))/g)) {
      expect(Number(to), tip.text.en).toBe(2 * Number(from));
    }
    if (fact.multiplier > 1) expect(getFactTip(getFact(fact.multiplier, fact.table))).toEqual(tip);
  }
});

test('a tip names the group that is added or taken away', () => {
  const say = (table: number, multiplier: number) => getFactTip(getFact(table, multiplier));
  expect(say(9, 8).text.en).toBe('10 × 8 = 80. Take away one 8: 80 − 8 = 72.');
  expect(say(3, 8).text.en).toBe('Double 8, and one more 8: 16 + 8 = 24.');
  expect(say(6, 7).text.en).toBe('Five 7s and one more 7: 35 + 7 = 42.');
  expect(say(6, 7).text.ko).toBe('7씩 다섯 묶음에 한 묶음 더: 35 + 7 = 42.');
  expect(say(8, 7).text.ko).toBe('오, 육, 칠, 팔! 56 = 7 × 8. 8씩 다섯 묶음과 두 묶음: 40 + 16 = 56.');
  expect(say(7, 8).questions).toEqual({ en: 'What’s 5 × 8? And 2 × 8?', ko: '5 × 8은? 2 × 8은?' });
});
