import { unicorn } from '../../cast/heroes/unicorn.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const unicornSprite = (): Shot => spriteSheet(unicorn);
