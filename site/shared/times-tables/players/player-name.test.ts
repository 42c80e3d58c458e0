import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, isAddressableName, MAX_RAW_NAME_LENGTH } from './player-name.ts';

test.each([
  ['a keycap that stacked accents take apart', '민준1\u0301\uFE0F\u20E3', '민준1\u0301'],
  ['a joiner behind a selector that is dropped', 'a\uFE0F\u200D👩', 'a👩'],
  ['decomposed Hangul', '민준'.normalize('NFD'), '민준'],
  ['full-width letters', 'Ｍｉｎａ　１', 'Mina 1'],
  ['an emoji of several people', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['a keycap', '반 1️⃣', '반 1️⃣'],
  ['four accents on a letter', 'e\u0323\u0308\u0303\u0330', '\u1EB9\u0330\u0308'],
  ['invisible characters and several spaces', ' 하\u200B늘\u3000\u00A0별 ', '하늘 별'],
])('a name with %s is cleaned in one go', (_, typed, stored) => {
  expect(cleanName(typed)).toBe(stored);
  expect(cleanName(stored)).toBe(stored);
});

/** Characters that are joined, dropped, reordered or replaced, beside ordinary ones. */
const NASTY = [
  ...['a', '1', '#', '민', ' ', '\t', '👩', '❤', '🏽', '🇰', '🇷', 'ａ', '＃', '\u3000', '\u2800', '\u3164', '\u00AD'],
  ...['\u200B', '\u200D', '\u200E', '\u202E', '\u2066', '\uFEFF', '\uFE0E', '\uFE0F', '\u{E0101}', '\u{E0067}'],
  ...['\u0301', '\u0308', '\u0316', '\u0323', '\u20E3', '\u034F', '\u09BE', '\u09C7', '\u0345', '\u1100', '\u1161'],
  ...['\u11A8', '\uFFA1', '\u0958', '\uFB2C', '\u{1D160}', '\u2126', '\u0340', '\uD83D', '\uDE00', '\u0000'],
];
const nastyName = fc.oneof(
  fc.array(fc.constantFrom(...NASTY), { maxLength: 12 }),
  fc.array(fc.constantFrom(...NASTY), { maxLength: MAX_RAW_NAME_LENGTH * 2 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 5 }), { maxLength: 60 }),
);

test('a clean name stays as it is when it is cleaned again', () => {
  fc.assert(
    fc.property(nastyName, (characters) => {
      const name = cleanName(characters.join(''));
      expect(cleanName(name)).toBe(name);
      expect(name).toBe(name.normalize('NFC'));
      expect(name.length).toBeLessThanOrEqual(MAX_RAW_NAME_LENGTH);
    }),
    { numRuns: 5000 },
  );
});

test('of a name only the first 200 code units are read', () => {
  expect(cleanName('a'.repeat(60_000))).toBe('a'.repeat(200));
  expect(cleanName(`${'\u200D'.repeat(200)}a`)).toBe('');
});

/** The name that a browser's request for a player's scores arrives with. */
function sendInAddress(name: string): string | undefined {
  const { pathname } = new URL(`http://localhost/api/quiz-scores/${encodeURIComponent(name)}`);
  return pathname.split('/api/quiz-scores/')[1]?.replace(/.+/, decodeURIComponent);
}

test.each(['...', '. .', '../..', '%2E', '\u2025', '!?', '-', '\u0301'])('an address carries the name %j', (name) => {
  expect(isAddressableName(name)).toBe(true);
  expect(sendInAddress(name)).toBe(name);
});

test.each(['.', '..'])('no address carries the name %j', (name) => {
  expect(isAddressableName(name)).toBe(false);
  expect(sendInAddress(name)).not.toBe(name);
});
