import { describe, expect, test } from 'vitest';
import { storiesText } from './library-text.ts';
import { groupBySeries, printRouteOf, stories, storyAt } from './stories.ts';

describe('the library', () => {
  test('holds the five books of the specification with their chapter counts', () => {
    expect(Object.fromEntries(stories.map((story) => [story.id, story.chapterCount]))).toEqual({
      'charlotte-birthday': 9,
      'charlotte-christmas': 9,
      'forest-adventure': 4,
      'korean-charlotte-birthday': 9,
      'pyeongchang-story': 8,
    });
  });

  test('groups the books by series and loses none', () => {
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
  ])('counts %i as %s', (n, words) => {
    expect(storiesText.en.count(n)).toBe(words);
  });

  test('the Charlotte series is headed in another way than the others', () => {
    for (const text of [storiesText.en, storiesText.ko])
      expect(text.charlotteSeries('X')).not.toBe(text.otherSeries('X'));
  });

  test('a story is found by its page, its print edition and the loader data of both', () => {
    for (const story of stories) {
      for (const path of [story.route, printRouteOf(story)]) {
        for (const ending of ['', '/', '.data']) expect(storyAt(path + ending)).toBe(story);
      }
    }
    expect(() => storyAt('/book/no-such-book')).toThrow('/book/no-such-book');
  });
});
