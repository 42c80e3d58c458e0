import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ROSTER_NAMES, saveRosterEndpoint } from '../../../shared/times-tables/api/roster-api.ts';
import { formatNames, parseNames } from './roster.ts';

test.each<[string, string, readonly string[]]>([
  ['lines', '하늘\n바다\r\n나무\n', ['하늘', '바다', '나무']],
  ['commas of both alphabets', 'Ann, Bo,Cem，하늘、바다; 나무', ['Ann', 'Bo', 'Cem', '하늘', '바다', '나무']],
  ['cells of a sheet with numbers', '1\t김하늘\n2\t이바다', ['김하늘', '이바다']],
  ['lines with a numbering', '1. 김하늘\n2) 이바다\n 3 박별\n10.최솔', ['김하늘', '이바다', '박별', '최솔']],
  ['numbers alone', '1\n2\n3', ['1', '2', '3']],
  ['numbers with a counting word', '1번\n2번', ['1번', '2번']],
  ['a name of two words', ' Mary  Ann \n', ['Mary Ann']],
  ['the same name in two spellings', '하늘\n하\u200B늘\n하늘'.concat('\n', '하늘'.normalize('NFD')), ['하늘']],
  ['what is no name', '\u200B\n..\n.\n \n하늘', ['하늘']],
  ['a line that is too long', 'a'.repeat(50), ['a'.repeat(40)]],
  ['nothing', ' \n\t', []],
])('names are read from %s', (_what, text, names) => {
  expect(parseNames(text)).toEqual({ names, isCut: false });
});

test('of more names than a room has, the first are read', () => {
  const names = Array.from({ length: MAX_ROSTER_NAMES + 1 }, (_, child) => `하늘 ${child}`);
  expect(parseNames(formatNames(names))).toEqual({ names: names.slice(0, -1), isCut: true });
  expect(parseNames(formatNames(names.slice(1)))).toEqual({ names: names.slice(1), isCut: false });
  expect(parseNames(`하늘${'\n'.repeat(30_000)}바다`)).toEqual({ names: ['하늘'], isCut: true });
});

const unit = fc.oneof(
  fc.constantFrom(...['\n', '\r', '\t', ',', '、', '\u2028', ' ', '.', ')', '1', '２', '하늘', 'Ann', '👩', '\u200D']),
  fc.constantFrom(...['\u0301', '\uFE0F', '\u20E3', '\uD83D', '\u0000', '\u200B', '\u202E', '\u1112', '\u1161', '한']),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const pasted = fc.array(unit, { maxLength: 300 }).map((units) => units.join(''));

test('any pasted text gives at most 60 different names that the server takes as they are', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const { names } = parseNames(text);
      expect(names.length).toBeLessThanOrEqual(MAX_ROSTER_NAMES);
      expect(new Set(names).size).toBe(names.length);
      expect(saveRosterEndpoint.body.parse({ names })).toEqual({ names });
    }),
  );
});

test('names that are shown in the field are read back', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const { names } = parseNames(text);
      expect(parseNames(formatNames(names))).toEqual({ names, isCut: false });
    }),
  );
});
