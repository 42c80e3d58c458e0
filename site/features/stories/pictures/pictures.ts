/** A picture's metadata as pages use it: head boxes, focal point, sizes. */
import type { PictureWidths } from '../../../shared/page/picture-files.ts';
import type { HeadId } from './head-id.ts';

/** A rectangle in a picture, in shares (0..1) of its width and height. The origin is the top left corner. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A head, or a thing, that no bubble may cover. */
export type HeadBox = Box & { readonly id: HeadId };

/** What a page needs to show a picture. */
export type ShownPicture = PictureWidths & {
  /** Width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The picture at 24 px, blurred, as a data URL. */
  readonly placeholder: string;
};

/** A finished picture with what is needed to place bubbles over it. */
export type Picture = ShownPicture & {
  readonly heads: readonly HeadBox[];
  /** The hidden thing of a panel, or several. */
  readonly finds?: readonly Box[] | undefined;
  /** Painted words that a reader should be able to read. */
  readonly lettering?: readonly Box[] | undefined;
  /** The point that the composition leads the eye to. */
  readonly focal: Point;
};

/** The pictures of one book that are finished. */
export type BookPictures = {
  /** Pictures of the panels, by panel id. */
  readonly panels: Readonly<Record<string, Picture>>;
  readonly cover: Picture | null;
};
