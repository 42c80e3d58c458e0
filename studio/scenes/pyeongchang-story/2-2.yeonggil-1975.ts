/** Chestnut Grandpa in 1975, before he was a grandfather (PC 2.2). */
import type { CapHair } from '../../cast/hair.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import type { Person } from '../../cast/person.ts';

const SHORT: CapHair = { kind: 'cap', open: 1.14, fringe: 0.56, bottom: -0.2, thick: 0.06, jagged: 0.2, parted: true };
/** Thirty-six: short hair, a white shirt with its collar under a knitted vest, the eyebrows already heavy and still black. */
export const YEONGGIL_1975: Person = {
  ...CHESTNUT_GRANDPA,
  build: 'tallMan',
  face: { skin: '#dfae80', iris: '#3a261c', brow: '#2b2226', age: 'adult', browWidth: 0.16, blushAmount: 0.35 },
  hair: { color: '#352b2d', light: '#71605e', dark: '#211a1d', shape: SHORT },
  outfit: {
    top: '#f3ecdd',
    sleeve: '#f3ecdd',
    sleeveLength: 1,
    sleeveWide: 1.12,
    cuff: '#e2d8c4',
    collar: '#fffaf0',
    buttons: { color: '#cbbfa8', rows: 1 },
    shells: [
      { cloth: '#f3ecdd', from: -0.1, to: 0.95, grow: [0.014, 0.008] },
      { cloth: '#6d7a4a', from: -0.12, to: 0.82, grow: [0.022, 0.012] },
    ],
    legs: '#7a5a44',
    legsWide: 1.45,
    shoe: { kind: 'slipper', color: '#3a2c2a' },
  },
};
