/** Paints, brushes, crayons, pads and pencils in card size: about a metre where the real thing is a hand long. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { flip, grid } from '../model/grid.ts';
import type { P2 } from '../model/leaves.ts';
import { color, darken, lighten, noise, at as nth, TAU, type V3 } from '../model/math.ts';
import { move, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { circle, slab } from '../model/slab.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { grain } from './classroom.ts';

const PAINTS = ['#fff3dc', '#f6c233', '#f28a3c', '#e4503c', '#b45a9c', '#4f7fc0', '#4fa3a0', '#7bab48'];
const PALETTE: P2[] = points2(
  '-.62,.02 -.5,.34 -.14,.47 .28,.42 .6,.18 .62,-.12 .42,-.26 .26,-.16 .06,-.24 -.06,-.42 -.38,-.36',
);
/** Painter's palette in the XY plane, 1.25 wide, facing +Z, with eight heaps of paint. */
export function palette(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    const board = slab(PALETTE, 0.05, { smooth: true, soft: 0.02, holes: [circle(-0.22, -0.2, 0.09).reverse()] });
    model.put(board, { tint: grain('#e8bd84', '#c98f58') });
    const spots: P2[] = points2('-.49,.04 -.4,.26 -.16,.35 .09,.34 .32,.26 .48,.08 .45,-.13 .04,.0');
    for (const [i, [x, y]] of spots.entries()) {
      const blob = lathe(points2('0,.105 .03,.1 .055,.06 .075,.012'), {
        around: 22,
        warp: (a, r, h) => {
          const k = 1 + 0.16 * Math.sin(a * 2 + i * 2) + 0.09 * Math.sin(a * 3 + i);
          return [Math.sin(a) * r * k, h, Math.cos(a) * r * k];
        },
      });
      model.put(blob, { color: nth(PAINTS, i) }, place([x, y, 0.022], [90, 0, 0]));
    }
  });
}

/** Brush of length `l` with its tip at the origin, handle up +Y. */
export function brush(model: Model, at: THREE.Matrix4, l: number, tone: string, paint: string): void {
  const r = l * 0.035;
  model.inside(at, () => {
    const hair: [number, number][] = [
      [0, 0.003],
      [l * 0.07, r * 1.1],
      [l * 0.15, r * 1.35],
      [l * 0.2, r * 0.95],
    ];
    const tint = (point: THREE.Vector3) => color(point.y < l * 0.12 ? paint : '#7a5236');
    model.put(lathe(hair, { around: 16, steps: 5 }), { tint });
    const tin: [number, number][] = [
      [l * 0.19, r * 1.0],
      [l * 0.24, r * 1.06],
      [l * 0.36, r * 0.9],
    ];
    model.put(lathe(tin, { around: 16 }), { color: '#cfd2d6' });
    const wood: [number, number][] = [
      [l * 0.355, r * 0.9],
      [l * 0.5, r * 1.15],
      [l * 0.8, r * 0.7],
      [l * 0.99, r * 0.36],
      [l, 0.002],
    ];
    model.put(lathe(wood, { around: 14 }), { color: tone });
  });
}

/** Jar with paint splashes; open on top. */
export function jar(model: Model, at: THREE.Matrix4, r: number, h: number, tone: string): void {
  const wall: [number, number][] = [
    [0, r * 0.6],
    [0.01, r * 0.96],
    [h * 0.5, r],
    [h * 0.94, r * 0.98],
    [h, r * 1.05],
    [h * 0.98, r * 0.9],
    [h * 0.7, r * 0.86],
  ];
  model.inside(at, () => {
    model.put(lathe(wall, { around: 32 }), { color: tone, doubleSided: true });
    model.put(ring(r * 1.005, r * 1.005, h * 0.72, r * 0.05), { color: lighten(tone, 0.5), line: 0.4 });
    for (const [a, y, s, c] of [
      [0.3, 0.34, 0.2, '#f6c233'],
      [-0.5, 0.52, 0.16, '#e4503c'],
      [0.9, 0.56, 0.12, '#fff3dc'],
    ] as const)
      model.put(
        ball([r * s, r * s * 1.2, 0.014], 12),
        { color: c, line: 0.3 },
        place([Math.sin(a) * r, h * y, Math.cos(a) * r], [0, (a * 360) / TAU, 0]),
      );
  });
}

/** Wax crayon of length `l` along +Y, its tip at the origin. */
export function crayon(model: Model, at: THREE.Matrix4, l: number, tone: string): void {
  const r = l * 0.09;
  model.inside(at, () => {
    const tip: [number, number][] = [
      [0, r * 0.3],
      [l * 0.03, r * 0.5],
      [l * 0.14, r * 0.84],
      [l * 0.16, r * 0.98],
      [l * 0.2, r],
    ];
    model.put(lathe(tip, { around: 18 }), { color: tone });
    const sleeve: V3[] = [
      [0, l * 0.2, 0],
      [0, l * 0.93, 0],
    ];
    model.put(tube(sleeve, [r * 1.06], { around: 18, rings: 4 }), { color: lighten(tone, 0.22) });
    for (const y of [0.27, 0.86])
      model.put(ring(r * 1.07, r * 1.07, l * y, r * 0.09), { color: darken(tone, 0.35), line: 0.2 });
    model.put(ball([r * 0.98, l * 0.05, r * 0.98], 16), { color: tone, line: 0.6 }, move(0, l * 0.97, 0));
  });
}

/** Pad of paper with a wire spine at the top, lying on its back: `w` along X, `h` along Z, the page looks up. */
export function spiralPad(model: Model, at: THREE.Matrix4, [w, h]: P2, map: THREE.Texture, back: string): void {
  model.inside(at, () => {
    model.put(roundedBox(w + 0.03, 0.03, h + 0.03, 0.012), { color: back }, place([0, 0.015, 0]));
    model.put(roundedBox(w, 0.04, h, 0.01), { color: '#f3e4c4', line: 0.5 }, place([0, 0.046, 0]));
    const sheet = grid(
      // the free corner lifts a little
      (u, k) => [(u - 0.5) * w, 0.069 + 0.07 * Math.max(0, u + k - 1.45) ** 1.4, (k - 0.5) * h],
      14,
      14,
      (u, k) => [u, 1 - k],
    );
    model.put(flip(sheet), { map, doubleSided: true, line: 0.6 });
    for (let i = 0; i < 11; i++)
      model.put(
        ring(0.045, 0.045, 0, 0.011),
        { color: '#a9afb8', line: 0.4 },
        place([((i - 5) / 11.5) * w, 0.05, -h / 2 + 0.015], [0, 0, 90]),
      );
  });
}

/** Six-sided pencil of length `l`: the point at the origin, up along +Y. */
export function bigPencil(model: Model, at: THREE.Matrix4, l: number, tone: string): void {
  const r = l * 0.052;
  const body = (a: P2[]) => lathe(a, { around: 6, steps: 2 });
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [0, 0.004],
          [l * 0.055, r * 0.34],
        ],
        { around: 12 },
      ),
      { color: '#44384a' },
    );
    model.put(
      lathe(
        [
          [l * 0.05, r * 0.32],
          [l * 0.11, r * 0.66],
          [l * 0.165, r * 0.98],
        ],
        { around: 18 },
      ),
      {
        tint: (point) => color('#f3d6a4').lerp(color('#dcae72'), noise(point.x * 40, point.y * 6, point.z * 40) * 0.6),
      },
    );
    model.put(
      body([
        [l * 0.155, r],
        [l * 0.5, r],
        [l * 0.86, r],
      ]),
      { color: tone },
    );
    model.put(
      lathe(
        [
          [l * 0.855, r * 1.04],
          [l * 0.89, r * 1.1],
          [l * 0.925, r * 1.04],
        ],
        { around: 18 },
      ),
      { color: '#c9ccd2' },
    );
    model.put(
      lathe(
        [
          [l * 0.92, r * 0.98],
          [l * 0.985, r * 0.98],
          [l, r * 0.5],
          [l * 1.002, 0.002],
        ],
        { around: 18 },
      ),
      { color: '#f0988c' },
    );
  });
}

/** Rubber with a paper sleeve. */
export function rubber(model: Model, at: THREE.Matrix4, w: number): void {
  model.inside(at, () => {
    model.put(roundedBox(w, w * 0.34, w * 0.5, w * 0.08), { color: '#fff2ea' }, place([0, w * 0.17, 0]));
    model.put(roundedBox(w * 0.6, w * 0.36, w * 0.52, w * 0.02), { color: '#4f8fc0' }, place([w * 0.12, w * 0.17, 0]));
  });
}
