/** Grown-ups of Pyeongchang-dong: people at gates (KB 5.1), in two yut teams (8.1), in the queue of 2012 (PC 4.2). */

import type { CapHair, HairSpec, LobeHair } from '../hair.ts';
import { type Person, wearing } from '../person.ts';
import type { PersonId } from '../person-id.ts';

const PERM: LobeHair = {
  kind: 'lobes',
  count: 220,
  size: 0.2,
  thick: [0.15, 0.16],
  open: 1.06,
  top: 0.5,
  bottom: -0.34,
  fringe: 12,
  stray: 22,
};
const SHORT: CapHair = { kind: 'cap', open: 1.14, fringe: 0.54, bottom: -0.24, thick: 0.075, jagged: 0.4 };
const WAVES: CapHair = {
  kind: 'cap',
  open: 1.02,
  fringe: 0.42,
  bottom: -0.86,
  thick: 0.13,
  jagged: 0.35,
  parted: true,
};
const BUN: CapHair = {
  kind: 'cap',
  open: 1.16,
  fringe: 0.52,
  bottom: -0.4,
  thick: 0.09,
  jagged: 0.1,
  extras: ['topKnot'],
};
const THIN: LobeHair = {
  kind: 'lobes',
  count: 210,
  size: 0.14,
  thick: [0.03, 0.07],
  open: 1.3,
  top: 0.66,
  bottom: -0.3,
  fringe: 0,
  stray: 8,
};
const BLACK = { color: '#352c2e', light: '#735f5c', dark: '#221b1e' };
const GRAY = { color: '#b3abb0', light: '#e8e2e2', dark: '#8a8290' };

type Neighbor = {
  id?: PersonId;
  build: Person['build'];
  skin: string;
  age: 'adult' | 'old';
  woman?: boolean;
  hair: HairSpec;
  top: Person['outfit']['top'];
  low: Person['outfit']['top'];
  /** skirt to this length; trousers when absent */
  skirt?: number;
  sleeve?: number;
  shoe: string;
  hang?: number;
  wears?: Person['outfit']['accessories'];
  hat?: string;
  brow?: number;
};
const neighbor = (n: Neighbor): Person => ({
  id: n.id ?? 'villager',
  build: n.build,
  face: {
    skin: n.skin,
    iris: '#36221a',
    brow: n.age === 'old' ? '#a8a0a4' : '#332a2c',
    age: n.age,
    ...(n.woman ? { lashes: n.age === 'adult', lip: '#cc5c52' } : {}),
    ...(n.brow ? { browWidth: n.brow } : {}),
    blushAmount: 0.9,
  },
  hair: n.hair,
  ...(n.hat ? { hat: n.hat } : {}),
  outfit: {
    top: n.top,
    sleeve: n.top,
    sleeveLength: n.sleeve ?? 0.36,
    sleeveWide: 1.16,
    collar: '#fff8ea',
    shells: [{ cloth: n.top, from: n.skirt ? 0.08 : (n.hang ?? -0.16), to: 0.95, grow: [0.026, 0.008] }],
    // under a skirt a slip of its color, or the seat shows through
    legs: n.low,
    legsLength: n.skirt ? 0.4 : 2,
    legsWide: 1.15,
    ...(n.skirt ? { skirt: { cloth: n.low, length: n.skirt, flare: 0.05, folds: 8 } } : {}),
    shoe: { kind: 'slipper', color: n.shoe },
    accessories: n.wears ?? [],
  },
});
/** Opens the first gate and speaks (KB 5.1): perm, purple blouse, baggy flowered trousers in quiet colors. */
export const NEIGHBOR = neighbor({
  id: 'neighbor',
  build: 'shortWoman',
  skin: '#f0c39a',
  age: 'adult',
  woman: true,
  hair: { ...BLACK, shape: PERM },
  top: '#a884b8',
  low: '#6a6f8c',
  shoe: '#e08a9c',
  hang: -0.24,
});
/** White vest and a straw fan: grandfather of the corner house. */
export const GRANDPA_KWON = neighbor({
  build: 'thinOldMan',
  skin: '#dfae80',
  age: 'old',
  hair: { ...GRAY, shape: THIN },
  top: '#f2ebdc',
  low: '#8a9a8c',
  sleeve: 0.1,
  shoe: '#6a5a4e',
  wears: ['readingGlasses'],
  brow: 0.07,
});
/** Young father in a tracksuit. */
export const FATHER_BAEK = neighbor({
  build: 'tallMan',
  skin: '#e8b98e',
  age: 'adult',
  hair: { ...BLACK, shape: SHORT },
  top: '#4f8a86',
  low: '#3f4a66',
  sleeve: 1,
  shoe: '#f0ece2',
  brow: 0.09,
});
/** Painter with a topknot and a long linen dress. */
const PAINTER_YUN = neighbor({
  build: 'woman',
  skin: '#f3cba6',
  age: 'adult',
  woman: true,
  hair: { ...BLACK, shape: BUN, band: '#e4604c' },
  top: '#d9c49a',
  low: '#c8ad7c',
  skirt: 1.6,
  sleeve: 0.62,
  shoe: '#8a5a3c',
  hang: -0.2,
});
/** Small and old, in lilac. */
export const GRANDMA_MIN = neighbor({
  build: 'grandmother',
  skin: '#e9bb92',
  age: 'old',
  woman: true,
  hair: { ...GRAY, shape: PERM },
  top: '#d88a94',
  low: '#7a7490',
  sleeve: 0.86,
  shoe: '#5f8fa8',
  hang: -0.2,
});
/** Long waves, office blouse. */
export const MISS_OH = neighbor({
  build: 'woman',
  skin: '#f4cdaa',
  age: 'adult',
  woman: true,
  hair: { color: '#5f4234', light: '#a0765a', dark: '#402a22', shape: WAVES },
  top: '#f4e6c4',
  low: '#3f5f86',
  skirt: 0.95,
  sleeve: 0.6,
  shoe: '#4a3f52',
});
/** Broad man in a cap who grows peppers. */
export const UNCLE_JANG = neighbor({
  build: 'tallMan',
  skin: '#d9a474',
  age: 'adult',
  hair: { ...BLACK, shape: { ...SHORT, thick: 0.04 } },
  top: '#d98a4e',
  low: '#6f6250',
  sleeve: 0.4,
  shoe: '#4a4a52',
  hang: -0.22,
  wears: ['peakedCap'],
  hat: '#6f8a5a',
  brow: 0.1,
});
export const ALLEY_NEIGHBORS: Person[] = [
  NEIGHBOR,
  GRANDPA_KWON,
  FATHER_BAEK,
  PAINTER_YUN,
  GRANDMA_MIN,
  MISS_OH,
  UNCLE_JANG,
];

/** Gallery garden (PC 4.3): navy uniform, bites his lip. */
export const GALLERY_GUARD: Person = {
  ...wearing(
    neighbor({
      id: 'guard',
      build: 'tallMan',
      skin: '#e4b288',
      age: 'adult',
      hair: { ...BLACK, shape: SHORT },
      top: '#3f4f7c',
      low: '#35405f',
      sleeve: 1,
      shoe: '#26232c',
      wears: ['peakedCap', 'nameTag'],
      hat: '#35405f',
      brow: 0.08,
    }),
  ),
  strap: '#d9ac4a',
};
/** Shrine (PC 5.2): gray quilted jacket; give him a broom. */
export const CARETAKER: Person = neighbor({
  id: 'caretaker',
  build: 'thinOldMan',
  skin: '#d6a273',
  age: 'old',
  hair: { ...GRAY, shape: THIN },
  top: { kind: 'quilted', base: '#9a9ca0', ink: '#7a7c84', size: 0.07 },
  low: '#5f6456',
  sleeve: 1,
  shoe: '#f2ece0',
  hang: -0.26,
  brow: 0.08,
});
/** The museum of handwriting (PC 4.4): white bob, ink-blue jacket, glasses on a chain. */
export const MUSEUM_LADY: Person = {
  ...neighbor({
    id: 'staff',
    build: 'woman',
    skin: '#efc6a2',
    age: 'old',
    woman: true,
    hair: {
      color: '#eee9e4',
      light: '#ffffff',
      dark: '#cfc8ce',
      shape: { ...WAVES, bottom: -0.46, parted: false, fringe: 0.46, jagged: 0.2 },
    },
    top: '#3d4f74',
    low: '#5a4a5e',
    skirt: 1.5,
    sleeve: 1,
    shoe: '#3a2f38',
    hang: -0.3,
    wears: ['readingGlasses', 'nameTag'],
  }),
  strap: '#c8653c',
};
