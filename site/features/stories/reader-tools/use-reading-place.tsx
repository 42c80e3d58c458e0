import { useEffect, useRef, useState } from 'react';
import { useStoredText } from '../../../shared/use-stored-text.tsx';
import { panelElement } from './panel-element.client.ts';
import { placeKey, placeToOffer } from './reading-place.ts';

type ReadingPosition = {
  /** The last panel that begins above the middle of the window; null before the first. */
  readonly current: string | null;
  /** A panel of an earlier visit to go on from, until the reader has gone there, or on by herself. */
  readonly offer: string | null;
  readonly decline: () => void;
};

/** Watches which panel is being read, and remembers it for the next time. `panels` are all ids of the book, in order. */
export function useReadingPlace(book: string, panels: readonly string[]): ReadingPosition {
  const [stored, remember] = useStoredText(placeKey(book));
  const [current, setCurrent] = useState<string | null>(null);
  const [answered, setAnswered] = useState(false);
  const offer = answered ? null : placeToOffer(stored, panels);
  const first = panels[0];
  const last = useRef<string | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const middle = window.innerHeight / 2;
      const begun = panels.filter((panel) => (panelElement(panel)?.getBoundingClientRect().top ?? middle) < middle);
      const panel = begun.at(-1);
      if (panel) setCurrent(panel);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    // A reload, a link to a chapter or a quick reader has scrolled before this runs.
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
    // The book opens at its first panel: that says nothing about where the reader is.
    if (current === first && !answered && offer !== null) return;
    setAnswered(true);
    remember(current);
  }, [current, first, answered, offer, remember]);

  return { current, offer, decline: () => setAnswered(true) };
}
