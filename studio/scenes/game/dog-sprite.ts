import { dog } from '../../cast/heroes/dog.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const dogSprite = (): Shot => spriteSheet(dog);
