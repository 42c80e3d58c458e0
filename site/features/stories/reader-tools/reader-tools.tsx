import { useEffect, useMemo } from 'react';
import type { Language } from '../../../shared/language.ts';
import { linesOf } from '../read-aloud/read-aloud.ts';
import { useReadAloud } from '../read-aloud/use-read-aloud.tsx';
import type { ReadableBook } from '../reader/readable-book.ts';
import { ReaderBar } from './reader-bar.tsx';
import type { BookMode, ReadingSettings } from './reading-settings.ts';
import { PlaceOffer } from './resume-prompt.tsx';
import { useReadingPlace } from './use-reading-place.tsx';

export type ReadFrom = (panel: string) => void;

type Props = {
  book: ReadableBook;
  chapter: number;
  mode: BookMode;
  languages: readonly Language[];
  onMode: (mode: BookMode) => void;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  /** Told which panel is in the middle of the window. */
  onPanel: (panel: string) => void;
  /** Told how to read aloud from a panel on, once that is possible; null while it is not. */
  onReadFrom: (readFrom: ReadFrom | null) => void;
};

/**
 * What lies beside the book while it is read. None of it works without scripts, so none of it is in the printed page:
 * it is loaded when the book can be read already.
 */
export function ReaderTools({ book, languages, onPanel, onReadFrom, ...bar }: Props) {
  const panels = useMemo(() => book.chapters.flatMap((chapter) => chapter.panels), [book]);
  const lines = useMemo(() => linesOf(panels, languages), [panels, languages]);
  const { state, reading, voices } = useReadAloud(lines, languages, bar.settings.speed);

  useEffect(() => {
    onReadFrom(voices === 'present' ? reading.startAt : null);
    return () => onReadFrom(null);
  }, [voices, reading, onReadFrom]);

  const ids = useMemo(() => panels.map(({ id }) => id), [panels]);
  const { current, offer, decline } = useReadingPlace(book.id, ids);
  useEffect(() => {
    if (current !== null) onPanel(current);
  }, [current, onPanel]);

  return (
    <>
      {offer !== null && <PlaceOffer panel={offer} chapters={book.chapters} onDecline={decline} />}
      <ReaderBar
        {...bar}
        chapters={book.chapters}
        panel={current ?? panels[0]?.id ?? ''}
        state={state}
        reading={reading}
        voices={voices}
      />
    </>
  );
}
