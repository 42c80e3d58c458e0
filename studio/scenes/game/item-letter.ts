import { thing } from '../../game/thing.ts';
import { letter } from '../../props/presents.ts';
import type { Shot } from '../../shot.ts';

export const itemLetter = (): Shot => thing(letter);
