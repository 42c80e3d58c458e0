import type { CapHair } from '../hair.ts';
import type { Person } from '../person.ts';

const BOY_STRAIGHT: CapHair = {
  kind: 'cap',
  open: 1.08,
  fringe: 0.36,
  bottom: -0.12,
  thick: 0.1,
  jagged: 0.7,
  sweep: 0.12,
  extras: ['cowlick'],
};
export const DOYUN: Person = {
  id: 'doyun',
  build: 'child8',
  strap: '#c98a22',
  face: {
    skin: '#f3c9a2',
    iris: '#3a241c',
    brow: '#2a2226',
    age: 'child',
    browWidth: 0.088,
    features: {
      wide: 0.96,
      tall: 1.03,
      eyeWide: 1,
      eyeHigh: 0.92,
      round: 0.85,
      slant: 0.1,
      fold: false,
      nose: 'snub',
      mouth: 1.1,
      cheek: 0.08,
      brow: 1.1,
      crooked: -1,
      jaw: 0.1,
      chin: 0,
      iris: 0.86,
    },
  },
  hair: { color: '#37292e', light: '#7a6468', dark: '#221820', shape: BOY_STRAIGHT },
  outfit: {
    top: '#dfa52c',
    sleeve: '#dfa52c',
    sleeveLength: 1,
    sleeveWide: 1.1,
    cuff: '#c48c22',
    shells: [
      { cloth: '#e2ab34', from: -0.16, to: 0.97, grow: [0.022, 0.01] },
      { cloth: '#cf9626', from: -0.02, to: 0.36, grow: [0.03, 0.026], front: 40 },
    ],
    legs: '#34436c',
    legsLength: 0.86,
    pockets: '#41517e',
    sock: '#fffdf4',
    shoe: { kind: 'sneaker', color: '#9aa0a8' },
    accessories: ['hoodBack', 'hoodStrings', 'counter'],
  },
};
/** June: the same mustard as a tee. */
export const DOYUN_SUMMER: Person = {
  ...DOYUN,
  outfit: {
    ...DOYUN.outfit,
    sleeveLength: 0.38,
    sleeveWide: 1.14,
    shells: [{ cloth: '#e5ae36', from: -0.12, to: 0.965, grow: [0.018, 0.007] }],
    accessories: ['counter'],
  },
};
