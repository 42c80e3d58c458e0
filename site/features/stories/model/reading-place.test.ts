import { describe, expect, test } from 'vitest';
import {
  EMPTY_SHELF,
  findPanelInView,
  parseShelf,
  placeKey,
  placeToOffer,
  replacesPlace,
  updateShelf,
} from './reading-place.ts';

const PANELS = ['1-1', '1-2', '2-1'];

test('each book has its own storage key for the reading place', () => {
  expect(placeKey('forest-adventure')).toBe('story-forest.place.forest-adventure');
});

describe('a stored reading place', () => {
  test.each([
    [null, null],
    ['1-1', null],
    ['1-2', '1-2'],
    ['2-1', null],
    ['9-9', null],
  ])('the stored reading place %s is offered as %s', (stored, offered) => {
    expect(placeToOffer(stored, PANELS)).toBe(offered);
  });

  test('a stored place is kept while the book opens at its first panel and the place is offered', () => {
    expect(replacesPlace('1-1', PANELS, '1-2')).toBe(false);
  });

  test.each([
    ['the reader reaches a later panel', '1-2', '2-1'],
    ['nothing is offered', '1-1', null],
  ])('a stored reading place is replaced when %s', (_, panel, offer) => {
    expect(replacesPlace(panel, PANELS, offer)).toBe(true);
  });
});

describe('the panel in view', () => {
  const inView = (...tops: (number | null)[]) =>
    findPanelInView(PANELS, (panel) => tops[PANELS.indexOf(panel)] ?? null, 800);

  test.each([
    ['none before the first', [400, 900, 1400], null],
    ['the first once its top has passed the middle', [399, 900, 1400], '1-1'],
    ['the last whose top has passed the middle', [-600, 100, 700], '1-2'],
    ['the last at the end of the page', [-2000, -1500, -900], '2-1'],
    ['not one that is not on the page', [-600, null, null], '1-1'],
  ])('the panel in view is %s', (_, tops, panel) => {
    expect(inView(...tops)).toBe(panel);
  });
});

const SHELF_PANELS = ['1-1', '1-2', '2-1', '2-2'];

/** A shelf of books that were read by scrolling, unless `paged` names them. */
const shelfOf = (going: string[], read: string[] = [], paged: string[] = []) => ({ going, read, paged });

describe('the shelf', () => {
  test('a scrolled book is begun by its second panel, not by its first', () => {
    expect(updateShelf(EMPTY_SHELF, 'a', '1-1', SHELF_PANELS, false)).toEqual(EMPTY_SHELF);
    expect(updateShelf(EMPTY_SHELF, 'a', '1-2', SHELF_PANELS, false)).toEqual(shelfOf(['a']));
  });

  test('a book as pages is begun by its first panel', () => {
    expect(updateShelf(EMPTY_SHELF, 'a', '1-1', SHELF_PANELS, true)).toEqual(shelfOf(['a'], [], ['a']));
  });

  test('a book is gone on with as it was last read', () => {
    const paged = shelfOf(['b', 'a'], [], ['b', 'a']);
    expect(updateShelf(paged, 'a', '2-1', SHELF_PANELS, null).paged).toEqual(['b', 'a']);
    expect(updateShelf(paged, 'a', '2-1', SHELF_PANELS, false).paged).toEqual(['b']);
    expect(updateShelf(shelfOf(['a']), 'a', '2-1', SHELF_PANELS, true).paged).toEqual(['a']);
  });

  test('the book read last comes first on the shelf', () => {
    const shelf = updateShelf(shelfOf(['b', 'a', 'c']), 'a', '2-1', SHELF_PANELS, false);
    expect(shelf.going).toEqual(['a', 'b', 'c']);
  });

  test('the last panel finishes the book, however often it is reached', () => {
    const ended = updateShelf(shelfOf(['b', 'a']), 'a', '2-2', SHELF_PANELS, false);
    expect(ended).toEqual(shelfOf(['b'], ['a']));
    expect(updateShelf(ended, 'a', '2-2', SHELF_PANELS, false)).toEqual(ended);
  });

  test('a book that is read again counts as begun and as read', () => {
    expect(updateShelf(shelfOf([], ['a']), 'a', '1-2', SHELF_PANELS, false)).toEqual(shelfOf(['a'], ['a']));
  });

  test('a panel that the book does not have changes nothing on the shelf', () => {
    expect(updateShelf(EMPTY_SHELF, 'a', '9-9', SHELF_PANELS, true)).toBe(EMPTY_SHELF);
  });

  test('a stored shelf is read back as it was written', () => {
    const shelf = shelfOf(['a', 'b'], ['c'], ['b']);
    expect(parseShelf(JSON.stringify(shelf))).toEqual(shelf);
  });

  test.each([null, '', '{', '[]', '"a"', 'null', '{"going":"a"}', '{"going":[1,{}],"read":null}'])(
    'the stored text %s is read as an empty shelf',
    (stored) => {
      expect(parseShelf(stored)).toEqual(EMPTY_SHELF);
    },
  );
});
