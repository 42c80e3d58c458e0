import type { LobeHair } from '../hair.ts';
import { dressed, type Person } from '../person.ts';

const CURLS: LobeHair = {
  kind: 'lobes',
  count: 200,
  size: 0.19,
  thick: [0.1, 0.13],
  open: 1.1,
  top: 0.52,
  bottom: -0.4,
  fringe: 8,
  stray: 14,
};
/** The rice-cake lady: as round as what she sells, white cap, pink apron, flour to the elbow. */
export const MRS_TTEOK: Person = {
  id: 'tteok',
  build: 'shortWoman',
  strap: '#ec8fa6',
  face: {
    skin: '#f3c49c',
    iris: '#38211a',
    brow: '#3f3030',
    age: 'adult',
    lip: '#cf564e',
    blush: '#ef5f55',
    blushAmount: 1.5,
    jaw: 0.05,
    features: {
      wide: 1.02,
      tall: 1.01,
      eyeWide: 1.24,
      eyeHigh: 1.04,
      round: 0.9,
      nose: 'button',
      cheek: 0.14,
      chin: -0.05,
      mouth: 1,
      jaw: 0.08,
      iris: 0.9,
    },
  },
  hair: { color: '#44383c', light: '#7d6c70', dark: '#2c2328', shape: CURLS },
  outfit: {
    top: '#fdf3e0',
    // the flour ends at the elbow: sleeves pushed up, arms powdered
    sleeve: '#c9dbe6',
    sleeveLength: 0.56,
    sleeveWide: 1.2,
    cuff: '#b3cad8',
    collar: '#e6eff4',
    shells: [
      { cloth: '#c9dbe6', from: -0.2, to: 0.95, grow: [0.022, 0.01] },
      { cloth: '#ec8fa6', from: -0.9, to: 0.16, grow: [0.055, 0.03], front: 82 },
      { cloth: '#ec8fa6', from: 0.14, to: 0.72, grow: [0.032, 0.026], front: 66 },
    ],
    legs: '#6f6a8a',
    legsWide: 1.3,
    shoe: { kind: 'slipper', color: '#f6efe2' },
    armDust: '#fff6ec',
    accessories: ['cookCap', 'apronTies'],
  },
};
/** October, dusk: a quilted jacket under the apron. */
export const MRS_TTEOK_AUTUMN: Person = dressed(MRS_TTEOK, {
  sleeve: { kind: 'quilted', base: '#8a5f86', ink: '#6d456a', size: 0.07 },
  sleeveLength: 1,
  sleeveWide: 1.25,
  cuff: '#6d456a',
});
