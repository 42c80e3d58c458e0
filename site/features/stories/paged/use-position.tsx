import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { useStore } from '../../../shared/page/use-store.tsx';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { showToast } from '../../../shared/ui/notices.ts';
import { damagedLinkText } from '../model/damaged-link-text.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { rememberPlace } from '../model/reading-place.client.ts';
import { PAGE_ADDRESS, parseShelf, placeKey, placeToOffer, replacesPlace, SHELF_KEY } from '../model/reading-place.ts';
import { getFollowedLine } from '../reading/playback.ts';
import { useReading } from '../reading/use-reading.tsx';
import { type BookPage, findOnLongPage, findPageIndex, findPanelPageIndex, formatPageAddress } from './book-pages.ts';
import { getNextPosition, getPreviousPosition, type Position, type TurnDirection } from './turn.ts';

/** The lines that each beat of a page shows, by page. A page that was never near has none yet. */
type BeatLines = ReadonlyMap<number, readonly (readonly string[])[]>;

type PositionInBook = {
  readonly position: Position;
  /** The beat that is shown: `position.beat`, or the last one where the words have become fewer. */
  readonly beat: number;
  readonly go: (position: Position) => void;
  readonly positionAfter: (direction: TurnDirection) => Position;
  readonly beatLines: BeatLines;
  readonly onBeats: (page: number, lines: readonly (readonly string[])[]) => void;
};

/** Whether the address is that of a page that the book does not have. */
const isMissing = (pages: readonly BookPage[]) =>
  PAGE_ADDRESS.test(window.location.hash) && findPageIndex(pages, window.location.hash) === null;

/** Where the reader is. The address follows the page, and the browser's own steps back and forward turn it. */
export function usePosition(
  pages: readonly BookPage[],
  /** Called with the current page's panel. */
  onPanel: (panel: string) => void,
): PositionInBook {
  const [position, go] = useState<Position>(() => ({
    page: findPageIndex(pages, window.location.hash) ?? 0,
    beat: 0,
  }));
  const damaged = useText(damagedLinkText);
  const [isDamaged] = useState(() => isMissing(pages));
  const tellDamage = useEffectEvent(() => showToast(damaged));
  useEffect(() => {
    if (isDamaged) tellDamage();
  }, [isDamaged]);
  const [beatLines, setBeatLines] = useState<BeatLines>(new Map());
  const beatsOf = useCallback((page: number) => Math.max(1, beatLines.get(page)?.length ?? 1), [beatLines]);
  const beat = Math.min(position.beat, beatsOf(position.page) - 1);

  const page = pages[position.page];
  const hasAddress = useRef(false);
  useEffect(() => {
    if (!page) return;
    const address = formatPageAddress(page);
    // Back may have led to the long page's entry before a turned page is shown: that entry keeps its address.
    if (!hasAddress.current || PAGE_ADDRESS.test(window.location.hash))
      window.history.replaceState(window.history.state, '', address);
    hasAddress.current = true;
    if (page.kind === 'panel') onPanel(page.panel);
  }, [page, onPanel]);
  useEffect(() => {
    const follow = () => {
      const index = findPageIndex(pages, window.location.hash);
      if (index !== null) go({ page: index, beat: 0 });
      else if (isMissing(pages)) tellDamage();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [pages]);

  const positionAfter = useCallback(
    (direction: TurnDirection): Position => {
      const now = { page: position.page, beat };
      return direction === 'next' ? getNextPosition(now, pages.length, beatsOf) : getPreviousPosition(now, beatsOf);
    },
    [position.page, beat, pages.length, beatsOf],
  );
  const onBeats = useCallback((index: number, lines: readonly (readonly string[])[]) => {
    setBeatLines((known) => new Map(known).set(index, lines));
  }, []);

  return { position, beat, go, positionAfter, beatLines, onBeats };
}

/** Turns to the page and the beat of the line that is read aloud. */
export function useFollowVoice(
  { page, beat }: Position,
  pages: readonly BookPage[],
  beatLines: BeatLines,
  go: (position: Position) => void,
): void {
  const reading = useReading();
  const line = useStore(reading, ({ playback }) => getFollowedLine(playback));
  useEffect(() => {
    if (!line) return;
    const linePage = findPanelPageIndex(pages, line.panel);
    const lineBeat = beatLines.get(linePage)?.findIndex((shown) => shown.includes(line.id)) ?? 0;
    go({ page: linePage, beat: Math.max(0, lineBeat) });
  }, [line, pages, beatLines, go]);
  // A beat that was turned to has the line only now.
  useAfterChange([reading, page, beat], () => void reading.light());
}

/** Milliseconds that the last beat is shown before its page counts as read. Longer than a page takes to be laid out. */
const SHOWN_MS = 1000;

/** Whether the last beat of a page has been shown: by the reader, or by the voice that turns the beats. */
export function useReadPages(page: number, beat: number, beatLines: BeatLines): boolean {
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const beats = beatLines.get(page)?.length;
  const isAtEnd = beats !== undefined && beat >= beats - 1;
  useEffect(() => {
    if (!isAtEnd) return;
    const timer = setTimeout(() => setRead((known) => new Set(known).add(page)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAtEnd, page]);
  return read.has(page);
}

/**
 * Stores the panel of the page on top; the first one of the book once a page was turned. Returns the panel of an
 * earlier visit, for the cover to offer.
 */
export function usePagedPlace(book: ReadableBook, page: number, panel: string | null): string | null {
  const panels = useMemo(() => book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id)), [book]);
  const [offer] = useState(() => {
    const stored = readStored(placeKey(book.id));
    const isBegun = parseShelf(readStored(SHELF_KEY)).going.includes(book.id);
    return isBegun && stored === panels[0] ? stored : placeToOffer(stored, panels);
  });
  const [opened] = useState(page);
  const reached = useRef(panel);
  useEffect(() => {
    reached.current = panel ?? reached.current;
    const isOnlyOpened = page === opened && reached.current === panels[0];
    const later = offer === panels[0] ? null : offer;
    if (reached.current === null || isOnlyOpened || !replacesPlace(reached.current, panels, later)) return;
    rememberPlace(book.id, reached.current, panels, true);
  }, [book.id, page, panel, panels, offer, opened]);
  return offer;
}

/** Brings what the last page shows into view on the long page, once the book as pages is closed. */
export function usePlaceAfterClosing(pages: readonly BookPage[], page: number): void {
  const last = useRef('');
  useEffect(() => {
    last.current = findOnLongPage(pages, page);
  }, [pages, page]);
  useEffect(
    () => () => {
      // After the browser's own place for a step back in its history.
      requestAnimationFrame(() => {
        const element = document.querySelector<HTMLElement>(last.current);
        element?.scrollIntoView({ block: 'start', behavior: 'instant' });
        element?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
