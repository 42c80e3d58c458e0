import { books } from '../features/stories/books/books.ts';
import { stories } from '../features/stories/model/stories.ts';
import { checkBook } from './stories/book-check.ts';

/** The faults in the texts of all books, one line each. */
export function checkStories(): string[] {
  return stories.flatMap((story) => checkBook(books[story.id], story));
}
