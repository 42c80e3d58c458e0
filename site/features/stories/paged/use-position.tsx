import { useCallback, useEffect, useState } from 'react';
import { type BookPage, findPageIndex, formatPageAddress } from './pages.ts';
import { getNextPosition, getPreviousPosition, type Position, type TurnDirection } from './turn.ts';

/** The lines that each beat of a page shows, by page. A page that was never near has none yet. */
export type BeatLines = ReadonlyMap<number, readonly (readonly string[])[]>;

type PositionInBook = {
  readonly position: Position;
  /** The beat that is shown: `position.beat`, or the last one where the words have become fewer. */
  readonly beat: number;
  readonly go: (position: Position) => void;
  readonly positionAfter: (direction: TurnDirection) => Position;
  readonly beatLines: BeatLines;
  readonly onBeats: (page: number, lines: readonly (readonly string[])[]) => void;
};

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
  const [beatLines, setBeatLines] = useState<BeatLines>(new Map());
  const beatsOf = useCallback((page: number) => Math.max(1, beatLines.get(page)?.length ?? 1), [beatLines]);
  const beat = Math.min(position.beat, beatsOf(position.page) - 1);

  const page = pages[position.page];
  useEffect(() => {
    if (!page) return;
    const address = formatPageAddress(page);
    if (window.location.hash !== address) window.history.replaceState(window.history.state, '', address);
    if (page.kind === 'panel') onPanel(page.panel);
  }, [page, onPanel]);
  useEffect(() => {
    const follow = () => {
      const index = findPageIndex(pages, window.location.hash);
      if (index !== null) go({ page: index, beat: 0 });
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
