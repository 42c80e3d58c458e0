/** Grown-ups of Plum Street who wave from their lawns: the old cast's heads in other clothes and colours. */
import type { Person } from '../person.ts';
import { DAD } from './dad.ts';
import { MAYOR_LOPEZ } from './mayor-lopez.ts';
import { MOM } from './mom.ts';

/** Baby's mother. */
export const NEIGHBOUR_ROSE: Person = {
  ...MOM,
  name: 'Rose',
  face: { ...MOM.face, skin: '#f6cfb0', brow: '#a87a50' },
  hair: { ...MOM.hair, color: '#d0a055', light: '#f3d590', dark: '#a87c38' },
  outfit: {
    ...MOM.outfit,
    top: '#e58fa8',
    sleeve: '#e58fa8',
    cuff: '#d87894',
    collar: '#fff4e2',
    shells: [{ cloth: '#e58fa8', from: -0.12, to: 0.95, grow: [0.014, 0.006] }],
    legs: '#f3dcc0',
    legsLength: 0.4,
    skirt: { cloth: '#7fa9c8', length: 0.9, flare: 0.08, folds: 8 },
    accessories: [],
  },
};
/** Small and round, with a garden. */
export const NEIGHBOUR_OPAL: Person = {
  ...MAYOR_LOPEZ,
  name: 'Opal',
  face: { ...MAYOR_LOPEZ.face, skin: '#7d4c30', brow: '#d8d2cc', iris: '#2f1c14' },
  outfit: {
    ...MAYOR_LOPEZ.outfit,
    sleeve: '#f2bf5a',
    cuff: '#dda23e',
    collar: '#fff4e2',
    shells: [{ cloth: '#f2bf5a', from: -0.24, to: 0.93, grow: [0.036, 0.01] }],
    skirt: { cloth: '#8a6a9a', length: 0.98, flare: 0.05, folds: 8 },
    accessories: [],
  },
};
/** In his gardening shirt. */
export const NEIGHBOUR_GUS: Person = {
  ...DAD,
  name: 'Gus',
  face: { ...DAD.face, skin: '#c08a5c', brow: '#3a2a24', iris: '#33201a' },
  hair: { ...DAD.hair, color: '#4a3a34', light: '#7a675c', dark: '#2c2220' },
  outfit: {
    ...DAD.outfit,
    top: '#8fb86a',
    sleeve: '#8fb86a',
    cuff: '#7aa256',
    collar: '#7aa256',
    shells: [{ cloth: '#8fb86a', from: -0.16, to: 0.95, grow: [0.02, 0.006] }],
    legs: '#5f6680',
    accessories: [],
  },
};
