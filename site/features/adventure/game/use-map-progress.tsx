import { useEffect, useEffectEvent, useRef } from 'react';
import { MAP_PROGRESS_KEY } from '../../../shared/storage/map-progress-key.ts';
import { useStored } from '../../../shared/storage/use-stored.tsx';
import {
  computeMapStars,
  formatMapProgress,
  type MapProgress,
  parseMapProgress,
  withMapProgram,
  withMapStars,
} from '../stored/map-progress.ts';
import type { PlayingState } from './playing-state.ts';

type ChangeProgress = (now: MapProgress) => MapProgress;

/** The stored progress of the map's levels. */
export const useMapProgress = () => useStored(MAP_PROGRESS_KEY, parseMapProgress, formatMapProgress);

/** The progress after a change of the game: its program, and the stars of a run that has just solved it. */
function updateMapProgress(progress: MapProgress, { quest, history, playback }: PlayingState): MapProgress {
  if (quest.kind !== 'map') return progress;
  const { mapLevel, guess } = quest;
  const next = mapLevel.question ? progress : withMapProgram(progress, mapLevel.id, history.present);
  if (playback.state !== 'celebrating') return next;
  return withMapStars(next, mapLevel.id, computeMapStars(mapLevel, guess, history.present, playback.transcript));
}

/** Stores the progress of the level that is played. */
export function useStoredMapLevel(game: PlayingState, keep: (change: ChangeProgress) => void): void {
  const { present } = game.history;
  const isCelebrating = game.playback.state === 'celebrating';
  const last = useRef(present);
  const storeLevel = useEffectEvent(() => keep((now) => updateMapProgress(now, game)));
  // Once for each change of the program, and for each solved run.
  useEffect(() => {
    if (last.current === present && !isCelebrating) return;
    last.current = present;
    storeLevel();
  }, [present, isCelebrating]);
}
