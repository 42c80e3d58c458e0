import { expect, test } from 'vitest';
import { forestAdventure } from '../books/forest-adventure.ts';
import type { Book, Panel } from '../model/book.ts';
import { buildScene, computeBookLength } from './scene.ts';

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
