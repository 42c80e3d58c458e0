/** Chestnut Grandpa before he was one, for the strip of four eras (PC 2.2): schoolboy of 1950, young man of 1975. */
import type { CapHair } from '../../cast/hair.ts';
import { YOUNG_YEONGGIL } from '../../cast/people/brothers-1948.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { dressed, type Person } from '../../cast/person.ts';

/** Eleven: black school jacket with a white collar, a peaked cap, the first long trousers. */
export const YEONGGIL_1950: Person = {
  ...dressed(YOUNG_YEONGGIL, {
    top: '#3a3a48',
    sleeve: '#3a3a48',
    sleeveLength: 1,
    sleeveWide: 1.1,
    cuff: '#32323f',
    collar: '#fff8ea',
    buttons: { color: '#d9b04a', rows: 1 },
    shells: [{ cloth: '#3a3a48', from: -0.16, to: 0.96, grow: [0.024, 0.008] }],
    legs: '#4a4a58',
    legsLength: 2,
    shoe: { kind: 'slipper', color: '#2c2a34' },
    accessories: ['peakedCap'],
  }),
  hat: '#34343f',
};
const LONGISH: CapHair = { kind: 'cap', open: 1.08, fringe: 0.4, bottom: -0.5, thick: 0.13, jagged: 0.4, parted: true };
/** Thirty-six: a wide collar, flared trousers, the eyebrows still black. */
export const YEONGGIL_1975: Person = {
  ...CHESTNUT_GRANDPA,
  build: 'tallMan',
  face: { skin: '#dfae80', iris: '#3a261c', brow: '#2b2226', age: 'adult', browWidth: 0.12, blushAmount: 0.8 },
  hair: { color: '#352b2d', light: '#71605e', dark: '#211a1d', shape: LONGISH },
  outfit: {
    top: '#c9743c',
    sleeve: '#c9743c',
    sleeveLength: 1,
    sleeveWide: 1.12,
    cuff: '#f0d6a8',
    collar: '#f0d6a8',
    shells: [
      { cloth: '#c9743c', from: -0.1, to: 0.95, grow: [0.014, 0.008] },
      { cloth: '#6d7a4a', from: -0.12, to: 0.82, grow: [0.022, 0.012] },
    ],
    legs: '#7a5a44',
    legsWide: 1.45,
    shoe: { kind: 'slipper', color: '#3a2c2a' },
  },
};
