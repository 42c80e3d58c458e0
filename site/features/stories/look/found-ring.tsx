import { type CSSProperties, useMemo } from 'react';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { Box } from '../model/pictures.ts';
import { findBoxes } from './finds.client.ts';
import { FOUND_KEY, formatFindId, parseFound } from './finds.ts';
import './finds.css';

/** Share of the picture's width below which a ring would be too small to see. */
const MIN_WIDTH = 0.08;
/** Sides of the ring over those of the box. */
const ROOM = 1.3;

/**
 * A hand-drawn ring round a found thing. Lies over a picture whose element is positioned; `aspect` is width over
 * height.
 */
export function FoundRing({ box, aspect }: { box: Box; aspect: number }) {
  const width = Math.max(MIN_WIDTH, box.width * ROOM);
  const height = Math.max(MIN_WIDTH * aspect, box.height * ROOM);
  const percent = (share: number) => `${share * 100}%`;
  const style: CSSProperties = {
    left: percent(box.left + (box.width - width) / 2),
    top: percent(box.top + (box.height - height) / 2),
    width: percent(width),
    height: percent(height),
  };
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="found-ring" style={style}>
      <path d={RING} className="found-ring-edge" />
      <path d={RING} />
    </svg>
  );
}

const RING = 'M13 61C5 31 29 7 57 6s40 23 38 46-24 43-50 43S6 73 11 44C15 26 27 16 40 12';

/** The rings in a panel's picture whose thing was found; nothing before. */
export function PageRing({ book, panel, aspect }: { book: string; panel: string; aspect: number }) {
  const [stored] = useStoredText(FOUND_KEY);
  const isFound = useMemo(() => parseFound(stored).has(formatFindId(book, panel)), [stored, book, panel]);
  if (!isFound) return null;
  return findBoxes(book, panel).map((box) => <FoundRing key={box.left} box={box} aspect={aspect} />);
}
