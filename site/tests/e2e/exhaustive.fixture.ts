import { pages } from '../../app/pages.ts';

/** Details of a journey that `npm run test:all` runs and `npm test` does not. */
export const EXHAUSTIVE = { tag: '@exhaustive' } as const;

/** The details of a journey that repeats another one with other values: `npm test` runs the one with `isMain`. */
export function exhaustiveUnless(isMain: boolean): typeof EXHAUSTIVE | Record<string, never> {
  return isMain ? {} : EXHAUSTIVE;
}

/** A short book, for the pages that each book has. */
const MAIN_BOOK = '/book/korean-charlotte-birthday';

/** What a journey visits: a page of each kind, and, exhaustively, every page. */
export const VISITS = [
  {
    which: 'a page of each kind',
    paths: pages.map(({ path }) => path).filter((path) => !path.startsWith('/book/') || path.startsWith(MAIN_BOOK)),
    details: {},
  },
  { which: 'every page', paths: pages.map(({ path }) => path), details: EXHAUSTIVE },
] as const;
