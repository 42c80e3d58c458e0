import type { ReadableBook, ReadableChapter, ReadablePanel } from '../model/readable-book.ts';

/** One page of a booklet. */
export type BookletPage =
  | { readonly kind: 'cover' | 'end' | 'words' | 'finds' | 'drawing' | 'back' }
  | {
      readonly kind: 'panel';
      readonly panel: ReadablePanel;
      /** The chapter, on the page that it begins on. */
      readonly opens: ReadableChapter | null;
    };

/** A folded sheet has four pages. */
export const PAGES_PER_SHEET = 4;
/** Added in this order until the last sheet is full. */
const FILLERS = ['words', 'finds', 'drawing'] as const;

/** The pages of a booklet in reading order: always a whole number of sheets. */
export function buildBookletPages(book: ReadableBook): BookletPage[] {
  const panels = book.chapters.flatMap((chapter) =>
    chapter.panels.map((panel, i): BookletPage => ({ kind: 'panel', panel, opens: i === 0 ? chapter : null })),
  );
  const needed = panels.length + 3;
  const missing = (PAGES_PER_SHEET - (needed % PAGES_PER_SHEET)) % PAGES_PER_SHEET;
  const fillers = FILLERS.slice(0, missing).map((kind): BookletPage => ({ kind }));
  return [{ kind: 'cover' }, ...panels, { kind: 'end' }, ...fillers, { kind: 'back' }];
}

/** A printed sheet with two pages, left and right, on each side. */
type FoldedSheet<Page> = { readonly front: readonly [Page, Page]; readonly back: readonly [Page, Page] };

/**
 * Puts pages in folding order: printed on both sides, stacked and folded in the middle, they are read in the order
 * given. Throws unless the number of pages is a multiple of four.
 */
export function impose<Page>(pages: readonly Page[]): FoldedSheet<Page>[] {
  if (pages.length % PAGES_PER_SHEET !== 0) throw new Error(`${pages.length} pages do not fill sheets of four`);
  const pageAt = (index: number) => pages[index] as Page;
  return Array.from({ length: pages.length / PAGES_PER_SHEET }, (_, sheet) => {
    const first = 2 * sheet;
    const last = pages.length - 1 - first;
    return {
      front: [pageAt(last), pageAt(first)],
      back: [pageAt(first + 1), pageAt(last - 1)],
    };
  });
}
