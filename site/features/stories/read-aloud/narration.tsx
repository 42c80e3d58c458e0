import { useEffect, useMemo, useRef, useState } from 'react';
import { SPEEDS } from '../settings/reading-settings.ts';
import { type FamilySource, openFamilySource } from './family/family-source.client.ts';
import { followLine } from './follow.client.ts';
import { highlightLine } from './highlight.client.ts';
import { createNarrator } from './narrator/narrator.ts';
import { createPackSource, type PackSource } from './pack/pack-source.client.ts';
import { createReadAloud, getFollowedLine, getHighlight, type ReadAloud, type ReadAloudState } from './read-aloud.ts';
import { RECORDED_SPEEDS } from './recorded-speeds.ts';
import { onWordSaid } from './say-word.client.ts';
import { listBookSources, startTimer } from './sources.client.ts';
import { useLines } from './use-lines.tsx';
import type { ReadAloudOptions } from './use-read-aloud.tsx';
import { useTapToRead } from './use-tap-to-read.tsx';
import { VoiceNote } from './voice-note.tsx';

// biome-ignore lint/performance/noBarrelFile: the bar's buttons come with what reads, in one import
export { PlayingButtons } from './playing-buttons.tsx';

/** How long reading waits for the family's recordings: a device may never answer where they are. */
const MAX_FAMILY_MS = 1000;

export type NarrationProps = ReadAloudOptions & {
  state: ReadAloudState;
  onState: (state: ReadAloudState) => void;
  /** Called with what reads the book, once it can. Returns a function that disconnects it. Must not change. */
  connect: (reading: ReadAloud) => () => void;
};

/**
 * What reads a book aloud: its lines and sources. It highlights the line, brings it into view and says who reads
 * (docs/product.md §4.4). In a module of its own, loaded when it is first needed.
 */
export function Narration(props: NarrationProps) {
  const { book, languages, scrolls, state } = props;
  const lines = useLines(book, languages, !scrolls);
  const { reading, reader } = useNarrationSession(props, lines);

  useEffect(() => onWordSaid(reading.pause), [reading]);

  const { line, word } = getHighlight(state);
  // Again after the render: a page that was turned to has the line only now.
  useEffect(() => highlightLine(line, word), [line, word]);
  useEffect(() => () => highlightLine(null, null), []);

  const followed = getFollowedLine(state);
  useEffect(() => {
    if (scrolls && followed) followLine(followed);
  }, [scrolls, followed]);

  useTapToRead(state, lines, reading);
  return <VoiceNote state={state} {...reader} />;
}

/** What the sources know about who reads the line. */
type Reader = {
  /** Name of the family's voice that reads it; null where none does. */
  readonly voiceName: string | null;
  /** Whether the narration could not be fetched, so that another source reads it. */
  readonly isPackOutOfReach: boolean;
};

const NO_READER: Reader = { voiceName: null, isPackOutOfReach: false };

function readerOf(state: ReadAloudState, family: FamilySource | null, pack: PackSource): Reader {
  if (state.phase !== 'speaking') return NO_READER;
  if (state.source === 'family') return { ...NO_READER, voiceName: family?.nameFor(state.line) ?? null };
  return { ...NO_READER, isPackOutOfReach: state.source !== 'pack' && pack.isOutOfReach(state.line) };
}

function useNarrationSession(
  props: NarrationProps,
  lines: ReturnType<typeof useLines>,
): { readonly reading: ReadAloud; readonly reader: Reader } {
  const { book, connect } = props;
  const [reader, setReader] = useState(NO_READER);
  const family = useRef<FamilySource | null>(null);
  // No Effect Events: `reading` is made while rendering, and presses and timers call back.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const reading = useMemo(() => {
    const pack = createPackSource(book.id, () => RECORDED_SPEEDS[latest.current.speed]);
    const sources = () =>
      listBookSources(family.current?.source ?? null, pack.source, () => SPEEDS[latest.current.speed]);
    return createReadAloud(lines, {
      narrator: createNarrator(sources, startTimer),
      startTimer,
      pauses: () => latest.current.pauses,
      stopsAfterChapter: () => latest.current.stopsAfterChapter,
      onChange: (state) => {
        const { line, word } = getHighlight(state);
        // At once: the voice may begin before a busy device has rendered.
        highlightLine(line, word);
        latest.current.onState(state);
        setReader(readerOf(state, family.current, pack));
      },
    });
  }, [book.id, lines]);

  useEffect(() => {
    const opened = openFamilySource(book.id, lines, () => RECORDED_SPEEDS[latest.current.speed]);
    family.current = opened;
    let disconnect: (() => void) | null = null;
    // At most once: the time is up, or the recordings are known.
    const begin = () => {
      disconnect ??= connect(reading);
    };
    const stopTimer = startTimer(MAX_FAMILY_MS, begin);
    let isLeft = false;
    opened.loaded.then(() => {
      stopTimer();
      if (!isLeft) begin();
    });
    return () => {
      isLeft = true;
      stopTimer();
      disconnect?.();
      reading.stop();
      opened.close();
    };
  }, [book.id, lines, reading, connect]);

  return { reading, reader };
}
