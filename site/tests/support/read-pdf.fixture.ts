import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader's program finds in a PDF. */
export type ReadPdf = {
  readonly title: unknown;
  readonly author: unknown;
  readonly language: string | null;
  /** Headings of the outline, in order. */
  readonly outline: readonly string[];
  /** Points, and the words that can be selected, lines joined by a space. */
  readonly pages: readonly { readonly width: number; readonly height: number; readonly text: string }[];
  /** PostScript names without the subset's prefix, sorted; `embedded` where the file carries it. */
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean; readonly subset: boolean }[];
  /** How often the empty glyph (0), which stands for what a font does not have, is drawn. */
  readonly missingGlyphs: number;
};

type Glyph = { readonly originalCharCode: number };
type Font = { readonly name: string; readonly missingFile?: boolean };

/** Opens a PDF with Mozilla's reader. Throws where it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, fontExtraProperties: true });
  const pdf = await loading.promise;
  try {
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    const pages = [];
    const fonts = new Map<string, ReadPdf['fonts'][number]>();
    let missingGlyphs = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
      pages.push({ width, height, text: text.replace(/\s+/g, ' ') });

      const { fnArray, argsArray } = await page.getOperatorList();
      fnArray.forEach((operation, index) => {
        const [first] = argsArray[index] ?? [];
        if (operation === OPS.setFont) {
          const font = page.commonObjs.get(first) as Font;
          const [, prefix, name = font.name] = /^([A-Z]{6}\+)?(.*)$/.exec(font.name) ?? [];
          fonts.set(name, { name, embedded: font.missingFile !== true, subset: prefix !== undefined });
        }
        if (operation === OPS.showText) {
          missingGlyphs += (first as (Glyph | number)[]).filter(
            (glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0,
          ).length;
        }
      });
    }
    const outline = (await pdf.getOutline()) ?? [];
    return {
      title: info.Title,
      author: info.Author,
      language: (info.Language as string | null | undefined) ?? null,
      outline: outline.map(({ title }) => title),
      pages,
      fonts: [...fonts.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      missingGlyphs,
    };
  } finally {
    await loading.destroy();
  }
}
