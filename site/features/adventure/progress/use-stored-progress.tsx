import { useMemo } from 'react';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { MadeLevel } from '../levels/made-level.ts';
import type { AdventureState } from '../state/adventure-state.ts';
import { formatProgress, PROGRESS_KEY, type Progress, parseProgress } from './progress.ts';
import { updateProgress } from './resume.ts';

/** The stored progress of the story. Another tab may have written meanwhile: a change is applied to what is stored now. */
export function useStoredProgress() {
  const [stored, store] = useStoredText(PROGRESS_KEY);
  const progress = useMemo(() => parseProgress(stored), [stored]);
  const update = (change: (now: Progress) => Progress) => store((now) => formatProgress(change(parseProgress(now))));
  return {
    progress,
    /** Stores what a change of the game adds to the progress. */
    storeGame: (game: AdventureState) => {
      if (updateProgress(progress, game) !== progress) update((now) => updateProgress(now, game));
    },
    /** Stores the child's own level. */
    storeMade: (made: MadeLevel) => update((now) => ({ ...now, made })),
  };
}
