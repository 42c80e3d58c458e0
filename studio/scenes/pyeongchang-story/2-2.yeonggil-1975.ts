/** Chestnut Grandpa in 1975, before he was a grandfather (PC 2.2). */
import type { CapHair } from '../../cast/hair.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import type { Person } from '../../cast/person.ts';

const SHORT: CapHair = { kind: 'cap', open: 1.14, fringe: 0.56, bottom: -0.2, thick: 0.06, jagged: 0.2, parted: true };
const VEST = { kind: 'knit', base: '#6d7a4a', ink: '#56623c', size: 0.05 } as const;
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
    cuff: '#e2d8c4',
    collar: '#fffaf0',
    // the seat of the trousers and a belt show below the vest, the shirt in its neck
    shells: [
      { cloth: '#7a5a44', from: -0.2, to: 0.03, grow: [0.008, 0.01] },
      { cloth: '#40302a', from: 0.0, to: 0.07, grow: [0.014, 0.014] },
      { cloth: VEST, from: 0.07, to: 0.93, grow: [0.02, 0.012] },
      { cloth: '#56623c', from: 0.065, to: 0.14, grow: [0.023, 0.023] },
      { cloth: '#f3ecdd', from: 0.58, to: 0.97, grow: [0.02, 0.02], front: 3, frontTop: 27 },
    ],
    legs: '#7a5a44',
    legsWide: 0.94,
    // only the sock: the scene puts his leather shoes over it
    shoe: { kind: 'sock', color: '#4a3a34', size: 0.6 },
  },
};
