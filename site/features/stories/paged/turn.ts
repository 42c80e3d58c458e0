/**
 * Turning pages (docs/product.md §4.2): where the reader is, what a key or a finger asks for, and how a page is
 * dragged.
 */

/** A page, and the beat of its words that is shown. Both count from 0. */
export type Position = { readonly page: number; readonly beat: number };

export type TurnDirection = 'next' | 'previous';

/** `beats` gives the number of beats of a page, at least 1. */
export function getNextPosition({ page, beat }: Position, pages: number, beats: (page: number) => number): Position {
  if (beat + 1 < beats(page)) return { page, beat: beat + 1 };
  return page + 1 < pages ? { page: page + 1, beat: 0 } : { page, beat };
}

/** One back; a page that is entered from behind shows its last beat. */
export function getPreviousPosition({ page, beat }: Position, beats: (page: number) => number): Position {
  if (beat > 0) return { page, beat: beat - 1 };
  return page > 0 ? { page: page - 1, beat: beats(page - 1) - 1 } : { page, beat };
}

export type Command = TurnDirection | 'first' | 'last' | 'close';

const KEYS: Readonly<Record<string, Command>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Enter: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'close',
  f: 'close',
  F: 'close',
};

/**
 * What a key asks for; null where it asks for nothing, or is a browser's shortcut. A clicker sends PageUp and PageDown,
 * a switch Space or Enter. On a control (`isOnControl`) Space and Enter press it, and arrows move inside it.
 */
export function getKeyCommand(
  event: {
    readonly key: string;
    readonly shiftKey: boolean;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
  },
  isOnControl: boolean,
): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === ' ') return isOnControl ? null : event.shiftKey ? 'previous' : 'next';
  if (event.key === 'Enter' && isOnControl) return null;
  return KEYS[event.key] ?? null;
}

/** Share of the width at each edge where a tap turns the page. paged-plain.css has the same share. */
const EDGE_SHARE = 0.16;

/** What a tap at `x` px asks for on pages of `width` px. */
export function getTapCommand(x: number, width: number): TurnDirection | null {
  if (x < width * EDGE_SHARE) return 'previous';
  return x > width * (1 - EDGE_SHARE) ? 'next' : null;
}

/** Px that a finger may tremble before it drags. */
const DRAG_THRESHOLD_PX = 9;
/** Share of the width that a page must have been dragged to go over when it is let go. */
const TURN_SHARE = 0.28;
/** Px a millisecond: a flick turns the page however short it is. */
const FLICK_PX_PER_MS = 0.45;

/**
 * Whether a page that was dragged `dx` px at `velocity` px/ms goes over. Negative is to the left, toward the next page.
 */
export function getDragCommand(dx: number, velocity: number, width: number): TurnDirection | null {
  const direction = dx < 0 ? 'next' : 'previous';
  const isFlick = Math.abs(velocity) > FLICK_PX_PER_MS && Math.sign(velocity) === Math.sign(dx);
  const isReturned = Math.abs(velocity) > FLICK_PX_PER_MS && Math.sign(velocity) !== Math.sign(dx);
  if (isReturned) return null;
  return isFlick || Math.abs(dx) > width * TURN_SHARE ? direction : null;
}

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
