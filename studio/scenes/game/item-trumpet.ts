import { thing } from '../../game/thing.ts';
import type { Shot } from '../../shot.ts';
import { trumpet } from './item-trumpet.trumpet.ts';

/** It lies on the diagonal and fills the square, so that the bell is read at 30 px. */
export const itemTrumpet = (): Shot => thing(trumpet, { view: 1.16, foot: 0.14, shadow: [0.3, 0.2] });
