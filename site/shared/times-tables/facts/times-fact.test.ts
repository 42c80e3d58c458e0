import { expect, test } from 'vitest';
import {
  getFact,
  normalizeTables,
  PRESET_TABLES,
  parseQuestion,
  summarize,
  sumTimeSpent,
  TIMES_FACTS,
} from './times-fact.ts';

test.each([
  ['2 × 1', { table: 2, multiplier: 1, product: 2, question: '2 × 1' }],
  ['7 × 8', { table: 7, multiplier: 8, product: 56, question: '7 × 8' }],
  ['9 × 9', { table: 9, multiplier: 9, product: 81, question: '9 × 9' }],
])('the question %s asks the fact %o', (question, fact) => {
  expect(parseQuestion(question)).toEqual(fact);
});

test('each fact is one object', () => {
  expect(TIMES_FACTS).toHaveLength(72);
  for (const fact of TIMES_FACTS) {
    expect(parseQuestion(fact.question)).toBe(fact);
    expect(getFact(fact.table, fact.multiplier)).toBe(fact);
  }
});

test.each(['', '1 × 5', '7 × 0', '7×8', '7 x 8', '17 × 8', '7 × 88', 'seven'])('the text %j asks no fact', (text) => {
  expect(parseQuestion(text)).toBeNull();
});

test.each([
  [1, 5],
  [7, 0],
  [10, 2],
])('%i × %i is no fact', (table, multiplier) => {
  expect(() => getFact(table, multiplier)).toThrow(RangeError);
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

test('only tables that exist can be chosen', () => {
  expect(normalizeTables([9, 8, 3, 1, '2'])).toEqual([3, 8, 9]);
  expect(normalizeTables([])).toEqual(PRESET_TABLES);
});
