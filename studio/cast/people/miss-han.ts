import type { CapHair } from '../hair.ts';
import type { Person } from '../person.ts';

const BOB: CapHair = { kind: 'cap', open: 1.04, fringe: 0.34, bottom: -0.66, thick: 0.13, jagged: 0.12 };
/** Doyun's teacher: freckles, a bob, a long yellow cardigan, and chalk on one cheek, always. */
export const MISS_HAN: Person = {
  id: 'han',
  build: 'woman',
  strap: '#ecc14a',
  face: {
    skin: '#f5cfac',
    iris: '#4a2c20',
    brow: '#5a3c30',
    age: 'adult',
    lashes: true,
    freckles: 6,
    lip: '#d66a60',
    blushAmount: 0.9,
  },
  hair: { color: '#54382c', light: '#96705a', dark: '#38241c', shape: BOB },
  outfit: {
    top: '#fff6e6',
    sleeve: { kind: 'knit', base: '#efc64f', ink: '#cf9f2c', size: 0.05 },
    sleeveLength: 1,
    sleeveWide: 1.08,
    cuff: '#d8aa38',
    collar: '#fffaf0',
    shells: [
      { cloth: '#fff6e6', from: -0.1, to: 0.95, grow: [0.014, 0.008] },
      {
        cloth: { kind: 'knit', base: '#efc64f', ink: '#cf9f2c', size: 0.05 },
        from: -0.62,
        to: 0.94,
        grow: [0.062, 0.016],
      },
      { cloth: '#fff6e6', from: 0.1, to: 0.95, grow: [0.042, 0.022], front: 15 },
    ],
    legs: '#3f6f86',
    legsLength: 0.4,
    skirt: { cloth: '#4f7f96', length: 1.45, flare: 0.05, folds: 7 },
    shoe: { kind: 'slipper', color: '#8a4a3c' },
    accessories: ['cardiganFront', 'chalkMark'],
  },
};
