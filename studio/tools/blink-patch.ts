/** Finds in a picture that was painted twice, with open and with shut eyes, where the eyes are. Pixels only, no files. */
import type { MetadataHead } from '../../site/pictures/metadata.ts';

/** Of both pictures: pixels, and four bytes (red, green, blue, alpha) for each. */
export type Pixels = {
  width: number;
  height: number;
  data: Uint8Array;
};
export type PixelBox = {
  left: number;
  top: number;
  right: number;
  bottom: number;
};
export type ShutEyes = {
  /** the shut eyes with soft edges; transparent elsewhere */
  patch: Pixels;
  /** the rectangles of the patch that are not transparent, by whose eyes they are; no two overlap */
  eyes: Record<string, PixelBox>;
};

/** Levels of 255, averaged over a square: compression changes a pixel by less, an eye that shuts by far more. */
const MIN_DIFFERENCE = 22;
const AVERAGE_RADIUS_PX = 2;
/** Less is noise. */
const MIN_EYE_PIXELS = 40;
/** Share of a head's box. More than its eyes has changed then. */
const MAX_CHANGED_SHARE = 0.22;
const GROW_PX = 4;
const SOFT_EDGE_PX = 3;

/** `open` and `shut` have the same size; `heads` are fractions of it. */
export function findShutEyes(open: Pixels, shut: Pixels, heads: readonly MetadataHead[]): ShutEyes {
  const { width, height } = open;
  const difference = blur(differences(open, shut), width, height, AVERAGE_RADIUS_PX);
  const owners = nearestHeads(width, height, heads);
  const isEye = new Float32Array(width * height);
  const eyes: Record<string, PixelBox> = {};
  heads.forEach((head, index) => {
    const own = changedPixels(difference, owners, index);
    if (own.length < MIN_EYE_PIXELS || own.length > MAX_CHANGED_SHARE * head.width * head.height * width * height)
      return;
    for (const pixel of own) isEye[pixel] = 255;
    addBox(eyes, nameOf(head, eyes), boundingBox(own, width, height));
  });
  const alpha = blur(grow(isEye, width, height, GROW_PX), width, height, SOFT_EDGE_PX);
  const data = Uint8Array.from(shut.data);
  for (let i = 0; i < alpha.length; i++) {
    const a = Math.round(alpha[i] ?? 0);
    data[4 * i + 3] = a;
    // black under full transparency: it compresses to nothing
    if (a === 0) data.fill(0, 4 * i, 4 * i + 3);
  }
  return { patch: { width, height, data }, eyes };
}

/** Of each pixel: the largest difference of its three colors, 0 to 255. */
function differences(a: Pixels, b: Pixels): Float32Array {
  const all = new Float32Array(a.width * a.height);
  for (let i = 0; i < all.length; i++)
    for (let c = 0; c < 3; c++)
      all[i] = Math.max(all[i] ?? 0, Math.abs((a.data[4 * i + c] ?? 0) - (b.data[4 * i + c] ?? 0)));
  return all;
}

/** Of each pixel: the index of the head whose box it is in, the one with the nearest center; -1 outside all. */
function nearestHeads(width: number, height: number, heads: readonly MetadataHead[]): Int16Array {
  const owners = new Int16Array(width * height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let nearest = 1;
      heads.forEach((head, index) => {
        const dx = (x / width - head.left) / head.width - 0.5;
        const dy = (y / height - head.top) / head.height - 0.5;
        const distance = 2 * Math.hypot(dx, dy);
        if (distance >= nearest) return;
        nearest = distance;
        owners[y * width + x] = index;
      });
    }
  return owners;
}

function changedPixels(difference: Float32Array, owners: Int16Array, head: number): number[] {
  const changed: number[] = [];
  for (let i = 0; i < owners.length; i++)
    if (owners[i] === head && (difference[i] ?? 0) > MIN_DIFFERENCE) changed.push(i);
  return changed;
}

/** With the soft edge round it. */
function boundingBox(pixels: readonly number[], width: number, height: number): PixelBox {
  const edge = GROW_PX + SOFT_EDGE_PX;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.left = Math.min(box.left, x - edge);
    box.top = Math.min(box.top, y - edge);
    box.right = Math.max(box.right, x + 1 + edge);
    box.bottom = Math.max(box.bottom, y + 1 + edge);
  }
  const inside = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return {
    left: inside(box.left, width),
    top: inside(box.top, height),
    right: inside(box.right, width),
    bottom: inside(box.bottom, height),
  };
}

/** Adds a box, or widens the ones that it touches: whoever is so near blinks together. */
function addBox(eyes: Record<string, PixelBox>, name: string, box: PixelBox): void {
  let whole = box;
  for (const [other, its] of Object.entries(eyes)) {
    if (its.left >= whole.right || whole.left >= its.right || its.top >= whole.bottom || whole.top >= its.bottom)
      continue;
    whole = {
      left: Math.min(whole.left, its.left),
      top: Math.min(whole.top, its.top),
      right: Math.max(whole.right, its.right),
      bottom: Math.max(whole.bottom, its.bottom),
    };
    delete eyes[other];
  }
  eyes[name] = whole;
}

function nameOf(head: MetadataHead, eyes: Record<string, PixelBox>): string {
  const name = 'person' in head ? head.person : head.thing;
  let number = 2;
  if (!(name in eyes)) return name;
  while (`${name}-${number}` in eyes) number++;
  return `${name}-${number}`;
}

/** The largest value within a square. */
function grow(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return bothWays(values, width, height, radius, (part) => Math.max(...part));
}

/** The mean of a square. */
function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return bothWays(values, width, height, radius, (part) => part.reduce((a, b) => a + b, 0) / part.length);
}

/** What `combine` makes of each row's neighbors, then of each column's. */
function bothWays(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  combine: (part: Float32Array) => number,
): Float32Array {
  const part = new Float32Array(2 * radius + 1);
  const pass = (from: Float32Array, count: number, step: number, isLast: (i: number) => number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const at = isLast(i);
      for (let k = -radius; k <= radius; k++) {
        const inside = Math.min(count - 1, Math.max(0, at + k));
        part[k + radius] = from[i + (inside - at) * step] ?? 0;
      }
      to[i] = combine(part);
    }
    return to;
  };
  const across = pass(values, width, 1, (i) => i % width);
  return pass(across, height, width, (i) => Math.floor(i / width));
}
