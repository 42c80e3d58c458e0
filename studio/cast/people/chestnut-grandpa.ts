import type { LobeHair } from '../hair.ts';
import type { Person } from '../person.ts';

/** White hair that is left below the cap. */
const UNDER_CAP: LobeHair = {
  kind: 'lobes',
  count: 240,
  size: 0.15,
  thick: [0.03, 0.07],
  open: 1.26,
  top: 0.5,
  bottom: -0.34,
  fringe: 0,
  stray: 10,
};
const CARDIGAN = { kind: 'knit', base: '#7f8550', ink: '#5f6640', size: 0.05 } as const;

export const CHESTNUT_GRANDPA: Person = {
  id: 'chestnut',
  build: 'oldMan',
  face: {
    skin: '#e3b184',
    iris: '#3a261c',
    brow: '#f4efe6',
    age: 'old',
    ageSpots: true,
    browWidth: 0.05,
    blushAmount: 1.1,
    features: {
      wide: 0.92,
      tall: 1.08,
      eyeWide: 1.2,
      eyeHigh: 0.92,
      round: 0.76,
      slant: -0.1,
      fold: true,
      nose: 'long',
      noseSize: 1.25,
      jaw: 0.1,
      chin: 0.1,
      cheek: -0.04,
      iris: 0.88,
    },
  },
  hair: { color: '#e9e4de', light: '#ffffff', dark: '#dcd5d6', shape: UNDER_CAP },
  outfit: {
    top: '#f0e6d2',
    sleeve: CARDIGAN,
    sleeveLength: 1,
    sleeveWide: 1.06,
    elbow: '#8a5a36',
    cuff: '#666c40',
    collar: '#f8f0e0',
    buttons: { color: '#8a5a34', rows: 1 },
    shells: [{ cloth: CARDIGAN, from: -0.2, to: 0.9, grow: [0.026, 0.01] }],
    legs: '#8d7d69',
    legsWide: 1.12,
    shoe: { kind: 'slipper', color: '#f7f3ea' },
    accessories: ['longBrows', 'flatCap'],
  },
};
