import { wizard } from '../../cast/heroes/people-heroes.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const wizardPortrait = (): Shot =>
  portrait(wizard, { tone: '#f2d58c', yaw: 28, view: 1.32, middle: 0.72, head: [-8, -10, 4], expression: 'smile' });
