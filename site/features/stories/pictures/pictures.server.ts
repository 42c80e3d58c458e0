import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../books/book.ts';
import type { PaintedPictures } from '../reader/readable-book.ts';
import { type Picture, pictureFiles } from './pictures.ts';

/** Where the studio leaves its facts and its files, from the root of the repository. */
const FACTS = 'pictures';
const FILES = 'public/art';

/** A finished picture: its facts and every file of it are there. */
function finished(folder: string, name: string): Picture | null {
  const facts = join(FACTS, folder, `${name}.json`);
  if (!existsSync(facts)) return null;
  if (!pictureFiles(folder, name).every((file) => existsSync(join(FILES, file)))) return null;
  const { width, height, placeholder, heads, focal } = JSON.parse(readFileSync(facts, 'utf8')) as Picture;
  return { width, height, placeholder, heads, focal };
}

/** The finished pictures of a book, as the studio left them. Read while the pages are built. */
export function picturesOf(book: Book): PaintedPictures {
  const ids = book.chapters.flatMap((chapter) => chapter.panels.map((panel) => panel.id));
  const panels = ids.flatMap((id) => {
    const picture = finished(book.id, id);
    return picture ? [[id, picture] as const] : [];
  });
  return { panels: Object.fromEntries(panels), cover: finished('covers', book.id) };
}
