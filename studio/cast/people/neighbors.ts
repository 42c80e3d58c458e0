/** Grown-ups of Plum Street who wave from their lawns: the old cast's heads in other clothes and colors. */
import type { Person } from '../person.ts';
import { MAYOR_LOPEZ } from './mayor-lopez.ts';
import { MOM } from './mom.ts';

/** Baby's mother. */
export const NEIGHBOR_ROSE: Person = {
  ...MOM,
  id: 'rose',
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
export const NEIGHBOR_OPAL: Person = {
  ...MAYOR_LOPEZ,
  id: 'opal',
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
