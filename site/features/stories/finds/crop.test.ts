import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSquareAround } from './crop.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const ASPECT = 4 / 3;

test('the crop of a hidden thing is a square inside the picture, centered on the thing', () => {
  fc.assert(
    fc.property(share, share, share, share, (x, y, w, h) => {
      const box = { left: x, top: y, width: w * (1 - x), height: h * (1 - y) };
      const crop = cropSquareAround(box, ASPECT);
      expect(crop.width * ASPECT).toBeCloseTo(crop.height);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1.000001);
      expect(crop.top + crop.height).toBeLessThanOrEqual(1.000001);
      const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
      expect(middleX).toBeGreaterThanOrEqual(crop.left - 1e-9);
      expect(middleX).toBeLessThanOrEqual(crop.left + crop.width + 1e-9);
      expect(middleY).toBeGreaterThanOrEqual(crop.top - 1e-9);
      expect(middleY).toBeLessThanOrEqual(crop.top + crop.height + 1e-9);
    }),
  );
});
