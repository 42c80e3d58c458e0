/**
 * The Brothers (형제봉) as the subject of a picture: two even granite domes far off in blue and violet air, woods about their knees,
 * a pale ridge and an autumn sky behind. It has its own space: the eye is the origin, the peaks stand 90 m off towards -Z.
 */

import * as THREE from 'three';
import { type Item, Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { flatShape, starPoints } from '../../model/leaves.ts';
import { at, clamp, color, fbm, mix, noise, random, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { GRANITE_BY_DAY, graniteAt, PINE_ON_ROCK, pinesAt } from '../../sets/granite.ts';

/** Crest as [x, height]: steps and shoulders of broken granite, but both tops equally high and equally round. */
const CREST: [number, number][] = points2(`
  -60,2 -36,4.4 -28,7 -23.6,10.4 -20.6,14.6 -18.4,19 -16,22.6 -13.4,25 -10.4,26.2 -7.6,25.6 -5.2,23.8 -3,20.2
  -1.4,17 0,15.4 1.4,16.6 3,19.8 4.8,23.4 7,25.7 9.8,26.5 12.8,25.5 15.4,23 17.6,20 19.6,15.4 22.4,11.6 26,8
  34,4.6 60,2
`);
const BACK = -90;
const DEEP = 24;
/** the mountain is modelled at 90 m and stands a little farther */
const FARTHER = 9;
/** as one remembers mountains */
const TALLER = 1.12;
/** Their tops in the space of `brotherPeaks`. */
const TOPS: [V3, V3] = [
  [-10.2, 25.2 * TALLER, BACK - FARTHER],
  [9.8, 25.5 * TALLER, BACK - FARTHER],
];

function crest(x: number): number {
  const i = clamp(CREST.findIndex((p) => p[0] >= x) - 1, 0, CREST.length - 2);
  const [[x0, y0], [x1, y1]] = [at(CREST, i), at(CREST, i + 1)];
  const t = clamp((x - x0) / (x1 - x0));
  return mix(y0, y1, t * t * (3 - 2 * t) * 0.55 + t * 0.45);
}
/** How near a place is to the middle of one of the two, 0..1. */
const dome = (x: number): number => Math.max(0, 1 - (Math.min(Math.abs(x + 9.6), Math.abs(x - 9.6)) / 9.4) ** 2);

function height(x: number, z: number): number {
  const d = clamp((z - BACK) / DEEP);
  const bend = x + 3.4 * (fbm(x * 0.12, z * 0.12, 3) - 0.5) * smoothstep(0, 0.5, d);
  const top = crest(mix(x, bend, 0.7));
  // round shoulders, a wall, then a long skirt of woods
  const round = top * Math.sqrt(Math.max(0, 1 - (d / 0.6) ** 2));
  const skirt = (6.4 + 2.6 * Math.sin(bend * 0.42)) * (1 - d) ** 0.8;
  const slab = dome(x) * smoothstep(0, 0.1, d);
  const crack = 1.2 * slab * smoothstep(0.1, 0, Math.abs(noise(bend * 0.55, z * 0.12, 2) - 0.5));
  const ledge = 0.9 * slab * Math.sin(round * 1.15 + 2.4 * noise(bend * 0.4, 7));
  return Math.max(round - crack + ledge * smoothstep(24, 20, round), skirt) + 0.7 * (fbm(x * 0.6, z * 0.6) - 0.5);
}

const WOODS = ['#3f5f74', '#4f7078', '#6a7a76', '#8f8672', '#a07c6c'];
function leafy(x: number, z: number, k = 0): THREE.Color {
  const t = clamp(fbm(x * 0.2, z * 0.24, 6) * 1.7 - 0.42 + k) * (WOODS.length - 1.01);
  const i = Math.floor(t);
  return color(at(WOODS, i)).lerp(color(at(WOODS, i + 1)), t - i);
}
const rockAt = (x: number, y: number, z: number): number =>
  dome(x) ** 0.3 * smoothstep(9, 11.4, y + 4.4 * (fbm(x * 0.45, y * 0.3, z * 0.2) - 0.5));

/** A far crown: an uneven splash of leaves that faces the reader. At this distance balls would look like cobbles. */
const splash = (): THREE.BufferGeometry => flatShape(starPoints(7, 1, 0.62), 0.25);

function mountain(): Model {
  const model = new Model();
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-50, 50, u), mix(BACK, BACK + DEEP, w * w * 0.5 + w * 0.5)];
      return [x, height(x, z) - 1, z];
    },
    260,
    84,
  );
  const haze = (c: THREE.Color, y: number) =>
    c.multiplyScalar(0.86).lerp(color('#aebcdc'), 0.3 * smoothstep(11, -1, y) + 0.03);
  model.put(geometry, {
    doubleSided: true,
    line: 0.7,
    tint: (point, n) => {
      const shade = smoothstep(-0.3, 0.5, n.x);
      const rock = graniteAt(point.x, point.y, GRANITE_BY_DAY)
        .lerp(color('#86788c'), shade * 0.6)
        .lerp(color(PINE_ON_ROCK), 0.9 * pinesAt(point.x, point.y, (point.y - 12) / 14));
      const wood = leafy(point.x, point.z).lerp(color('#5c6590'), shade * 0.45);
      return haze(wood.lerp(rock, rockAt(point.x, point.y, point.z)), point.y);
    },
  });
  const rnd = random(17);
  const trees: Item[] = [];
  for (let i = 0; i < 12000; i++) {
    const [x, z, s] = [mix(-46, 46, rnd()), mix(BACK + 1, BACK + DEEP, rnd()), mix(0.3, 0.6, rnd())];
    const y = height(x, z) - 1;
    const rock = rockAt(x, y, z);
    // on the rock only a pine here and there, in its cracks and on its brow
    if (rock > 0.3 && (rnd() > 0.03 || y > 21)) continue;
    const c = rock > 0.3 ? color('#4f6676') : leafy(x, z, (rnd() - 0.5) * 0.14);
    const low = rock > 0.3 ? 0.6 : 1;
    trees.push({
      at: place([x, y + s * 0.2, z + 0.5], [-14, (rnd() - 0.5) * 50, rnd() * 360], [s * 1.3, s * 1.3 * low, s]),
      color: haze(c, y),
    });
  }
  model.scatter(splash(), trees, { line: 0, slight: true, doubleSided: true });
  return model.bake({ cast: false, receive: false });
}

/** Sky, and the ridges that lie behind and before the two. */
function air(): Model {
  const model = new Model();
  const sky = grid((u, w) => [mix(-260, 260, u), mix(-30, 150, w), -180], 150, 70);
  model.put(sky, {
    glow: true,
    doubleSided: true,
    line: 0,
    tint: (point) => {
      const c = color('#fdeed2')
        .lerp(color('#a9d0ea'), smoothstep(4, 40, point.y))
        .lerp(color('#6ba6dc'), smoothstep(34, 90, point.y));
      const cloud = smoothstep(0.55, 0.72, fbm(point.x * 0.02, point.y * 0.075, 5)) * smoothstep(18, 34, point.y);
      return c.lerp(color('#fffaf0'), cloud * 0.9).multiplyScalar(1.22);
    },
  });
  for (const [z, y, k, tone] of [
    [-150, 17, 0.05, '#b9c6e2'],
    [-128, 11, 0.08, '#a6b6d6'],
  ] as const) {
    const ridge = grid(
      (u, w) => {
        const x = mix(-220, 220, u);
        return [x, mix(-20, y + 6 * Math.sin(x * k) + 9 * (fbm(x * 0.06, y) - 0.5), w), z];
      },
      160,
      3,
    );
    model.put(ridge, { glow: true, doubleSided: true, color: color(tone).multiplyScalar(1.04), line: 0.25 });
  }
  // the valley's woods, whose dark hem makes the peaks stand far
  const rise = (x: number, z: number) =>
    mix(-4.6, 3.4, smoothstep(-26, -66, z)) + 2.4 * (fbm(x * 0.06, z * 0.08) - 0.5);
  const soil = grid(
    (u, w) => {
      const [x, z] = [mix(-70, 70, u), mix(-14, -68, w)];
      return [x, rise(x, z) - 0.4, z];
    },
    40,
    30,
  );
  // the ground wears the colors of the crowns on it, or it would show through as camouflage
  const wood = (x: number, z: number, k = 0): THREE.Color =>
    color('#2f5348')
      .lerp(color('#a27a44'), smoothstep(0.42, 0.66, fbm(x * 0.1, z * 0.12, 3) + k) * 0.8)
      .lerp(color('#8ea2c0'), 0.05 + smoothstep(-27, -66, z) * 0.34);
  model.put(soil, { tint: (point) => wood(point.x, point.z).multiplyScalar(0.92), line: 0.1, doubleSided: true });
  const rnd = random(5);
  const crowns: Item[] = [];
  for (let i = 0; i < 3600; i++) {
    const far = rnd();
    const [x, z, s] = [mix(-50, 50, rnd()), mix(-27, -66, far), mix(0.36, 0.72, rnd())];
    const c = wood(x, z, (rnd() - 0.5) * 0.12);
    crowns.push({
      at: place(
        [x, rise(x, z) + s * 0.4, z],
        [-8, (rnd() - 0.5) * 40, rnd() * 360],
        [s * mix(1, 1.6, rnd()), s * 1.2, s],
      ),
      color: c.multiplyScalar(mix(0.9, 1.1, rnd())),
    });
  }
  model.scatter(splash(), crowns, { line: 0, slight: true, doubleSided: true });
  return model.bake({ cast: false, receive: false });
}

/** `yaw` degrees to the right of -Z, as seen from `eye`. */
export function brotherPeaks(scene: THREE.Scene, eye: V3, yaw: number): { tops: [THREE.Vector3, THREE.Vector3] } {
  const where = place([eye[0], 0, eye[2]], [0, -yaw, 0]);
  const all = new THREE.Group();
  const far = mountain();
  far.position.z -= FARTHER;
  far.scale.y = TALLER;
  all.add(far, air());
  all.applyMatrix4(where);
  scene.add(all);
  const [a, b] = TOPS.map((p) => new THREE.Vector3(...p).applyMatrix4(where)) as [THREE.Vector3, THREE.Vector3];
  return { tops: [a, b] };
}
