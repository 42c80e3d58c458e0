import { expect, test } from 'vitest';
import { computeProduct, formatQuestion, parseQuestion, summarize, sumTimeSpent } from './attempt.ts';

test.each([
  ['2 × 1', { table: 2, multiplier: 1 }],
  ['9 × 9', { table: 9, multiplier: 9 }],
])('the question %s asks the fact %o', (question, fact) => {
  expect(parseQuestion(question)).toEqual(fact);
  expect(formatQuestion(fact)).toBe(question);
});

test.each(['', '1 × 5', '7 × 0', '7×8', '7 x 8', '17 × 8', '7 × 88', 'seven'])('the text %j asks no fact', (text) => {
  expect(parseQuestion(text)).toBeNull();
});

test('the product of 7 × 8 is 56', () => {
  expect(computeProduct({ table: 7, multiplier: 8 })).toBe(56);
});

test.each([
  [[], { score: 0, totalQuestions: 0, accuracy: 0 }],
  [[true, true, false], { score: 2, totalQuestions: 3, accuracy: 67 }],
  [[false], { score: 0, totalQuestions: 1, accuracy: 0 }],
  [[true, true], { score: 2, totalQuestions: 2, accuracy: 100 }],
])('the attempts %j are summarized as %o', (attempts, summary) => {
  expect(summarize(attempts.map((isCorrect) => ({ isCorrect })))).toEqual(summary);
});

test('the total time of all attempts is added in tenths, without floating-point errors', () => {
  expect(sumTimeSpent([0.1, 0.2, 0.3].map((timeSpent) => ({ timeSpent })))).toBe(0.6);
  expect(sumTimeSpent([2.04, 3.06].map((timeSpent) => ({ timeSpent })))).toBe(5.1);
  expect(sumTimeSpent([])).toBe(0);
});
