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
