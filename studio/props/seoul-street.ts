/** Furniture of a street in Seoul: blue name plate, concrete pole with its cables, red tub, delivery bike. Metres, standing on y = 0. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, noise, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { hangul, hangulWidth } from './hangul-sign.ts';
import { leafShape } from './trees.ts';

/** Street-name sign (도로명판): white letters on a blue plate with a pointed end, on a steel pole. The plate's top is at y 2.62. */
export function nameSign(model: Model, where: THREE.Matrix4, name: string): void {
  model.inside(where, () => {
    const steel = (point: THREE.Vector3) => color('#b9bec8').lerp(color('#8d93a2'), noise(point.x * 30, point.y * 2));
    model.put(
      tube(
        [
          [0, 0, 0],
          [0, 1.3, 0],
          [0, 2.68, 0],
        ],
        [0.038],
        { around: 12, rings: 8 },
      ),
      { tint: steel, line: 0.8 },
    );
    model.put(
      lathe(
        [
          [0, 0.15],
          [0.03, 0.15],
          [0.06, 0.06],
        ],
        { around: 14 },
      ),
      { tint: steel, line: 0.5 },
    );
    model.put(ball([0.045, 0.025, 0.045], 10), { color: '#9aa0ac', line: 0.5 }, place([0, 2.68, 0]));
    const [high, wide] = [0.4, hangulWidth(name, 0.22) + 0.34];
    const plate = new THREE.Shape();
    const outline = (k: number): void => {
      const [l, r, h] = [0.05 + k, wide - k, high / 2 - k];
      plate.moveTo(l, -h);
      plate.lineTo(r - 0.14, -h);
      plate.lineTo(r, 0);
      plate.lineTo(r - 0.14, h);
      plate.lineTo(l, h);
      plate.closePath();
    };
    outline(0);
    const y = 2.42;
    model.put(
      new THREE.ExtrudeGeometry(plate, { depth: 0.03, bevelEnabled: false }),
      { color: '#fdf6e8', line: 0.9 },
      place([0, y, 0.015]),
    );
    const inner = new THREE.Shape(
      [
        [0.075, -0.172],
        [wide - 0.152, -0.172],
        [wide - 0.03, 0],
        [wide - 0.152, 0.172],
        [0.075, 0.172],
      ].map(([a = 0, b = 0]) => new THREE.Vector2(a, b)),
    );
    for (const z of [0.05, 0.009])
      model.put(
        new THREE.ShapeGeometry(inner),
        {
          tint: (point) => color('#2457a8').lerp(color('#1f4a96'), noise(point.x * 3, point.y * 4)),
          doubleSided: true,
          line: 0,
        },
        place([0, y, z]),
      );
    hangul(model, place([wide / 2 - 0.02, y, 0.056]), name, 0.22, '#ffffff', { weight: 0.13 });
    for (const dy of [-0.12, 0.12])
      model.put(roundedBox(0.11, 0.035, 0.1, 0.01), { color: '#8d93a2', line: 0.5 }, place([0.02, y + dy, 0]));
  });
}

/** Concrete electricity pole with a transformer; cables hang to each point of `to`. */
export function electricPole(model: Model, foot: V3, high: number, to: V3[], seed = 2): void {
  const rnd = random(seed);
  const [x, y, z] = foot;
  const gray = (point: THREE.Vector3) =>
    color('#b4aaa8').multiplyScalar(0.88 + 0.2 * fbm(point.x * 8, point.y * 1.3, point.z * 8));
  model.put(
    tube(
      [
        [x, y - 0.1, z],
        [x, y + high * 0.5, z],
        [x + 0.03, y + high, z],
      ],
      [0.16, 0.14, 0.115],
      { around: 14, rings: 14 },
    ),
    { tint: gray },
  );
  // yellow and black against bumping into it, as at every corner
  for (let i = 0; i < 4; i++)
    model.put(
      tube(
        [
          [x, y + 0.35 + i * 0.16, z],
          [x, y + 0.43 + i * 0.16, z],
        ],
        [0.163],
        { around: 14, rings: 1, caps: false },
      ),
      { color: i % 2 ? '#3d3a44' : '#e9bc3c', line: 0.3 },
    );
  for (const k of [0.97, 0.86]) {
    model.put(roundedBox(1.3, 0.07, 0.07, 0.012), { color: '#8f8c94', line: 0.7 }, place([x, y + high * k, z]));
    for (const s of [-0.55, -0.2, 0.25, 0.55])
      model.put(ball([0.035, 0.06, 0.035], 8), { color: '#e8dccc', line: 0.6 }, place([x + s, y + high * k + 0.08, z]));
  }
  model.put(
    lathe(points2('0,.2 .03,.22 .55,.22 .6,.14'), { around: 18 }),
    { color: '#8c92a0' },
    place([x + 0.36, y + high * 0.68, z]),
  );
  for (const [i, end] of to.entries())
    for (let k = 0; k < 3; k++) {
      const from: V3 = [x + (k - 1) * 0.4, y + high * (k === 1 ? 0.86 : 0.97) + 0.1, z];
      const tip: V3 = [end[0], end[1] + (k - 1) * 0.16, end[2] + (k - 1) * 0.1];
      const sag = 0.35 + 0.25 * rnd();
      const path = [0, 0.25, 0.5, 0.75, 1].map(
        (t): V3 => [
          from[0] + (tip[0] - from[0]) * t,
          from[1] + (tip[1] - from[1]) * t - sag * 4 * t * (1 - t),
          from[2] + (tip[2] - from[2]) * t,
        ],
      );
      model.put(tube(path, [0.013], { around: 5, rings: 16 }), { color: i % 2 ? '#3d3a48' : '#4a4654', line: 0.5 });
    }
}

/** Red rubber tub that has become a pepper bed. */
export function pepperTub(model: Model, at: V3, r = 0.34, seed = 4): void {
  const rnd = random(seed);
  model.inside(place(at), () => {
    model.put(
      lathe(
        [
          [0, r * 0.8],
          [0.02, r * 0.84],
          [r * 0.95, r],
          [r * 1.02, r * 1.06],
          [r * 1.02, r * 0.9],
        ],
        { around: 26 },
      ),
      { tint: (point) => color('#b8392f').multiplyScalar(0.9 + 0.2 * noise(point.x * 6, point.y * 5)) },
    );
    model.put(ball([r * 0.92, 0.05, r * 0.92], 16), { color: '#6b4a38', line: 0.3 }, place([0, r * 0.94, 0]));
    for (let i = 0; i < 9; i++) {
      const [a, d] = [rnd() * TAU, rnd() ** 0.5 * r * 0.75];
      const [x, z, h] = [Math.sin(a) * d, Math.cos(a) * d, 0.32 + rnd() * 0.25];
      const y = r * 0.95;
      model.put(
        tube(
          [
            [x, y, z],
            [x + 0.02, y + h * 0.6, z],
            [x + 0.05, y + h, z],
          ],
          [0.012, 0.007],
          { around: 5 },
        ),
        { color: '#6f8a48', line: 0.4 },
      );
      for (let k = 0; k < 7; k++)
        model.put(
          leafShape(),
          { color: color('#5c8a48').lerp(color('#96b05a'), rnd()), doubleSided: true, line: 0.4 },
          place(
            [x + (rnd() - 0.5) * 0.2, y + h * (0.4 + 0.6 * rnd()), z + (rnd() - 0.5) * 0.2],
            [rnd() * 70 - 50, rnd() * 360, 0],
            0.13,
          ),
        );
      if (i % 2)
        model.put(
          tube(
            [
              [x + 0.05, y + h * 0.7, z + 0.06],
              [x + 0.055, y + h * 0.55, z + 0.07],
              [x + 0.06, y + h * 0.42, z + 0.07],
            ],
            [0.018, 0.015, 0.004],
            { around: 6 },
          ),
          { color: i % 4 === 1 ? '#d8402f' : '#5c8a48', line: 0.7 },
        );
    }
  });
}

/** Small delivery motorbike, its front wheel to +X; the saddle is at y .8, x -.22. */
export function deliveryBike(model: Model, where: THREE.Matrix4, tone = '#d9563f'): void {
  model.inside(where, () => {
    const dark = { color: '#3d3a44', line: 0.9 };
    for (const x of [-0.55, 0.62]) {
      const wheel = Array.from(
        { length: 16 },
        (_, i): V3 => [x + Math.sin((i / 16) * TAU) * 0.24, 0.29 + Math.cos((i / 16) * TAU) * 0.24, 0],
      );
      model.put(tube(wheel, [0.055], { closed: true, around: 10, rings: 40 }), dark);
      model.put(ball([0.07, 0.07, 0.06], 12), { color: '#b9bec8' }, place([x, 0.29, 0]));
      for (let i = 0; i < 6; i++)
        model.put(
          tube(
            [
              [x, 0.29, 0],
              [x + Math.sin(i * 1.047) * 0.22, 0.29 + Math.cos(i * 1.047) * 0.22, 0],
            ],
            [0.009],
            { around: 5 },
          ),
          { color: '#9aa0ac', line: 0.3 },
        );
      const guard = [-60, -20, 20, 60].map(
        (a): V3 => [x + Math.sin((a / 180) * Math.PI) * 0.32, 0.29 + Math.cos((a / 180) * Math.PI) * 0.32, 0],
      );
      model.put(tube(guard, [0.075], { around: 9, rings: 12, flat: 0.35 }), { color: tone });
    }
    model.put(
      tube(
        [
          [0.62, 0.3, 0],
          [0.5, 0.72, 0],
          [0.42, 1.02, 0],
        ],
        [0.03],
        { around: 8 },
      ),
      { color: '#b9bec8' },
    );
    model.put(
      tube(points3('.44,.84,0 .24,.42,0 -.1,.38,0 -.4,.52,0'), [0.1, 0.11, 0.13, 0.1], { around: 12, flat: 0.8 }),
      {
        color: tone,
      },
    );
    model.put(
      roundedBox(0.28, 0.5, 0.38, 0.09, { fine: true }),
      { color: '#f4ead6' },
      place([0.44, 0.66, 0], [0, 0, 14]),
    );
    model.put(roundedBox(0.34, 0.22, 0.24, 0.05), { color: '#7e7a86' }, place([-0.04, 0.34, 0]));
    model.put(roundedBox(0.5, 0.26, 0.18, 0.06, { fine: true }), { color: tone }, place([-0.3, 0.58, 0], [0, 0, 8]));
    model.put(roundedBox(0.56, 0.13, 0.25, 0.06, { fine: true }), dark, place([-0.22, 0.74, 0], [0, 0, -3]));
    model.put(
      tube(points3('.38,1.06,-.33 .43,1.03,-.12 .43,1.03,.12 .38,1.06,.33'), [0.024], { around: 8, rings: 14 }),
      {
        color: '#6a6672',
      },
    );
    for (const s of [-1, 1]) {
      model.put(
        tube(
          [
            [0.385, 1.06, s * 0.26],
            [0.36, 1.07, s * 0.37],
          ],
          [0.032],
          { around: 8 },
        ),
        dark,
      );
      model.put(
        tube(
          [
            [0.42, 1.05, s * 0.22],
            [0.4, 1.24, s * 0.3],
          ],
          [0.009],
          { around: 5 },
        ),
        dark,
      );
      model.put(ball([0.02, 0.055, 0.075], 10), { color: '#6a6672' }, place([0.4, 1.27, s * 0.32]));
    }
    model.put(ball([0.08, 0.1, 0.1], 14), { color: '#fff2cc' }, place([0.56, 0.94, 0]));
    model.put(ring(0.1, 0.1, 0, 0.014), { color: '#9aa0ac' }, place([0.6, 0.94, 0], [0, 0, 90]));
    // the box that carries noodles
    model.put(
      roundedBox(0.46, 0.42, 0.46, 0.04, { fine: true }),
      { tint: (point) => color('#c9ced6').multiplyScalar(0.92 + 0.14 * noise(point.x * 5, point.y * 7, point.z * 5)) },
      place([-0.66, 0.92, 0]),
    );
    model.put(roundedBox(0.48, 0.04, 0.48, 0.012), { color: '#a9afba' }, place([-0.66, 1.14, 0]));
    model.put(
      tube(
        [
          [-0.3, 0.3, 0.1],
          [-0.2, 0.12, 0.2],
          [-0.18, 0.02, 0.24],
        ],
        [0.02],
        { around: 6 },
      ),
      { color: '#6a6672' },
    );
  });
}
