import { thing } from '../../game/thing.ts';
import { acorn } from '../../props/treasures.ts';
import type { Shot } from '../../shot.ts';

export const itemAcorn = (): Shot => thing(acorn);
