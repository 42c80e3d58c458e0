import { type RefObject, useMemo, useRef } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import type { ReadableBook } from '../model/readable-book.ts';
import type { Story } from '../model/stories.ts';
import { findLargestFitting } from '../model/type-fit.ts';
import { BookletPageView } from './booklet-page.tsx';
import { buildBookletPages, impose, PAGES_PER_SHEET } from './booklet-pages.ts';
import { printText } from './print-text.ts';
import '../panels/telling.css';
import '../scroll/panel.css';
import '../panels/bubbles.css';
import './booklet.css';

/** Type sizes in pixels of the layout, in which a page is 700 px wide: 15 px are 9 pt on A4. */
const TYPE_SIZES = { min: 14.5, max: 27, step: 0.5 };
/** A page with at most this many lines is set larger, as picture books do. */
const MAX_SHORT_LINES = 5;
/** The line height of `.booklet-text` in booklet.css. */
const LINE_HEIGHT = 1.5;
/**
 * Shares of the text's width, tried in this order: a page with little text has a picture that reaches into the margins,
 * one with much text a narrower one. Below 560 px of width, 0.915, bubbles would stand under it (bubbles.css).
 */
const PICTURE_WIDTHS = [1.06, 1.03, 1, 0.97, 0.94, 0.92];
/** Type sizes in pixels of the lists at the end: gloss words and things to find. */
const LIST_SIZES = { min: 14, max: 26, step: 0.5 };

type Props = { story: Story; book: ReadableBook; language: Language; paper: 'a4' | 'letter' };

/**
 * The sheets of a booklet in folding order, front and back, as they are printed: a small preview on the screen. To a
 * screen reader it is one picture; the book itself is on its own page.
 */
export function Booklet({ story, book, language, paper }: Props) {
  const text = useText(printText);
  const pages = useMemo(() => buildBookletPages(book), [book]);
  const root = useRef<HTMLDivElement>(null);
  useFittingType(root, `${language} ${paper}`);
  const sides = impose(pages.map((page, i) => ({ page, number: i + 1 }))).flatMap(({ front, back }) => [front, back]);
  return (
    <div
      ref={root}
      role="img"
      aria-label={text.preview(pages.length / PAGES_PER_SHEET)}
      className="booklet"
      data-paper={paper}
    >
      {sides.map((side) => (
        <div key={side[0].number} className="booklet-side">
          <div className="booklet-spread" lang={language}>
            {side.map(({ page, number }) => (
              <div key={number} className="booklet-page" data-kind={page.kind}>
                <BookletPageView page={page} pages={pages} story={story} book={book} language={language} />
                {page.kind !== 'cover' && page.kind !== 'back' && <p className="booklet-number">{number}</p>}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Sets the type of the whole booklet as large as all pages allow, those with the longest texts by narrower pictures.
 * Then each page with enough room left says what to look for in its picture.
 */
function useFittingType(root: RefObject<HTMLDivElement | null>, setting: string): void {
  useAfterChange([root, setting], () => {
    let isCurrent = true;
    delete root.current?.dataset.fitted;
    document.fonts.ready.then(() => {
      if (!isCurrent || !root.current) return;
      fitType(root.current);
      root.current.dataset.fitted = '';
    });
    return () => {
      isCurrent = false;
    };
  });
}

function fitType(root: HTMLElement): void {
  const pages = [...root.querySelectorAll<HTMLElement>('[data-kind="panel"]')];
  for (const page of pages) {
    delete page.dataset.short;
    delete page.dataset.roomy;
  }
  const fits = (size: number) => {
    root.style.setProperty('--booklet-type', `${size}px`);
    return fitPictures(pages);
  };
  const size = findLargestFitting(TYPE_SIZES, fits) ?? TYPE_SIZES.min;
  fits(size);
  for (const page of pages) {
    const { offsetHeight = 0 } = page.querySelector<HTMLElement>('.booklet-text > p') ?? {};
    if (offsetHeight <= MAX_SHORT_LINES * LINE_HEIGHT * size + 1) page.dataset.short = '';
  }
  for (const page of pages) page.dataset.roomy = '';
  for (const page of pages.filter(isCrowded)) delete page.dataset.roomy;
  for (const list of root.querySelectorAll<HTMLElement>('.booklet-list')) fitList(list);
}

function isCrowded(page: HTMLElement): boolean {
  return page.scrollHeight > page.clientHeight;
}

/** Gives each page the widest picture with which its text fits. Returns whether all fit. One layout a width. */
function fitPictures(pages: readonly HTMLElement[]): boolean {
  let crowded = pages;
  for (const width of PICTURE_WIDTHS) {
    for (const page of crowded) page.style.setProperty('--booklet-picture', String(width));
    crowded = crowded.filter(isCrowded);
    if (crowded.length === 0) return true;
  }
  return false;
}

/** Sets a list as large as its page allows. */
function fitList(list: HTMLElement): void {
  const page = list.closest<HTMLElement>('.booklet-page');
  const fits = (size: number) => {
    list.style.fontSize = `${size}px`;
    return page !== null && !isCrowded(page);
  };
  fits(findLargestFitting(LIST_SIZES, fits) ?? LIST_SIZES.min);
}
