/** Bami's poses as data: metres, face to +Z, feet on y = 0. */
import { points3 } from '../model/points.ts';
import { ANTICS } from './bami-antics.ts';
import { RESTS } from './bami-rests.ts';
import type { Stance } from './bami-stance.ts';

export const STANCES = {
  sit: {
    body: points3('0,.08,-.1 0,.15,-.055 0,.25,.03 0,.3,.05'),
    radii: [0.1, 0.112, 0.082, 0.055],
    head: [0, 0.375, 0.075],
    front: [
      [0.042, 0.22, 0.075],
      [0.045, 0.02, 0.1],
    ],
    haunch: [0.085, 0.075, -0.035],
    tail: points3('.02,.06,-.18 .15,.04,-.17 .22,.035,-.03 .17,.035,.1'),
  },
  stand: {
    body: points3('0,.22,-.2 0,.215,-.04 0,.23,.13 0,.27,.19'),
    radii: [0.078, 0.095, 0.085, 0.06],
    head: [0, 0.335, 0.25],
    front: [
      [0.05, 0.2, 0.13],
      [0.046, 0.02, 0.15],
    ],
    hind: [
      [0.052, 0.2, -0.17],
      [0.052, 0.02, -0.19],
    ],
    tail: points3('0,.24,-.26 .02,.34,-.36 .04,.47,-.36 .0,.56,-.29'),
  },
  loaf: {
    body: points3('0,.09,-.18 0,.105,-.04 0,.105,.1 0,.13,.15'),
    radii: [0.085, 0.11, 0.09, 0.06],
    head: [0, 0.215, 0.19],
    front: [
      [0.05, 0.06, 0.13],
      [0.045, 0.02, 0.2],
    ],
    haunch: [0.085, 0.07, -0.12],
    tail: points3('0,.08,-.25 .13,.04,-.27 .22,.03,-.14 .2,.035,.02'),
  },
  // all four feet braced against what the teeth hold
  pull: {
    body: points3('0,.15,-.22 0,.19,-.07 0,.215,.09 0,.24,.14'),
    radii: [0.088, 0.1, 0.084, 0.06],
    head: [0, 0.29, 0.19],
    front: [
      [0.052, 0.17, 0.09],
      [0.06, 0.02, 0.25],
    ],
    hind: [
      [0.06, 0.13, -0.18],
      [0.075, 0.02, -0.08],
    ],
    tail: points3('0,.17,-.29 .03,.3,-.37 .06,.44,-.34 .02,.54,-.3'),
  },
  ...RESTS,
  ...ANTICS,
} satisfies Record<string, Stance>;
export type BamiPose = keyof typeof STANCES;
