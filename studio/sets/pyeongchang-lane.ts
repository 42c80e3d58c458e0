/** Lane of Pyeongchang-dong (S19): a paved landing, level granite stairs, garden walls that climb in level sections. */
import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { at, color, fbm, mix, random, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { foliage, leafShape, type Palette } from '../props/trees.ts';
import { litter, type Spot } from './ground-cover.ts';
import { tileCoping, tileWall } from './tile-wall.ts';

/** Stairs begin here; each is this high and this deep, metres. */
const STAIRS = { z: -1.5, rise: 0.16, run: 0.36, count: 12 };
/** Height of the paving: flat below the stairs and above them. */
function laneHeight(z: number): number {
  const k = Math.ceil((STAIRS.z - z) / STAIRS.run);
  return Math.min(STAIRS.count, Math.max(0, k)) * STAIRS.rise;
}
const SLAB = ['#bfb2ac', '#b1a6a8', '#c8bbb0', '#a69ba2', '#b9aaa0'];

function paving(model: Model, half: number): void {
  const rnd = random(21);
  const slabs: Item[] = [];
  const lay = (x: number, y: number, z: number, w: number, d: number, high: number) =>
    slabs.push({
      at: place([x, y - high / 2, z], [0, (rnd() - 0.5) * 1.2, 0], [w * 0.985, high, d * 0.985]),
      color: color(at(SLAB, Math.floor(rnd() * SLAB.length))).multiplyScalar(mix(0.93, 1.07, rnd())),
    });
  for (let z = 3.4; z > STAIRS.z + 0.01; z -= 0.49)
    for (let x = -half - rnd() * 0.3; x < half; ) {
      const w = mix(0.4, 0.85, rnd());
      lay(x + w / 2, rnd() * 0.006, z - 0.245, w, 0.49, 0.2);
      x += w;
    }
  for (let k = 0; k < STAIRS.count; k++)
    for (let x = -half; x < half - 0.05; ) {
      const w = Math.min(mix(0.55, 1.15, rnd()), half - x);
      // tread and riser are one block of granite; its top is level
      lay(x + w / 2, (k + 1) * STAIRS.rise, STAIRS.z - (k + 0.5) * STAIRS.run - 0.02, w, STAIRS.run + 0.04, 0.3);
      x += w;
    }
  model.scatter(roundedBox(1, 1, 1, 0.035, { fine: true, wobble: 0.03 }), slabs, { line: 0.75 });
  const end = STAIRS.z - STAIRS.count * STAIRS.run;
  model.put(
    roundedBox(half * 2, 0.2, 6, 0.02),
    { color: '#c9bbac', line: 0.3 },
    place([0, STAIRS.count * STAIRS.rise - 0.1, end - 3]),
  );
}

export type LanePlan = {
  /** half width of the lane */
  half: number;
  leaves: string[];
};
export function lane(scene: THREE.Scene, plan: LanePlan): void {
  const model = new Model();
  const { half } = plan;
  paving(model, half);
  const long = STAIRS.run * 4;
  for (const s of [-1, 1]) {
    // the landing's wall, then sections that each stand a step higher; every top is level
    tileWall(model, place([s * (half + 0.15), 0, 1.2], [0, -s * 90, 0]), {
      length: 5.4,
      height: s < 0 ? 1.18 : 1.02,
      seed: 11 + s,
    });
    for (let i = 0; i < 3; i++) {
      const z = STAIRS.z - (i + 0.5) * long;
      const y = laneHeight(z - long / 2 + 0.05) - 0.12;
      tileWall(model, place([s * (half + 0.15), y, z], [0, -s * 90, 0]), {
        length: long,
        height: s < 0 ? 1.0 : 0.9,
        foot: 1.1,
        seed: 20 + i * 3 + s,
      });
    }
  }
  scene.add(model.bake());
  const rnd = random(4);
  const list: Spot[] = [];
  for (let i = 0; i < 210; i++) {
    const edge = rnd() < 0.62;
    const x = edge ? Math.sign(rnd() - 0.4) * (half - 0.05 - rnd() ** 2 * 0.6) : (rnd() - 0.5) * 2 * half;
    list.push([x, mix(2.6, STAIRS.z - STAIRS.count * STAIRS.run, rnd()), mix(0.7, 1.3, rnd())]);
  }
  const fallen = new Model();
  litter(fallen, list, 0.085, (_x, z) => laneHeight(z), plan.leaves);
  scene.add(fallen.bake());
}

/** Old house behind a wall: cream plaster, brown posts, a tiled roof with its ridge along X. */
export function tiledHouse(model: Model, where: THREE.Matrix4, long: number): void {
  model.inside(where, () => {
    const plaster = (point: THREE.Vector3) =>
      color('#f5e4c4').multiplyScalar(0.93 + 0.12 * fbm(point.x * 2, point.y * 2));
    model.put(roundedBox(long * 0.86, 1.7, 2, 0.02, { fine: true }), { tint: plaster }, place([0, 0.4, 0]));
    for (let i = -2; i <= 2; i++)
      model.put(roundedBox(0.14, 1.7, 0.14, 0.02), { color: '#8a5233' }, place([i * long * 0.2, 0.4, 1.0]));
    model.put(roundedBox(long * 0.9, 0.14, 0.14, 0.02), { color: '#8a5233' }, place([0, 1.16, 1.0]));
    tileCoping(model, place([0, 1.2, 0]), { length: long, deep: 1.55, rise: 0.85, pitch: 0.24, seed: 6 });
  });
}

/** Persimmon tree in October: few leaves, much fruit. `to` are the ends of its boughs, `fruit` the share of twigs that bear. */
export function persimmonTree(model: Model, foot: V3, to: V3[], fruit: number, p: Palette, seed = 3): void {
  const rnd = random(seed);
  const base = vec(foot);
  const bark = { color: '#5d4a45', line: 0.7 };
  const spots: THREE.Vector3[] = [];
  const leaves: Item[] = [];
  const fork = base.clone().add(vec(-0.12, 1.9, 0.05));
  for (const end of to) {
    const tip = vec(end);
    const mid = fork
      .clone()
      .lerp(tip, 0.5)
      .add(vec((rnd() - 0.5) * 0.3, 0.22, (rnd() - 0.5) * 0.3));
    model.put(tube([base, fork, mid, tip], [0.13, 0.085, 0.05, 0.012], { around: 9, rings: 26 }), bark);
    const bough = new THREE.CatmullRomCurve3([fork, mid, tip]);
    for (let i = 0; i < 9; i++) {
      const a = bough.getPointAt(mix(0.3, 0.98, i / 8));
      const b = a.clone().add(vec((rnd() - 0.5) * 0.7, (rnd() - 0.35) * 0.5, (rnd() - 0.5) * 0.7));
      model.put(
        tube(
          [
            a,
            a
              .clone()
              .lerp(b, 0.5)
              .add(vec(0, 0.05, 0)),
            b,
          ],
          [0.02, 0.014, 0.006],
          { around: 6, rings: 8 },
        ),
        {
          ...bark,
          line: 0.5,
        },
      );
      spots.push(b);
      leaves.push(...foliage(b.toArray() as V3, [0.17, 0.15, 0.17], 6, 0.12, p, seed * 3 + i));
    }
  }
  model.scatter(leafShape(), leaves, { doubleSided: true, line: 0.3 });
  // one fruit at the end of a twig, hanging under it
  for (const { x, y: tip, z } of spots) {
    if (rnd() > fruit) continue;
    const y = tip - 0.075;
    const r = mix(0.062, 0.08, rnd());
    model.put(
      ball([r, r * 0.84, r], 14),
      { color: color('#ee7a26').lerp(color('#f59b34'), rnd()), line: 0.8 },
      place([x, y, z]),
    );
    model.put(ball([r * 0.5, 0.012, r * 0.5], 8), { color: '#7c7a3e', line: 0.3 }, place([x, y + r * 0.8, z]));
  }
}
