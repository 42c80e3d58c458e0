import { useEffect, useState } from 'react';
import { countBlocks } from '../program/program.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { COACHED_RUNS, type CoachTarget, findCoachTarget, isHeroLaughing } from './coach.ts';

type Coach = { readonly target: CoachTarget | null; readonly isLaughing: boolean; readonly isOver: boolean };

/** @param isWanted the child has earned no star yet and opens level 1 */
export function useCoach({ history, playback }: PlayingState, isWanted: boolean): Coach {
  const [wasWanted] = useState(isWanted && history.present.length === 0);
  const [endedRuns, setEndedRuns] = useState(0);
  useEffect(() => {
    if (playback.state === 'ended') setEndedRuns((runs) => runs + 1);
  }, [playback.state]);
  if (!wasWanted) return { target: null, isLaughing: false, isOver: true };
  const state = { endedRuns, blocks: countBlocks(history.present), playback: playback.state };
  return { target: findCoachTarget(state), isLaughing: isHeroLaughing(state), isOver: endedRuns >= COACHED_RUNS };
}
