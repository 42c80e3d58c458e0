/** A dam across the picture by night, the pond behind it, and beyond the pond a grass ridge against the moon. */
import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { water } from '../../model/mirror.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { type Palette, type TreePlan, tree } from '../../props/trees.ts';
import { beaverDam } from '../../sets/beaver-dam.ts';
import { farWoods } from '../../sets/far-woods.ts';
import { plant, spots } from '../../sets/ground-cover.ts';

const MOON_POND = 0.3;
export const MOON_BROOK = 0.02;

/** Where the pond ends and the ridge begins. */
const bankEdge = (x: number): number => -1.38 + 0.06 * Math.sin(x * 1.3);
/** How high the ridge's crest stands; it sinks to the right, where there is open water. */
export const crestOf = (x: number): number =>
  mix(1.24, 0.62, smoothstep(-0.1, 1.3, x)) +
  0.03 * Math.sin(x * 3.1) +
  0.1 * (noise(x * 1.9, 4) - 0.5) -
  0.1 * smoothstep(-1.9, -3.4, x);
/** Where the crest runs: whoever hides stands behind it. */
export const CREST_Z = -1.66;

export function moonGround(x: number, z: number): number {
  const d = bankEdge(x) - z;
  const rough = (fbm(x * 1.3, z * 1.3, 2) - 0.5) * 0.05;
  if (d <= 0) return MOON_POND + 0.04 + Math.max(-0.9, d * 1.5) + rough;
  const up = smoothstep(bankEdge(x), CREST_Z, z);
  const down = smoothstep(CREST_Z - 0.05, CREST_Z - 0.6, z);
  return mix(mix(MOON_POND + 0.04, crestOf(x), up), -0.6, down) + rough * (1 - up);
}
/** The dam's own frame: it runs along X, the brook lies on its +Z side. */
export const moonDamFrame = place([0, 0, 0.9], [0, 0, 0]);
/** Downstream face in that frame: k along (-1 left .. 1 right), h up. */
function moonDam(k: number, h: number): V3 {
  const top = 0.36 + 0.04 * noise(k * 6, 2);
  return [k * 2.6, mix(-0.5, top, h), mix(0.56, 0.06, h ** 0.8)];
}

/** The pond's side of it, from under the water to the crest. */
function moonDamBack(k: number, h: number): V3 {
  return [k * 2.6, mix(0.2, 0.33 + 0.04 * noise(k * 6, 2), h), mix(-0.2, 0, h)];
}

/** Sticks are a little smaller here than at the great dam. */
const DAM_SCALE = 0.8;

export type MoonBank = {
  palette: Palette;
  soil: [grass: string, meadow: string, mud: string];
  fog: { color: string; near: number; far: number };
  trees: TreePlan[];
  /** degrees from straight ahead where the sky is palest */
  moonAt: number;
  /** plants stay out of where this is false */
  clear: (x: number, z: number) => boolean;
  /** spot on the dam's face without sticks, in the dam's frame */
  spare: V3;
  /** no stick of the dam ends in these balls: [x, y, z, radius] in the world */
  open: [number, number, number, number][];
};

export function moonBank(scene: THREE.Scene, plan: MoonBank): void {
  const model = new Model();
  const [grass, meadow, mud] = plan.soil.map(color) as [THREE.Color, THREE.Color, THREE.Color];
  const soil = grid(
    (u, w) => {
      const [x, z] = [mix(-13, 13, u), mix(2.5, -4.5, w)];
      return [x, moonGround(x, z), z];
    },
    170,
    150,
  );
  model.put(soil, {
    line: 0,
    tint: (point) => {
      const c = grass.clone().lerp(meadow, smoothstep(0.35, 0.65, fbm(point.x * 0.6, point.z * 0.6, 7)));
      const edge = bankEdge(point.x) - point.z;
      c.lerp(mud, smoothstep(0.26, 0.06, edge + (noise(point.x * 5, point.z * 5) - 0.5) * 0.18));
      return c.multiplyScalar(0.88 + 0.24 * fbm(point.x * 2, point.z * 2, 1));
    },
  });
  for (const t of plan.trees) tree(model, t, plan.palette);
  const dry = (x: number, z: number) => bankEdge(x) - z > 0.06 && z > CREST_Z - 0.1 && plan.clear(x, z);
  plant(model, 'grass', spots(1100, [-6, -1.76, 6, -1.3], 3, dry), 0.15, moonGround, plan.palette.grass, 2);
  // low tufts before the chins, or the ridge is a box
  const brow = (x: number, z: number) => Math.abs(z - CREST_Z - 0.1) < 0.05 && x < 0.6;
  plant(model, 'grass', spots(130, [-3.2, -1.7, 0.6, -1.5], 9, brow), 0.085, moonGround, plan.palette.grass, 3);
  const shore = (x: number, z: number) => Math.abs(bankEdge(x) - z) < 0.16 && plan.clear(x, z);
  plant(model, 'reed', spots(40, [-6, -1.5, 5, -1.2], 4, shore), 0.34, moonGround, plan.palette.grass, 4);
  const scaled = moonDamFrame.clone().multiply(place([0, 0, 0], [0, 0, 0], DAM_SCALE));
  // a stick buried in the bank would show its ends only, as chips in the air
  const keep = (point: THREE.Vector3, half: THREE.Vector3) => {
    const q = point.clone().applyMatrix4(scaled);
    const free = [-1, 1].every((s) => {
      const end = point.clone().addScaledVector(half, s).applyMatrix4(scaled);
      return plan.open.every(([x, y, z, r]) => end.distanceTo(vec(x, y, z)) > r);
    });
    return free && q.y > moonGround(q.x, q.z) + 0.03;
  };
  model.inside(scaled, () => {
    const small =
      (f: (k: number, h: number) => V3) =>
      (k: number, h: number): V3 =>
        f(k, h).map((v) => v / DAM_SCALE) as V3;
    const spare = plan.spare.map((v) => v / DAM_SCALE) as V3;
    beaverDam(model, { spare, seed: 11, face: small(moonDam), upright: 0, lumps: 0, keep });
    beaverDam(model, { seed: 23, face: small(moonDamBack), upright: 0, lumps: 0, sticks: 150, keep });
  });
  // solid mud inside, or the pond would shine through the wall
  model.inside(moonDamFrame, () => {
    for (const [h, back, r] of [
      [0.25, 0.2, 0.24],
      [0.62, 0.26, 0.27],
      [0.8, 0.17, 0.17],
    ] as const) {
      const wall = [-1, -0.5, 0, 0.5, 1].map((k) => vec(moonDam(k, h)).add(vec(0, 0.02 * Math.sin(k * 9), -back)));
      model.put(tube(wall, [r, r * 0.9, r * 1.05, r], { around: 14, rings: 36 }), { color: '#5a4650', line: 0.2 });
    }
  });
  scene.add(model.bake());
  scene.add(
    farWoods({
      skyTop: '#2b3468',
      skyLow: '#8791c4',
      far: '#5b6f98',
      near: '#33496c',
      glow: { at: plan.moonAt, wide: 46, color: '#dfe2f8' },
      gain: 0.72,
      radius: 22,
      height: 1.7,
      trunks: false,
    }),
  );
  const wet = {
    shallow: color('#4a6a92'),
    deep: color('#2a4674'),
    glint: color('#c9d6f4').multiplyScalar(1.1),
    fog: plan.fog,
  };
  scene.add(
    water({
      ...wet,
      // each water ends at the dam: what lies beyond counts as land
      ground: (x, z) => (z > 0.9 ? MOON_POND + 1 : moonGround(x, z)),
      level: MOON_POND,
      area: [-9, -2.2, 9, 1.4],
      ripple: 0.01,
      strokes: 0.3,
      flow: [1, 0.1],
    }),
    water({
      ...wet,
      ground: (_x, z) => (z < 0.9 ? MOON_BROOK + 1 : MOON_BROOK - 0.5),
      level: MOON_BROOK,
      area: [-5, 0.6, 5, 3.2],
      ripple: 0.014,
      strokes: 0.35,
      flow: [1, 0.2],
    }),
  );
}
