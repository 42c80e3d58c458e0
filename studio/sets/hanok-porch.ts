/** Halmeoni's wooden porch (S18): boards between beams, paper doors with lattice, posts; a yard with sauce jars beside it. */

import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe } from '../model/tube.ts';

const WOOD = { dark: '#64442f', mid: '#8a6244', light: '#b78d62' };
const grain =
  (tone: string, seed = 0) =>
  (point: THREE.Vector3) =>
    color(tone)
      .lerp(color(WOOD.dark), 0.35 * smoothstep(0.45, 0.75, noise(point.x * 3 + seed, point.y * 20, point.z * 20)))
      .lerp(color('#e0b27c'), 0.25 * smoothstep(0.55, 0.85, fbm(point.x * 2 + seed, point.z * 9, point.y * 9)));

/** Floor of short boards laid between long beams, its top at y = 0: [left, back, right, front]. */
export function boards(model: Model, [x0, z0, x1, z1]: [number, number, number, number], bay = 0.98): void {
  const rnd = random(5);
  const items: Item[] = [];
  const n = Math.round((x1 - x0) / bay);
  const wide = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    for (let z = z0; z < z1 - 0.02; ) {
      const d = Math.min(mix(0.15, 0.23, rnd()), z1 - z);
      items.push({
        at: place([x0 + (i + 0.5) * wide, -0.028 + rnd() * 0.004, z + d / 2], [0, 0, 0], [wide * 0.93, 1, d * 0.975]),
        color: color(WOOD.mid).lerp(color(WOOD.light), rnd() * 0.85),
      });
      z += d;
    }
  }
  const board = roundedBox(1, 0.06, 1, 0.012);
  model.scatter(board, items, { line: 0.7 });
  for (let i = 0; i <= n; i++)
    model.put(
      roundedBox(wide * 0.1, 0.1, z1 - z0, 0.012, { fine: true }),
      { tint: grain(WOOD.mid, i), line: 0.7 },
      place([x0 + i * wide, -0.046, (z0 + z1) / 2]),
    );
  model.put(
    roundedBox(x1 - x0 + 0.1, 0.16, 0.12, 0.02, { fine: true, wobble: 0.01 }),
    { tint: grain(WOOD.light, 3) },
    place([(x0 + x1) / 2, -0.075, z1 + 0.05]),
  );
}

/** One leaf of a lattice door, standing on y = 0, faces +Z: upright bars, and three bands of level ones. */
export function paperDoor(model: Model, where: THREE.Matrix4, wide: number, high: number): void {
  const bar = (w: number, h: number, x: number, y: number, d = 0.03, line = 0.6) =>
    model.put(roundedBox(w, h, d, 0.006), { color: d < 0.03 ? '#c79c6c' : WOOD.mid, line }, place([x, y, 0.02]));
  model.inside(where, () => {
    const paper = new THREE.BoxGeometry(wide, high, 0.012, 8, 16, 1);
    const warm = (point: THREE.Vector3) =>
      color('#fff1d0').lerp(
        color('#f3d7a6'),
        0.5 * fbm(point.x * 2.2, point.y * 1.6, 3) + 0.2 * smoothstep(0.6, -0.9, point.y),
      );
    model.put(paper, { tint: warm, line: 0 }, place([0, high / 2, 0]));
    for (const s of [-1, 1]) {
      bar(0.07, high, s * (wide / 2 - 0.03), high / 2, 0.05, 0.9);
      bar(wide, 0.08, 0, s > 0 ? high - 0.04 : 0.04, 0.05, 0.9);
    }
    const foot = 0.36;
    model.put(
      roundedBox(wide - 0.1, foot, 0.036, 0.01, { fine: true }),
      { tint: grain(WOOD.light, wide), line: 0.6 },
      place([0, foot / 2 + 0.05, 0.012]),
    );
    bar(wide - 0.06, 0.05, 0, foot + 0.06, 0.04, 0.8);
    const n = Math.round((wide - 0.1) / 0.085);
    for (let i = 1; i < n; i++)
      bar(0.016, high - foot - 0.12, mix(-wide / 2 + 0.06, wide / 2 - 0.06, i / n), (high + foot) / 2, 0.022, 0.2);
    for (const [k, rows] of [
      [0.1, 3],
      [0.5, 4],
      [0.9, 3],
    ] as const)
      for (let i = 0; i < rows; i++) {
        const y = mix(foot + 0.1, high - 0.1, k) + (i - (rows - 1) / 2) * 0.06;
        bar(wide - 0.08, 0.014, 0, y, 0.026, 0.2);
      }
  });
}

/** Square timber between two points (posts, lintels, sills). */
export function timber(model: Model, a: V3, b: V3, thick: number, seed = 1): void {
  const [p, q] = [new THREE.Vector3(...a), new THREE.Vector3(...b)];
  const size = q.clone().sub(p);
  const box = roundedBox(
    Math.max(thick, Math.abs(size.x)),
    Math.max(thick, Math.abs(size.y)),
    Math.max(thick, Math.abs(size.z)),
    0.018,
    { fine: true, wobble: 0.012, seed },
  );
  model.put(box, { tint: grain(WOOD.mid, seed), line: 0.8 }, place(p.add(q).multiplyScalar(0.5)));
}

/** Brown-glazed sauce jars with their lids: [x, y, z, height]. */
export function sauceJars(list: [number, number, number, number][]): Model {
  const model = new Model();
  for (const [i, [x, y, z, h]] of list.entries()) {
    const belly: [number, number][] = points2('0,.24 .2,.36 .5,.44 .75,.38 .88,.26 .92,.27');
    const glaze = (point: THREE.Vector3, n: THREE.Vector3) =>
      color('#5f3527')
        .lerp(color('#8a5236'), smoothstep(0.2, 0.9, noise(point.x * 6 + i, point.y * 9)))
        .lerp(color('#e8b48a'), 0.65 * smoothstep(0.82, 0.97, n.dot(new THREE.Vector3(-0.6, 0.5, 0.62))));
    model.inside(place([x, y, z], [0, i * 40, 0], h), () => {
      model.put(lathe(belly, { around: 30, steps: 5 }), { tint: glaze });
      model.put(ball([0.32, 0.1, 0.32], 22), { tint: glaze, line: 0.9 }, place([0, 0.93, 0]));
      model.put(ball([0.07, 0.05, 0.07], 12), { color: '#5f3527', line: 0.6 }, place([0, 1.03, 0]));
    });
  }
  return model.bake();
}
