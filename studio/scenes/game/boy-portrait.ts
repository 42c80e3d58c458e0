import { boy } from '../../cast/heroes/child-heroes.ts';
import { pose } from '../../cast/pose.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

/** Ready to go: he waves, the other hand a fist on his hip. */
export const boyPortrait = (): Shot =>
  portrait(boy, {
    pose: pose('stand', {
      right: {
        hand: [0.72, 0.2, 0.34],
        elbow: [0.8, -0.8, 0],
        fingers: [0.25, 0.95, 0.1],
        palm: [0, 0.1, 1],
        grip: 'open',
      },
      left: {
        hand: [0.2, -0.62, 0.16],
        elbow: [1, -0.2, -0.3],
        palm: [-1, 0, 0],
        fingers: [-0.3, -0.4, 0.9],
        grip: 'fist',
      },
    }),
    tone: '#f5d396',
    yaw: -14,
    view: 1.02,
    middle: 0.68,
    head: [-4, 4, -5],
    expression: 'joy',
  });
