import { fairy } from '../../cast/heroes/people-heroes.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const fairyPortrait = (): Shot =>
  portrait(fairy, { tone: '#d5c6ea', yaw: 22, view: 1.14, middle: 0.66, head: [-4, -4, 6], expression: 'smile' });
