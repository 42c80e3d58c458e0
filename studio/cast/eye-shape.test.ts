import { describe, expect, test } from 'vitest';
import { EXPRESSIONS } from './expression.ts';
import { type EyeLook, eyeShape } from './eye-shape.ts';
import { LAYOUT } from './face-spec.ts';
import { featuresOf } from './features.ts';

const own = featuresOf({ skin: '#efba90', iris: '#6a3a20', brow: '#6a4128', age: 'child' }, 'charlotte');
const eye = (change: Partial<EyeLook> = {}) =>
  eyeShape({ e: EXPRESSIONS.calm, at: LAYOUT.child, own, s: 1, gaze: [0, 0], ...change });

describe('eyeShape', () => {
  test('eyeShape turns both irises toward the nose when the person looks straight ahead', () => {
    const [left, right] = [eye({ s: 1 }), eye({ s: -1 })];
    expect(left.iris.x).toBeLessThan(left.x);
    expect(right.iris.x).toBeGreaterThan(right.x);
  });

  test('eyeShape turns the eyes further inward for something near than for the horizon', () => {
    const between = (inward: number) =>
      eye({ s: 1, gaze: [0, 0, inward] }).iris.x - eye({ s: -1, gaze: [0, 0, inward] }).iris.x;
    expect(between(0.2)).toBeLessThan(between(0.05));
  });

  test('eyeShape moves both irises the same way for a look aside', () => {
    for (const s of [1, -1] as const) {
      const shape = eye({ s, gaze: [1, 0] });
      expect(shape.iris.x).toBeGreaterThan(shape.x);
    }
  });

  test('eyeShape keeps the center of the iris inside the eye however far the gaze goes', () => {
    for (const gaze of [
      [3, 0],
      [-3, 0],
      [0, 3],
      [0, -3],
      [2, -2],
    ] as [number, number][]) {
      const { iris, x, y, w, h } = eye({ gaze });
      expect(Math.abs(iris.x - x)).toBeLessThan(w);
      expect(Math.abs(iris.y - y)).toBeLessThan(h);
    }
  });

  test('eyeShape lowers the lid with a look down', () => {
    expect(eye({ gaze: [0, -1] }).lid).toBeGreaterThan(eye().lid + 0.2);
    expect(eye({ gaze: [0, 1] }).lid).toBe(eye().lid);
  });

  test('eyeShape never lets the lower lid pass the upper one', () => {
    for (const e of Object.values(EXPRESSIONS))
      for (const s of [1, -1] as const) {
        const { upper, lower } = eye({ e, s, gaze: [0, -1] });
        for (let t = -1; t <= 1; t += 0.1) expect(lower(t)).toBeLessThanOrEqual(upper(t) + 1e-9);
      }
  });
});
