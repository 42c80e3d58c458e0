import { expect, test } from 'vitest';
import { subjectProblems } from './check-commits.ts';

test.each([
  'quiz: count an answer once',
  'third-party notices: name the voice',
  `docs: ${'x'.repeat(66)}`,
  `books: ${'숲'.repeat(65)}`,
])('the subject "%s" is accepted', (subject) => {
  expect(subjectProblems(subject)).toEqual([]);
});

test.each([
  ['without an area', 'Count an answer once', 'begins with no area'],
  ['with an upper-case area', 'Quiz: count an answer once', 'begins with no area'],
  ['without a space after the colon', 'quiz:count an answer once', 'begins with no area'],
  ['that only names its area', 'quiz: ', 'begins with no area'],
  ['whose colon comes late', 'quiz and report, both: count once', 'begins with no area'],
  ['of a fixup', 'fixup! quiz: count an answer once', 'begins with no area'],
  ['of 73 characters', `docs: ${'x'.repeat(67)}`, 'has 73 characters, allowed are 72'],
])('a subject %s is refused', (_, subject, problem) => {
  expect(subjectProblems(subject)).toEqual([expect.stringContaining(problem)]);
});
