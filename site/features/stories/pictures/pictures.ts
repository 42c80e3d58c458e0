/** A rectangle in a picture: shares (0..1) of the picture's width and height, from its left top corner. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A head that no bubble may cover, with the name of who wears it. */
export type HeadBox = Box & { readonly name: string };

/** What a page shows of a picture. */
export type ShownPicture = {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The picture at 24 px, blurred, as a data address: shown until the picture has come. */
  readonly placeholder: string;
};

/** What the studio writes beside a finished picture (`pictures/<book>/<panel>.json`), as far as a book needs it. */
export type Picture = ShownPicture & {
  readonly heads: readonly HeadBox[];
  /** Where the eye should land first. */
  readonly focal: Point;
};

/** Widths of the AVIF files; there is one WebP, 800 px wide, for browsers without AVIF. */
const AVIF_WIDTHS = [480, 800, 1200] as const;
const WEBP_WIDTH = 800;

/** The files of a picture: public/art/<book>/<panel>-<width>.<format>. */
export function pictureFiles(book: string, panel: string): string[] {
  const stem = `${book}/${panel}`;
  return [...AVIF_WIDTHS.map((width) => `${stem}-${width}.avif`), `${stem}-${WEBP_WIDTH}.webp`];
}

/** `srcset` of the AVIF files and the address of the WebP. */
export function pictureSources(book: string, panel: string): { avif: string; webp: string } {
  const stem = `/art/${book}/${panel}`;
  return {
    avif: AVIF_WIDTHS.map((width) => `${stem}-${width}.avif ${width}w`).join(', '),
    webp: `${stem}-${WEBP_WIDTH}.webp`,
  };
}
