import { describe, expect, test } from 'vitest';
import { libraryText } from '../shelf/library-text.ts';
import { getPrintRoute, getStoryByPath, getTeachersRoute, groupBySeries, stories } from './stories.ts';

describe('the library', () => {
  test('the library has five books with their chapter counts', () => {
    expect(Object.fromEntries(stories.map((story) => [story.id, story.chapterCount]))).toEqual({
      'charlotte-birthday': 9,
      'charlotte-christmas': 9,
      'forest-adventure': 4,
      'korean-charlotte-birthday': 9,
      'pyeongchang-story': 8,
    });
  });

  test('the library groups all books by series', () => {
    expect(groupBySeries(stories).map((group) => [group.series, group.stories.map((story) => story.id)])).toEqual([
      ['charlotte-adventures', ['charlotte-birthday', 'charlotte-christmas', 'forest-adventure']],
      ['korean-charlotte', ['korean-charlotte-birthday']],
      ['korean-culture', ['pyeongchang-story']],
    ]);
  });

  test.each([
    [1, '1 story'],
    [2, '2 stories'],
    [3, '3 stories'],
  ])('the number of books %i is written as %s', (n, words) => {
    expect(libraryText.en.count(n)).toBe(words);
  });

  test('the heading of the Charlotte series differs from the others', () => {
    for (const text of [libraryText.en, libraryText.ko])
      expect(text.charlotteSeries('X')).not.toBe(text.otherSeries('X'));
  });

  test('a story is found by its page, its print edition, its page for teachers and their loader data', () => {
    for (const story of stories) {
      for (const path of [story.route, getPrintRoute(story), getTeachersRoute(story)]) {
        for (const ending of ['', '/', '.data']) expect(getStoryByPath(path + ending)).toBe(story);
      }
    }
    expect(() => getStoryByPath('/book/no-such-book')).toThrow('/book/no-such-book');
  });
});
