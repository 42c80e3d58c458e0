/** The view of an enlarged picture, and what fingers on it ask for: one drags, two pinch, two quick taps enlarge. */
import { type Box, distance, type Point } from '../model/pictures.ts';

/** How a picture is shown in its frame: its scale, and the offset in px of its middle from the frame's. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

/** Px. `frame` is what can be seen, `picture` the picture at scale 1, which fits into it. */
export type Sizes = {
  readonly frame: { readonly width: number; readonly height: number };
  readonly picture: { readonly width: number; readonly height: number };
};

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 5;
/** Scale after a double tap. */
export const CLOSE_SCALE = 2.5;
/** Factor of one press on a button or key. */
export const ZOOM_STEP = 1.5;

/** The nearest view that leaves no empty space beside a picture that is larger than its frame. */
export function clampView({ scale, x, y }: View, { frame, picture }: Sizes): View {
  const limited = Math.min(MAX_SCALE, Math.max(1, scale));
  const clamp = (offset: number, shown: number, room: number) => {
    const most = Math.max(0, (shown * limited - room) / 2);
    // `|| 0` makes 0 of -0.
    return Math.min(most, Math.max(-most, offset)) || 0;
  };
  return { scale: limited, x: clamp(x, picture.width, frame.width), y: clamp(y, picture.height, frame.height) };
}

/** Zooms by a factor; what is at `point` (px from the frame's middle) stays there as far as the edges allow. */
export function zoomAt(view: View, factor: number, point: Point, sizes: Sizes): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, sizes);
}

export function panBy(view: View, dx: number, dy: number, sizes: Sizes): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, sizes);
}

/** Brings the middle of a box (shares of the picture) to the middle of the frame, as far as the edges allow. */
export function centerOn(view: View, { left, top, width, height }: Box, sizes: Sizes): View {
  const { picture } = sizes;
  const x = (0.5 - left - width / 2) * picture.width * view.scale;
  const y = (0.5 - top - height / 2) * picture.height * view.scale;
  return clampView({ ...view, x, y }, sizes);
}

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

type PointersState = {
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
