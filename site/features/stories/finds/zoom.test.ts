import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centerOn, clampView, panBy, WHOLE, zoomAt } from './zoom.ts';

const SIZES = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 300 } };
const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const views = fc.record({ scale: fc.double({ min: 0.1, max: 20, noNaN: true }), x: number, y: number });

describe('an enlarged picture', () => {
  test('an enlarged picture leaves no part of its frame empty that it could fill', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { scale, x, y } = clampView(view, SIZES);
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (400 * scale - 400) / 2));
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (300 * scale - 800) / 2));
      }),
    );
  });

  test('an enlarged picture keeps the same point under the fingers', () => {
    const zoomed = zoomAt(WHOLE, 2, { x: 100, y: 0 }, SIZES);
    expect(zoomed).toEqual({ scale: 2, x: -100, y: 0 });
    expect(zoomAt(zoomed, 1 / 2, { x: 100, y: 0 }, SIZES)).toEqual(WHOLE);
  });

  test('an enlarged picture keeps the same point under the fingers, from any view', () => {
    const sizes = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 300 } };
    const from = { scale: 2, x: 40, y: -30 };
    const point = { x: 20, y: 50 };
    const placeOf = (view: typeof from) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale];
    const zoomed = zoomAt(from, 1.5, point, sizes);
    expect(zoomed.scale).toBe(3);
    expect(placeOf(zoomed)).toEqual(placeOf(from));
  });

  test('an enlarged picture is moved by as much as the finger', () => {
    const sizes = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 300 } };
    expect(panBy({ scale: 2, x: 10, y: 20 }, 5, -7, sizes)).toEqual({ scale: 2, x: 15, y: 13 });
  });

  test('a picture at its whole size does not move', () => {
    expect(panBy(WHOLE, 50, 50, SIZES)).toEqual(WHOLE);
  });

  test('an enlarged picture shows the cell that is searched', () => {
    const view = { scale: 4, x: 0, y: 0 };
    expect(centerOn(view, { left: 0, top: 0, width: 0.1, height: 0.1 }, SIZES)).toEqual({ scale: 4, x: 600, y: 200 });
    expect(centerOn(view, { left: 0.5, top: 0.45, width: 0.1, height: 0.2 }, SIZES)).toEqual({
      scale: 4,
      x: expect.closeTo(-80),
      y: expect.closeTo(-60),
    });
    expect(centerOn(view, { left: 0.45, top: 0.45, width: 0.1, height: 0.1 }, SIZES).x).toBeCloseTo(0);
  });
});
