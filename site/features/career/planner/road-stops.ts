import type { PictureName } from '../../../shared/ui/picture-manifest.ts';
import type { Stage } from '../content/roadmap.ts';

type Stop = { readonly x: number; readonly y: number };

type RoadPicture = {
  /** Below /art, without size and ending. */
  readonly name: PictureName;
  readonly size: { readonly width: number; readonly height: number };
  /** Where the road's five stops are, as shares of the picture from its left and its top: the scene's `spots`. */
  readonly stops: { readonly [Name in Stage]: Stop };
};

/** The road from left to right: art/scenes/site/planner-road.ts. */
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

/** The road from the foot to the top, for narrow screens: art/scenes/site/planner-road-tall.ts. */
export const TALL_ROAD: RoadPicture = {
  name: 'site/planner-road-tall',
  size: { width: 800, height: 2134 },
  stops: {
    elementary: { x: 0.28, y: 0.886 },
    middle: { x: 0.745, y: 0.747 },
    high: { x: 0.254, y: 0.641 },
    university: { x: 0.708, y: 0.369 },
    career: { x: 0.442, y: 0.256 },
  },
};
