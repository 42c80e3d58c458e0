import { thing } from '../../game/thing.ts';
import { bramble } from '../../props/hazards.ts';
import type { Shot } from '../../shot.ts';

export const hazardSpike = (): Shot => thing(bramble, { view: 1.68, foot: 0.3, shadow: [0.66, 0.6] });
