import { thing } from '../../game/thing.ts';
import { bell } from '../../props/presents.ts';
import type { Shot } from '../../shot.ts';

export const itemBell = (): Shot => thing(bell, { foot: 0.24, view: 1.46 });
