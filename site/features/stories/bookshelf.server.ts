import { books } from './books.ts';
import { picturesOf } from './pictures.server.ts';
import { type ReadableBook, readableBook } from './readable-book.ts';
import { storyAt } from './stories.ts';

/** The book of a page, with the pictures it has by now. */
export function bookAt(path: string): ReadableBook {
  const book = books[storyAt(path).id];
  return readableBook(book, picturesOf(book));
}
