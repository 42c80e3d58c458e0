import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top of the page whenever `view` changes: the new view would otherwise open at the old one's position.
 */
export function useScrollToTop(view: string): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current !== view) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = view;
  }, [view]);
}

/** Scrolls an element to `block` of the viewport: smoothly, unless the reader prefers reduced motion. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isReduced ? 'instant' : 'smooth' });
}

/** Scrolls to an element and focuses it, so that the keyboard continues from there. It needs a `tabIndex`. */
export function scrollToAndFocus(element: HTMLElement, block: ScrollLogicalPosition): void {
  element.focus({ preventScroll: true });
  scrollToElement(element, block);
}
