import { BRAIDS } from '../hair.ts';
import type { Person } from '../person.ts';

export const PRIYA: Person = {
  id: 'priya',
  build: 'child8',
  strap: '#7c4fa6',
  pack: '#3f9a86',
  roll: '#e8b23c',
  face: {
    skin: '#bd8153',
    iris: '#3f2013',
    brow: '#2a1a1c',
    age: 'child',
    lashes: true,
    gapTooth: true,
    blush: '#d84f3c',
    blushAmount: 0.8,
  },
  hair: { color: '#332827', light: '#6b564f', dark: '#1e1615', shape: BRAIDS, band: '#f08a2c' },
  outfit: {
    top: '#b7d84c',
    sleeve: '#b7d84c',
    sleeveLength: 0.38,
    sleeveWide: 1.1,
    shells: [
      { cloth: '#8a5cb4', from: -0.2, to: 0.48, grow: [0.016, 0.012] },
      { cloth: '#8a5cb4', from: 0.44, to: 0.78, grow: [0.013, 0.017], front: 62 },
    ],
    legs: '#8a5cb4',
    legsWide: 1.12,
    shoe: { kind: 'sneaker', color: '#f08a3c' },
    accessories: ['bibStraps', 'toolBelt', 'woodenSpoon'],
  },
};
