import type { LobeHair } from '../hair.ts';
import type { Person } from '../person.ts';

/** A perm like a cloud. */
const PERM: LobeHair = {
  kind: 'lobes',
  count: 230,
  size: 0.235,
  thick: [0.18, 0.19],
  open: 1.04,
  top: 0.47,
  bottom: -0.36,
  fringe: 17,
  stray: 30,
};
export const HALMEONI: Person = {
  id: 'halmeoni',
  build: 'grandmother',
  face: {
    skin: '#eec09a',
    iris: '#3f281c',
    brow: '#8d8088',
    age: 'old',
    lip: '#e2604c',
    blush: '#ee6a58',
    blushAmount: 1.1,
    features: {
      wide: 1,
      tall: 1,
      eyeWide: 1.3,
      eyeHigh: 1,
      round: 0.74,
      slant: -0.08,
      fold: false,
      nose: 'wide',
      mouth: 1.12,
      cheek: 0.14,
      chin: -0.04,
      jaw: 0.1,
      iris: 0.94,
    },
  },
  hair: { color: '#d6d0d4', light: '#fbf7f2', dark: '#bdb5c4', shape: PERM },
  outfit: {
    top: '#fbf0da',
    sleeve: '#fbf0da',
    sleeveLength: 0.86,
    sleeveWide: 1.12,
    cuff: '#efe0c2',
    collar: '#fff6e4',
    shells: [
      {
        cloth: { kind: 'quilted', base: '#b79ad0', ink: '#8f6fae', size: 0.062 },
        from: -0.16,
        to: 0.92,
        grow: [0.03, 0.014],
      },
    ],
    legs: { kind: 'flowers', base: '#5a5f9c', ink: '#f3a0ae', ink2: '#f6d060', size: 0.12 },
    legsWide: 1.34,
    shoe: { kind: 'slipper', color: '#f08fa8' },
    accessories: ['vestFront'],
  },
};
