import { storyById } from '../../features/stories/library/stories.ts';
import { PrintEdition } from '../../features/stories/print/print-edition.tsx';
import { bookAt } from '../../features/stories/reader/load-book.server.ts';
import type { Route } from './+types/book-print';

const story = storyById('korean-charlotte-birthday');

/** Runs while the pages are built, as the book's own loader does. */
export function loader() {
  return bookAt(story.route);
}

export default function BookPrint({ loaderData: book }: Route.ComponentProps) {
  return <PrintEdition story={story} book={book} />;
}
