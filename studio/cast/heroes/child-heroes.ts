/** Two heroes of the board game: girl and boy. Children of their own, not of the books. */
import type { Person } from '../person.ts';
import type { Hero } from './hero.ts';
import { HEAD, person } from './two-legs.ts';

const GIRL: Person = {
  id: 'heroGirl',
  build: 'board',
  strap: '#f2b632',
  pack: '#3f9a92',
  roll: '#f3e2b8',
  face: {
    skin: '#9a6240',
    iris: '#3f2013',
    brow: '#2a1a1c',
    age: 'board',
    lashes: true,
    blush: '#d84a38',
    blushAmount: 0.8,
  },
  hair: {
    color: '#3d2a2a',
    light: '#705650',
    dark: '#241819',
    band: '#f26d52',
    shape: {
      kind: 'cap',
      open: 1.1,
      fringe: 0.56,
      bottom: -0.3,
      thick: 0.07,
      jagged: 0.1,
      parted: true,
      extras: ['puffs'],
    },
  },
  outfit: {
    top: '#fff4dc',
    sleeve: { kind: 'stripes', base: '#fff6ea', ink: '#e4604c', size: 0.07 },
    sleeveLength: 0.55,
    sleeveWide: 1.1,
    shells: [
      {
        cloth: { kind: 'stripes', base: '#fff6ea', ink: '#e4604c', size: 0.07 },
        from: 0.2,
        to: 0.965,
        grow: [0.01, 0.006],
      },
      { cloth: '#f2b632', from: 0.2, to: 0.7, grow: [0.014, 0.018], front: 64 },
    ],
    legs: '#a0694a',
    legsLength: 0.5,
    sock: '#fffaf0',
    shoe: { kind: 'boot', color: '#e4604c' },
    accessories: ['bibStraps', 'skirt'],
  },
};
export const girl: Hero = { build: person(GIRL), size: 0.96, head: HEAD };

const BOY: Person = {
  id: 'heroBoy',
  build: 'board',
  strap: '#e4604c',
  face: {
    skin: '#f6c6a0',
    iris: '#3f6a58',
    brow: '#9a4f26',
    age: 'board',
    freckles: 5,
    features: { crooked: 0.15, nose: 'button', noseSize: 0.95 },
  },
  hair: {
    color: '#c0642c',
    light: '#ee9a4e',
    dark: '#8a3f1c',
    shape: {
      kind: 'cap',
      open: 1.08,
      fringe: 0.5,
      bottom: -0.34,
      thick: 0.13,
      jagged: 0.9,
      extras: ['tufts'],
    },
  },
  outfit: {
    top: '#3f74b4',
    sleeve: '#3f74b4',
    sleeveLength: 1,
    sleeveWide: 1.14,
    cuff: '#2f5a92',
    shells: [{ cloth: '#3f74b4', from: -0.24, to: 0.96, grow: [0.03, 0.01] }],
    legs: '#8a6a4e',
    legsWide: 1.1,
    shoe: { kind: 'boot', color: '#7a4a34' },
    accessories: ['scarf', 'goggles', 'chestStar'],
  },
};
export const boy: Hero = { build: person(BOY), size: 1, head: HEAD };
