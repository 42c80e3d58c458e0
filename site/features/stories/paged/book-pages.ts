import type { Question } from '../model/book.ts';

/** The pages of a book in paged reading, in order, and the address (`location.hash`) of each. */

export type BookPage =
  | { readonly kind: 'cover' }
  | { readonly kind: 'chapter'; readonly chapter: number }
  | { readonly kind: 'panel'; readonly chapter: number; readonly panel: string }
  | { readonly kind: 'finds'; readonly chapter: number }
  | { readonly kind: 'activity'; readonly chapter: number /** From 0. */; readonly index: number }
  | { readonly kind: 'question'; readonly index: number }
  | { readonly kind: 'end' };

/** The part of a book that its page order needs. */
export type PagedBook = {
  readonly chapters: readonly {
    readonly number: number;
    readonly panels: readonly { readonly id: string }[];
    readonly activities?: readonly unknown[];
  }[];
  readonly questions: readonly Pick<Question, 'after'>[];
};

/**
 * Cover; per chapter its title, its panels, things to find, its activities and its questions where it has them; the
 * questions about the whole book; the end.
 */
export function buildPages({ chapters, questions }: PagedBook): BookPage[] {
  const questionsAfter = (chapter?: number): BookPage[] =>
    questions.flatMap(({ after }, index) => (after === chapter ? [{ kind: 'question', index }] : []));
  return [
    { kind: 'cover' },
    ...chapters.flatMap(({ number: chapter, panels, activities = [] }): BookPage[] => [
      { kind: 'chapter', chapter },
      ...panels.map(({ id }): BookPage => ({ kind: 'panel', chapter, panel: id })),
      { kind: 'finds', chapter },
      ...activities.map((_, index): BookPage => ({ kind: 'activity', chapter, index })),
      ...questionsAfter(chapter),
    ]),
    ...questionsAfter(),
    { kind: 'end' },
  ];
}

/**
 * `#cover`, `#3` (chapter title), `#3-2` (panel), `#3-find`, `#3-make`, `#3-make-2`, `#question-1`, `#end`
 * (`PAGE_ADDRESS`).
 */
export function formatPageAddress(page: BookPage): string {
  switch (page.kind) {
    case 'cover':
      return '#cover';
    case 'chapter':
      return `#${page.chapter}`;
    case 'panel':
      return `#${page.panel}`;
    case 'finds':
      return `#${page.chapter}-find`;
    case 'activity':
      return `#${page.chapter}-make${page.index > 0 ? `-${page.index + 1}` : ''}`;
    case 'question':
      return `#question-${page.index + 1}`;
    case 'end':
      return '#end';
  }
}

/** The index of the page that an address names; null for an address of something else (`#chapter-3`, `#main`, none). */
export function findPageIndex(pages: readonly BookPage[], hash: string): number | null {
  const index = pages.findIndex((page) => formatPageAddress(page) === hash);
  return index < 0 ? null : index;
}

/** The page of a panel; the cover where there is no such panel. */
export function findPanelPageIndex(pages: readonly BookPage[], panel: string): number {
  return Math.max(
    0,
    pages.findIndex((page) => page.kind === 'panel' && page.panel === panel),
  );
}

/** The chapter that a page belongs to: of a page without one, the chapter before it; null before the first. */
export function findChapterAt(pages: readonly BookPage[], index: number): number | null {
  const before = pages.slice(0, index + 1).flatMap((page) => ('chapter' in page ? [page.chapter] : []));
  return before.at(-1) ?? null;
}

/** The element of the book's long page (a selector) where what is on a page stands. */
export function findOnLongPage(pages: readonly BookPage[], index: number): string {
  const page = pages[index];
  const chapter = findChapterAt(pages, index);
  switch (page?.kind) {
    case 'panel':
      return `[data-panel-id="${page.panel}"]`;
    case 'finds':
    case 'activity':
      return `#chapter-${chapter} .chapter-footer`;
    case 'chapter':
      return `#chapter-${chapter}`;
    case 'question':
      // The questions about the whole book come after all chapters.
      return pages.slice(index).some(({ kind }) => kind === 'chapter')
        ? `#chapter-${chapter} .chapter-footer`
        : '#questions';
    case 'end':
      return '.the-end';
    default:
      return '.title-page';
  }
}
