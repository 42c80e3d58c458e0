/** The call of KB-9.1: Mom's phone leans on a soup bowl; on it Dad sings in striped pajamas, with Noodle's head beside his. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { phone } from '../../props/taffy-box.ts';

/** The screen's parts in units of its half width (1 = .033 m): center, radii, color, turn in degrees. */
type Dab = [V3, [number, number], string, number?];

const DAD_DABS: Dab[] = [
  [[0.1, -1.5, 0.1], [0.86, 0.9], '#6f9fd0'],
  [[0.1, 0.38, 0.14], [0.62, 0.6], '#c98a4c'],
  [[0.1, 0.02, 0.2], [0.5, 0.62], '#f6c7ae'],
  [[0.1, -0.32, 0.24], [0.5, 0.34], '#b5763a'],
  [[0.1, -0.3, 0.28], [0.24, 0.19], '#7a2c34'],
  [[0.1, -0.4, 0.3], [0.15, 0.07], '#e88a84'],
  [[0.1, -0.02, 0.3], [0.1, 0.12], '#eaa98e'],
  [[-0.1, 0.16, 0.3], [0.06, 0.08], '#3a2a2e'],
  [[0.3, 0.16, 0.3], [0.06, 0.08], '#3a2a2e'],
  [[-0.22, -0.06, 0.27], [0.1, 0.07], '#f0a08c'],
  [[0.42, -0.06, 0.27], [0.1, 0.07], '#f0a08c'],
];
const NOODLE_DABS: Dab[] = [
  [[-0.5, -1.25, 0.32], [0.36, 0.44], '#c07a42'],
  [[-0.84, -1.2, 0.36], [0.13, 0.36], '#6a3a24', -12],
  [[-0.16, -1.2, 0.36], [0.13, 0.36], '#6a3a24', 12],
  [[-0.5, -1.42, 0.4], [0.22, 0.2], '#d99a60'],
  [[-0.5, -1.34, 0.44], [0.1, 0.08], '#2c1c1c'],
  [[-0.66, -1.1, 0.42], [0.05, 0.07], '#2c1c1c'],
  [[-0.34, -1.1, 0.42], [0.05, 0.07], '#2c1c1c'],
];

/** Phone standing in XY, screen to +Z, its middle the origin; `size` 1 is a real phone. */
export function dadCall(model: Model, where: THREE.Matrix4, size: number): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    phone(model, place([0, 0, 0]), { tone: '#33384a' });
    const unit = 0.033;
    model.inside(place([0, 0.004, 0.0062], [0, 0, 0], unit), () => {
      const glow = { glow: true, line: 0.25 };
      // a kitchen in the morning: pale wall, a window
      model.put(roundedBox(1.96, 4.2, 0.02, 0.01), { color: '#f4dca6', ...glow });
      model.put(roundedBox(0.8, 0.9, 0.04, 0.01), { color: '#cfeaf6', ...glow }, place([-0.5, 1.36, 0.02]));
      model.put(roundedBox(1.96, 0.5, 0.04, 0.01), { color: '#5c9a94', ...glow }, place([0, -1.9, 0.4]));
      for (const [at, [x, y], tone, turn] of [...DAD_DABS, ...NOODLE_DABS])
        model.put(ball([x, y, 0.03], 18), { color: tone, ...glow }, place(at, [0, 0, turn ?? 0]));
      // curls, pajama stripes and a collar
      for (let i = 0; i < 7; i++) {
        const a = (i / 6 - 0.5) * 2.7;
        const at: V3 = [0.1 + 0.56 * Math.sin(a), 0.36 + 0.52 * Math.cos(a), 0.22];
        model.put(ball([0.19, 0.18, 0.03], 12), { color: i % 2 ? '#d99a5a' : '#bd7c40', ...glow }, place(at));
      }
      for (const x of [-0.2, 0.1, 0.4, 0.68])
        model.put(
          tube([vec(x * 0.8 + 0.02, -0.86, 0.14), vec(x * 1.1, -1.62, 0.14)], [0.05], { around: 6, rings: 2 }),
          {
            color: '#f6f2e6',
            glow: true,
            line: 0,
          },
        );
    });
  });
}
