import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import type { HazardType } from '../grid/level.ts';
import {
  type AdventureEvent,
  type AdventureState,
  initialState,
  LEVEL_COMPLETE_MS,
  reduceAdventure,
} from './adventure-state.ts';
import { buildAnnouncements, getShownRun } from './announcements.ts';
import { playStepSound, unlockSound } from './step-sounds.client.ts';
import { useTimer } from './use-timer.tsx';

type Settings = { readonly stepMs: number; readonly hasSound: boolean };

type Adventure = {
  readonly game: AdventureState;
  readonly send: (event: AdventureEvent) => void;
  /** The hazard that the last step hit, until the child has closed the alert about it. */
  readonly hazardAlert: HazardType | null;
  readonly closeHazardAlert: () => void;
};

/** The adventure's state, with its timers, sounds, notices and announcements. */
export function useAdventure({ stepMs, hasSound }: Settings, announce: (text: string) => void): Adventure {
  const [state, dispatch] = useReducer(reduceAdventure, initialState);
  const run = getShownRun(state);
  useTimer(run?.state === 'running' ? stepMs : null, run, () => dispatch({ type: 'tick' }));
  useTimer(run?.state === 'celebrating' ? LEVEL_COMPLETE_MS : null, run, () => dispatch({ type: 'celebrated' }));
  const [hazardAlert, setHazardAlert] = useState<HazardType | null>(null);
  useAnnouncements(state, hasSound, announce, setHazardAlert);

  function send(event: AdventureEvent): void {
    // Browsers allow sound after a tap or a key only. 'open' comes from the page itself.
    if (hasSound && event.type !== 'open') unlockSound();
    dispatch(event);
  }
  return { game: state, send, hazardAlert, closeHazardAlert: () => setHazardAlert(null) };
}

function useAnnouncements(
  state: AdventureState,
  hasSound: boolean,
  announce: (text: string) => void,
  onHazard: (type: HazardType) => void,
): void {
  const { language } = useLanguage();
  const run = getShownRun(state);
  const lastRun = useRef(run);
  const announceChange = useEffectEvent((before: typeof run) => {
    const { spoken, sound, hazard, toast } = buildAnnouncements(before, state, language);
    if (hasSound && sound) playStepSound(sound);
    if (hazard) onHazard(hazard);
    if (toast) showToast(toast);
    announce(spoken.join(' '));
  });
  // Each change of the run is announced once, in the language of that moment.
  useEffect(() => {
    announceChange(lastRun.current);
    lastRun.current = run;
  }, [run]);
}
