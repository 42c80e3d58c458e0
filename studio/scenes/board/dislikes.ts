/** Dislikes: a rainy corner. A puddle with rings holds the red of an umbrella that is there to wait under. */

import type * as THREE from 'three';
import { relight } from '../../light/presets.ts';
import { color, smoothstep, type V3, vec } from '../../model/math.ts';
import { water } from '../../model/mirror.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { contacts } from '../../model/veil.ts';
import type { Palette } from '../../props/trees.ts';
import { boardPlace, FROM, hill, swell } from '../../sets/board-places.ts';
import { boardSky, bounces, rain, rings, umbrella } from '../../sets/board-weather.ts';
import type { Shot } from '../../shot.ts';

const WET: Palette = {
  leaves: ['#4c5f72', '#64798a', '#8298a0', '#a2b6b4', '#c4d0c8'],
  bark: ['#5a4a58', '#8a7880'],
  grass: ['#5f8478', '#7c9f8c', '#9ab8a0', '#b8ccb4'],
};
const POOL: [number, number, number, number] = [0.35, -1.75, 2.5, 1.2];
/** 0 in the middle of the puddle, 1 on its wavy shore. */
const shore = (x: number, z: number): number => {
  const [dx, dz] = [(x - POOL[0]) / POOL[2], (z - POOL[1]) / POOL[3]];
  const a = Math.atan2(dz, dx);
  return Math.hypot(dx, dz) / (1 + 0.1 * Math.sin(a * 2 + 1) + 0.07 * Math.sin(a * 5));
};
/** The ground lies flat round puddle and umbrella. */
const ground = (x: number, z: number) =>
  hill(x, z, [-6, -9], 4.6, 1.5) +
  hill(x, z, [6, -12], 5, 1.7) +
  swell(x, z) * 0.4 * smoothstep(3, 6, Math.hypot(x - 0.9, z + 2.4)) -
  0.34 * smoothstep(1.25, 0.72, shore(x, z));
const LEVEL = -0.1;
const SIZE = 1.4;
const LIES: V3 = [2.45, 0.69 * SIZE, -3.7];

export function dislikesPlace(): Shot {
  const brolly = place(LIES, [0, 30, -53], SIZE);
  const middle = vec(0, 0.22, 0).applyMatrix4(brolly);
  const axis = vec(0, 1, 0).transformDirection(brolly);
  const eye = vec(FROM);
  // a drop is left out where the reader would see it on or in the umbrella
  const dry = (point: THREE.Vector3) => {
    const ray = point.clone().sub(eye);
    const reach = middle.clone().sub(eye).dot(axis) / ray.dot(axis);
    const hit = eye.clone().addScaledVector(ray, reach);
    const near = eye.clone().addScaledVector(ray, middle.clone().sub(eye).dot(ray) / ray.lengthSq());
    return hit.distanceTo(middle) < 1.12 * SIZE || near.distanceTo(middle) < 0.75 * SIZE || shore(point.x, point.z) < 0;
  };
  const shot = boardPlace({
    plan: {
      palette: WET,
      soil: ['#86a09c', '#a9bdb2', '#b4b0be'],
      ground,
      path: (x, z) => smoothstep(1.2, 1.05, shore(x, z)),
      clear: (x, z) => shore(x, z) > 1.18,
      trees: [],
      bushes: [],
      grass: 900,
      distance: { skyTop: '#b7a6d6', skyLow: '#ddd2ec', far: '#d0c6e0', near: '#b3acc8', gain: 1.25, trunks: false },
    },
    light: relight('day', {
      sun: { dir: [-0.4, 0.9, 0.5], color: '#e8e2ff', power: 2.6, cone: 0.3 },
      fog: { color: '#e6def6', near: 11, far: 60 },
      exposure: 1.05,
    }),
    paint: { mottle: 0.04 },
    things: (model) => {
      boardSky(model, {
        high: '#ab9fce',
        low: '#cec1ea',
        lit: '#b9aed6',
        belly: '#8b82b2',
        clouds: [
          [0.5, 0.14, 0.26, 0.16, 5],
          [0.31, 0.17, 0.34, 0.25, 3],
          [0.69, 0.15, 0.36, 0.27, 8],
        ],
      });
      umbrella(model, brolly, ['#e4604c', '#f6ead2']);
      rain(model, 330, [-5.4, 0.2, -8], [5.4, 4.3, 2], 6, dry);
      const drops: [number, number, number][] = points3(
        '-1.5,-1.75,.3 -.75,-1.2,.2 -.3,-2.15,.24 .45,-1.4,.32 1.15,-2.1,.18 2.25,-1.65,.2',
      );
      rings(model, drops, LEVEL, '#f1eefb');
      bounces(
        model,
        drops.slice(0, 4).map(([x, z]): V3 => [x, LEVEL, z]),
        '#ffffff',
      );
      const roof = [0.2, 0.45, 0.7].map((t, i): V3 => {
        const point = vec(-Math.sin(t * 1.35), 0.66 * Math.cos(t * 1.35), (i - 1) * 0.2).applyMatrix4(brolly);
        return [point.x, point.y, point.z];
      });
      bounces(model, roof, '#ffffff');
    },
    focal: [2.2, 0.9, -3.4],
  });
  const hook = vec(0.12, -0.96, 0).applyMatrix4(brolly);
  const tip = vec(0.98, 0.14, 0).applyMatrix4(brolly);
  shot.scene.add(
    contacts(
      [
        [hook.x, 0.012, hook.z, 0.2, 0.1],
        [tip.x - 0.1, 0.014, tip.z, 0.34, 0.14],
      ],
      '#4f5f7c',
      0.6,
    ),
    water({
      level: LEVEL,
      area: [POOL[0] - 3.4, POOL[1] - 1.9, POOL[0] + 3.4, POOL[1] + 1.9],
      ground,
      shallow: color('#8f8cba'),
      deep: color('#8488ba'),
      glint: color('#eeeaf8'),
      ripple: 0.007,
      strokes: 0.2,
      mirror: 1.7,
    }),
  );
  return shot;
}
