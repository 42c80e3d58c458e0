import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../shared/language.ts';
import { scrollToElement } from '../../../shared/scroll-to-element.client.ts';
import { panelElement } from '../reader-tools/panel-element.client.ts';
import { SPEEDS, type Speed } from '../reader-tools/reading-settings.ts';
import {
  coversMiddle,
  createReadAloud,
  highlightOf,
  type Line,
  type ReadAloud,
  type ReadAloudState,
} from './read-aloud.ts';
import { cancelSpeech, hasVoice, highlightLine, onVoicesChange, speakLine } from './speech.client.ts';

export type Voices = 'unknown' | 'present' | { readonly missing: Language };

function startTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Whether the device has a voice for each language; 'unknown' until the page is hydrated. */
function useVoices(languages: readonly Language[]): Voices {
  const missing = useSyncExternalStore(
    (onChange) => onVoicesChange(onChange),
    () => languages.find((language) => !hasVoice(language)) ?? null,
    () => undefined,
  );
  if (missing === undefined) return 'unknown';
  return missing === null ? 'present' : { missing };
}

/** Reads `lines` aloud on request, highlights the line and scrolls to its panel (docs/product.md §4.4). */
export function useReadAloud(
  lines: readonly Line[],
  languages: readonly Language[],
  speed: Speed,
): { state: ReadAloudState; reading: ReadAloud; voices: Voices } {
  const [state, setState] = useState<ReadAloudState>({ phase: 'idle' });
  const rate = useRef<number>(SPEEDS[speed]);
  useEffect(() => {
    rate.current = SPEEDS[speed];
  }, [speed]);

  const reading = useMemo(
    () =>
      createReadAloud(lines, {
        speak: (line, onWord, onEnd) => speakLine(line, rate.current, onWord, onEnd),
        cancel: cancelSpeech,
        startTimer,
        onChange: setState,
      }),
    [lines],
  );
  useEffect(() => () => reading.stop(), [reading]);

  const { line, word } = highlightOf(state);
  useEffect(() => {
    highlightLine(line, word);
    return () => highlightLine(null, null);
  }, [line, word]);

  const panel = line?.panel;
  useEffect(() => {
    const element = panel === undefined ? null : panelElement(panel);
    if (!element || coversMiddle(element.getBoundingClientRect(), window.innerHeight)) return;
    scrollToElement(element, 'start');
  }, [panel]);

  return { state, reading, voices: useVoices(languages) };
}
