import type { QrCode } from './qr-code.ts';

/** Pixels of a module's side. */
const MODULE = 4;

/** The pixels of the drawing: its rectangles in black on white. */
export function paintQrCode({ size, path }: QrCode) {
  const width = size * MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let y = Number(top) * MODULE; y < (Number(top) + 1) * MODULE; y++) {
      for (let x = Number(left) * MODULE; x < (Number(left) + Number(length)) * MODULE; x++) {
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}
