import type { BookMode } from '../model/reading-settings.ts';
import type { StoryId } from '../model/stories.ts';

/** Every book has a file in each of these modes. */
export const EPUB_MODES: readonly BookMode[] = ['en', 'ko', 'both'];
/** A book's file in one language or in both, or in English with a voice. */
export type EpubEdition = BookMode | 'en-voice';
export const EPUB_EDITIONS: readonly EpubEdition[] = [...EPUB_MODES, 'en-voice'];

/** The path on the site of a book's EPUB file. */
export function getEpubPath(story: StoryId, edition: EpubEdition): `/epub/${string}.epub` {
  return `/epub/${story}-${edition}.epub`;
}

/**
 * Where the build writes the files, relative to site/. Not in build/, which is emptied before the pages are written.
 */
export const EPUB_FOLDER = '.epub';

/** Sizes of a book's files in bytes. */
export type EpubBytes = Readonly<Record<EpubEdition, number>>;
