import { expect, test } from 'vitest';
import { readMetadata, sceneNames } from '../tools/picture-files.ts';

const BOOKS =
  /^(charlotte-birthday|charlotte-christmas|forest-adventure|korean-charlotte-birthday|pyeongchang-story)\//;
/** Share of the picture's width. A smaller box is hard to tap on a phone. */
const MIN_WIDTH = 0.04;

const panels = sceneNames().filter((name) => BOOKS.test(name));

/** Share of the picture's width. In a larger box nearly every tap would be right. */
const MAX_WIDTH = 0.45;

test.each(panels)('each hidden thing of %s has a box of a size that a child can tap', (name) => {
  const boxes = [readMetadata(name)?.find ?? []].flat();
  expect(boxes.length).toBeGreaterThan(0);
  for (const { width } of boxes) {
    expect(width).toBeGreaterThanOrEqual(MIN_WIDTH);
    expect(width).toBeLessThanOrEqual(MAX_WIDTH);
  }
});
test('painted words of the panels have a text and a box', () => {
  const lettering = panels.flatMap((name) => readMetadata(name)?.lettering ?? []);
  expect(lettering.length).toBeGreaterThan(0);
  expect(lettering.filter(({ text, width, height }) => text.trim() === '' || width <= 0 || height <= 0)).toEqual([]);
});
