/** How the page shows what is read aloud: the line is lit and scrolled to, and a tap on it is heard. */
import { prefersReducedMotion } from '../../../shared/page/scroll.tsx';
import { findWord, type Line, type Word } from '../model/lines.ts';
import { findPanelElement } from '../model/reading-place.client.ts';
import type { Playback, PlaybackState } from './playback.ts';

const WORD_HIGHLIGHT = 'word-being-read';

/** The element of a line. The pages of an open book lie over the scrolling page, which has the same lines. */
function findLineElement(id: string): HTMLElement | null {
  const selector = `[data-line="${id}"]`;
  return (
    document.querySelector<HTMLElement>(`dialog[open] ${selector}`) ?? document.querySelector<HTMLElement>(selector)
  );
}

/** What is lit in a state: a line and, if known, the word in it. */
export function getHighlight(state: PlaybackState): { readonly line: Line | null; readonly word: Word | null } {
  if (state.phase === 'idle') return { line: null, word: null };
  return { line: state.line, word: state.phase === 'speaking' || state.phase === 'paused' ? state.word : null };
}

/** Lights the line that is read and, if known, the word in it. */
export function lightLine(state: PlaybackState): void {
  const { line, word } = getHighlight(state);
  for (const element of document.querySelectorAll<HTMLElement>('[data-lit]')) {
    if (element.dataset.line !== line?.id) delete element.dataset.lit;
  }
  const element = line && findLineElement(line.id);
  if (element) element.dataset.lit = '';
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(WORD_HIGHLIGHT);
  const range = element && word && rangeOf(element, word);
  if (range) CSS.highlights.set(WORD_HIGHLIGHT, new Highlight(range));
}

/** The range of a word inside an element, whose text may be split into several nodes. */
function rangeOf(element: HTMLElement, { start, length }: Word): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let started = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const end = before + (node.textContent?.length ?? 0);
    if (!started && start < end) {
      range.setStart(node, start - before);
      started = true;
    }
    if (started && start + length <= end) {
      range.setEnd(node, start + length - before);
      return range;
    }
    before = end;
  }
  return null;
}

/** Distance of a line from the bars. */
const MARGIN_PX = 16;

/** In px from the viewport's top. */
type VerticalSpan = { readonly top: number; readonly bottom: number };

/**
 * Returns the px to scroll (down is positive), 0 where the line is already clear of the bars. The panel comes to the
 * upper edge where the line is seen then too; a line further down its panel comes to a third of the height.
 */
export function scrollOffset(line: VerticalSpan, panel: VerticalSpan, clear: VerticalSpan): number {
  const top = clear.top + MARGIN_PX;
  const bottom = clear.bottom - MARGIN_PX;
  if (line.top >= top && line.bottom <= bottom) return 0;
  const isSeenWithPanel = line.bottom - panel.top <= bottom - top;
  if (isSeenWithPanel) return panel.top - top;
  const third = top + (bottom - top) / 3;
  // A line higher than the room for it begins at the top.
  const target = Math.max(top, Math.min(third, bottom - (line.bottom - line.top)));
  return line.top - target;
}

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
  window.scrollBy({ top: offset, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** The index in an element's text of the character at a point of the viewport; null where the browser cannot tell. */
function findTextIndex(element: HTMLElement, x: number, y: number): number | null {
  const caret = document.caretPositionFromPoint?.(x, y);
  const old = caret ? null : document.caretRangeFromPoint?.(x, y);
  const node = caret?.offsetNode ?? old?.startContainer;
  if (!node || !element.contains(node)) return null;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, caret?.offset ?? old?.startOffset ?? 0);
  return range.toString().length;
}

/**
 * While the book is read aloud, a tap on a sentence goes on there; while it is paused, a tap on a word says the word.
 * At any other time taps are left to the page. Returns a function that ends it.
 */
export function listenForTaps(
  lines: readonly Line[],
  playback: Pick<Playback, 'startAtLine' | 'sayWord'>,
  getPhase: () => PlaybackState['phase'],
): () => void {
  const onClick = (event: MouseEvent) => {
    const phase = getPhase();
    if (phase === 'idle') return;
    const target = event.target as Element;
    const element = target.closest<HTMLElement>('[data-line]');
    const line = lines.find(({ id }) => id === element?.dataset.line);
    if (!element || !line || target.closest('button')) return;
    event.stopPropagation();
    if (phase !== 'paused') {
      playback.startAtLine(line.id);
      return;
    }
    const index = findTextIndex(element, event.clientX, event.clientY);
    const word = index === null ? null : findWord(line.text, index);
    if (word) playback.sayWord(line.id, word);
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
