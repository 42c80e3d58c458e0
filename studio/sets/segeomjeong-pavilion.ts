/** The pavilion Segeomjeong: three bays along the stream, one out over the rock, red posts on granite stilts. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, mix, noise, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';
import { tiledRoof } from './tiled-roof.ts';

const RED = (point: THREE.Vector3): THREE.Color =>
  color('#b0523c').lerp(color('#8a3a30'), noise(point.x * 9, point.y * 2, point.z * 9));

const GREEN = '#4f8f7c';

/** Three bays along the stream, one bay out over the rock: 丁. */
export function pavilion(model: Model, at: V3): void {
  model.inside(place(at, [0, -10, 0]), () => {
    const [w, d, wing, out] = [5, 2.3, 2, 1.9];
    const post = (x: number, z: number): void => {
      // squared granite below the floor, a round red post above
      model.put(
        roundedBox(0.36, 2.3, 0.36, 0.03, { fine: true, wobble: 0.015 }),
        { tint: (point) => color('#d8ccc0').lerp(color('#a89c9c'), fbm(point.x * 6, point.y * 3, point.z * 6)) },
        place([x, -1.2, z]),
      );
      model.put(
        tube(
          [
            [x, -0.05, z],
            [x, 1.2, z],
            [x, 2.35, z],
          ],
          [0.13, 0.13, 0.12],
          { around: 14, rings: 6 },
        ),
        { tint: RED },
      );
      model.put(roundedBox(0.34, 0.2, 0.34, 0.03), { tint: wash(GREEN, 6) }, place([x, 2.22, z]));
    };
    const main = [-w / 2, -w / 6, w / 6, w / 2];
    for (const x of main) for (const z of [-d / 2, d / 2]) post(x, z);
    for (const x of [-wing / 2 + 0.15, wing / 2 - 0.15]) post(x, d / 2 + out);
    const floor = (x0: number, x1: number, z0: number, z1: number): void => {
      model.put(
        roundedBox(x1 - x0 + 0.5, 0.12, z1 - z0 + 0.5, 0.02),
        { tint: wash('#b98a5c', 2, 0.2) },
        place([(x0 + x1) / 2, -0.06, (z0 + z1) / 2]),
      );
      model.put(
        roundedBox(x1 - x0 + 0.3, 0.18, z1 - z0 + 0.3, 0.02),
        { tint: wash('#8a4a3a', 3) },
        place([(x0 + x1) / 2, -0.2, (z0 + z1) / 2]),
      );
    };
    floor(-w / 2, w / 2, -d / 2, d / 2);
    floor(-wing / 2, wing / 2, d / 2, d / 2 + out);
    const rail = (a: V3, b: V3): void => {
      const n = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.3);
      for (const y of [0.16, 0.46])
        model.put(
          tube(
            [
              [a[0], y, a[2]],
              [b[0], y, b[2]],
            ],
            [y > 0.3 ? 0.045 : 0.035],
            { around: 7, rings: 2 },
          ),
          { tint: RED, line: 0.8 },
        );
      for (let i = 0; i <= n; i++) {
        const [x, z] = [mix(a[0], b[0], i / n), mix(a[2], b[2], i / n)];
        model.put(
          roundedBox(0.05, 0.44, 0.05, 0.01),
          { color: i % 2 ? GREEN : '#9c4636', line: 0.5 },
          place([x, 0.22, z]),
        );
      }
    };
    const e = 0.16;
    rail([-w / 2 - e, 0, d / 2 + e], [-wing / 2 - e, 0, d / 2 + e]);
    rail([wing / 2 + e, 0, d / 2 + e], [w / 2 + e, 0, d / 2 + e]);
    rail([-wing / 2 - e, 0, d / 2 + e], [-wing / 2 - e, 0, d / 2 + out + e]);
    rail([wing / 2 + e, 0, d / 2 + e], [wing / 2 + e, 0, d / 2 + out + e]);
    rail([-wing / 2 - e, 0, d / 2 + out + e], [wing / 2 + e, 0, d / 2 + out + e]);
    rail([-w / 2 - e, 0, -d / 2 - e], [-w / 2 - e, 0, d / 2 + e]);
    rail([w / 2 + e, 0, -d / 2 - e], [w / 2 + e, 0, d / 2 + e]);
    // lintels painted green with a red edge
    const beam = (x0: number, x1: number, z0: number, z1: number): void => {
      for (const [y, h, tone] of [
        [2.42, 0.22, GREEN],
        [2.28, 0.07, '#c9563e'],
        [2.55, 0.06, '#e8d8b0'],
      ] as const)
        model.put(
          roundedBox(Math.max(0.16, x1 - x0), h, Math.max(0.16, z1 - z0), 0.02),
          { tint: wash(tone, 4, 0.2), line: 0.6 },
          place([(x0 + x1) / 2, y, (z0 + z1) / 2]),
        );
    };
    for (const z of [-d / 2, d / 2]) beam(-w / 2, w / 2, z, z);
    for (const x of [-w / 2, w / 2]) beam(x, x, -d / 2, d / 2);
    beam(-wing / 2, wing / 2, d / 2 + out, d / 2 + out);
    for (const x of [-wing / 2 + 0.15, wing / 2 - 0.15]) beam(x, x, d / 2, d / 2 + out);
    const paint = { tone: '#5a9a86', tip: '#f2d8a8', board: '#c9805c' };
    tiledRoof(model, place([0, 2.5, 0]), {
      long: w + 1.9,
      deep: d + 1.9,
      rise: 1.55,
      kind: 'hipGable',
      gable: 1.15,
      lift: 0.42,
      pitch: 0.24,
      overhang: 0.85,
      rafters: paint,
      seed: 4,
    });
    tiledRoof(model, place([0, 2.5, d / 2 + out / 2 - 0.35], [0, 90, 0]), {
      long: out + 2.9,
      deep: wing + 1.8,
      rise: 1.32,
      kind: 'hipGable',
      gable: 1,
      lift: 0.38,
      pitch: 0.24,
      overhang: 0.8,
      rafters: paint,
      seed: 6,
    });
  });
}
