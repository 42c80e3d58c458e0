import { fairy } from '../../cast/heroes/people-heroes.ts';
import { pose } from '../../cast/pose.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const fairyPortrait = (): Shot =>
  portrait(fairy, {
    pose: pose('stand', { right: { hand: [0.74, -0.3, 0.4], elbow: [0.9, -0.6, -0.2], grip: 'holdThin' } }),
    tone: '#d5c6ea',
    yaw: 22,
    view: 1.14,
    middle: 0.66,
    head: [-4, -4, 6],
    expression: 'smile',
  });
