import { expect, test } from 'vitest';
import type { Box, Point } from './pictures.ts';
import {
  boxesOverlap,
  distance,
  expandBox,
  findNearestPoint,
  getCenter,
  segmentCrossesBox,
  segmentsCross,
} from './pictures.ts';

const box: Box = { left: 2, top: 3, width: 4, height: 2 };

test('a box can be enlarged on each side', () => {
  expect(expandBox(box, 1)).toEqual({ left: 1, top: 2, width: 6, height: 4 });
});

test.each<[string, Box, boolean]>([
  ['that lies inside', { left: 3, top: 4, width: 1, height: 0.5 }, true],
  ['that covers it', { left: 0, top: 0, width: 9, height: 9 }, true],
  ['at its left', { left: 1, top: 4, width: 1.1, height: 0.5 }, true],
  ['that touches its left edge', { left: 1, top: 4, width: 1, height: 0.5 }, false],
  ['that touches its right edge', { left: 6, top: 4, width: 1, height: 0.5 }, false],
  ['that touches its upper edge', { left: 3, top: 1, width: 1, height: 2 }, false],
  ['that touches its lower edge', { left: 3, top: 5, width: 1, height: 1 }, false],
  ['far to the left', { left: -9, top: 4, width: 1, height: 0.5 }, false],
  ['far to the right', { left: 9, top: 4, width: 1, height: 0.5 }, false],
  ['far above', { left: 3, top: -9, width: 1, height: 1 }, false],
  ['far below', { left: 3, top: 9, width: 1, height: 1 }, false],
])('a box overlaps one %s: %o, %s', (_, other, isOverlapping) => {
  expect(boxesOverlap(box, other)).toBe(isOverlapping);
  expect(boxesOverlap(other, box)).toBe(isOverlapping);
});

test('the center of a box is half-way across and down', () => {
  expect(getCenter(box)).toEqual({ x: 4, y: 4 });
});

test.each<[Point, Point]>([
  [
    { x: 0, y: 0 },
    { x: 2, y: 3 },
  ],
  [
    { x: 9, y: 9 },
    { x: 6, y: 5 },
  ],
  [
    { x: 3, y: 9 },
    { x: 3, y: 5 },
  ],
  [
    { x: 5, y: 4 },
    { x: 5, y: 4 },
  ],
])('the point of a box nearest to %o is %o', (point, nearest) => {
  expect(findNearestPoint(box, point)).toEqual(nearest);
});

test('the distance of two points is that of a straight line', () => {
  expect(distance({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5);
});

test.each<[string, Point, Point, boolean]>([
  ['from side to side', { x: 0, y: 4 }, { x: 9, y: 4 }, true],
  ['from top to bottom', { x: 4, y: 0 }, { x: 4, y: 9 }, true],
  ['from corner to corner', { x: 0, y: 1 }, { x: 8, y: 7 }, true],
  ['that ends before it', { x: 0, y: 4 }, { x: 1.9, y: 4 }, false],
  ['that begins behind it', { x: 6.1, y: 4 }, { x: 9, y: 4 }, false],
  ['that passes above', { x: 0, y: 2.9 }, { x: 9, y: 2.9 }, false],
  ['that passes below', { x: 0, y: 5.1 }, { x: 9, y: 5.1 }, false],
  ['along its upper edge', { x: 0, y: 3 }, { x: 9, y: 3 }, false],
  ['along its lower edge', { x: 0, y: 5 }, { x: 9, y: 5 }, false],
  ['along its left edge', { x: 2, y: 0 }, { x: 2, y: 9 }, false],
  ['along its right edge', { x: 6, y: 0 }, { x: 6, y: 9 }, false],
  ['that only ends in it', { x: 0, y: 4 }, { x: 2.15, y: 4 }, true],
  ['that only begins in it', { x: 5.85, y: 4 }, { x: 8, y: 4 }, true],
])('a line %s crosses a box: %o to %o, %s', (_, from, to, isCrossing) => {
  expect(segmentCrossesBox(from, to, box)).toBe(isCrossing);
});

type Ends = readonly [number, number, number, number];

test.each<[string, Ends, Ends, boolean]>([
  ['a cross', [1, 1, 5, 5], [1, 5, 5, 1], true],
  ['a flat cross', [1, 2, 9, 3], [4, 4, 6, 1], true],
  ['lines side by side', [1, 1, 5, 1], [1, 2, 5, 2], false],
  ['a line that ends before the other', [1, 1, 2, 2], [1, 5, 5, 1], false],
  ['a line that begins behind the other', [4, 4, 6, 6], [1, 5, 5, 1], false],
  ['a line that would cross if the other were longer', [1, 1, 5, 5], [8, 2, 9, 1], false],
  ['a line that would cross if the other began earlier', [1, 1, 5, 5], [1, 5, 2, 4], false],
  ['a line that ends on the other', [1, 1, 3, 3], [1, 5, 5, 1], false],
  ['the same line twice', [1, 1, 5, 5], [1, 1, 5, 5], false],
])('two lines cross, or do not: %s', (_, [ax, ay, bx, by], [cx, cy, dx, dy], isCrossing) => {
  const one = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ] as const;
  const other = [
    { x: cx, y: cy },
    { x: dx, y: dy },
  ] as const;
  expect(segmentsCross(one, other)).toBe(isCrossing);
  expect(segmentsCross(other, one)).toBe(isCrossing);
  expect(segmentsCross([one[1], one[0]], other)).toBe(isCrossing);
});
