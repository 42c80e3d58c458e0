import { useEffect } from 'react';
import { type BookPage, findPanelPageIndex } from './pages.ts';
import type { Position } from './turn.ts';

type LineAt = { readonly id: string; readonly panel: string } | null;

/** Turns to the page and the beat of the line that is read aloud. */
export function useFollowVoice(
  line: LineAt,
  pages: readonly BookPage[],
  beatLines: ReadonlyMap<number, readonly (readonly string[])[]>,
  go: (position: Position) => void,
): void {
  const id = line?.id;
  const panel = line?.panel;
  useEffect(() => {
    if (!id || !panel) return;
    const page = findPanelPageIndex(pages, panel);
    const beat = beatLines.get(page)?.findIndex((shown) => shown.includes(id)) ?? 0;
    go({ page, beat: Math.max(0, beat) });
  }, [id, panel, pages, beatLines, go]);
}
