/** Villa of the eighties as on every hill of Seoul: red brick, white sills, balcony, green waterproof roof with a water tank. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, mix, random, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

/** Courses of brick as light and dark of the wall's own color: .23 x .075 m each. */
export const bricks = (): THREE.Texture =>
  once('seoul-bricks', () =>
    canvasTexture(
      256,
      256,
      (context) => {
        context.fillStyle = '#d8d0c8';
        context.fillRect(0, 0, 256, 256);
        const rnd = random(5);
        for (let row = 0; row < 10; row++)
          for (let i = 0; i < 4; i++) {
            const v = Math.round(mix(206, 252, rnd()));
            context.fillStyle = `rgb(${v},${v - 6},${v - 10})`;
            for (const dx of [0, -256]) context.fillRect(i * 64 + (row % 2) * 32 + dx + 2, row * 25.6 + 2, 60, 22);
          }
      },
      [1 / 0.92, 1 / 0.75],
    ),
  );

export type VillaPlan = {
  wide: number;
  deep: number;
  floors: number;
  brick?: string;
  /** laundry and a light in one window */
  lived?: boolean;
  /** far off: windows of two boxes, no balcony */
  plain?: boolean;
  seed?: number;
};
/** Middle of the front at the origin, facing +Z. */
export function brickVilla(model: Model, where: THREE.Matrix4, o: VillaPlan): void {
  const { wide, deep, floors } = o;
  const storey = 2.75;
  const high = floors * storey + 0.5;
  const tone = color(o.brick ?? '#b8604a');
  const rnd = random(o.seed ?? 4);
  const white = { tint: wash('#f4ead8', 3), line: 0.6 };
  model.inside(where, () => {
    model.put(
      roundedBox(wide, high, deep, 0.03, { fine: true }),
      {
        map: bricks(),
        tint: (point) => tone.clone().multiplyScalar(0.86 + 0.26 * fbm(point.x * 0.6, point.y * 0.6, point.z)),
        line: 0.7,
      },
      place([0, high / 2, -deep / 2]),
    );
    model.put(
      roundedBox(wide + 0.08, 0.7, deep + 0.08, 0.02),
      { tint: wash('#b9aeaa', 2), line: 0.6 },
      place([0, 0.2, -deep / 2]),
    );
    for (let f = 0; f < floors; f++) {
      const y = 0.5 + f * storey;
      if (f > 0) model.put(roundedBox(wide + 0.06, 0.14, deep + 0.06, 0.02), white, place([0, y, -deep / 2]));
      const n = Math.max(2, Math.round(wide / 2.4));
      for (let i = 0; i < n; i++) {
        const x = mix(-wide / 2, wide / 2, (i + 0.5) / n);
        if (o.plain) plainWindow(model, [x, y + 0.85, 0], Math.min(1.5, wide / n - 0.7), 1.25);
        else if (f > 0 && i === 0) balcony(model, [x, y, 0], wide / n - 0.4, o.lived ? rnd() : 0);
        else window(model, [x, y + 0.85, 0], Math.min(1.5, wide / n - 0.7), 1.25, f === 1 && i === n - 1 && !!o.lived);
      }
      for (const k of o.plain ? [] : [0.3, 0.7])
        model.inside(place([wide / 2, 0, -deep * k], [0, 90, 0]), () =>
          window(model, [0, y + 0.85, 0], 1.1, 1.2, false),
        );
    }
    model.put(roundedBox(wide + 0.3, 0.18, deep + 0.3, 0.03), white, place([0, high, -deep / 2]));
    model.put(
      roundedBox(wide - 0.1, 0.1, deep - 0.1, 0.02),
      { tint: wash('#6fa382', 1.2, 0.2), line: 0.3 },
      place([0, high + 0.1, -deep / 2]),
    );
    for (const x of [-wide / 2, wide / 2])
      model.put(
        roundedBox(0.08, 0.5, deep + 0.2, 0.02),
        { tint: wash('#6fa382', 2), line: 0.5 },
        place([x, high + 0.3, -deep / 2]),
      );
    model.put(roundedBox(wide, 0.5, 0.08, 0.02), { tint: wash('#6fa382', 2), line: 0.5 }, place([0, high + 0.3, 0]));
    // the yellow tank; nobody needs it any more, nobody takes it down
    model.put(
      lathe(points2('0,.5 .1,.56 .9,.56 1.05,.42 1.1,.16'), { around: 22 }),
      { tint: wash('#e6b63e', 3) },
      place([wide * 0.26, high + 0.15, -deep * 0.4]),
    );
    model.put(
      tube(
        [
          [-wide / 2 + 0.16, 0.3, 0.07],
          [-wide / 2 + 0.16, high * 0.5, 0.07],
          [-wide / 2 + 0.16, high, 0.07],
        ],
        [0.045],
        { around: 8 },
      ),
      { color: '#e0d4bc', line: 0.6 },
    );
  });
}

function window(model: Model, [x, y, z]: V3, w: number, h: number, lit: boolean): void {
  const frame = { color: '#f6efe0', line: 0.6 };
  model.put(
    roundedBox(w, h, 0.06, 0.01),
    {
      tint: (point) =>
        color(lit ? '#ffdf9c' : '#7f97ac').lerp(color(lit ? '#ffc46a' : '#cfdde2'), fbm(point.x * 2, point.y * 1.2, 3)),
      line: 0.4,
    },
    place([x, y + h / 2, z]),
  );
  for (const s of [-1, 1]) {
    model.put(roundedBox(0.08, h + 0.1, 0.12, 0.012), frame, place([x + (s * w) / 2, y + h / 2, z + 0.02]));
    model.put(roundedBox(w + 0.1, 0.08, 0.14, 0.012), frame, place([x, y + h / 2 + (s * h) / 2, z + 0.02]));
  }
  model.put(roundedBox(0.06, h, 0.09, 0.01), frame, place([x, y + h / 2, z + 0.01]));
  model.put(
    roundedBox(w + 0.3, 0.09, 0.2, 0.015),
    { tint: wash('#ece0cc', 3), line: 0.5 },
    place([x, y - 0.06, z + 0.06]),
  );
}
function balcony(model: Model, [x, y, z]: V3, w: number, washing: number): void {
  model.put(
    roundedBox(w, 1.9, 0.05, 0.01),
    { tint: (point) => color('#6f879c').lerp(color('#b9cdd6'), fbm(point.x * 1.5, point.y, 5)), line: 0.4 },
    place([x, y + 1.2, z]),
  );
  for (const k of [-0.5, -0.17, 0.17, 0.5])
    model.put(roundedBox(0.06, 1.9, 0.1, 0.01), { color: '#f6efe0', line: 0.5 }, place([x + k * w, y + 1.2, z + 0.01]));
  model.put(
    roundedBox(w + 0.2, 0.16, 0.8, 0.02),
    { tint: wash('#ece0cc', 2), line: 0.7 },
    place([x, y + 0.1, z + 0.36]),
  );
  for (let i = 0; i <= 12; i++)
    model.put(
      roundedBox(0.03, 0.85, 0.03, 0.006),
      { color: '#8a6a58', line: 0.4 },
      place([x + mix(-w / 2, w / 2, i / 12), y + 0.6, z + 0.72]),
    );
  model.put(roundedBox(w + 0.1, 0.06, 0.07, 0.012), { color: '#7a5a4c', line: 0.7 }, place([x, y + 1.04, z + 0.72]));
  for (const [i, tone] of ['#f2c95c', '#8fb4c8', '#e4806c'].entries())
    if (washing > 0.2)
      model.put(
        roundedBox(0.34, 0.46, 0.03, 0.02),
        { tint: wash(tone, 4), line: 0.7 },
        place([x - 0.5 + i * 0.48, y + 1.3, z + 0.5], [0, 0, (i - 1) * 3]),
      );
  model.put(ball([0.16, 0.12, 0.14], 10), { color: '#5c8a48', line: 0.5 }, place([x + w * 0.36, y + 1.16, z + 0.7]));
}

function plainWindow(model: Model, [x, y, z]: V3, w: number, h: number): void {
  model.put(roundedBox(w + 0.14, h + 0.14, 0.08, 0.012), { color: '#f6efe0', line: 0.5 }, place([x, y + h / 2, z]));
  model.put(
    roundedBox(w, h, 0.1, 0.01),
    { tint: (point) => color('#7f97ac').lerp(color('#cfdde2'), fbm(point.x * 2, point.y * 1.2, 3)), line: 0.4 },
    place([x, y + h / 2, z]),
  );
}
