import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Face, formatFontFace, getFontFile, isFirst, listSubsets } from './font-subsets.ts';

const FACE: Face = { family: 'Jua', weight: 400, file: 'jua-400', source: 'jua.woff2', script: 'korean' };
const SOURCES = [
  { name: 'screens', own: '가나 a', seldom: '하' },
  { name: 'books', own: '나다', seldom: '' },
];

const listed = (face: Face) => listSubsets(face, SOURCES).map(({ name, characters }) => [name, characters.join('')]);

test('each Korean character is in the first file that needs it, and nothing else is in the later ones', () => {
  const texts = { aboveTheFold: '가', extra: '"라"', careers: '가마 b' };
  expect(listed({ ...FACE, texts })).toEqual([
    ['first', '가'],
    ['screens', '나'],
    ['books', '다라하'],
    ['careers', '마'],
  ]);
});

test('a file that would have no character is not made', () => {
  expect(listed({ ...FACE, texts: { aboveTheFold: '가나', extra: '하', careers: '다' } })).toEqual([
    ['first', '가나'],
    ['books', '다하'],
  ]);
});

test('a face without Korean texts is one file: the characters it names, or letters and punctuation', () => {
  expect(listed({ ...FACE, only: '한국어' })).toEqual([['', '국어한']]);
  const [[name, characters = ''] = []] = listed({ ...FACE, script: 'latin' });
  expect([name, /^[ -~·×÷–—‘’“”…→←↑↓•°©]+$/.test(characters)]).toEqual(['', true]);
});

test('no two files of a face share a character, and together they have every Korean one of its texts', () => {
  const korean = fc.string({ unit: fc.constantFrom(...'가나다라마바사아') });
  fc.assert(
    fc.property(korean, korean, korean, korean, korean, (aboveTheFold, extra, careers, own, seldom) => {
      const subsets = listSubsets({ ...FACE, texts: { aboveTheFold, extra, careers } }, [
        { name: 'screens', own, seldom },
        { name: 'books', own: extra, seldom: own },
      ]);
      const all = subsets.flatMap(({ characters }) => characters);
      expect(new Set(all).size).toBe(all.length);
      expect(new Set(all)).toEqual(new Set(aboveTheFold + extra + careers + own + seldom));
    }),
  );
});

test('a rule names the file and its characters', () => {
  const subset = { name: 'first', characters: ['가', '나'] };
  expect([getFontFile(FACE, subset), isFirst(subset), isFirst({ ...subset, name: 'books' })]).toEqual([
    'jua-400-first',
    true,
    false,
  ]);
  expect(formatFontFace(FACE, subset)).toContain('src: url("./jua-400-first.woff2") format("woff2");');
  expect(formatFontFace(FACE, subset)).toContain('unicode-range: U+AC00, U+B098;');
  expect(formatFontFace({ ...FACE, script: 'latin' }, subset)).toContain('unicode-range: U+0000-024F');
});
