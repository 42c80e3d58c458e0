import { LANGUAGES, type Language } from '../../../shared/language/language.ts';
import type { BookMode } from '../model/reading-settings.ts';
import type { StoryId } from '../model/stories.ts';

/** Every book has a file in each of these modes. */
export const EPUB_MODES: readonly BookMode[] = ['en', 'ko', 'both'];
/** A book's file in one language or in both, or in one language with a voice. */
export type EpubEdition = BookMode | `${Language}-voice`;

export const getVoicedEdition = (language: Language) => `${language}-voice` as const;

/** The languages of a file. */
export function getMode(edition: EpubEdition): BookMode {
  return LANGUAGES.find((language) => edition === getVoicedEdition(language)) ?? (edition as BookMode);
}

export const EPUB_EDITIONS: readonly EpubEdition[] = [...EPUB_MODES, ...LANGUAGES.map(getVoicedEdition)];

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
