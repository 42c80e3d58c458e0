import type { PictureWidths } from './picture-files.ts';
import manifest from './picture-manifest.json' with { type: 'json' };

/** A picture that pages name themselves. Those of a book's panels are in the data of the book's page. */
export type PictureName = keyof typeof manifest.pictures;

/** Pixels of the largest image file, and the widths of all. */
type PictureFormat = PictureWidths & { readonly width: number; readonly height: number };

const FORMATS: readonly PictureFormat[] = manifest.formats;
const PLACEHOLDERS: Readonly<Record<string, string>> = manifest.placeholders;

export function getPictureFormat(name: PictureName): PictureFormat {
  const format = FORMATS[manifest.pictures[name]];
  if (!format) throw new Error(`no format of the picture '${name}'`);
  return format;
}

/** The picture 24 px wide and blurred, as a data URL; null for small pictures, which weigh little more than that. */
export function getPlaceholder(name: PictureName): string | null {
  return PLACEHOLDERS[name] ?? null;
}
