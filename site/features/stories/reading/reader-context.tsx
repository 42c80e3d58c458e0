import { createContext, useCallback, useContext, useEffect } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import type { Store } from '../../../shared/page/store.ts';
import { useStore } from '../../../shared/page/use-store.tsx';
import { useStored } from '../../../shared/storage/use-stored.tsx';
import type { EpubBytes } from '../export/epub-path.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { type BookMode, parseSettings, type ReadingSettings, SETTINGS_KEY } from '../model/reading-settings.ts';
import type { Story } from '../model/stories.ts';
import type { Reading, TextOpener } from './reading.ts';

/** What reads aloud, and its views. */
export type Narration = TextOpener & typeof import('./narration-views.tsx');
export type BookReading = Reading<Narration>;

/** Where the reader is, and what lies over the page. */
export type ReaderPlace = {
  /** The panel that is being read. */
  readonly panel: string;
  /** The panel whose picture is enlarged. */
  readonly picture: string | null;
  /** Whether the dialog of the family's voices is open. */
  readonly showsVoices: boolean;
};

export type ReaderContextValue = {
  readonly story: Story;
  readonly epubBytes: EpubBytes;
  /** The book with its texts in the chosen length. */
  readonly book: ReadableBook;
  readonly mode: BookMode;
  readonly setMode: (mode: BookMode) => void;
  /** The languages on the page, in their order. */
  readonly languages: readonly Language[];
  readonly settings: ReadingSettings;
  readonly change: (change: Partial<ReadingSettings>) => void;
  readonly place: Store<ReaderPlace>;
  /** Null until the reader's tools are loaded. */
  readonly reading: BookReading | null;
};

export const ReaderContext = createContext<ReaderContextValue | null>(null);

/** What every part of a book's page shares. */
export function useReader(): ReaderContextValue {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('outside of a reader');
  return reader;
}

/** The number of the chapter that is being read. */
export function useChapter(): number {
  const { book, place } = useReader();
  return useStore(
    place,
    ({ panel }) => book.chapters.find(({ panels }) => panels.some(({ id }) => id === panel))?.number ?? 1,
  );
}

/** Shows something over the page: what is read aloud falls silent. */
export function showOver({ reading, place }: ReaderContextValue, over: Partial<ReaderPlace>): void {
  reading?.stop();
  place.set(over);
}

/** The reading settings and a function that changes some of them. */
export function useReadingSettings(): readonly [ReadingSettings, (change: Partial<ReadingSettings>) => void] {
  const [settings, update] = useStored(SETTINGS_KEY, parseSettings, JSON.stringify);
  const change = useCallback((part: Partial<ReadingSettings>) => update((now) => ({ ...now, ...part })), [update]);

  useEffect(() => {
    // After two frames the text is laid out in the reader's language. Its font may still be loading.
    const show = async () => {
      await document.fonts.ready;
      delete document.documentElement.dataset.readingPending;
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return [settings, change];
}
