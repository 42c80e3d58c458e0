/** The guests. Twelve came: these ten, Theo and Priya. Hugo has the banjo. */

import { BRAIDS, type CapHair, type HairSpec, type LobeHair, SHORT_CURLS, STANDING_UP, TIGHT_CURLS } from '../hair.ts';
import type { Person } from '../person.ts';
import type { PersonId } from '../person-id.ts';

const BOB: CapHair = { kind: 'cap', open: 1.0, fringe: 0.28, bottom: -0.52, thick: 0.11, jagged: 0.15 };
const MOP: LobeHair = { ...SHORT_CURLS, count: 200, size: 0.26, fringe: 12, thick: [0.18, 0.12] };
const PUFFS: CapHair = {
  kind: 'cap',
  open: 1.1,
  fringe: 0.5,
  bottom: -0.3,
  thick: 0.07,
  jagged: 0.3,
  parted: true,
  extras: ['puffs'],
};
const CROP: CapHair = { kind: 'cap', open: 1.1, fringe: 0.44, bottom: -0.24, thick: 0.09, jagged: 0.5 };
const LONG: CapHair = { kind: 'cap', open: 1.0, fringe: 0.42, bottom: -0.95, thick: 0.1, jagged: 0.3, parted: true };

const BLACK = { color: '#332827', light: '#6b564f', dark: '#1e1615' };
const BROWN = { color: '#6d442c', light: '#a5764c', dark: '#47291c' };
const RED = { color: '#c8652c', light: '#eca05c', dark: '#96431c' };
const FAIR = { color: '#d9ae62', light: '#f6d998', dark: '#b0823c' };

export type Kid = {
  skin: string;
  iris?: string;
  hair: HairSpec;
  girl?: boolean;
  /** shirt or dress, then trousers or skirt */
  top: string;
  low: string;
  dress?: boolean;
  shoe: string;
  wears?: Person['outfit']['accessories'];
  hat?: string;
  scarf?: string;
  freckles?: number;
  gapTooth?: boolean;
};
export const kid = (id: PersonId, k: Kid): Person => ({
  id,
  build: 'child8',
  face: {
    skin: k.skin,
    iris: k.iris ?? '#3a2118',
    brow: k.hair.dark,
    age: 'child',
    ...(k.girl ? { lashes: true } : {}),
    ...(k.freckles ? { freckles: k.freckles } : {}),
    ...(k.gapTooth ? { gapTooth: true } : {}),
    blushAmount: 0.9,
  },
  hair: k.hair,
  ...(k.hat ? { hat: k.hat } : {}),
  ...(k.scarf ? { scarf: k.scarf } : {}),
  outfit: {
    top: k.top,
    sleeve: k.top,
    sleeveLength: k.girl ? 0.34 : 0.4,
    sleeveWide: 1.1,
    collar: '#fff8ea',
    shells: [{ cloth: k.top, from: -0.1, to: 0.96, grow: [0.016, 0.006] }],
    legs: k.dress ? k.skin : k.low,
    legsLength: k.dress ? 0.3 : 0.84,
    sock: '#fffaf0',
    ...(k.dress ? { skirt: { cloth: k.low, length: 0.86, flare: 0.075, folds: 10 } } : {}),
    shoe: { kind: 'sneaker', color: k.shoe },
    accessories: k.wears ?? [],
  },
});

/** Speaks: round cheeks, orange shirt, bow tie. */
export const MARCUS = kid('marcus', {
  skin: '#7d4c30',
  hair: { ...BLACK, shape: { ...TIGHT_CURLS, thick: [0.2, 0.1] } },
  top: '#ee8b3c',
  low: '#4a5a86',
  shoe: '#f2c744',
  wears: ['bowTie'],
  scarf: '#3f8f8c',
  gapTooth: true,
});
/** The twins: the same red hair and the same coat of freckles. */
export const ELLA = kid('ella', {
  skin: '#f7cfb2',
  iris: '#4f7f6a',
  hair: { ...RED, shape: BRAIDS, band: '#4f9a94' },
  girl: true,
  freckles: 6,
  top: '#8fc9bc',
  low: '#7fbdb0',
  dress: true,
  shoe: '#d8402f',
  wears: ['waistRibbon'],
  scarf: '#fff4dc',
});
export const SAM = kid('sam', {
  skin: '#f7cfb2',
  iris: '#4f7f6a',
  hair: { ...RED, shape: STANDING_UP },
  freckles: 6,
  top: '#8fc9bc',
  low: '#6a5a4e',
  shoe: '#4f7fb8',
  wears: ['braces'],
  scarf: '#c8402f',
});
export const JIN_AH = kid('jinAh', {
  skin: '#f4c9a4',
  hair: { ...BLACK, shape: BOB },
  girl: true,
  top: '#f4b6c2',
  low: '#ee9fb2',
  dress: true,
  shoe: '#8a5a9a',
  wears: ['hairBow'],
  hat: '#d8402f',
});
export const OMAR = kid('omar', {
  skin: '#c08a5c',
  hair: { ...BLACK, shape: CROP },
  top: '#5f8fc0',
  low: '#c9a873',
  shoe: '#7bab62',
  wears: ['partyHat', 'glasses'],
  hat: '#e4604c',
});
export const RUBY = kid('ruby', {
  skin: '#6f432b',
  hair: { ...BLACK, shape: PUFFS, band: '#f2bf3e' },
  girl: true,
  top: '#f6d35a',
  low: '#f2c744',
  dress: true,
  shoe: '#e4604c',
  wears: ['waistRibbon'],
  scarf: '#e4604c',
});
export const LEO = kid('leo', {
  skin: '#f5cba8',
  iris: '#46606e',
  hair: { ...FAIR, shape: MOP },
  top: '#fff4e0',
  low: '#6f8fae',
  shoe: '#e08a3c',
  wears: ['partyHat'],
  hat: '#4f9a94',
});
export const NIA = kid('nia', {
  skin: '#9a6540',
  hair: { ...BLACK, shape: LONG },
  girl: true,
  top: '#9a7fc4',
  low: '#8a6eb8',
  dress: true,
  shoe: '#f2bf3e',
  wears: ['partyHat'],
  hat: '#f2a83c',
});
/** Brought a banjo. */
export const HUGO = kid('hugo', {
  skin: '#efc096',
  hair: { ...BROWN, shape: MOP },
  top: '#7bab62',
  low: '#7a5a4a',
  shoe: '#5f6680',
  wears: ['braces'],
  scarf: '#f2bf3e',
  freckles: 2,
});
export const WREN = kid('wren', {
  skin: '#fbd9c0',
  iris: '#5f7f9c',
  hair: { ...FAIR, shape: LONG },
  girl: true,
  top: '#e4705c',
  low: '#d8604e',
  dress: true,
  shoe: '#fff4dc',
  wears: ['hairBow'],
  hat: '#fff4dc',
});
/** The baby of chapter three; place it at scale .62 and it is a baby. */
export const BABY: Person = {
  id: 'baby',
  build: 'child4',
  face: { skin: '#f6cfb0', iris: '#4a3020', brow: '#a87a50', age: 'child', blushAmount: 1.5 },
  hair: { ...FAIR, shape: { ...CROP, fringe: 0.66, bottom: -0.1, extras: ['cowlick'] } },
  outfit: {
    top: '#bfe0d4',
    sleeve: '#bfe0d4',
    sleeveLength: 1,
    sleeveWide: 1.2,
    shells: [{ cloth: '#bfe0d4', from: -0.14, to: 0.96, grow: [0.03, 0.008] }],
    legs: '#bfe0d4',
    legsWide: 1.2,
    shoe: { kind: 'sock', color: '#fff6e6' },
  },
};
/** All ten, in the order they like to queue. */
export const GUESTS: Person[] = [MARCUS, ELLA, SAM, JIN_AH, OMAR, RUBY, LEO, NIA, HUGO, WREN];
