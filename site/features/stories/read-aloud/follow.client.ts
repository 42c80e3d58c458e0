import { findPanelElement } from '../readable/panel-element.client.ts';
import { scrollOffset } from './follow.ts';
import { findLineElement } from './highlight.client.ts';
import type { Line } from './narrator/lines.ts';

/** Scrolls the page so that a line is clear of the header and of the reader's tools. */
export function followLine(line: Line): void {
  // An open gloss card must not scroll away.
  if (document.querySelector('.gloss-card')) return;
  const element = findLineElement(line.id);
  const panel = findPanelElement(line.panel);
  if (!element || !panel) return;
  const header = document.querySelector('body header')?.getBoundingClientRect();
  const tools = document.querySelector('.reader-tools')?.getBoundingClientRect();
  const clear = {
    // A header that scrolls away with the page takes no room.
    top: header && header.top <= 0 ? Math.max(0, header.bottom) : 0,
    bottom: tools && tools.top < window.innerHeight ? tools.top : window.innerHeight,
  };
  const offset = scrollOffset(element.getBoundingClientRect(), panel.getBoundingClientRect(), clear);
  if (offset === 0) return;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: offset, behavior: isReduced ? 'instant' : 'smooth' });
}
