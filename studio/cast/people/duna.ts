import type { CapHair } from '../hair.ts';
import { dressed, type Person, wearing, without } from '../person.ts';

const PONYTAIL: CapHair = {
  kind: 'cap',
  open: 1.14,
  fringe: 0.5,
  bottom: -0.36,
  thick: 0.085,
  jagged: 0.3,
  extras: ['ponytail'],
};
/** Imo: Doyun's mother, librarian, late and laughing; Halmeoni's face, and the helmet she forgets to take off. */
export const DUNA: Person = {
  id: 'doyunsMom',
  build: 'woman',
  hat: '#e8823a',
  face: {
    skin: '#f1c8a0',
    iris: '#3a241c',
    brow: '#33272b',
    age: 'adult',
    lashes: true,
    lip: '#cf5f54',
    blushAmount: 0.95,
  },
  hair: { color: '#3a2a28', light: '#755b50', dark: '#241a1a', shape: PONYTAIL, band: '#f2bf3e' },
  outfit: {
    top: '#7fae7a',
    sleeve: '#86b57f',
    sleeveLength: 0.66,
    sleeveWide: 1.22,
    cuff: '#a3c99a',
    collar: '#a8cc9e',
    buttons: { color: '#f4ead2', rows: 1 },
    // linen hangs loose over the trousers
    shells: [{ cloth: '#86b57f', from: -0.34, to: 0.95, grow: [0.044, 0.01] }],
    legs: '#efe2c8',
    legsWide: 1.3,
    shoe: { kind: 'slipper', color: '#b8743f' },
    accessories: ['tortoiseGlasses', 'bikeHelmet', 'bookBag'],
  },
};
/** On her bicycle, or where the bag would be in the way. */
export const DUNA_CYCLING: Person = without(DUNA, 'bookBag');
/** The one time she remembers. */
export const DUNA_BAREHEADED: Person = without(DUNA, 'bikeHelmet');
/** October: a rust-colored scarf and long sleeves. */
export const DUNA_AUTUMN: Person = {
  ...wearing(dressed(DUNA, { sleeveLength: 1, sleeveWide: 1.2, legs: '#6f6288' }), 'woolScarf'),
  scarf: '#c8653c',
  scarf2: '#f0cfa0',
};
