import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Gesture, NO_POINTERS, type PointerInput, reducePointers } from './pointers.ts';

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
