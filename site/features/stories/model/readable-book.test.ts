import { describe, expect, test } from 'vitest';
import { forestAdventure } from '../books/forest-adventure.ts';
import { withoutShortTexts, withShortTexts } from '../scroll/short-texts.fixture.ts';
import type { Picture } from './pictures.ts';
import { buildReadableBook } from './readable-book.ts';

const picture: Picture = {
  width: 1200,
  height: 900,
  avifWidths: [800],
  webpWidth: 800,
  placeholder: 'data:,',
  heads: [],
  focal: { x: 0.5, y: 0.8 },
};
const ids = forestAdventure.chapters.flatMap((chapter) => chapter.panels.map((panel) => panel.id));

function painted(...panels: string[]) {
  return buildReadableBook(forestAdventure, {
    panels: Object.fromEntries(panels.map((id) => [id, picture])),
    cover: null,
  });
}

describe('a book with its pictures', () => {
  test('a book has no chapter before the first picture', () => {
    expect(painted()).toMatchObject({ chapters: [], isComplete: false });
  });

  test('a book with every picture is complete', () => {
    const book = painted(...ids);
    expect(book.isComplete).toBe(true);
    expect(book.chapters.flatMap((chapter) => chapter.panels.map((panel) => panel.id))).toEqual(ids);
  });

  test('a book shows only panels that have a picture, and is not complete without all', () => {
    const book = painted('1-1', '1-2', '1-3', '2-2');
    expect(book.isComplete).toBe(false);
    expect(book.chapters.map(({ number, panels }) => [number, panels.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  test('a book shows no panel without text', () => {
    const [first, ...others] = forestAdventure.chapters;
    if (!first) throw new Error('there is a first chapter');
    const panels = first.panels.map((panel, i) => (i === 0 ? { ...panel, text: { en: '', ko: '' } } : panel));
    const mute = { ...forestAdventure, chapters: [{ ...first, panels }, ...others] };
    const book = buildReadableBook(mute, { panels: { '1-1': picture, '1-2': picture }, cover: null });
    expect(book.chapters[0]?.panels.map((panel) => panel.id)).toEqual(['1-2']);
  });

  test('a book offers a short length only when every panel has a short text', () => {
    const without = withoutShortTexts(forestAdventure);
    expect(buildReadableBook(without, { panels: {}, cover: null }).hasShortTexts).toBe(false);
    const book = withShortTexts(forestAdventure);
    expect(buildReadableBook(book, { panels: {}, cover: null }).hasShortTexts).toBe(true);
    const [first, ...others] = book.chapters;
    if (!first) throw new Error('there is a first chapter');
    const panels = first.panels.map(({ short, ...panel }) => panel);
    const partial = { ...book, chapters: [{ ...first, panels }, ...others] };
    expect(buildReadableBook(partial, { panels: {}, cover: null }).hasShortTexts).toBe(false);
  });

  test('a page gets only what it shows of a picture and of the cover', () => {
    const { heads, focal, ...shown } = picture;
    const book = buildReadableBook(forestAdventure, { panels: { '1-1': picture }, cover: picture });
    expect(book.cover).toEqual(shown);
    expect(book.chapters[0]?.panels[0]?.picture).toEqual(shown);
    expect(painted('1-1').cover).toBeNull();
  });

  test('a bubble knows its speaker, and where the speaker stands in the picture', () => {
    const withTheo: Picture = { ...picture, heads: [{ id: 'theo', left: 0.21, top: 0.5, width: 0.1, height: 0.1 }] };
    const book = buildReadableBook(forestAdventure, { panels: { '1-1': withTheo }, cover: null });
    const bubbles = book.chapters[0]?.panels[0]?.speechBubbles ?? [];
    // Priya, who is not in this picture, speaks in the middle.
    expect(bubbles.map(({ speaker, speakerX }) => [speaker.en, speakerX])).toEqual([
      ['Theo', 0.26],
      ['Priya', 0.5],
    ]);
  });

  test('the places of bubbles are rounded to a ten-thousandth of the picture', () => {
    const withTheo: Picture = { ...picture, heads: [{ id: 'theo', left: 1 / 3, top: 0.55, width: 0.1, height: 0.1 }] };
    const [bubble] =
      buildReadableBook(forestAdventure, { panels: { '1-1': withTheo }, cover: null }).chapters[0]?.panels[0]?.bubbles
        .en ?? [];
    if (!bubble?.tail) throw new Error('the bubble has a place and a tail');
    const numbers = [...Object.values(bubble.box), bubble.tail.x, bubble.tail.y];
    for (const value of numbers) expect(value).toBe(Number(value.toFixed(4)));
    expect(Object.keys(bubble.box)).toEqual(['left', 'top', 'width', 'height']);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1);
    expect(bubble.tail.x).toBeGreaterThan(0.2);
  });

  test('a book places every bubble of an empty picture, in every mode', () => {
    const panels = painted(...ids).chapters.flatMap((chapter) => chapter.panels);
    for (const panel of panels) {
      for (const mode of ['en', 'ko', 'both'] as const) {
        expect(panel.bubbles[mode]).toHaveLength(panel.speechBubbles.length);
        expect(panel.bubbles[mode]).not.toContain(null);
      }
    }
  });
});
