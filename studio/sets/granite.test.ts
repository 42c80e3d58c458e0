import { describe, expect, test } from 'vitest';
import { GRANITE_BY_DAY, graniteAt, pinesAt } from './granite.ts';

const places = Array.from({ length: 400 }, (_, i) => [(i % 20) * 1.3 - 13, Math.floor(i / 20) * 0.9] as const);

describe('graniteAt', () => {
  test('granite is warm everywhere: more red than blue', () => {
    for (const [x, y] of places) {
      const c = graniteAt(x, y, GRANITE_BY_DAY);
      expect(c.r).toBeGreaterThan(c.b);
    }
  });

  test('granite is never as light as snow', () => {
    for (const [x, y] of places) expect(graniteAt(x, y, GRANITE_BY_DAY).g).toBeLessThan(0.65);
  });
});

describe('pinesAt', () => {
  test('there are more pines at the foot of the rock than at its top', () => {
    const sum = (high: number) => places.reduce((n, [x, y]) => n + pinesAt(x, y, high), 0);
    expect(sum(0)).toBeGreaterThan(sum(1));
    expect(sum(1)).toBeGreaterThan(0);
  });
});
