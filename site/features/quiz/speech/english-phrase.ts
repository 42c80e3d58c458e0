import { computeProduct, type TimesFact } from '../../../shared/facts/attempt.ts';

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Writes a number from 1 to 99 in English words. */
export function formatEnglishNumber(number: number): string {
  const small = ONES[number];
  if (small !== undefined) return small;
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones === 0 ? '' : `-${ONES[ones]}`}`;
}

/** Writes a fact: 'Seven times eight is fifty-six.' */
export function formatEnglishFact(fact: TimesFact): string {
  const words = `${formatEnglishNumber(fact.table)} times ${formatEnglishNumber(fact.multiplier)} is ${formatEnglishNumber(computeProduct(fact))}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a question: 'What is seven times eight?' */
export function formatEnglishQuestion({ table, multiplier }: TimesFact): string {
  return `What is ${formatEnglishNumber(table)} times ${formatEnglishNumber(multiplier)}?`;
}
