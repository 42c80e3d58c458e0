import { useLocation } from 'react-router';
import { getStoryByPath } from '../../features/stories/model/stories.ts';
import { PrintEdition } from '../../features/stories/print/print-edition.tsx';
import { loadBook } from '../../features/stories/reader/load-book.server.ts';
import type { Route } from './+types/book-print';

/** Runs while the page is prerendered. */
export function loader({ request }: Route.LoaderArgs) {
  return loadBook(new URL(request.url).pathname);
}

export default function BookPrint({ loaderData: book }: Route.ComponentProps) {
  return <PrintEdition story={getStoryByPath(useLocation().pathname)} book={book} />;
}
