import { books } from './books.ts';
import { picturesOf } from './pictures.server.ts';
import { type ReadableBook, readableBook } from './readable-book.ts';
import { storyAt } from './stories.ts';

/** The book of a page, with the pictures it has by now. */
export function bookAt(path: string): ReadableBook {
  const story = storyAt(path);
  const book = books[story.id];
  if (!book) throw new Error(`'${story.id}' is not written yet`);
  return readableBook(book, picturesOf(book));
}
