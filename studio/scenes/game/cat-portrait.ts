import { cat } from '../../cast/heroes/cat.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const catPortrait = (): Shot =>
  portrait(cat, { tone: '#f7b9a2', step: 'a', yaw: 34, view: 1.16, middle: 0.53, head: [-4, -16, 6] });
