/** How wide a picture is painted and published: decided by its group (the folder) and, in `game/`, by what it is. */
export type Sizes = {
  /** pixels that are rendered; small pictures are painted larger and reduced, so that faces stay crisp */
  painted: number;
  /** pixels of the largest file */
  width: number;
  avif: number[];
  /** for browsers without AVIF */
  webp: number;
  /** depth of the torn, transparent edge, see `PaintRecipe.paperEdge`; 0 when absent */
  paperEdge?: number;
};
/** Light samples of a final: beside 24, no difference was seen in a crop of 420 px enlarged to 700. */
export const FINAL_SAMPLES = 16;
/** Side of the sun's shadow map in a final. */
export const FINAL_SHADOW_PX = 2048;

const BOOK: Sizes = { painted: 1200, width: 1200, avif: [480, 800, 1200], webp: 800 };
/** Panels are plates on the page's paper: bare paper shows round them. */
const PANEL: Sizes = { ...BOOK, paperEdge: 0.4 };
const PANEL_NAME = /^[a-z-]+\/\d+-\d+$/;
/** The site's wide pictures have one more size, for large screens. */
const WIDE: Sizes = { painted: 1600, width: 1600, avif: [480, 800, 1200, 1600], webp: 800 };
/** the same for upright screens */
const TALL: Sizes = { painted: 800, width: 800, avif: [480, 800], webp: 800 };
const CARD: Sizes = { painted: 720, width: 480, avif: [160, 320, 480], webp: 320 };
const TILE: Sizes = { painted: 1000, width: 800, avif: [480, 800], webp: 800 };
/** the four places of the quadrant board: cards lie on them */
const PLACE: Sizes = { painted: 800, width: 800, avif: [480, 800], webp: 800 };
const SPRITE_SHEET: Sizes = { painted: 1536, width: 1024, avif: [512, 1024], webp: 1024 };
const PORTRAIT: Sizes = { painted: 720, width: 480, avif: [240, 480], webp: 480 };
const GROUND: Sizes = { painted: 960, width: 960, avif: [480, 960], webp: 960 };
/** things to collect and to avoid */
const THING: Sizes = { painted: 384, width: 192, avif: [96, 192], webp: 192 };

export function sizesOf(name: string): Sizes {
  if (name.startsWith('site/')) return name.endsWith('-tall') ? TALL : WIDE;
  if (name.startsWith('cards/')) return CARD;
  if (name.startsWith('tiles/')) return TILE;
  if (name.startsWith('board/')) return PLACE;
  if (PANEL_NAME.test(name)) return PANEL;
  if (!name.startsWith('game/')) return BOOK;
  if (name.endsWith('-sprite')) return SPRITE_SHEET;
  if (name.endsWith('-portrait')) return PORTRAIT;
  return name.startsWith('game/ground-') ? GROUND : THING;
}
/** Endings of a picture's files. */
export function filesOf(name: string): string[] {
  const { avif, webp } = sizesOf(name);
  return [...avif.map((w) => `${w}.avif`), `${webp}.webp`];
}
/** Everything outside the code of a scene that changes its pixels; part of the fingerprint. */
export function paintSettings(name: string): { width: number; samples: number; shadowPx: number; paperEdge: number } {
  const { painted, paperEdge = 0 } = sizesOf(name);
  return { width: painted, samples: FINAL_SAMPLES, shadowPx: FINAL_SHADOW_PX, paperEdge };
}
export type PixelRectangle = {
  left: number;
  top: number;
  width: number;
  height: number;
};
/** The part of a picture of this size that its torn edge (`PaintRecipe.paperEdge`) never reaches; see `paint/paper-edge.ts`. */
export function opaquePart(width: number, height: number, paperEdge: number): PixelRectangle {
  const deepest = paperEdge > 0 ? ((65 * paperEdge + 8) / 900) * Math.min(width, height) : 0;
  const margin = Math.ceil(deepest);
  return { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin };
}
