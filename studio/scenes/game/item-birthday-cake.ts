import { thing } from '../../game/thing.ts';
import { birthdayCake } from '../../props/presents.ts';
import type { Shot } from '../../shot.ts';

export const itemBirthdayCake = (): Shot => thing(birthdayCake, { view: 1.6, foot: 0.3, shadow: [0.6, 0.56] });
