import type { PictureName } from '../../../shared/ui/picture-manifest.ts';
import type { Stage } from './career.ts';

type Stop = { readonly x: number; readonly y: number };

type RoadPicture = {
  /** The path below /art, without size and extension. */
  readonly name: PictureName;
  readonly size: { readonly width: number; readonly height: number };
  /**
   * Positions of the five stops, 0…1 of the picture's width and height from its top left corner: the scene's `spots`.
   */
  readonly stops: { readonly [Name in Stage]: Stop };
};

/** The road from left to right: studio/scenes/site/planner-road.ts. */
export const WIDE_ROAD: RoadPicture = {
  name: 'site/planner-road',
  size: { width: 1600, height: 600 },
  stops: {
    elementary: { x: 0.117, y: 0.728 },
    middle: { x: 0.32, y: 0.636 },
    high: { x: 0.5, y: 0.723 },
    university: { x: 0.687, y: 0.641 },
    career: { x: 0.89, y: 0.718 },
  },
};

/** The road from bottom to top, for narrow screens: studio/scenes/site/planner-road-tall.ts. */
export const TALL_ROAD: RoadPicture = {
  name: 'site/planner-road-tall',
  size: { width: 800, height: 2134 },
  stops: {
    elementary: { x: 0.314, y: 0.886 },
    middle: { x: 0.683, y: 0.738 },
    high: { x: 0.348, y: 0.619 },
    university: { x: 0.708, y: 0.369 },
    career: { x: 0.442, y: 0.256 },
  },
};
