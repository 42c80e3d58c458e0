/** Children for the benches, by number: every run has the same ones. */
import { createSessionId, SESSION_RANDOM_BYTES } from '../site/shared/board/board-session.ts';
import { type Board, CARD_LABELS, EMPTY_BOARD, ZONES } from '../site/shared/board/cards.ts';

const START = Date.parse('2026-03-01T09:00:00.000Z');

/** The nth child's session. */
export function sessionOf(child: number): string {
  const bytes = new Uint8Array(SESSION_RANDOM_BYTES);
  new DataView(bytes.buffer).setUint32(0, child);
  return createSessionId(START + child, bytes);
}

/** That child's board: it differs from the one before. */
export function listsOf(child: number): Board {
  // A third of the cards stay in the pool; the first never does, since no careers go with an empty board.
  const placeOf = (card: number) =>
    card === 0 ? child % ZONES.length : (Math.imul((card + 1) * 40_503, child + 1) >>> 8) % 6;
  const zones = ZONES.map(({ id }, zone) => [id, CARD_LABELS.filter((_, card) => placeOf(card) === zone)]);
  return { ...EMPTY_BOARD, ...Object.fromEntries(zones) };
}

/** What the board's page sends. */
export function boardOf(child: number): object {
  return { sessionId: sessionOf(child), ...listsOf(child) };
}
