import { PLAN_TICKS_KEY } from '../../../shared/board/board-session.ts';
import { type CardLabel, EMPTY_BOARD, type ZoneId } from '../../../shared/board/cards.ts';
import { createEmitter, type ReadableStore } from '../../../shared/page/store.ts';
import { onStoredChange, writeStored } from '../../../shared/storage/stored-text.client.ts';
import {
  adoptBoard,
  type BoardState,
  clearBoard,
  dropCard,
  isNewerThanServer,
  openBoard,
  removeCard,
  type StoredBoard,
  shufflePool,
} from './board.ts';
import {
  createBoardSession,
  ensureBoardSession,
  readBoardSession,
  readStoredBoard,
  writeStoredBoard,
} from './saved-board.client.ts';

/** This tab's board. A change is in local storage before listeners are called. */
export type BoardStore = Pick<ReadableStore<BoardState>, 'getState' | 'subscribe'> & {
  readonly sessionId: string;
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
  const { subscribe, emit } = createEmitter();

  function show(next: BoardState): void {
    state = next;
    emit();
  }

  /** Stores and shows a changed board. Returns false where it is the same. */
  function change(next: BoardState): boolean {
    if (next === state) return false;
    // First of all: to store it calls `catchUp`.
    state = next;
    writeStoredBoard(sessionId, next);
    emit();
    return true;
  }

  /** Reads what another tab has stored meanwhile: changes are applied to that. */
  function catchUp(): void {
    const latest = readStoredBoard(sessionId);
    if (latest !== null && latest.revision > state.revision) show(adoptBoard(state, latest));
  }

  return {
    sessionId,
    getState: () => state,
    subscribe: (listener) => {
      // Not when the store is opened, which a render does.
      ensureBoardSession(sessionId);
      catchUp();
      const stops = [onStoredChange(catchUp), subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    drop: (card, zone) => {
      catchUp();
      return change(dropCard(state, card, zone, now()));
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
      if (isSame || isNewerThanServer(state, saved)) return;
      change(adoptBoard(state, saved));
    },
  };
}

let ofThisTab: BoardStore | undefined;

/** The store of this tab, created once. */
export function getBoardStore(): BoardStore {
  ofThisTab ??= openBoardStore({
    sessionId: readBoardSession() ?? createBoardSession(),
    now: () => performance.now(),
    random: Math.random,
  });
  return ofThisTab;
}
