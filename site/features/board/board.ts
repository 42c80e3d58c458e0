import {
  type Board,
  type CardLabel,
  EMPTY_BOARD,
  isEmptyBoard,
  placeCard,
  poolOf,
  sortCards,
  takeBackCard,
  ZONES,
  type ZoneId,
} from '../../shared/cards.ts';

/** SPEC §9: a drop that comes within this many milliseconds of the one before is the same drop heard twice. */
export const DROP_DEBOUNCE_MS = 100;

/** SPEC §9: how many cards a zone is advised to have. */
export const SUGGESTED_CARDS = { min: 3, max: 5 } as const;

/** What the page shows: the board, and the pool in the order it lies in. */
export type BoardState = {
  readonly board: Board;
  readonly pool: readonly CardLabel[];
  /** Changes that the board has been through; of two copies the one with more is newer. */
  readonly revision: number;
  /** When the last card was dropped, in milliseconds of any steady clock. */
  readonly lastDrop: number | null;
};

/** What came of a drop: `repeated` came too soon after another, `not-in-pool` is already in a zone. */
export type Drop =
  | { readonly kind: 'placed'; readonly state: BoardState }
  | { readonly kind: 'ignored'; readonly reason: 'repeated' | 'not-in-pool' };

/** The page's state for a board that was kept or loaded; its unused cards lie sorted in the pool. */
export function openBoard(board: Board, revision: number): BoardState {
  return { board, pool: poolOf(board), revision, lastDrop: null };
}

/** Drops a pool card onto a zone. `at`: milliseconds, on the same clock for every drop. */
export function dropCard(state: BoardState, card: CardLabel, zone: ZoneId, at: number): Drop {
  if (state.lastDrop !== null && at - state.lastDrop < DROP_DEBOUNCE_MS) return { kind: 'ignored', reason: 'repeated' };
  if (!state.pool.includes(card)) return { kind: 'ignored', reason: 'not-in-pool' };
  return {
    kind: 'placed',
    state: {
      board: placeCard(state.board, card, zone),
      pool: state.pool.filter((other) => other !== card),
      revision: state.revision + 1,
      lastDrop: at,
    },
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
  return { ...state, board: EMPTY_BOARD, pool: poolOf(EMPTY_BOARD), revision: state.revision + 1 };
}

/** Mixes the pool (Fisher–Yates). `random` answers numbers from 0 up to, but not, 1. The board stays as it is. */
export function shufflePool(state: BoardState, random: () => number): BoardState {
  const pool = [...state.pool];
  for (let last = pool.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pool[last], pool[other]] = [pool[other] as CardLabel, pool[last] as CardLabel];
  }
  return { ...state, pool };
}

/** A board as a place keeps it, the browser or the server. */
export type StoredBoard = { readonly board: Board; readonly revision: number };

/** Which of two copies counts: the one with more changes. Of equals the server's, which other tabs have seen. */
export function newerBoard(local: StoredBoard | null, server: StoredBoard | null): 'local' | 'server' | 'neither' {
  if (local === null) return server === null ? 'neither' : 'server';
  return server === null || local.revision > server.revision ? 'local' : 'server';
}

/**
 * The page's state once another copy of the board counts: one that another tab has changed or the server has saved. The
 * pool keeps its order, and is sorted where a card comes back to it.
 */
export function adoptBoard(state: BoardState, { board, revision }: StoredBoard): BoardState {
  const unused = poolOf(board);
  const isReturned = unused.some((card) => !state.pool.includes(card));
  const pool = isReturned ? unused : state.pool.filter((card) => unused.includes(card));
  return { ...state, board, revision, pool };
}

/** Where the browser keeps its own copy. */
export const STORED_BOARD_KEY = 'story-forest.quadrant-board';

/** The kept text of a session's board. */
export function formatStoredBoard(sessionId: string, { board, revision }: StoredBoard): string {
  return JSON.stringify({ sessionId, revision, ...board });
}

/** The board in a kept text; null where it is of another session, damaged, or holds a card twice. */
export function parseStoredBoard(sessionId: string, text: string | null): StoredBoard | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if ((kept as { sessionId?: unknown } | null)?.sessionId !== sessionId) return null;
    return parseBoard(kept);
  } catch {
    return null;
  }
}

/** A board with its revision as the API and the browser's storage write it, or null where it is none. */
export function parseBoard(value: unknown): StoredBoard | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = value as Readonly<Record<string, unknown>>;
  const { revision } = read;
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0) return null;
  let board: Board = EMPTY_BOARD;
  for (const { id } of ZONES) {
    const cards = read[id];
    if (!Array.isArray(cards)) return null;
    for (const card of cards) {
      if (!poolOf(board).includes(card)) return null;
      board = placeCard(board, card, id);
    }
  }
  return { board, revision };
}
