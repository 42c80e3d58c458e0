import { useLocation } from 'react-router';
import { getStoryByPath } from '../../features/stories/model/stories.ts';
import { PrintEdition } from '../../features/stories/print/print-edition.tsx';
import { loadBook, loadEpubBytes } from '../../features/stories/scroll/load-book.server.ts';
import type { Route } from './+types/book-print';

/** Runs while the page is prerendered. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return { book: loadBook(pathname), epubBytes: loadEpubBytes(getStoryByPath(pathname).id) };
}

export default function BookPrint({ loaderData: { book, epubBytes } }: Route.ComponentProps) {
  return <PrintEdition story={getStoryByPath(useLocation().pathname)} book={book} epubBytes={epubBytes} />;
}
