import { describe, expect, test } from 'vitest';
import type { Book, Panel } from '../../features/stories/books/book.ts';
import { books } from '../../features/stories/books/books.ts';
import { charlotteBirthday } from '../../features/stories/books/charlotte-birthday.ts';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { pyeongchangStory } from '../../features/stories/books/pyeongchang-story.ts';
import { storyById } from '../../features/stories/library/stories.ts';
import { checkBook } from './book-check.ts';

const story = storyById('forest-adventure');

/** The book with its first panel changed. */
function withFirstPanel(change: (panel: Panel) => Partial<Panel>): Book {
  const [first, ...others] = forestAdventure.chapters;
  const [panel, ...panels] = first?.panels ?? [];
  if (!first || !panel) throw new Error('the book has a first panel');
  return {
    ...forestAdventure,
    chapters: [{ ...first, panels: [{ ...panel, ...change(panel) }, ...panels] }, ...others],
  };
}

function english(text: string): Book {
  return withFirstPanel((panel) => ({ text: { ...panel.text, en: text } }));
}

function korean(change: (text: string) => string): Book {
  return withFirstPanel((panel) => ({ text: { ...panel.text, ko: change(panel.text.ko) } }));
}

/** The book with a further question after each of these chapters. */
function withChapterQuestions(...chapters: number[]): Book {
  const questions = chapters.flatMap((after) =>
    forestAdventure.questions.slice(0, 1).map((each) => ({ ...each, after })),
  );
  return { ...forestAdventure, questions: [...forestAdventure.questions, ...questions] };
}

describe('the check of a book', () => {
  test.each(Object.values(books))('finds nothing wrong in $id', (book) => {
    expect(checkBook(book, storyById(book.id))).toEqual([]);
  });

  test('allows questions after two chapters, and line breaks in running text', () => {
    expect(checkBook(withChapterQuestions(1, 4), story)).toEqual([]);
    expect(
      checkBook(
        korean((text) => text.replace('. ', '.\n')),
        story,
      ),
    ).toEqual([]);
  });

  test('finds a missing activity, and one in a book without activities', () => {
    const chapters = (book: Book) => book.chapters.map(({ activity, ...chapter }) => chapter);
    const withoutActivities = { ...charlotteBirthday, chapters: chapters(charlotteBirthday) };
    expect(checkBook(withoutActivities, storyById('charlotte-birthday')).join('\n')).toMatch(
      /chapter 9: has no activity/,
    );
    const words = { en: 'Paper Pond', ko: '종이 연못' };
    const withActivities = forestAdventure.chapters.map((each) => ({
      ...each,
      activity: { title: words, description: words },
    }));
    expect(checkBook({ ...forestAdventure, chapters: withActivities }, story).join('\n')).toMatch(
      /chapter 1: has an activity/,
    );
  });

  test('finds a fact without a source on the page for parents', () => {
    const page = pyeongchangStory.forParents;
    if (!page) throw new Error('the book of the neighborhood has a page for parents');
    const unsourced = page.facts.map((each) => ({ ...each, source: { en: '', ko: '' } }));
    const book = { ...pyeongchangStory, forParents: { ...page, facts: unsourced } };
    expect(checkBook(book, storyById('pyeongchang-story')).join('\n')).toMatch(/beside the story: en: empty/);
  });

  test.each<[string, Book, RegExp]>([
    ['a text too short', english('Eleven stones. They hopped.'), /4 English words/],
    [
      'words that are too long',
      english(`${forestAdventure.chapters[0]?.panels[0]?.text.en} Unfortunately, extraordinary precipitation.`),
      /grade/,
    ],
    ['a sentence without an end', english('stones '.repeat(40).trim()), /too long to read aloud/],
    [
      'a lesson',
      withFirstPanel(() => ({ alt: { en: `It was a special day. ${'x'.repeat(30)}`, ko: 'ㅎ'.repeat(40) } })),
      /'special'/,
    ],
    ['a lesson in Korean', korean((text) => text.replace('차가', '깨달았').concat(' 깨달았어요.')), /'깨달았'/],
    ['a pronoun typical of translations', korean((text) => text.replace('테오는', '그는 ')), /'그는'/],
    [
      'a wrong particle after a name',
      korean((text) => text.replace('테오는', '테오은')),
      /'테오은' has the wrong particle/,
    ],
    ['a wrong particle after a consonant', korean((text) => text.replace('샬롯은', '샬롯는')), /'샬롯는'/],
    ['an open quote', korean((text) => text.replace('’', '')), /a quote stays open/],
    ['a wrong id', withFirstPanel(() => ({ id: '1-2' })), /has the id '1-2'/],
    ['a missing chapter', { ...forestAdventure, chapters: forestAdventure.chapters.slice(1) }, /3 chapters, not 4/],
    [
      'a gloss word that no text uses',
      { ...forestAdventure, gloss: [{ word: { en: 'otter' }, meaning: { en: 'no', ko: '수달' } }] },
      /'otter' is nowhere/,
    ],
    [
      'a missing question',
      { ...forestAdventure, questions: forestAdventure.questions.slice(1) },
      /2 at the end, not 3/,
    ],
    ['three questions after chapters', withChapterQuestions(1, 2, 3), /3 after chapters, more than 2/],
    ['a question after a missing chapter', withChapterQuestions(5), /one after chapter 5, which is missing/],
    ['a space at the end of a line', korean((text) => `${text} \n끝.`), /with spaces around it/],
    ['an empty line', korean((text) => `${text}\n\n끝.`), /ko: empty/],
    [
      'a line break beside the running text',
      withFirstPanel(({ find }) => ({ find: { ...find, en: 'Find a\nstump.' } })),
      /en: a line break outside running text/,
    ],
  ])('finds %s', (_, book, fault) => {
    expect(checkBook(book, story).join('\n')).toMatch(fault);
  });
});

describe('the book of the neighborhood', () => {
  const told = pyeongchangStory.chapters.flatMap((chapter) => chapter.panels.map((panel) => panel.text));

  test.each([
    ['65 percent', '65퍼센트'],
    ['1,044', '1,044명'],
    ['April 2012', '2012년 4월'],
    ['Daedong Law', '대동법'],
    ['In 1949', '1949년에'],
    ['In 1950', '1950년에'],
    ['In 1975', '1975년에'],
    ['5.0 km', '5킬로미터'],
    ['836 meters', '팔백삼십육 미터'],
  ])('tells its fact in both languages: %s, %s', (en, ko) => {
    expect(told.some((text) => text.en.includes(en))).toBe(true);
    expect(told.some((text) => text.ko.includes(ko))).toBe(true);
  });
});
