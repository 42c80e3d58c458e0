/** A porch rail after the snow: where a mitten lay there is none, and somebody small came by. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { SNOW } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { tinyPrints } from '../../props/wool-clues.ts';

/** Distance from (x, z) to the line a-b, less a radius. */
const capsule = (x: number, z: number, a: [number, number], b: [number, number], r: number): number => {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (z - a[1]) * dz) / (dx * dx + dz * dz)));
  return Math.hypot(x - a[0] - dx * t, z - a[1] - dz * t) - r;
};
/** Left mitten from above, fingers to +Z, thumb to -X: below zero where it lay. */
const lay = (x: number, z: number): number =>
  Math.min(
    capsule(x, z, [0, -0.02], [0, 0.06], 0.066),
    // a straight cuff, a little narrower than the hand
    Math.max(Math.abs(x) - 0.054, Math.abs(z + 0.105) - 0.07),
    capsule(x, z, [-0.04, -0.06], [-0.132, 0.022], 0.033),
  );

/** The other one, of the same size and outline, stiff with frost: lies on y = 0, fingers to +Z, thumb to +X. */
export function frozenMitten(model: Model, at: THREE.Matrix4, size: number): void {
  const wool = { color: '#3f8a48', line: 0.9 };
  const rib = { color: '#66ab68', line: 0.6 };
  const flat = place([0, 0.02, 0], [0, 0, 0], [1, 0.5, 1]);
  model.inside(
    at
      .clone()
      .multiply(place([0, 0, 0], [0, 0, 0], size))
      .multiply(flat),
    () => {
      const body: V3[] = [
        [0, 0, -0.1],
        [0, 0, -0.02],
        [0, 0, 0.06],
      ];
      model.put(tube(body, [0.05, 0.066, 0.066], { around: 22, rings: 18 }), wool);
      model.put(ball(0.0658, 22), wool, place([0, 0, 0.06]));
      const thumb: V3[] = [
        [0.03, 0, -0.06],
        [0.074, 0, -0.034],
        [0.132, 0, 0.012],
      ];
      model.put(tube(thumb, [0.034, 0.032, 0.03], { around: 16, rings: 14 }), wool);
      model.put(ball(0.0298, 16), wool, place([0.132, 0, 0.012]));
      for (let i = 0; i < 6; i++) {
        const x = -0.045 + i * 0.018;
        const path: V3[] = [
          [x, 0, -0.2],
          [x, 0, -0.096],
        ];
        model.put(tube(path, [0.0135], { around: 10, rings: 3 }), rib);
        for (const z of [-0.2, -0.096]) model.put(ball(0.0133, 10), rib, place([x, 0, z]));
      }
      // knitted rows, and frost that has not gone
      for (let i = 0; i < 5; i++) {
        const z = -0.045 + i * 0.032;
        const w = 0.058 * Math.sqrt(Math.max(0.2, 1 - Math.max(0, (z - 0.06) / 0.066) ** 2));
        const row = Array.from({ length: 13 }, (_, k): V3 => {
          const x = mix(-w, w, k / 12);
          return [x, Math.sqrt(Math.max(0, 0.0665 ** 2 - x * x)) + 0.001, z + 0.005 * (k % 2)];
        });
        model.put(tube(row, [0.0035], { around: 5, rings: 36 }), { color: '#5aa25e', line: 0 });
      }
      for (let i = 0; i < 26; i++) {
        const [x, z] = [(noise(i * 3.1, 2) - 0.5) * 0.11, -0.06 + noise(i * 1.7, 9) * 0.17];
        const q = 0.004 + 0.006 * noise(i * 5.3, 4);
        const y = Math.sqrt(Math.max(0.0004, 0.0665 ** 2 - x * x));
        model.put(ball([q, q * 0.7, q], 8), { color: '#f2f6ff', line: 0 }, place([x, y, z]));
      }
    },
  );
}

/** Where a mitten's knuckles lie across the rail. */
export const MIDDLE = 0;
export const RAIL = { wide: 0.46, snow: 0.036 };
/**
 * Handrail along X from `x0` to `x1`, its top at y = 0, sloped as its frame is, with snow; at `patch` (x) is the bare shape of a
 * mitten, fingers to +Z, thumb to -X, `size` times life.
 */
export function snowyRail(model: Model, at: THREE.Matrix4, x0: number, x1: number, patch: number, size: number): void {
  const wide = x1 - x0;
  model.inside(at, () => {
    model.put(
      roundedBox(wide, 0.06, RAIL.wide, 0.02),
      { color: '#e9dccb', line: 0.8 },
      place([(x0 + x1) / 2, -0.03, 0]),
    );
    model.put(roundedBox(wide, 0.1, 0.08, 0.02), { color: '#e2d4c6', line: 0.6 }, place([(x0 + x1) / 2, -0.1, 0.04]));
    const bare = (x: number, z: number) => lay((x - patch) / size, (z - MIDDLE) / size) * size;
    const snow = grid(
      (u, w) => {
        const [x, q] = [mix(x0, x1, u), mix(1, -1, w)];
        const z = q * RAIL.wide * 0.52 * (1 + 0.03 * (noise(x * 6, 3) - 0.5));
        const round = Math.sqrt(Math.max(0, 1 - Math.abs(q) ** 7));
        const deep = RAIL.snow * round * (0.94 + 0.12 * noise(x * 5, z * 6));
        return [x, 0.003 + deep * smoothstep(0, 0.008, bare(x, z)) - 0.02 * (1 - round), z];
      },
      Math.round(wide * 300),
      150,
    );
    model.put(snow, {
      // wet wood shows in the bare place; a violet line of shade along its edge
      tint: (point, n) => {
        const [x, z] = [point.x, point.z];
        const d = bare(x, z);
        const wet = color('#86604a').multiplyScalar(0.8 + 0.34 * noise(x * 90, z * 5));
        return wet
          .lerp(color('#8f88c8'), smoothstep(-0.001, 0.003, d))
          .lerp(color(SNOW), smoothstep(0.005, 0.01, d) * smoothstep(0.1, 0.6, n.y + 0.35));
      },
      doubleSided: true,
      line: 0.5,
    });
  });
}

/** Prints along the snow of a rail, from one point [along, across] in the rail's frame to another. */
export function railPrints(model: Model, at: THREE.Matrix4, a: [number, number], b: [number, number], n: number): void {
  const k = 0.8;
  model.inside(at.clone().multiply(place([0, RAIL.snow * 1.04, 0], [0, 0, 0], k)), () =>
    tinyPrints(model, [a[0] / k, 0, a[1] / k], [b[0] / k, 0, b[1] / k], n),
  );
}

/** Drainpipe of height `h` beside a post, rime on its front, and the prints of somebody who went up it. */
export function climbedPipe(model: Model, at: THREE.Matrix4, h: number, from: number, hops: number): void {
  const r = 0.062;
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0, 0],
          [0, h, 0],
        ],
        [r],
        { around: 18, rings: 6 },
      ),
      { color: '#7f93b4', line: 0.9 },
    );
    for (let y = 0.3; y < h; y += 0.62)
      model.put(
        tube(
          Array.from({ length: 25 }, (_, i) => [
            Math.sin((i / 24) * TAU) * r * 1.08,
            y,
            Math.cos((i / 24) * TAU) * r * 1.08,
          ]),
          [0.014],
          { around: 6, rings: 26 },
        ),
        { color: '#66789c', line: 0.6 },
      );
    // snow blown on the side that faces the street
    const rime = grid(
      (u, w) => {
        const a = mix(-1.25, 1.25, u) * (0.86 + 0.2 * noise(w * h * 5, 4));
        const R = r + 0.016 * Math.cos(a * 1.2) ** 2;
        return [Math.sin(a) * R, mix(0.05, h, w), Math.cos(a) * R];
      },
      14,
      60,
    );
    model.put(rime, { color: '#eef1fb', doubleSided: true, line: 0.4 });
    const k = 0.7;
    model.inside(place([0, 0, r + 0.016], [0, 0, 0], k), () =>
      tinyPrints(model, [0, from / k, 0], [0, (h - 0.05) / k, 0], hops, true),
    );
    model.put(ball([r * 1.25, 0.03, r * 1.25], 14), { color: '#eef1fb', line: 0.5 }, place([0, 0.02, 0.02]));
  });
}
