import { describe, expect, it } from 'vitest';
import { place } from '../model/place.ts';
import { gazeTo } from './skeleton.ts';

describe('gazeTo', () => {
  it('is straight for a point before the nose', () => {
    const [left, up] = gazeTo(place([1, 2, 3], [0, 0, 0]), [1, 2, 9]);
    expect(left).toBeCloseTo(0);
    expect(up).toBeCloseTo(0);
  });

  it('is positive to the left of the person and above', () => {
    const [left, up] = gazeTo(place([0, 0, 0]), [1, 1, 4]);
    expect(left).toBeGreaterThan(0);
    expect(up).toBeGreaterThan(0);
  });

  it('turns with the head: a head turned to the point looks straight ahead', () => {
    const [left] = gazeTo(place([0, 0, 0], [0, 90, 0]), [5, 0, 0]);
    expect(left).toBeCloseTo(0);
  });

  it('stays inside the eye for a point behind', () => {
    const [left] = gazeTo(place([0, 0, 0]), [0.1, 0, -3]);
    expect(left).toBeLessThanOrEqual(1.1);
  });
});
