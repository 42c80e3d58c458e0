/** Poses of the town stories: surprise, shouting, being a dinosaur, falling asleep. */
import type { LegPose, Pose } from './pose-spec.ts';

const foot = (out = 0.02, up = 0, fwd = 0): LegPose => ({ foot: [out, up, fwd] });

export const PLAY_POSES = {
  surprise: {
    lean: [-7, 0, 0],
    bend: -5,
    head: [-6, -10, 4],
    left: {
      hand: [0.4, -0.3, 0.42],
      elbow: [0.7, -0.8, -0.3],
      palm: [-0.2, 0, 1],
      fingers: [0.5, 1, 0.2],
      grip: 'open',
    },
    right: {
      hand: [0.34, -0.16, 0.46],
      elbow: [0.7, -0.9, -0.3],
      palm: [-0.2, 0, 1],
      fingers: [0.3, 1, 0.3],
      grip: 'open',
    },
    legLeft: foot(0.04, 0, 0.1),
    legRight: { foot: [0.1, 0.1, -0.22], toeDown: 34, toeOut: 20 },
  },
  // hands as a trumpet, the whole body behind the voice
  shout: {
    lean: [9, 0, 0],
    bend: 4,
    head: [-16, 0, 0],
    left: {
      hand: [-0.18, 0.2, 0.5],
      elbow: [1, -0.7, 0.1],
      palm: [-1, 0, -0.3],
      fingers: [-0.1, 0.7, 1],
      grip: 'flat',
    },
    right: {
      hand: [-0.18, 0.2, 0.5],
      elbow: [1, -0.7, 0.1],
      palm: [-1, 0, -0.3],
      fingers: [-0.1, 0.7, 1],
      grip: 'flat',
    },
    legLeft: { foot: [0.06, 0, 0.2], toeOut: 10 },
    legRight: { foot: [0.08, 0.06, -0.2], toeDown: 26 },
  },
  // a dinosaur: claws up, one foot stamping
  roar: {
    lean: [8, -8, 4],
    bend: 8,
    head: [-14, -6, -6],
    left: {
      hand: [0.34, 0.22, 0.5],
      elbow: [1, -0.5, -0.2],
      palm: [0, -0.5, 1],
      fingers: [0, 0.8, 0.7],
      grip: 'pinch',
    },
    right: {
      hand: [0.3, 0.4, 0.44],
      elbow: [1, -0.4, -0.2],
      palm: [0, -0.5, 1],
      fingers: [0, 0.8, 0.7],
      grip: 'pinch',
    },
    legLeft: foot(0.16, 0, -0.06),
    legRight: { foot: [0.2, 0.24, 0.26], toeDown: -16, toeOut: 22 },
  },
  // on the floor against nothing much, chin on the chest
  sleep: {
    hips: 0.2,
    lean: [-6, 0, 7],
    bend: 22,
    head: [22, 10, -20],
    left: {
      hand: [-0.16, -0.72, 0.34],
      elbow: [0.9, -0.4, 0],
      palm: [0, -1, 0],
      fingers: [-0.8, -0.2, 0.5],
      grip: 'relaxed',
    },
    right: {
      hand: [-0.2, -0.66, 0.4],
      elbow: [0.9, -0.4, 0],
      palm: [0, -1, 0],
      fingers: [-0.8, -0.2, 0.5],
      grip: 'relaxed',
    },
    legLeft: { foot: [0.06, 0.02, 0.92], knee: [0.3, 1, 0.2], toeDown: -62, toeOut: 26 },
    legRight: { foot: [0.04, 0.02, 0.84], knee: [0.5, 1, 0.2], toeDown: -58, toeOut: 34 },
  },
} satisfies Record<string, Pose>;
