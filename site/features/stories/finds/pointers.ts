/** What fingers on an enlarged picture ask for: one drags, two pinch, two quick taps enlarge. */
import type { Point } from '../pictures/pictures.ts';

/** Px that a finger may tremble while it taps. */
const TAP_PX = 9;
/** Most milliseconds and px between the taps of a double tap. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 36;

export type PointerInput = {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  /** Place in the window, in px. */
  readonly point: Point;
  /** Milliseconds of the event's clock. */
  readonly at: number;
};

/** `factor` is how much further apart the fingers are; `dx` and `dy` move their middle, in px. */
export type Gesture =
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly type: 'pinch';
      readonly dx: number;
      readonly dy: number;
      readonly middle: Point;
      readonly factor: number;
    }
  | { readonly type: 'tap' | 'double-tap'; readonly point: Point };

export type PointersState = {
  /** Place of each finger, by its id. */
  readonly points: ReadonlyMap<number, Point>;
  /** Whether what the fingers do now is no tap any more. */
  readonly hasMoved: boolean;
  readonly lastTap: { readonly point: Point; readonly at: number } | null;
};

export const NO_POINTERS: PointersState = { points: new Map(), hasMoved: false, lastTap: null };

type PointerStep = { readonly state: PointersState; readonly gesture: Gesture | null };

export function reducePointers(state: PointersState, input: PointerInput): PointerStep {
  const points = new Map(state.points);
  switch (input.type) {
    case 'down':
      points.set(input.id, input.point);
      return { state: { ...state, points, hasMoved: state.points.size > 0 }, gesture: null };
    case 'cancel':
      points.delete(input.id);
      return { state: { ...state, points }, gesture: null };
    case 'move':
      return afterMove(state, input);
    case 'up': {
      const wasDown = points.delete(input.id);
      return wasDown && !state.hasMoved
        ? afterTap({ ...state, points }, input)
        : { state: { ...state, points }, gesture: null };
    }
  }
}

function afterMove(state: PointersState, { id, point: now }: PointerInput): PointerStep {
  const before = state.points.get(id);
  if (!before || (!state.hasMoved && distance(now, before) < TAP_PX)) return { state, gesture: null };
  const moved = { ...state, points: new Map(state.points).set(id, now), hasMoved: true };
  const [dx, dy] = [now.x - before.x, now.y - before.y];
  const other = [...state.points].find(([one]) => one !== id)?.[1];
  if (!other) return { state: moved, gesture: { type: 'pan', dx, dy } };
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const factor = Math.max(1, distance(now, other)) / Math.max(1, distance(before, other));
  return { state: moved, gesture: { type: 'pinch', dx: dx / 2, dy: dy / 2, middle, factor } };
}

function afterTap(state: PointersState, { point, at }: PointerInput): PointerStep {
  const last = state.lastTap;
  const isDouble = last && at - last.at < DOUBLE_TAP_MS && distance(point, last.point) < DOUBLE_TAP_PX;
  return {
    state: { ...state, lastTap: isDouble ? null : { point, at } },
    gesture: { type: isDouble ? 'double-tap' : 'tap', point },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
