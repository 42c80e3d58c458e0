import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Bytes after the font. fontkit, which the PDF library reads fonts with, decodes the header of every glyph, also of an
 * empty one (a space) that stands at the end of the file: `_decode` in
 * https://github.com/foliojs/fontkit/blob/master/src/glyph/TTFGlyph.js.
 */
const PADDING = Buffer.alloc(12);

const require = createRequire(import.meta.url);

/** All characters from `first` to `last`, code points inclusive. */
export function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/**
 * A TrueType subset for the PDF library, which cannot read WOFF2.
 *
 * @param source the font's file, as an import path into a package
 * @param style replaces 'Regular' in the PostScript name, so it has as many letters
 */
export async function subsetPdfFont(source: string, characters: string, style: string): Promise<Buffer> {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, { targetFormat: 'sfnt' });
  return Buffer.concat([withStyleName(font, style), PADDING]);
}

/**
 * pdfkit finds the fonts of a document by their PostScript names, and embeds two of the same name again at every change
 * between them: `font` in https://github.com/foliojs/pdfkit/blob/master/lib/mixins/fonts.js.
 */
function withStyleName(font: Buffer, style: string): Buffer {
  const bytes = Buffer.from(font);
  for (const encode of [
    (text: string) => Buffer.from(text, 'latin1'),
    (text: string) => Buffer.from(text, 'utf16le').swap16(),
  ]) {
    const [from, to] = [encode('-Regular'), encode(`-${style}`)];
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) to.copy(bytes, at);
  }
  return bytes;
}
