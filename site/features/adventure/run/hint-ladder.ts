/** How far the hints are open: the idea, the place, and after one more run the change (docs/product.md §7.4). */
import type { HintLevel } from './hints.ts';

type HintLadder = {
  /** Null while the hint is closed. */
  readonly level: HintLevel | null;
  /** Whether the place was seen, and whether the program has run since. */
  readonly place: 'unseen' | 'seen' | 'tried';
};

export type HintStep = 'open' | 'more' | 'close' | 'run';

export const CLOSED_HINT: HintLadder = { level: null, place: 'unseen' };

/** `isGated`: the change waits for a run. The tips about a program that cannot be changed do not. */
export function climb(ladder: HintLadder, step: HintStep, isGated: boolean): HintLadder {
  const { level, place } = ladder;
  switch (step) {
    case 'open':
      return { level: 1, place };
    case 'close':
      return { level: null, place };
    case 'run':
      // What the change has brought about is another mistake, or none.
      if (level === 3 && isGated) return CLOSED_HINT;
      return place === 'seen' ? { level, place: 'tried' } : ladder;
    case 'more':
      if (level === 1) return { level: 2, place: place === 'unseen' ? 'seen' : place };
      return level === 2 && canClimb(ladder, isGated) ? { level: 3, place: 'unseen' } : ladder;
  }
}

/** Whether there is more of the hint now. */
export function canClimb({ level, place }: HintLadder, isGated: boolean): boolean {
  return level === 1 || (level === 2 && (!isGated || place === 'tried'));
}
