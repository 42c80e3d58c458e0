import { describe, expect, test } from 'vitest';
import { books } from '../../features/stories/books/books.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { toSpokenText } from './spoken-text.ts';

describe('numbers in Korean words', () => {
  test('counters decide which Korean numerals are used', () => {
    expect(toSpokenText('11개와 14일', 'ko').text).toMatch(/^열한/);
    expect(toSpokenText('1,044', 'ko').text.length).toBe('천사십사'.length);
  });
});

test('each spoken character knows its place in the original text', () => {
  const { text, indices } = toSpokenText('5킬로미터 밖', 'ko');
  expect(text).toHaveLength(indices.length);
  expect(indices).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(toSpokenText('1,044번', 'ko').indices).toEqual([0, 0, 0, 0, 5]);
});

test('each line of every book keeps its places, and no digit is left in Korean', () => {
  for (const book of Object.values(books)) {
    const panels = book.chapters.flatMap((chapter) => chapter.panels);
    for (const line of buildLines(panels, ['en', 'ko'])) {
      const { text, indices } = toSpokenText(line.text, line.language);
      expect([...text], line.id).toHaveLength(indices.length);
      if (line.language === 'ko') expect(text, line.id).not.toMatch(/\d/);
    }
  }
});
