import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Appended to the font. fontkit (the PDF library's font reader) reads a glyph's header even where the glyph is empty,
 * so an empty last glyph makes it read beyond the end: `_decode` in
 * https://github.com/foliojs/fontkit/blob/master/src/glyph/TTFGlyph.js.
 */
const PADDING = Buffer.alloc(12);

const require = createRequire(import.meta.url);

/** All characters from `first` to `last`, code points inclusive. */
export function listCharacters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/**
 * A TrueType subset for the PDF library, which cannot read WOFF2.
 *
 * @param source the font's file, as an import path into a package
 * @param style replaces 'Regular' in the PostScript name; must have the same length, 7 letters
 */
export async function subsetPdfFont(source: string, characters: string, style: string): Promise<Buffer> {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, { targetFormat: 'sfnt' });
  return Buffer.concat([withStyleName(font, style), PADDING]);
}

/**
 * Gives each subset a PostScript name of its own. pdfkit caches fonts by that name, and embeds two fonts of the same
 * name again at every change between them: `font` in https://github.com/foliojs/pdfkit/blob/master/lib/mixins/fonts.js.
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
