/** Everything warm that went missing on Plum Street, stuffed into a bell; a lantern to find it by. Metres. */

import * as THREE from 'three';
import { babySquirrel } from '../animals/squirrel.ts';
import { type Model, newId } from '../model/bake.ts';
import { closeRing } from '../model/grid.ts';
import { color, darken, lighten, noise, random, TAU, type V3, vec } from '../model/math.ts';
import { move, place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { type PatternSpec, pattern } from '../texture/pattern.ts';

const knit = (base: string, size = 0.22): PatternSpec => ({ kind: 'knit', base, ink: darken(base, 0.26), size });

/** stitches that take the color of what they are laid on */
export const STITCHES = () => pattern({ kind: 'knit', base: '#ffffff', ink: '#6a4a6a', size: 0.34 });

/** Something knitted, rolled up and stuffed: a ball with deep soft folds, half axes in metres. */
export function bundle(size: V3, seed: number): THREE.BufferGeometry {
  const g = new THREE.SphereGeometry(1, 40, 28);
  const p = g.getAttribute('position') as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const q = new THREE.Vector3().fromBufferAttribute(p, i);
    const drift = noise(q.x * 2 + seed, q.y * 2, q.z * 2) * 5;
    const fold =
      0.86 + 0.1 * Math.sin(q.y * 5 + q.x * 3 + drift + seed) + 0.16 * noise(q.x * 1.6, q.y * 1.6 + seed, q.z * 1.6);
    p.setXYZ(i, q.x * fold * size[0], q.y * fold * size[1], q.z * fold * size[2]);
  }
  g.computeVertexNormals();
  return closeRing(g, 40);
}

export const WOOLS: [string, string][] = [
  ['#d9564a', '#f6dcc0'],
  ['#f0b840', '#d98a34'],
  ['#5f8fb8', '#dfe6ea'],
  ['#e8e0cc', '#d9a0a0'],
  ['#b76aa0', '#e6b4cc'],
  ['#6aa07a', '#e6dfae'],
  ['#ef9a58', '#f8d8a8'],
];

/**
 * A bell's mouth packed with wool, in the bell's frame: the mouth is the plane y = 0, `r` its inner radius.
 * Rolled knitting fills it up to the rim; mittens, a sock and a tea cosy stick out (not the cosy and the hat when `plain`:
 * a picture may want to hang its own).
 */
export function woolNest(model: Model, at: THREE.Matrix4, r: number, plain = false): void {
  const rnd = random(14);
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [0.1, 0.01],
          [0.07, r * 0.6],
          [0.06, r * 1.0],
        ],
        { around: 40 },
      ),
      { color: '#5c3a4a', doubleSided: true, line: 0.2 },
    );
    for (let i = 0; i < 19; i++) {
      const a = i * 2.4 + 0.4;
      const q = i < 5 ? 0.28 : 0.76;
      const p: V3 = [Math.sin(a) * r * q, i < 5 ? 0.0 : 0.05 + rnd() * 0.02, Math.cos(a) * r * q];
      const size: V3 = [r * (0.3 + rnd() * 0.05), r * (0.2 + rnd() * 0.04), r * (0.24 + rnd() * 0.05)];
      const [base, band] = (WOOLS[i % WOOLS.length] ?? WOOLS[0]) as [string, string];
      const bands = (v: THREE.Vector3) => color(Math.sin((v.x * 0.8 + v.y) * 62 + i) > 0.35 ? band : base);
      const solid = i % 3 === 1;
      model.put(
        bundle(size, i * 3.7),
        { ...(solid ? { color: base } : { tint: bands }), ...(plain ? { map: STITCHES() } : {}), line: 0.8 },
        place(p, [0, (a * 360) / TAU + 90, rnd() * 16 - 8]),
      );
    }
    // [angle round the mouth, turn in its plane, wool, cuff]
    for (const [x, z, roll, wool, cuff] of [
      [-0.42, -0.5, 24, '#d8483e', '#fff0d4'],
      [0.5, -0.52, -22, '#4f7fb8', '#e8eef4'],
      [-0.74, 0.02, 62, '#f0b840', '#c9702c'],
      [0.8, 0.1, -70, '#b76aa0', '#f4d4e4'],
    ] as const)
      strayMitten(model, place([x * r, -0.09, z * r], [78, 0, roll]), wool, cuff);
    if (plain) return;
    teaCosy(model, place([-r * 0.3, -0.04, r * 0.5], [152, -10, 10], 0.9));
    hatWithPompom(model, place([r * 0.46, -0.03, r * 0.46], [60, 20, 0], 0.9));
  });
}

/** A mitten by itself, cuff at the origin, hand towards -Y, palm towards +Z; .26 m long. */
export function strayMitten(model: Model, at: THREE.Matrix4, wool: string, cuff: string): void {
  const id = newId();
  model.inside(at, () => {
    const hand: V3[] = points3('0,0,0 0,-.09,0 0,-.17,0 0,-.22,0');
    model.put(tube(hand, [0.064, 0.08, 0.078, 0.05], { flat: 0.55, around: 18, rings: 18 }), { color: wool, id });
    const thumb: V3[] = [
      [0.05, -0.07, 0.01],
      [0.1, -0.1, 0.015],
      [0.125, -0.145, 0.015],
    ];
    model.put(tube(thumb, [0.034, 0.034, 0.027], { around: 12, rings: 10 }), { color: wool, id, line: 0.8 });
    for (const y of [0.0, 0.026]) model.put(ring(0.07, 0.042, y, 0.018), { color: cuff, line: 0.6 });
  });
}

/** Mr. Finch's hat, upside down, its pompom dangling by a thread. */
function hatWithPompom(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(ball([0.13, 0.12, 0.12], 20), { map: pattern(knit('#3f5f9a')) });
    model.put(
      tube(
        [
          [0, -0.1, 0.02],
          [0.02, -0.2, 0.03],
          [0.0, -0.28, 0.03],
        ],
        [0.006],
        { around: 6 },
      ),
      { color: '#d8433a', line: 0.4 },
    );
    model.put(ball(0.058, 14), { color: '#e4564a' }, place([0, -0.31, 0.03]));
  });
}

/** Striped tea cosy with a loop and a hole for the spout. */
function teaCosy(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    const bands = (point: THREE.Vector3) => color(Math.floor((point.y + 1) * 22) % 2 ? '#fff0d4' : '#e07a9a');
    const dome: [number, number][] = points2('-.11,.12 -.08,.135 0,.13 .07,.1 .11,.04 .118,.004');
    model.put(lathe(dome, { around: 34, steps: 5 }), { tint: bands, doubleSided: true });
    model.put(ball([0.034, 0.04, 0.02], 14), { color: '#3a2434', line: 0.6 }, place([0.02, -0.03, 0.122]));
    // two very small eyes in the spout hole
    for (const s of [-1, 1])
      model.put(ball(0.006, 8), { color: '#fff6dc', line: 0, face: 1 }, place([0.02 + s * 0.012, -0.028, 0.143]));
  });
}

/** Green mitten hung by a corner of its cuff: three babies packed in like peas, the thumb sticking out. */
export function mittenCradle(model: Model, at: THREE.Matrix4): void {
  const wool = '#4f9a55';
  model.inside(at, () => {
    const bag: V3[] = points3('0,.02,0 0,-.08,0 0,-.19,.005 0,-.27,.015');
    model.put(tube(bag, [0.132, 0.136, 0.122, 0.076], { flat: 0.62, around: 24, rings: 26 }), { color: wool });
    const thumb: V3[] = [
      [0.09, -0.09, 0.01],
      [0.165, -0.11, 0.02],
      [0.2, -0.17, 0.025],
    ];
    model.put(tube(thumb, [0.05, 0.05, 0.038], { around: 14, rings: 14 }), { color: wool, line: 0.9 });
    for (const y of [0.0, 0.028, 0.056])
      model.put(ring(0.138, 0.088, y, 0.021), { color: lighten(wool, 0.18), line: 0.5 });
    for (const [i, x] of [-0.088, 0, 0.088].entries())
      babySquirrel(model, place([x, 0.1 + (i === 1 ? 0.034 : 0), 0.016], [10, 0, (1 - i) * 12], 1.05));
    // one of them wears a thimble for a nightcap
    const thimble: [number, number][] = points2('0,.03 .006,.03 .03,.023 .046,.018 .052,.002');
    model.inside(place([-0.086, 0.128, 0.016], [4, 0, 20]), () => {
      model.put(lathe(thimble, { around: 18 }), { color: '#d3d6de', doubleSided: true, line: 0.7 });
      model.put(ring(0.03, 0.03, 0.002, 0.005), { color: '#a9aebc', line: 0.5 });
    });
  });
}

/** how far the lantern's roof hangs below the bail's bar, metres */
const BAIL = 0.07;
export type LanternLook = {
  brass: string;
  flame: string;
};
/** Hand lantern hanging from its tall bail, whose top bar lies along X at y = 0; returns where the flame burns, in its own frame. */
export function handLantern(
  model: Model,
  at: THREE.Matrix4,
  look: LanternLook = { brass: '#a9783c', flame: '#ffe6a0' },
): THREE.Vector3 {
  const brass = { color: look.brass, line: 0.8 };
  const bail: V3[] = points3('-.078,-.23,0 -.084,-.1,0 -.055,-.012,0 0,0,0 .055,-.012,0 .084,-.1,0 .078,-.23,0');
  model.inside(at, () => model.put(tube(bail, [0.0095], { around: 8, rings: 40 }), brass));
  model.inside(at.clone().multiply(move(0, -BAIL, 0)), () => {
    model.put(lathe(points2('-.14,.075 -.11,.066 -.08,.03 -.06,.014'), { around: 20 }), {
      ...brass,
      doubleSided: true,
    });
    model.put(roundedBox(0.15, 0.03, 0.15, 0.012), brass, place([0, -0.345, 0]));
    model.put(roundedBox(0.13, 0.016, 0.13, 0.006), brass, place([0, -0.146, 0]));
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + Math.PI / 4;
      const p: V3 = [Math.sin(a) * 0.082, 0, Math.cos(a) * 0.082];
      model.put(
        tube(
          [
            [p[0], -0.15, p[2]],
            [p[0], -0.34, p[2]],
          ],
          [0.0075],
          { around: 6 },
        ),
        brass,
      );
    }
    const candle: V3[] = [
      [0, -0.335, 0],
      [0, -0.29, 0],
    ];
    model.put(tube(candle, [0.026], { around: 12 }), { color: '#d9b98a', line: 0.5 });
    const light = color(look.flame);
    model.put(lathe(points2('-.27,.004 -.255,.026 -.23,.03 -.2,.014 -.175,.002'), { around: 16 }), {
      color: color('#ffa63c').multiplyScalar(1.1),
      glow: true,
      line: 0.3,
    });
    model.put(
      ball([0.013, 0.024, 0.013], 10),
      { color: light.clone().multiplyScalar(1.5), glow: true, line: 0 },
      place([0, -0.245, 0.022]),
    );
  });
  return vec(0, -0.24 - BAIL, 0);
}
