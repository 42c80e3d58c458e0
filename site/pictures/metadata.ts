/**
 * The file beside every finished picture, `pictures/<name>.json`: the studio writes it, the site reads it. The one
 * thing that both import (docs/architecture.md).
 *
 * @packageDocumentation
 */
import { z } from 'zod';

/** Between 0 and 1: of the picture's width or height, from the top left corner. */
const share = z.number().min(0).max(1);
const pixels = z.int().positive();
const sides = { left: share, top: share, width: share, height: share };
const box = z.strictObject(sides);
const point = z.strictObject({ x: share, y: share });

const pictureMetadata = z.strictObject({
  /** Of the code that it was painted from (studio/tools/fingerprint.ts). */
  fingerprint: z.string().min(1),
  /** Pixels of the largest file. */
  width: pixels,
  height: pixels,
  /** Pixel widths of the AVIF files. */
  avifWidths: z.array(pixels).min(1),
  /** Pixel width of the WebP file, for browsers without AVIF. */
  webpWidth: pixels,
  /** The picture 24 px wide and blurred, as a data URL. */
  placeholder: z.string().startsWith('data:image/'),
  /** Where no bubble may be: heads of people (by studio/cast/person-id.ts), and things. */
  heads: z.array(
    z.union([
      z.strictObject({ person: z.string().min(1), ...sides }),
      z.strictObject({ thing: z.string().min(1), ...sides }),
    ]),
  ),
  /** The point that the composition leads the eye to. */
  focal: point,
  /** The hidden thing of a panel; a list where there are several. */
  find: z.union([box, z.array(box)]).optional(),
  /** Painted words that a reader should be able to read. */
  lettering: z.array(z.strictObject({ text: z.string().min(1), ...sides })).optional(),
  /** Named points for labels, where the scene has any. */
  spots: z.record(z.string(), point).optional(),
});

export type PictureMetadata = z.infer<typeof pictureMetadata>;
export type MetadataBox = z.infer<typeof box>;
export type MetadataHead = PictureMetadata['heads'][number];
/** What follows from the scene without painting it. */
export type Projection = Pick<PictureMetadata, 'heads' | 'focal' | 'find' | 'lettering' | 'spots'>;

/** Throws an error that names the file and its wrong fields; unknown fields are wrong, too. */
export function parseMetadata(json: string, file: string): PictureMetadata {
  const result = pictureMetadata.safeParse(JSON.parse(json));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}

/** Formatted as the repository's formatter has it: a list of numbers on one line. */
export function formatMetadata(metadata: PictureMetadata): string {
  const joinLines = (list: string) => `[${list.slice(1, -1).trim().replace(/\s+/g, ' ')}]`;
  return `${JSON.stringify(metadata, null, 2).replace(/\[[\s\d,]+\]/g, joinLines)}\n`;
}
