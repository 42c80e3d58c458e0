import { useEffect, useRef, useState } from 'react';
import { WINDOW_PLACE_KEY, type WindowPlace } from '../../../shared/page/window-place.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { findPanelElement } from '../readable/panel-element.client.ts';
import { findPanelInView, placeKey, placeToOffer, replacesPlace } from '../settings/reading-place.ts';
import { rememberPlace } from '../shelf/remember-place.client.ts';

type ReadingPlace = {
  /** The panel that is being read; null before the first. */
  readonly current: string | null;
  /** The panel of an earlier visit, until the reader goes there, reads on or declines. */
  readonly offer: string | null;
  readonly decline: () => void;
};

/** Follows which panel is being read, and stores it. `panels` are all ids of the book, in order. */
export function useReadingPlace(book: string, panels: readonly string[]): ReadingPlace {
  const [stored] = useStoredText(placeKey(book));
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
      if (panel !== null) setCurrent(panel);
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
  }, [panels]);

  useEffect(() => {
    if (current === null || current === last.current) return;
    last.current = current;
    if (!replacesPlace(current, panels, offer)) return;
    setAnswered(true);
    rememberPlace(book, current, panels);
  }, [book, current, panels, offer]);

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
  try {
    if (!element) {
      sessionStorage.removeItem(WINDOW_PLACE_KEY);
      return;
    }
    const { top } = element.getBoundingClientRect();
    const place: WindowPlace = { path: window.location.pathname, id: element.id, top };
    sessionStorage.setItem(WINDOW_PLACE_KEY, JSON.stringify(place));
  } catch {
    // Private mode: the browser's own restoration is all there is.
  }
}
