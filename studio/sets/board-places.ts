/** The four places of the quadrant board: quiet meadows whose upper half is sky, for a title and cards to stand on. */

import * as THREE from 'three';
import type { LightPreset } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { flatShape } from '../model/leaves.ts';
import { fbm, mix, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { camera, distance, type Shot } from '../shot.ts';
import { type GladePlan, glade } from './glade.ts';
import type { Ground } from './ground-cover.ts';

/** Where the reader stands. */
export const FROM: V3 = [0, 2.1, 7];
const TO: V3 = [0, 2.0, -4];

/** A round hill: center, radius and height in metres. */
export const hill = (x: number, z: number, [hx, hz]: [number, number], r: number, h: number): number =>
  h * Math.exp(-(((x - hx) / r) ** 2) - ((z - hz) / (r * 0.7)) ** 2);

/** Soft unevenness that every place has. */
export const swell: Ground = (x, z) => (fbm(x * 0.25 + 4, z * 0.25) - 0.5) * 0.5;

export type BoardPlace = {
  plan: Omit<GladePlan, 'clear' | 'box' | 'reach'> & Partial<Pick<GladePlan, 'clear'>>;
  light: LightPreset;
  /** where the paint is to be calmer or bolder than usual */
  paint?: Shot['paint'];
  /** what makes the place the one it is */
  things: (model: Model, ground: Ground) => void;
  focal: V3;
};

export function boardPlace({ plan, light, paint, things, focal }: BoardPlace): Shot {
  const scene = new THREE.Scene();
  glade(scene, {
    ...plan,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 2 && (plan.clear?.(x, z) ?? true),
    box: [-6, -9, 6, 4],
    reach: [26, 34],
  });
  const model = new Model();
  things(model, plan.ground);
  scene.add(model.bake());
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, focal),
    aperture: 0.01,
    light,
    ...(paint ? { paint } : {}),
    center: [0, 1, -2],
    radius: 9,
    focal,
  };
}

/** A pole with a flag that the wind has; stands at its foot. */
export function flagPole(model: Model, at: THREE.Matrix4, tall: number, tone: string): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, -0.2, 0],
          [0.01, tall / 2, 0],
          [0, tall, 0],
        ],
        [0.05, 0.045, 0.035],
        { around: 10, rings: 8 },
      ),
      {
        color: '#9a6b45',
      },
    );
    model.put(ball([0.07, 0.07, 0.07], 14), { color: '#f6c951' }, place([0, tall + 0.04, 0]));
    const cloth = flatShape(points2('0,0 .3,.07 .62,-.03 1.02,.05 .84,-.26 1.0,-.58 .62,-.64 .3,-.54 0,-.62'));
    model.put(cloth, { color: tone, doubleSided: true }, place([0.03, tall - 0.06, 0], [0, -8, 0]));
  });
}

/** A young plant with one or two pairs of thick leaves, `size` metres high. */
export function seedling(model: Model, at: V3, size: number, seed: number): void {
  const rnd = random(seed);
  model.inside(place(at, [0, (rnd() - 0.5) * 70, (rnd() - 0.5) * 10], size), () => {
    model.put(
      tube(
        [
          [0, -0.1, 0],
          [0.03, 0.5, 0],
          [0, 1, 0],
        ],
        [0.06, 0.05, 0.04],
        { around: 8, rings: 8 },
      ),
      { color: '#86b556' },
    );
    const pairs = rnd() < 0.55 ? 2 : 1;
    for (let i = 0; i < pairs; i++)
      for (const s of [-1, 1]) {
        const long = mix(0.42, 0.3, i);
        model.put(
          ball([long, 0.06, 0.2], 14),
          { color: i ? '#7db552' : '#a3d06a', line: 0.7 },
          place([s * long * 0.86, mix(1.12, 0.62, i), i * 0.06], [34, 0, s * 26]),
        );
      }
  });
}

/** A tin watering can, its spout to +X. */
export function wateringCan(model: Model, at: THREE.Matrix4, tone: string): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.3 .24,.29 .56,.24 .6,.2 .57,.19 .1,.24'), { around: 30 }), {
      color: tone,
      doubleSided: true,
    });
    model.put(
      tube(
        [
          [0.24, 0.18, 0],
          [0.5, 0.34, 0],
          [0.66, 0.66, 0],
        ],
        [0.07, 0.055, 0.045],
        { around: 12, rings: 12 },
      ),
      { color: tone },
    );
    model.put(ball([0.11, 0.05, 0.11], 18), { color: '#f3d9a0' }, place([0.68, 0.68, 0], [0, 0, -40]));
    model.put(tube(points3('-.2,.54,0 -.5,.62,0 -.56,.34,0 -.26,.16,0'), [0.035], { around: 10, rings: 20 }), {
      color: '#8a5f3e',
    });
  });
}
