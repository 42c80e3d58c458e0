import { books } from '../books/books.ts';
import { storyAt } from '../library/stories.ts';
import { picturesOf } from '../pictures/pictures.server.ts';
import { type ReadableBook, readableBook } from './readable-book.ts';

/** The book of a page, with the pictures it has by now. */
export function bookAt(path: string): ReadableBook {
  const book = books[storyAt(path).id];
  return readableBook(book, picturesOf(book));
}
