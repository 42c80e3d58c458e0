import { useEffect, useEffectEvent } from 'react';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { speak, stopSpeaking } from '../speech/voice.client.ts';
import { useSpokenLanguage } from '../speech/voice-settings.tsx';
import { getElapsedMs } from './clock.client.ts';
import { SPEAK_QUESTION_AFTER_MS, SPOKEN_ANSWER_GAP_MS, type SpeechCue } from './quiz.ts';

/**
 * Calls back at a deadline (of `getElapsedMs`; null: never). A hidden page, where no question may appear, is not called
 * before it is visible again.
 */
export function useDeadline(deadline: number | null, onDue: (at: number) => void): void {
  const callBack = useEffectEvent(onDue);
  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const now = getElapsedMs();
      if (now >= deadline) callBack(now);
      else timer = setTimeout(check, deadline - now);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [deadline]);
}

/**
 * Says a cue when it comes. A question waits a moment and stops when the next cue comes, or none. An answer does not:
 * it may take longer than the pause that shows it.
 */
export function useSpokenCue(cue: SpeechCue | null): void {
  const language = useSpokenLanguage();
  useAfterChange([cue?.kind, cue?.fact, cue?.times, cue?.retypes, language], () => {
    if (!cue) return;
    const phrase = { kind: cue.kind, fact: cue.fact, language };
    if (cue.kind === 'fact') {
      void speak(phrase, { times: cue.times, gapMs: SPOKEN_ANSWER_GAP_MS });
      return;
    }
    const stopped = new AbortController();
    const timer = setTimeout(() => speak(phrase, { signal: stopped.signal }), SPEAK_QUESTION_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  });
  useEffect(() => () => stopSpeaking(), []);
}
