import { expect, test } from 'vitest';
import { computeProduct } from '../../../shared/facts/attempt.ts';
import { spokenFacts } from './chant.ts';
import { formatEnglishFact, formatEnglishNumber, formatEnglishQuestion } from './english-phrase.ts';

test.each([
  [2, 1, 'Two times one is two.'],
  [3, 5, 'Three times five is fifteen.'],
  [4, 5, 'Four times five is twenty.'],
  [7, 8, 'Seven times eight is fifty-six.'],
  [9, 9, 'Nine times nine is eighty-one.'],
])('the fact %i × %i is spoken as an English sentence', (table, multiplier, words) => {
  expect(formatEnglishFact({ table, multiplier })).toBe(words);
});

test('the English question does not contain the product', () => {
  expect(formatEnglishQuestion({ table: 7, multiplier: 8 })).toBe('What is seven times eight?');
});

test('each product has its own English words, without digits', () => {
  const products = [...new Set(spokenFacts.map(computeProduct))];
  const words = products.map(formatEnglishNumber);
  expect(new Set(words).size).toBe(products.length);
  for (const word of words) expect(word).toMatch(/^[a-z]+(?:-[a-z]+)?$/);
});
