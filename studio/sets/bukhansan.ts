/**
 * The south face of Bukhansan over Pyeongchang-dong, as a painter sees it from the lanes: Bohyeonbong's granite in the middle,
 * the Lion Ridge lying to its left, and to its right the two even Brothers, wooded to the top.
 */

import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { flatShape, starPoints } from '../model/leaves.ts';
import { at, clamp, color, fbm, mix, noise, random, smoothstep } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { canvasTexture } from '../texture/canvas.ts';
import { graniteAt, PINE_ON_ROCK, pinesAt } from './granite.ts';

/** Crest line as [x, height] in metres of the stage (about 1:20). */
const CREST: [number, number][] = points2(`
  -90,6 -62,9 -50,14 -44,17.5 -39,15 -32,16.2 -24,18.4 -18,18 -14.6,20.6 -12.6,25 -10.8,26.6 -9.2,25.8 -8,28.6
  -6.4,30.2 -4.6,30.6 -2.8,29.4 -1.2,26.8 .6,26 2.6,23.2 4.8,18.4 7,16.6 9,19 10.8,22 12.4,22.9 14,21.7
  15.6,18.6 17.2,21.2 18.8,22.7 20.6,22 22.4,19 27,14 36,11 60,8 90,6
`);
/** The same mountain from a lookout above the town: the lion lies down (head left, mane, back, haunch), the Brothers are even. */
const LOOKOUT: [number, number][] = [
  [-90, 6],
  [-62, 8],
  [-53.8, 9],
  // chin, muzzle, brow, ear, mane
  [-52.6, 13],
  [-52.2, 17.4],
  [-50.6, 19.2],
  [-48.4, 19.4],
  [-47, 23],
  [-45, 24.2],
  [-43.8, 26.8],
  [-42.6, 24.8],
  [-40.6, 26.4],
  [-38, 25.4],
  [-36, 22.4],
  [-34, 19.4],
  [-30, 18.4],
  [-27, 18.6],
  [-24.6, 20.6],
  [-22.4, 22.8],
  [-20.4, 22.8],
  [-18.4, 20.6],
  [-16.8, 17],
  [-15, 18],
  [-13.4, 24],
  [-11.6, 28.6],
  [-9.8, 29.4],
  [-8, 33.2],
  [-5.6, 35.4],
  [-3, 35],
  [-0.8, 32.8],
  [1, 31],
  [3.4, 25.6],
  [5.4, 18.4],
  [7.4, 16.6],
  [9.4, 17.6],
  [11, 21.4],
  [12.8, 24.2],
  [14.8, 25],
  [16.8, 24.2],
  [18.6, 21.4],
  [19.9, 19.4],
  [21.2, 21.4],
  [23, 24.2],
  [25, 25],
  [27, 24.2],
  [28.8, 21.4],
  [31, 17],
  [36, 13],
  [60, 8],
  [90, 6],
];
/** From where one looks: over the lanes, or over the valley. */
export type RidgeSide = 'lane' | 'lookout';
const BACK = -96;
function crest(x: number, line: [number, number][]): number {
  const i = clamp(line.findIndex((p) => p[0] >= x) - 1, 0, line.length - 2);
  const [[x0, y0], [x1, y1]] = [at(line, i), at(line, i + 1)];
  const t = clamp((x - x0) / (x1 - x0));
  return mix(y0, y1, t * t * (3 - 2 * t) * 0.5 + t * 0.5);
}
/** How bare the rock is at a place of the crest: Bohyeonbong is a skin of granite, the Brothers wear woods. */
const BARE: Record<RidgeSide, (x: number) => number> = {
  lane: (x) =>
    smoothstep(-17, -12, x) * smoothstep(7, 3.5, x) +
    0.3 * smoothstep(9, 11.5, x) * smoothstep(22, 19, x) +
    0.5 * smoothstep(-50, -44, x) * smoothstep(-36, -42, x),
  lookout: (x) =>
    smoothstep(-16, -11, x) * smoothstep(7, 3.5, x) +
    // the lion is bare from muzzle to haunch, or nobody would see it lie
    0.62 * smoothstep(-52, -48, x) * smoothstep(-15.6, -18, x) +
    0.34 * smoothstep(10, 13, x) * smoothstep(30, 27, x),
};

function height(x: number, z: number, line: [number, number][], bare: (x: number) => number): number {
  const down = clamp((z - BACK) / 52);
  // spurs run down towards the town, bent a little
  const bend = x + 7 * (fbm(x * 0.05, z * 0.06, 3) - 0.5) * 2 * down;
  const spur = 0.5 + 0.5 * Math.sin(bend * 0.42 + 2.2 * noise(z * 0.05, 4));
  // no spur runs out before the lion's face: its profile stands against the sky
  const face = line === LOOKOUT ? 4.5 * smoothstep(-32, -41, x) : 0;
  const fall = (1 - down) ** (face + mix(2.3, 1.05, spur * smoothstep(0, 0.25, down) + 0.2));
  const rock = bare(bend);
  // one steep step under the summit, then a long slab
  const step = rock * 3.2 * smoothstep(0.04, 0.1, down) * smoothstep(0.4, 0.1, down);
  const crack = rock * 1.1 * smoothstep(0.09, 0, Math.abs(noise(bend * 0.9 + noise(z * 0.2), z * 0.24, 2) - 0.5));
  return crest(mix(x, bend, 0.5), line) * fall - step - crack + (fbm(x * 0.5, z * 0.5, 1) - 0.5) * 1.4 + 2;
}

/** A far crown: an uneven splash of leaves that faces the reader; balls would look like cobbles at this distance. */
const crownShape = () => flatShape(starPoints(7, 1, 0.62), 0.25);

export type BukhansanLook = {
  skyTop: string;
  skyLow: string;
  /** brightness over white of the sky */
  gain: number;
  /** colors of the woods */
  woods: string[];
  granite: [string, string];
  seams: string;
};
/** `shift` moves the mountain along X and up; metres. Behind a street `{ trees: 1500, fine: .5 }` will do; `wide` stretches the sky. */
export function bukhansan(
  scene: THREE.Scene,
  look: BukhansanLook,
  shift: [number, number] = [0, 0],
  side: RidgeSide = 'lane',
  o: { trees?: number; fine?: number; wide?: number } = {},
): void {
  const model = new Model();
  const line = side === 'lane' ? CREST : LOOKOUT;
  const bare = BARE[side];
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-78, 78, u), mix(BACK, -46, w)];
      return [x, height(x, z, line, bare), z];
    },
    Math.round(330 * (o.fine ?? 1)),
    Math.round(110 * (o.fine ?? 1)),
  );
  const leafy = (x: number, z: number, k: number) => {
    const t = clamp(fbm(x * 0.22, z * 0.22, 6) * 1.5 - 0.35 + k) * (look.woods.length - 1.01);
    const i = Math.floor(t);
    return color(at(look.woods, i)).lerp(color(at(look.woods, i + 1)), t - i);
  };
  const rockAt = (point: THREE.Vector3, n: THREE.Vector3) =>
    clamp(
      bare(point.x) *
        (smoothstep(0.86, 0.68, n.y) +
          smoothstep(20, 25, point.y + (side === 'lookout' ? 6 * smoothstep(-14, -18, point.x) : 0))) *
        // the lion of the lookout is bare down to its feet; elsewhere the top third
        (side === 'lookout' ? smoothstep(11, 17, point.y) : smoothstep(15, 21, point.y)),
    );
  model.put(geometry, {
    line: 0.3,
    doubleSided: true,
    tint: (point, n) => {
      const [light, dark] = look.granite;
      const c = graniteAt(point.x, point.y, { light, dark, seam: look.seams });
      c.lerp(color(PINE_ON_ROCK), (n.y > 0.5 ? 1 : 0.6) * pinesAt(point.x, point.y, (point.y - 16) / 14));
      // the lion wears a lion's coat, its mane darker
      if (side === 'lookout') {
        const coat = smoothstep(-54, -51, point.x) * smoothstep(-15.4, -18, point.x);
        const mane = smoothstep(-46.6, -45, point.x) * smoothstep(-35, -37.5, point.x);
        c.multiply(
          color('#ffffff')
            .lerp(color('#e9b978'), coat)
            .lerp(color('#b87a4c'), coat * mane * 0.7),
        );
      }
      return leafy(point.x, point.z, 0).lerp(c, rockAt(point, n));
    },
  });
  const rnd = random(8);
  const [pos, nor] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const trees: Item[] = [];
  for (let i = 0; i < (o.trees ?? (side === 'lane' ? 7600 : 7000)); i++) {
    const k = Math.floor(rnd() * pos.count);
    const p = new THREE.Vector3().fromBufferAttribute(pos as THREE.BufferAttribute, k);
    const n = new THREE.Vector3().fromBufferAttribute(nor as THREE.BufferAttribute, k);
    const rock = rockAt(p, n);
    // pines hold on to ledges only: where granite is bare, it must be flat
    if (rock > 0.25 && (n.y < 0.6 || rnd() > 0.3)) continue;
    const s = mix(0.34, 0.72, rnd()) * (rock > 0.25 ? 0.6 : 1);
    trees.push({
      at: place(
        [p.x + rnd() - 0.5, p.y + s * 0.35, p.z + rnd() - 0.5],
        [-14, (rnd() - 0.5) * 50, rnd() * 360],
        [s * 1.35, s * mix(0.9, 1.2, rnd()), s],
      ),
      color: rock > 0.25 ? color(PINE_ON_ROCK) : leafy(p.x, p.z, (rnd() - 0.5) * 0.7),
    });
  }
  model.scatter(crownShape(), trees, { line: 0, slight: true, doubleSided: true });
  model.position.set(shift[0], shift[1], 0);
  model.bake({ cast: false, receive: false });
  const map = canvasTexture(1024, 1024, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, 1024);
    sky.addColorStop(0, look.skyTop);
    sky.addColorStop(0.78, look.skyLow);
    context.fillStyle = sky;
    context.fillRect(0, 0, 1024, 1024);
    const r = random(14);
    for (let k = 0; k < 7; k++) {
      const [x0, y0, w] = [r() * 1024, mix(330, 760, r()), mix(90, 190, r())];
      for (let i = 0; i < 60; i++) {
        const x = x0 + (r() - 0.5) * w * 2;
        const full = 1 - Math.abs(x - x0) / w;
        context.globalAlpha = 0.1;
        context.fillStyle = r() < 0.7 ? '#fff8ea' : '#f6dcc8';
        context.beginPath();
        context.ellipse(x, y0 - r() * 22 * full, mix(14, 46, r()) * Math.max(0.2, full), mix(5, 15, r()), 0, 0, 7);
        context.fill();
      }
    }
  });
  const air = new Model();
  // beyond the painted wall, for an eye that looks up or aside
  scene.background ??= color(look.skyTop).multiplyScalar(look.gain);
  const [half, high] = [150 * (o.wide ?? 1), 62 * (o.wide ?? 1)];
  const wall = grid((u, w) => [mix(-half, half, u), mix(-14, high, w), -130], 4, 4);
  air.put(wall, {
    map,
    glow: true,
    doubleSided: true,
    line: 0,
    color: new THREE.Color(look.gain, look.gain, look.gain),
  });
  scene.add(model, air.bake({ cast: false, receive: false }));
}
