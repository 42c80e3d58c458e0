import { describe, expect, test } from 'vitest';
import type { BubbleStyle } from '../model/book.ts';
import type { PlacedBubble } from '../model/bubble-placement.ts';
import type { Point } from '../model/pictures.ts';
import { DRAWING_WIDTH, drawBubble } from './bubble-drawing.ts';

const ASPECT = 4 / 3;
const box = { left: 0.3, top: 0.1, width: 0.3, height: 0.16 };
// In units of the drawing.
const CENTER = { x: 450, y: 135 };
const HALF = { x: 150, y: 60 };

function drawn(bubbleStyle: BubbleStyle, tail: Point | null = null, seed = 1, placed: PlacedBubble['box'] = box) {
  return drawBubble({ box: placed, tail }, ASPECT, bubbleStyle, seed);
}

/** The points of a path, in order. */
function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? Number.NaN,
    y: numbers[2 * i + 1] ?? Number.NaN,
  }));
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const mirrored = ({ x, y }: Point): Point => ({ x: 2 * CENTER.x - x, y });

/** How far out a point is: 1 on the superellipse that the box holds, less inside. */
function reachOf({ x, y }: Point): number {
  return (((x - CENTER.x) / HALF.x) ** 4 + ((y - CENTER.y) / HALF.y) ** 4) ** (1 / 4);
}

/** The control points of a smooth outline, and the points that it runs through. */
function smoothOutline(body: string) {
  const [start, ...rest] = pointsOf(body);
  return {
    start,
    controls: rest.filter((_, i) => i % 2 === 0),
    joints: rest.filter((_, i) => i % 2 === 1),
  };
}

describe.each(['talk', 'whisper'] as const)('the outline of a %s bubble', (style) => {
  test('the outline of a bubble fills its box to within 2 %, corners too', () => {
    const { controls } = smoothOutline(drawn(style).body);
    expect(controls).toHaveLength(16);
    for (const point of controls) expect(Math.abs(reachOf(point) - 1)).toBeLessThan(0.02);
    const angles = controls.map(({ x, y }) => Math.atan2((y - CENTER.y) / HALF.y, (x - CENTER.x) / HALF.x));
    for (const quadrant of [-Math.PI, -Math.PI / 2, 0, Math.PI / 2])
      expect(angles.filter((angle) => angle > quadrant + 0.1 && angle < quadrant + Math.PI / 2 - 0.1)).toHaveLength(3);
  });

  test('the outline of a bubble is smooth and closed', () => {
    const { start, controls, joints } = smoothOutline(drawn(style).body);
    controls.forEach((control, i) => {
      const next = controls[(i + 1) % controls.length] ?? control;
      expect(distance(joints[i] ?? control, middle(control, next))).toBeLessThan(0.2);
    });
    expect(start).toEqual(joints.at(-1));
    expect(drawn(style).body).toMatch(/^M[^MLZ]+Z$/);
  });

  test('the outline of a bubble is uneven, differs for each seed, and is the same for the same seed', () => {
    const { controls } = smoothOutline(drawn(style).body);
    expect(new Set(controls.map((point) => reachOf(point).toFixed(3))).size).toBeGreaterThan(8);
    expect(drawn(style, null, 2).body).not.toBe(drawn(style).body);
    expect(drawn(style, null, 1).body).toBe(drawn(style).body);
  });
});

describe('a noise', () => {
  test('a noise is a burst of eleven straight spikes', () => {
    const { body } = drawn('noise');
    expect(body).toMatch(/^M[^MQZ]+Z$/);
    const points = pointsOf(body);
    expect(points).toHaveLength(22);
    points.forEach((point, i) => {
      expect(Math.abs(reachOf(point) / (i % 2 === 0 ? 1.12 : 0.84) - 1)).toBeLessThan(0.02);
    });
  });

  test('a noise has no tail', () => {
    expect(drawn('noise', { x: 0.5, y: 0.6 }).tail).toBeNull();
  });
});

describe('a tail', () => {
  const tip = { x: 0.6, y: 0.5 };
  const TIP = { x: 600, y: 375 };

  /** Points of the tail in the order of the path: root, knee, tip, knee, root. */
  function tailOf(to: Point, placed = box) {
    const { tail } = drawn('talk', to, 1, placed);
    const [left, leftKnee, end, rightKnee, right] = pointsOf(tail ?? '');
    if (!left || !leftKnee || !end || !rightKnee || !right) throw new Error(`a tail with other points: ${tail}`);
    return { left, leftKnee, end, rightKnee, right, root: middle(left, right), knee: middle(leftKnee, rightKnee) };
  }

  test('a bubble has no tail where the speaker is not in the picture', () => {
    expect(drawn('talk').tail).toBeNull();
  });

  test('a tail ends at its tip, whatever the style of speech', () => {
    expect(tailOf(tip).end).toEqual(TIP);
    expect(drawn('whisper', tip).tail).toBe(drawn('talk', tip).tail);
  });

  test('a tail is a closed path of two curves', () => {
    expect(drawn('talk', tip).tail).toMatch(/^M[^MLQZ]+Q[^MLQZ]+Q[^MLQZ]+Z$/);
  });

  test.each([
    ['below and to the right', { x: 0.6, y: 0.5 }],
    ['below and to the left', { x: 0.3, y: 0.5 }],
    ['above and to the right', { x: 0.6, y: 0 }],
    ['straight to the right', { x: 0.9, y: 0.18 }],
  ])('a tail to a speaker %s starts in the bubble, on that side', (_, to) => {
    const { root, left, right } = tailOf(to);
    for (const point of [root, left, right]) expect(reachOf(point)).toBeLessThan(1);
    const target = { x: to.x * DRAWING_WIDTH, y: (to.y * DRAWING_WIDTH) / ASPECT };
    expect(Math.sign(Math.round(root.x - CENTER.x))).toBe(Math.sign(target.x - CENTER.x));
    expect(Math.sign(Math.round(root.y - CENTER.y))).toBe(Math.sign(Math.round(target.y - CENTER.y)));
    expect(distance(root, target)).toBeLessThan(distance(CENTER, target));
  });

  test('a tail to a speaker straight below starts below the center', () => {
    expect(Math.abs(tailOf({ x: 0.45, y: 0.5 }).root.x - CENTER.x)).toBeLessThan(0.2);
  });

  test('a tail is 30 units wide at its root, less for a flat bubble, and half of that at its knee', () => {
    const { left, right, leftKnee, rightKnee } = tailOf(tip);
    expect(distance(left, right)).toBeCloseTo(30, 0);
    expect(distance(leftKnee, rightKnee)).toBeCloseTo(30 * 0.55, 0);
    const flat = tailOf(tip, { ...box, height: 0.05 });
    expect(distance(flat.left, flat.right)).toBeLessThan(0.05 * 750 * 0.5);
    expect(distance(flat.left, flat.right)).toBeGreaterThan(0.05 * 750 * 0.3);
  });

  test('a tail stands square on its root, and bends half-way by an eighth of its length', () => {
    const { left, right, root, knee, end } = tailOf(tip);
    const length = distance(root, end);
    const across = ((right.x - left.x) * (end.x - root.x) + (right.y - left.y) * (end.y - root.y)) / length;
    expect(Math.abs(across)).toBeLessThan(0.2);
    const straight = middle(root, end);
    expect(distance(knee, straight) / length).toBeCloseTo(0.12, 2);
    const along = ((knee.x - straight.x) * (end.x - root.x) + (knee.y - straight.y) * (end.y - root.y)) / length;
    expect(Math.abs(along)).toBeLessThan(0.2);
  });

  test('a tail to the left is the mirror image of one to the right, and both bend the same way down', () => {
    const right = tailOf(tip);
    const left = tailOf({ x: 0.3, y: 0.5 });
    for (const part of ['root', 'knee', 'end'] as const)
      expect(distance(mirrored(left[part]), right[part])).toBeLessThan(0.2);
    // Bent away from the bubble's middle line.
    expect(right.knee.x).toBeGreaterThan(middle(right.root, right.end).x);
  });

  test('a tail of no length is drawn without NaN', () => {
    expect(drawn('talk', { x: 0.45, y: 0.18 }).tail).not.toContain('NaN');
  });
});
