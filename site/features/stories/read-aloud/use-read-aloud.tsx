import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { useHydrated } from '../../../shared/page/use-hydrated.tsx';
import type { ReadableBook } from '../readable/readable-book.ts';
import type { Speed } from '../settings/reading-settings.ts';
import { readerToolsText } from '../text/reader-tools-text.ts';
import { createDeferredReadAloud, type DeferredReadAloud } from './deferred-read-aloud.ts';
import { hasEmbeddedVoice } from './narrator/has-embedded-voice.client.ts';
import type { Pauses } from './pauses.ts';
import type { ReadAloudState } from './read-aloud.ts';
import './voice-note.css';

/** The parts that are loaded when reading is first asked for. */
type Loaded = Pick<typeof import('./narration.tsx'), 'Narration' | 'PlayingButtons'>;

type VoiceAvailability = 'unknown' | 'present' | { readonly missing: Language };

/** The module of the device's voices is loaded only where it decides: where the embedded voice cannot run. */
function useVoices(languages: readonly Language[]): VoiceAvailability {
  const isHydrated = useHydrated();
  const isEmbedded = isHydrated && hasEmbeddedVoice();
  /** The first language without a voice of the device; undefined until the voices are known. */
  const [missing, setMissing] = useState<Language | null>();
  useEffect(() => {
    if (!isHydrated || isEmbedded) return;
    const left = new AbortController();
    import('../../../shared/voice/device-voices.client.ts').then(
      ({ listDeviceVoices, onDeviceVoicesChange }) => {
        if (left.signal.aborted) return;
        const update = () => setMissing(languages.find((language) => !listDeviceVoices(language).length) ?? null);
        left.signal.addEventListener('abort', onDeviceVoicesChange(update));
        update();
      },
      // Where it cannot be loaded, what can read stays unknown.
      () => {},
    );
    return () => left.abort();
  }, [isHydrated, isEmbedded, languages]);
  if (isEmbedded || missing === null) return 'present';
  return missing ? { missing } : 'unknown';
}

export type ReadAloudOptions = {
  readonly book: ReadableBook;
  /** The languages on the page, in their order. */
  readonly languages: readonly Language[];
  readonly speed: Speed;
  readonly pauses: Pauses;
  /** Whether reading ends with the chapter. */
  readonly stopsAfterChapter: boolean;
  /** Whether the page scrolls to the line; a book as pages turns to it instead. */
  readonly scrolls: boolean;
};

export type Reading = {
  readonly state: ReadAloudState;
  /** What reads; always the same object. */
  readonly reading: DeferredReadAloud;
  readonly voices: VoiceAvailability;
  /** Whether reading was asked for and what reads is still loading. */
  readonly isWaiting: boolean;
  /** Who reads, or why nobody does: belongs into the bar. */
  readonly note: ReactNode;
  /** The buttons while the book is read; null until what reads is loaded. */
  readonly PlayingButtons: Loaded['PlayingButtons'] | null;
};

/** Reads a book aloud on request. What reads is loaded by the first press, or by `reading.prepare` before it. */
export function useReadAloud(options: ReadAloudOptions): Reading {
  const [state, setState] = useState<ReadAloudState>({ phase: 'idle', reason: 'stopped' });
  const [isWaiting, setWaiting] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const reading = useMemo(() => {
    const deferred = createDeferredReadAloud({
      load: () => {
        import('./narration.tsx').then(setLoaded, () => {
          deferred.stop();
          setLoaded('failed');
        });
      },
      onWaiting: setWaiting,
    });
    return deferred;
  }, []);
  return {
    state,
    reading,
    voices: useVoices(options.languages),
    isWaiting,
    ...(typeof loaded === 'object' && loaded !== null
      ? {
          note: <loaded.Narration {...options} state={state} onState={setState} connect={reading.connect} />,
          PlayingButtons: loaded.PlayingButtons,
        }
      : { note: loaded === 'failed' && <NotLoaded />, PlayingButtons: null }),
  };
}

function NotLoaded() {
  const text = useText(readerToolsText);
  return (
    <p role="status" className="voice-note">
      {text.notLoaded}
    </p>
  );
}
