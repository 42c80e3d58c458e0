/** Light of the Pyeongchang Village Path in October (S24): a high sun, warm haze between the pines. */
import { type LightPreset, relight } from '../light/presets.ts';

export function trailLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('day', {
    sun: { dir: [-0.7, 0.85, 0.55], color: '#ffe8c2', power: 4.4, cone: 0.05 },
    fog: { color: '#f2e8cc', near: 9, far: 46 },
    ...change,
  });
}
