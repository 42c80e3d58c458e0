import { thing } from '../../game/thing.ts';
import { fire } from '../../props/hazards.ts';
import type { Shot } from '../../shot.ts';

export const hazardFire = (): Shot =>
  thing(fire, {
    view: 1.56,
    foot: 0.28,
    shadow: [0.62, 0.58],
    glow: { at: [0, 0, 0.1], radius: [0.7, 0.66], color: '#ffb45a', strength: 0.35 },
  });
