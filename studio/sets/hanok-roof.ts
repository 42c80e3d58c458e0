/**
 * Roof of a Korean tiled house: eaves that rise towards their ends, rows of round tiles (수키와) closed by round end tiles
 * (수막새) over drip tiles (암막새), rafters with white plaster between, a ridge of laid tiles with raised ends. Metres.
 */
import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, mix, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';

const TILE = ['#5b6074', '#4b5064', '#6b6f80', '#565a6a'];
export type RoofSize = {
  /** along X, eave to eave */
  long: number;
  /** from ridge to eave, on the front and on the back */
  deep: number;
  rise: number;
  /** how far the corners of the eave rise over its middle */
  lift?: number;
  pitch?: number;
  seed?: number;
  /** only the front slope is seen */
  front?: boolean;
  /** rafters under the eave; 0 leaves them out */
  rafters?: number;
  tones?: string[];
  /** for a house across the lane: round end tiles without their boss, no drip tiles */
  plain?: boolean;
};
/** The middle of the front eave is at y = 0, z = deep; the ridge runs along X at y = rise, z = 0. */
export function hanokRoof(model: Model, where: THREE.Matrix4, o: RoofSize): void {
  const { long, deep, rise } = o;
  const [lift, pitch, tones] = [o.lift ?? long * 0.035, o.pitch ?? 0.2, o.tones ?? TILE];
  const rnd = random(o.seed ?? 5);
  const half = long / 2;
  /** Height of the tiles at x, t = 0 at the ridge and 1 at the eave: sags like a rope, corners up. */
  const y = (x: number, t: number) =>
    rise * (t < 1 ? (1 - t) ** 1.32 : 0.4 * (1 - t)) + lift * Math.abs(x / half) ** 3 * (0.35 + 0.65 * t);
  const z = (x: number, t: number) => deep * t * (1 + 0.05 * Math.abs(x / half) ** 3);
  const n = Math.round(long / pitch);
  model.inside(where, () => {
    for (const s of o.front || o.plain ? [1] : [1, -1]) {
      model.put(
        grid(
          (u, w) => [
            mix(-half, half, u),
            y(mix(-half, half, u), w) - 0.03 - 0.016 * Math.cos(u * n * 6.283),
            s * z(mix(-half, half, u), w),
          ],
          n * 3,
          6,
        ),
        { color: '#3f4356', doubleSided: true, line: 0.3 },
      );
      // plaster and boards under the tiles
      model.put(
        grid(
          (u, w) => [mix(-half, half, u), y(mix(-half, half, u), w) - 0.11, s * z(mix(-half, half, u), w) * 0.985],
          20,
          4,
        ),
        { color: '#e8d6bc', doubleSided: true, line: 0.2 },
      );
      model.put(
        grid(
          (u, w) => [
            mix(-half, half, u),
            y(mix(-half, half, u), 1) - 0.03 - w * 0.09,
            s * z(mix(-half, half, u), 1) * 0.988,
          ],
          24,
          1,
        ),
        { color: '#7a5840', doubleSided: true, line: 0.5 },
      );
      const [discs, drips]: [Item[], Item[]] = [[], []];
      for (let i = 0; i < n; i++) {
        const x = mix(-half, half, (i + 0.5) / n);
        const tone = color(at(tones, Math.floor(rnd() * tones.length))).multiplyScalar(mix(0.9, 1.14, rnd()));
        const path = [0.02, 0.3, 0.65, 1.01].map((t): V3 => [x, y(x, t) + 0.02, s * z(x, t)]);
        model.put(tube(path, [pitch * 0.29], { around: o.plain ? 5 : 7, rings: o.plain ? 3 : 6, caps: false }), {
          color: tone,
          line: 0.7,
        });
        const end: V3 = [x, y(x, 1) + 0.015, s * (z(x, 1) + 0.02)];
        discs.push({
          at: place(end, [s * 10, 0, 0], [pitch * 0.33, pitch * 0.33, 0.022]),
          color: tone.clone().lerp(color('#9a9dac'), 0.4),
        });
        if (!o.plain)
          discs.push({
            at: place([end[0], end[1], end[2] + s * 0.014], [s * 10, 0, 0], [pitch * 0.15, pitch * 0.15, 0.018]),
            color: tone.clone().lerp(color('#b4b6c2'), 0.5),
          });
        if (i < n - 1 && !o.plain)
          drips.push({
            at: place(
              [x + pitch / 2, y(x + pitch / 2, 1) - 0.045, s * (z(x, 1) + 0.01)],
              [s * 14, 0, 0],
              [pitch * 0.4, 0.05, 0.016],
            ),
            color: tone.clone().multiplyScalar(0.92),
          });
      }
      model.scatter(ball([1, 1, 1], o.plain ? 7 : 10), discs, { line: 0.6 });
      model.scatter(ball([1, 1, 1], 7), drips, { line: 0.5 });
      const k = o.rafters ?? Math.round(long / 0.34);
      for (let i = 0; i < k; i++) {
        const x = mix(-half + 0.12, half - 0.12, (i + 0.5) / k);
        model.put(
          tube(
            [
              [x, y(x, 0.55) - 0.2, s * z(x, 0.55)],
              [x, y(x, 0.97) - 0.145, s * z(x, 0.97)],
            ],
            [0.055, 0.05],
            { around: 8, rings: 1 },
          ),
          { color: '#8a5c3e', line: 0.6 },
        );
      }
    }
    // ridge: three courses of flat tiles in plaster, a round one on top, ends curled up
    const ridge = (up: number, r: number, tone: string, line: number) => {
      const path = [-1, -0.6, 0, 0.6, 1].map(
        (q): V3 => [q * (half - 0.06), y(q * half, 0) + up + 0.1 * Math.abs(q) ** 3, 0],
      );
      model.put(tube(path, [r], { around: 10, rings: o.plain ? 8 : Math.ceil(long * 2.5) }), { color: tone, line });
    };
    ridge(0.03, 0.085, '#d9cdbd', 0.4);
    ridge(0.1, 0.08, '#4b5064', 0.7);
    ridge(0.16, 0.075, '#d0c4b6', 0.4);
    ridge(0.23, 0.085, '#50556a', 0.9);
    for (const s of [-1, 1]) {
      model.put(ball([0.04, 0.16, 0.11], 14), { color: '#6b7084', line: 0.8 }, place([s * half, y(half, 0) + 0.24, 0]));
      // gable: white plaster in a wooden frame
      if (!o.front) {
        const tri = new THREE.Shape([
          new THREE.Vector2(-deep * 0.72, 0),
          new THREE.Vector2(0, rise * 0.86),
          new THREE.Vector2(deep * 0.72, 0),
        ]);
        model.put(
          new THREE.ShapeGeometry(tri),
          { color: '#f2e4cc', doubleSided: true, line: 0.4 },
          place([s * (half - 0.14), 0.16, 0], [0, 90, 0]),
        );
        for (const f of [-1, 1]) {
          const path = [0, 0.35, 0.7, 1.0].map((t): V3 => [s * (half - 0.02), y(half, t) - 0.05, f * z(half, t)]);
          model.put(tube(path, [0.06], { around: 8, rings: 8, flat: 0.6 }), { color: '#7a5840', line: 0.7 });
        }
      }
    }
  });
}
/** White plaster between dark posts: a house wall along X that faces +Z, `bays` wide, standing on y = 0. */
export function hanokWall(
  model: Model,
  where: THREE.Matrix4,
  long: number,
  high: number,
  bays: number,
  tone = '#f3e2c4',
  wood = '#80573c',
): void {
  model.inside(where, () => {
    model.put(roundedBox(long, high, 0.12, 0.01), { color: tone, line: 0.4 }, place([0, high / 2, 0]));
    for (let i = 0; i <= bays; i++)
      model.put(
        roundedBox(0.15, high, 0.17, 0.02),
        { color: wood, line: 0.7 },
        place([mix(-long / 2, long / 2, i / bays), high / 2, 0.02]),
      );
    for (const y of [0.06, high * 0.42, high - 0.07])
      model.put(roundedBox(long, 0.11, 0.15, 0.02), { color: wood, line: 0.6 }, place([0, y, 0.02]));
  });
}
