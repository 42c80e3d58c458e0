import { describe, expect, test } from 'vitest';
import { EMPTY_SHELF, parsePlace, parseShelf, updateShelf } from './shelf.ts';

const PANELS = ['1-1', '1-2', '2-1', '2-2'];

describe('the shelf', () => {
  test('a book is begun by its second panel, not by its first', () => {
    expect(updateShelf(EMPTY_SHELF, 'a', '1-1', PANELS)).toEqual(EMPTY_SHELF);
    expect(updateShelf(EMPTY_SHELF, 'a', '1-2', PANELS)).toEqual({ going: ['a'], read: [] });
  });

  test('the book read last comes first on the shelf', () => {
    const shelf = updateShelf({ going: ['b', 'a', 'c'], read: [] }, 'a', '2-1', PANELS);
    expect(shelf.going).toEqual(['a', 'b', 'c']);
  });

  test('the last panel finishes the book, however often it is reached', () => {
    const ended = updateShelf({ going: ['b', 'a'], read: [] }, 'a', '2-2', PANELS);
    expect(ended).toEqual({ going: ['b'], read: ['a'] });
    expect(updateShelf(ended, 'a', '2-2', PANELS)).toEqual(ended);
  });

  test('a book that is read again counts as begun and as read', () => {
    expect(updateShelf({ going: [], read: ['a'] }, 'a', '1-2', PANELS)).toEqual({ going: ['a'], read: ['a'] });
  });

  test('a panel that the book does not have changes nothing on the shelf', () => {
    expect(updateShelf(EMPTY_SHELF, 'a', '9-9', PANELS)).toBe(EMPTY_SHELF);
  });

  test('a stored shelf is read back as it was written', () => {
    const shelf = { going: ['a', 'b'], read: ['c'] };
    expect(parseShelf(JSON.stringify(shelf))).toEqual(shelf);
  });

  test.each([null, '', '{', '[]', '"a"', 'null', '{"going":"a"}', '{"going":[1,{}],"read":null}'])(
    'the stored text %s is read as an empty shelf',
    (stored) => {
      expect(parseShelf(stored)).toEqual(EMPTY_SHELF);
    },
  );
});

test.each([
  ['3-2', { panel: '3-2', chapter: 3 }],
  ['12-1', { panel: '12-1', chapter: 12 }],
  ['0-1', null],
  ['3', null],
  ['3-2-1', null],
  ['"><img', null],
  [null, null],
])('the place %s on the shelf is %o', (stored, place) => {
  expect(parsePlace(stored)).toEqual(place);
});
