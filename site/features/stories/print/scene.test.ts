import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { books } from '../books/books.ts';
import { forestAdventure } from '../books/forest-adventure.ts';
import type { Book, Panel } from '../model/book.ts';
import { stories } from '../model/stories.ts';
import { buildScene, computeBookLength } from './scene.ts';
import { teachersPages } from './teachers-page.server.ts';

function bookOf(...panels: Panel[]): Book {
  const [chapter] = forestAdventure.chapters;
  if (!chapter) throw new Error('there is a first chapter');
  return { ...forestAdventure, chapters: [{ ...chapter, panels }] };
}

function panel(id: string, more: Partial<Panel>): Panel {
  const [first] = forestAdventure.chapters[0]?.panels ?? [];
  if (!first) throw new Error('there is a first panel');
  const { short, ...plain } = first;
  return { ...plain, id, speechBubbles: [], ...more };
}

const WET = { character: 'theo', text: { en: 'It’s *wet*,\nall of it.', ko: '젖었어.' }, position: 'left' } as const;

test('in a scene the narrator reads the short text, then each bubble its own words', () => {
  const book = bookOf(
    panel('1-1', {
      text: { en: 'Long.', ko: '길다.' },
      short: { en: '*Splash!*\nCold.', ko: '풍덩!\n차가워.' },
      speechBubbles: [WET],
    }),
    panel('1-2', { text: { en: 'Whole.', ko: '전부.' } }),
  );
  expect(buildScene(book, ['1-2', '1-1'])).toEqual([
    { panel: '1-2', narration: { en: 'Whole.', ko: '전부.' }, lines: [] },
    {
      panel: '1-1',
      narration: { en: 'Splash! Cold.', ko: '풍덩! 차가워.' },
      lines: [{ speaker: { en: 'Theo', ko: '테오' }, text: { en: 'It’s wet, all of it.', ko: '젖었어.' } }],
    },
  ]);
});

test('a scene of a panel that the book has not says which', () => {
  expect(() => buildScene(bookOf(panel('1-1', {})), ['2-1'])).toThrow('forest-adventure has no panel 2-1');
});

test('the length of a book counts English words and Korean syllables, those of the bubbles, too', () => {
  // 1,199 + 1 words are 10 minutes at 120; 2,598 + 2 syllables are 10 minutes at 260.
  const book = bookOf(
    panel('1-1', {
      text: { en: 'word '.repeat(1199).trim(), ko: '가. '.repeat(2598) },
      speechBubbles: [{ ...WET, text: { en: 'wet', ko: '젖어' } }],
    }),
  );
  expect(computeBookLength(book)).toEqual({ words: 1200, minutes: { en: 10, ko: 10 } });
});

test('the length of a book is rounded to 50 words and 5 minutes, and is never shorter than 5', () => {
  const lengthOf = (words: number, syllables: number) =>
    computeBookLength(bookOf(panel('1-1', { text: { en: 'word '.repeat(words).trim(), ko: '가'.repeat(syllables) } })));
  expect(lengthOf(124, 10)).toEqual({ words: 100, minutes: { en: 5, ko: 5 } });
  // 7.6 minutes of English, 12.4 of Korean.
  expect(lengthOf(912, 3224)).toEqual({ words: 900, minutes: { en: 10, ko: 10 } });
});

describe.each(stories.map(({ id }) => [id, teachersPages[id], books[id]] as const))(
  'the page for teachers of %s',
  (_, page, book) => {
    const texts = (language: 'en' | 'ko') =>
      book.chapters
        .flatMap(({ panels }) => panels.map(({ text }) => text[language]))
        .join('\n')
        .toLowerCase();

    test('the page for teachers explains six different words of the text, in both languages', () => {
      for (const language of LANGUAGES) {
        const words = page.words.map(({ word }) => word[language]);
        expect(new Set(words).size).toBe(6);
        for (const word of words) expect(texts(language)).toContain(word);
      }
    });

    test('the page for teachers has one question of each skill, with what to write', () => {
      for (const language of LANGUAGES) {
        for (const question of Object.values(page.questions)) expect(question[language]).toMatch(/[?.]$/);
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
