import { PLAN_TICKS_KEY } from '../../../shared/board/board-session.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import { formatTickKey, parseTicks, toggleTick } from './ticks.ts';

/** Which steps of a career the child has tried, on this device. */
export type Ticks = {
  readonly isTicked: (step: NextStep) => boolean;
  readonly toggle: (step: NextStep) => void;
};

export function useStepTicks(career: Recommendation): Ticks {
  const [stored, store] = useStoredText(PLAN_TICKS_KEY);
  const ticked = new Set(parseTicks(stored));
  return {
    isTicked: (step) => ticked.has(formatTickKey(career, step)),
    toggle: (step) => store((latest) => toggleTick(latest, formatTickKey(career, step))),
  };
}
