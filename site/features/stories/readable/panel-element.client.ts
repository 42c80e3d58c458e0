export function findPanelElement(panel: string): HTMLElement | null {
  return document.querySelector(`[data-panel-id="${panel}"]`);
}

/** Jumps to a panel and focuses it, so that the keyboard continues from there. */
export function jumpToPanel(panel: string): void {
  const element = findPanelElement(panel);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
