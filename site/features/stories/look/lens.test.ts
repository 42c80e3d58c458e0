import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMNS, getCellAfterKey, getCellBox, isHit, isInCell, type LensCell, ROWS } from './lens.ts';

const PHONE = { width: 390, height: 292.5 };
const BOX = { left: 0.5, top: 0.5, width: 0.05, height: 0.1 };

describe('a tap', () => {
  test.each([
    ['in the middle', { x: 0.525, y: 0.55 }, true],
    ['at its corner', { x: 0.5, y: 0.5 }, true],
    // The box is 19.5 px wide: 12.25 px on each side make it 44.
    ['12 px beside a thing of 20 px', { x: 0.5 - 12 / 390, y: 0.55 }, true],
    ['13 px beside a thing of 20 px', { x: 0.5 - 13 / 390, y: 0.55 }, false],
    ['elsewhere', { x: 0.1, y: 0.1 }, false],
  ])('a tap hits or misses a hidden thing: %s', (_where, point, expected) => {
    expect(isHit(point, BOX, PHONE)).toBe(expected);
  });

  test('a tap hits a large thing from 10 px beside it and not from 11', () => {
    const large = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 };
    expect(isHit({ x: 0.2 - 9.9 / 390, y: 0.4 }, large, PHONE)).toBe(true);
    expect(isHit({ x: 0.2 - 11 / 390, y: 0.4 }, large, PHONE)).toBe(false);
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const allCells = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column): LensCell => ({ column, row })),
).flat();

describe('the grid', () => {
  test('the search grid has a cell that finds any thing', () => {
    fc.assert(
      fc.property(share, share, share, share, (left, top, width, height) => {
        const box = { left, top, width: width * (1 - left), height: height * (1 - top) };
        expect(allCells.some((cell) => isInCell(cell, box))).toBe(true);
      }),
    );
  });

  test('a small thing is found in one cell of the search grid only', () => {
    const box = { left: 0.2, top: 0.3, width: 0.05, height: 0.05 };
    expect(allCells.filter((cell) => isInCell(cell, box))).toEqual([{ column: 1, row: 1 }]);
  });

  test('arrow keys move within the search grid, and not out of it', () => {
    expect(getCellAfterKey({ column: 0, row: 0 }, 'ArrowRight')).toEqual({ column: 1, row: 0 });
    expect(getCellAfterKey({ column: 0, row: 0 }, 'ArrowDown')).toEqual({ column: 0, row: 1 });
    expect(getCellAfterKey({ column: 0, row: 0 }, 'ArrowLeft')).toEqual({ column: 0, row: 0 });
    expect(getCellAfterKey({ column: COLUMNS - 1, row: ROWS - 1 }, 'ArrowDown')).toEqual({ column: 5, row: 3 });
    expect(getCellAfterKey({ column: 0, row: 0 }, 'Enter')).toBeNull();
  });

  test('the search grid covers the picture', () => {
    const area = allCells.map(getCellBox).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(1);
  });
});
