/** What stands along a lane of Pyeongchang-dong: gates with doorbells, villas of red brick from the eighties, poles with their cables. Metres. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, mix, random, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

const gray = (v: number): string => `rgb(${v},${v},${Math.round(v * 0.97)})`;
/** Bricks as light and dark of the wall's own color, .075 m a course. */
export const bricks = (): THREE.Texture =>
  once('bricks', () =>
    canvasTexture(
      256,
      256,
      (context) => {
        const rnd = random(4);
        context.fillStyle = gray(252);
        context.fillRect(0, 0, 256, 256);
        for (let row = 0; row < 8; row++)
          for (let i = -1; i < 5; i++) {
            context.fillStyle = gray(Math.round(mix(176, 232, rnd())));
            context.fillRect(i * 64 + (row % 2) * 32 + 2, row * 32 + 2, 60, 28);
          }
      },
      [1 / 0.9, 1 / 0.6],
    ),
  );
export type VillaLook = {
  /** along Z of the lane, out of the lane, up */
  size: V3;
  tone: string;
  floors: number;
  seed?: number;
  /** lamps behind some windows */
  lit?: boolean;
};
/** Villa of the eighties: brick, white bands at each floor, sliding windows with rails, green roof paint, a water tank. Faces +Z, foot at y = 0, back at -size[1]. */
export function laneVilla(model: Model, where: THREE.Matrix4, o: VillaLook): void {
  const [w, d, h] = o.size;
  const rnd = random(o.seed ?? 3);
  const floor = h / o.floors;
  model.inside(where, () => {
    model.put(
      roundedBox(w, h + 2, d, 0.03),
      { map: bricks(), color: o.tone, line: 0.7 },
      place([0, h / 2 - 1, -d / 2]),
    );
    for (let f = 0; f <= o.floors; f++)
      model.put(
        roundedBox(w + 0.1, f === o.floors ? 0.34 : 0.16, d + 0.1, 0.02),
        { tint: wash('#ece2d2', 1), line: 0.6 },
        place([0, f * floor + (f === o.floors ? 0.1 : 0), -d / 2]),
      );
    model.put(roundedBox(w - 0.3, 0.02, d - 0.3, 0.005), { color: '#5f9a72', line: 0.3 }, place([0, h + 0.28, -d / 2]));
    for (let f = 0; f < o.floors; f++)
      for (const k of w > 4.2 ? [-0.3, 0.3] : [0]) {
        const [x, y, ww] = [k * w, f * floor + floor * 0.5, Math.min(1.5, w * 0.36)];
        const lit = o.lit && rnd() < 0.55;
        model.put(roundedBox(ww + 0.14, 1.3, 0.06, 0.01), { color: '#f6f0e4', line: 0.6 }, place([x, y, 0.02]));
        for (const s of [-1, 1])
          model.put(
            roundedBox(ww / 2 - 0.05, 1.14, 0.03, 0.01),
            lit
              ? { color: color('#ffd48a').multiplyScalar(1.1), glow: true, line: 0.4 }
              : { tint: (q) => color('#7f9ab4').lerp(color('#c9dce4'), 0.5 + q.y * 0.6 + q.x * 0.3), line: 0.5 },
            place([x + s * ww * 0.25, y, 0.05]),
          );
        // rails before the window, with a quilt hung out on one
        for (let i = 0; i < 8; i++)
          model.put(
            new THREE.BoxGeometry(0.018, 0.5, 0.018),
            { color: '#d8d4cc', line: 0.4 },
            place([x - ww / 2 + (ww * (i + 0.5)) / 8, y - 0.36, 0.22]),
          );
        for (const yy of [-0.62, -0.12])
          model.put(
            roundedBox(ww + 0.06, 0.03, 0.03, 0.006),
            { color: '#d8d4cc', line: 0.5 },
            place([x, y + yy, 0.22]),
          );
        if (rnd() < 0.2)
          model.put(
            roundedBox(ww * 0.6, 0.62, 0.08, 0.03, { fine: true, wobble: 0.02 }),
            { color: at(['#e8909a', '#7fb0c4', '#f2cf7a'], Math.floor(rnd() * 3)), line: 0.7 },
            place([x, y - 0.4, 0.24]),
          );
      }
    model.put(
      tube(
        [
          [w / 2 - 0.12, 0, 0.05],
          [w / 2 - 0.12, h, 0.05],
        ],
        [0.035],
        { around: 7, rings: 2 },
      ),
      { color: '#d8cdbc', line: 0.6 },
    );
    model.put(
      lathe(points2('0,.5 .05,.55 .9,.55 1.0,.4 1.06,.12'), { around: 22 }),
      { color: rnd() < 0.5 ? '#e8c04c' : '#5f93c0', line: 0.7 },
      place([w * 0.22, h + 0.28, -d * 0.5]),
    );
  });
}
/** Concrete pole with a transformer, arms and striped foot; its top is `h` over y = 0. Returns where cables hang. */
export function utilityPole(model: Model, where: THREE.Matrix4, h = 7.4): void {
  model.inside(where, () => {
    model.put(
      tube(
        [
          [0, -0.2, 0],
          [0, h, 0],
        ],
        [0.15, 0.1],
        { around: 14, rings: 6 },
      ),
      { tint: wash('#a49a98', 1.5, 0.2), line: 0.8 },
    );
    for (let i = 0; i < 5; i++)
      model.put(
        tube(
          [
            [0, 0.3 + i * 0.24, 0],
            [0, 0.42 + i * 0.24, 0],
          ],
          [0.153],
          { around: 14, rings: 1, caps: false },
        ),
        { color: i % 2 ? '#3a3844' : '#e8b83c', line: 0.3 },
      );
    for (const [y, l] of [
      [h - 0.3, 1.5],
      [h - 0.95, 1.2],
    ] as const) {
      model.put(roundedBox(l, 0.09, 0.09, 0.02), { color: '#8f8890', line: 0.7 }, place([0, y, 0.02]));
      for (const s of [-1, 0.1, 1])
        model.put(
          ball([0.045, 0.07, 0.045], 9),
          { color: '#e6ded4', line: 0.6 },
          place([s * (l / 2 - 0.1), y + 0.1, 0.02]),
        );
    }
    model.put(
      lathe(points2('0,.2 .04,.24 .6,.24 .66,.2'), { around: 18 }),
      { tint: wash('#8d93a0', 3), line: 0.7 },
      place([0.36, h - 2.2, 0]),
    );
    model.put(roundedBox(0.3, 0.4, 0.16, 0.02), { color: '#c4beb4', line: 0.6 }, place([0, 2.2, 0.2]));
  });
}
/** Cables from pole top to pole top, each with its own sag. */
export function cables(model: Model, a: V3, b: V3, n = 4, seed = 1): void {
  const rnd = random(seed);
  for (let i = 0; i < n; i++) {
    const [dx, dy, sag] = [(i - (n - 1) / 2) * 0.34, -0.24 * (i % 2) - 0.1 * rnd(), mix(0.3, 0.9, rnd())];
    const path = [0, 0.25, 0.5, 0.75, 1].map(
      (t): V3 => [mix(a[0], b[0], t) + dx, mix(a[1], b[1], t) + dy - sag * 4 * t * (1 - t), mix(a[2], b[2], t)],
    );
    model.put(tube(path, [0.014], { around: 5, rings: 18 }), { color: '#3d3a48', line: 0.4 });
  }
}
/** Cheap wall for the distance: plaster or stone wash with a ridged coping. Along X, face +Z. */
export function farWall(
  model: Model,
  where: THREE.Matrix4,
  long: number,
  high: number,
  tone: string,
  foot = 1.2,
): void {
  model.inside(where, () => {
    model.put(
      roundedBox(long, high + foot, 0.3, 0.02),
      { tint: wash(tone, 5, 0.34), line: 0.5 },
      place([0, (high - foot) / 2, 0]),
    );
    for (const s of [-1, 1])
      model.put(
        grid(
          (u, w) => [
            mix(-long / 2, long / 2, u),
            high + 0.17 * (1 - w) - 0.014 * Math.cos(u * Math.round(long / 0.2) * 6.283),
            s * 0.27 * w,
          ],
          Math.round(long / 0.2) * 4,
          2,
        ),
        { color: '#50556a', doubleSided: true, line: 0.4 },
      );
    model.put(
      tube(
        [
          [-long / 2, high + 0.2, 0],
          [long / 2, high + 0.2, 0],
        ],
        [0.06],
        { around: 7, rings: 2 },
      ),
      { color: '#4b5064', line: 0.6 },
    );
  });
}
/** Crown of a tree for the distance: leaves and, where asked, fruit; 2-3 thousand triangles. */
export function roundFruit(model: Model, list: V3[], r: number, tones: [string, string]): void {
  const rnd = random(7);
  model.scatter(
    ball([1, 0.86, 1], 6),
    list.map(
      (p): Item => ({
        at: place(p, [0, 0, 0], r * mix(0.85, 1.15, rnd())),
        color: color(tones[0]).lerp(color(tones[1]), rnd()),
      }),
    ),
    { line: 0.5 },
  );
}
