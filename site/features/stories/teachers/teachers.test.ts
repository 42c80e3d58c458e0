import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { stories } from '../model/stories.ts';
import { SKILLS } from '../model/teachers-page.ts';
import { buildScene, computeBookLength } from './scene.ts';
import { teachersPages } from './teachers-pages.ts';

describe.each(stories.map(({ id }) => [id, teachersPages[id], books[id]] as const))(
  'the page for teachers of %s',
  (_, page, book) => {
    const texts = (language: 'en' | 'ko') =>
      book.chapters
        .flatMap(({ panels }) => panels.map(({ text }) => text[language]))
        .join('\n')
        .toLowerCase();

    test('the page for teachers explains six different words of the text, in both languages', () => {
      for (const language of ['en', 'ko'] as const) {
        const words = page.words.map(({ word }) => word[language]);
        expect(new Set(words).size).toBe(6);
        for (const word of words) expect(texts(language)).toContain(word);
      }
    });

    test('the page for teachers has one question of each skill, with what to write', () => {
      for (const language of ['en', 'ko'] as const) {
        for (const skill of SKILLS) expect(page.questions[skill][language]).toMatch(/[?.]$/);
        expect(page.write[language]).toMatch(/\.$/);
        expect(page.summary[language].length).toBeGreaterThan(200);
      }
    });

    test('the page for teachers has a scene with at least three parts and seven lines to speak', () => {
      const scene = buildScene(book, page.scene);
      const order = book.chapters.flatMap(({ panels }) => panels.map(({ id }) => id));
      const places = page.scene.map((id) => order.indexOf(id));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      const lines = scene.flatMap((step) => step.lines);
      expect(lines.length).toBeGreaterThanOrEqual(7);
      expect(new Set(lines.map(({ speaker }) => speaker.en)).size).toBeGreaterThanOrEqual(3);
      expect(JSON.stringify(scene)).not.toMatch(/\*|\\n/);
    });

    test('the page for teachers gives a plausible length', () => {
      const { words, minutes } = computeBookLength(book);
      expect(words).toBeGreaterThan(700);
      expect(words % 50).toBe(0);
      for (const each of Object.values(minutes)) expect(each).toBeGreaterThanOrEqual(5);
    });
  },
);

test('a scene of a panel that does not exist is refused', () => {
  expect(() => buildScene(books['forest-adventure'], ['9-9'])).toThrow('9-9');
});
