import { describe, expect, test } from 'vitest';
import { widestLens } from './lens.ts';

describe('widestLens', () => {
  test('widestLens does not narrow the lens for a face at the focus', () => {
    expect(widestLens([{ depth: 3 }], 3, 34)).toBe(Number.POSITIVE_INFINITY);
    expect(widestLens([], 3, 34)).toBe(Number.POSITIVE_INFINITY);
  });

  test('widestLens narrows the lens more, the farther a face is behind the focus', () => {
    const near = widestLens([{ depth: 4 }], 3, 34);
    const far = widestLens([{ depth: 4 }, { depth: 9 }], 3, 34);
    expect(far).toBeLessThan(near);
  });

  test('widestLens leaves a face in the foreground soft', () => {
    expect(widestLens([{ depth: 1 }], 3, 34)).toBe(Number.POSITIVE_INFINITY);
  });
});
