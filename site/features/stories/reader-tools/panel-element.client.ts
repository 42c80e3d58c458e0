export function panelElement(panel: string): HTMLElement | null {
  return document.querySelector(`[data-panel-id="${panel}"]`);
}

/** Brings a panel into the window; the focus goes with it, so that the keyboard goes on from there. */
export function goToPanel(panel: string): void {
  const element = panelElement(panel);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
