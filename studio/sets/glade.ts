/** An open meadow for small pictures: rolling ground, a path if asked, grass, flowers, a few trees, painted woods behind. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, smoothstep } from '../model/math.ts';
import { bush, type Palette, type TreePlan, tree } from '../props/trees.ts';
import { type FarWoods, farWoods } from './far-woods.ts';
import { flowers, type Ground, pebbles, plant, spots } from './ground-cover.ts';

export type GladePlan = {
  palette: Palette;
  /** grass in shade, grass in light, bare earth */
  soil: [string, string, string];
  ground: Ground;
  /** 0 grass .. 1 bare earth */
  path: (x: number, z: number) => number;
  /** plants stay out where this is false */
  clear: (x: number, z: number) => boolean;
  trees: TreePlan[];
  bushes: [x: number, z: number, size: number][];
  /** how many tufts, and the box [left, back, right, front] they grow in */
  grass: number;
  box: [number, number, number, number];
  distance: Omit<FarWoods, 'radius' | 'height'>;
  /** half width and depth of the ground, metres */
  reach?: [number, number];
};

export function glade(scene: THREE.Scene, plan: GladePlan): void {
  const model = new Model();
  const [shade, light, earth] = plan.soil.map(color) as [THREE.Color, THREE.Color, THREE.Color];
  const [half, deep] = plan.reach ?? [18, 24];
  const land = grid(
    (u, w) => {
      const [x, z] = [mix(-half, half, u), mix(9, -deep, w)];
      return [x, plan.ground(x, z), z];
    },
    150,
    160,
  );
  model.put(land, {
    line: 0,
    tint: (point) =>
      shade
        .clone()
        .lerp(light, smoothstep(0.32, 0.68, fbm(point.x * 0.35 + 2, point.z * 0.35)))
        .lerp(earth, plan.path(point.x, point.z))
        .multiplyScalar(0.92 + 0.16 * fbm(point.x * 1.5, point.z * 1.5, 3)),
  });
  for (const t of plan.trees)
    tree(model, { ...t, at: [t.at[0], plan.ground(t.at[0], t.at[2]) - 0.05, t.at[2]] }, plan.palette);
  for (const [i, [x, z, s]] of plan.bushes.entries())
    bush(model, [x, plan.ground(x, z), z], s, 240, 0.13, plan.palette, i + 3);
  const green = (x: number, z: number) => plan.path(x, z) < 0.25 && plan.clear(x, z);
  plant(model, 'grass', spots(plan.grass, plan.box, 3, green), 0.2, plan.ground, plan.palette.grass, 2);
  const patch = (x: number, z: number) => green(x, z) && noise(x * 0.9, z * 0.9, 7) > 0.5;
  flowers(
    model,
    spots(Math.round(plan.grass / 12), plan.box, 9, patch).map(([x, z, s]) => [x, z, s * 1.25]),
    plan.ground,
    ['#fff6e6', '#f6a8a0', '#f6d25a', '#c9a8e0'],
  );
  const verge = (x: number, z: number) => plan.path(x, z) > 0.15 && plan.path(x, z) < 0.6;
  pebbles(model, spots(46, plan.box, 8, verge), 0.05, plan.ground, ['#cbbdb2', '#e2d2bc', '#a99c98']);
  scene.add(model.bake(), farWoods({ ...plan.distance, radius: 40, height: 20 }));
}
