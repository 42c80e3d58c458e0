import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BOARD_SESSION_KEY } from '../../../shared/board-session.ts';
import { type Board, canonicalBoard, isEmptyBoard } from '../../../shared/cards.ts';
import { isPersisted } from '../../../shared/stored-text.client.ts';
import { useHydrated } from '../../../shared/use-hydrated.tsx';
import { useStoredText } from '../../../shared/use-stored-text.tsx';
import type { Recommendation } from '../recommendation.ts';
import { loadNextSteps, loadRecommendations, regenerate } from '../recommendations.client.ts';
import { generateRound } from './generate-round.ts';
import { derivePlannerState, type Loadable, loadableOf, type PlannerState, plannerSession } from './planner-state.ts';

/** docs/product.md §9.1: the board fails after four tries, and each visit loads everything anew. */
const BOARD_RETRIES = 3;
const STALE_TIME_MS = 0;

/** Reads the board of a session; throws where it does not load. Passed in by `app`. */
export type ReadBoard = (sessionId: string, signal: AbortSignal) => Promise<Board>;

export type Planner = {
  readonly sessionId: string | null;
  readonly state: PlannerState;
  readonly reloadBoard: () => void;
  /** Has the server generate recommendations: the first ones, or others than those of `seenRound`. */
  readonly recommend: (seenRound?: number) => void;
};

export function usePlanner(readBoard: ReadBoard): Planner {
  const client = useQueryClient();
  const [storedId] = useStoredText(BOARD_SESSION_KEY);
  const session = plannerSession(storedId, useHydrated());
  const sessionId = session.kind === 'known' ? session.id : null;

  const board = useQuery({
    queryKey: ['planner', 'board', sessionId],
    queryFn: ({ signal }) => readBoard(sessionId ?? '', signal),
    enabled: sessionId !== null,
    retry: BOARD_RETRIES,
    staleTime: STALE_TIME_MS,
  });
  const recommendations = useQuery({
    // The board is part of the key, so that recommendations of an earlier board are never shown.
    queryKey: ['planner', 'recommendations', sessionId, board.data && canonicalBoard(board.data)],
    queryFn: ({ signal }) => loadRecommendations(sessionId ?? '', signal),
    enabled: sessionId !== null && board.data !== undefined && !isEmptyBoard(board.data),
    staleTime: STALE_TIME_MS,
  });
  useLoggedError(board.error);
  useLoggedError(recommendations.error);

  const [isGenerating, setGenerating] = useState(false);
  const isPlannerShown = useIsMounted();
  const recommend = useCallback(
    (seenRound?: number) => {
      if (sessionId === null) return;
      void generateRound({
        generate: () => generateOrLog(sessionId, seenRound),
        setGenerating,
        wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
        isPlannerShown,
        isSessionPersisted: () => isPersisted(BOARD_SESSION_KEY),
        reloadPage: () => window.location.reload(),
        reloadQueries: () => void client.resetQueries({ queryKey: ['planner'] }),
        reloadBoard: () => void client.invalidateQueries({ queryKey: ['planner', 'board'] }),
      });
    },
    [client, sessionId, isPlannerShown],
  );

  return {
    sessionId,
    state: derivePlannerState({
      session: session.kind,
      board: loadableOf(board),
      recommendations: loadableOf(recommendations),
      isGenerating,
    }),
    reloadBoard: useCallback(() => void client.resetQueries({ queryKey: ['planner', 'board'] }), [client]),
    recommend,
  };
}

async function generateOrLog(sessionId: string, seenRound: number | undefined): Promise<boolean> {
  const isGenerated = await regenerate(sessionId, seenRound);
  if (!isGenerated) console.error('Failed to generate');
  return isGenerated;
}

/** The 3-month steps of a career. */
export function useNextSteps(sessionId: string, career: Recommendation): Loadable<readonly string[]> {
  const steps = useQuery({
    queryKey: ['planner', 'next-steps', sessionId, career.id],
    queryFn: ({ signal }) => loadNextSteps(sessionId, career, signal),
    staleTime: STALE_TIME_MS,
    // The fallback steps (docs/product.md §9.3) are shown at once instead.
    retry: false,
  });
  useLoggedError(steps.error);
  return loadableOf(steps);
}

function useLoggedError(error: Error | null): void {
  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);
}

/** Returns a function that tells whether the component is still mounted. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
