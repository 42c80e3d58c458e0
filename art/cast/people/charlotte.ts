import { CURLY_BOB } from '../hair.ts';
import type { Person } from '../person.ts';

const STRIPES = { kind: 'stripes', base: '#fff6ea', ink: '#d8433a', size: 0.07 } as const;

export const CHARLOTTE_FOREST: Person = {
  name: 'Charlotte',
  build: 'child8',
  pack: '#ea7f33',
  roll: '#5fa3a0',
  face: { skin: '#f3c39c', iris: '#6a3a20', brow: '#6a4128', age: 'child', freckles: 3, lashes: true },
  hair: { color: '#8a5a3c', light: '#b98658', dark: '#5e3a28', shape: CURLY_BOB },
  outfit: {
    top: STRIPES,
    sleeve: STRIPES,
    sleeveLength: 0.36,
    sleeveWide: 1.12,
    shells: [{ cloth: STRIPES, from: -0.06, to: 0.965, grow: [0.016, 0.006] }],
    legs: '#c2a26c',
    legsLength: 0.74,
    sock: '#fffaf0',
    shoe: { kind: 'sneaker', color: '#8fd3b4' },
    shoeLeft: { kind: 'sneaker', color: '#8fd3b4', untied: true },
    accessories: ['pack', 'sunHat', 'barrette', 'earPencil'],
  },
};
