/** A finger that drags a page (docs/product.md §4.2). */
import { DRAG_THRESHOLD_PX } from './turn.ts';

/** How much more a finger must go across than along the page before it drags. */
const ACROSS_RATIO = 1.4;
/** Weight of the newest movement in the velocity, so that one late event does not count as a flick. */
const NEWEST_WEIGHT = 0.6;
/** A page is gone once the finger has crossed this share of the width. */
const GONE_SHARE = 0.9;

/** A point of the drag: px in the window, and milliseconds of the event's clock. */
export type DragPoint = { readonly x: number; readonly y: number; readonly at: number };

export type Drag = {
  readonly start: DragPoint;
  /** Px from the start, negative to the left. */
  readonly dx: number;
  /** Time of the last movement. */
  readonly at: number;
  /** Px a millisecond, smoothed. */
  readonly velocity: number;
  readonly isDragging: boolean;
};

export function startDrag(start: DragPoint): Drag {
  return { start, dx: 0, at: start.at, velocity: 0, isDragging: false };
}

/** The drag after a movement. A mouse marks text with the same movement: it drags nothing. */
export function moveDrag(drag: Drag, { x, y, at }: DragPoint, isMouse: boolean): Drag {
  const dx = x - drag.start.x;
  const isAcross = Math.abs(dx) > DRAG_THRESHOLD_PX && Math.abs(dx) > Math.abs(y - drag.start.y) * ACROSS_RATIO;
  if (!drag.isDragging && (!isAcross || isMouse)) return drag;
  const newest = (dx - drag.dx) / Math.max(1, at - drag.at);
  const velocity = drag.velocity * (1 - NEWEST_WEIGHT) + newest * NEWEST_WEIGHT;
  return { ...drag, dx, at, velocity, isDragging: true };
}

/** How far over a dragged sheet lies: 0 open, 1 gone. A finger that goes right brings the sheet before back. */
export function computeTurnedShare(dx: number, width: number): number {
  const share = Math.min(1, Math.abs(dx) / (width * GONE_SHARE));
  return dx < 0 ? share : 1 - share;
}
