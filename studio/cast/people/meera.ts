import { LONG_BRAID } from '../hair.ts';
import type { Person } from '../person.ts';

export const MEERA: Person = {
  id: 'meera',
  build: 'woman',
  face: {
    skin: '#b47d52',
    iris: '#38211a',
    brow: '#2b1f20',
    age: 'adult',
    lashes: true,
    lip: '#b0574c',
    blushAmount: 0.6,
    blush: '#d84f3c',
  },
  hair: { color: '#332827', light: '#6b564f', dark: '#1e1615', shape: LONG_BRAID, band: '#e0703a' },
  outfit: {
    top: '#c4a870',
    sleeve: '#c4a870',
    sleeveLength: 0.62,
    sleeveWide: 1.1,
    cuff: '#b09358',
    collar: '#d3b982',
    buttons: { color: '#8a6a3c', rows: 1 },
    shells: [{ cloth: '#c4a870', from: -0.02, to: 0.95, grow: [0.012, 0.006] }],
    legs: '#8a7a4e',
    legsWide: 1.05,
    shoe: { kind: 'boot', color: '#7a5236' },
    accessories: ['rangerHat', 'rangerBadge'],
  },
};
