import { books } from '../books/books.ts';
import { storyAt } from '../model/stories.ts';
import { loadPictures } from '../pictures/pictures.server.ts';
import { type ReadableBook, readableBook } from '../readable/readable-book.ts';

/** The book whose page has this path, with its finished pictures. */
export function loadBook(path: string): ReadableBook {
  const book = books[storyAt(path).id];
  return readableBook(book, loadPictures(book));
}
