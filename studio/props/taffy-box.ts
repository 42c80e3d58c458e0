/** What came out of the ground: tin box, candle stub; and phone, the rice box's loose bottom, its paddle. Metres, standing on y = 0. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, mix, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { chestnut } from './taffy-hunt.ts';

export const TIN = { wide: 0.26, deep: 0.18, high: 0.1 };
const rust = (point: THREE.Vector3) =>
  color('#b5714a')
    .lerp(color('#7a4030'), smoothstep(0.4, 0.7, noise(point.x * 22, point.y * 22, point.z * 22)))
    .lerp(color('#d9b27a'), 0.7 * smoothstep(0.66, 0.8, noise(point.x * 31 + 5, point.y * 31, point.z * 31)));
/** Lid turned back by `open` degrees (0 shut); with what Yeong-su left in it: chestnut, candle, note, and a cat's hair. */
export function tinBox(
  model: Model,
  where: THREE.Matrix4,
  o: { open?: number; note?: boolean; full?: boolean } = {},
): void {
  const { wide, deep, high } = TIN;
  const look = { tint: rust, line: 0.8 };
  model.inside(where, () => {
    model.put(roundedBox(wide, 0.008, deep, 0.003), look, place([0, 0.004, 0]));
    for (const s of [-1, 1]) {
      model.put(
        roundedBox(wide, high * 0.78, 0.006, 0.003, { wobble: 0.003, fine: true }),
        look,
        place([0, high * 0.39, (s * deep) / 2]),
      );
      model.put(
        roundedBox(0.006, high * 0.78, deep, 0.003, { wobble: 0.003, fine: true }),
        look,
        place([(s * wide) / 2, high * 0.39, 0]),
      );
    }
    model.inside(place([0, high * 0.78, -deep / 2], [-(o.open ?? 0), 0, 0]), () => {
      model.put(
        roundedBox(wide + 0.012, 0.008, deep + 0.012, 0.004, { wobble: 0.005, fine: true }),
        look,
        place([0, 0.018, deep / 2]),
      );
      for (const s of [-1, 1]) {
        model.put(
          roundedBox(wide + 0.012, 0.026, 0.005, 0.002),
          look,
          place([0, 0.008, deep / 2 + (s * (deep + 0.01)) / 2]),
        );
        model.put(
          roundedBox(0.005, 0.026, deep + 0.01, 0.002),
          look,
          place([(s * (wide + 0.01)) / 2, 0.008, deep / 2]),
        );
      }
      // what is left of a picture on the lid: a blue sea, a white sail
      model.put(ball([0.075, 0.002, 0.05], 18), { color: '#7fa3b4', line: 0.4 }, place([0, 0.022, deep / 2]));
      model.put(
        ball([0.016, 0.0025, 0.022], 8),
        { color: '#f1e2c4', line: 0.3 },
        place([0.01, 0.023, deep / 2 - 0.01]),
      );
    });
    // lined with paper gone yellow: small dark things are seen on it
    model.put(
      roundedBox(wide - 0.012, 0.003, deep - 0.012, 0.001),
      { color: '#ead9ae', line: 0.4 },
      place([0, 0.0095, 0]),
    );
    if (!(o.full ?? true)) return;
    shrivelledChestnut(model, place([-0.078, 0.013, 0.03], [0, 30, 20]), 0.03);
    candleStub(model, place([0.04, 0.024, -0.012], [0, 70, 84]), 1.35);
    catHair(model, place([-0.05, 0.012, -0.046]), 1.15);
    if (o.note ?? true)
      model.put(
        roundedBox(0.085, 0.006, 0.062, 0.002, { wobble: 0.004, fine: true }),
        { color: '#efdcae', line: 0.8 },
        place([0.02, 0.02, 0.0], [4, -16, 3]),
      );
  });
}
/** A cat slept here: a loose curl of chestnut-brown hair, 7 cm across. */
function catHair(model: Model, where: THREE.Matrix4, size = 1): void {
  const rnd = random(12);
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    for (let i = 0; i < 16; i++) {
      const [turn, r] = [rnd() * TAU, mix(0.016, 0.034, rnd())];
      const [x, z] = [0.026 * (rnd() - 0.5), 0.02 * (rnd() - 0.5)];
      const path = [0, 0.6, 1.2, 1.8].map(
        (k): V3 => [x + Math.sin(turn + k) * r, 0.002 + 0.006 * rnd(), z + Math.cos(turn + k) * r * 0.7],
      );
      model.put(tube(path, [0.0008, 0.0022, 0.0006], { around: 5, rings: 10 }), {
        color: i % 3 ? '#7d4424' : '#a5653a',
        line: 0.2,
      });
    }
  });
}
function shrivelledChestnut(model: Model, where: THREE.Matrix4, r = 0.026): void {
  model.inside(where, () => {
    chestnut(model, place([0, 0, 0], [0, 0, 0], [1, 0.8, 0.86]), r);
    for (const k of [-1, 0, 1])
      model.put(
        tube(
          [
            [k * r * 0.5, r * 0.3, r * 0.78],
            [k * r * 0.6, r * 0.75, r * 0.7],
          ],
          [r * 0.05],
          { around: 5, rings: 4 },
        ),
        { color: '#4a2413', line: 0 },
      );
  });
}
/** White, four centimetres, its wick burnt: a pen for secret letters. Lies along +Y from its foot. */
export function candleStub(model: Model, where: THREE.Matrix4, size = 1): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    model.put(
      lathe(points2('0,.001 .001,.0105 .034,.0112 .041,.0085 .038,.004 .037,.0005'), {
        around: 20,
        steps: 3,
        warp: (a, r, y): V3 => [Math.sin(a) * r, y + (y > 0.03 ? 0.003 * Math.sin(a * 2) : 0), Math.cos(a) * r],
      }),
      { color: '#f4ead2' },
    );
    model.put(ball([0.003, 0.012, 0.003], 8), { color: '#f9f2e0', line: 0.4 }, place([0.0108, 0.026, 0]));
    model.put(
      tube(
        [
          [0, 0.036, 0],
          [0.002, 0.046, 0],
          [0.005, 0.05, 0],
        ],
        [0.0016],
        { around: 5, rings: 6 },
      ),
      { color: '#2a2226', line: 0 },
    );
  });
}

/** Phone standing in XY, screen to +Z, .074 x .152; `lit` with a call on it. */
export function phone(model: Model, where: THREE.Matrix4, o: { lit?: boolean; tone?: string } = {}): void {
  model.inside(where, () => {
    model.put(roundedBox(0.074, 0.152, 0.01, 0.008, { fine: true }), { color: o.tone ?? '#4a5a6e' });
    model.put(
      roundedBox(0.066, 0.142, 0.002, 0.001),
      o.lit ? { color: '#dff0ea', glow: true, line: 0.4 } : { color: '#26303c', line: 0.4 },
      place([0, 0, 0.0055]),
    );
    if (o.lit) {
      model.put(ball([0.017, 0.017, 0.001], 16), { color: '#8fb6c0', line: 0.2 }, place([0, 0.03, 0.007]));
      model.put(ball([0.009, 0.009, 0.001], 12), { color: '#e4604c', line: 0.2 }, place([0, -0.048, 0.007]));
    }
    model.put(ball([0.008, 0.008, 0.003], 10), { color: '#222a34', line: 0.4 }, place([0.022, 0.058, -0.005]));
  });
}

/** The second bottom of the rice box (`riceMeasure` of the same size), loose. */
export function looseBottom(model: Model, where: THREE.Matrix4, size = 0.26): void {
  const wood = (point: THREE.Vector3) =>
    color('#c08a50').lerp(color('#8f5c34'), noise(point.x * 40, point.y * 9, point.z * 9));
  model.inside(where, () =>
    model.put(roundedBox(size * 0.82, 0.012, size * 0.82, 0.004, { fine: true }), { tint: wood }),
  );
}
/** Wooden rice paddle, its blade from y = .16 to .28, its handle from 0: a spade in need. */
export function ricePaddle(model: Model, where: THREE.Matrix4): void {
  const outline: [number, number][] = points2(
    '-.012,0 .012,0 .013,.14 .036,.18 .042,.24 .026,.28 -.026,.28 -.042,.24 -.036,.18 -.013,.14',
  );
  model.inside(where, () =>
    model.put(slab(outline, 0.012, { smooth: true, soft: 0.005 }), {
      tint: (point) => color('#d9a868').lerp(color('#b17d44'), noise(point.x * 50, point.y * 8)),
    }),
  );
}
