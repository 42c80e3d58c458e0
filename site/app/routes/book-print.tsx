import { bookAt } from '../../features/stories/bookshelf.server.ts';
import { PrintEdition } from '../../features/stories/print-edition.tsx';
import { storyById } from '../../features/stories/stories.ts';
import type { Route } from './+types/book-print';

const story = storyById('korean-charlotte-birthday');

/** Runs while the pages are built, as the book's own loader does. */
export function loader() {
  return bookAt(story.route);
}

export default function BookPrint({ loaderData: book }: Route.ComponentProps) {
  return <PrintEdition story={story} book={book} />;
}
