/** The parcel from Busan and what is in it. Metres, foot at y = 0, its front to +Z. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, mix, noise, random, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { curve, flat, inkOn, type P2, writeOn } from '../../props/ink-paper.ts';

export const PARCEL = { wide: 0.44, deep: 0.32, high: 0.24 };
/** Stick of pulled taffy (가래엿): amber under its flour, with the holes of the air at both ends. */
function taffyStick(model: Model, a: V3, b: V3, r = 0.011): void {
  const bow: V3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.004, (a[2] + b[2]) / 2];
  model.put(tube([a, bow, b], [r, r * 0.92, r], { around: 12, rings: 12 }), {
    tint: (point) =>
      color('#d99a4a').lerp(
        color('#fbe6bd'),
        0.62 * smoothstep(0.3, 0.75, noise((point.x * 0.35) / r, (point.y * 0.35) / r, (point.z * 0.35) / r)),
      ),
    line: 0.7,
  });
  const along = vec(...b)
    .sub(vec(...a))
    .normalize();
  const side = vec(0.3, 0.2, 1).cross(along).normalize();
  const over = along.clone().cross(side);
  for (const [end, k] of [
    [a, -1],
    [b, 1],
  ] as const)
    for (let i = 0; i < 3; i++) {
      const hole = vec(...end)
        .addScaledVector(along, k * r * 0.62)
        .addScaledVector(side, r * 0.4 * Math.sin(i * 2.1))
        .addScaledVector(over, r * 0.4 * Math.cos(i * 2.1));
      model.put(ball([r * 0.19, r * 0.19, r * 0.19], 7), { color: '#9a6228', line: 0.2 }, place(hole));
    }
}
const cream = (point: THREE.Vector3): THREE.Color =>
  color('#f2cf8e').lerp(color('#fff3d6'), 0.6 + 0.4 * Math.sin(point.x * 60 + point.y * 40));
/** Taffy that will not let go, from a mouth to a fist through `path`: a thin thread, and a lump beyond the fist. */
export function taffyThread(model: Model, path: V3[]): void {
  const radii = path.map((_, i) => {
    const t = i / (path.length - 1);
    const ends = mix(0.013, t < 0.5 ? 0.019 : 0.022, Math.abs(2 * t - 1) ** 3);
    return mix(ends, 0.036, smoothstep(0.86, 0.95, t));
  });
  model.put(tube(path, radii, { around: 12, rings: 48 }), { tint: cream, line: 0.8 });
}
/** A short thick stick in a fist round `at`, along `up`: as pale as the thread, or it would be taken for a knife. */
export function heldTaffy(model: Model, at: THREE.Vector3, up: THREE.Vector3, r: number): void {
  const on = (d: number): V3 => at.clone().addScaledVector(up, d).toArray() as V3;
  const [low, high] = [on(-r * 3), on(r * 6)];
  model.put(tube([low, on(r * 2), high], [r], { around: 14, rings: 12 }), { tint: cream, line: 0.8 });
  for (const end of [low, high]) model.put(ball([r, r, r], 14), { tint: cream, line: 0.8 }, place(end));
}
/** The parcel from Busan, flaps open, “이자 포함” on its front; the middle is free for a cat (`cat`). */
export function taffyParcel(model: Model, where: THREE.Matrix4, o: { cat?: boolean; shut?: boolean } = {}): void {
  const { wide, deep, high } = PARCEL;
  const card = (point: THREE.Vector3) =>
    color('#cf9d63').lerp(color('#b5814a'), 0.5 * noise(point.x * 9, point.y * 40, point.z * 9));
  model.inside(where, () => {
    model.put(roundedBox(wide, 0.01, deep, 0.004), { tint: card }, place([0, 0.006, 0]));
    for (const s of [-1, 1]) {
      model.put(
        roundedBox(wide, high, 0.012, 0.005, { fine: true }),
        { tint: card },
        place([0, high / 2, (s * deep) / 2]),
      );
      model.put(
        roundedBox(0.012, high, deep, 0.005, { fine: true }),
        { tint: card },
        place([(s * wide) / 2, high / 2, 0]),
      );
      if (o.shut) continue;
      // the front flap is tucked in, so that the label shows
      if (s < 0)
        model.inside(place([0, high, (s * deep) / 2], [-62, 0, 0]), () =>
          model.put(
            roundedBox(wide, 0.01, deep * 0.46, 0.004, { wobble: 0.008, fine: true }),
            { tint: card },
            place([0, 0, s * deep * 0.22]),
          ),
        );
      model.inside(place([(s * wide) / 2, high, 0], [0, 0, s * -50]), () =>
        model.put(
          roundedBox(wide * 0.34, 0.01, deep, 0.004, { wobble: 0.008, fine: true }),
          { tint: card },
          place([s * wide * 0.16, 0, 0]),
        ),
      );
    }
    if (o.shut) model.put(roundedBox(wide + 0.004, 0.014, deep + 0.004, 0.005), { tint: card }, place([0, high, 0]));
    model.inside(place([0, high * 0.5, deep / 2 + 0.0075]), () => {
      model.put(roundedBox(0.31, 0.1, 0.003, 0.002), { color: '#fff8e8', line: 0.7 });
      writeOn(model, flat, '이자 포함', [0, 0], 0.058, {
        tone: '#c8402f',
        weight: 0.15,
        middle: true,
        shake: 0.03,
        out: 0.003,
      });
      inkOn(
        model,
        flat,
        [
          curve(
            [
              [-0.1, -0.041],
              [0, -0.036],
              [0.104, -0.042],
            ],
            14,
          ),
        ],
        { tone: '#c8402f', r: 0.0028, out: 0.003 },
      );
    });
    // the stamp of the post: a ring of waves
    model.inside(place([-0.17, high * 0.78, deep / 2 + 0.007]), () =>
      inkOn(
        model,
        flat,
        [
          Array.from(
            { length: 19 },
            (_, i): P2 => [0.026 * Math.sin((i / 18) * TAU), 0.026 * Math.cos((i / 18) * TAU)],
          ),
          curve(points2('-.05,0 -.02,.006 .02,-.004 .05,.004'), 12),
        ],
        { tone: '#5a6a9a', r: 0.002, out: 0.002 },
      ),
    );
    if (o.shut) return;
    const rnd = random(8);
    for (let i = 0; i < 34; i++) {
      const x = mix(-0.19, 0.19, (i % 12) / 11);
      if (o.cat && Math.abs(x) < 0.1) continue;
      const [y, z] = [0.1 + Math.floor(i / 12) * 0.024, (rnd() - 0.5) * 0.05];
      taffyStick(model, [x + (rnd() - 0.5) * 0.02, y, z - 0.11], [x + (rnd() - 0.5) * 0.03, y + 0.01, z + 0.11]);
    }
    model.put(roundedBox(wide - 0.02, 0.01, deep - 0.02, 0.004), { color: '#f3e6cf', line: 0.3 }, place([0, 0.085, 0]));
  });
}
