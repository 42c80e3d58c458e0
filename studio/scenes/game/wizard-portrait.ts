import { wizard } from '../../cast/heroes/magic-heroes.ts';
import { pose } from '../../cast/pose.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const wizardPortrait = (): Shot =>
  portrait(wizard, {
    pose: pose('stand', {
      right: { hand: [0.72, -0.5, 0.36], grip: 'holdThin' },
      left: {
        hand: [0.74, -0.1, 0.44],
        elbow: [0.8, -0.8, 0],
        fingers: [0.35, 0.9, 0.1],
        palm: [0, 0.1, 1],
        grip: 'open',
      },
    }),
    tone: '#a9d6c6',
    yaw: 8,
    view: 1.24,
    middle: 0.74,
    head: [-8, -10, 4],
    expression: 'smile',
  });
