import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../../shared/language.ts';
import { linesOf } from '../read-aloud/read-aloud.ts';
import { useReadAloud } from '../read-aloud/use-read-aloud.tsx';
import type { ReadableBook } from '../reader/readable-book.ts';
import { LengthSwitch } from './length-switch.tsx';
import { ReaderBar } from './reader-bar.tsx';
import type { BookMode, ReadingSettings } from './reading-settings.ts';
import { ResumePrompt } from './resume-prompt.tsx';
import { useReadingPlace } from './use-reading-place.tsx';

export type ReadFrom = (panel: string) => void;

type Props = {
  book: ReadableBook;
  chapter: number;
  /** The element of the title page for the switch of the length; null in a book without short texts. */
  lengthSlot: HTMLElement | null;
  mode: BookMode;
  languages: readonly Language[];
  onMode: (mode: BookMode) => void;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  /** Called with the panel that is being read. */
  onPanel: (panel: string) => void;
  /** Called with a function that reads aloud from a panel on, or with null while no voice is available. */
  onReadFrom: (readFrom: ReadFrom | null) => void;
};

/**
 * Everything around the book that needs JavaScript: the bar, the prompt, reading aloud. It is not in the prerendered page
 * and is loaded after hydration.
 */
export function ReaderTools({ book, lengthSlot, languages, onPanel, onReadFrom, ...bar }: Props) {
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
      {offer !== null && <ResumePrompt panel={offer} chapters={book.chapters} onDecline={decline} />}
      {lengthSlot &&
        createPortal(
          <LengthSwitch length={bar.settings.length} onChange={(length) => bar.onChange({ length })} />,
          lengthSlot,
        )}
      <ReaderBar
        {...bar}
        hasShortTexts={book.hasShortTexts}
        chapters={book.chapters}
        panel={current ?? panels[0]?.id ?? ''}
        state={state}
        reading={reading}
        voices={voices}
      />
    </>
  );
}
