/** Turning pages: where the reader is, what a key asks for, and when a dragged page goes over. */

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

/** Share of the width at each edge where a tap turns the page. */
const EDGE_SHARE = 0.16;

/** What a tap at `x` px asks for on pages of `width` px. */
export function getTapCommand(x: number, width: number): TurnDirection | null {
  if (x < width * EDGE_SHARE) return 'previous';
  return x > width * (1 - EDGE_SHARE) ? 'next' : null;
}

/** Px that a finger may tremble before it drags. */
export const DRAG_THRESHOLD_PX = 9;
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
