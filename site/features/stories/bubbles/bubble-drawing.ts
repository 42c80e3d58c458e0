import type { BubbleStyle } from '../books/book.ts';
import type { Point } from '../pictures/pictures.ts';
import type { PlacedBubble } from './bubble-placement.ts';

/** Units across the drawing; its height follows the picture's shape. */
export const DRAWING_WIDTH = 1000;

/** A number in -1..1 that is the same every time, so that the hand is as unsure today as yesterday. */
function tremble(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

function at(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}

/** A closed soft line through points. */
function soft(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const first = points[0] ?? { x: 0, y: 0 };
  const last = points.at(-1) ?? first;
  const curves = points.map((point, i) => `Q${at(point)} ${at(middle(point, points[i + 1] ?? first))}`);
  return `M${at(middle(last, first))}${curves.join('')}Z`;
}

type Drawing = {
  readonly body: string;
  /** The tail with its root inside the bubble, or nothing. */
  readonly tail: string | null;
};

/** Outline of a bubble as somebody would draw it with a brush: in units of the drawing, `aspect` wide by high. */
export function drawBubble(
  { box, tail }: PlacedBubble,
  aspect: number,
  bubbleStyle: BubbleStyle,
  seed: number,
): Drawing {
  const wide = DRAWING_WIDTH;
  const high = DRAWING_WIDTH / aspect;
  const center: Point = { x: (box.left + box.width / 2) * wide, y: (box.top + box.height / 2) * high };
  const half: Point = { x: (box.width / 2) * wide, y: (box.height / 2) * high };

  const count = bubbleStyle === 'noise' ? 22 : 16;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    // A superellipse: between an egg and a sheet of paper.
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const burst = bubbleStyle === 'noise' ? (i % 2 === 0 ? 1.12 : 0.84) : 1;
    const wobble = 1 + tremble(seed + i) * 0.018;
    return {
      x: center.x + half.x * bulge(Math.cos(angle)) * burst * wobble,
      y: center.y + half.y * bulge(Math.sin(angle)) * burst * wobble,
    };
  });
  const body = bubbleStyle === 'noise' ? `M${points.map(at).join('L')}Z` : soft(points);
  if (!tail || bubbleStyle === 'noise') return { body, tail: null };

  const tip: Point = { x: tail.x * wide, y: tail.y * high };
  // The root lies inside the bubble, towards the tip; the tail bends a little on its way.
  const inside = (value: number, middle: number, reach: number) =>
    Math.min(Math.max(value, middle - reach), middle + reach);
  const root: Point = {
    x: inside(tip.x, center.x, half.x * 0.62),
    y: inside(tip.y, center.y, half.y * 0.55),
  };
  const length = Math.hypot(tip.x - root.x, tip.y - root.y) || 1;
  const across: Point = { x: -(tip.y - root.y) / length, y: (tip.x - root.x) / length };
  const breadth = Math.min(15, half.y * 0.42);
  const bend = length * 0.12 * (tip.x < center.x ? 1 : -1);
  const side = (sign: number): Point => ({
    x: root.x + across.x * breadth * sign,
    y: root.y + across.y * breadth * sign,
  });
  const knee = (sign: number): Point => ({
    x: (root.x + tip.x) / 2 + across.x * (breadth * 0.55 * sign + bend),
    y: (root.y + tip.y) / 2 + across.y * (breadth * 0.55 * sign + bend),
  });
  return { body, tail: `M${at(side(1))}Q${at(knee(1))} ${at(tip)}Q${at(knee(-1))} ${at(side(-1))}Z` };
}
