import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLoggedError } from '../../../shared/api/queries.tsx';
import { onReconnect } from '../../../shared/page/reconnect.client.ts';
import { createStore } from '../../../shared/page/store.ts';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import { type BoardState, PRERENDERED_BOARD } from './board.ts';
import { type BoardStore, getBoardStore } from './board-store.client.ts';
import { loadSavedBoard } from './saved-board.client.ts';
import { createBoardSaver } from './saver.client.ts';

const PRERENDERED_STORE = createStore(PRERENDERED_BOARD);

type BoardView = Pick<BoardStore, 'drop' | 'remove' | 'clear' | 'shuffle'> & { readonly state: BoardState };

/** The board of this browser: stored here at every change, and sent to the server whenever that can be reached. */
export function useBoard(): BoardView {
  const store = useHydrated() ? getBoardStore() : null;
  const { subscribe, getState } = store ?? PRERENDERED_STORE;
  const state = useSyncExternalStore(subscribe, getState, PRERENDERED_STORE.getState);
  const save = useBoardSaver(store);

  return {
    state,
    drop: (card, zone) => {
      const isPlaced = store?.drop(card, zone) ?? false;
      if (isPlaced) save();
      return isPlaced;
    },
    remove: (card) => {
      store?.remove(card);
      save();
    },
    clear: () => {
      store?.clear();
      save();
    },
    shuffle: () => store?.shuffle(),
  };
}

/** Keeps the store and the server's board alike. Returns the function that sends what has just been changed. */
function useBoardSaver(store: BoardStore | null): () => void {
  const sessionId = store?.sessionId ?? '';
  const saver = useMemo(() => store && createBoardSaver(store), [store]);
  const save = useCallback(() => saver?.save(), [saver]);

  const { error, refetch } = useQuery({
    queryKey: ['quadrant-board', sessionId],
    enabled: saver !== null,
    queryFn: async ({ signal }) => {
      const saved = await loadSavedBoard(sessionId, signal);
      saver?.serverHas(saved);
      return saved;
    },
  });

  useLoggedError(error);

  useEffect(
    () =>
      onReconnect(() => {
        if (error) void refetch();
        save();
      }),
    [error, refetch, save],
  );

  useEffect(() => () => saver?.stop(), [saver]);

  return save;
}
