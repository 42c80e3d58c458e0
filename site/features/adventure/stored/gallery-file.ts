/** A file with several levels, for a class (docs/product.md §7.9). */

import * as z from 'zod/mini';
import { getFields, parseJson } from '../../../shared/storage/json.ts';
import { findLevelProblem } from '../world/made-level.ts';
import {
  cleanLevelName,
  formatGridKey,
  type Gallery,
  type GalleryLevel,
  MAX_GALLERY_LEVELS,
  mergeGalleries,
} from './gallery.ts';
import { parseMade } from './share.ts';

const FORMAT = 'story-forest-levels';
const VERSION = 1;
/** 200 levels with long names have less than half of it. A longer file is not read. */
export const MAX_FILE_CHARS = 200_000;
const MAX_TEXT_CHARS = 500;

const envelopeSchema = z.object({ format: z.literal(FORMAT), version: z.int().check(z.minimum(1)) });
const textSchema = z.string().check(z.maxLength(MAX_TEXT_CHARS));
const levelsSchema = z.object({
  levels: z
    .array(z.object({ level: textSchema, name: textSchema }))
    .check(z.minLength(1), z.maxLength(MAX_GALLERY_LEVELS)),
});

/**
 * Why a file is refused: not one of this kind, damaged, saved by a newer version, or more than the gallery can hold.
 */
export type LevelsFileProblem = 'not-ours' | 'broken' | 'newer' | 'full';

type ParsedLevelsFile =
  | { readonly ok: true; readonly levels: Gallery }
  | { readonly ok: false; readonly problem: LevelsFileProblem };

export function formatLevelsFile(gallery: Gallery): string {
  const levels = gallery.map((level) => ({ level: formatGridKey(level), name: level.name }));
  return JSON.stringify({ format: FORMAT, version: VERSION, levels }, null, 1);
}

/** Parses `formatLevelsFile`. One level that is invalid or cannot be solved makes the whole file a damaged one. */
export function parseLevelsFile(text: string): ParsedLevelsFile {
  const bad = (problem: LevelsFileProblem): ParsedLevelsFile => ({ ok: false, problem });
  if (text.length > MAX_FILE_CHARS) return bad('not-ours');
  const value = parseJson(text);
  if (value === null) return bad(text.includes(FORMAT) ? 'broken' : 'not-ours');
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return bad(getFields(value)?.format === FORMAT ? 'broken' : 'not-ours');
  if (envelope.data.version > VERSION) return bad('newer');
  const content = levelsSchema.safeParse(value);
  if (!content.success) return bad('broken');
  const levels: GalleryLevel[] = [];
  for (const { level, name } of content.data.levels) {
    const made = parseMade(level);
    if (!made || findLevelProblem(made)) return bad('broken');
    levels.push({ made, name: cleanLevelName(name), isOwn: false });
  }
  return { ok: true, levels: mergeGalleries([], levels) };
}

export type Import =
  | { readonly ok: true; readonly levels: Gallery; readonly added: number; readonly known: number }
  | { readonly ok: false; readonly problem: LevelsFileProblem };

/** What a file adds to the gallery: all of its levels come in, or none. */
export function importLevels(gallery: Gallery, text: string): Import {
  const file = parseLevelsFile(text);
  if (!file.ok) return file;
  const { length } = mergeGalleries(gallery, file.levels);
  if (length > MAX_GALLERY_LEVELS) return { ok: false, problem: 'full' };
  const added = length - gallery.length;
  return { ok: true, levels: file.levels, added, known: file.levels.length - added };
}
