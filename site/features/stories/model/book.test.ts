import { expect, test } from 'vitest';
import type { Question } from './book.ts';
import { selectQuestionsAfter } from './book.ts';

test('questions are placed after their chapter, and the others at the end', () => {
  const question = (en: string): Question => ({ ask: { en, ko: en }, picture: '1-1', answers: [] });
  const last = question('last');
  const third = { ...question('third'), after: 3 };
  expect(selectQuestionsAfter([third, last], 3)).toEqual([third]);
  expect(selectQuestionsAfter([third, last], 2)).toEqual([]);
  expect(selectQuestionsAfter([third, last])).toEqual([last]);
});
