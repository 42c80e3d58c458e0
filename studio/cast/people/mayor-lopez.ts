import { SWEPT_WAVE } from '../hair.ts';
import type { Person } from '../person.ts';

const TEAL = '#2f8f8c';
/** Thinks in speeches; wears the sash even when shoveling. */
export const MAYOR_LOPEZ: Person = {
  id: 'mayor',
  build: 'shortWoman',
  strap: '#f0bf3c',
  face: {
    skin: '#d49a6c',
    iris: '#4a2c1c',
    brow: '#8d8490',
    age: 'adult',
    lashes: true,
    lip: '#c4453e',
    blushAmount: 1,
    blush: '#e2584a',
    browWidth: 0.06,
  },
  hair: { color: '#c9c6d2', light: '#f8f6f6', dark: '#8e8a9e', shape: SWEPT_WAVE },
  outfit: {
    top: '#fff4e2',
    sleeve: TEAL,
    sleeveLength: 1,
    sleeveWide: 1.06,
    cuff: '#26787a',
    collar: '#3aa39e',
    buttons: { color: '#f6d57a', rows: 1 },
    shells: [{ cloth: TEAL, from: -0.24, to: 0.93, grow: [0.036, 0.01] }],
    legs: '#8a6a52',
    legsLength: 0.4,
    skirt: { cloth: '#2a8280', length: 0.98, flare: 0.03, folds: 4 },
    sock: '#c98f68',
    shoe: { kind: 'slipper', color: '#8c3f4a' },
    accessories: ['sash'],
  },
};
