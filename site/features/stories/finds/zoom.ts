import type { Box, Point } from '../pictures/pictures.ts';

/** How a picture is shown in its frame: its scale, and the offset in px of its middle from the frame's. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

/** Px. `frame` is what can be seen, `picture` the picture at scale 1, which fits into it. */
export type Sizes = {
  readonly frame: { readonly width: number; readonly height: number };
  readonly picture: { readonly width: number; readonly height: number };
};

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 5;
/** Scale after a double tap. */
export const CLOSE_SCALE = 2.5;
/** Factor of one press on a button or key. */
export const ZOOM_STEP = 1.5;

/** The nearest view that leaves no empty space beside a picture that is larger than its frame. */
export function clampView({ scale, x, y }: View, { frame, picture }: Sizes): View {
  const limited = Math.min(MAX_SCALE, Math.max(1, scale));
  const clamp = (offset: number, shown: number, room: number) => {
    const most = Math.max(0, (shown * limited - room) / 2);
    // `|| 0` makes 0 of -0.
    return Math.min(most, Math.max(-most, offset)) || 0;
  };
  return { scale: limited, x: clamp(x, picture.width, frame.width), y: clamp(y, picture.height, frame.height) };
}

/** Zooms by a factor; what is at `point` (px from the frame's middle) stays there as far as the edges allow. */
export function zoomAt(view: View, factor: number, point: Point, sizes: Sizes): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, sizes);
}

export function panBy(view: View, dx: number, dy: number, sizes: Sizes): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, sizes);
}

/** Brings the middle of a box (shares of the picture) to the middle of the frame, as far as the edges allow. */
export function centerOn(view: View, { left, top, width, height }: Box, sizes: Sizes): View {
  const { picture } = sizes;
  const x = (0.5 - left - width / 2) * picture.width * view.scale;
  const y = (0.5 - top - height / 2) * picture.height * view.scale;
  return clampView({ ...view, x, y }, sizes);
}
