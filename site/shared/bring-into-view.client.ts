/** Scrolls until an element is to be seen where `block` says: smoothly, unless the reader wants less motion. */
export function bringIntoView(element: Element, block: ScrollLogicalPosition): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' });
}
