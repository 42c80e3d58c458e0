/** Korean garden wall: rubble stones laid in courses, a coping of dark roof tiles. Wall tops are always level. */
import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, noise, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { ball, tube } from '../model/tube.ts';

const TILE = ['#5b6074', '#4b5064', '#6b6f80', '#565a6a'];
const STONE = ['#d8c9b6', '#c8b9aa', '#b7aaa6', '#e2d3be', '#a99d9f', '#cfb99e'];

export type CopingSize = {
  length: number;
  /** half depth and rise of the little roof, metres */
  deep?: number;
  rise?: number;
  /** distance of the round tiles */
  pitch?: number;
  seed?: number;
  /** fewer corners, for a wall some metres off: a third of the triangles */
  plain?: boolean;
};
/** Roof of tiles along X, its foot at y = 0: flat tiles below, round ones over the joints, a ridge on top. */
export function tileCoping(model: Model, where: THREE.Matrix4, o: CopingSize): void {
  const [deep, rise, pitch] = [o.deep ?? 0.27, o.rise ?? 0.17, o.pitch ?? 0.15];
  const rnd = random(o.seed ?? 3);
  const half = o.length / 2;
  const slope = (t: number) => (t < 1 ? rise * (1 - t) ** 1.25 : rise * 0.4 * (1 - t));
  model.inside(where, () => {
    for (const s of [-1, 1]) {
      const bed = grid(
        (u, w) => [
          mix(-half, half, u),
          slope(w) - 0.02 - 0.012 * Math.cos((u * o.length * 6.283) / pitch),
          s * deep * w,
        ],
        Math.ceil(o.length / pitch) * 3,
        5,
      );
      model.put(bed, { color: '#3f4356', doubleSided: true, line: 0.4 });
      const eave = grid((u, w) => [mix(-half, half, u), -0.02 - 0.045 * w, s * (deep - 0.05 * w)], 2, 1);
      model.put(eave, { color: '#6e5a52', doubleSided: true, line: 0.3 });
      const n = Math.round(o.length / pitch);
      for (let i = 0; i < n; i++) {
        const x = mix(-half, half, (i + 0.5) / n) + (rnd() - 0.5) * 0.012;
        const tone = color(at(TILE, Math.floor(rnd() * 4))).multiplyScalar(mix(0.9, 1.15, rnd()));
        const path = [0.06, 0.4, 0.75, 1.05].map((t): V3 => [x, slope(t) + 0.018, s * deep * t]);
        model.put(tube(path, [0.043, 0.045], { around: o.plain ? 6 : 9, rings: o.plain ? 3 : 6, caps: false }), {
          color: tone,
          line: 0.8,
        });
        model.put(
          ball([0.048, 0.048, 0.018], o.plain ? 6 : 12),
          { color: tone.clone().lerp(color('#8f93a4'), 0.35), line: 0.8 },
          place([x, slope(1.05) + 0.016, s * deep * 1.06]),
        );
      }
    }
    const ridge = (y: number, r: number, tone: string, line: number) =>
      model.put(
        tube(
          [
            [-half - 0.02, y, 0],
            [0, y - 0.006, 0],
            [half + 0.02, y, 0],
          ],
          [r],
          { around: o.plain ? 7 : 12, rings: o.plain ? 2 : Math.ceil(o.length * 3) },
        ),
        { color: tone, line },
      );
    ridge(rise + 0.02, 0.05, '#d9cdbd', 0.4);
    ridge(rise + 0.075, 0.056, '#50556a', 0.9);
    for (const s of [-1, 1])
      model.put(
        ball([0.022, 0.075, 0.075], 14),
        { color: '#6b7084', line: 0.8 },
        place([s * (half + 0.03), rise + 0.05, 0]),
      );
  });
}

export type WallSize = {
  length: number;
  height: number;
  seed?: number;
  /** stones on the far side as well */
  both?: boolean;
  /** how far it goes down below y = 0, metres */
  foot?: number;
  coping?: Partial<CopingSize>;
  /** fewer corners a stone and a tile */
  plain?: boolean;
};
/** Wall along X that shows its face to +Z; stands on y = 0. */
export function tileWall(model: Model, where: THREE.Matrix4, o: WallSize): void {
  const rnd = random(o.seed ?? 7);
  const thick = 0.3;
  const foot = o.foot ?? 0.4;
  model.inside(where, () => {
    const mortar = (point: THREE.Vector3) =>
      color('#cbb79f')
        .lerp(color('#b09a8c'), noise(point.x * 3, point.y * 3, 2))
        .multiplyScalar(0.92 + 0.12 * fbm(point.x, point.y));
    const box = new THREE.BoxGeometry(o.length, o.height + foot, thick, Math.ceil(o.length * 4), 8, 1);
    model.put(box, { tint: mortar, line: 0.4 }, place([0, (o.height - foot) / 2, 0]));
    const kinds: Item[][] = [[], [], []];
    for (const face of o.both ? [1, -1] : [1]) {
      let y = 0.1 - foot;
      while (y < o.height - 0.05) {
        const h = Math.min(mix(0.13, 0.24, rnd()), o.height - y);
        let x = -o.length / 2;
        while (x < o.length / 2 - 0.05) {
          const w = Math.min(mix(0.16, 0.42, rnd() ** 1.4), o.length / 2 - x);
          const tone = color(at(STONE, Math.floor(rnd() * STONE.length))).multiplyScalar(mix(0.9, 1.08, rnd()));
          kinds[Math.floor(rnd() * 3)]?.push({
            at: place(
              [x + w / 2, y + h / 2, face * (thick / 2 + 0.005)],
              [0, 0, (rnd() - 0.5) * 7],
              [w * 0.53, h * 0.52, 0.055],
            ),
            color: tone,
          });
          x += w;
        }
        for (const s of face > 0 ? [-1, 1] : [])
          kinds[0]?.push({
            at: place([(s * o.length) / 2, y + h / 2, 0], [0, 90, (rnd() - 0.5) * 6], [0.155, h * 0.53, 0.05]),
            color: color(at(STONE, Math.floor(rnd() * STONE.length))).multiplyScalar(mix(0.9, 1.05, rnd())),
          });
        y += h;
      }
    }
    for (const [i, list] of kinds.entries())
      model.scatter(stone((o.seed ?? 7) + i * 3, 0.45, 0.26, o.plain ? 7 : 12), list, { line: 0.7 });
    tileCoping(model, place([0, o.height, 0]), {
      length: o.length + 0.06,
      seed: o.seed ?? 7,
      plain: o.plain ?? false,
      ...o.coping,
    });
  });
}
