import { expect, test } from 'vitest';
import { wrapProse } from './wrap-prose.ts';

test('prose is wrapped at 100 characters and keeps its words', () => {
  const words = 'server and client share two cores '.repeat(20).trim();
  const wrapped = wrapProse(words);
  expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(wrapped.replaceAll('\n', ' ')).toBe(words);
});

test('a code span stays in one line', () => {
  const span = '`npm run bench -- throughput`';
  expect(wrapProse(`${'word '.repeat(17)}${span}`)).toBe(`${'word '.repeat(17).trim()}\n${span}`);
});

test.each([['| a table | '.repeat(20)], [`# ${'heading '.repeat(20)}`]])('%.9s … stays in one line', (block) => {
  expect(wrapProse(`One.\n\n${block}\n\nTwo.\n`)).toBe(`One.\n\n${block}\n\nTwo.\n`);
});
