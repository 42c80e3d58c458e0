import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../shared/language.ts';
import { SPEEDS, type Speed } from '../reader-tools/reading-settings.ts';
import { onVoicesChange } from './device-source.client.ts';
import { type FamilySource, openFamilySource } from './family/family-source.client.ts';
import { followLine } from './follow.client.ts';
import { highlightLine } from './highlight.client.ts';
import type { Line } from './lines.ts';
import { createNarrator } from './narrator.ts';
import { createPackSource } from './pack/pack-source.client.ts';
import {
  createReadAloud,
  followedLine,
  highlightOf,
  type Pauses,
  type ReadAloud,
  type ReadAloudState,
} from './read-aloud.ts';
import { onWordSaid } from './say-word.client.ts';
import { canSpeak, narrationSources, startTimer } from './sources.client.ts';
import { useTapToRead } from './use-tap-to-read.tsx';

export type Voices = 'unknown' | 'present' | { readonly missing: Language };

/** Whether something can read each language; 'unknown' until the page is hydrated. */
function useVoices(languages: readonly Language[]): Voices {
  const missing = useSyncExternalStore(
    (onChange) => onVoicesChange(onChange),
    () => languages.find((language) => !canSpeak(language)) ?? null,
    () => undefined,
  );
  if (missing === undefined) return 'unknown';
  return missing === null ? 'present' : { missing };
}

export type ReadAloudOptions = {
  readonly book: string;
  readonly lines: readonly Line[];
  readonly languages: readonly Language[];
  readonly speed: Speed;
  readonly pauses: Pauses;
  /** Whether reading ends with the chapter. */
  readonly stopsAfterChapter: boolean;
  /** Whether the page scrolls to the line; a book as pages turns to it instead. */
  readonly scrolls: boolean;
};

/** Reads lines aloud on request, highlights the line and brings it into view (docs/product.md §4.4). */
export function useReadAloud(options: ReadAloudOptions): {
  state: ReadAloudState;
  reading: ReadAloud;
  voices: Voices;
  /** The name of who of the family reads; null while another source does. */
  readerName: string | null;
} {
  const { book, lines, languages, scrolls } = options;
  const [state, setState] = useState<ReadAloudState>({ phase: 'idle', reason: 'stopped' });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const family = useRef<FamilySource | null>(null);
  useEffect(() => {
    const opened = openFamilySource(book, lines);
    family.current = opened;
    return opened.close;
  }, [book, lines]);

  const reading = useMemo(() => {
    const pack = createPackSource(book);
    const sources = () => [
      ...(family.current ? [family.current.source] : []),
      pack,
      ...narrationSources(() => SPEEDS[latest.current.speed]),
    ];
    return createReadAloud(lines, {
      narrator: createNarrator(sources, startTimer),
      startTimer,
      pauses: () => latest.current.pauses,
      stopsAfterChapter: () => latest.current.stopsAfterChapter,
      onChange: setState,
    });
  }, [book, lines]);
  useEffect(() => () => reading.stop(), [reading]);
  useEffect(() => onWordSaid(reading.pause), [reading]);

  const { line, word } = highlightOf(state);
  useEffect(() => {
    highlightLine(line, word);
    return () => highlightLine(null, null);
  }, [line, word]);

  const followed = followedLine(state);
  useEffect(() => {
    if (scrolls && followed) followLine(followed);
  }, [scrolls, followed]);

  useTapToRead(state, lines, reading);
  const isFamily = state.phase === 'speaking' && state.source === 'family';
  const readerName = isFamily ? (family.current?.nameFor(state.line) ?? null) : null;
  return { state, reading, voices: useVoices(languages), readerName };
}
