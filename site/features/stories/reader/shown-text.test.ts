import { describe, expect, test } from 'vitest';
import type { GlossWord } from '../books/book.ts';
import { forestAdventure } from '../books/forest-adventure.ts';
import type { Picture } from '../pictures/pictures.ts';
import { linesOf } from '../read-aloud/read-aloud.ts';
import { glossByPanel } from '../telling/passage.ts';
import { readableBook } from './readable-book.ts';
import { withShortTexts } from './short-texts.fixture.ts';
import { shownBook, shownText } from './shown-text.ts';

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
    ['the short one when it is chosen', { text, short }, 'short', short],
    ['the whole one when it is chosen', { text, short }, 'whole', text],
    ['the whole one where there is no short one', { text }, 'short', text],
  ] as const)('is %s', (_, panel, length, shown) => {
    expect(shownText(panel, length)).toBe(shown);
  });
});

describe('the shown book', () => {
  const book = readableBook(withShortTexts(forestAdventure), pictures);
  const panels = shownBook(book, 'short').chapters.flatMap((chapter) => chapter.panels);

  test('is the book itself in whole length, and where a panel has no short text', () => {
    expect(shownBook(book, 'whole')).toBe(book);
    const without = readableBook(forestAdventure, pictures);
    expect(shownBook(without, 'short')).toBe(without);
  });

  test('has the short texts of both languages, with the bubbles of the whole', () => {
    expect(panels.map(({ text }) => text.en)).toEqual(['1-1 in short. A dam.', '1-2 in short. A dam.']);
    expect(panels.map(({ text }) => text.ko)).toEqual(['1-1 짧게.\n“댐!”', '1-2 짧게.\n“댐!”']);
    expect(panels[0]?.speechBubbles).toBe(book.chapters[0]?.panels[0]?.speechBubbles);
  });

  test('is read aloud and glossed in its length', () => {
    const lines = linesOf(panels.slice(0, 1), ['en', 'ko']).filter(({ id }) => id.includes('.text.'));
    expect(lines.map(({ id, text }) => [id, text])).toEqual([
      ['1-1.en.text.0', '1-1 in short.'],
      ['1-1.en.text.1', 'A dam.'],
      ['1-1.ko.text.0', '1-1 짧게.'],
      ['1-1.ko.text.1', '“댐!”'],
    ]);
    const dam: GlossWord = { word: { en: 'dam' }, meaning: { en: 'a wall', ko: '둑' } };
    const texts = panels.map(({ text }) => text.en);
    expect(glossByPanel(texts, 'en', [dam])).toEqual([[dam], []]);
  });
});
