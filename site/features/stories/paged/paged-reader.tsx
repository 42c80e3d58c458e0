/**
 * Reading a page at a time, with the picture as large as the screen allows.
 *
 * @packageDocumentation
 */
import { type ComponentProps, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { CloseUp } from '../look/close-up.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { useOpenText } from '../reading/use-reading.tsx';
import {
  type BookPage,
  buildPages,
  findChapterAt,
  findPageIndex,
  findPanelPageIndex,
  formatPageAddress,
} from './book-pages.ts';
import { BookSheet } from './book-sheet.tsx';
import { PagedBar } from './paged-bar.tsx';
import { pagedText } from './paged-text.ts';
import { useCommands } from './use-commands.tsx';
import { useFollowVoice, usePagedPlace, usePlaceAfterClosing, usePosition, useReadPages } from './use-position.tsx';
import '../panels/whole-window.css';
import './paged.css';
import './paged-pages.css';
import './paged-plain.css';

/** The whole book as pages that fill the window, one on top of the other. */
export function PagedReader({ onClose }: { onClose: () => void }) {
  const { language: site } = useLanguage();
  const text = useText(pagedText);
  const { story, book, mode, settings, place, reading } = useReader();
  const pages = useMemo(() => buildPages(book), [book]);
  const [showsWords, setShowsWords] = useState(true);
  const onPanel = useCallback((panel: string) => place.set({ panel }), [place]);
  const { position, beat, go, positionAfter, beatLines, onBeats } = usePosition(pages, onPanel);
  const sheets = useRef<HTMLDivElement>(null);

  // Not on the first word with a meaning: keys turn pages from here.
  useLayoutEffect(() => sheets.current?.focus({ preventScroll: true }), []);
  const { run, handlers } = useCommands({ sheets, pages, position, positionAfter, go, onClose });

  useOpenText(true);
  usePlaceAfterClosing(pages, position.page);
  useFollowVoice({ page: position.page, beat }, pages, beatLines, go);

  const page = pages[position.page];
  const currentPanel = page?.kind === 'panel' ? page.panel : null;
  const offer = usePagedPlace(book, position.page, currentPanel);
  // The same function at every turn: the sheets that stay are not rendered again.
  const goToPanel = useCallback(
    (panelId: string) => go({ page: findPanelPageIndex(pages, panelId), beat: 0 }),
    [go, pages],
  );
  const goToChapter = (chapter: number) => {
    reading?.stop();
    go({ page: findPageIndex(pages, formatPageAddress({ kind: 'chapter', chapter })) ?? 0, beat: 0 });
    sheets.current?.focus({ preventScroll: true });
  };
  const isRead = useReadPages(position.page, beat, beatLines);
  return (
    <Modal
      className="whole-window reader paged"
      aria-label={text.dialog(story.title[site])}
      data-mode={mode}
      data-text-size={settings.textSize}
      data-font={settings.font}
      onClose={onClose}
    >
      <div ref={sheets} tabIndex={-1} className="paged-sheets" {...handlers}>
        <Sheets
          pages={pages}
          current={position.page}
          beat={beat}
          showsWords={showsWords}
          isRead={isRead}
          onBeats={onBeats}
          place={offer}
          onGo={goToPanel}
        />
      </div>
      <p role="status" className="sr-only">
        {text.pageOf(position.page + 1, pages.length)}
      </p>
      <PagedBar
        page={position.page}
        pages={pages.length}
        chapter={findChapterAt(pages, position.page)}
        onChapter={goToChapter}
        showsWords={showsWords}
        onWords={setShowsWords}
        panel={currentPanel}
        onCommand={run}
        isRead={isRead}
      />
      <CloseUp isRead={isRead} />
    </Modal>
  );
}

type SheetsProps = Omit<ComponentProps<typeof BookSheet>, 'page' | 'index'> & {
  pages: readonly BookPage[];
  /** The index of the page on top. */
  current: number;
};

/**
 * The page on top and its two neighbors, which are decoded ahead. After a turn the page on top is painted first, and
 * the new neighbor is laid out then.
 */
function Sheets({ pages, current, beat, isRead, ...sheet }: SheetsProps) {
  const painted = useDeferredValue(current);
  const paintedBeat = useDeferredValue(beat);
  const indexes = new Set([current, painted + 1, painted, painted - 1]);
  // Downwards: of two pages before the one on top, the nearer is found first (use-page-turn.tsx).
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
