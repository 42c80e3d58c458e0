import { PLAN_TICKS_KEY } from '../../shared/board/board-session.ts';
import type { CardLabel, ZoneId } from '../../shared/board/cards.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { writeStored } from '../../shared/storage/stored-text.client.ts';
import {
  adoptBoard,
  type BoardState,
  chooseNewerBoard,
  clearBoard,
  dropCard,
  openBoard,
  removeCard,
  type StoredBoard,
  shufflePool,
} from './board.ts';
import { getBoardSession, onStoredBoardChange, readStoredBoard, writeStoredBoard } from './stored-board.client.ts';

/** This tab's board. A change is in local storage before listeners are called. */
export type BoardStore = {
  readonly sessionId: string;
  readonly state: () => BoardState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns false where the drop is ignored (docs/product.md §8.2). */
  readonly drop: (card: CardLabel, zone: ZoneId) => boolean;
  readonly remove: (card: CardLabel) => void;
  readonly clear: () => void;
  readonly shuffle: () => void;
  /** Replaces the board by the server's where that is newer. */
  readonly adopt: (saved: StoredBoard) => void;
};

type StoreOptions = {
  readonly sessionId: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
};

export function openBoardStore({ sessionId, now, random }: StoreOptions): BoardStore {
  const stored = readStoredBoard(sessionId);
  let state = openBoard(stored?.board ?? EMPTY_BOARD, stored?.revision ?? 0);
  const listeners = new Set<() => void>();

  function show(next: BoardState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Reads what another tab has stored meanwhile: changes are applied to that. */
  function catchUp(): void {
    const latest = readStoredBoard(sessionId);
    if (latest !== null && latest.revision > state.revision) show(adoptBoard(state, latest));
  }

  function change(next: BoardState): void {
    if (next.revision !== state.revision) writeStoredBoard(sessionId, next);
    show(next);
  }

  return {
    sessionId,
    state: () => state,
    subscribe: (listener) => {
      catchUp();
      const stop = onStoredBoardChange(catchUp);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    drop: (card, zone) => {
      catchUp();
      const drop = dropCard(state, card, zone, now());
      if (drop.kind === 'placed') change(drop.state);
      return drop.kind === 'placed';
    },
    remove: (card) => {
      catchUp();
      change(removeCard(state, card));
    },
    clear: () => {
      catchUp();
      change(clearBoard(state));
      writeStored(PLAN_TICKS_KEY, null);
    },
    shuffle: () => show(shufflePool(state, random)),
    adopt: (saved) => {
      catchUp();
      const isSame = saved.revision === state.revision && JSON.stringify(saved.board) === JSON.stringify(state.board);
      if (isSame || chooseNewerBoard(state, saved) !== 'server') return;
      writeStoredBoard(sessionId, saved);
      show(adoptBoard(state, saved));
    },
  };
}

let ofThisTab: BoardStore | undefined;

/** The store of this tab, created once. */
export function getBoardStore(): BoardStore {
  ofThisTab ??= openBoardStore({ sessionId: getBoardSession(), now: () => performance.now(), random: Math.random });
  return ofThisTab;
}
