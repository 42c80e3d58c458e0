import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BOARD_SESSION_KEY, SESSION_ID } from '../../../shared/board-session.ts';
import { type Board, canonicalBoard, isEmptyBoard } from '../../../shared/cards.ts';
import { isPersisted } from '../../../shared/stored-text.client.ts';
import { useHydrated } from '../../../shared/use-hydrated.tsx';
import { useStoredText } from '../../../shared/use-stored-text.tsx';
import type { Recommendation } from '../recommendation.ts';
import { loadNextSteps, loadRecommendations, regenerate } from '../recommendations.client.ts';
import { derivePlannerState, type Loadable, type PlannerState } from './planner-state.ts';

/** SPEC §9: the planner's board is asked for three times more, and nothing here counts as fresh. */
const BOARD_RETRIES = 3;
const STALE_AFTER_MS = 0;
/** SPEC §9: between a new round of recommendations and the page's reload. */
const RELOAD_AFTER_MS = 1000;

/** Reads the board that a session's plan starts from; throws where it isn't to be had. Handed in by `app`. */
export type ReadBoard = (sessionId: string, signal: AbortSignal) => Promise<Board>;

export type Planner = {
  readonly sessionId: string | null;
  readonly screen: PlannerState;
  readonly readBoardAgain: () => void;
  /** Has the server recommend: the first time, or others than those of `seenRound`. */
  readonly recommend: (seenRound?: number) => void;
};

export function usePlanner(readBoard: ReadBoard): Planner {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const [stored] = useStoredText(BOARD_SESSION_KEY);
  const sessionId = stored !== null && SESSION_ID.test(stored) ? stored : null;

  const board = useQuery({
    queryKey: ['planner', 'board', sessionId],
    queryFn: ({ signal }) => readBoard(sessionId ?? '', signal),
    enabled: sessionId !== null,
    retry: BOARD_RETRIES,
    staleTime: STALE_AFTER_MS,
  });
  const recommendations = useQuery({
    // A changed board's are others: those of the board before are not shown beside it.
    queryKey: ['planner', 'recommendations', sessionId, board.data && canonicalBoard(board.data)],
    queryFn: ({ signal }) => loadRecommendations(sessionId ?? '', signal),
    enabled: sessionId !== null && board.data !== undefined && !isEmptyBoard(board.data),
    staleTime: STALE_AFTER_MS,
  });
  useLogged(board.error);
  useLogged(recommendations.error);

  const [isGenerating, setGenerating] = useState(false);
  const isHere = useIsHere();

  const comeAgain = useCallback(() => {
    if (isPersisted(BOARD_SESSION_KEY)) return window.location.reload();
    // Where storage is closed a reload would lose the child's board: all is fetched anew instead.
    setGenerating(false);
    void client.resetQueries({ queryKey: ['planner'] });
  }, [client]);

  const recommend = useCallback(
    async (seenRound?: number) => {
      if (sessionId === null) return;
      setGenerating(true);
      if (await regenerate(sessionId, seenRound)) {
        // What was recommended before goes with the page. Another page, gone to meanwhile, is not reloaded.
        setTimeout(() => isHere() && comeAgain(), RELOAD_AFTER_MS);
        return;
      }
      console.error('Failed to generate');
      setGenerating(false);
      // A board that was emptied elsewhere is refused too: its screen says what to do then.
      await client.invalidateQueries({ queryKey: ['planner', 'board'] });
    },
    [client, sessionId, isHere, comeAgain],
  );

  return {
    sessionId,
    screen: derivePlannerState({
      session: isHydrated ? (sessionId === null ? 'missing' : 'known') : 'unknown',
      board: fetched(board),
      recommendations: fetched(recommendations),
      isGenerating,
    }),
    readBoardAgain: useCallback(() => void client.resetQueries({ queryKey: ['planner', 'board'] }), [client]),
    recommend: useCallback((seenRound) => void recommend(seenRound), [recommend]),
  };
}

/** The steps of a career: those that came, or that they are awaited, or that none will come. */
export function useNextSteps(sessionId: string, career: Recommendation): Loadable<readonly string[]> {
  const steps = useQuery({
    queryKey: ['planner', 'next-steps', sessionId, career.id],
    queryFn: ({ signal }) => loadNextSteps(sessionId, career, signal),
    staleTime: STALE_AFTER_MS,
    // The two steps that stand in for them (SPEC §8) are better now than others later.
    retry: false,
  });
  useLogged(steps.error);
  return fetched(steps);
}

function fetched<Value>({ data, isError }: UseQueryResult<Value>): Loadable<Value> {
  if (data !== undefined) return { kind: 'came', value: data };
  return { kind: isError ? 'failed' : 'waiting' };
}

function useLogged(error: Error | null): void {
  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);
}

/** Tells whether the page is still shown. */
function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
