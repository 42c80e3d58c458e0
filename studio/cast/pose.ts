/** Poses by name, and changes of them. */
import { PLAY_POSES } from './pose-play.ts';
import type { ArmPose, LegPose, Pose } from './pose-spec.ts';

const hang: ArmPose = { hand: [0.16, -0.93, 0.12], elbow: [0.6, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' };
const foot = (out = 0.02, up = 0, fwd = 0): LegPose => ({ foot: [out, up, fwd] });

export const POSES = {
  ...PLAY_POSES,
  // weight on the left leg: that hip is higher and the shoulder over it lower; the right hand a little forward
  stand: {
    lean: [0, 4, 1.5],
    sway: 5.9,
    bend: 2,
    left: { ...hang, hand: [0.13, -0.95, 0.02] },
    right: { hand: [0.2, -0.86, 0.24], elbow: [0.7, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
    legLeft: foot(0),
    legRight: { foot: [0.1, 0, 0.1], toeOut: 24 },
  },
  handsOnHips: {
    left: { hand: [0.13, -0.6, 0.06], elbow: [1, 0, -0.6], palm: [-1, 0, 0], fingers: [-0.6, -0.6, 0.5], grip: 'fist' },
    right: {
      hand: [0.13, -0.6, 0.06],
      elbow: [1, 0, -0.6],
      palm: [-1, 0, 0],
      fingers: [-0.6, -0.6, 0.5],
      grip: 'fist',
    },
    legLeft: foot(0.12),
    legRight: foot(0.12),
  },
  walk: {
    lean: [3, 6, 0],
    hips: 0.975,
    left: { hand: [0.15, -0.84, -0.4], elbow: [0.3, 0, -1], grip: 'relaxed' },
    right: { hand: [0.12, -0.78, 0.5], elbow: [0.4, -0.4, -1], grip: 'relaxed' },
    legLeft: { foot: [0, 0.02, 0.36], toeDown: -14 },
    legRight: { foot: [0, 0.12, -0.4], toeDown: 42 },
  },
  run: {
    lean: [14, 10, 0],
    bend: 8,
    hips: 0.97,
    shift: [0, 0.06, 0],
    head: [-4, 0, 0],
    left: { hand: [0.1, -0.3, -0.6], elbow: [0.3, 0.2, -1], grip: 'fist' },
    right: { hand: [-0.05, -0.2, 0.62], elbow: [0.3, -1, 0], palm: [-1, 0, 0], grip: 'fist' },
    legLeft: { foot: [0, 0.3, 0.5], toeDown: -8 },
    legRight: { foot: [0, 0.42, -0.72], toeDown: 78 },
  },
  jump: {
    shift: [0, 0.38, 0],
    lean: [-4, 0, 0],
    head: [-8, 0, 4],
    left: { hand: [0.55, 0.75, 0.15], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
    right: { hand: [0.55, 0.75, 0.15], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
    legLeft: { foot: [0.2, 0.52, 0.05], knee: [0.7, 0, 1], toeDown: 40 },
    legRight: { foot: [0.22, 0.74, -0.22], knee: [0.8, 0, 1], toeDown: 60 },
  },
  cheer: {
    head: [-8, 0, -4],
    left: { hand: [0.5, 0.78, 0.15], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
    right: { hand: [0.5, 0.78, 0.15], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'fist' },
    legLeft: foot(0.1),
    legRight: foot(0.1),
  },
  sitChair: {
    hips: 0.62,
    bend: 4,
    left: {
      hand: [-0.05, -0.72, 0.5],
      elbow: [0.8, -0.3, -0.6],
      palm: [-0.3, -1, 0],
      fingers: [-0.4, -0.2, 1],
      grip: 'relaxed',
    },
    right: {
      hand: [-0.05, -0.72, 0.5],
      elbow: [0.8, -0.3, -0.6],
      palm: [-0.3, -1, 0],
      fingers: [-0.4, -0.2, 1],
      grip: 'relaxed',
    },
    legLeft: { foot: [0.03, 0.08, 0.55], knee: [0.1, 0.6, 1] },
    legRight: { foot: [0.03, 0.08, 0.55], knee: [0.1, 0.6, 1] },
  },
  sitFloor: {
    hips: 0.2,
    bend: 10,
    left: {
      hand: [0.0, -0.62, 0.55],
      elbow: [0.9, -0.4, 0],
      palm: [-0.3, -1, 0],
      fingers: [-0.5, -0.1, 0.8],
      grip: 'relaxed',
    },
    right: {
      hand: [0.0, -0.62, 0.55],
      elbow: [0.9, -0.4, 0],
      palm: [-0.3, -1, 0],
      fingers: [-0.5, -0.1, 0.8],
      grip: 'relaxed',
    },
    legLeft: { foot: [-0.1, 0.02, 0.48], knee: [1, 0.35, 0.5], toeOut: -60, toeDown: 20 },
    legRight: { foot: [-0.02, 0.02, 0.36], knee: [1, 0.35, 0.5], toeOut: -60, toeDown: 20 },
  },
  kneel: {
    hips: 0.52,
    bend: 8,
    left: { hand: [0.05, -0.78, 0.35], elbow: [0.7, -0.2, -0.7], palm: [-0.3, -0.7, 0.2], grip: 'relaxed' },
    right: { hand: [0.05, -0.78, 0.35], elbow: [0.7, -0.2, -0.7], palm: [-0.3, -0.7, 0.2], grip: 'relaxed' },
    legLeft: { foot: [0.03, 0.02, -0.44], knee: [0.1, -0.6, 1], toeDown: 88 },
    legRight: { foot: [0.03, 0.02, -0.44], knee: [0.1, -0.6, 1], toeDown: 88 },
  },
  // on the tummy, chest a little up, insteps on the ground; lay it on a slope with `place`
  lieProne: {
    hips: 0.21,
    lean: [90, 0, 0],
    bend: -16,
    head: [-6, 0, 0],
    left: { hand: [-0.12, -0.3, 0.42], elbow: [1, -0.2, 0.2], palm: [0, -1, 0], fingers: [-0.5, 0, 0.9], grip: 'flat' },
    right: {
      hand: [-0.12, -0.3, 0.42],
      elbow: [1, -0.2, 0.2],
      palm: [0, -1, 0],
      fingers: [-0.5, 0, 0.9],
      grip: 'flat',
    },
    legLeft: { foot: [0.06, 0, -0.97], knee: [0.2, -1, 0], toeDown: 158, toeOut: -16 },
    legRight: { foot: [0.1, 0, -0.96], knee: [0.2, -1, 0], toeDown: 158, toeOut: -22 },
  },
  reachUp: {
    head: [-24, -8, 0],
    lean: [0, 0, -3],
    left: hang,
    right: { hand: [0.1, 0.96, 0.24], elbow: [1, 0, -0.4], palm: [0, 0, 1], grip: 'open' },
    legLeft: { foot: [0.02, 0.05, 0], toeDown: 30 },
    legRight: { foot: [0.02, 0.05, 0], toeDown: 30 },
  },
  carryBox: {
    lean: [-5, 0, 0],
    left: {
      hand: [0.0, -0.56, 0.66],
      elbow: [0.9, -0.5, -0.4],
      palm: [-0.4, 1, 0],
      fingers: [-0.7, 0.1, 0.7],
      grip: 'holdThick',
    },
    right: {
      hand: [0.0, -0.56, 0.66],
      elbow: [0.9, -0.5, -0.4],
      palm: [-0.4, 1, 0],
      fingers: [-0.7, 0.1, 0.7],
      grip: 'holdThick',
    },
    legLeft: foot(0.06, 0, 0.08),
    legRight: foot(0.06, 0, -0.05),
  },
  holdHands: {
    left: { hand: [0.42, -0.84, 0.1], elbow: [0.6, 0, -1], palm: [-0.3, 0, -1], grip: 'holdThick' },
    right: hang,
  },
  hug: {
    bend: 10,
    lean: [4, 0, 0],
    left: { hand: [-0.35, -0.1, 0.8], elbow: [1, -0.5, 0.2], palm: [-0.5, 0, -1], fingers: [-1, 0, 0.2], grip: 'flat' },
    right: {
      hand: [-0.35, -0.25, 0.8],
      elbow: [1, -0.5, 0.2],
      palm: [-0.5, 0, -1],
      fingers: [-1, 0, 0.2],
      grip: 'flat',
    },
  },
  point: {
    head: [0, -16, 0],
    left: {
      hand: [0.24, -0.56, 0.12],
      elbow: [1, 0, -0.6],
      palm: [-1, 0, 0],
      fingers: [-0.6, -0.6, 0.5],
      grip: 'fist',
    },
    right: { hand: [0.62, 0.18, 0.68], elbow: [0.5, -1, 0], palm: [-0.3, -1, 0], grip: 'point' },
    legLeft: foot(0.05, 0, -0.06),
    legRight: foot(0.05, 0, 0.1),
  },
  wave: {
    head: [-2, 0, 8],
    lean: [0, 0, 2],
    left: hang,
    right: { hand: [0.55, 0.42, 0.2], elbow: [1, -0.7, 0], palm: [0, 0, 1], fingers: [0.2, 1, 0], grip: 'open' },
  },
  write: {
    bend: 20,
    lean: [8, 0, 0],
    head: [22, 4, 6],
    left: {
      hand: [-0.12, -0.62, 0.58],
      elbow: [1, -0.2, -0.2],
      palm: [0, -1, 0],
      fingers: [-0.8, -0.1, 0.6],
      grip: 'flat',
    },
    right: {
      hand: [-0.1, -0.58, 0.62],
      elbow: [1, -0.2, -0.3],
      palm: [-0.6, -0.6, 0.1],
      fingers: [-0.5, -0.35, 0.8],
      grip: 'pinch',
    },
  },
  climb: {
    bend: 6,
    lean: [8, 0, 0],
    head: [-22, 0, 0],
    shift: [0, 0.14, 0],
    left: { hand: [0.0, 0.72, 0.52], elbow: [1, -0.5, 0], palm: [0, 0, 1], grip: 'fist' },
    right: { hand: [0.05, 0.2, 0.72], elbow: [1, -0.7, 0], palm: [0, 0, 1], grip: 'fist' },
    legLeft: { foot: [0.06, 0.14, 0.2], toeDown: -5 },
    legRight: { foot: [0.1, 0.52, 0.42], toeDown: 0 },
  },
  peek: {
    hips: 0.97,
    shift: [0, 0.05, 0],
    bend: 6,
    lean: [10, 0, 0],
    head: [-12, 0, 6],
    left: {
      hand: [0.05, -0.06, 0.66],
      elbow: [0.8, -0.9, 0],
      palm: [0, -1, 0.3],
      fingers: [0, 0.1, 1],
      grip: 'relaxed',
    },
    right: {
      hand: [0.05, -0.06, 0.66],
      elbow: [0.8, -0.9, 0],
      palm: [0, -1, 0.3],
      fingers: [0, 0.1, 1],
      grip: 'relaxed',
    },
    legLeft: { foot: [0.0, 0.09, -0.05], toeDown: 48 },
    legRight: { foot: [0.0, 0.09, 0.02], toeDown: 48 },
  },
  hold: {
    left: { hand: [-0.05, -0.5, 0.56], elbow: [0.8, -0.6, -0.3], palm: [-0.5, 0.3, -0.6], grip: 'holdThin' },
    right: { hand: [-0.05, -0.5, 0.56], elbow: [0.8, -0.6, -0.3], palm: [-0.5, 0.3, -0.6], grip: 'holdThin' },
  },
  think: {
    head: [-6, 10, -7],
    left: {
      hand: [-0.3, -0.42, 0.42],
      elbow: [0.8, -0.6, 0],
      palm: [0, 0, -1],
      fingers: [-1, 0.1, 0.2],
      grip: 'relaxed',
    },
    right: {
      hand: [-0.3, 0.16, 0.44],
      elbow: [0.7, -1, 0.2],
      palm: [-0.2, 0, -1],
      fingers: [-0.4, 1, 0.1],
      grip: 'point',
    },
  },
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;

/** A named pose with changes; arms and legs are changed value by value. A new lean replaces the old one's sway as well. */
export function pose(
  name: PoseName,
  change: { left?: Partial<ArmPose>; right?: Partial<ArmPose> } & Omit<Partial<Pose>, 'left' | 'right'> = {},
): Pose {
  const base: Pose = POSES[name];
  const sway = change.sway ?? (change.lean ? 0 : (base.sway ?? 0));
  return {
    ...base,
    ...change,
    sway,
    left: { ...base.left, ...change.left },
    right: { ...base.right, ...change.right },
  };
}
