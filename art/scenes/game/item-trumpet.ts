import { thing } from '../../game/thing.ts';
import { trumpet } from '../../props/trumpet.ts';
import type { Shot } from '../../shot.ts';

export const itemTrumpet = (): Shot => thing(trumpet);
