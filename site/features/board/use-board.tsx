import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ApiFailure, describeFailure } from '../../shared/api.client.ts';
import { type CardLabel, EMPTY_BOARD, type ZoneId } from '../../shared/cards.ts';
import { retryDelayMs } from '../../shared/outbox.ts';
import { type BoardState, openBoard } from './board.ts';
import { boardStore } from './board-store.client.ts';
import { fetchBoard, sendBoard } from './load-board.client.ts';

/** A server that doesn't answer in this time counts as unreachable, and the next save has its turn. */
const ANSWER_WITHIN_MS = 10_000;

const PRERENDERED = openBoard(EMPTY_BOARD, 0);
const never = () => () => {};

export type BoardView = {
  readonly state: BoardState;
  /** False where the drop is one that SPEC §4 ignores. */
  readonly drop: (card: CardLabel, zone: ZoneId) => boolean;
  readonly remove: (card: CardLabel) => void;
  readonly clear: () => void;
  readonly shuffle: () => void;
};

/**
 * The board of this browser: kept here at every change, and sent to the server whenever that can be reached. A child is
 * told nothing of it (SPEC §8).
 */
export function useBoard(): BoardView {
  const store = useSyncExternalStore(never, boardStore, () => null);
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.state ?? (() => PRERENDERED), () => PRERENDERED);
  const save = useSaving(store);

  return {
    state,
    drop: useCallback(
      (card, zone) => {
        const isPlaced = store?.drop(card, zone) ?? false;
        if (isPlaced) save();
        return isPlaced;
      },
      [store, save],
    ),
    remove: useCallback(
      (card) => {
        store?.remove(card);
        save();
      },
      [store, save],
    ),
    clear: useCallback(() => {
      store?.clear();
      save();
    }, [store, save]),
    shuffle: useCallback(() => store?.shuffle(), [store]),
  };
}

type Store = ReturnType<typeof boardStore>;

/** Keeps the store and the server's board alike. Gives the way to send what has just been changed. */
function useSaving(store: Store | null): () => void {
  const client = useQueryClient();
  const sessionId = store?.sessionId ?? '';
  const queryKey = ['quadrant-board', sessionId];
  /** The server has all changes up to this one; before it has been asked, nobody knows. */
  const acknowledged = useRef(-1);
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { data, error, refetch } = useQuery({
    queryKey,
    enabled: store !== null,
    queryFn: async ({ signal }) => {
      const result = await fetchBoard(sessionId, signal);
      if (result.ok) return result.value;
      throw new Error(`Failed to fetch quadrant data: ${describeFailure(result.failure)}`);
    },
  });

  const { mutate: save } = useMutation({
    // One at a time and in order; each sends the board as it is when its turn comes.
    scope: { id: 'quadrant-board' },
    networkMode: 'always',
    mutationFn: async () => {
      if (store === null || store.state().revision <= Math.max(0, acknowledged.current)) return null;
      const { board, revision } = store.state();
      const result = await sendBoard(sessionId, { board, revision }, AbortSignal.timeout(ANSWER_WITHIN_MS));
      if (result.ok) return result.value;
      throw new SaveError(result.failure);
    },
    onSuccess: (saved) => {
      if (saved === null) return;
      failures.current = 0;
      acknowledged.current = saved.revision;
      store?.adopt(saved);
      return client.invalidateQueries({ queryKey });
    },
    onError: (cause) => {
      console.error(cause.message);
      if (!(cause instanceof SaveError) || !isPassing(cause.failure)) return;
      failures.current += 1;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, retryDelayMs(failures.current, Math.random()));
    },
  });

  useEffect(() => {
    if (!data) return;
    acknowledged.current = data.revision;
    store?.adopt(data);
    save();
  }, [data, store, save]);

  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);

  useEffect(() => {
    const sync = () => {
      if (document.visibilityState !== 'visible') return;
      if (error) void refetch();
      save();
    };
    window.addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      window.removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [error, refetch, save]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return save;
}

/** SPEC §8: 'Failed to save', for the console alone. */
class SaveError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`Failed to save: ${describeFailure(failure)}`);
    this.failure = failure;
  }
}

/** Whether the same board may be taken later; what the server refuses for good waits for the next change. */
function isPassing(failure: ApiFailure): boolean {
  return failure.kind !== 'refused' || failure.status >= 500 || failure.status === 408 || failure.status === 429;
}
