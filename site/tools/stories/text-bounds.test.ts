import { describe, expect, test } from 'vitest';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { koreanCharlotteBirthday } from '../../features/stories/books/korean-charlotte-birthday.ts';
import type { Book, Panel } from '../../features/stories/model/book.ts';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { withoutShortTexts } from '../../features/stories/scroll/short-texts.fixture.ts';
import { checkBook } from './book-check.ts';

/** 50 words, 10 of them speech; Flesch–Kincaid grade 2.1. */
const LONG =
  'The water ran over the stones and under the little bridge. Theo put one hand into the water and pulled it back.\n“That is a very cold brook. Somebody should warm it,” he said.\nThen he counted all the yellow stones, one after another, and wrote the number down.';
const BRIEF = 'Then it was dark. “Who is there now?”';
const SHORT = { en: 'The brook is cold.\n“Brr,” said Theo.', ko: '개울이 꽁꽁.\n“앗, 차가워!”' };
const KOREAN = '개울물이 아주 차가웠어요.\n“누가 좀 데워 주세요.”';

/** The book with each panel changed; `index` counts from 0. */
function withPanels(book: Book, change: (panel: Panel, index: number) => Partial<Panel>): Book {
  let index = 0;
  return {
    ...book,
    gloss: [],
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      panels: chapter.panels.map((panel) => ({ ...panel, ...change(panel, index++) })),
    })),
  };
}

/** A book within all bounds: three brief panels, then long ones. */
function withinBounds(book: Book): Book {
  return withPanels(book, (_, i) => ({ text: { en: i < 3 ? BRIEF : LONG, ko: KOREAN }, short: SHORT }));
}

function faults(book: Book): string {
  return checkBook(book, getStoryById(book.id)).join('\n');
}

const forest = withinBounds(forestAdventure);
const birthday = withinBounds(koreanCharlotteBirthday);

/** The book with its last panel changed. */
function withLast(book: Book, change: (panel: Panel) => Partial<Panel>): Book {
  const count = book.chapters.flatMap(({ panels }) => panels).length;
  return withPanels(book, (panel, i) => (i === count - 1 ? change(panel) : {}));
}

const english = (book: Book, en: string) => withLast(book, ({ text }) => ({ text: { ...text, en } }));
const korean = (book: Book, ko: string) => withLast(book, ({ text }) => ({ text: { ...text, ko } }));
const shortEnglish = (en: string) => withLast(forest, () => ({ short: { ...SHORT, en } }));
const shortKorean = (ko: string) => withLast(forest, () => ({ short: { ...SHORT, ko } }));
const everyEnglish = (change: (index: number) => string) =>
  withPanels(forest, ({ text }, i) => ({ text: { ...text, en: change(i) } }));

/** `count` words in sentences of five. */
const words = (count: number) =>
  Array.from({ length: count }, (_, i) => (i % 5 === 4 || i === count - 1 ? 'stone.' : 'stone')).join(' ');

describe('the bounds of a book', () => {
  test.each([forest, birthday])('the text of $id is within its bounds', (book) => {
    expect(faults(book)).toBe('');
  });

  test('the bounds allow one word, and 110 English words in a panel', () => {
    expect(faults(english(forest, 'Slap!'))).toBe('');
    expect(faults(english(forest, words(110)))).not.toMatch(/English words, not/);
  });

  test('the bounds allow longer panels in the Korean birthday book', () => {
    expect(faults(english(birthday, words(130)))).not.toMatch(/English words, not/);
    expect(faults(korean(birthday, '가'.repeat(420)))).toBe('');
  });

  test('the bounds require brief panels, but not in the Korean birthday book', () => {
    const withoutBrief = (book: Book) => withPanels(book, ({ text }) => ({ text: { ...text, en: LONG } }));
    expect(faults(withoutBrief(forest))).toMatch(/0 panels of at most 15 English words, not 3/);
    expect(faults(withoutBrief(birthday))).toBe('');
  });

  test('a panel of 15 words counts as brief, and one of 16 does not', () => {
    const withBrief = (count: number) => everyEnglish((i) => (i === 0 ? words(count) : i < 3 ? BRIEF : LONG));
    expect(faults(withBrief(15))).toBe('');
    expect(faults(withBrief(16))).toMatch(/2 panels of at most 15/);
  });

  test.each<[string, Book, RegExp]>([
    ['an English panel of 111 words', english(forest, words(111)), /111 English words, not 1 to 110/],
    ['an English panel of 131 words', english(birthday, words(131)), /131 English words, not 1 to 130/],
    ['a Korean panel of 9 characters', korean(forest, '가'.repeat(9)), /9 Korean characters, not 10 to 300/],
    ['a Korean panel of 301 characters', korean(forest, '가'.repeat(301)), /301 Korean characters, not 10 to 300/],
    ['a Korean panel of 421 characters', korean(birthday, '가'.repeat(421)), /421 Korean characters, not 10 to 420/],
    [
      'too little speech',
      everyEnglish((i) => (i < 3 ? BRIEF : LONG.replace(/[“”]/g, ''))),
      /% of the English words are speech, not 15 to 25 %/,
    ],
    [
      'too much speech',
      everyEnglish((i) => (i < 3 ? BRIEF : `“${LONG.replace(/[“”]/g, '')}”`)),
      /% of the English words are speech, not 15 to 25 %/,
    ],
    [
      'long panels that are too easy',
      everyEnglish((i) => (i < 3 ? BRIEF : `${words(40)} “${words(10)}”`)),
      /the long panels read like grade -?\d\.\d, not 2 to 4/,
    ],
    [
      'long panels that are too hard',
      everyEnglish((i) => (i < 3 ? BRIEF : LONG.replaceAll('stones', 'unbelievable calculations'))),
      /the long panels read like grade [4-9]\.\d, not 2 to 4/,
    ],
    ['a panel without a short text', withoutShortTexts(forest), /no short text/],
    ['a short text of 3 words', shortEnglish('The cold brook.'), /short text of 3 English words, not 4 to 32/],
    ['a short text of 33 words', shortEnglish(words(33)), /short text of 33 English words, not 4 to 32/],
    [
      'a long sentence in a short text',
      shortEnglish('The dog sat on a mat in the big red sun.'),
      /a sentence of more than 9 words/,
    ],
    [
      'short texts that are too hard',
      withPanels(forest, () => ({ short: { ...SHORT, en: 'Charlotte considered the invitation carefully.' } })),
      /the short texts read like grade \d+\.\d, above 2/,
    ],
    ['a short Korean text of 11 characters', shortKorean('가'.repeat(11)), /11 Korean characters, not 12 to 95/],
    ['a short Korean text of 96 characters', shortKorean('가'.repeat(96)), /96 Korean characters, not 12 to 95/],
    ['two spaces in a short text', shortEnglish('The  brook was cold.'), /two spaces/],
  ])('the bounds check finds %s', (_, book, fault) => {
    expect(faults(book)).toMatch(fault);
  });
});
