/** Everything warm that went missing on Plum Street, stuffed into a bell; a lantern to find it by. Metres. */
import * as THREE from 'three';
import { babySquirrel } from '../animals/squirrel.ts';
import type { Model } from '../model/bake.ts';
import { closeRing } from '../model/grid.ts';
import { color, darken, lighten, noise, random, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { type PatternSpec, pattern } from '../texture/pattern.ts';

const knit = (base: string, size = 0.22): PatternSpec => ({ kind: 'knit', base, ink: darken(base, 0.26), size });

/** Something knitted, rolled up and stuffed: a ball with deep soft folds, half axes in metres. */
function bundle(size: V3, seed: number): THREE.BufferGeometry {
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

/** Half a mouthful of wool: bundles of knitting that bulge `r` wide out of a mouth at y = 0. */
export function woolNest(m: Model, at: THREE.Matrix4, r: number): void {
  const rnd = random(14);
  const tones: [string, string][] = [
    ['#d9564a', '#f6dcc0'],
    ['#f0b840', '#d98a34'],
    ['#5f8fb8', '#dfe6ea'],
    ['#e8e0cc', '#d9a0a0'],
    ['#b76aa0', '#e6b4cc'],
    ['#6aa07a', '#e6dfae'],
    ['#ef9a58', '#f8d8a8'],
  ];
  m.inside(at, () => {
    for (let i = 0; i < 15; i++) {
      const a = i * 2.4 + 0.4;
      const q = i < 4 ? 0.3 : 0.66;
      const p: V3 = [Math.sin(a) * r * q, -0.07 - (1 - q) * 0.28 - rnd() * 0.08, Math.cos(a) * r * q];
      const size: V3 = [r * (0.4 + rnd() * 0.1), r * (0.29 + rnd() * 0.07), r * (0.36 + rnd() * 0.1)];
      const [base, band] = (tones[i % tones.length] ?? tones[0]) as [string, string];
      const bands = (v: THREE.Vector3) => color(Math.sin((v.x * 0.8 + v.y) * 62 + i) > 0.35 ? band : base);
      const solid = i % 3 === 1;
      m.put(
        bundle(size, i * 3.7),
        solid ? { color: base, line: 0.8 } : { tint: bands, line: 0.8 },
        place(p, [rnd() * 30 - 15, rnd() * 180, rnd() * 30 - 15]),
      );
    }
    hatWithPompom(m, place([r * 0.66, -0.14, r * 0.5], [-14, 30, -20]));
    teaCosy(m, place([-r * 0.12, -0.16, r * 0.82], [10, -6, 6]));
  });
}

/** A cardigan rolled into a step, about .3 m wide; one sleeve hangs. */
export function cardigan(m: Model, at: THREE.Matrix4): void {
  const wool = pattern(knit('#c8574c', 0.3));
  m.inside(at, () => {
    m.put(bundle([0.22, 0.1, 0.15], 5), { map: wool, line: 0.9 });
    m.put(bundle([0.2, 0.08, 0.12], 9), { color: '#b84a44', line: 0.8 }, place([0.16, 0.04, -0.12]));
    const sleeve: V3[] = [
      [-0.13, 0, 0.06],
      [-0.18, -0.1, 0.09],
      [-0.17, -0.22, 0.09],
    ];
    m.put(tube(sleeve, [0.06, 0.055, 0.058], { flat: 0.6, around: 14, rings: 16 }), { map: wool, line: 0.9 });
    m.put(ring(0.058, 0.038, 0, 0.016), { color: '#f0dcc0', line: 0.6 }, place([-0.17, -0.225, 0.09], [0, 40, 0]));
  });
}

/** Mr. Finch's hat, upside down, its pompom dangling by a thread. */
function hatWithPompom(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(ball([0.13, 0.12, 0.12], 20), { map: pattern(knit('#3f5f9a')) });
    m.put(
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
    m.put(ball(0.058, 14), { color: '#e4564a' }, place([0, -0.31, 0.03]));
  });
}

/** Striped tea cosy with a loop and a hole for the spout. */
function teaCosy(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    const bands = (p: THREE.Vector3) => color(Math.floor((p.y + 1) * 22) % 2 ? '#fff0d4' : '#e07a9a');
    const dome: [number, number][] = [
      [-0.11, 0.12],
      [-0.08, 0.135],
      [0, 0.13],
      [0.07, 0.1],
      [0.11, 0.04],
      [0.118, 0.004],
    ];
    m.put(lathe(dome, { around: 34, steps: 5 }), { tint: bands, doubleSided: true });
    m.put(ball([0.034, 0.04, 0.02], 14), { color: '#3a2434', line: 0.6 }, place([0.02, -0.03, 0.122]));
    // two very small eyes in the spout hole
    for (const s of [-1, 1])
      m.put(ball(0.006, 8), { color: '#fff6dc', line: 0, face: 1 }, place([0.02 + s * 0.012, -0.028, 0.143]));
  });
}

/** Green mitten hung by a corner of its cuff: three babies packed in like peas, the thumb sticking out. */
export function mittenCradle(m: Model, at: THREE.Matrix4): void {
  const wool = '#4f9a55';
  m.inside(at, () => {
    const bag: V3[] = [
      [0, 0.02, 0],
      [0, -0.08, 0],
      [0, -0.19, 0.005],
      [0, -0.27, 0.015],
    ];
    m.put(tube(bag, [0.1, 0.115, 0.112, 0.07], { flat: 0.66, around: 22, rings: 26 }), { color: wool });
    const thumb: V3[] = [
      [0.07, -0.09, 0.01],
      [0.14, -0.11, 0.02],
      [0.175, -0.17, 0.025],
    ];
    m.put(tube(thumb, [0.05, 0.05, 0.038], { around: 14, rings: 14 }), { color: wool, line: 0.9 });
    for (const y of [0.0, 0.028, 0.056]) m.put(ring(0.108, 0.074, y, 0.021), { color: lighten(wool, 0.18), line: 0.5 });
    for (const [i, x] of [-0.064, 0, 0.064].entries())
      babySquirrel(m, place([x, 0.098 + (i === 1 ? 0.02 : 0), 0.012], [12, 0, (1 - i) * 14], 1));
    // the middle one wears a thimble
    const thimble: [number, number][] = [
      [0, 0.026],
      [0.034, 0.021],
      [0.042, 0.014],
      [0.044, 0.001],
    ];
    m.put(
      lathe(thimble, { around: 18 }),
      { color: '#d3d6de', doubleSided: true, line: 0.7 },
      place([0, 0.148, 0.01], [6, 0, -8]),
    );
  });
}

export interface LanternLook {
  brass: string;
  flame: string;
}
/** Hand lantern hanging from its ring at y = 0; returns where the flame burns, in its own frame. */
export function handLantern(
  m: Model,
  at: THREE.Matrix4,
  look: LanternLook = { brass: '#a9783c', flame: '#ffe6a0' },
): THREE.Vector3 {
  const brass = { color: look.brass, line: 0.8 };
  m.inside(at, () => {
    m.put(ring(0.036, 0.036, 0, 0.008), brass, place([0, -0.03, 0], [90, 0, 0]));
    m.put(
      lathe(
        [
          [-0.14, 0.075],
          [-0.11, 0.066],
          [-0.08, 0.03],
          [-0.06, 0.014],
        ],
        { around: 20 },
      ),
      { ...brass, doubleSided: true },
    );
    m.put(roundedBox(0.15, 0.03, 0.15, 0.012), brass, place([0, -0.345, 0]));
    m.put(roundedBox(0.13, 0.016, 0.13, 0.006), brass, place([0, -0.146, 0]));
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + Math.PI / 4;
      const p: V3 = [Math.sin(a) * 0.082, 0, Math.cos(a) * 0.082];
      m.put(
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
    m.put(tube(candle, [0.026], { around: 12 }), { color: '#d9b98a', line: 0.5 });
    const light = color(look.flame);
    m.put(
      lathe(
        [
          [-0.27, 0.004],
          [-0.255, 0.026],
          [-0.23, 0.03],
          [-0.2, 0.014],
          [-0.175, 0.002],
        ],
        { around: 16 },
      ),
      { color: color('#ffa63c').multiplyScalar(1.1), glow: true, line: 0.3 },
    );
    m.put(
      ball([0.013, 0.024, 0.013], 10),
      { color: light.clone().multiplyScalar(1.5), glow: true, line: 0 },
      place([0, -0.245, 0.022]),
    );
  });
  return vec(0, -0.24, 0);
}
