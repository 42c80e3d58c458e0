import { unicorn } from '../../cast/heroes/unicorn.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const unicornPortrait = (): Shot =>
  portrait(unicorn, { tone: '#aed8da', step: 'a', yaw: 38, view: 1.3, middle: 0.62, head: [-2, -16, 4] });
