/** Widths in pixels of a picture's image files. The WebP is for browsers without AVIF. */
export type PictureWidths = { readonly avifWidths: readonly number[]; readonly webpWidth: number };

/** The image files of a picture, relative to `public/art`. `name` is relative to it too: 'site/home-hero'. */
export function listPictureFiles(name: string, { avifWidths, webpWidth }: PictureWidths): string[] {
  return [...avifWidths.map((width) => `${name}-${width}.avif`), `${name}-${webpWidth}.webp`];
}

/** `srcset` of the AVIF files and the URL of the WebP. */
export function buildPictureSources(
  name: string,
  { avifWidths, webpWidth }: PictureWidths,
): { avif: string; webp: string } {
  return {
    avif: avifWidths.map((width) => `/art/${name}-${width}.avif ${width}w`).join(', '),
    webp: `/art/${name}-${webpWidth}.webp`,
  };
}
