import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoggedError } from '../../../shared/api/queries.tsx';
import { BOARD_SESSION_KEY } from '../../../shared/board/board-session.ts';
import { type Board, canonicalizeBoard, isEmptyBoard } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import { isPersisted, onStoredChange } from '../../../shared/storage/stored-text.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import {
  derivePlannerSession,
  derivePlannerState,
  type Loadable,
  type PlannerState,
  toLoadable,
} from './planner-state.ts';
import { loadNextSteps, loadRecommendations, regenerate } from './recommendations.client.ts';

/** docs/product.md §9.1: the board fails after four tries, and each visit loads everything anew. */
const BOARD_RETRIES = 3;
const STALE_TIME_MS = 0;
/** docs/product.md §9.2: from a new round of recommendations until the page reloads. */
export const RELOAD_DELAY_MS = 1000;

/** The board of a session, as the board's own feature reads it. Passed in by `app`. */
export type BoardReader = {
  /** The server's, after a newer one of this browser was sent. Throws where it does not load. */
  readonly load: (sessionId: string, signal: AbortSignal) => Promise<Board>;
  /** The one in this browser; null where there is none. */
  readonly local: (sessionId: string) => Board | null;
};

export type Planner = {
  readonly sessionId: string | null;
  readonly state: PlannerState;
  /** The cards have changed since the board was loaded, in another tab. */
  readonly isBoardChanged: boolean;
  readonly reloadBoard: () => void;
  /** Has the server generate recommendations: the first ones, or others than those of `seenRound`. */
  readonly recommend: (seenRound?: number) => void;
};

export function usePlanner(boards: BoardReader): Planner {
  const client = useQueryClient();
  const { language } = useLanguage();
  const isOnline = useOnline();
  const [storedId] = useStoredText(BOARD_SESSION_KEY);
  const session = derivePlannerSession(storedId, useHydrated());
  const sessionId = session.kind === 'known' ? session.id : null;

  const board = useQuery({
    queryKey: ['planner', 'board', sessionId],
    queryFn: async ({ signal }) => {
      const loaded = await boards.load(sessionId ?? '', signal);
      return { board: loaded, local: localText(boards, sessionId) };
    },
    // Without a network nothing is tried: the page says so at once, and loads when the network returns.
    enabled: sessionId !== null && isOnline,
    retry: BOARD_RETRIES,
    staleTime: STALE_TIME_MS,
  });
  const cards = board.data?.board;
  const recommendations = useQuery({
    // The board is part of the key, so that recommendations of an earlier board are never shown.
    queryKey: ['planner', 'recommendations', sessionId, language, cards && canonicalizeBoard(cards)],
    queryFn: ({ signal }) => loadRecommendations(sessionId ?? '', language, signal),
    enabled: sessionId !== null && isOnline && cards !== undefined && !isEmptyBoard(cards),
    staleTime: STALE_TIME_MS,
  });
  useLoggedError(board.error);
  useLoggedError(recommendations.error);

  const { isGenerating, recommend } = useNewRound(sessionId, language);
  return {
    sessionId,
    state: derivePlannerState({
      session: session.kind,
      board: toLoadable({ data: cards, isError: board.isError }),
      recommendations: toLoadable(recommendations),
      isGenerating,
      isOnline,
    }),
    isBoardChanged: useBoardChange(boards, sessionId, board.data),
    reloadBoard: () => void client.resetQueries({ queryKey: ['planner', 'board'] }),
    recommend,
  };
}

/** The cards in this browser as a text that can be compared; null where there are none. */
function localText(boards: BoardReader, sessionId: string | null): string | null {
  const local = sessionId === null ? null : boards.local(sessionId);
  return local && canonicalizeBoard(local);
}

/** Whether the cards in this browser are others than when the board was loaded, and than that board. */
function useBoardChange(
  boards: BoardReader,
  sessionId: string | null,
  loaded: { readonly board: Board; readonly local: string | null } | undefined,
): boolean {
  const local = useSyncExternalStore(
    onStoredChange,
    () => localText(boards, sessionId),
    () => null,
  );
  if (!loaded || local === null) return false;
  return local !== loaded.local && local !== canonicalizeBoard(loaded.board);
}

/** Generating a round, and the reload of the page that shows it: docs/product.md §9.2. */
function useNewRound(sessionId: string | null, language: Language) {
  const client = useQueryClient();
  const [phase, setPhase] = useState<'idle' | 'generating' | 'generated'>('idle');

  async function generate(seenRound: number | undefined): Promise<void> {
    if (sessionId === null) return;
    setPhase('generating');
    if (await regenerate(sessionId, language, seenRound)) return setPhase('generated');
    console.error('Failed to generate');
    setPhase('idle');
    // The server refuses a board that was emptied elsewhere: the board's state then tells the reader.
    void client.invalidateQueries({ queryKey: ['planner', 'board'] });
  }

  useEffect(() => {
    if (phase !== 'generated') return;
    const timer = setTimeout(() => {
      if (isPersisted(BOARD_SESSION_KEY)) return window.location.reload();
      // Where the browser refuses local storage, the session id would be lost with the page.
      setPhase('idle');
      void client.resetQueries({ queryKey: ['planner'] });
    }, RELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase, client]);

  return { isGenerating: phase !== 'idle', recommend: (seenRound?: number) => void generate(seenRound) };
}

/** Loads the 3-month steps of a career. */
export function useNextSteps(sessionId: string, career: Recommendation): Loadable<readonly NextStep[]> {
  const steps = useQuery({
    queryKey: ['planner', 'next-steps', sessionId, career.id, career.language],
    queryFn: ({ signal }) => loadNextSteps(sessionId, career, signal),
    staleTime: STALE_TIME_MS,
    // The fallback steps (docs/product.md §9.3) are shown at once instead.
    retry: false,
  });
  useLoggedError(steps.error);
  return toLoadable(steps);
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False where the browser knows that it has no network. True while the page is hydrated. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}
