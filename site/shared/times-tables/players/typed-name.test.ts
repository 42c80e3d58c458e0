import { expect, test } from 'vitest';
import { normalizeName, parsePlayerName } from './typed-name.ts';

test.each([
  ['\u110c\u1175\u110b\u116e', '지우'],
  [' Ann\tLee ', 'AnnLee'],
  ['a'.repeat(50), 'a'.repeat(40)],
  [`  ${'a'.repeat(40)}`, 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['😀'.repeat(41), '😀'.repeat(40)],
  ['Ann\ud83d', 'Ann'],
  [' !? ', '!?'],
  ['-', '-'],
  ['\u200B', ''],
])('the player name %j is stored as %j', (typed, stored) => {
  expect(normalizeName(typed)).toBe(stored);
});

test.each(['', '   ', '\u3000\t', '\u0007', '.', ' ..', '．'])('nobody can play under the name %j', (typed) => {
  expect(parsePlayerName(typed)).toBeNull();
});

test('a player plays under the name as it is stored', () => {
  expect(parsePlayerName(' 지우 ')).toBe('지우');
});
