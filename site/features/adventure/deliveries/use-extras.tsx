import { useEffect, useMemo, useRef } from 'react';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { PlayingState } from '../state/playing-state.ts';
import {
  EXTRAS_KEY,
  type ExtraProgress,
  extraStarsOf,
  formatExtras,
  parseExtras,
  withExtraProgram,
  withExtraStars,
} from './extra-progress.ts';

type Change = (now: ExtraProgress) => ExtraProgress;

/** The stored progress of the map's levels. Another tab may have written meanwhile: changes apply to what is stored now. */
export function useExtras(): readonly [ExtraProgress, (change: Change) => void] {
  const [stored, store] = useStoredText(EXTRAS_KEY);
  const progress = useMemo(() => parseExtras(stored), [stored]);
  return [progress, (change) => store((now) => formatExtras(change(parseExtras(now))))];
}

/** The progress after a change of the game: its program, and the stars of a run that has just solved it. */
function extrasAfter(progress: ExtraProgress, { task, history, playback }: PlayingState): ExtraProgress {
  if (task.kind !== 'extra') return progress;
  const { extra, guess } = task;
  const next = extra.question ? progress : withExtraProgram(progress, extra.id, history.present);
  if (playback.state !== 'celebrating') return next;
  return withExtraStars(next, extra.id, extraStarsOf(extra, guess, history.present, playback.transcript));
}

/** Stores the progress of the level that is played. */
export function useStoredExtra(game: PlayingState, keep: (change: Change) => void): void {
  const { present } = game.history;
  const isCelebrating = game.playback.state === 'celebrating';
  const last = useRef(present);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the program, and for each solved run
  useEffect(() => {
    if (last.current === present && !isCelebrating) return;
    last.current = present;
    keep((now) => extrasAfter(now, game));
  }, [present, isCelebrating]);
}
