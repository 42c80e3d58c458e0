import { describe, expect, test } from 'vitest';
import { keptPlaces, spotUniform } from './value-shape.ts';

const head = (left: number, size: number) => ({ person: 'mom' as const, left, top: 0.4, width: size, height: size });

describe('keptPlaces', () => {
  test('keptPlaces puts the center on the focal point of a picture without heads', () => {
    const [center] = keptPlaces({ heads: [], focal: { x: 0.25, y: 0.75 } }, 4 / 3);
    expect(center).toMatchObject({ x: 0.25, y: 0.25, keep: 1 });
  });

  test('keptPlaces moves the center toward the larger head', () => {
    const [center] = keptPlaces({ heads: [head(0.1, 0.05), head(0.6, 0.3)], focal: { x: 0.5, y: 0.5 } }, 4 / 3);
    expect(center?.x).toBeGreaterThan(0.5);
  });

  test('keptPlaces keeps the hidden thing even in a crowd', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => head(i / 40, 0.1));
    const find = { left: 0.9, top: 0.9, width: 0.05, height: 0.05 };
    const spots = keptPlaces({ heads: crowd, focal: { x: 0.5, y: 0.5 }, find }, 4 / 3);
    expect(spots.some((s) => s.x > 0.9)).toBe(true);
    expect(spotUniform(spots)).toHaveLength(16);
  });

  test('keptPlaces keeps the lamp of a night picture', () => {
    const spots = keptPlaces({ heads: [], focal: { x: 0.5, y: 0.5 } }, 4 / 3, [{ x: 0.9, y: 0.8 }]);
    expect(spots.find((s) => s.x === 0.9)?.keep).toBeGreaterThan(0.9);
  });
});
