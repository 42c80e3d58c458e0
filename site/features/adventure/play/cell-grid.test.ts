import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampCursor, getCursorAfterKey } from './cell-grid.tsx';

describe('an arrow key', () => {
  test.each([
    ['ArrowUp', { x: 2, y: 1 }],
    ['ArrowDown', { x: 2, y: 3 }],
    ['ArrowLeft', { x: 1, y: 2 }],
    ['ArrowRight', { x: 3, y: 2 }],
  ])('the key %s moves the cursor by one square', (key, next) => {
    expect(getCursorAfterKey({ x: 2, y: 2 }, key, 5)).toEqual(next);
  });

  test.each([
    ['ArrowUp', { x: 0, y: 0 }],
    ['ArrowLeft', { x: 0, y: 0 }],
    ['ArrowDown', { x: 4, y: 4 }],
    ['ArrowRight', { x: 4, y: 4 }],
  ])('the key %s at the edge leaves the cursor in place', (key, corner) => {
    expect(getCursorAfterKey(corner, key, 5)).toEqual(corner);
  });

  test('an arrow key never moves the cursor off the grid', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'));
    fc.assert(
      fc.property(keys, fc.integer({ min: 5, max: 12 }), (pressed, size) => {
        const end = pressed.reduce((at, key) => getCursorAfterKey(at, key, size) ?? at, { x: 0, y: size - 1 });
        for (const value of [end.x, end.y]) expect(value >= 0 && value < size).toBe(true);
      }),
    );
  });

  test.each(['Enter', 'Tab', 'a', 'toString'])('the key %s is not an arrow key', (key) => {
    expect(getCursorAfterKey({ x: 2, y: 2 }, key, 5)).toBeNull();
  });
});

test('a cursor outside of a smaller grid moves to the nearest square', () => {
  expect(clampCursor({ x: 11, y: 3 }, 8)).toEqual({ x: 7, y: 3 });
});
