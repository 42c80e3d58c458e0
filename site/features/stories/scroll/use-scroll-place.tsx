import { useEffect, useMemo, useRef, useState } from 'react';
import { WINDOW_PLACE_KEY, type WindowPlace } from '../../../shared/page/window-place.ts';
import { writeSession } from '../../../shared/storage/session-text.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { findPanelElement, rememberPlace } from '../model/reading-place.client.ts';
import { findPanelInView, placeKey, placeToOffer, replacesPlace } from '../model/reading-place.ts';
import { useReader } from '../reading/reader-context.tsx';

type ScrollPlace = {
  /** The panel that is being read; null before the first. */
  readonly current: string | null;
  /** The panel of an earlier visit, until the reader goes there, reads on or declines. */
  readonly offer: string | null;
  readonly decline: () => void;
};

/** Follows which panel is being read, and stores it. */
export function useScrollPlace(): ScrollPlace {
  const { book, place } = useReader();
  const panels = useMemo(() => book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id)), [book]);
  const [stored] = useStoredText(placeKey(book.id));
  const [current, setCurrent] = useState<string | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const offer = isAnswered ? null : placeToOffer(stored, panels);
  const last = useRef<string | null>(null);

  useEffect(() => {
    let frame = 0;
    const topOf = (panel: string) => findPanelElement(panel)?.getBoundingClientRect().top ?? null;
    const update = () => {
      frame = 0;
      const panel = findPanelInView(panels, topOf, window.innerHeight);
      if (panel === null) return;
      setCurrent(panel);
      place.set({ panel });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    // The page may be scrolled already: after a reload, by a link to a chapter, or by the reader before hydration.
    if (window.scrollY > 0) onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [panels, place]);

  useEffect(() => {
    if (current === null || current === last.current) return;
    // The place at which the long page opens was not scrolled to: a book as pages was closed there.
    const isPaged = last.current === null ? null : false;
    last.current = current;
    if (!replacesPlace(current, panels, offer)) return;
    setAnswered(true);
    rememberPlace(book.id, current, panels, isPaged);
  }, [book.id, current, panels, offer]);

  useEffect(() => {
    const save = () => storeWindowPlace(current);
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [current]);

  return { current, offer, decline: () => setAnswered(true) };
}

/** Stores where a panel stands in the window; null removes what an earlier page has stored. */
function storeWindowPlace(panel: string | null): void {
  const element = panel === null ? null : findPanelElement(panel);
  const place: WindowPlace | null = element && {
    path: window.location.pathname,
    id: element.id,
    top: element.getBoundingClientRect().top,
  };
  // Where session storage is closed, the browser's own restoration is all there is.
  writeSession(WINDOW_PLACE_KEY, place && JSON.stringify(place));
}
