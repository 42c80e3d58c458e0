import { robot } from '../../cast/heroes/robot.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const robotSprite = (): Shot => spriteSheet(robot);
