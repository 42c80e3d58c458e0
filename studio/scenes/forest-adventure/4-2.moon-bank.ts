/** A steep bank over the pond by night, and below it the dam with the brook behind: a small stage seen from downstream. */
import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { water } from '../../model/mirror.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { bush, type Palette, type TreePlan, tree } from '../../props/trees.ts';
import { beaverDam } from '../../sets/beaver-dam.ts';
import { farWoods } from '../../sets/far-woods.ts';
import { pebbles, plant, spots } from '../../sets/ground-cover.ts';

export const MOON_POND = 0.3;
export const MOON_BROOK = -0.2;
/** Slope of the bank, degrees. */
export const BANK_SLOPE = 31;

/** Where the water ends and the bank begins; on the right the bank comes forward to carry the dam. */
export const bankEdge = (x: number): number =>
  -0.06 + 0.9 * smoothstep(1.7, 3.6, x) + 0.07 * Math.sin(x * 2.1) - 0.1 * smoothstep(-1, -3, x);

/** Metres downstream of the dam's crest; negative on the pond's side. */
const downstream = (x: number, z: number): number => (x - 0.5) * 0.924 + (z - 1) * 0.383;

export function moonGround(x: number, z: number): number {
  const d = bankEdge(x) - z;
  const rough = (fbm(x * 1.3, z * 1.3, 2) - 0.5) * 0.05;
  if (d > 0)
    return (
      MOON_POND +
      0.04 +
      Math.tan((BANK_SLOPE / 180) * Math.PI) * Math.min(d, 1.45) -
      0.06 * Math.max(0, d - 1.45) +
      rough
    );
  const below = smoothstep(0.1, 0.5, downstream(x, z)) * 0.3;
  return MOON_POND + 0.04 + Math.max(-0.6, d * 1.5) - below + rough;
}
/** The dam's own frame: it runs along X into the bank, and the brook lies on its +Z side. */
export const moonDamFrame = place([0.5, 0, 1], [0, 67.5, 0]);
/** Downstream face in that frame: k along (-1 towards the reader .. 1 in the bank), h up. */
function moonDam(k: number, h: number): V3 {
  const top = 0.42 + 0.07 * noise(k * 6, 2);
  return [k * 1.85, mix(-0.5, top, h), mix(0.56, 0.06, h ** 0.8)];
}

/** The pond's side of it, from under the water to the crest. */
function moonDamBack(k: number, h: number): V3 {
  return [k * 1.85, mix(0.27, 0.4 + 0.07 * noise(k * 6, 2), h), mix(-0.17, 0, h)];
}

/** Sticks are a little smaller here than at the great dam. */
const DAM_SCALE = 0.8;

export interface MoonBank {
  palette: Palette;
  soil: [grass: string, meadow: string, mud: string];
  fog: { color: string; near: number; far: number };
  trees: TreePlan[];
  /** plants stay out of where this is false */
  clear: (x: number, z: number) => boolean;
  /** spot on the dam's face without sticks, in the dam's frame */
  spare: V3;
  /** no stick of the dam ends in these balls: [x, y, z, radius] in the world */
  open: [number, number, number, number][];
}

export function moonBank(scene: THREE.Scene, plan: MoonBank): void {
  const m = new Model();
  const [grass, meadow, mud] = plan.soil.map(color) as [THREE.Color, THREE.Color, THREE.Color];
  const soil = grid(
    (u, w) => {
      const [x, z] = [mix(-13, 13, u), mix(5, -16, w)];
      return [x, moonGround(x, z), z];
    },
    170,
    150,
  );
  m.put(soil, {
    line: 0,
    tint: (p) => {
      const c = grass.clone().lerp(meadow, smoothstep(0.35, 0.65, fbm(p.x * 0.6, p.z * 0.6, 7)));
      const edge = bankEdge(p.x) - p.z;
      c.lerp(mud, smoothstep(0.26, 0.06, edge + (noise(p.x * 5, p.z * 5) - 0.5) * 0.18));
      return c.multiplyScalar(0.88 + 0.24 * fbm(p.x * 2, p.z * 2, 1));
    },
  });
  for (const t of plan.trees) tree(m, t, plan.palette);
  const dry = (x: number, z: number) => bankEdge(x) - z > 0.18 && plan.clear(x, z);
  plant(m, 'grass', spots(1500, [-7, -7, 6, 2], 3, dry), 0.17, moonGround, plan.palette.grass, 2);
  const shore = (x: number, z: number) => Math.abs(bankEdge(x) - z) < 0.16 && plan.clear(x, z);
  plant(m, 'reed', spots(60, [-6, -1.4, 5, 2.2], 4, shore), 0.5, moonGround, plan.palette.grass, 4);
  const shade = (x: number, z: number) => bankEdge(x) - z > 2 && plan.clear(x, z);
  plant(m, 'fern', spots(50, [-7, -7, 7, -1], 5, shade), 0.45, moonGround, plan.palette.leaves.slice(1, 4), 6);
  pebbles(
    m,
    spots(70, [-5, -1.2, 4, 1.6], 6, (x, z) => Math.abs(bankEdge(x) - z - 0.05) < 0.12),
    0.05,
    moonGround,
    ['#8f92b4', '#747898', '#a9acc8'],
  );
  for (const [i, [x, z, s]] of spots(
    7,
    [-8, -9, 8, -3.4],
    8,
    (x, z) => Math.abs(x) > 2.6 && plan.clear(x, z),
  ).entries())
    bush(m, [x, moonGround(x, z), z], 0.7 * s, 220, 0.13, plan.palette, i + 5);
  const scaled = moonDamFrame.clone().multiply(place([0, 0, 0], [0, 0, 0], DAM_SCALE));
  // a stick buried in the bank would show its ends only, as chips in the air
  const keep = (p: THREE.Vector3, half: THREE.Vector3) => {
    const q = p.clone().applyMatrix4(scaled);
    const free = [-1, 1].every((s) => {
      const end = p.clone().addScaledVector(half, s).applyMatrix4(scaled);
      return plan.open.every(([x, y, z, r]) => end.distanceTo(vec(x, y, z)) > r);
    });
    return free && q.y > moonGround(q.x, q.z) + 0.03;
  };
  m.inside(scaled, () => {
    const small =
      (f: (k: number, h: number) => V3) =>
      (k: number, h: number): V3 =>
        f(k, h).map((v) => v / DAM_SCALE) as V3;
    const spare = plan.spare.map((v) => v / DAM_SCALE) as V3;
    beaverDam(m, { spare, seed: 11, face: small(moonDam), upright: 0, lumps: 0, keep });
    beaverDam(m, { seed: 23, face: small(moonDamBack), upright: 0, lumps: 0, sticks: 150, keep });
  });
  // solid mud inside, or the pond would shine through the wall
  m.inside(moonDamFrame, () => {
    for (const [h, back, r] of [
      [0.25, 0.2, 0.24],
      [0.62, 0.26, 0.27],
      [0.84, 0.17, 0.17],
    ] as const) {
      const wall = [-1, -0.5, 0, 0.5, 1].map((k) => vec(moonDam(k, h)).add(vec(0, 0.02 * Math.sin(k * 9), -back)));
      m.put(tube(wall, [r, r * 0.9, r * 1.05, r], { around: 14, rings: 36 }), { color: '#5a4650', line: 0.2 });
    }
  });
  scene.add(m.bake());
  scene.add(
    farWoods({
      skyTop: '#2b3468',
      skyLow: '#8791c4',
      far: '#5b6f98',
      near: '#33496c',
      glow: { at: -16, wide: 40, color: '#e4e2f6' },
      gain: 0.66,
      radius: 22,
      height: 5,
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
      ground: (x, z) => (downstream(x, z) > 0 ? MOON_POND + 1 : moonGround(x, z)),
      level: MOON_POND,
      area: [-9, -2, 5, 4],
      ripple: 0.01,
      strokes: 0.3,
      flow: [1, 0.1],
    }),
    water({
      ...wet,
      ground: (x, z) => (downstream(x, z) < 0 ? MOON_BROOK + 1 : moonGround(x, z)),
      level: MOON_BROOK,
      area: [-2, -1, 6, 4.5],
      ripple: 0.014,
      strokes: 0.35,
      flow: [0.5, 1],
    }),
  );
}
