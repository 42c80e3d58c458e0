import { SHORT_CURLS } from '../hair.ts';
import type { Person } from '../person.ts';

const FLANNEL = { kind: 'plaid', base: '#7fa3cf', ink: '#2f5590', ink2: '#f3e9d6', size: 0.15 } as const;
/** Ben: bakes with too much faith; flour on one knee. */
export const DAD: Person = {
  id: 'dad',
  build: 'tallMan',
  face: {
    skin: '#f6c7ae',
    iris: '#46606e',
    brow: '#b0743c',
    age: 'adult',
    browWidth: 0.07,
    blush: '#ee6a5a',
    features: {
      wide: 0.93,
      tall: 1.08,
      eyeWide: 1.16,
      eyeHigh: 1.02,
      round: 0.9,
      nose: 'wide',
      noseSize: 1.2,
      brow: 1.3,
      mouth: 1.1,
      jaw: 0.08,
      chin: 0.05,
      cheek: 0.02,
      iris: 0.86,
    },
  },
  hair: { color: '#c98a4c', light: '#e8bd80', dark: '#a05c2c', shape: SHORT_CURLS },
  outfit: {
    top: FLANNEL,
    sleeve: FLANNEL,
    sleeveLength: 0.66,
    sleeveWide: 1.06,
    cuff: '#5f83b8',
    collar: '#6a8fc2',
    buttons: { color: '#fff6e6', rows: 1 },
    shells: [{ cloth: FLANNEL, from: -0.16, to: 0.95, grow: [0.02, 0.006] }],
    legs: '#7a6a58',
    kneeDust: '#d8cbba',
    shoe: { kind: 'sneaker', color: '#8a5a3c' },
    accessories: ['beard'],
  },
};
