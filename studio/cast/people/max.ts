import { STANDING_UP, UNDER_HOOD } from '../hair.ts';
import { dressed, type Person } from '../person.ts';

const GREEN = '#63ab5b';
/** Four, and a dinosaur on weekdays. */
export const MAX: Person = {
  id: 'max',
  build: 'child4',
  strap: '#589c52',
  face: {
    skin: '#f5c7a2',
    iris: '#6a4324',
    brow: '#8a6038',
    age: 'child',
    blushAmount: 1.2,
    features: {
      wide: 1.02,
      tall: 0.98,
      eyeWide: 0.9,
      eyeHigh: 0.96,
      apart: 1.08,
      round: 1,
      nose: 'button',
      noseSize: 0.9,
      mouth: 0.9,
      cheek: 0.12,
      chin: -0.08,
      jaw: 0.02,
      iris: 0.88,
    },
  },
  hair: { color: '#ad7d4c', light: '#d6a873', dark: '#835834', shape: STANDING_UP },
  outfit: {
    top: GREEN,
    sleeve: GREEN,
    sleeveLength: 1,
    sleeveWide: 1.14,
    cuff: '#4a8548',
    shells: [
      { cloth: GREEN, from: -0.14, to: 0.97, grow: [0.018, 0.008] },
      { cloth: '#dfe8b0', from: 0, to: 0.66, grow: [0.024, 0.02], front: 44 },
    ],
    legs: '#56719c',
    legsWide: 1.08,
    shoe: { kind: 'bare', color: '#f5c7a2' },
    accessories: ['dinoHoodDown', 'stuffedTail'],
  },
};
/** With the hood up. */
export const MAX_HOODED: Person = {
  ...dressed(MAX, { accessories: ['dinoHood', 'stuffedTail'] }),
  hair: { ...MAX.hair, shape: UNDER_HOOD },
};
