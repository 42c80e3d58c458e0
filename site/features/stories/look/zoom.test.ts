import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centerOn,
  clampView,
  type Gesture,
  NO_POINTERS,
  type PointerInput,
  panBy,
  reducePointers,
  WHOLE,
  zoomAt,
} from './zoom.ts';

const SIZES = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 300 } };
const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const views = fc.record({ scale: fc.double({ min: 0.1, max: 20, noNaN: true }), x: number, y: number });

describe('an enlarged picture', () => {
  test('an enlarged picture leaves no part of its frame empty that it could fill', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { scale, x, y } = clampView(view, SIZES);
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (400 * scale - 400) / 2));
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (300 * scale - 800) / 2));
      }),
    );
  });

  test('an enlarged picture keeps the same point under the fingers', () => {
    const zoomed = zoomAt(WHOLE, 2, { x: 100, y: 0 }, SIZES);
    expect(zoomed).toEqual({ scale: 2, x: -100, y: 0 });
    expect(zoomAt(zoomed, 1 / 2, { x: 100, y: 0 }, SIZES)).toEqual(WHOLE);
  });

  test('an enlarged picture keeps the same point under the fingers, from any view', () => {
    const sizes = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 300 } };
    const from = { scale: 2, x: 40, y: -30 };
    const point = { x: 20, y: 50 };
    const placeOf = (view: typeof from) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale];
    const zoomed = zoomAt(from, 1.5, point, sizes);
    expect(zoomed.scale).toBe(3);
    expect(placeOf(zoomed)).toEqual(placeOf(from));
  });

  test('an enlarged picture is moved by as much as the finger', () => {
    const sizes = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 300 } };
    expect(panBy({ scale: 2, x: 10, y: 20 }, 5, -7, sizes)).toEqual({ scale: 2, x: 15, y: 13 });
  });

  test('a picture at its whole size does not move', () => {
    expect(panBy(WHOLE, 50, 50, SIZES)).toEqual(WHOLE);
  });

  test('an enlarged picture shows the cell that is searched', () => {
    const view = { scale: 4, x: 0, y: 0 };
    expect(centerOn(view, { left: 0, top: 0, width: 0.1, height: 0.1 }, SIZES)).toEqual({ scale: 4, x: 600, y: 200 });
    expect(centerOn(view, { left: 0.5, top: 0.45, width: 0.1, height: 0.2 }, SIZES)).toEqual({
      scale: 4,
      x: expect.closeTo(-80),
      y: expect.closeTo(-60),
    });
    expect(centerOn(view, { left: 0.45, top: 0.45, width: 0.1, height: 0.1 }, SIZES).x).toBeCloseTo(0);
  });
});

/** `type id x y at`, one step a line. Returns the gestures, in order. */
function gesturesOf(...steps: string[]): Gesture[] {
  let state = NO_POINTERS;
  return steps.flatMap((text) => {
    const [type = '', id, x, y, at = '0'] = text.split(' ');
    const input = { type, id: Number(id), point: { x: Number(x), y: Number(y) }, at: Number(at) } as PointerInput;
    const step = reducePointers(state, input);
    state = step.state;
    return step.gesture ?? [];
  });
}

describe('one finger', () => {
  test('a finger that moves by less than 9 px taps', () => {
    expect(gesturesOf('down 1 50 50', 'move 1 56 56', 'up 1 56 56')).toEqual([
      { type: 'tap', point: { x: 56, y: 56 } },
    ]);
  });

  test('a finger that moves by 9 px drags the picture and does not tap', () => {
    expect(gesturesOf('down 1 50 50', 'move 1 59 50', 'move 1 60 52', 'up 1 60 52')).toEqual([
      { type: 'pan', dx: 9, dy: 0 },
      { type: 'pan', dx: 1, dy: 2 },
    ]);
  });

  test('a finger that was never put down does nothing', () => {
    expect(gesturesOf('move 1 90 90', 'up 1 90 90')).toEqual([]);
  });

  test('a finger that the browser cancels does not tap', () => {
    expect(gesturesOf('down 1 50 50', 'cancel 1 50 50', 'up 1 50 50')).toEqual([]);
  });
});

describe('two taps', () => {
  const second = (x: number, at: number) =>
    gesturesOf('down 1 50 50 0', 'up 1 50 50 100', `down 1 ${x} 50 ${at}`, `up 1 ${x} 50 ${at}`).at(-1)?.type;

  test.each([
    ['within 320 ms and 36 px are a double tap', 85, 419, 'double-tap'],
    ['320 ms apart are two taps', 50, 420, 'tap'],
    ['36 px apart are two taps', 86, 200, 'tap'],
  ])('two taps: %s', (_name, x, at, type) => {
    expect(second(x, at)).toBe(type);
  });

  test('a third quick tap after a double tap is a single tap', () => {
    const tap = (at: number) => [`down 1 50 50 ${at}`, `up 1 50 50 ${at}`];
    expect(gesturesOf(...tap(0), ...tap(100), ...tap(200)).map(({ type }) => type)).toEqual([
      'tap',
      'double-tap',
      'tap',
    ]);
  });
});

describe('two fingers', () => {
  test('two fingers that move apart enlarge the picture around their middle', () => {
    expect(gesturesOf('down 1 100 100', 'down 2 200 100', 'move 2 300 100')).toEqual([
      { type: 'pinch', dx: 50, dy: 0, middle: { x: 200, y: 100 }, factor: 2 },
    ]);
  });

  test('two fingers never tap, whichever is lifted first', () => {
    fc.assert(
      fc.property(fc.boolean(), (isFirst) => {
        const [one, other] = isFirst ? [1, 2] : [2, 1];
        const lifted = gesturesOf('down 1 100 100', 'down 2 200 100', `up ${one} 100 100`, `up ${other} 200 100`);
        expect(lifted).toEqual([]);
      }),
    );
  });

  test('two fingers on one point enlarge by a finite factor', () => {
    const [pinch] = gesturesOf('down 1 100 100', 'down 2 100 100', 'move 2 150 100');
    expect(pinch).toMatchObject({ type: 'pinch', factor: 50 });
  });
});
