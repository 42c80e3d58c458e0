/** How Bami lies: metres, face to +Z, the ground at y = 0. */
import { points3 } from '../model/points.ts';
import type { Stance } from './bami-stance.ts';

export const RESTS = {
  // rolled up, chin on the paws, the tail round the nose
  sleep: {
    body: points3('-.12,.085,-.07 -.02,.1,-.15 .11,.1,-.07 .12,.09,.06 .04,.085,.12'),
    radii: [0.085, 0.1, 0.105, 0.095, 0.065],
    head: [-0.05, 0.105, 0.13],
    face: [16, -18, 14],
    lid: 1,
    haunch: [0.09, 0.06, -0.06],
    tail: points3('-.16,.06,-.08 -.25,.045,.04 -.2,.04,.18 -.06,.04,.25'),
  },
  // as the bronze in the garden lies: propped on one elbow, one knee up; along X, its face to +Z
  recline: {
    body: points3('.2,.085,-.01 .08,.085,-.01 -.05,.12,0 -.13,.2,.01'),
    radii: [0.085, 0.098, 0.088, 0.058],
    head: [-0.155, 0.3, 0.03],
    face: [-4, 8, -10],
    lid: 0.55,
    limbs: [
      [
        [-0.14, 0.17, 0.03],
        [-0.23, 0.1, 0.04],
        [-0.2, 0.028, 0.12],
      ],
      [
        [-0.1, 0.16, 0.06],
        [-0.03, 0.13, 0.12],
        [0.05, 0.115, 0.115],
      ],
      [
        [0.2, 0.1, 0.04],
        [0.13, 0.235, 0.07],
        [0.06, 0.03, 0.1],
      ],
      [
        [0.22, 0.06, 0.05],
        [0.33, 0.05, 0.1],
        [0.22, 0.028, 0.16],
      ],
    ],
    tail: points3('.27,.07,-.03 .39,.045,0 .47,.035,.1 .41,.035,.2'),
  },
  // as the painted tiger of the shrine lies (PC 5.2): along X, chin on both paws, face to +Z, tail up behind
  tiger: {
    body: points3('.27,.1,-.07 .14,.125,-.1 -.01,.12,-.075 -.12,.11,-.01'),
    radii: [0.098, 0.105, 0.098, 0.07],
    head: [-0.17, 0.118, 0.075],
    face: [2, 0, 0],
    limbs: [
      [
        [-0.08, 0.09, 0.05],
        [-0.03, 0.045, 0.1],
        [-0.1, 0.03, 0.19],
      ],
      [
        [-0.2, 0.09, 0.02],
        [-0.3, 0.045, 0.05],
        [-0.25, 0.03, 0.19],
      ],
      [
        [0.29, 0.115, -0.03],
        [0.21, 0.06, 0.075],
        [0.08, 0.028, 0.105],
      ],
    ],
    tail: points3('.35,.09,-.08 .42,.13,-.09 .43,.26,-.11 .36,.33,-.11 .3,.28,-.1'),
  },
} satisfies Record<string, Stance>;
