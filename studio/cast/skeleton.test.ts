import { describe, expect, test } from 'vitest';
import { vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { BUILDS } from './body.ts';
import { gazeTo, headTowards, stretchOf } from './skeleton.ts';

describe('gazeTo', () => {
  test('gazeTo is straight ahead for a point before the nose', () => {
    const [left, up] = gazeTo(place([1, 2, 3], [0, 0, 0]), [1, 2, 9]);
    expect(left).toBeCloseTo(0);
    expect(up).toBeCloseTo(0);
  });

  test('gazeTo is positive to the left of the person and above', () => {
    const [left, up] = gazeTo(place([0, 0, 0]), [1, 1, 4]);
    expect(left).toBeGreaterThan(0);
    expect(up).toBeGreaterThan(0);
  });

  test('gazeTo turns with the head: a head turned to the point looks straight ahead', () => {
    const [left] = gazeTo(place([0, 0, 0], [0, 90, 0]), [5, 0, 0]);
    expect(left).toBeCloseTo(0);
  });

  test('gazeTo stays inside the eye for a point behind', () => {
    const [left] = gazeTo(place([0, 0, 0]), [0.1, 0, -3]);
    expect(left).toBeLessThanOrEqual(1.1);
  });

  test('gazeTo brings the eyes together on something near, and less on something far', () => {
    const [, , near] = gazeTo(place([0, 0, 0]), [0, 0, 2]);
    const [, , far] = gazeTo(place([0, 0, 0]), [0, 0, 20]);
    expect(near).toBeGreaterThan(far);
    expect(near).toBeLessThan(0.25);
  });
});

describe('headTowards', () => {
  const ahead = place([0, 0, 0]);

  test('headTowards leaves the head still where the eyes alone reach the thing', () => {
    expect(headTowards(ahead, [1, 0.5, 3], [4, 6, 2])).toEqual([4, 6, 2]);
  });

  test('headTowards turns the head part of the way to something beyond, at most five degrees', () => {
    const [, some] = headTowards(ahead, [0.65, 0, 1], [0, 0, 0]);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(5);
    expect(headTowards(ahead, [1, 0, -1], [0, 0, 0])[1]).toBe(5);
    expect(headTowards(ahead, [-1, 0, -1], [0, 0, 0])[1]).toBe(-5);
  });

  test('headTowards nods down to something at the feet', () => {
    expect(headTowards(ahead, [0, -3, 1], [0, 0, 0])[0]).toBeGreaterThan(0);
  });

  test('headTowards stops at what a neck can do, and never turns a head back', () => {
    expect(headTowards(ahead, [1, 0, -1], [0, 68, 0])[1]).toBe(70);
    expect(headTowards(ahead, [1, 0, -1], [0, 80, 0])[1]).toBe(80);
  });
});

describe('stretchOf', () => {
  const child = BUILDS.child8;
  const length = child.arm * 2;
  const shoulder = vec(0.1, 0.8, 0);
  const stretchTo = (metres: number) =>
    stretchOf(child, shoulder, shoulder.clone().add(vec(0, 0, metres)), length).length();

  test('stretchOf is zero for a thing within reach', () => expect(stretchTo(length * 0.9)).toBe(0));

  test('stretchOf brings the shoulder forward by what the arm lacks', () =>
    expect(stretchTo(length + 0.02)).toBeCloseTo(0.022, 3));

  test('stretchOf goes no farther than a shoulder blade slides', () =>
    expect(stretchTo(length + 1)).toBeCloseTo(0.22 * child.arm));
});
