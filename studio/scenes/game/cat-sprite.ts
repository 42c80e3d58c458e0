import { cat } from '../../cast/heroes/cat.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const catSprite = (): Shot => spriteSheet(cat);
