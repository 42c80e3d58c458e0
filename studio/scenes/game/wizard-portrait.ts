import { wizard } from '../../cast/heroes/people-heroes.ts';
import { pose } from '../../cast/pose.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const wizardPortrait = (): Shot =>
  portrait(wizard, {
    pose: pose('stand', { right: { hand: [0.72, -0.5, 0.36], grip: 'holdThin' } }),
    tone: '#f4c795',
    yaw: 28,
    view: 1.32,
    middle: 0.72,
    head: [-8, -10, 4],
    expression: 'smile',
  });
