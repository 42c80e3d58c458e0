import { boy } from '../../cast/heroes/people-heroes.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const boyPortrait = (): Shot =>
  portrait(boy, { tone: '#f5d396', yaw: -26, view: 0.98, middle: 0.66, head: [-4, 8, -5], expression: 'grin' });
