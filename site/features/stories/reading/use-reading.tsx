import { useEffect } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useStore } from '../../../shared/page/use-store.tsx';
import { type BookReading, useReader } from './reader-context.tsx';
import { readerToolsText } from './reader-tools-text.ts';
import { createReading } from './reading.ts';
import './voice-note.css';

/** What reads is loaded by the first start, or by `prepare` before it. */
export const createBookReading = (): BookReading =>
  createReading({ load: () => import('./narration.client.ts').then(({ narration }) => narration) });

/** Reading aloud, for what is loaded with it. */
export function useReading(): BookReading {
  const { reading } = useReader();
  if (!reading) throw new Error('before the reader’s tools are loaded');
  return reading;
}

/** Has what is on the page be the text that is read. */
export function useOpenText(isPaged: boolean): void {
  const reading = useReading();
  const { book, languages } = useReader();
  useEffect(() => reading.open({ book, languages, isPaged }), [reading, book, languages, isPaged]);
}

/** Who reads, or why nobody does. */
export function ReadingNote() {
  const { narration, hasFailed, playback, lineReader } = useStore(useReading(), (state) => state);
  const text = useText(readerToolsText);
  if (hasFailed) {
    return (
      <p role="status" className="voice-note">
        {text.notLoaded}
      </p>
    );
  }
  return narration && <narration.VoiceNote state={playback} lineReader={lineReader} />;
}
