import { type RefObject, useRef, useState } from 'react';
import { useLayoutAfterChange } from '../../../shared/page/use-after-change.tsx';
import { refitOnResize } from './fitted.tsx';
import type { WordsItem } from './words.ts';
import { splitIntoBeats } from './words.ts';

type Beats = {
  readonly beats: readonly (readonly WordsItem[])[];
  /** Share of the chosen type size: below 1 only where one item would not fit by itself. */
  readonly scale: number;
  /** Ref of a hidden copy of all items, as wide as the text column. */
  readonly measure: RefObject<HTMLDivElement | null>;
};

/**
 * Splits the words of a page into beats that fit into `box`. Measures anew when the box, the items or `setting` (text
 * size, font) change, and once the fonts are there.
 */
export function useBeats(items: readonly WordsItem[], box: RefObject<HTMLElement | null>, setting: string): Beats {
  const measure = useRef<HTMLDivElement>(null);
  const [{ beats, scale }, setBeats] = useState<Omit<Beats, 'measure'>>({ beats: [items], scale: 1 });

  // `setting` changes how high the items are.
  useLayoutAfterChange([items, box, setting], () => {
    const [frame, copy] = [box.current, measure.current];
    if (!frame || !copy) return;
    return refitOnResize(frame, () => setBeats(fitBeats(items, frame.clientHeight, copy)));
  });

  return { beats, scale, measure };
}

/** Steps in which type shrinks for an item that is too high, and the smallest share of its size. */
const SCALE_STEP = 0.07;
const MIN_SCALE = 0.44;

function fitBeats(items: readonly WordsItem[], available: number, copy: HTMLElement): Omit<Beats, 'measure'> {
  for (let scale = 1; ; scale -= SCALE_STEP) {
    copy.style.setProperty('--fit', String(scale));
    const single = stackedBoxes(copy, items);
    const isSmallest = scale - SCALE_STEP < MIN_SCALE;
    if (isSmallest || single.every(({ top, bottom }) => bottom - top <= available))
      return { beats: splitIntoBeats(items, available, (some) => heightOf(copy, some, items, single)), scale };
  }
}

type Box = { readonly top: number; readonly bottom: number };

/** The places of the items in px when each has lines of its own. One layout. */
function stackedBoxes(copy: HTMLElement, items: readonly WordsItem[]): Box[] {
  const elements = itemElements(copy);
  for (const element of elements.values()) element.hidden = false;
  copy.dataset.stacked = '';
  const boxes = items.map(({ key }) => elements.get(key)?.getBoundingClientRect() ?? { top: 0, bottom: 0 });
  delete copy.dataset.stacked;
  return boxes;
}

/**
 * Height in px of some consecutive items. Blocks are as high together as they are stacked; sentences that run on are
 * laid out for it.
 */
function heightOf(
  copy: HTMLElement,
  some: readonly WordsItem[],
  items: readonly WordsItem[],
  stacked: readonly Box[],
): number {
  const sentences = some.filter(({ kind }) => kind === 'sentence');
  const blocks = some.slice(sentences.length);
  const [first, last] = [blocks[0], blocks.at(-1)];
  const top = first ? (stacked[items.indexOf(first)]?.top ?? 0) : 0;
  const bottom = last ? (stacked[items.indexOf(last)]?.bottom ?? 0) : 0;
  return (sentences.length > 0 ? runOnHeight(copy, sentences) : 0) + bottom - top;
}

function runOnHeight(copy: HTMLElement, sentences: readonly WordsItem[]): number {
  const keys = new Set(sentences.map(({ key }) => key));
  for (const [key, element] of itemElements(copy)) element.hidden = !keys.has(key);
  return copy.getBoundingClientRect().height;
}

function itemElements(copy: HTMLElement): Map<string, HTMLElement> {
  const elements = copy.querySelectorAll<HTMLElement>('[data-item]');
  return new Map([...elements].map((element) => [element.dataset.item ?? '', element]));
}
