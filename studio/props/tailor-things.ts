/** Mr. Seo's things: sewing machine, dress form in half a sleeve, clothes under film, iron and board, spools. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, darken, mix, TAU, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';

/** Treadle table .9 x .45 (top .74) with a black machine on it; the needle is at x -.12, y .76. Front +Z. */
export function sewingMachine(model: Model, where: THREE.Matrix4, cloth?: string): void {
  const iron = { color: '#3a3744', line: 0.7 };
  model.inside(where, () => {
    model.put(
      roundedBox(0.95, 0.035, 0.46, 0.014, { fine: true }),
      { tint: wash('#a8703f', 4, 0.2), line: 0.8 },
      place([0, 0.725, 0]),
    );
    for (const s of [-1, 1]) {
      for (const f of [-1, 1])
        model.put(
          tube(
            [
              [s * 0.4, 0.71, f * 0.05],
              [s * 0.36, 0.4, f * 0.1],
              [s * 0.42, 0.02, f * 0.19],
            ],
            [0.018, 0.015, 0.02],
            { around: 8, rings: 12 },
          ),
          iron,
        );
      model.put(
        tube(
          [
            [s * 0.38, 0.38, -0.1],
            [s * 0.38, 0.38, 0.1],
          ],
          [0.012],
          { around: 7, rings: 2 },
        ),
        iron,
      );
    }
    model.put(roundedBox(0.42, 0.02, 0.26, 0.01), { color: '#4a4656', line: 0.7 }, place([0, 0.1, 0], [10, 0, 0]));
    model.put(
      tube(
        Array.from(
          { length: 12 },
          (_, i): V3 => [0.3, 0.34 + Math.sin((i / 12) * TAU) * 0.15, Math.cos((i / 12) * TAU) * 0.15],
        ),
        [0.014],
        { closed: true, around: 7, rings: 30 },
      ),
      iron,
    );
    const black = (q: THREE.Vector3) => color('#2f2d3a').lerp(color('#6a6880'), 0.4 * Math.max(0, Math.sin(q.y * 30)));
    model.put(roundedBox(0.46, 0.035, 0.17, 0.012, { fine: true }), { tint: black, line: 0.8 }, place([0, 0.76, 0]));
    model.put(roundedBox(0.085, 0.24, 0.1, 0.03, { fine: true }), { tint: black, line: 0.8 }, place([0.17, 0.88, 0]));
    model.put(
      tube(points3('.17,.985,0 0,1.0,0 -.13,.985,0 -.15,.93,0'), [0.055, 0.045, 0.045, 0.04], {
        around: 14,
        rings: 20,
      }),
      { tint: black, line: 0.8 },
    );
    model.put(
      tube(
        [
          [-0.15, 0.93, 0],
          [-0.15, 0.85, 0],
        ],
        [0.02, 0.014],
        { around: 9, rings: 2 },
      ),
      { color: '#c9ccd4', line: 0.6 },
    );
    model.put(
      tube(
        [
          [-0.15, 0.85, 0],
          [-0.15, 0.78, 0],
        ],
        [0.004],
        { around: 5, rings: 1 },
      ),
      { color: '#dfe2e6', line: 0.4 },
    );
    model.put(roundedBox(0.16, 0.03, 0.004, 0.001), { color: '#e2b84c', line: 0 }, place([0.02, 1.0, 0.046]));
    model.put(
      lathe(points2('0,.03 .02,.075 .035,.075 .05,.03'), { around: 22 }),
      { color: '#c9ccd4', line: 0.8 },
      place([0.21, 0.96, 0], [0, 0, -90]),
    );
    model.put(
      lathe(
        [
          [0, 0.018],
          [0.05, 0.014],
          [0.06, 0.018],
        ],
        { around: 12 },
      ),
      { color: '#e4604c', line: 0.6 },
      place([0.08, 1.045, 0]),
    );
    if (cloth)
      model.put(
        grid(
          (u, w) => [
            mix(-0.42, 0.1, u),
            0.783 - 0.5 * Math.max(0, w - 0.62) ** 1.4 + 0.008 * Math.sin(u * 14),
            mix(-0.1, 0.34, w),
          ],
          16,
          14,
        ),
        { color: cloth, doubleSided: true, line: 0.8 },
      );
  });
}
/** Ironing board .85 high with an iron on it. Along X. */
export function ironingBoard(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(
      roundedBox(1.2, 0.05, 0.36, 0.025, { fine: true }),
      { tint: wash('#a8c4d4', 4, 0.14), line: 0.8 },
      place([0, 0.84, 0]),
    );
    model.put(ball([0.2, 0.025, 0.18], 18), { tint: wash('#a8c4d4', 4, 0.14), line: 0.7 }, place([0.6, 0.84, 0]));
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [-0.4 * s, 0, 0.02 * s],
            [0.4 * s, 0.82, 0.02 * s],
          ],
          [0.018],
          { around: 8, rings: 2 },
        ),
        { color: '#c4c6cc', line: 0.7 },
      );
    model.inside(place([0.2, 0.87, 0.02], [0, 24, 0]), () => {
      model.put(ball([0.13, 0.035, 0.06], 16), { color: '#c9ccd4', line: 0.7 }, place([0, 0.015, 0]));
      model.put(ball([0.12, 0.06, 0.055], 16), { color: '#e0705c', line: 0.8 }, place([-0.01, 0.05, 0]));
      model.put(tube(points3('-.09,.07,0 -.07,.15,0 .05,.15,0 .07,.08,0'), [0.016], { around: 8 }), {
        color: darken('#e0705c', 0.5),
        line: 0.7,
      });
    });
  });
}
/** Board of spools, `nx` x `nz`, on a wall (+Z). */
export function spoolBoard(model: Model, where: THREE.Matrix4, nx: number, ny: number): void {
  const tones = ['#e4604c', '#f2bf3e', '#5fa3a0', '#8a5a9a', '#4f7fb8', '#7bab62', '#fff4dc', '#d884a0', '#3a3744'];
  model.inside(where, () => {
    model.put(
      roundedBox(nx * 0.085 + 0.06, ny * 0.1 + 0.05, 0.025, 0.01),
      { tint: wash('#b98858', 5), line: 0.7 },
      place([0, 0, 0]),
    );
    for (let i = 0; i < nx; i++)
      for (let k = 0; k < ny; k++)
        model.put(
          lathe(points2('0,.03 .008,.03 .012,.022 .05,.022 .054,.03 .06,.03'), { around: 12, steps: 1 }),
          { color: at(tones, (i * 4 + k * 7) % tones.length), line: 0.5 },
          place([(i - (nx - 1) / 2) * 0.085, (k - (ny - 1) / 2) * 0.1, 0.015], [90, 0, 0]),
        );
  });
}
/** Round stool of height `h` that a child can stand on. */
export function tailorStool(model: Model, where: THREE.Matrix4, h = 0.4): void {
  model.inside(where, () => {
    model.put(
      lathe(
        [
          [h - 0.05, 0.01],
          [h - 0.05, 0.23],
          [h - 0.01, 0.24],
          [h, 0.22],
          [h, 0.01],
        ],
        { around: 28, steps: 2 },
      ),
      { tint: wash('#b47a48', 5, 0.2), line: 0.8 },
    );
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + 0.78;
      model.put(
        tube(
          [
            [Math.sin(a) * 0.15, h - 0.04, Math.cos(a) * 0.15],
            [Math.sin(a) * 0.22, 0, Math.cos(a) * 0.22],
          ],
          [0.024, 0.018],
          { around: 8, rings: 2 },
        ),
        { tint: wash('#9a6438', 5), line: 0.7 },
      );
    }
  });
}
