/** Point lists in a compact text form: `points2('0,.5 .4,.7')` is `[[0, 0.5], [0.4, 0.7]]`. */
import type { V3 } from './math.ts';

const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;

function parsePoints(text: string, size: number): number[][] {
  const trimmed = text.trim();
  if (trimmed === '') throw new Error('A point list needs at least one point');
  return trimmed.split(/\s+/).map((point) => {
    const parts = point.split(',');
    if (parts.length !== size || !parts.every((part) => NUMBER.test(part))) {
      throw new Error(`"${point}" is not a point of ${size} numbers`);
    }
    return parts.map(Number);
  });
}

/** Pairs from text: commas inside a point, white space between points. Throws on anything but decimal numbers. */
export const points2 = (text: string): [number, number][] => parsePoints(text, 2) as [number, number][];

/** Triples from text, written like the pairs of `points2`. */
export const points3 = (text: string): V3[] => parsePoints(text, 3) as V3[];
