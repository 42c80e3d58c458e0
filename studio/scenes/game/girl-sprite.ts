import { girl } from '../../cast/heroes/child-heroes.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const girlSprite = (): Shot => spriteSheet(girl);
