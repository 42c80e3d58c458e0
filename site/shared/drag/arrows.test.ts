import { describe, expect, test } from 'vitest';
import { findIndexInDirection, getIndexAfterArrow } from './arrows.ts';

describe('getIndexAfterArrow', () => {
  test.each([
    ['down', 0, 1],
    ['right', 1, 2],
    ['up', 2, 1],
    ['left', 1, 0],
    ['down', 2, 2],
    ['up', 0, 0],
    ['down', -1, 0],
  ] as const)('the arrow %s moves from item %i of three to item %i', (direction, current, next) => {
    expect(getIndexAfterArrow(current, 3, direction)).toBe(next);
  });
});

describe('findIndexInDirection', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ];
  const from = (index: number) => square[index] ?? { x: 0, y: 0 };

  test.each([
    ['right', 0, 1],
    ['down', 0, 2],
    ['left', 3, 2],
    ['up', 3, 1],
    ['up', 0, -1],
    ['left', 2, -1],
  ] as const)('the arrow %s moves from corner %i of a square to corner %i', (direction, index, next) => {
    expect(findIndexInDirection(from(index), square, direction)).toBe(next);
  });

  test('an arrow moves to the nearest of several items, whatever their order', () => {
    const column = [
      { x: 0, y: 300 },
      { x: 0, y: 100 },
      { x: 0, y: 200 },
    ];
    expect(findIndexInDirection({ x: 0, y: 0 }, column, 'down')).toBe(1);
  });

  test.each([
    ['what lies further aside than along', { x: 120, y: 100 }, 'down'],
    ['what lies as far aside as along', { x: 100, y: 100 }, 'down'],
    ['what lies as far aside to the other side', { x: -100, y: 100 }, 'right'],
    ['itself, a pixel off', { x: 0, y: 1 }, 'down'],
  ] as const)('an arrow ignores %s', (_, point, direction) => {
    expect(findIndexInDirection({ x: 0, y: 0 }, [point], direction)).toBe(-1);
  });

  test.each([
    ['down', { x: 90, y: 100 }],
    ['up', { x: -90, y: -100 }],
    ['right', { x: 100, y: -90 }],
    ['left', { x: -100, y: 90 }],
  ] as const)('the arrow %s reaches an item that is slightly less aside than along', (direction, point) => {
    expect(findIndexInDirection({ x: 0, y: 0 }, [point], direction)).toBe(0);
  });

  test('between items equally far along, an arrow takes the one less aside, then the first', () => {
    const row = [
      { x: 60, y: 100 },
      { x: 20, y: 100 },
      { x: -20, y: 100 },
    ];
    expect(findIndexInDirection({ x: 0, y: 0 }, row, 'down')).toBe(1);
  });
});
