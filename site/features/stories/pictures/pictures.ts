import type { HeadId } from './head-names.ts';

/** A rectangle in a picture, in shares (0..1) of its width and height. The origin is the top left corner. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A head, or a thing, that no bubble may cover. */
export type HeadBox = Box & { readonly id: HeadId };

/** What a page needs to show a picture. */
export type ShownPicture = {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The picture at 24 px, blurred, as a data URL. */
  readonly placeholder: string;
};

/** A finished picture with what is needed to place bubbles over it. */
export type Picture = ShownPicture & {
  readonly heads: readonly HeadBox[];
  /** The point that the composition leads the eye to. */
  readonly focal: Point;
};

/** The pictures of one book that are finished. */
export type BookPictures = {
  /** By panel id. */
  readonly panels: Readonly<Record<string, Picture>>;
  readonly cover: Picture | null;
};

/** The WebP is for browsers without AVIF. */
const AVIF_WIDTHS_PX = [480, 800, 1200] as const;
const WEBP_WIDTH_PX = 800;

/** The image files of a picture, relative to `public/art`. */
export function pictureFiles(folder: string, name: string): string[] {
  const stem = `${folder}/${name}`;
  return [...AVIF_WIDTHS_PX.map((width) => `${stem}-${width}.avif`), `${stem}-${WEBP_WIDTH_PX}.webp`];
}

/** `srcset` of the AVIF files and the URL of the WebP. */
export function pictureSources(folder: string, name: string): { avif: string; webp: string } {
  const stem = `/art/${folder}/${name}`;
  return {
    avif: AVIF_WIDTHS_PX.map((width) => `${stem}-${width}.avif ${width}w`).join(', '),
    webp: `${stem}-${WEBP_WIDTH_PX}.webp`,
  };
}
