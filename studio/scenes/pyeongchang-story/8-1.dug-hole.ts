/** A hole with its soil. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, mix, noise, random, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, lathe } from '../../model/tube.ts';

/** Soil thrown up round a hole of radius r on any ground; Bami's is rounder (`neat`, PC 8.1). */
export function dugHole(model: Model, where: THREE.Matrix4, r: number, neat = false): void {
  model.inside(where, () => {
    const rnd = random(neat ? 3 : 8);
    model.put(
      lathe(
        [
          [0.006, 0.01],
          [0.006, r * 0.6],
          [0.025, r * 0.86],
          [r * 0.26, r * 1.12],
          [r * 0.14, r * 1.4],
          [0.0, r * 1.62],
        ],
        {
          around: 40,
          steps: 4,
          warp: (a, q, y): V3 => {
            const k = neat ? 1 : 1 + 0.16 * Math.sin(a * 2 + 1) + 0.08 * Math.sin(a * 5);
            return [Math.sin(a) * q * k, y * (neat ? 1 : 1 + 0.5 * Math.sin(a * 3)), Math.cos(a) * q * k];
          },
        },
      ),
      {
        tint: (point) =>
          // dug soil is damp: darker than the yard, nearly black at the bottom
          color('#6a4a40')
            .lerp(color('#3a2830'), smoothstep(1.0, 0.5, Math.hypot(point.x, point.z) / r))
            .lerp(color('#96705a'), 0.4 * smoothstep(0.4, 0.75, noise(point.x * 24, point.y * 24, point.z * 24))),
        doubleSided: true,
      },
    );
    for (let i = 0; i < 16; i++) {
      const [a, q] = [rnd() * TAU, r * mix(1.1, 1.9, rnd())];
      model.put(
        ball([0.018, 0.013, 0.016], 7),
        { color: i % 2 ? '#8a5f42' : '#6b4632', line: 0.4 },
        place([Math.sin(a) * q, 0.01, Math.cos(a) * q], [0, i * 40, 0], mix(0.6, 1.5, rnd())),
      );
    }
  });
}
