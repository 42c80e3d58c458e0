/**
 * The levels that are stored on this device, in local storage (docs/product.md §7.9). Invalid parts of it count as
 * missing.
 */

import { getFields, parseJson } from '../../../shared/storage/json.ts';
import { cleanName } from '../../../shared/times-tables/players/player-name.ts';
import type { MadeLevel } from '../world/made-level.ts';
import { formatMade, parseMade } from './share.ts';

export const GALLERY_KEY = 'story-forest.adventure-gallery';
const VERSION = 1;
export const MAX_GALLERY_LEVELS = 200;
/** Counted in code points. */
export const MAX_LEVEL_NAME_LENGTH = 40;

export type GalleryLevel = {
  readonly made: MadeLevel;
  /** The child's name for the level; empty where it has none. */
  readonly name: string;
  /** Made on this device; false for a level that came in a file. */
  readonly isOwn: boolean;
};

/** A level with the name that is shown: its own, or the words for a level without one. */
export type NamedLevel = { readonly level: GalleryLevel; readonly name: string };

/** The oldest first. No two have the same grid: `formatGridKey` writes their key. */
export type Gallery = readonly GalleryLevel[];

/** The grid as text, which is the key of a level in the gallery. */
export function formatGridKey({ made }: Pick<GalleryLevel, 'made'>): string {
  return formatMade(made);
}

export function findLevel(gallery: Gallery, grid: string): GalleryLevel | null {
  return gallery.find((level) => formatGridKey(level) === grid) ?? null;
}

/** A name as it is stored: clean, and at most MAX_LEVEL_NAME_LENGTH code points. */
export function cleanLevelName(text: string): string {
  return Array.from(cleanName(text)).slice(0, MAX_LEVEL_NAME_LENGTH).join('').trim();
}

/**
 * Adds a level made on this device, in place of the one with the grid `replaced` if that is there. A level that is in
 * the gallery already changes nothing. Returns null where the gallery is full.
 */
export function addMadeLevel(gallery: Gallery, made: MadeLevel, replaced: string | null): Gallery | null {
  if (findLevel(gallery, formatMade(made))) return gallery;
  if (replaced !== null && findLevel(gallery, replaced))
    return gallery.map((level) => (formatGridKey(level) === replaced ? { ...level, made, isOwn: true } : level));
  return gallery.length < MAX_GALLERY_LEVELS ? [...gallery, { made, name: '', isOwn: true }] : null;
}

export function renameLevel(gallery: Gallery, grid: string, name: string): Gallery {
  return gallery.map((level) => (formatGridKey(level) === grid ? { ...level, name: cleanLevelName(name) } : level));
}

export function removeLevel(gallery: Gallery, grid: string): Gallery {
  return gallery.filter((level) => formatGridKey(level) !== grid);
}

/** Takes back `removeLevel`: the level is at its old place, or at the end of a gallery that has become shorter. */
export function restoreLevel(gallery: Gallery, level: GalleryLevel, index: number): Gallery {
  return findLevel(gallery, formatGridKey(level)) ? gallery : gallery.toSpliced(index, 0, level);
}

/** This gallery with the other one's levels after it. A level of both keeps its name here, unless it has none. */
export function mergeGalleries(here: Gallery, other: Gallery): Gallery {
  const merged = new Map(here.map((level) => [formatGridKey(level), level]));
  for (const level of other) {
    const grid = formatGridKey(level);
    const own = merged.get(grid) ?? level;
    merged.set(grid, { ...own, name: own.name || level.name, isOwn: own.isOwn || level.isOwn });
  }
  return [...merged.values()];
}

export function formatGallery(gallery: Gallery): string {
  const levels = gallery.map((level) => ({ level: formatGridKey(level), name: level.name, own: level.isOwn }));
  return JSON.stringify({ version: VERSION, levels });
}

/** Parses what `formatGallery` writes. */
export function parseGallery(text: string | null): Gallery {
  const value = getFields(parseJson(text));
  if (value?.version !== VERSION || !Array.isArray(value.levels)) return [];
  const levels = value.levels.flatMap((each): GalleryLevel[] => {
    const { level, name, own } = getFields(each) ?? {};
    const made = typeof level === 'string' ? parseMade(level) : null;
    return made ? [{ made, name: typeof name === 'string' ? cleanLevelName(name) : '', isOwn: own === true }] : [];
  });
  return mergeGalleries([], levels);
}
