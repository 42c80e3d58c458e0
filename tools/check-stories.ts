import { books } from '../features/stories/books.ts';
import { stories } from '../features/stories/stories.ts';
import { checkBook } from './stories/book-check.ts';

/** What is wrong in the words of the books, a line each. A book that is not written yet is not a fault. */
export function checkStories(): string[] {
  return stories.flatMap((story) => {
    const book = books[story.id];
    return book ? checkBook(book, story) : [];
  });
}
