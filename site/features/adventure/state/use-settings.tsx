import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { parseStepDelay } from './step-delay.ts';

const PACE_KEY = 'story-forest.adventure-pace';
const SOUND_KEY = 'story-forest.adventure-sound';

export type AdventureSettings = {
  readonly stepMs: number;
  readonly hasSound: boolean;
  readonly changeStepMs: (stepMs: number) => void;
  readonly changeSound: (hasSound: boolean) => void;
};

/** The stored speed and sound settings. */
export function useSettings(): AdventureSettings {
  const [pace, rememberPace] = useStoredText(PACE_KEY);
  const [sound, rememberSound] = useStoredText(SOUND_KEY);
  return {
    stepMs: parseStepDelay(pace),
    hasSound: sound !== 'off',
    changeStepMs: (stepMs) => rememberPace(`${stepMs}`),
    changeSound: (hasSound) => rememberSound(hasSound ? 'on' : 'off'),
  };
}
