import { describe, expect, test } from 'vitest';
import type { MetadataHead } from '../../site/pictures/metadata.ts';
import { findShutEyes, type Pixels } from './blink-patch.ts';

const SIDE = 120;
const SKIN = [230, 190, 160];
const EYE = [40, 30, 30];

/** A picture of one color with squares of another: [left, top, side] in pixels. */
function picture(...squares: [number, number, number][]): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const isIn = squares.some(([left, top, side]) => x >= left && x < left + side && y >= top && y < top + side);
      data.set(isIn ? EYE : SKIN, 4 * (y * SIDE + x));
    }
  return { width: SIDE, height: SIDE, data };
}
const head = (person: 'charlotte' | 'theo', left: number, top: number, size = 0.4): MetadataHead => ({
  person,
  left,
  top,
  width: size,
  height: size,
});
const alphaAt = ({ width, data }: Pixels, x: number, y: number) => data[4 * (y * width + x) + 3];

describe('findShutEyes', () => {
  const charlotte = head('charlotte', 0.05, 0.05);
  const theo = head('theo', 0.55, 0.55);

  test('findShutEyes keeps what differs within a head, with the colors of the shut eyes, and nothing else', () => {
    const { patch, eyes } = findShutEyes(picture([24, 24, 10]), picture(), [charlotte]);
    expect(alphaAt(patch, 29, 29)).toBe(255);
    expect([...patch.data.slice(4 * (29 * SIDE + 29), 4 * (29 * SIDE + 29) + 3)]).toEqual(SKIN);
    expect(alphaAt(patch, 50, 29)).toBe(0);
    const box = eyes.charlotte;
    expect(box).toBeDefined();
    if (!box) return;
    expect(box.left).toBeLessThan(24);
    expect(box.right).toBeGreaterThan(34);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++)
        if (alphaAt(patch, x, y)) {
          expect(x >= box.left && x < box.right && y >= box.top && y < box.bottom).toBe(true);
        }
  });

  test('findShutEyes leaves out what differs outside all heads', () => {
    const { patch, eyes } = findShutEyes(picture([90, 10, 12]), picture(), [charlotte]);
    expect(eyes).toEqual({});
    expect(patch.data.every((value) => value === 0)).toBe(true);
  });

  test('findShutEyes takes little difference for noise, and a changed face for another picture', () => {
    expect(findShutEyes(picture([28, 28, 3]), picture(), [charlotte]).eyes).toEqual({});
    expect(findShutEyes(picture([12, 12, 34]), picture(), [charlotte]).eyes).toEqual({});
  });

  test('findShutEyes gives every person an own area', () => {
    const { eyes } = findShutEyes(picture([24, 24, 10], [84, 84, 10]), picture(), [charlotte, theo]);
    expect(Object.keys(eyes)).toEqual(['charlotte', 'theo']);
  });

  test('findShutEyes numbers people of one name, and joins areas that touch', () => {
    const twins = [charlotte, { ...theo, person: 'charlotte' } as MetadataHead];
    const apart = findShutEyes(picture([24, 24, 10], [84, 84, 10]), picture(), twins);
    expect(Object.keys(apart.eyes)).toEqual(['charlotte', 'charlotte-2']);
    const near = [head('charlotte', 0.05, 0.3), head('theo', 0.45, 0.3)];
    const joined = findShutEyes(picture([42, 54, 10], [62, 54, 10]), picture(), near);
    expect(Object.keys(joined.eyes)).toEqual(['theo']);
  });
});
