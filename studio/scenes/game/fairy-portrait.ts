import { fairyClose } from '../../cast/heroes/magic-heroes.ts';
import { pose } from '../../cast/pose.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

/** Half a figure, so that both wings have room and no leg is cut. */
export const fairyPortrait = (): Shot =>
  portrait(fairyClose, {
    pose: pose('stand', {
      right: { hand: [0.6, -0.22, 0.46], elbow: [0.9, -0.6, -0.2], grip: 'holdThin' },
      left: {
        hand: [0.72, -0.06, 0.42],
        elbow: [0.8, -0.8, 0],
        fingers: [0.35, 0.9, 0.1],
        palm: [0, 0.1, 1],
        grip: 'open',
      },
    }),
    tone: '#d5c6ea',
    yaw: 4,
    view: 0.97,
    middle: 0.805,
    head: [-4, -2, 5],
    expression: 'smile',
  });
