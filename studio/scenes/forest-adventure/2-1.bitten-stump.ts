/** A stump so near that every bite is seen: broad grooves of two teeth each, row over row, up to the point. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';

import { clamp, color, noise, smoothstep, type V3 } from '../../model/math.ts';
import { lathe } from '../../model/tube.ts';

const ROWS = 7;
const BITES = 9;

/** How deep the teeth have gone at the angle `a` (radians) and the share `k` of the cone's height, 0..1. */
function bite(a: number, k: number): number {
  const row = k * ROWS + 0.35 * Math.sin(a * 2 + 1) + 0.2 * Math.sin(a * 5);
  const turned = (a / (Math.PI * 2)) * BITES + Math.floor(row) * 0.5 + 0.6 * noise(Math.floor(row) * 3.7, 3, 1);
  const [across, along] = [turned - Math.floor(turned), row - Math.floor(row)];
  // a scoop: steep where the teeth went in, flat where the chip came off, and a ridge between the two teeth
  const scoop = Math.sin(Math.PI * across) ** 0.7 * clamp(1 - along) ** 0.6;
  return scoop * (1 - 0.25 * Math.exp(-(((across - 0.5) / 0.07) ** 2)));
}

/** `at` stands on the ground, Y up; the point is at `height`. */
export function bittenStump(model: Model, at: THREE.Matrix4, r: number, height: number): void {
  const [low, high] = [0.42, 1.02];
  const share = (y: number) => clamp((y / height - low) / (high - low));
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [-0.1, r * 1.6],
          [0.03, r * 1.3],
          [height * 0.2, r * 1.06],
          [height * 0.4, r],
          [height * 0.44, r * 0.9],
        ],
        {
          around: 40,
          warp: (a, q, y): V3 => {
            const k = 1 + 0.05 * Math.sin(a * 5 + 1) + 0.03 * Math.sin(a * 17 + y * 3);
            return [Math.sin(a) * q * k, y, Math.cos(a) * q * k];
          },
        },
      ),
      {
        tint: (p) =>
          color('#5c4036').lerp(color('#a07a58'), smoothstep(0.3, 0.7, noise(Math.atan2(p.x, p.z) * 7, p.y * 2.4, 2))),
      },
    );
    model.put(
      lathe(
        [
          [height * low, r * 0.99],
          [height * 0.6, r * 0.74],
          [height * 0.8, r * 0.4],
          [height * 0.96, r * 0.1],
          [height * high, 0.004],
        ],
        {
          around: 144,
          steps: 26,
          warp: (a, q, y): V3 => {
            const k = 1.05 - 0.2 * bite(a, share(y));
            return [Math.sin(a) * q * k, y, Math.cos(a) * q * k];
          },
        },
      ),
      {
        tint: (p) => color('#fae3b6').lerp(color('#c98f52'), 0.75 * bite(Math.atan2(p.x, p.z), share(p.y))),
        line: 0.8,
      },
    );
  });
}
