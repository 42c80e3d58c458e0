import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTurnedShare, type Drag, moveDrag, startDrag } from './drag.ts';
import { getDragCommand } from './turn.ts';

const START = { x: 200, y: 300, at: 0 };
const draggedTo = (points: readonly (readonly [x: number, y: number, at: number])[], isMouse = false): Drag =>
  points.reduce((drag, [x, y, at]) => moveDrag(drag, { x, y, at }, isMouse), startDrag(START));

describe('a finger', () => {
  test.each([
    ['that trembles by 9 px does not drag', 209, 300, false],
    ['that goes across by 10 px drags', 210, 300, true],
    ['that goes down as far as across scrolls', 230, 330, false],
    ['that goes slightly down drags', 230, 320, true],
  ])('a finger on a page: %s', (_name, x, y, isDragging) => {
    expect(draggedTo([[x, y, 16]]).isDragging).toBe(isDragging);
  });

  test('a finger that drags keeps dragging, in any direction', () => {
    expect(
      draggedTo([
        [160, 300, 16],
        [195, 500, 32],
      ]),
    ).toMatchObject({ isDragging: true, dx: -5 });
  });

  test('a flick to the left turns the page however short it is', () => {
    const { dx, velocity } = draggedTo([
      [180, 300, 16],
      [150, 300, 32],
    ]);
    expect(getDragCommand(dx, velocity, 400)).toBe('next');
  });

  test('a finger that quickly comes back does not turn the page', () => {
    const { dx, velocity } = draggedTo([
      [100, 300, 100],
      [40, 300, 200],
      [120, 300, 230],
    ]);
    expect(getDragCommand(dx, velocity, 400)).toBeNull();
  });
});

test('a mouse does not drag a page, because it selects text', () => {
  expect(
    draggedTo(
      [
        [100, 300, 16],
        [20, 300, 32],
      ],
      true,
    ),
  ).toEqual(startDrag(START));
});

test('the velocity of a drag is between those of its movements, and finite', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40 })), { minLength: 1 }),
      (steps) => {
        const at = (index: number) => steps.slice(0, index + 1).reduce((sum, [, after]) => sum + after, 0);
        const drag = draggedTo(steps.map(([x], index) => [x, 300, at(index)]));
        expect(Math.abs(drag.velocity)).toBeLessThanOrEqual(400);
      },
    ),
  );
});

describe('the share of a turn', () => {
  test.each([
    ['a page that was not moved is open', 0, 1],
    ['a page dragged to the left by 90 % of the width is gone', -360, 1],
    ['half of that is half', -180, 0.5],
    ['to the right the sheet before comes back', 180, 0.5],
    ['and lies open after 90 %', 360, 0],
  ])('the share of a turn: %s', (_name, dx, share) => {
    expect(computeTurnedShare(dx, 400)).toBe(share);
  });
});
