import { thing } from '../../game/thing.ts';
import { key } from '../../props/treasures.ts';
import type { Shot } from '../../shot.ts';

export const itemKey = (): Shot => thing(key);
