import { useLayoutEffect, useRef } from 'react';

/** Inside of an element's edge, in px: more than its border and than an animation moves it. */
const EDGE_PX = 16;

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

/** Whether the reader prefers reduced motion. Style sheets know it by themselves; what a script moves has to ask. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls an element to `block` of the viewport: smoothly, unless the reader prefers reduced motion. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * Scrolls `whole` into the viewport where `part` of it is off the screen or covered, by a sticky header for example.
 *
 * @param part an element inside of `whole`; the middle of its upper and its lower edge are looked at
 */
export function revealElement(part: Element, whole: Element): void {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isSeenAt = (y: number) => part.contains(document.elementFromPoint((left + right) / 2, y));
  if (!isSeenAt(top + EDGE_PX) || !isSeenAt(bottom - EDGE_PX)) scrollToElement(whole, 'nearest');
}

/** Scrolls to an element and focuses it, so that the keyboard continues from there. It needs a `tabIndex`. */
export function scrollToAndFocus(element: HTMLElement, block: ScrollLogicalPosition): void {
  element.focus({ preventScroll: true });
  scrollToElement(element, block);
}
