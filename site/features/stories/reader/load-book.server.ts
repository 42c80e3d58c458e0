import { books } from '../books/books.ts';
import { getStoryByPath } from '../model/stories.ts';
import { loadPictures } from '../pictures/pictures.server.ts';
import { buildReadableBook, type ReadableBook } from '../readable/readable-book.ts';

/** The book whose page has this path, with its finished pictures. */
export function loadBook(path: string): ReadableBook {
  const book = books[getStoryByPath(path).id];
  return buildReadableBook(book, loadPictures(book));
}
