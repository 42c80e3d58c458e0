import { LOW_BUN } from '../hair.ts';
import type { Person } from '../person.ts';

/** Hana: designs bridges, sings wrong words. */
export const MOM: Person = {
  id: 'mom',
  build: 'woman',
  strap: '#d9a22e',
  face: {
    skin: '#f1c8a4',
    iris: '#38211a',
    brow: '#33272b',
    age: 'adult',
    lashes: true,
    lip: '#c25a52',
    blushAmount: 0.75,
    features: {
      wide: 0.92,
      tall: 1.07,
      eyeWide: 1.32,
      eyeHigh: 1.06,
      round: 0.78,
      slant: 0.1,
      fold: false,
      nose: 'long',
      mouth: 1.1,
      jaw: -0.09,
      chin: 0.08,
      cheek: 0.02,
      iris: 0.92,
      noseSize: 0.9,
    },
  },
  hair: { color: '#2f2624', light: '#66554e', dark: '#1c1512', shape: LOW_BUN },
  outfit: {
    top: '#34476f',
    sleeve: '#34476f',
    sleeveLength: 0.62,
    sleeveWide: 1.1,
    cuff: '#44588a',
    collar: '#44588a',
    shells: [
      { cloth: '#34476f', from: -0.12, to: 0.95, grow: [0.012, 0.006] },
      { cloth: '#d9a22e', from: -0.62, to: 0.12, grow: [0.05, 0.02], front: 86 },
      { cloth: '#d9a22e', from: 0.12, to: 0.66, grow: [0.02, 0.016], front: 58 },
    ],
    legs: '#8fa0a8',
    shoe: { kind: 'slipper', color: '#d98a7a' },
    accessories: ['apronTies'],
  },
};
