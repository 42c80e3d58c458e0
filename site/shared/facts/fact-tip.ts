import type { Bilingual } from '../language/language.ts';
import { computeProduct, type TimesFact } from './attempt.ts';

/** The hardest fact has a rhyme of its own. */
const FIVE_SIX_SEVEN_EIGHT: Bilingual = { en: '5, 6, 7, 8: 56 = 7 × 8.', ko: '오, 육, 칠, 팔! 56 = 7 × 8.' };

type FactTip = { readonly factor: number; readonly text: (other: number, product: number) => Bilingual };

/** Ways to work a fact out from an easier one (Baroody 2006, docs/learning.md). The first whose factor is there is told. */
const TIPS: readonly FactTip[] = [
  {
    factor: 1,
    text: (other) => ({
      en: `One times a number is the number itself: ${other}.`,
      ko: `1을 곱하면 그 수 그대로: ${other}.`,
    }),
  },
  {
    factor: 2,
    text: (other, product) => ({
      en: `Double it: ${other} + ${other} = ${product}.`,
      ko: `똑같은 수를 두 번: ${other} + ${other} = ${product}.`,
    }),
  },
  {
    factor: 5,
    text: (other, product) => ({
      en: `10 × ${other} = ${10 * other}. Half of that is ${product}.`,
      ko: `10 × ${other} = ${10 * other}. 그 절반은 ${product}.`,
    }),
  },
  {
    factor: 9,
    text: (other, product) => ({
      en: `10 × ${other} = ${10 * other}. Take one away: ${10 * other} − ${other} = ${product}.`,
      ko: `10 × ${other} = ${10 * other}. 한 번만 빼요: ${10 * other} − ${other} = ${product}.`,
    }),
  },
  {
    factor: 4,
    text: (other, product) => ({
      en: `Double it, then double it again: ${other} → ${2 * other} → ${product}.`,
      ko: `두 배 하고 또 두 배: ${other} → ${2 * other} → ${product}.`,
    }),
  },
  {
    factor: 3,
    text: (other, product) => ({
      en: `Double it and add one more: ${2 * other} + ${other} = ${product}.`,
      ko: `두 배에 한 번 더: ${2 * other} + ${other} = ${product}.`,
    }),
  },
  {
    factor: 6,
    text: (other, product) => ({
      en: `Five times, and once more: ${5 * other} + ${other} = ${product}.`,
      ko: `다섯 번에 한 번 더: ${5 * other} + ${other} = ${product}.`,
    }),
  },
  {
    factor: 8,
    text: (other, product) => ({
      en: `Double it three times: ${other} → ${2 * other} → ${4 * other} → ${product}.`,
      ko: `두 배를 세 번: ${other} → ${2 * other} → ${4 * other} → ${product}.`,
    }),
  },
  {
    factor: 7,
    text: (other, product) => ({
      en: `Add the fives and the twos: ${5 * other} + ${2 * other} = ${product}.`,
      ko: `5단과 2단을 더해요: ${5 * other} + ${2 * other} = ${product}.`,
    }),
  },
];

/** Returns one sentence that helps with a fact. */
export function getFactTip(fact: TimesFact): Bilingual {
  const { table, multiplier } = fact;
  if (table + multiplier === 15 && table * multiplier === 56) return FIVE_SIX_SEVEN_EIGHT;
  for (const { factor, text } of TIPS) {
    if (table === factor) return text(multiplier, computeProduct(fact));
    if (multiplier === factor) return text(table, computeProduct(fact));
  }
  throw new RangeError(`no tip for ${table} × ${multiplier}`);
}
