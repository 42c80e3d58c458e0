import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { unlockTones } from '../../../shared/page/tones.client.ts';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import {
  type AdventureEvent,
  type AdventureState,
  initialState,
  LEVEL_COMPLETE_MS,
  reduceAdventure,
} from './adventure-state.ts';
import { buildAnnouncements, getShownRun } from './announcements.ts';
import { parseStepDelay } from './step-delay.ts';
import { playStepSound } from './step-sounds.client.ts';

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

type Adventure = {
  readonly game: AdventureState;
  readonly send: (event: AdventureEvent) => void;
};

/** The adventure's state, with its timers, sounds, notices and announcements. */
export function useAdventure({ stepMs, hasSound }: AdventureSettings, announce: (text: string) => void): Adventure {
  const [state, dispatch] = useReducer(reduceAdventure, initialState);
  const run = getShownRun(state);
  useTimer(run?.state === 'running' ? stepMs : null, run, () => dispatch({ type: 'tick' }));
  useTimer(run?.state === 'celebrating' ? LEVEL_COMPLETE_MS : null, run, () => dispatch({ type: 'celebrated' }));
  useAnnouncements(state, hasSound, announce);

  function send(event: AdventureEvent): void {
    // Browsers allow sound after a tap or a key only. 'open' comes from the page itself.
    if (hasSound && event.type !== 'open') unlockTones();
    dispatch(event);
  }
  return { game: state, send };
}

function useAnnouncements(state: AdventureState, hasSound: boolean, announce: (text: string) => void): void {
  const { language } = useLanguage();
  const run = getShownRun(state);
  const lastRun = useRef(run);
  const announceChange = useEffectEvent((before: typeof run) => {
    const { spoken, sound, toast } = buildAnnouncements(before, state, language);
    if (hasSound && sound) playStepSound(sound);
    if (toast) showToast(toast);
    announce(spoken.join(' '));
  });
  // Each change of the run is announced once, in the language of that moment.
  useEffect(() => {
    announceChange(lastRun.current);
    lastRun.current = run;
  }, [run]);
}

/**
 * Calls back once, `delayMs` after `moment` changed. Another moment or delay restarts the timer; unmounting and null
 * cancel it.
 */
function useTimer(delayMs: number | null, moment: unknown, callback: () => void): void {
  const latest = useEffectEvent(callback);
  useAfterChange([delayMs, moment], () => {
    if (delayMs === null) return;
    const timer = setTimeout(() => latest(), delayMs);
    return () => clearTimeout(timer);
  });
}
