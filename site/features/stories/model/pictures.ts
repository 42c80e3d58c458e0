/** A picture's metadata as pages use it (head boxes, focal point, sizes), and the geometry of its boxes. */
import type { PictureWidths } from '../../../shared/ui/picture-files.ts';
import type { HeadId } from './cast.ts';

/** A rectangle in a picture, in shares (0..1) of its width and height. The origin is the top left corner. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A box that is larger by `by` on each side. */
export function expandBox(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

export function getCenter(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The point of a box that is nearest to another point. */
export function findNearestPoint(box: Box, { x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, box.left), box.left + box.width),
    y: Math.min(Math.max(y, box.top), box.top + box.height),
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether the straight line from `a` to `b` crosses a box. Samples 19 points of the line. */
export function segmentCrossesBox(a: Point, b: Point, box: Box): boolean {
  for (let i = 1; i < 20; i++) {
    const t = i / 20;
    const x = a.x + (b.x - a.x) * t;
    const y = a.y + (b.y - a.y) * t;
    if (x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height) return true;
  }
  return false;
}

/** Whether two straight lines cross between their ends. */
export function segmentsCross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** A head, or a thing, that no bubble may cover. */
export type HeadBox = Box & { readonly id: HeadId };

/** What a page needs to show a picture. */
export type ShownPicture = PictureWidths & {
  /** Width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The picture at 24 px, blurred, as a data URL. */
  readonly placeholder: string;
};

/** A finished picture with what is needed to place bubbles over it. */
export type Picture = ShownPicture & {
  readonly heads: readonly HeadBox[];
  /** The hidden thing of a panel, or several. */
  readonly finds?: readonly Box[] | undefined;
  /** Painted words that a reader should be able to read. */
  readonly lettering?: readonly Box[] | undefined;
  /** The point that the composition leads the eye to. */
  readonly focal: Point;
};

/** The pictures of one book that are finished. */
export type BookPictures = {
  /** Pictures of the panels, by panel id. */
  readonly panels: Readonly<Record<string, Picture>>;
  readonly cover: Picture | null;
};
