import { books } from '../../features/stories/books.ts';
import { bookAt } from '../../features/stories/bookshelf.server.ts';
import { PrintEdition } from '../../features/stories/print-edition.tsx';
import { storyById } from '../../features/stories/stories.ts';
import { UnbuiltPage } from '../unbuilt-page.tsx';
import type { Route } from './+types/book-print';

const story = storyById('korean-charlotte-birthday');

/** Runs while the pages are built, as the book's own loader does. */
export function loader() {
  return books[story.id] ? bookAt(story.route) : null;
}

export default function BookPrint({ loaderData: book }: Route.ComponentProps) {
  return book ? (
    <PrintEdition story={story} book={book} />
  ) : (
    <UnbuiltPage back={{ to: story.route, label: { en: 'Back to the book', ko: '책으로 돌아가기' } }} />
  );
}
