/** A path into a golden forest: the light waits at the far end. For the home page and for chapter openings. */
import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, type V3 } from '../../model/math.ts';
import { bush, GOLDEN, type Palette, type TreePlan, tree } from '../../props/trees.ts';
import { type FarWoods, farWoods } from '../../sets/far-woods.ts';
import { flowers, litter, pebbles, plant, spots } from '../../sets/ground-cover.ts';

/** Middle of the path at depth z; it swings away and comes back. */
const pathX = (z: number): number =>
  0.9 * Math.sin((z - 1) * 0.22) * smoothstep(3, -6, z) + 0.1 * z * smoothstep(-4, -14, z);
export const pathGround = (x: number, z: number): number => {
  const off = Math.abs(x - pathX(z));
  const hollow = -0.1 * smoothstep(1.5, 0.4, off);
  return (
    hollow +
    smoothstep(1.2, 7, off) * 0.55 +
    (fbm(x * 0.4, z * 0.4, 2) - 0.5) * 0.3 * smoothstep(0.9, 2.2, off) -
    z * 0.012
  );
};
const TREES: [x: number, z: number, height: number, girth: number][] = [
  [3.4, -1.6, 7.4, 0.4],
  [5.4, 1.4, 7.6, 0.44],
  [2.9, -6.4, 7.8, 0.36],
  [5.8, -4.6, 8, 0.42],
  [-3.4, -5.4, 7.6, 0.36],
  [-6.2, -2.2, 7.6, 0.44],
  [-2.2, -10.5, 8, 0.34],
  [-6.6, -8.8, 8.4, 0.4],
  [3.2, -11.5, 8.4, 0.34],
  [7.6, -9.4, 8.6, 0.42],
  [-9.4, -5.6, 8.4, 0.44],
  [0.2, -17, 8.6, 0.32],
  [-4.4, -15, 8.6, 0.36],
  [9.2, -2.4, 8.4, 0.44],
];

export type PathLook = {
  palette: Palette;
  soil: [moss: string, straw: string, earth: string];
  ferns: string[];
  litter: { count: number; tones: string[] };
  distance: Omit<FarWoods, 'radius' | 'height'>;
};
const AUTUMN: PathLook = {
  palette: GOLDEN,
  soil: ['#a8a45c', '#dcc078', '#e6c08c'],
  ferns: ['#7a7a3c', '#a89a4c', '#cdb45c'],
  litter: { count: 420, tones: ['#e4604c', '#f28a3c', '#f6c233', '#d9843c'] },
  distance: {
    skyTop: '#f6d9a0',
    skyLow: '#fff0c0',
    far: '#f0d48c',
    near: '#c99a4c',
    glow: { at: 4, wide: 34, color: '#fffbe6' },
    gain: 1.3,
  },
};
/** August: green that the low sun turns to gold. */
export const LATE_SUMMER: PathLook = {
  palette: {
    leaves: ['#4f7136', '#7c9a40', '#aebb4e', '#d6cc62', '#f0e49a'],
    bark: ['#5a4034', '#a07850'],
    grass: ['#5f8440', '#86a34a', '#b3bd58', '#d8cf72'],
  },
  soil: ['#94a658', '#c9c172', '#e2c08c'],
  ferns: ['#5f8040', '#8aa048', '#b9b85c'],
  litter: { count: 150, tones: ['#d9c25c', '#c9a048', '#a9b45c', '#e0944c'] },
  distance: {
    skyTop: '#e9dca4',
    skyLow: '#fff3c8',
    far: '#dcd892',
    near: '#9aa458',
    glow: { at: 4, wide: 34, color: '#fffbe6' },
    gain: 1.3,
  },
};

/** `standing` says which trees there are room for. */
export function forestPath(
  scene: THREE.Scene,
  clear: (x: number, z: number) => boolean,
  look: PathLook = AUTUMN,
  standing: (x: number, z: number) => boolean = () => true,
): void {
  const model = new Model();
  const [moss, straw, earth] = look.soil.map(color) as [THREE.Color, THREE.Color, THREE.Color];
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-16, 16, u), mix(9, -26, w)];
      return [x, pathGround(x, z), z];
    },
    120,
    130,
  );
  model.put(geometry, {
    line: 0,
    tint: (point) => {
      const off = Math.abs(point.x - pathX(point.z)) + (noise(point.x * 1.4, point.z * 1.4) - 0.5) * 0.5;
      const c = moss.clone().lerp(straw, smoothstep(0.35, 0.7, fbm(point.x * 0.4, point.z * 0.4)));
      return c.lerp(earth, smoothstep(1.15, 0.6, off)).multiplyScalar(0.9 + 0.2 * fbm(point.x * 1.5, point.z * 1.5, 3));
    },
  });
  for (const [i, [x, z, height, girth]] of TREES.entries()) {
    if (!standing(x, z)) continue;
    const at: V3 = [x, pathGround(x, z) - 0.05, z];
    const plan: TreePlan = { at, height, girth, leaves: 2200, leafSize: 0.23, seed: i * 3 + 4, spread: 2.1 };
    tree(model, plan, look.palette);
  }
  const beside = (x: number, z: number) => Math.abs(x - pathX(z)) > 1.0 && clear(x, z);
  plant(model, 'grass', spots(3400, [-10, -12, 9, 5], 3, beside), 0.26, pathGround, look.palette.grass, 2);
  const shade = (x: number, z: number) => beside(x, z) && noise(x * 0.45, z * 0.45, 4) > 0.5;
  plant(model, 'fern', spots(110, [-9, -10, 9, 4], 5, shade), 0.55, pathGround, look.ferns, 6);
  flowers(model, spots(200, [-8, -8, 7, 4], 9, beside), pathGround, ['#fff6e6', '#f6a8a0', '#f6d25a', '#c9a8e0']);
  litter(model, spots(look.litter.count, [-6, -10, 6, 5], 7, clear), 0.085, pathGround, look.litter.tones);
  pebbles(
    model,
    spots(90, [-3, -8, 3, 4], 8, (x, z) => Math.abs(Math.abs(x - pathX(z)) - 1) < 0.3),
    0.06,
    pathGround,
    ['#cbbdb2', '#e2d2bc', '#a99c98'],
  );
  for (const [i, [x, z, s]] of spots(
    12,
    [-9, -12, 9, 0],
    11,
    (x, z) => beside(x, z) && Math.abs(x - pathX(z)) > 2.6,
  ).entries())
    bush(model, [x, pathGround(x, z), z], 0.75 * s, 230, 0.14, look.palette, i + 3);
  scene.add(model.bake());
  scene.add(farWoods({ ...look.distance, radius: 36, height: 19 }));
}
