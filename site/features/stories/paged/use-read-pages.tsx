import { useEffect, useState } from 'react';
import type { BeatLines } from './use-position.tsx';

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
