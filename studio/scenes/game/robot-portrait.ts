import { robot } from '../../cast/heroes/robot.ts';
import { portrait } from '../../game/portrait.ts';
import type { Shot } from '../../shot.ts';

export const robotPortrait = (): Shot =>
  portrait(robot, { tone: '#f3b5aa', yaw: 24, view: 1.36, middle: 0.66, head: [-4, -10, 4] });
