/** The local storage key of the board session id: docs/product.md §11. */
export const BOARD_SESSION_KEY = 'story-forest.quadrant-session';

/** Bytes of chance in a session id: the 96 bits that keep a child's board from being guessed. */
export const SESSION_RANDOM_BYTES = 12;

/** 'session-', milliseconds, '-', and at least 96 bits in base 64 or a smaller alphabet: 16 characters or more. */
export const SESSION_ID = /^session-\d{13,16}-[\w-]{16,64}$/;

/**
 * The id of a new board. `milliseconds` since the epoch; `random` holds `SESSION_RANDOM_BYTES` bytes from
 * `crypto.getRandomValues` (which works over plain http, where `randomUUID` does not).
 */
export function createSessionId(milliseconds: number, random: Uint8Array): string {
  if (random.length < SESSION_RANDOM_BYTES) throw new Error('a session id that could be guessed');
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `session-${Math.trunc(milliseconds)}-${hex}`;
}
