import { CURLY_BOB } from '../hair.ts';
import { dressed, type Person, wearing } from '../person.ts';

const STRIPES = { kind: 'stripes', base: '#fff6ea', ink: '#d8433a', size: 0.07 } as const;

export const CHARLOTTE_FOREST: Person = {
  id: 'charlotte',
  build: 'child8',
  pack: '#ea7f33',
  roll: '#5fa3a0',
  face: {
    skin: '#efba90',
    iris: '#6a3a20',
    brow: '#6a4128',
    age: 'child',
    freckles: 3,
    lashes: true,
    features: {
      wide: 0.98,
      tall: 1.01,
      eyeWide: 1.02,
      eyeHigh: 1.0,
      round: 1,
      slant: 0,
      nose: 'button',
      mouth: 1.08,
      cheek: 0.1,
      chin: 0.02,
      jaw: -0.06,
      crooked: 1,
      iris: 0.84,
    },
  },
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

const DENIM = { kind: 'denim', base: '#5f7fb0', ink: '#8fa9d0', size: 0.12 } as const;
/** Every day: striped tee, denim overall dress. */
export const CHARLOTTE: Person = {
  ...dressed(CHARLOTTE_FOREST, {
    shells: [
      { cloth: STRIPES, from: -0.06, to: 0.965, grow: [0.012, 0.006] },
      { cloth: DENIM, from: 0.02, to: 0.48, grow: [0.02, 0.016] },
      { cloth: DENIM, from: 0.44, to: 0.78, grow: [0.017, 0.019], front: 84, frontTop: 46 },
    ],
    legs: DENIM,
    legsLength: 0.3,
    skirt: { cloth: DENIM, length: 0.74, flare: 0.05, folds: 9 },
    accessories: ['bibStraps', 'barrette', 'earPencil'],
  }),
  strap: '#54719f',
};
/** Her birthday. */
export const CHARLOTTE_PARTY: Person = wearing(CHARLOTTE, 'paperCrown');

const RED = '#cf3a32';
/** Winter: duffle coat, bobble hat, and one mitten; the bare hand belongs in the pocket. */
export const CHARLOTTE_WINTER: Person = {
  ...dressed(CHARLOTTE_FOREST, {
    shells: [{ cloth: RED, from: -0.52, to: 0.965, grow: [0.062, 0.012] }],
    sleeve: RED,
    sleeveLength: 1,
    sleeveWide: 1.12,
    cuff: '#ab2c2a',
    legs: '#5a5f86',
    legsLength: 2,
    shoe: { kind: 'boot', color: '#8a5a3c' },
    shoeLeft: { kind: 'boot', color: '#8a5a3c' },
    mittens: { right: '#4f9a55' },
    accessories: ['duffleCoat', 'hoodBack', 'bobbleHat', 'barrette', 'earPencil'],
  }),
  strap: RED,
};
