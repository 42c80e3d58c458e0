import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../../shared/language/language.ts';
import { LengthSwitch } from '../controls/length-switch.tsx';
import { useCloseUp } from '../finds/close-up.tsx';
import type { Story } from '../model/stories.ts';
import { VOICES_HASH } from '../read-aloud/family/microphone.client.ts';
import { SCROLL_PAUSES } from '../read-aloud/pauses.ts';
import { useReadAloud } from '../read-aloud/use-read-aloud.tsx';
import type { ReadableBook } from '../readable/readable-book.ts';
import type { BookMode, ReadingSettings } from '../settings/reading-settings.ts';
import { ReaderBar } from './reader-bar.tsx';
import { usePagedReading } from './use-paged-reading.tsx';
import { useReadingPlace } from './use-reading-place.tsx';

const VoicesDialog = lazy(() =>
  import('../read-aloud/family/voices-dialog.tsx').then((module) => ({ default: module.VoicesDialog })),
);
const PagedReader = lazy(() => import('../paged/paged-reader.tsx').then((module) => ({ default: module.PagedReader })));

const ResumePrompt = lazy(() => import('./resume-prompt.tsx').then((module) => ({ default: module.ResumePrompt })));

export type PanelAction = (panel: string) => void;

type Props = {
  story: Story;
  book: ReadableBook;
  /** The panel that is being read. */
  panel: string;
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
  onReadFrom: (readFrom: PanelAction | null) => void;
  /** Called with a function that opens a panel's picture, or with null while the book lies open as pages. */
  onLook: (look: PanelAction | null) => void;
};

/**
 * Everything around the book that needs JavaScript: the bar, the prompt, reading aloud; or the book as pages. It is not
 * in the prerendered page and is loaded after hydration.
 */
export function ReaderTools(props: Props) {
  const { story, book, panel, mode, languages, onMode, settings, onChange, onPanel } = props;
  const paged = usePagedReading(panel, settings.paged, onChange);
  const [stopsAfterChapter, onStopsAfterChapter] = useState(false);
  const [showsVoices, setShowsVoices] = useState(() => window.location.hash === VOICES_HASH);
  const reading = { stopsAfterChapter, onStopsAfterChapter, onVoices: () => setShowsVoices(true) };
  const closeVoices = () => {
    setShowsVoices(false);
    if (window.location.hash !== VOICES_HASH) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  };
  const dialog = showsVoices && (
    <Suspense>
      <VoicesDialog book={book} languages={languages} onClose={closeVoices} />
    </Suspense>
  );
  if (!paged.isOpen) {
    return (
      <>
        <ScrollTools {...props} {...reading} />
        {dialog}
      </>
    );
  }
  return (
    <Suspense>
      <PagedReader
        story={story}
        book={book}
        mode={mode}
        onMode={onMode}
        settings={settings}
        onChange={onChange}
        {...reading}
        onPanel={onPanel}
        onClose={paged.close}
      />
      {dialog}
    </Suspense>
  );
}

type ScrollProps = Props & {
  stopsAfterChapter: boolean;
  onStopsAfterChapter: (stopsAfterChapter: boolean) => void;
  onVoices: () => void;
};

function ScrollTools({ book, lengthSlot, languages, onPanel, onReadFrom, onLook, onVoices, ...bar }: ScrollProps) {
  const { reading, voices, ...readAloud } = useReadAloud({
    book,
    languages,
    speed: bar.settings.speed,
    pauses: SCROLL_PAUSES,
    stopsAfterChapter: bar.stopsAfterChapter,
    scrolls: true,
  });

  useEffect(() => {
    onReadFrom(voices === 'present' ? reading.startAt : null);
    return () => onReadFrom(null);
  }, [voices, reading, onReadFrom]);

  // The button stands below the text: who comes there has read it.
  const closeUp = useCloseUp({ book, languages, isRead: () => true, onOpen: reading.stop });
  useEffect(() => {
    onLook(closeUp.open);
    return () => onLook(null);
  }, [closeUp.open, onLook]);

  const ids = useMemo(() => book.chapters.flatMap(({ panels }) => panels.map(({ id }) => id)), [book]);
  const { current, offer, decline } = useReadingPlace(book.id, ids);
  useEffect(() => {
    if (current !== null) onPanel(current);
  }, [current, onPanel]);

  return (
    <>
      {offer !== null && (
        <Suspense>
          <ResumePrompt panel={offer} chapters={book.chapters} onDecline={decline} />
        </Suspense>
      )}
      {lengthSlot &&
        createPortal(
          <LengthSwitch
            languages={languages}
            lengths={bar.settings.lengths}
            onChange={(lengths) => bar.onChange({ lengths })}
          />,
          lengthSlot,
        )}
      <ReaderBar
        {...bar}
        onVoices={() => {
          reading.stop();
          onVoices();
        }}
        languages={languages}
        book={book.id}
        hasShortTexts={book.hasShortTexts}
        chapters={book.chapters}
        panel={current ?? ids[0] ?? ''}
        {...readAloud}
        reading={reading}
        voices={voices}
      />
      {closeUp.view}
    </>
  );
}
