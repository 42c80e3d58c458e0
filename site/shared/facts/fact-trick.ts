import type { Bilingual } from '../language/language.ts';
import { productOf, type TimesFact } from './attempt.ts';

/** The hardest fact has a rhyme of its own. */
const FIVE_SIX_SEVEN_EIGHT: Bilingual = { en: '5, 6, 7, 8: 56 = 7 × 8.', ko: '오, 육, 칠, 팔! 56 = 7 × 8.' };

type Trick = { readonly factor: number; readonly say: (other: number, product: number) => Bilingual };

/** Ways to work a fact out from an easier one (Baroody 2006, docs/learning.md). The first whose factor is there is told. */
const TRICKS: readonly Trick[] = [
  {
    factor: 1,
    say: (other) => ({
      en: `One times a number is the number itself: ${other}.`,
      ko: `1을 곱하면 그 수 그대로: ${other}.`,
    }),
  },
  {
    factor: 2,
    say: (other, product) => ({
      en: `Double it: ${other} + ${other} = ${product}.`,
      ko: `똑같은 수를 두 번: ${other} + ${other} = ${product}.`,
    }),
  },
  {
    factor: 5,
    say: (other, product) => ({
      en: `10 × ${other} = ${10 * other}. Half of that is ${product}.`,
      ko: `10 × ${other} = ${10 * other}. 그 절반은 ${product}.`,
    }),
  },
  {
    factor: 9,
    say: (other, product) => ({
      en: `10 × ${other} = ${10 * other}. Take one away: ${10 * other} − ${other} = ${product}.`,
      ko: `10 × ${other} = ${10 * other}. 한 번만 빼요: ${10 * other} − ${other} = ${product}.`,
    }),
  },
  {
    factor: 4,
    say: (other, product) => ({
      en: `Double it, then double it again: ${other} → ${2 * other} → ${product}.`,
      ko: `두 배 하고 또 두 배: ${other} → ${2 * other} → ${product}.`,
    }),
  },
  {
    factor: 3,
    say: (other, product) => ({
      en: `Double it and add one more: ${2 * other} + ${other} = ${product}.`,
      ko: `두 배에 한 번 더: ${2 * other} + ${other} = ${product}.`,
    }),
  },
  {
    factor: 6,
    say: (other, product) => ({
      en: `Five times, and once more: ${5 * other} + ${other} = ${product}.`,
      ko: `다섯 번에 한 번 더: ${5 * other} + ${other} = ${product}.`,
    }),
  },
  {
    factor: 8,
    say: (other, product) => ({
      en: `Double it three times: ${other} → ${2 * other} → ${4 * other} → ${product}.`,
      ko: `두 배를 세 번: ${other} → ${2 * other} → ${4 * other} → ${product}.`,
    }),
  },
  {
    factor: 7,
    say: (other, product) => ({
      en: `Add the fives and the twos: ${5 * other} + ${2 * other} = ${product}.`,
      ko: `5단과 2단을 더해요: ${5 * other} + ${2 * other} = ${product}.`,
    }),
  },
];

/** One sentence that helps with a fact. */
export function trickOf(fact: TimesFact): Bilingual {
  const { table, multiplier } = fact;
  if (table + multiplier === 15 && table * multiplier === 56) return FIVE_SIX_SEVEN_EIGHT;
  for (const { factor, say } of TRICKS) {
    if (table === factor) return say(multiplier, productOf(fact));
    if (multiplier === factor) return say(table, productOf(fact));
  }
  throw new RangeError(`no trick for ${table} × ${multiplier}`);
}
