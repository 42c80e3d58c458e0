import { girl } from '../../cast/heroes/child-heroes.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const girlPortrait = (): Shot =>
  portrait(girl, { tone: '#a9d6c6', yaw: 24, view: 0.98, middle: 0.66, head: [-4, -8, 5], expression: 'joy' });
