import { fairy } from '../../cast/heroes/people-heroes.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const fairySprite = (): Shot => spriteSheet(fairy);
