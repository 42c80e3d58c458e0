/** Chairs, tables, rugs, lamps, pictures and shelves of the houses on Plum Street. Metres. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { color, darken, lighten, mix, noise, random, type V3 } from '../model/math.ts';
import { block, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';

/** Ladder-back chair, seat .44 high, back towards -Z. */
export function chair(model: Model, at: THREE.Matrix4, tone: string): void {
  const wood = { tint: wash(tone, 5), line: 0.8 };
  model.inside(at, () => {
    model.put(roundedBox(0.42, 0.045, 0.42, 0.018, { fine: true }), { color: lighten(tone, 0.2) }, place([0, 0.44, 0]));
    for (const x of [-0.18, 0.18]) {
      model.put(
        tube(
          [
            [x, 0, 0.18],
            [x, 0.43, 0.17],
          ],
          [0.02, 0.024],
          { around: 8, rings: 2 },
        ),
        wood,
      );
      model.put(
        tube(
          [
            [x, 0, -0.2],
            [x, 0.44, -0.18],
            [x * 1.04, 0.96, -0.25],
          ],
          [0.02, 0.024, 0.018],
          { around: 8 },
        ),
        wood,
      );
      model.put(
        tube(
          [
            [x, 0.2, 0.17],
            [x, 0.2, -0.19],
          ],
          [0.012],
          { around: 6, rings: 2 },
        ),
        wood,
      );
    }
    for (const y of [0.6, 0.74, 0.88])
      model.put(roundedBox(0.38, 0.07, 0.022, 0.01), wood, place([0, y, -0.19 - (y - 0.44) * 0.12]));
    model.put(
      tube(
        [
          [-0.18, 0.24, 0],
          [0.18, 0.24, 0],
        ],
        [0.012],
        { around: 6, rings: 2 },
      ),
      wood,
    );
  });
}

/** Farm table: top `w` x `d`, its upper side at `h`. */
export function farmTable(model: Model, at: THREE.Matrix4, [w, h, d]: V3, tone = '#c48a54'): void {
  model.inside(at, () => {
    for (let i = 0; i < 5; i++) {
      const z = (i - 2) * (d / 5);
      model.put(
        roundedBox(w, 0.05, d / 5 - 0.006, 0.012, { fine: true }),
        { tint: wash(i % 2 ? tone : lighten(tone, 0.08), 3), line: 0.55 },
        place([0, h - 0.025, z]),
      );
    }
    block(model, [w - 0.16, 0.1, d - 0.14], [0, h - 0.15, 0], darken(tone, 0.14), { line: 0.6 });
    const leg: [number, number][] = [
      [0, 0.03],
      [0.05, 0.042],
      [h * 0.45, 0.028],
      [h * 0.5, 0.04],
      [h * 0.56, 0.03],
      [h * 0.78, 0.045],
      [h - 0.05, 0.045],
    ];
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        model.put(
          lathe(leg, { around: 12 }),
          { color: darken(tone, 0.1) },
          place([x * (w / 2 - 0.11), 0, z * (d / 2 - 0.1)]),
        );
  });
}

/** Lamp shade hanging from a cord; its light is .1 under the rim's height, which is y = 0 of the frame. */
export function pendant(model: Model, at: THREE.Matrix4, tone: string, lit = false): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.26 .05,.25 .16,.14 .2,.04 .26,.03'), { around: 30 }), {
      color: tone,
      doubleSided: true,
    });
    model.put(
      tube(
        [
          [0, 0.24, 0],
          [0, 1.6, 0],
        ],
        [0.008],
        { around: 6, rings: 3 },
      ),
      { color: '#4f4a58', line: 0.6 },
    );
    model.put(
      ball([0.06, 0.07, 0.06], 12),
      lit ? { color: color('#fff0b8').multiplyScalar(1.4), glow: true, line: 0 } : { color: '#fff4dc', line: 0.4 },
      place([0, 0.03, 0]),
    );
  });
}

/** Braided oval rug on y = 0. */
export function braidedRug(model: Model, at: THREE.Matrix4, w: number, d: number, tones: string[]): void {
  const n = 7;
  model.inside(at, () => {
    for (let i = n; i >= 1; i--) {
      const k = i / n;
      model.put(
        lathe(points2('0,1 .012,.99 .016,.9 .016,.01'), { around: 56, steps: 1 }),
        {
          tint: (q) =>
            color(tones[i % tones.length] ?? '#c96a4a').multiplyScalar(
              0.92 + 0.14 * noise(Math.atan2(q.x, q.z) * 14, i * 5),
            ),
          line: 0.35,
        },
        place([0, 0.001 * (n - i), 0], [0, 0, 0], [(w / 2) * k, 1, (d / 2) * k]),
      );
    }
  });
}

/** Small framed picture on a wall (+Z), `tone` its painting. */
export function framed(model: Model, at: THREE.Matrix4, w: number, h: number, tone: string, frame = '#b8743f'): void {
  model.inside(at, () => {
    model.put(roundedBox(w, h, 0.03, 0.01), { color: frame, line: 0.7 });
    model.put(roundedBox(w - 0.07, h - 0.07, 0.034, 0.004), { color: '#fff6e6', line: 0.4 });
    const land = (q: THREE.Vector3) =>
      color(tone).lerp(color(lighten(tone, 0.5)), Math.min(1, Math.max(0, 0.5 + q.y * 3 + noise(q.x * 14, 2) * 0.5)));
    model.put(roundedBox(w - 0.14, h - 0.14, 0.038, 0.004), { tint: land, line: 0.3 });
  });
}

/** Books, cups and jars in a row from x = 0 to `length`, standing on y = 0. */
export function shelfRow(
  model: Model,
  at: THREE.Matrix4,
  length: number,
  kind: 'books' | 'cups' | 'jars',
  seed = 1,
): void {
  const rnd = random(seed);
  const tones = ['#e4604c', '#5fa3a0', '#f2bf3e', '#8a5a9a', '#4f7fb8', '#7bab62', '#fff4dc', '#c97a9a'];
  const books: Item[] = [];
  model.inside(at, () => {
    for (let x = 0; x < length; ) {
      const tone = tones[Math.floor(rnd() * tones.length)] ?? '#e4604c';
      if (kind === 'books') {
        const [w, h] = [mix(0.03, 0.06, rnd()), mix(0.18, 0.26, rnd())];
        books.push({
          at: place([x + w / 2, h / 2, 0], [0, 0, rnd() < 0.12 ? -9 : 0], [w, h, 0.16]),
          color: color(tone),
        });
        x += w + 0.004;
      } else if (kind === 'cups') {
        model.put(
          lathe(points2('0,.028 .01,.034 .085,.045 .09,.043 .02,.03'), { around: 16 }),
          { color: tone, doubleSided: true },
          place([x + 0.06, 0, 0]),
        );
        model.put(
          new THREE.TorusGeometry(0.025, 0.007, 6, 14),
          { color: tone, line: 0.6 },
          place([x + 0.115, 0.048, 0]),
        );
        x += 0.18;
      } else {
        const h = mix(0.14, 0.22, rnd());
        model.put(
          lathe(
            [
              [0, 0.05],
              [0.01, 0.058],
              [h * 0.8, 0.058],
              [h * 0.9, 0.044],
              [h, 0.044],
            ],
            { around: 16 },
          ),
          { color: lighten(tone, 0.3) },
          place([x + 0.07, 0, 0]),
        );
        model.put(
          lathe(
            [
              [h * 0.94, 0.05],
              [h * 1.06, 0.048],
              [h * 1.07, 0.01],
            ],
            { around: 14 },
          ),
          { color: '#b8743f', line: 0.7 },
          place([x + 0.07, 0, 0]),
        );
        x += 0.17;
      }
    }
    model.scatter(roundedBox(1, 1, 1, 0.1), books, { line: 0.6 });
  });
}
