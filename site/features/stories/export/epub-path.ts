import type { BookMode } from '../model/reading-settings.ts';
import type { StoryId } from '../model/stories.ts';

/** Every book has a file in each of these modes. */
export const EPUB_MODES: readonly BookMode[] = ['en', 'ko', 'both'];

/** The path on the site of a book's EPUB file in one language, or in both. */
export function getEpubPath(story: StoryId, mode: BookMode): `/epub/${string}.epub` {
  return `/epub/${story}-${mode}.epub`;
}

/**
 * Where the build writes the files, relative to site/. Not in build/, which is emptied before the pages are written.
 */
export const EPUB_FOLDER = '.epub';

/** Sizes of a book's files in bytes. */
export type EpubBytes = Readonly<Record<BookMode, number>>;
