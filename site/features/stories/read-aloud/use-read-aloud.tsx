import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../shared/language.ts';
import { scrollToElement } from '../../../shared/scroll-to-element.client.ts';
import { SPEEDS, type Speed } from '../reader-tools/reading-settings.ts';
import { type Line, type ReadAloud, type ReadAloudState, readAloud } from './read-aloud.ts';
import { hasVoice, hush, light, onVoicesChange, say } from './speech.client.ts';

export type Voices = 'unknown' | 'present' | { readonly missing: Language };

/** Whether the device has a voice for each language; unknown until the page is hydrated. */
function useVoices(languages: readonly Language[]): Voices {
  const missing = useSyncExternalStore(
    (onChange) => onVoicesChange(onChange),
    () => languages.find((language) => !hasVoice(language)) ?? null,
    () => undefined,
  );
  if (missing === undefined) return 'unknown';
  return missing === null ? 'present' : { missing };
}

/** Reads `lines` aloud on request, lights what is being said, and brings its panel into the window. */
export function useReadAloud(
  lines: readonly Line[],
  languages: readonly Language[],
  speed: Speed,
): { state: ReadAloudState; reading: ReadAloud; voices: Voices } {
  const [state, setState] = useState<ReadAloudState>({ phase: 'silent' });
  const rate = useRef<number>(SPEEDS[speed]);
  useEffect(() => {
    rate.current = SPEEDS[speed];
  }, [speed]);

  const reading = useMemo(
    () =>
      readAloud(lines, {
        say: (line, onWord, onOver) => say(line, rate.current, onWord, onOver),
        hush,
        after: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        onChange: setState,
      }),
    [lines],
  );
  useEffect(() => () => reading.stop(), [reading]);

  const line = state.phase === 'silent' ? null : state.line;
  const word = state.phase === 'speaking' ? state.word : null;
  useEffect(() => {
    light(line, word);
    return () => light(null, null);
  }, [line, word]);

  const panel = line?.panel;
  useEffect(() => {
    if (!panel) return;
    const element = document.querySelector<HTMLElement>(`[data-panel-id="${panel}"]`);
    const box = element?.getBoundingClientRect();
    if (!element || !box) return;
    const isSeen = box.top < window.innerHeight * 0.4 && box.bottom > window.innerHeight * 0.6;
    if (!isSeen) scrollToElement(element, 'start');
  }, [panel]);

  return { state, reading, voices: useVoices(languages) };
}
