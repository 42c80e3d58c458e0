import { thing } from '../../game/thing.ts';
import { mitten } from '../../props/treasures.ts';
import type { Shot } from '../../shot.ts';

export const itemMitten = (): Shot => thing(mitten);
