import { useLayoutEffect, useRef } from 'react';

/** Scrolls to the top of the page whenever `view` changes: the new view would otherwise open at the old one's position. */
export function useScrollToTop(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current !== view) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = view;
  }, [view]);
}
