/** Forest trail, brook and stepping stones (S13); with the water up, the beaver pond (S14). */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, noise, smoothstep, type V3 } from '../model/math.ts';
import { water } from '../model/mirror.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { bush, type Palette, type TreePlan, tree } from '../props/trees.ts';
import { beaverDam } from './beaver-dam.ts';
import { type FarWoods, farWoods } from './far-woods.ts';
import { flowers, litter, pebbles, plant, spots } from './ground-cover.ts';
import {
  BROOK_LEVEL,
  brookCenter,
  DAM_Z,
  DRY_STONE,
  dryBed,
  ground,
  onTrail,
  POND_LEVEL,
  STONES,
  TRICKLE_LEVEL,
} from './valley-ground.ts';

export type ValleyLook = {
  palette: Palette;
  soil: { moss: string; meadow: string; trail: string; mud: string };
  distance: Omit<FarWoods, 'radius' | 'height'>;
  /** `mirror`: share of the reflection that is kept, 1 when absent; less shows more of the water's own color */
  water: { shallow: string; deep: string; glint: string; ripple: number; strokes: number; mirror?: number };
  fog: { color: string; near: number; far: number };
};
export type ValleyPlan = {
  look: ValleyLook;
  /** where the reader looks, degrees (0 = -Z, 90 = +X): the distance is painted there */
  facing?: number;
  pond: boolean;
  /** false leaves the stepping stones out, where one would only be a white blot far off */
  stones?: boolean;
  /** build the dam (only where the reader can see it) */
  dam?: boolean;
  /** the brook below the dam; with the dam unless false; 'thin' leaves a rill in bare mud (stand on `dryBed`) */
  trickle?: boolean | 'thin';
  /** how much of the trickle's light strokes is drawn; unless told, more than on a pond */
  rush?: number;
  /** spot on the dam's face kept free of sticks, and how far round it (metres) */
  spare?: V3;
  room?: number;
  /** mud reaches up to here: the line where the pond stood before it sank */
  tide?: number;
  /** the lie of the land where it is not the usual one (`bentGround`) */
  land?: (x: number, z: number) => number;
  /** plants stay out of where this is false: the lane between the reader and the actors */
  clear: (x: number, z: number) => boolean;
  /** pebbles stay out of where this is true: round shoes, on the trail */
  swept?: (x: number, z: number) => boolean;
  trees: TreePlan[];
  seed?: number;
};

export const MORNING_LOOK = {
  soil: { moss: '#7f9f58', meadow: '#a9bd68', trail: '#d9b688', mud: '#9a7a5c' },
  distance: {
    skyTop: '#bcd8ea',
    skyLow: '#fff0cf',
    far: '#c9d9b0',
    near: '#7d9f6c',
    glow: { at: 24, wide: 70, color: '#fff3c4' },
  },
  water: { shallow: '#8fb59a', deep: '#3f7f84', glint: '#fff6dc', ripple: 0.022, strokes: 0.55 },
  fog: { color: '#e6ecc8', near: 11, far: 44 },
} satisfies Omit<ValleyLook, 'palette'>;

function soil(model: Model, plan: ValleyPlan): void {
  const { soil: tone } = plan.look;
  const level = plan.tide ?? (plan.pond ? POND_LEVEL : BROOK_LEVEL);
  const lie = plan.trickle === 'thin' ? dryBed : (plan.land ?? ground);
  const [x0, z0, x1, z1] = [-22, -24, 22, 17];
  const geometry = grid(
    (u, w) => {
      const [x, z] = [x0 + (x1 - x0) * u, z1 + (z0 - z1) * w];
      return [x, lie(x, z), z];
    },
    150,
    140,
  );
  const [moss, meadow, trail, mud] = [tone.moss, tone.meadow, tone.trail, tone.mud].map(color) as [
    THREE.Color,
    THREE.Color,
    THREE.Color,
    THREE.Color,
  ];
  model.put(geometry, {
    line: 0,
    tint: (point) => {
      const c = moss.clone().lerp(meadow, smoothstep(0.35, 0.65, fbm(point.x * 0.35, point.z * 0.35, 7)));
      c.lerp(trail, onTrail(point.x, point.z) * (0.75 + 0.25 * noise(point.x * 2, point.z * 2)));
      c.lerp(mud, smoothstep(level + 0.16, level + 0.02, point.y));
      return c.multiplyScalar(0.9 + 0.2 * fbm(point.x * 1.6, point.z * 1.6, 1));
    },
  });
}

function steppingStones(model: Model, pond: boolean): void {
  for (const [i, stoneOf] of STONES.entries()) {
    const s = pond && i === 10 ? DRY_STONE : stoneOf;
    const depth = pond && i === 10 ? 0.5 : 0.36;
    const at = place([s.top[0], s.top[1] - depth * 0.86, s.top[2]], [3, i * 47, 2], [s.radius * 1.12, depth, s.radius]);
    const tint = (point: THREE.Vector3) => {
      const c = color(i % 2 ? '#c9bcb4' : '#bdb3ae').lerp(color('#e6dccb'), smoothstep(0.3, 0.95, point.y));
      const moss =
        smoothstep(0.5, 0.75, noise(point.x * 3 + i, point.y * 3, point.z * 3)) * smoothstep(0.95, 0.2, point.y);
      return c.lerp(color('#8a9a5c'), moss * 0.6).lerp(color('#7a7076'), smoothstep(0.55, 0.1, point.y) * 0.7);
    };
    model.put(stone(i + 3, 0.55, 0.12, 18), { tint, line: 1 }, at);
  }
}

function undergrowth(model: Model, plan: ValleyPlan): void {
  const { palette } = plan.look;
  const land = plan.land ?? ground;
  const seed = plan.seed ?? 1;
  const level = plan.pond ? POND_LEVEL : BROOK_LEVEL;
  const dry = (x: number, z: number) => land(x, z) > level + 0.06 && plan.clear(x, z);
  const meadow = (x: number, z: number) => dry(x, z) && onTrail(x, z) < 0.3;
  const shore = (x: number, z: number) => Math.abs(land(x, z) - level) < 0.1 && plan.clear(x, z) && onTrail(x, z) < 0.2;
  plant(model, 'grass', spots(3600, [-10, -9, 10, 7], seed, meadow), 0.24, land, palette.grass, 2);
  plant(model, 'reed', spots(plan.pond ? 150 : 90, [-10, -14, 10, 7], seed + 1, shore), 0.62, land, palette.grass, 4);
  const shade = (x: number, z: number) => meadow(x, z) && noise(x * 0.4, z * 0.4, 9) > 0.45;
  plant(model, 'fern', spots(110, [-11, -10, 11, 7], seed + 2, shade), 0.5, land, palette.leaves.slice(1, 4), 6);
  // no pebble near the first or the last stone: eleven are to be counted
  const counted = [STONES[0], STONES[10]].map((s): V3 => s?.top ?? [0, 0, 0]);
  const stony = (x: number, z: number) =>
    !plan.swept?.(x, z) &&
    Math.abs(land(x, z) - level) < 0.16 &&
    counted.every(([a, , b]) => Math.hypot(x - a, z - b) > 0.95);
  pebbles(model, spots(260, [-9, -12, 9, 11], seed + 3, stony), 0.075, land, [
    '#cbbdb2',
    '#a99c98',
    '#ded2c0',
    '#8f8a90',
  ]);
  flowers(model, spots(150, [-10, -8, 10, 9], seed + 4, meadow), land, ['#fff6e6', '#f6a8b0', '#f6d25a', '#9fa8e0']);
  litter(model, spots(220, [-11, -9, 11, 9], seed + 5, dry), 0.085, land, palette.leaves.slice(2));
  for (const [i, [x, z, s]] of spots(
    12,
    [-13, -15, 13, 1],
    seed + 6,
    (x, z) => meadow(x, z) && Math.abs(x - brookCenter(z)) > 5.5,
  ).entries())
    bush(model, [x, land(x, z), z], 0.8 * s, 260, 0.13, palette, i + 20);
}

export function valley(scene: THREE.Scene, plan: ValleyPlan): void {
  const { look } = plan;
  const model = new Model();
  soil(model, plan);
  if (plan.stones ?? true) steppingStones(model, plan.pond);
  for (const t of plan.trees) tree(model, t, look.palette);
  undergrowth(model, plan);
  scene.add(model.bake());
  scene.add(farWoods({ ...look.distance, facing: plan.facing ?? 0, radius: 34, height: 17 }));
  const wet = {
    ground: plan.land ?? ground,
    shallow: color(look.water.shallow),
    deep: color(look.water.deep),
    glint: color(look.water.glint).multiplyScalar(1.15),
    ripple: look.water.ripple,
    strokes: look.water.strokes,
    mirror: look.water.mirror ?? 1,
    fog: look.fog,
  };
  if (plan.dam) {
    const dam = new Model();
    beaverDam(dam, { spare: plan.spare, room: plan.room });
    scene.add(dam.bake());
  }
  // running water glints more than a pond
  const strokes = look.water.strokes * 1.45;
  if (plan.pond) {
    scene.add(water({ ...wet, level: POND_LEVEL, area: [-14, -24, 14, DAM_Z + 0.2], flow: [1, 0.15] }));
    const below = {
      ...wet,
      area: [-5, DAM_Z, 5, 17] as [number, number, number, number],
      flow: [0, 1] as [number, number],
      strokes: plan.rush ?? strokes,
    };
    if (plan.trickle === 'thin') scene.add(water({ ...below, level: TRICKLE_LEVEL, ground: dryBed }));
    else if (plan.trickle ?? plan.dam) scene.add(water({ ...below, level: BROOK_LEVEL - 0.22 }));
  } else scene.add(water({ ...wet, level: BROOK_LEVEL, area: [-5, -24, 5, 17], flow: [0.15, 1], strokes }));
}

/** A ring of trees round the stage that leaves the lane to the reader open. */
export function treeRing(
  list: [x: number, z: number, height: number, girth: number][],
  leafSize = 0.24,
  leaves = 1300,
  land: (x: number, z: number) => number = ground,
): TreePlan[] {
  return list.map(([x, z, height, girth], i) => {
    const at: V3 = [x, land(x, z) - 0.05, z];
    return { at, height, girth, leaves, leafSize, seed: i * 3 + 2 };
  });
}
