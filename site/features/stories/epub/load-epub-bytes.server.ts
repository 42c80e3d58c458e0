import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { StoryId } from '../model/stories.ts';
import type { BookMode } from '../settings/reading-settings.ts';
import { EPUB_FOLDER, type EpubBytes, getEpubPath } from './epub-path.ts';

/** The sizes of a book's EPUB files, which the build has written before the pages. */
export function loadEpubBytes(story: StoryId): EpubBytes {
  const bytesOf = (mode: BookMode) => statSync(`${EPUB_FOLDER}/${basename(getEpubPath(story, mode))}`).size;
  return { en: bytesOf('en'), ko: bytesOf('ko'), both: bytesOf('both') };
}
