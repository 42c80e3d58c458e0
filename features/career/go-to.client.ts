/** Brings a part of the page into view and puts the focus on it. It needs a `tabIndex`. */
export function goToElement(element: HTMLElement, block: 'start' | 'center'): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' });
}
