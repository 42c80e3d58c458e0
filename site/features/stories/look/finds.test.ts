import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { addFound, cropSquareAround, FIND_IDS, findNames, parseFound } from './finds.ts';

const BAMI_PLACES = 28;

test.each(Object.values(books))('each panel of $id, and nothing else, has a name for its hidden thing', (book) => {
  const panels = book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id));
  expect(Object.keys(findNames[book.id])).toEqual(panels);
});

const names = Object.values(findNames).flatMap((byPanel) => Object.values(byPanel));

test('names of hidden things are short in both languages, and each is unique', () => {
  for (const { en, ko } of names) {
    expect(en.split(' ').length, en).toBeLessThanOrEqual(5);
    expect(ko.split(' ').length, ko).toBeLessThanOrEqual(5);
    expect(ko).toMatch(/[가-힣]/);
  }
  expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
  expect(new Set(names.map(({ ko }) => ko)).size).toBe(names.length);
});

test('the hidden thing is Bami, or a trace of her, in 28 places', () => {
  expect(names.filter(({ isBami }) => isBami)).toHaveLength(BAMI_PLACES);
});

describe('the found things', () => {
  test('there are 94 things to find', () => {
    expect(FIND_IDS).toHaveLength(94);
    expect(new Set(FIND_IDS).size).toBe(94);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else than a list', '{"a":1}'],
    ['places that are not there', '["charlotte-birthday/99-1", 3, null]'],
  ])('no things are found where %s is stored', (_what, stored) => {
    expect(parseFound(stored)).toEqual(new Set());
  });

  test('found things are read back, whatever their order and repetition', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FIND_IDS)), (places) => {
        const stored = places.reduce<string | null>(addFound, null);
        expect(parseFound(stored)).toEqual(new Set(places));
      }),
    );
  });

  test('adding a found thing keeps those stored by another tab', () => {
    expect([...parseFound(addFound('["forest-adventure/1-1"]', 'forest-adventure/1-2'))]).toEqual([
      'forest-adventure/1-1',
      'forest-adventure/1-2',
    ]);
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const ASPECT = 4 / 3;

test('the crop of a hidden thing is a square inside the picture, centered on the thing', () => {
  fc.assert(
    fc.property(share, share, share, share, (x, y, w, h) => {
      const box = { left: x, top: y, width: w * (1 - x), height: h * (1 - y) };
      const crop = cropSquareAround(box, ASPECT);
      expect(crop.width * ASPECT).toBeCloseTo(crop.height);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1.000001);
      expect(crop.top + crop.height).toBeLessThanOrEqual(1.000001);
      const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
      expect(middleX).toBeGreaterThanOrEqual(crop.left - 1e-9);
      expect(middleX).toBeLessThanOrEqual(crop.left + crop.width + 1e-9);
      expect(middleY).toBeGreaterThanOrEqual(crop.top - 1e-9);
      expect(middleY).toBeLessThanOrEqual(crop.top + crop.height + 1e-9);
    }),
  );
});
