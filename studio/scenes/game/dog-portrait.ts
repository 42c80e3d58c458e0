import { dog } from '../../cast/heroes/dog.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const dogPortrait = (): Shot =>
  portrait(dog, { tone: '#b9d6a4', step: 'a', yaw: -34, view: 1.12, middle: 0.52, head: [-4, 16, -8] });
