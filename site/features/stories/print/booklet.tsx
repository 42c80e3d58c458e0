import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import type { Story } from '../library/stories.ts';
import type { ReadableBook } from '../reader/readable-book.ts';
import { BookletPageView } from './booklet-page.tsx';
import { bookletPages, impose, PAGES_PER_SHEET } from './booklet-pages.ts';
import { printText } from './print-text.ts';
import { largestFitting } from './type-fit.ts';
import '../telling/telling.css';
import '../reader/panel.css';
import '../bubbles/bubbles.css';
import './booklet.css';

/** In pixels of the layout, in which a page is 700 px wide: 15 px are 9 pt on A4. */
const TYPE_SIZES = { min: 14.5, max: 24, step: 0.5 };
/** Shares of a page's width, tried in this order: a page with much text has a narrower picture. */
const PICTURE_WIDTHS = [1, 0.94, 0.88, 0.82, 0.76];

type Props = { story: Story; book: ReadableBook; language: Language; paper: 'a4' | 'letter' };

/**
 * The sheets of a booklet in folding order, front and back, as they are printed: a small preview on the screen. To a
 * screen reader it is one picture; the book itself is on its own page.
 */
export function Booklet({ story, book, language, paper }: Props) {
  const text = useText(printText);
  const pages = useMemo(() => bookletPages(book), [book]);
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

/** Sets the type of the whole booklet as large as all pages allow, those with the longest texts by narrower pictures. */
function useFittingType(root: RefObject<HTMLDivElement | null>, setting: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setting` names what changes the pages
  useEffect(() => {
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
  }, [root, setting]);
}

function fitType(root: HTMLElement): void {
  const pages = [...root.querySelectorAll<HTMLElement>('[data-kind="panel"]')];
  const fits = (size: number) => {
    root.style.setProperty('--booklet-type', `${size}px`);
    return narrowPictures(pages);
  };
  const size = largestFitting(TYPE_SIZES, fits) ?? TYPE_SIZES.min;
  fits(size);
}

/** Gives each page the widest picture with which its text fits. Returns whether all fit. One layout a width. */
function narrowPictures(pages: readonly HTMLElement[]): boolean {
  let crowded = pages;
  for (const width of PICTURE_WIDTHS) {
    for (const page of crowded) page.style.setProperty('--booklet-picture', String(width));
    crowded = crowded.filter((page) => page.scrollHeight > page.clientHeight);
    if (crowded.length === 0) return true;
  }
  return false;
}
