import { thing } from '../../game/thing.ts';
import { letter } from '../../props/treasures.ts';
import type { Shot } from '../../shot.ts';

export const itemLetter = (): Shot => thing(letter);
