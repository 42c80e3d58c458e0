import { TIGHT_CURLS } from '../hair.ts';
import { dressed, type Person } from '../person.ts';

export const THEO: Person = {
  id: 'theo',
  build: 'child8',
  strap: '#e3ae24',
  pack: '#4f7fb8',
  roll: '#c9674f',
  face: {
    skin: '#8f5a3a',
    iris: '#3a2015',
    brow: '#2a1a16',
    age: 'child',
    blush: '#c8452f',
    blushAmount: 0.7,
    lip: '#4f1d1c',
    features: {
      wide: 0.9,
      tall: 1.08,
      eyeWide: 0.95,
      eyeHigh: 0.94,
      round: 0.95,
      nose: 'wide',
      mouth: 1,
      chin: 0.1,
      jaw: -0.04,
      cheek: -0.04,
      arch: 1.25,
      crooked: -0.6,
      iris: 0.78,
    },
  },
  hair: { color: '#3a2b2b', light: '#6a524a', dark: '#231819', shape: TIGHT_CURLS },
  outfit: {
    top: '#fffaf0',
    sleeve: '#f6c83c',
    sleeveLength: 1,
    sleeveWide: 1.1,
    cuff: '#e3ae24',
    collar: '#f8d458',
    buttons: { color: '#fff6da', rows: 1 },
    shells: [{ cloth: '#f6c83c', from: -0.36, to: 0.96, grow: [0.055, 0.008] }],
    legs: '#8d929c',
    shoe: { kind: 'boot', color: '#3f7cc4' },
    accessories: ['hoodBack', 'coatPockets', 'glasses', 'notebook'],
  },
};

/** After the first night: the left boot has found other work. */
export const THEO_ONE_BOOT: Person = dressed(THEO, { shoeLeft: { kind: 'sock', color: '#f3ead8' } });
/** On the way home: a boot of leaves and string. */
export const THEO_LEAF_BOOT: Person = dressed(THEO, { shoeLeft: { kind: 'leaf', color: '#8a9a4e' } });
