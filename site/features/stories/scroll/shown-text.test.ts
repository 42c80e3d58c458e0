import { describe, expect, test } from 'vitest';
import { forestAdventure } from '../books/forest-adventure.ts';
import type { GlossWord } from '../model/book.ts';
import { buildLines } from '../model/lines.ts';
import { findGlossByPanel } from '../model/passage.ts';
import type { Picture } from '../model/pictures.ts';
import { buildReadableBook } from '../model/readable-book.ts';
import { withoutShortTexts, withShortTexts } from './short-texts.fixture.ts';
import { buildShownBook, selectShownText } from './shown-text.ts';

const picture: Picture = {
  width: 1200,
  height: 900,
  avifWidths: [800],
  webpWidth: 800,
  placeholder: 'data:,',
  heads: [],
  focal: { x: 0.5, y: 0.8 },
};
const pictures = { panels: { '1-1': picture, '1-2': picture }, cover: null };

describe('the shown text of a panel', () => {
  const text = { en: 'Whole.', ko: '길게.' };
  const short = { en: 'Short.', ko: '짧게.' };

  test.each([
    ['the short one when it is chosen', { text, short }, { en: 'short', ko: 'short' }, short],
    ['the whole one when it is chosen', { text, short }, { en: 'whole', ko: 'whole' }, text],
    ['the whole one where there is no short one', { text }, { en: 'short', ko: 'short' }, text],
    [
      'short in one language and whole in the other',
      { text, short },
      { en: 'whole', ko: 'short' },
      { ...text, ko: '짧게.' },
    ],
  ] as const)('the shown text of a panel is %s', (_, panel, lengths, shown) => {
    expect(selectShownText(panel, lengths)).toEqual(shown);
  });
});

describe('the shown book', () => {
  const book = buildReadableBook(withShortTexts(forestAdventure), pictures);
  const short = { en: 'short', ko: 'short' } as const;
  const panels = buildShownBook(book, short).chapters.flatMap((chapter) => chapter.panels);

  test('the shown book is the whole one at full length, and where a panel has no short text', () => {
    expect(buildShownBook(book, { en: 'whole', ko: 'whole' })).toBe(book);
    const without = buildReadableBook(withoutShortTexts(forestAdventure), pictures);
    expect(buildShownBook(without, short)).toBe(without);
  });

  test('the shown book can have the short texts of both languages, with the bubbles of the whole', () => {
    expect(panels.map(({ text }) => text.en)).toEqual(['1-1 in short. A dam.', '1-2 in short. A dam.']);
    expect(panels.map(({ text }) => text.ko)).toEqual(['1-1 짧게.\n“댐!”', '1-2 짧게.\n“댐!”']);
    expect(panels[0]?.speechBubbles).toBe(book.chapters[0]?.panels[0]?.speechBubbles);
  });

  test('the shown book can be short in one language only', () => {
    const [first] = buildShownBook(book, { en: 'short', ko: 'whole' }).chapters.flatMap((chapter) => chapter.panels);
    expect(first?.text).toEqual({ en: '1-1 in short. A dam.', ko: book.chapters[0]?.panels[0]?.text.ko });
  });

  test('the shown book is read aloud and glossed at its length', () => {
    const lines = buildLines(panels.slice(0, 1), ['en', 'ko']).filter(({ id }) => id.includes('.text.'));
    expect(lines.map(({ id, text }) => [id, text])).toEqual([
      ['1-1.en.text.0', '1-1 in short.'],
      ['1-1.en.text.1', 'A dam.'],
      ['1-1.ko.text.0', '1-1 짧게.'],
      ['1-1.ko.text.1', '“댐!”'],
    ]);
    const dam: GlossWord = { word: { en: 'dam' }, meaning: { en: 'a wall', ko: '둑' } };
    const texts = panels.map(({ text }) => text.en);
    expect(findGlossByPanel(texts, 'en', [dam])).toEqual([[dam], []]);
  });
});
