import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { dressed, type Person } from '../../cast/person.ts';

/** The little brother at eighty-five: the very same eyebrows, no cap, a sailor's stripes. */
export const YEONGSU: Person = {
  ...dressed(CHESTNUT_GRANDPA, {
    top: { kind: 'stripes', base: '#f4efe4', ink: '#3f5f8c', size: 0.075 },
    sleeve: { kind: 'stripes', base: '#f4efe4', ink: '#3f5f8c', size: 0.075 },
    cuff: '#34507c',
    shells: [
      {
        cloth: { kind: 'stripes', base: '#f4efe4', ink: '#3f5f8c', size: 0.075 },
        from: -0.16,
        to: 0.95,
        grow: [0.018, 0.008],
      },
      { cloth: '#b5503c', from: -0.14, to: 0.92, grow: [0.03, 0.014] },
    ],
    buttons: { color: '#f0d9a0', rows: 1 },
    accessories: ['longBrows'],
  }),
  id: 'yeongsu',
  hair: {
    color: '#efeae4',
    light: '#ffffff',
    dark: '#d8d2d4',
    shape: {
      kind: 'lobes',
      count: 210,
      size: 0.17,
      thick: [0.05, 0.09],
      open: 1.26,
      top: 0.62,
      bottom: -0.3,
      fringe: 0,
      stray: 14,
    },
  },
};
