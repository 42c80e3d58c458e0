import type { BubbleStyle } from '../model/book.ts';
import type { PlacedBubble } from '../model/bubble-placement.ts';
import type { Point } from '../model/pictures.ts';

/** Width of the drawing's viewBox. Its height follows the picture's aspect ratio. */
export const DRAWING_WIDTH = 1000;

/**
 * A pseudo-random number in -1..1. The same seed gives the same number, so server and browser draw the same outline.
 */
function jitter(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

function coordinates(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}

/** A closed, smooth SVG path along points. */
function smoothPath(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const first = points[0] ?? { x: 0, y: 0 };
  const last = points.at(-1) ?? first;
  const curves = points.map(
    (point, i) => `Q${coordinates(point)} ${coordinates(middle(point, points[i + 1] ?? first))}`,
  );
  return `M${coordinates(middle(last, first))}${curves.join('')}Z`;
}

type Drawing = {
  readonly body: string;
  /** Starts inside the bubble. Null without a tail. */
  readonly tail: string | null;
};

/**
 * SVG paths of a bubble that looks drawn by hand, in units of the viewBox. `aspect` is the picture's width / height.
 */
export function drawBubble(
  { box, tail }: PlacedBubble,
  aspect: number,
  bubbleStyle: BubbleStyle,
  seed: number,
): Drawing {
  const width = DRAWING_WIDTH;
  const height = DRAWING_WIDTH / aspect;
  const center: Point = { x: (box.left + box.width / 2) * width, y: (box.top + box.height / 2) * height };
  const half: Point = { x: (box.width / 2) * width, y: (box.height / 2) * height };

  const count = bubbleStyle === 'noise' ? 22 : 16;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    // Exponent of a superellipse: between an ellipse and a rectangle.
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const burst = bubbleStyle === 'noise' ? (i % 2 === 0 ? 1.12 : 0.84) : 1;
    const wobble = 1 + jitter(seed + i) * 0.018;
    return {
      x: center.x + half.x * bulge(Math.cos(angle)) * burst * wobble,
      y: center.y + half.y * bulge(Math.sin(angle)) * burst * wobble,
    };
  });
  const body = bubbleStyle === 'noise' ? `M${points.map(coordinates).join('L')}Z` : smoothPath(points);
  if (!tail || bubbleStyle === 'noise') return { body, tail: null };

  const tip: Point = { x: tail.x * width, y: tail.y * height };
  // The tail starts inside the bubble, on the side of its tip, and is slightly curved.
  const clampAround = (value: number, middle: number, reach: number) =>
    Math.min(Math.max(value, middle - reach), middle + reach);
  const root: Point = {
    x: clampAround(tip.x, center.x, half.x * 0.62),
    y: clampAround(tip.y, center.y, half.y * 0.55),
  };
  const length = Math.hypot(tip.x - root.x, tip.y - root.y) || 1;
  const normal: Point = { x: -(tip.y - root.y) / length, y: (tip.x - root.x) / length };
  const halfWidth = Math.min(15, half.y * 0.42);
  const bend = length * 0.12 * (tip.x < center.x ? 1 : -1);
  const side = (sign: number): Point => ({
    x: root.x + normal.x * halfWidth * sign,
    y: root.y + normal.y * halfWidth * sign,
  });
  const knee = (sign: number): Point => ({
    x: (root.x + tip.x) / 2 + normal.x * (halfWidth * 0.55 * sign + bend),
    y: (root.y + tip.y) / 2 + normal.y * (halfWidth * 0.55 * sign + bend),
  });
  return {
    body,
    tail: `M${coordinates(side(1))}Q${coordinates(knee(1))} ${coordinates(tip)}Q${coordinates(knee(-1))} ${coordinates(side(-1))}Z`,
  };
}
