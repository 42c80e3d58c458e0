import type { Box } from '../pictures/pictures.ts';

/** Sides of the crop over those of the box. */
const CROP_SCALE = 1.25;
/** Least side of a crop, as a share of the picture's width: smaller ones would be blurred. */
const MIN_CROP_WIDTH = 0.11;

/** A square round a box that lies inside the picture, in shares of it. `aspect` is the picture's width over its height. */
export function cropSquareAround(box: Box, aspect: number): Box {
  const longer = Math.max(box.width, box.height / aspect) * CROP_SCALE;
  const width = Math.min(1 / aspect, Math.max(MIN_CROP_WIDTH, longer));
  const height = width * aspect;
  const clamp = (start: number, length: number) => Math.min(1 - length, Math.max(0, start));
  return {
    left: clamp(box.left + (box.width - width) / 2, width),
    top: clamp(box.top + (box.height - height) / 2, height),
    width,
    height,
  };
}
