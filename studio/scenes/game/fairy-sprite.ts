import { spriteSheet } from '../../game/sprite-sheet.ts';
import type { Shot } from '../../shot.ts';
import { fairyWalk } from './fairy-sprite.fairy-walk.ts';

/** Side views go to a clean profile; the shadow is small, so that it never hides the board. */
export const fairySprite = (): Shot => spriteSheet(fairyWalk, { side: 70, shadow: [0.72, 0.8] });
