import type { Line, Word } from './narrator/lines.ts';

const WORD_HIGHLIGHT = 'word-being-read';

/** The element of a line. The pages of an open book lie over the scrolling page, which has the same lines. */
export function findLineElement(id: string): HTMLElement | null {
  const selector = `[data-line="${id}"]`;
  return (
    document.querySelector<HTMLElement>(`dialog[open] ${selector}`) ?? document.querySelector<HTMLElement>(selector)
  );
}

/** Highlights a line on the page and, if known, the word in it; null removes the highlight. */
export function highlightLine(line: Line | null, word: Word | null): void {
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

/** The index in an element's text of the character at a point of the viewport; null where the browser cannot tell. */
export function findTextIndex(element: HTMLElement, x: number, y: number): number | null {
  const caret = document.caretPositionFromPoint?.(x, y);
  const old = caret ? null : document.caretRangeFromPoint?.(x, y);
  const node = caret?.offsetNode ?? old?.startContainer;
  if (!node || !element.contains(node)) return null;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, caret?.offset ?? old?.startOffset ?? 0);
  return range.toString().length;
}
