/**
 * Lookout over Pyeongchang-dong (S24): a granite ledge with pines, the valley below, and one ridge line behind it: Bohyeonbong high
 * in the middle, the Lion Ridge lying to its left, the two even Brothers to its right. Metres, the ledge is y = 0 at z -2..3.
 *
 *   sitting rock [.9, .44, -.5], 1.7 wide along X: two boys back to back sit at x .5 and 1.3, looking to -X and +X
 *   edge with posts and a rope (today) z = -2.5, x -4.4..4.4; cairn [-1.9, 0, -1.5]; pines left x -4.3 and right x 4.5
 *   RIDGE has world points of the tops (labels, ghosts); the lion's head looks left, its haunch is right of it
 * Cameras:
 *   wide:    from [.2, 1.5, 5.4] to [-1.6, 2.3, -10], fov 42       6.2: people at z 0..1.5, ridge over their heads
 *   medium:  from [.4, .95, 3.1] to [.9, .95, -.5], fov 38         6.3: the rock, ridge behind
 *   ridge:   from [0, 1.6, .4] to [-5, 7.6, -96], fov 34           the ridge alone
 */

import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';
import { redPine } from '../props/red-pine.ts';
import { bush } from '../props/trees.ts';
import { bukhansan } from './bukhansan.ts';
import { plant, spots } from './ground-cover.ts';
import { ERAS, type Era, type EraLook } from './lookout-eras.ts';

const SHIFT: [number, number] = [4, -4.5];
/** The flat rock two boys sat on. */
export const SITTING_ROCK: V3 = [0.9, 0.44, -0.5];

function ledge(x: number, z: number): number {
  const edge = -2.7 + 0.5 * Math.sin(x * 0.7) - 0.02 * x * x;
  const drop = smoothstep(edge, edge - 1.6, z) * 3.4 + Math.max(0, edge - 1.2 - z) * 0.55;
  const sides = smoothstep(4.6, 8, Math.abs(x)) * (x < 0 ? -0.7 : 0.9) * smoothstep(-6, -1, z);
  const hump = 0.07 * (fbm(x * 0.6, z * 0.6, 2) - 0.5) * smoothstep(0.4, 2.4, Math.hypot(x, z - 0.6));
  return -drop - sides + hump;
}

export type LookoutPlan = {
  era: Era;
  /** leave out what stands before a close camera: 'pines', 'rope', 'valley', 'grass' */
  skip?: ('pines' | 'rope' | 'valley' | 'grass')[];
  /** moves the ridge along X and up: where a long lens wants the peaks */
  ridge?: [number, number];
};
export function mountainLookout(scene: THREE.Scene, plan: LookoutPlan): void {
  const look = ERAS[plan.era];
  const without = new Set(plan.skip);
  bukhansan(scene, look.ridge, plan.ridge ?? SHIFT, 'lookout', { trees: 5200, fine: 0.8 });
  if (!without.has('valley')) scene.add(valleyBelow(look));
  const model = new Model();
  granite(model, look);
  cairn(model, [-1.9, 0, -1.5], plan.era === 'today' ? 9 : plan.era === '1948' ? 3 : 0, look);
  if (plan.era === 'today' && !without.has('rope')) ropeFence(model);
  if (!without.has('pines')) {
    redPine(
      model,
      {
        at: [-4.3, -0.1, -1.3],
        height: 4.4,
        girth: 0.15,
        lean: [-0.7, -0.4],
        bare: 0.5,
        spread: 1.2,
        needles: 520,
        seed: 5,
      },
      look.pine,
    );
    redPine(
      model,
      {
        at: [5, -0.5, -2.2],
        height: 2.9,
        girth: 0.12,
        lean: [-0.9, -0.3],
        bare: 0.42,
        spread: 1.1,
        needles: 360,
        seed: 9,
      },
      look.pine,
    );
    if (plan.era !== '1948')
      redPine(
        model,
        { at: [-6.6, 0.2, -4], height: 5, girth: 0.17, lean: [-0.6, 0], needles: 260, seed: 12 },
        look.pine,
      );
  }
  for (const [i, [x, z, r]] of points3(
    '-3.2,-2.5,.42 -2.5,-3,.3 3.3,-2.9,.4 2.6,-3.1,.28 6.2,-1,.6 -5.4,.6,.5',
  ).entries())
    bush(
      model,
      [x, ledge(x, z) - 0.06, z],
      r,
      150,
      0.1,
      i % 3 === 1 ? { ...look.plants, leaves: look.pine.leaves } : look.plants,
      i + 3,
    );
  scene.add(model.bake());
  if (without.has('grass')) return;
  const low = new Model();
  const crack = (x: number, z: number) =>
    ledge(x, z) > -0.5 && noise(x * 1.1, z * 1.1, 4) > 0.62 && Math.hypot(x - 0.6, z - 0.4) > 1.5;
  plant(low, 'grass', spots(260, [-6, -3, 6, 3.4], 4, crack), 0.2, ledge, look.plants.grass, 3);
  scene.add(low.bake());
}

function granite(model: Model, look: EraLook): void {
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-10, 10, u), mix(7, -9, w)];
      return [x, ledge(x, z), z];
    },
    90,
    80,
  );
  const rock = (point: THREE.Vector3): THREE.Color => {
    const seam = smoothstep(0.035, 0.006, Math.abs(noise(point.x * 0.7 + noise(point.z), point.z * 0.45, 2) - 0.5));
    const lichen = smoothstep(0.62, 0.72, fbm(point.x * 1.8, point.y * 1.8, point.z * 1.8 + 4));
    return color(look.rock[0])
      .lerp(color(look.rock[1]), smoothstep(0.35, 0.7, fbm(point.x * 0.8, point.y * 2, point.z * 0.8)))
      .lerp(color('#7c6f80'), seam * 0.55)
      .lerp(color('#b9b489'), lichen * 0.35);
  };
  model.put(geometry, {
    line: 0.5,
    tint: (point) =>
      rock(point).lerp(
        color(look.soil),
        smoothstep(0.55, 0.7, fbm(point.x * 0.5 + 3, point.z * 0.5)) * 0.8 * smoothstep(-0.6, -0.1, point.y),
      ),
  });
  // the flat rock, one steep flank and one long slab
  model.put(
    stone(14, 0.72, 0.12, 26),
    { tint: (point) => rock(point.clone().multiplyScalar(1.4)).multiplyScalar(point.y > 0.5 ? 1.04 : 0.94) },
    place([0.9, 0.1, -0.5], [0, 6, 1], [1.02, 0.4, 0.56]),
  );
  for (const [x, z, s, seed] of [
    [2.7, -1.3, 0.5, 3],
    [-3, -0.9, 0.34, 7],
    [3.6, 0.2, 0.3, 8],
    [-2.3, -2.2, 0.26, 5],
  ] as const)
    model.put(
      stone(seed, 0.5, 0.2, 16),
      { tint: rock },
      place([x, ledge(x, z) + s * 0.2, z], [0, seed * 30, 4], [s * 1.3, s * 0.6, s]),
    );
}

/** Wishes of those who passed: flat stones on each other. Eighty years make a difference. */
function cairn(model: Model, [x, y, z]: V3, stones: number, look: EraLook): void {
  const rnd = random(6);
  let h = y;
  for (let i = 0; i < stones; i++) {
    const r = mix(0.24, 0.07, i / 9) * mix(0.9, 1.1, rnd());
    const thick = r * mix(0.35, 0.5, rnd());
    model.put(
      stone(i + 2, 0.3, 0.2, 12),
      { color: color(look.rock[i % 2 ? 0 : 1]).multiplyScalar(mix(0.85, 1.02, rnd())) },
      place(
        [x + (rnd() - 0.5) * r * 0.4, h + thick * 0.8, z + (rnd() - 0.5) * r * 0.4],
        [0, i * 70, (rnd() - 0.5) * 8],
        [r, thick, r * 0.86],
      ),
    );
    h += thick * 1.6;
  }
}

function ropeFence(model: Model): void {
  const posts = [-4.3, -2.6, -0.8, 1, 2.8, 4.4].map((x): V3 => [x, ledge(x, -2.35), -2.35 + 0.12 * Math.sin(x)]);
  for (const [i, [x, y, z]] of posts.entries()) {
    model.put(
      tube(
        [
          [x, y - 0.2, z],
          [x, y + 0.5, z],
          [x, y + 0.92, z],
        ],
        [0.05, 0.048, 0.05],
        { around: 9 },
      ),
      { color: '#7a5a44' },
    );
    const next = posts[i + 1];
    if (!next) continue;
    for (const k of [0.82, 0.48])
      model.put(
        tube(
          [
            [x, y + k, z],
            [(x + next[0]) / 2, (y + next[1]) / 2 + k - 0.09, (z + next[2]) / 2],
            [next[0], next[1] + k, next[2]],
          ],
          [0.018],
          { around: 6, rings: 12 },
        ),
        { color: '#e8d6ac', line: 0.7 },
      );
  }
}

/** The basin between ledge and ridge: woods, and the neighborhood of the time. One to twenty, as the ridge is. */
function valleyBelow(look: EraLook): Model {
  const model = new Model();
  const basin = (x: number, z: number) =>
    -7.4 +
    0.002 * x * x +
    4.4 * smoothstep(-22, -58, z) +
    2.4 * smoothstep(-48, -66, z) +
    1.6 * fbm(x * 0.08, z * 0.1, 3) -
    2 * smoothstep(-20, -10, z);
  const tones = look.ridge.woods;
  const leafy = (x: number, z: number, k: number) => {
    const t = Math.min(0.999, Math.max(0, fbm(x * 0.12, z * 0.16, 5) * 1.5 - 0.35 + k)) * (tones.length - 1);
    return color(at(tones, Math.floor(t))).lerp(color(at(tones, Math.floor(t) + 1)), t % 1);
  };
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(-62, 62, u), mix(-8, -74, w)];
        return [x, basin(x, z), z];
      },
      70,
      40,
    ),
    { tint: (point) => leafy(point.x, point.z, 0), line: 0.2, doubleSided: true },
  );
  const rnd = random(31);
  const trees: Item[] = [];
  const town = (x: number, z: number) => Math.exp(-(((x + 2 - (z + 34) * 0.5) / 19) ** 2) - ((z + 38) / 11) ** 2);
  for (let i = 0; i < 2300; i++) {
    const [x, z] = [mix(-56, 56, rnd()), mix(-16, -60, rnd())];
    if (rnd() < town(x, z) * (look.houses.count > 60 ? 0.72 : 0.2)) continue;
    const s = mix(0.4, 0.85, rnd());
    trees.push({
      at: place([x, basin(x, z) + s * 0.3, z], [0, rnd() * 360, 0], [s, s, s]),
      color: leafy(x, z, (rnd() - 0.5) * 0.5),
    });
  }
  model.scatter(stone(5, 0, 0.35, 5), trees, { line: 0.1, slight: true });
  const [walls, roofs]: [Item[], Item[]] = [[], []];
  for (let i = 0; i < 900 && walls.length < look.houses.count; i++) {
    const [x, z] = [mix(-34, 40, rnd()), mix(-26, -54, rnd())];
    if (rnd() > town(x, z)) continue;
    const [w, d, h] = [mix(1, 2, rnd()), mix(0.8, 1.2, rnd()), look.houses.count > 60 ? mix(0.6, 1.3, rnd()) : 0.5];
    const yaw = mix(-20, 20, rnd());
    const y = basin(x, z);
    walls.push({
      at: place([x, y + h / 2, z], [0, yaw, 0], [w, h + 0.5, d]),
      color: color(at(look.houses.walls, Math.floor(rnd() * look.houses.walls.length))),
    });
    roofs.push({
      at: place([x, y + h + 0.28, z], [0, yaw, 0], [w * 1.14, 0.36, d * 1.2]),
      color: color(at(look.houses.roofs, Math.floor(rnd() * look.houses.roofs.length))),
    });
  }
  model.scatter(new THREE.BoxGeometry(1, 1, 1), walls, { line: 0.25 });
  model.scatter(new THREE.CylinderGeometry(0.42, 0.72, 1, 4).rotateY(Math.PI / 4), roofs, { line: 0.3 });
  return model.bake({ cast: false });
}
