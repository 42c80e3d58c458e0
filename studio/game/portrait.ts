/** A hero to choose: most of the figure on a ground of one soft painted color. */
import * as THREE from 'three';
import type { Hero, HeroActing } from '../cast/heroes/hero.ts';
import { relight } from '../light/presets.ts';
import { type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { backdrop } from '../sheets/backdrop.ts';
import { camera, distance, type Shot } from '../shot.ts';

export interface PortraitPlan extends Omit<HeroActing, 'at' | 'step'> {
  /** color of the ground */
  tone: string;
  /** how far the body turns to its left, degrees */
  yaw: number;
  /** metres of the picture's side, and the height of its middle */
  view: number;
  middle: number;
  step?: HeroActing['step'];
}

export function portrait(hero: Hero, { tone, yaw, view, middle, step, ...acting }: PortraitPlan): Shot {
  const scene = new THREE.Scene();
  const at = place([0, 0, 0], [0, yaw, 0]);
  scene.add(backdrop(tone, 0.9), hero.build({ ...acting, at, step: step ?? 'stand' }));
  const fov = 18;
  const far = view / 2 / Math.tan((fov * Math.PI) / 360);
  const from: V3 = [0, middle + far * 0.2, far * 0.98];
  const head = vec(hero.head.at).applyMatrix4(at);
  return {
    scene,
    camera: camera(from, [0, middle, 0], fov),
    focus: distance(from, [0, middle, 0.15]),
    aperture: 0.012,
    aspect: 1,
    light: relight('morning', {
      sun: { dir: [-0.7, 0.9, 0.8], color: '#ffe4c2', power: 4.3, cone: 0.14 },
      exposure: 1.02,
    }),
    paint: { lineWidth: 1.25, brushSize: 3.4 },
    center: [0, 0.5, 0],
    radius: 1.8,
    heads: [{ thing: 'hero', at: head, radius: hero.head.radius }],
    focal: head.toArray() as V3,
  };
}
