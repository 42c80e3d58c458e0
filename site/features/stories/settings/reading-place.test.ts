import { describe, expect, test } from 'vitest';
import { findPanelInView, placeKey, placeToOffer, replacesPlace } from './reading-place.ts';

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
