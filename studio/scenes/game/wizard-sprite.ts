import { wizard } from '../../cast/heroes/magic-heroes.ts';
import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';

export const wizardSprite = (): Shot => spriteSheet(wizard);
