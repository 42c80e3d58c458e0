/** Children who are nobody's neighbor: they stand on the cards only. */
import { type CapHair, TIGHT_CURLS } from '../hair.ts';
import { dressed, type Person, without } from '../person.ts';
import { CHARLOTTE_FOREST } from './charlotte.ts';
import { PRIYA } from './priya.ts';
import { THEO } from './theo.ts';

const BLACK = { color: '#332a2e', light: '#6a5c62', dark: '#1f191d' };
const BOB: CapHair = { kind: 'cap', open: 1.0, fringe: 0.26, bottom: -0.52, thick: 0.11, jagged: 0.18 };
const SHORT: CapHair = {
  kind: 'cap',
  open: 1.08,
  fringe: 0.34,
  bottom: -0.12,
  thick: 0.1,
  jagged: 0.7,
  extras: ['cowlick'],
};
const SWIM_CAP: CapHair = { kind: 'cap', open: 1.12, fringe: 0.44, bottom: -0.2, thick: 0.07, jagged: 0 };
const UP: CapHair = { kind: 'cap', open: 1.12, fringe: 0.5, bottom: -0.3, thick: 0.07, jagged: 0.08, parted: true };

const FAIR = { skin: '#f2c7a0', iris: '#3a2118', brow: '#33262a', age: 'child' as const };

export const BOB_GIRL: Person = {
  id: 'cardGirl',
  build: 'child8',
  face: { ...FAIR, lashes: true },
  hair: { ...BLACK, shape: BOB },
  outfit: {
    top: '#fff6e6',
    sleeve: '#f2a83c',
    sleeveLength: 1,
    sleeveWide: 1.06,
    collar: '#fff6e6',
    shells: [{ cloth: '#f2a83c', from: -0.1, to: 0.95, grow: [0.02, 0.008] }],
    legs: '#4f6f9c',
    legsLength: 2,
    shoe: { kind: 'sneaker', color: '#e4604c' },
  },
};
export const SHORT_BOY: Person = {
  id: 'cardBoy',
  build: 'child8',
  face: { ...FAIR, skin: '#efbf94' },
  hair: { ...BLACK, shape: SHORT },
  outfit: {
    top: '#3f8f8c',
    sleeve: '#3f8f8c',
    sleeveLength: 0.4,
    sleeveWide: 1.12,
    shells: [{ cloth: '#3f8f8c', from: -0.12, to: 0.96, grow: [0.018, 0.006] }],
    legs: '#4a5a86',
    legsLength: 0.8,
    sock: '#fffaf0',
    shoe: { kind: 'sneaker', color: '#f2b02c' },
  },
};
/** In the pool: a coral cap for hair. */
export const SWIMMER: Person = {
  id: 'swimmer',
  build: 'child8',
  face: { ...FAIR, lashes: true, blushAmount: 1.1 },
  hair: { color: '#e4503c', light: '#ea6450', dark: '#d64634', shape: SWIM_CAP },
  outfit: {
    top: '#3f5fa8',
    sleeve: '#f2c7a0',
    sleeveLength: 0,
    legs: '#3f5fa8',
    legsLength: 0.3,
    shoe: { kind: 'bare', color: '#f2c7a0' },
  },
};
export const DANCER: Person = {
  id: 'dancer',
  build: 'child8',
  face: { ...FAIR, lashes: true, blushAmount: 1 },
  hair: { ...BLACK, shape: UP },
  outfit: {
    top: '#ee8fa0',
    sleeve: '#ee8fa0',
    sleeveLength: 0.16,
    shells: [{ cloth: '#ee8fa0', from: -0.12, to: 0.9, grow: [0.01, 0.004] }],
    legs: '#fbe3dc',
    shoe: { kind: 'slipper', color: '#ee8fa0' },
  },
};
export const ROPE_GIRL: Person = dressed(without(PRIYA, 'toolBelt', 'woodenSpoon'), {
  legsLength: 2,
  legsWide: 1,
  shoe: { kind: 'sneaker', color: '#f08a3c' },
});
export const CHARLOTTE_TEE: Person = dressed(without(CHARLOTTE_FOREST, 'pack', 'sunHat'), {
  shoe: { kind: 'sneaker', color: '#8fd3b4' },
  shoeLeft: { kind: 'sneaker', color: '#8fd3b4' },
});
export const THEO_READING: Person = {
  ...without(THEO, 'notebook', 'hoodBack'),
  hair: { ...THEO.hair, shape: TIGHT_CURLS },
  outfit: {
    ...without(THEO, 'notebook', 'hoodBack').outfit,
    shoe: { kind: 'boot', color: '#3f7cc4' },
  },
};
