import { toHex } from '../hex.ts';

/** The local storage key of the board session id: docs/product.md §11. */
export const BOARD_SESSION_KEY = 'story-forest.quadrant-session';

/** 96 random bits, so that nobody guesses the id of a child's board. */
export const SESSION_RANDOM_BYTES = 12;

/** 'session-', milliseconds since 1970, '-', and at least 96 bits in base64url or a smaller alphabet. */
export const SESSION_ID = /^session-\d{13,16}-[\w-]{16,64}$/;

/**
 * The id of a new board. `milliseconds` since the epoch; `random` holds `SESSION_RANDOM_BYTES` bytes from
 * `crypto.getRandomValues` (which works over plain http, where `randomUUID` does not).
 */
export function createSessionId(milliseconds: number, random: Uint8Array): string {
  if (random.length < SESSION_RANDOM_BYTES) throw new Error('a session id that could be guessed');
  return `session-${Math.trunc(milliseconds)}-${toHex(random)}`;
}

/**
 * The local storage key of the plan's ticks: which 3-month steps the child has tried. Cleared together with the board.
 */
export const PLAN_TICKS_KEY = 'story-forest.plan-ticks';
