import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { books } from '../books/books.ts';
import { EPUB_EDITIONS, EPUB_FOLDER, type EpubBytes, type EpubEdition, getEpubPath } from '../export/epub-path.ts';
import { loadPictures } from '../model/pictures.server.ts';
import { buildReadableBook, type ReadableBook } from '../model/readable-book.ts';
import { getStoryByPath, type StoryId } from '../model/stories.ts';

/** The book whose page has this path, with its finished pictures. */
export function loadBook(path: string): ReadableBook {
  const book = books[getStoryByPath(path).id];
  return buildReadableBook(book, loadPictures(book));
}

/** The sizes of a book's EPUB files, which the build has written before the pages. */
export function loadEpubBytes(story: StoryId): EpubBytes {
  const bytesOf = (edition: EpubEdition) => statSync(`${EPUB_FOLDER}/${basename(getEpubPath(story, edition))}`).size;
  return Object.fromEntries(EPUB_EDITIONS.map((edition) => [edition, bytesOf(edition)])) as EpubBytes;
}
