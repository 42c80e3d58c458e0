/**
 * The board without a page: which cards lie where, and how a browser and the server keep it.
 *
 * @packageDocumentation
 */
import {
  type Board,
  type CardLabel,
  EMPTY_BOARD,
  isEmptyBoard,
  listPool,
  placeCard,
  sortCards,
  takeBackCard,
  ZONES,
  type ZoneId,
} from '../../../shared/board/cards.ts';
import { type Fields, getFields, parseJson } from '../../../shared/storage/json.ts';

/** A second drop within this time is the same drop reported twice (docs/product.md §12). */
export const DROP_DEBOUNCE_MS = 100;

/** Cards per zone (docs/product.md §12). */
export const SUGGESTED_CARDS = { min: 3, max: 5 } as const;

/** The board, and the pool in display order. */
export type BoardState = {
  readonly board: Board;
  readonly pool: readonly CardLabel[];
  /** Number of changes; of two copies the one with more is newer. */
  readonly revision: number;
  /** Time of the last drop in milliseconds of a monotonic clock. */
  readonly lastDrop: number | null;
};

/** The state for a stored or loaded board, with a sorted pool. */
export function openBoard(board: Board, revision: number): BoardState {
  return { board, pool: listPool(board), revision, lastDrop: null };
}

export const PRERENDERED_BOARD = openBoard(EMPTY_BOARD, 0);

/**
 * Drops a card, of the pool or of another zone, onto a zone. The same state where the drop is repeated, or the card is
 * in that zone already. `at`: milliseconds, on the same clock for every drop.
 */
export function dropCard(state: BoardState, card: CardLabel, zone: ZoneId, at: number): BoardState {
  const isRepeated = state.lastDrop !== null && at - state.lastDrop < DROP_DEBOUNCE_MS;
  if (isRepeated || state.board[zone].includes(card)) return state;
  return {
    board: placeCard(state.board, card, zone),
    pool: state.pool.filter((other) => other !== card),
    revision: state.revision + 1,
    lastDrop: at,
  };
}

/** Takes a card out of its zone; the whole pool is sorted again. The same state where the card is in no zone. */
export function removeCard(state: BoardState, card: CardLabel): BoardState {
  if (state.pool.includes(card)) return state;
  return {
    ...state,
    board: takeBackCard(state.board, card),
    pool: sortCards([...state.pool, card]),
    revision: state.revision + 1,
  };
}

/** Takes all cards out of their zones, into a sorted pool. The same state where the board is empty already. */
export function clearBoard(state: BoardState): BoardState {
  if (isEmptyBoard(state.board)) return state;
  return { ...state, board: EMPTY_BOARD, pool: listPool(EMPTY_BOARD), revision: state.revision + 1 };
}

/** Shuffles the pool (Fisher–Yates). `random` returns numbers from 0 (inclusive) to 1 (exclusive). */
export function shufflePool(state: BoardState, random: () => number): BoardState {
  const pool = [...state.pool];
  for (let last = pool.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pool[last], pool[other]] = [pool[other] as CardLabel, pool[last] as CardLabel];
  }
  return { ...state, pool };
}

/** A board in local storage or on the server. */
export type StoredBoard = { readonly board: Board; readonly revision: number };

/** The copy with more changes is newer; of equals the server's counts, which other tabs have seen. */
export function isNewerThanServer(local: { readonly revision: number }, server: StoredBoard): boolean {
  return local.revision > server.revision;
}

/**
 * The state for a newer copy, of another tab or the server. The pool keeps its order unless a card comes back to it;
 * then it is sorted.
 */
export function adoptBoard(state: BoardState, { board, revision }: StoredBoard): BoardState {
  const unused = listPool(board);
  const isReturned = unused.some((card) => !state.pool.includes(card));
  const pool = isReturned ? unused : state.pool.filter((card) => unused.includes(card));
  return { ...state, board, revision, pool };
}

/** Key in local storage. */
export const STORED_BOARD_KEY = 'story-forest.quadrant-board';

export function formatStoredBoard(sessionId: string, { board, revision }: StoredBoard): string {
  return JSON.stringify({ sessionId, revision, ...board });
}

/** Parses `formatStoredBoard`; null for another session, invalid text, or a card twice. */
export function parseStoredBoard(sessionId: string, text: string | null): StoredBoard | null {
  const stored = getFields(parseJson(text));
  return stored?.sessionId === sessionId ? parseBoard(stored) : null;
}

/**
 * The board and revision among the fields of a stored copy; null where one is invalid. Without the API's schema: the
 * progress file, which reads boards too, is loaded without zod.
 */
function parseBoard(fields: Fields): StoredBoard | null {
  const { revision } = fields;
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0) return null;
  let board: Board = EMPTY_BOARD;
  for (const { id } of ZONES) {
    const cards = fields[id];
    if (!Array.isArray(cards)) return null;
    for (const card of cards) {
      if (!listPool(board).includes(card)) return null;
      board = placeCard(board, card, id);
    }
  }
  return { board, revision };
}
