/** The granary of long ago: a clerk, the farmers in his line, and the scholars at the stream. */

import type { CapHair } from '../hair.ts';
import { dressed, type Person, wearing, without } from '../person.ts';
import type { PersonId } from '../person-id.ts';

/** hair gathered up under the hat; only the temples show */
const GATHERED: CapHair = { kind: 'cap', open: 1.5, fringe: 0.8, bottom: -0.3, thick: 0.035, jagged: 0.06 };
const KNOT: CapHair = { ...GATHERED, thick: 0.045, extras: ['topKnot'] };
const BLACK = { color: '#332a2c', light: '#6a5c5c', dark: '#201a1d' };

export const CLERK: Person = {
  id: 'clerk',
  build: 'tallMan',
  strap: '#eadfc4',
  scarf: '#3f6f8c',
  face: {
    skin: '#ecc096',
    iris: '#33201a',
    brow: '#2a2226',
    age: 'adult',
    blushAmount: 0.6,
    jaw: 0.12,
    browWidth: 0.07,
  },
  hair: { ...BLACK, shape: GATHERED },
  outfit: {
    top: '#efe6d0',
    sleeve: '#efe6d0',
    sleeveLength: 1,
    sleeveWide: 1.06,
    sleeveBag: 0.2,
    cuff: '#fbf5e6',
    shells: [{ cloth: '#efe6d0', from: -0.2, to: 0.965, grow: [0.038, 0.012] }],
    legs: '#f6f0e2',
    legsLength: 2,
    legsWide: 1.2,
    skirt: { cloth: '#eee4cd', length: 1.74, flare: 0.13, folds: 9 },
    shoe: { kind: 'slipper', color: '#2f2b36' },
    accessories: ['gat', 'robeCollar', 'goatee'],
  },
};
/** Pale blue robe, older, gray beard: rinses pages at the stream. */
export const SCHOLAR: Person = {
  ...dressed(CLERK, {
    top: '#dce3e2',
    sleeve: '#dce3e2',
    cuff: '#eef2ef',
    shells: [{ cloth: '#dce3e2', from: -0.2, to: 0.965, grow: [0.038, 0.012] }],
    skirt: { cloth: '#d6dfdf', length: 1.74, flare: 0.12, folds: 9 },
  }),
  id: 'scholar',
  build: 'thinOldMan',
  strap: '#d6dfdf',
  scarf: '#8a4a4a',
  face: { ...CLERK.face, age: 'old', skin: '#e6b68c', brow: '#8a8288' },
  hair: { color: '#a8a0a4', light: '#dcd6d6', dark: '#7d757c', shape: GATHERED },
};
/** His younger friend in undyed cotton. */
export const SCHOLAR_YOUNG: Person = {
  ...without(CLERK, 'goatee'),
  id: 'scholar2',
  build: 'woman',
  scarf: '#b5503c',
};

type Farmer = {
  id: PersonId;
  build: Person['build'];
  skin: string;
  age: 'adult' | 'old';
  jacket: string;
  vest?: string;
  legs: string;
  hat: 'bambooHat' | 'strawCone' | 'browCloth';
  beard?: boolean;
};
const farmer = (f: Farmer): Person => ({
  id: f.id,
  build: f.build,
  strap: f.jacket,
  face: {
    skin: f.skin,
    iris: '#33201a',
    brow: f.age === 'old' ? '#d8d0c8' : '#2f2628',
    age: f.age,
    blushAmount: 1.2,
    blush: '#d8543c',
    jaw: 0.06,
  },
  hair: {
    ...(f.age === 'old' ? { color: '#d8d0cc', light: '#f6f0ea', dark: '#a8a0a4' } : BLACK),
    shape: f.hat === 'browCloth' ? KNOT : GATHERED,
    band: '#f3e8d2',
  },
  outfit: {
    top: f.jacket,
    sleeve: f.jacket,
    sleeveLength: 0.82,
    sleeveWide: 1.1,
    shells: [
      { cloth: f.jacket, from: -0.3, to: 0.965, grow: [0.046, 0.01] },
      ...(f.vest ? [{ cloth: f.vest, from: -0.16, to: 0.9, grow: [0.052, 0.016] as [number, number] }] : []),
    ],
    // wide trousers tied under the knee, straw shoes
    legs: f.legs,
    legsLength: 1.42,
    legsWide: 1.06,
    rolled: '#cbbb98',
    shoe: { kind: 'slipper', color: '#c2a058' },
    accessories: ['whiteCollar', f.hat, ...(f.beard ? (['goatee'] as const) : [])],
  },
});
/** Broad, with the pheasant. */
export const FARMER_PHEASANT = farmer({
  id: 'farmer',
  build: 'tallMan',
  skin: '#dfae7e',
  age: 'adult',
  jacket: '#eadfc6',
  legs: '#b3a88e',
  hat: 'browCloth',
});
/** Old and bent, with the honey pot. */
export const FARMER_HONEY = farmer({
  id: 'farmer2',
  build: 'oldMan',
  skin: '#d8a676',
  age: 'old',
  jacket: '#c3cab8',
  legs: '#a8946e',
  hat: 'strawCone',
  beard: true,
});
/** Small and round, with the dried fish. */
export const FARMER_FISH = farmer({
  id: 'farmer3',
  build: 'shortWoman',
  skin: '#d9a273',
  age: 'adult',
  jacket: '#dcc79e',
  vest: '#a98a5c',
  legs: '#cfc0a0',
  hat: 'bambooHat',
  beard: true,
});
/** Carries sacks. */
export const PORTER = wearing(
  farmer({
    id: 'porter',
    build: 'thinOldMan',
    skin: '#c98f60',
    age: 'adult',
    jacket: '#e6dcc4',
    vest: '#8a9a8c',
    legs: '#d2c6aa',
    hat: 'browCloth',
  }),
);
