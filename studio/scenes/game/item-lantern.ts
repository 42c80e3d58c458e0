import { thing } from '../../game/thing.ts';
import { lantern } from '../../props/treasures.ts';
import type { Shot } from '../../shot.ts';

export const itemLantern = (): Shot =>
  thing(lantern, {
    view: 1.42,
    foot: 0.22,
    glow: { at: [0, 0, 0.05], radius: [0.66, 0.62], color: '#ffdf8a', strength: 0.6 },
  });
