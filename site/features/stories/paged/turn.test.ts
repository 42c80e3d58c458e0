import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeTurnedShare,
  type Drag,
  getDragCommand,
  getKeyCommand,
  getNextPosition,
  getPreviousPosition,
  getTapCommand,
  moveDrag,
  startDrag,
} from './turn.ts';

const beatsOf = (page: number) => [1, 3, 2][page] ?? 1;
const key = (name: string, more: Partial<Parameters<typeof getKeyCommand>[0]> = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('the reader', () => {
  test('the reader turns beat by beat and page by page, and stops at the end', () => {
    const way = [];
    let position = { page: 0, beat: 0 };
    for (let i = 0; i < 7; i++) {
      way.push(`${position.page}.${position.beat}`);
      position = getNextPosition(position, 3, beatsOf);
    }
    expect(way).toEqual(['0.0', '1.0', '1.1', '1.2', '2.0', '2.1', '2.1']);
  });

  test('the reader turns back by the same beats and pages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 9 }), (beats) => {
        const of = (page: number) => beats[page] ?? 1;
        const way = [{ page: 0, beat: 0 }];
        const steps = beats.reduce((total, count) => total + count, 0) - 1;
        for (let i = 0; i < steps; i++) way.push(getNextPosition(way.at(-1) ?? { page: 0, beat: 0 }, beats.length, of));
        for (let i = way.length - 1; i > 0; i--)
          expect(getPreviousPosition(way[i] ?? { page: 0, beat: 0 }, of)).toEqual(way[i - 1]);
        expect(getPreviousPosition({ page: 0, beat: 0 }, of)).toEqual({ page: 0, beat: 0 });
      }),
    );
  });
});

describe('a key', () => {
  test.each([
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    [' ', 'next'],
    ['Enter', 'next'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Escape', 'close'],
    ['f', 'close'],
    ['x', null],
    ['Tab', null],
  ])('the key %s means %s', (name, command) => {
    expect(getKeyCommand(key(name), false)).toBe(command);
  });

  test('Shift and Space turn back', () => {
    expect(getKeyCommand(key(' ', { shiftKey: true }), false)).toBe('previous');
  });

  test('a key on a control presses the control', () => {
    expect(getKeyCommand(key(' '), true)).toBeNull();
    expect(getKeyCommand(key('Enter'), true)).toBeNull();
    expect(getKeyCommand(key('PageDown'), true)).toBe('next');
  });

  test('a keyboard shortcut of the browser is left to the browser', () => {
    expect(getKeyCommand(key('f', { ctrlKey: true }), false)).toBeNull();
    expect(getKeyCommand(key('ArrowLeft', { altKey: true }), false)).toBeNull();
  });
});

describe('a finger', () => {
  test('a tap turns the page at the edges only', () => {
    expect([10, 150, 290].map((x) => getTapCommand(x, 300))).toEqual(['previous', null, 'next']);
  });

  test('a long drag or a flick turns the page', () => {
    expect(getDragCommand(-100, -0.1, 300)).toBe('next');
    expect(getDragCommand(-40, -0.1, 300)).toBeNull();
    expect(getDragCommand(-20, -0.9, 300)).toBe('next');
    expect(getDragCommand(100, 0.1, 300)).toBe('previous');
  });

  test('a drag that is flicked back does not turn the page', () => {
    expect(getDragCommand(-200, 0.9, 300)).toBeNull();
  });
});

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
