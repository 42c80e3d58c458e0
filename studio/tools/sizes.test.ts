import { describe, expect, test } from 'vitest';
import { opaquePart, paintSettings, sizesOf } from './sizes.ts';

describe('the torn edge of a picture', () => {
  test('only panels have a torn edge', () => {
    expect(sizesOf('forest-adventure/2-3').paperEdge).toBeGreaterThan(0);
    for (const name of [
      'covers/forest-adventure',
      'site/home-hero',
      'tiles/programming-adventure',
      'cards/art',
      'board/likes',
    ])
      expect(sizesOf(name).paperEdge ?? 0).toBe(0);
  });

  test('the fingerprint of a picture covers its torn edge', () => {
    expect(paintSettings('forest-adventure/2-3').paperEdge).toBe(sizesOf('forest-adventure/2-3').paperEdge);
  });
});

describe('the part of a picture that its edge never reaches', () => {
  test('the part inside the edge is the whole picture where there is no edge', () => {
    expect(opaquePart(1200, 900, 0)).toEqual({ left: 0, top: 0, width: 1200, height: 900 });
  });

  test('the part inside the edge is centered and loses less than 5 % of the height on each side', () => {
    const part = opaquePart(1200, 900, 0.4);
    expect(part.left * 2 + part.width).toBe(1200);
    expect(part.top * 2 + part.height).toBe(900);
    expect(part.top).toBeGreaterThan(20);
    expect(part.top).toBeLessThan(45);
  });
});
