/** How wide a picture is painted and published: decided by its group (the folder) and, in `game/`, by what it is. */
export interface Sizes {
  /** pixels that are rendered; small pictures are painted larger and reduced, so that faces stay crisp */
  painted: number;
  /** pixels of the largest file */
  width: number;
  avif: number[];
  /** for browsers without AVIF */
  webp: number;
}
/** Light samples of a final, enough by eye (at 32, 1.1 % of channels were off by more than 12/255 against 64). */
export const FINAL_SAMPLES = 24;
/** Side of the sun's shadow map in a final. */
export const FINAL_SHADOW_PX = 2048;

const BOOK: Sizes = { painted: 1200, width: 1200, avif: [480, 800, 1200], webp: 800 };
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
export function paintSettings(name: string): { width: number; samples: number; shadowPx: number } {
  return { width: sizesOf(name).painted, samples: FINAL_SAMPLES, shadowPx: FINAL_SHADOW_PX };
}
