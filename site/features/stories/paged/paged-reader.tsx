import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useCloseUp } from '../finds/close-up.tsx';
import type { Story } from '../model/stories.ts';
import { getFollowedLine } from '../read-aloud/read-aloud.ts';
import { type Reading, useReadAloud } from '../read-aloud/use-read-aloud.tsx';
import type { ReadableBook } from '../readable/readable-book.ts';
import { type BookMode, getShownLanguages, type ReadingSettings, TURN_PAUSES } from '../settings/reading-settings.ts';
import { BookSheet } from './book-sheet.tsx';
import { PagedBar } from './paged-bar.tsx';
import { pagedText } from './paged-text.ts';
import { type BookPage, buildPages, findPanelPageIndex, formatPageAddress } from './pages.ts';
import { useCommands } from './use-commands.tsx';
import { useFollowVoice } from './use-follow-voice.tsx';
import { usePagedPlace } from './use-paged-place.tsx';
import { usePosition } from './use-position.tsx';
import { useReadPages } from './use-read-pages.tsx';
import '../pictures/whole-window.css';
import './paged.css';
import './paged-pages.css';
import './paged-plain.css';

/** The pause from the turn of a page until it is read aloud. */
const LOOK_MS = 700;

type Props = {
  story: Story;
  book: ReadableBook;
  mode: BookMode;
  onMode: (mode: BookMode) => void;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  stopsAfterChapter: boolean;
  onStopsAfterChapter: (stopsAfterChapter: boolean) => void;
  onVoices: () => void;
  /** Called with the current page's panel, which is the reading place. */
  onPanel: (panel: string) => void;
  onClose: () => void;
};

/** The whole book as pages that fill the window, one on top of the other. */
export function PagedReader({
  story,
  book,
  mode,
  onMode,
  settings,
  onChange,
  onPanel,
  onClose,
  onVoices,
  ...stopping
}: Props) {
  const { language: site } = useLanguage();
  const text = useText(pagedText);
  const languages = useMemo(() => getShownLanguages(mode, book.language), [mode, book.language]);
  const pages = useMemo(() => buildPages(book), [book]);
  const [showsWords, setShowsWords] = useState(true);
  const { position, beat, go, positionAfter, beatLines, onBeats } = usePosition(pages, onPanel);
  const dialog = useRef<HTMLDialogElement>(null);
  const sheets = useRef<HTMLDivElement>(null);

  useModal(dialog, sheets);
  const { run, handlers } = useCommands({ sheets, pages, position, positionAfter, go, onClose });

  const readAloud = usePagedReadAloud(book, languages, settings, stopping.stopsAfterChapter);
  useFollowVoice(getFollowedLine(readAloud.state), pages, beatLines, go);

  const page = pages[position.page];
  const currentPanel = page?.kind === 'panel' ? page.panel : null;
  const place = usePagedPlace(book, currentPanel);
  // The same function at every turn: the sheets that stay are not rendered again.
  const goToPanel = useCallback(
    (panelId: string) => go({ page: findPanelPageIndex(pages, panelId), beat: 0 }),
    [go, pages],
  );
  const isRead = useReadPages(position.page, beat, beatLines);
  const closeUp = useCloseUp({ book, languages, isRead: () => isRead, onOpen: readAloud.reading.stop });
  return (
    <dialog
      ref={dialog}
      className="whole-window reader paged"
      aria-label={text.dialog(story.title[site])}
      data-mode={mode}
      data-text-size={settings.textSize}
      data-font={settings.font}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={sheets} tabIndex={-1} className="paged-sheets" {...handlers}>
        <Sheets
          story={story}
          book={book}
          pages={pages}
          current={position.page}
          beat={beat}
          mode={mode}
          languages={languages}
          settings={settings}
          showsWords={showsWords}
          isRead={isRead}
          onBeats={onBeats}
          place={place}
          onGo={goToPanel}
        />
      </div>
      <p role="status" className="sr-only">
        {text.pageOf(position.page + 1, pages.length)}
      </p>
      <PagedBar
        book={book.id}
        page={position.page}
        pages={pages.length}
        mode={mode}
        onMode={onMode}
        languages={languages}
        hasShortTexts={book.hasShortTexts}
        settings={settings}
        onChange={onChange}
        {...stopping}
        onVoices={() => {
          readAloud.reading.stop();
          onVoices();
        }}
        showsWords={showsWords}
        onWords={setShowsWords}
        {...readAloud}
        panel={currentPanel ?? book.chapters[0]?.panels[0]?.id ?? ''}
        onCommand={run}
        onCloseUp={currentPanel === null ? null : () => closeUp.open(currentPanel)}
        isRead={isRead}
      />
      {closeUp.view}
    </dialog>
  );
}

/** A page is looked at before it is read, and turns after it. */
function usePagedReadAloud(
  book: ReadableBook,
  languages: readonly Language[],
  { speed, turnPause }: ReadingSettings,
  stopsAfterChapter: boolean,
): Reading {
  const pauses = { turnMs: TURN_PAUSES[turnPause], lookMs: LOOK_MS };
  return useReadAloud({ book, languages, speed, pauses, stopsAfterChapter, scrolls: false });
}

/** Opens the dialog over everything else, with the keys on the pages. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, sheets: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // Not the first word with a meaning: keys turn pages from here.
      sheets.current?.focus({ preventScroll: true });
    }
    document.documentElement.dataset.paged = '';
    return () => {
      delete document.documentElement.dataset.paged;
    };
  }, [dialog, sheets]);
}

type SheetsProps = Omit<ComponentProps<typeof BookSheet>, 'page' | 'index'> & {
  pages: readonly BookPage[];
  /** The index of the page on top. */
  current: number;
};

/**
 * The page on top and its two neighbors, which are decoded ahead. After a turn the page on top is painted first, and the
 * new neighbor is laid out then.
 */
function Sheets({ pages, current, beat, isRead, ...sheet }: SheetsProps) {
  const painted = useDeferredValue(current);
  const paintedBeat = useDeferredValue(beat);
  const indexes = new Set([current, painted + 1, painted, painted - 1]);
  // Downwards: of two pages before the one on top, the nearer is found first (use-turn-animation.tsx).
  return [...indexes]
    .toSorted((a, b) => b - a)
    .map((index) => {
      const page = pages[index];
      if (!page) return null;
      const place = index === current ? 'current' : index > current ? 'next' : 'previous';
      // The page that was on top keeps its beat until the new one is painted.
      const coveredBeat = index === painted ? paintedBeat : index > painted ? 0 : Number.POSITIVE_INFINITY;
      return (
        <div
          key={formatPageAddress(page)}
          data-sheet={place}
          data-address={formatPageAddress(page)}
          aria-hidden={place !== 'current' || undefined}
          inert={place !== 'current' || undefined}
          className="paged-sheet"
        >
          <BookSheet
            {...sheet}
            page={page}
            index={index}
            beat={place === 'current' ? beat : coveredBeat}
            isRead={place === 'current' && isRead}
          />
        </div>
      );
    });
}
