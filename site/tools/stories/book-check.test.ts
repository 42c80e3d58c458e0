import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { books } from '../../features/stories/books/books.ts';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { pyeongchangStory } from '../../features/stories/books/pyeongchang-story.ts';
import { type Activity, type Book, formatWorksheetAddress, type Panel } from '../../features/stories/model/book.ts';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { teachersPages } from '../../features/stories/print/teachers-page.server.ts';
import { checkBook, checkTeachersPage } from './book-check.ts';

const story = getStoryById('forest-adventure');

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

const endQuestions = forestAdventure.questions.filter(({ after }) => after === undefined);

/** The book with its questions at the end, and one after each of these chapters. */
function withChapterQuestions(...chapters: number[]): Book {
  const questions = chapters.flatMap((after) => endQuestions.slice(0, 1).map((each) => ({ ...each, after })));
  return { ...forestAdventure, questions: [...endQuestions, ...questions] };
}

describe('the check of a book', () => {
  test.each(Object.values(books))('the book check finds nothing wrong in $id', (book) => {
    expect(checkBook(book, getStoryById(book.id))).toEqual([]);
  });

  test('the book check allows questions after two chapters, and line breaks in running text', () => {
    expect(checkBook(withChapterQuestions(1, 4), story)).toEqual([]);
    expect(
      checkBook(
        korean((text) => text.replace('. ', '.\n')),
        story,
      ),
    ).toEqual([]);
  });

  test('the book check finds a missing activity and an extra one', () => {
    const faultsOf = (activities: readonly Activity[]) =>
      checkBook(
        { ...forestAdventure, chapters: forestAdventure.chapters.map((each) => ({ ...each, activities })) },
        story,
      );
    const words = { en: 'Paper Pond', ko: '종이 연못' };
    const activity = { title: words, description: words };
    expect(faultsOf([]).join('\n')).toMatch(/chapter 1: 0 activities, not 1[\s\S]*chapter 3: 0 activities, not 2/);
    expect(faultsOf([activity, activity]).join('\n')).toMatch(/chapter 2: 2 activities, not 1/);
  });

  test('every activity has a worksheet without words, and every worksheet an activity', () => {
    const folder = new URL('../../public/', import.meta.url);
    const sheets = Object.values(books).flatMap(({ id, chapters }) =>
      chapters.flatMap(({ number, activities = [] }) =>
        activities.map((_, i) => formatWorksheetAddress(id, number, i)),
      ),
    );
    const files = readdirSync(new URL('activities/', folder)).map((name) => `/activities/${name}`);
    expect(files.toSorted()).toEqual(sheets.toSorted());
    for (const sheet of sheets) {
      const svg = readFileSync(new URL(`.${sheet}`, folder), 'utf8');
      expect(svg, sheet).toMatch(/^<svg [^>]*viewBox="0 0 180 210"/);
      expect(svg, sheet).not.toMatch(/<text/);
    }
  });

  test('the book check finds a fact without a source on the page for parents', () => {
    const page = pyeongchangStory.forParents;
    if (!page) throw new Error('the book of the neighborhood has a page for parents');
    const unsourced = page.facts.map((each) => ({ ...each, source: { en: '', ko: '' } }));
    const book = { ...pyeongchangStory, forParents: { ...page, facts: unsourced } };
    expect(checkBook(book, getStoryById('pyeongchang-story')).join('\n')).toMatch(/beside the story: en: empty/);
  });

  test.each<[string, Book, RegExp]>([
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
      'a Korean name that only an English voice could say',
      { ...forestAdventure, gloss: [{ word: { en: 'Brook' }, meaning: { en: 'a name (say: brook)', ko: '이름' } }] },
      /gloss: 'Brook' is a Korean word/,
    ],
    [
      'a gloss word that no text uses',
      { ...forestAdventure, gloss: [{ word: { en: 'otter' }, meaning: { en: 'no', ko: '수달' } }] },
      /'otter' is nowhere/,
    ],
    ['a missing question', { ...forestAdventure, questions: endQuestions.slice(1) }, /2 at the end, not 3/],
    ['three questions after chapters', withChapterQuestions(1, 2, 3), /3 after chapters, more than 2/],
    ['a question after a missing chapter', withChapterQuestions(5), /one after chapter 5, which is missing/],
    [
      'a question with the picture of a missing panel',
      { ...forestAdventure, questions: endQuestions.map((each) => ({ ...each, picture: '9-9' })) },
      /the picture of 9-9, which is missing/,
    ],
    ['a space at the end of a line', korean((text) => `${text} \n끝.`), /with spaces around it/],
    ['an empty line', korean((text) => `${text}\n\n끝.`), /ko: empty/],
    [
      'a line break beside the running text',
      withFirstPanel(({ find }) => ({ find: { ...find, en: 'Find a\nstump.' } })),
      /en: a line break outside running text/,
    ],
  ])('the book check finds %s', (_, book, fault) => {
    expect(checkBook(book, story).join('\n')).toMatch(fault);
  });
});

describe('the check of a page for teachers', () => {
  const page = teachersPages['forest-adventure'];

  test.each(Object.values(books))('the check of the page for teachers finds nothing wrong in $id', (book) => {
    expect(checkTeachersPage(book, teachersPages[book.id])).toEqual([]);
  });

  test('the check of the page for teachers finds a word that the gloss of the book explains otherwise', () => {
    const [{ word }, ...others] = page.words;
    const first = { word, meaning: { en: 'rocks', ko: '바위' } };
    const changed = { ...page, words: [first, ...others] as typeof page.words };
    expect(checkTeachersPage(forestAdventure, changed)).toEqual([
      "forest-adventure page for teachers: en: 'stepping stones' is explained otherwise than in the gloss",
      "forest-adventure page for teachers: ko: '징검다리' is explained otherwise than in the gloss",
    ]);
  });

  test('the check of the page for teachers finds a straight quote', () => {
    const write = { ...page.write, en: "It's a page" };
    expect(checkTeachersPage(forestAdventure, { ...page, write }).join('\n')).toMatch(/en: a straight quote/);
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
  ])('the book of the neighborhood states its fact in both languages: %s, %s', (en, ko) => {
    expect(told.some((text) => text.en.includes(en))).toBe(true);
    expect(told.some((text) => text.ko.includes(ko))).toBe(true);
  });
});
