import { describe, expect, test } from 'vitest';
import { type ColumnBlock, fillColumns, PICTURE_SCALES } from './column-fill.ts';

const HEIGHT = 1000;
const picture = (height = 250): ColumnBlock => ({
  gap: 10,
  height,
  lineHeight: null,
  isPicture: true,
  keepsWithNext: true,
});
const text = (lines: number): ColumnBlock => ({
  gap: 5,
  height: lines * 20,
  lineHeight: 20,
  isPicture: false,
  keepsWithNext: false,
});
const solid = (height: number): ColumnBlock => ({ ...text(0), height, lineHeight: null });

describe('the columns of a book on paper', () => {
  test('a text on paper continues in the next column', () => {
    expect(fillColumns([text(70)], HEIGHT, 1)).toEqual({ columns: 2, pictures: [] });
  });

  test('blocks in one column keep the requested width', () => {
    expect(fillColumns([picture(), text(10)], HEIGHT, 0.86)).toEqual({ columns: 1, pictures: [0.86] });
  });

  test('pictures shrink where one more then fits, with its text', () => {
    const { columns, pictures } = fillColumns([picture(), text(22), picture(), solid(120), text(30)], HEIGHT, 1);
    expect(columns).toBe(2);
    expect(pictures[0]).toBe(pictures[1]);
    expect(pictures[0]).toBeLessThan(1);
    expect(pictures[0]).toBeGreaterThanOrEqual(PICTURE_SCALES.min);
  });

  test('pictures grow where the next one does not fit', () => {
    const { pictures } = fillColumns([picture(), solid(700), picture(900), text(4)], HEIGHT, 0.8);
    expect(pictures[0]).toBeGreaterThan(0.9);
  });

  test('a picture stays with its text: three lines before a break and three after it', () => {
    const { columns } = fillColumns([solid(800), picture(), text(5)], HEIGHT, 1);
    expect(columns).toBe(2);
    expect(fillColumns([solid(880), text(7)], HEIGHT, 1).columns).toBe(2);
  });

  test('a block that is higher than a column has a column of its own', () => {
    expect(fillColumns([solid(300), solid(1200), solid(300)], HEIGHT, 1).columns).toBe(3);
  });

  test('pictures grow until the last of a given number of columns is used', () => {
    const blocks = Array.from({ length: 4 }, () => [picture(), text(18)]).flat();
    const { columns, pictures } = fillColumns(blocks, HEIGHT, 0.8, 3);
    expect(columns).toBe(3);
    expect(pictures.every((scale) => scale > 0.8)).toBe(true);
  });

  test('there is no column without blocks', () => {
    expect(fillColumns([], HEIGHT, 1)).toEqual({ columns: 0, pictures: [] });
  });
});
