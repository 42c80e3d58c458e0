/** Things of a classroom, in card size (about a metre): counting frame, set square, open book, flask, magnifying glass. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { flip, grid } from '../model/grid.ts';
import type { P2 } from '../model/leaves.ts';
import { color, lighten, mix, noise, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Color of planed wood, with grain along X. */
export const grain =
  (light = '#e2b27a', dark = '#b87e48') =>
  (point: THREE.Vector3): THREE.Color =>
    color(light).lerp(color(dark), noise(point.x * 2.2, point.y * 15, point.z * 15) ** 1.5 * 0.8);

const BEADS = ['#e4604c', '#f6b83a', '#7bab62', '#4f8fc0'];
/** Counting frame, 1.15 wide and .95 high: every wire tells another sum. */
export function countingFrame(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.08, 0.98, 0.12, 0.025), { tint: grain() }, place([s * 0.58, 0.49, 0]));
      model.put(roundedBox(0.12, 0.06, 0.36, 0.025), { tint: grain() }, place([s * 0.58, 0.03, 0]));
    }
    model.put(roundedBox(1.22, 0.08, 0.1, 0.025), { tint: grain() }, place([0, 0.97, 0]));
    model.put(roundedBox(1.22, 0.07, 0.1, 0.025), { tint: grain() }, place([0, 0.1, 0]));
    for (const [row, tone] of BEADS.entries()) {
      const y = 0.84 - row * 0.19;
      const wire: V3[] = [
        [-0.56, y, 0],
        [0.56, y, 0],
      ];
      model.put(tube(wire, [0.014], { around: 8, rings: 2 }), { color: '#b9bec6', line: 0.5 });
      const left = 5 - row;
      for (let i = 0; i < 6; i++) {
        const x = i < left ? -0.46 + i * 0.118 : 0.46 - (5 - i) * 0.118;
        model.put(ball([0.057, 0.085, 0.085], 16), { color: tone }, place([x, y, 0]));
      }
    }
  });
}

/** Right-angled set square with a hole, legs `a` along X and `b` along Y. */
export function setSquare(model: Model, at: THREE.Matrix4, a: number, b: number, tone: string): void {
  const corner = (k: number): P2[] => [
    [k * 0.5, k * 0.5],
    [a - k * 1.75, k * 0.5],
    [k * 0.5, b - k * 1.75],
  ];
  model.put(slab(corner(0), 0.05, { holes: [corner(0.14).reverse()], soft: 0.01 }), { color: tone }, at);
  model.inside(at, () => {
    for (let i = 1; i < 12; i++) {
      const long = i % 5 === 0 ? 0.05 : 0.032;
      const tick = place([0.06 + (i * (a - 0.2)) / 12, long / 2 + 0.01, 0.028]);
      model.put(roundedBox(0.008, long, 0.006, 0.002), { color: '#5a3a2a', line: 0 }, tick);
    }
  });
}

export type BookLook = {
  wide: number;
  high: number;
  thick?: number;
  cover: string;
  /** painted pages; plain paper when absent */
  left?: THREE.Texture;
  right?: THREE.Texture;
};
/** Open book lying on its back: pages look up (+Y), the foot of the page is at +Z. `wide` is one page. */
export function openBook(model: Model, at: THREE.Matrix4, o: BookLook): void {
  const thick = o.thick ?? 0.09;
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      const rise = (u: number) => thick * (0.45 + 0.75 * Math.sin(Math.PI * (0.06 + 0.9 * u) ** 0.62) - 0.25 * u);
      const page = grid(
        (u, w) => [s * u * o.wide, rise(u), (w - 0.5) * o.high],
        18,
        8,
        (u, w) => [s > 0 ? u : 1 - u, 1 - w],
      );
      const map = s > 0 ? o.right : o.left;
      model.put(s > 0 ? flip(page) : page, {
        color: map ? '#ffffff' : '#fff8e8',
        ...(map ? { map } : {}),
        doubleSided: true,
        line: 0.7,
      });
      for (const z of [-0.5, 0.5]) {
        const side = grid((u, w) => [s * u * o.wide, rise(u) * w, z * o.high], 18, 3);
        model.put(side, {
          tint: (point) => color('#f4e2c0').multiplyScalar(0.88 + 0.16 * noise(point.y * 160, point.x * 3)),
          doubleSided: true,
          line: 0.4,
        });
      }
      const edge = grid((u, w) => [s * o.wide, rise(1) * w, (u - 0.5) * o.high], 6, 3);
      model.put(edge, {
        tint: (point) => color('#f4e2c0').multiplyScalar(0.85 + 0.18 * noise(point.y * 160, point.z * 3)),
        doubleSided: true,
        line: 0.4,
      });
      model.put(
        roundedBox(o.wide + 0.05, 0.03, o.high + 0.07, 0.012),
        { color: o.cover },
        place([s * (o.wide + 0.05) * 0.5, 0.0, 0]),
      );
    }
  });
}

/** Closed book lying flat, spine to +Z. */
export function closedBook(model: Model, at: THREE.Matrix4, [w, h, d]: V3, tone: string): void {
  model.inside(at, () => {
    for (const y of [0.012, h - 0.012]) model.put(roundedBox(w, 0.024, d, 0.01), { color: tone }, place([0, y, 0]));
    model.put(roundedBox(w, h, 0.03, 0.014), { color: tone }, place([0, h / 2, d / 2 - 0.01]));
    model.put(
      roundedBox(w * 0.95, h - 0.03, d * 0.94, 0.006),
      { color: '#fff3d8', line: 0.5 },
      place([0, h / 2, -0.01]),
    );
    for (const s of [-1, 1])
      model.put(
        roundedBox(w * 0.04, h * 1.01, 0.032, 0.01),
        { color: lighten(tone, 0.5), line: 0.3 },
        place([s * w * 0.36, h / 2, d / 2 - 0.008]),
      );
  });
}

/** Magnifying glass of radius `r` standing up: the lens looks to +Z, the handle goes down along -Y. */
export function magnifier(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at, () => {
    const rim: V3[] = Array.from({ length: 24 }, (_, i) => [
      Math.sin((i / 24) * TAU) * r,
      Math.cos((i / 24) * TAU) * r,
      0,
    ]);
    model.put(tube(rim, [r * 0.1], { closed: true, around: 12, rings: 60 }), { color: '#e0a93c' });
    const handle: V3[] = [
      [0, -r * 1.08, 0],
      [0, -r * 1.4, 0],
      [0, -r * 2.3, 0],
    ];
    model.put(tube(handle, [r * 0.09, r * 0.15, r * 0.13], { around: 14 }), { color: '#a8502f' });
    model.put(tube([handle[0] as V3, [0, -r * 1.3, 0]], [r * 0.13], { around: 14, rings: 3 }), { color: '#c98e34' });
  });
}

/** Clear sheet or shape: no pencil, no shadow. */
export function glassy(geometry: THREE.BufferGeometry, tone: string, opacity: number, at: THREE.Matrix4): THREE.Mesh {
  const look = { color: tone, opacity, transparent: true, depthWrite: false, side: THREE.DoubleSide };
  const mesh = new THREE.Mesh(geometry.applyMatrix4(at), new THREE.MeshBasicMaterial(look));
  mesh.userData.noLine = true;
  return mesh;
}

/** Round-shouldered flask of height `h`: the colored water and the rim; the glass is added with `flaskGlass`. */
export function flask(model: Model, at: THREE.Matrix4, h: number, tone: string): void {
  model.inside(at, () => {
    const water: [number, number][] = [
      [0.012 * h, 0.02],
      [0.015 * h, h * 0.33],
      [0.05 * h, h * 0.36],
      [0.36 * h, h * 0.225],
      [0.365 * h, 0.01],
    ];
    model.put(lathe(water, { around: 36 }), { color: tone, line: 0.6 });
    model.put(
      ball([h * 0.222, h * 0.012, h * 0.222], 24),
      { color: lighten(tone, 0.4), line: 0.5 },
      place([0, h * 0.362, 0]),
    );
    model.put(ring(h * 0.115, h * 0.115, h * 0.98, h * 0.026), { color: '#dfeef0' });
    for (const [i, [x, y, r]] of (points3('.05,.16,.035 -.1,.22,.026 .1,.27,.02 -.02,.3,.03') as V3[]).entries()) {
      const z = h * mix(0.34, 0.24, y / 0.36) * 0.92;
      model.put(ball(r * h, 10), { color: lighten(tone, 0.55 + i * 0.05), line: 0.3 }, place([x * h, y * h, z]));
    }
  });
}
export function flaskGlass(at: THREE.Matrix4, h: number): THREE.Mesh {
  const profile: [number, number][] = [
    [0.0, h * 0.02],
    [0.0, h * 0.36],
    [0.05 * h, h * 0.385],
    [0.36 * h, h * 0.245],
    [0.58 * h, h * 0.125],
    [0.68 * h, h * 0.1],
    [0.96 * h, h * 0.105],
  ];
  return glassy(lathe(profile, { around: 36 }), '#e4f4fb', 0.3, at);
}

/** Young plant: stem and `n` pairs of leaves, the top pair the smallest. */
export function sprout(model: Model, at: THREE.Matrix4, h: number, n = 2): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0, 0],
          [0.03 * h, h * 0.5, 0],
          [0, h, 0],
        ],
        [h * 0.045, h * 0.035, h * 0.02],
        { around: 8 },
      ),
      { color: '#7ba24a' },
    );
    for (let i = 0; i < n; i++) {
      const y = h * mix(0.5, 0.98, n === 1 ? 1 : i / (n - 1));
      const size = h * mix(0.42, 0.3, n === 1 ? 0 : i / (n - 1));
      for (const s of [-1, 1]) {
        const leaf = grid(
          (u, w) => {
            const wide = Math.sin(Math.PI * Math.min(0.985, 0.03 + w * 0.95) ** 0.8) * 0.36;
            return [
              s * w * size,
              size * (0.55 * w - 0.34 * w * w) - Math.abs(u - 0.5) * -0.22 * size * wide,
              (u - 0.5) * 2 * wide * size,
            ];
          },
          8,
          12,
        );
        const tint = (point: THREE.Vector3) =>
          color(i === n - 1 ? '#b9d465' : '#86b452').lerp(
            color('#5f9340'),
            Math.exp(-((point.z / (0.03 * size)) ** 2)) * 0.6,
          );
        model.put(leaf, { tint, doubleSided: true }, place([0, y, 0], [0, i % 2 ? 34 : 0, 0]));
      }
    }
  });
}
