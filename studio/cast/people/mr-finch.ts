import { UNDER_CAP } from '../hair.ts';
import type { Person } from '../person.ts';

/** Retired conductor of number 41: very tall, thin, shy. */
export const MR_FINCH: Person = {
  id: 'finch',
  build: 'thinOldMan',
  face: {
    skin: '#a8744e',
    iris: '#33201a',
    brow: '#f2ece2',
    age: 'old',
    ageSpots: true,
    blush: '#c8543c',
    blushAmount: 0.6,
    browWidth: 0.085,
    // kind large eyes, and a mouth right under the moustache: lower it is a second mouth
    layout: { eye: 0.172, eyeX: 0.37, eyeY: 0.02, mouthY: -0.62 },
    jaw: 0.4,
    features: {
      wide: 0.88,
      tall: 1.12,
      eyeWide: 0.86,
      eyeHigh: 0.84,
      round: 0.9,
      slant: -0.14,
      nose: 'long',
      noseSize: 1.3,
      mouth: 0.9,
      lid: 0.1,
      fold: true,
      cheek: -0.1,
      jaw: -0.04,
      chin: 0.05,
      iris: 0.7,
    },
  },
  hair: { color: '#d6d0cc', light: '#fbf7f0', dark: '#a49ba6', shape: UNDER_CAP },
  outfit: {
    top: '#f2ece0',
    sleeve: '#f2ece0',
    sleeveLength: 1,
    sleeveWide: 1.18,
    cuff: '#fffaf0',
    collar: '#fffaf0',
    buttons: { color: '#e9be52', rows: 2 },
    shells: [{ cloth: '#33456e', from: -0.16, to: 0.9, grow: [0.018, 0.01] }],
    legs: '#4e5160',
    legsWide: 1.5,
    shoe: {
      kind: 'slipper',
      color: '#b8362f',
      cloth: { kind: 'plaid', base: '#b8362f', ink: '#23503c', ink2: '#f0c75a', size: 0.4 },
    },
    accessories: ['moustache', 'conductorCap', 'whistle'],
  },
};
