/** What grows and lies on the ground: grass, reeds, ferns, flowers, pebbles, fallen leaves. Plans are lists of spots. */
import type * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { flatShape } from '../model/leaves.ts';
import { at, clamp, color, mix, noise, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { ball } from '../model/tube.ts';
import { leafShape } from '../props/trees.ts';

/** Height of the ground. */
export type Ground = (x: number, z: number) => number;

function blade(length: number, wide: number, bend: number, turn: number, out: number): THREE.BufferGeometry {
  const geometry = grid(
    (u, w) => [(u - 0.5) * wide * (1 - w) ** 0.7, length * w * (1 - 0.25 * bend * w), out + length * bend * w * w],
    1,
    3,
  );
  return geometry.rotateY(turn);
}
const tuft = (): THREE.BufferGeometry =>
  mergeGeometries(
    Array.from({ length: 6 }, (_, i) =>
      blade(mix(0.7, 1.1, (i * 0.37) % 1), 0.11, mix(0.2, 0.75, (i * 0.61) % 1), i * 0.9, 0.03),
    ),
  );
const reed = (): THREE.BufferGeometry =>
  mergeGeometries(
    Array.from({ length: 6 }, (_, i) =>
      blade(mix(0.65, 1.15, (i * 0.43) % 1), 0.05, mix(0.05, 0.3, (i * 0.71) % 1), i * 1.05, 0.04),
    ),
  );
function fernFrond(turn: number): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    const [z, y] = [t * 0.9, 0.55 * Math.sin(t * 2.1)];
    for (const s of [-1, 1]) {
      const leaf = flatShape([
        [0, 0],
        [0.16 * (1.15 - t), 0.035],
        [0.3 * (1.1 - t), 0],
        [0.16 * (1.15 - t), -0.035],
      ]);
      leaf
        .rotateX(-Math.PI / 2)
        .rotateZ(-0.25)
        .rotateY(s > 0 ? 0.35 : Math.PI - 0.35)
        .translate(0, y, z);
      parts.push(leaf);
    }
  }
  return mergeGeometries(parts).rotateY(turn);
}
const fern = (): THREE.BufferGeometry =>
  mergeGeometries(Array.from({ length: 7 }, (_, i) => fernFrond(i * 0.9 + (i % 2) * 0.2)));

export type Spot = [x: number, z: number, size: number];
/** Seeded spots inside a box that pass `keep`. */
export function spots(
  n: number,
  box: [number, number, number, number],
  seed: number,
  keep: (x: number, z: number) => boolean,
): Spot[] {
  const rnd = random(seed);
  const list: Spot[] = [];
  for (let i = 0; i < n * 6 && list.length < n; i++) {
    const [x, z] = [mix(box[0], box[2], rnd()), mix(box[1], box[3], rnd())];
    if (keep(x, z)) list.push([x, z, mix(0.7, 1.3, rnd())]);
  }
  return list;
}
type Plant = 'grass' | 'reed' | 'fern';
const SHAPES: Record<Plant, () => THREE.BufferGeometry> = { grass: tuft, reed, fern };

/** Plants of one kind on the ground; colors wander over the place, not from plant to plant. */
export function plant(
  model: Model,
  kind: Plant,
  list: Spot[],
  size: number,
  ground: Ground,
  tones: string[],
  seed = 1,
): void {
  const rnd = random(seed);
  const items = list.map(([x, z, s]): Item => {
    const k = clamp(noise(x * 0.5 + seed, z * 0.5) * 0.8 + (rnd() - 0.5) * 0.35 + 0.1) * (tones.length - 1);
    const low = Math.min(tones.length - 2, Math.floor(k));
    const tilt: V3 = [(rnd() - 0.5) * 16, rnd() * 360, (rnd() - 0.5) * 16];
    return {
      at: place([x, ground(x, z) - 0.02, z], tilt, size * s),
      color: color(at(tones, low)).lerp(color(at(tones, low + 1)), k - low),
    };
  });
  model.scatter(SHAPES[kind](), items, { doubleSided: true, slight: true, line: kind === 'fern' ? 0.25 : 0.12 });
}

export function pebbles(model: Model, list: Spot[], size: number, ground: Ground, tones: string[], seed = 3): void {
  const rnd = random(seed);
  const items = list.map(([x, z, s]): Item => {
    const scale: V3 = [size * s, size * s * mix(0.4, 0.7, rnd()), size * s * mix(0.7, 1, rnd())];
    return {
      at: place([x, ground(x, z) + size * 0.1, z], [rnd() * 20, rnd() * 360, rnd() * 20], scale),
      color: color(at(tones, Math.floor(rnd() * tones.length))),
    };
  });
  model.scatter(stone(seed, 0.25, 0.2, 9), items, { line: 0.5, slight: true });
}

/** Small flowers: a stalk-less head of petals just over the grass. */
export function flowers(model: Model, list: Spot[], ground: Ground, tones: string[], seed = 5): void {
  const rnd = random(seed);
  const petals = mergeGeometries(
    Array.from({ length: 5 }, (_, i) =>
      ball([0.5, 0.22, 0.34], 6)
        .translate(0.55, 0, 0)
        .rotateY((i / 5) * TAU),
    ),
  );
  const items = list.map(
    ([x, z, s]): Item => ({
      at: place([x, ground(x, z) + 0.13 * s, z], [(rnd() - 0.3) * 50, rnd() * 360, 0], 0.035 * s),
      color: color(at(tones, Math.floor(rnd() * tones.length))),
    }),
  );
  model.scatter(petals, items, { line: 0.3, slight: true });
  const hearts = items.map((e): Item => ({ at: e.at.clone(), color: color('#f6c233') }));
  model.scatter(ball([0.32, 0.3, 0.32], 6).translate(0, 0.12, 0), hearts, { line: 0, slight: true });
}

/** Fallen leaves lying on the ground. */
export function litter(model: Model, list: Spot[], size: number, ground: Ground, tones: string[], seed = 8): void {
  const rnd = random(seed);
  const items = list.map(
    ([x, z, s]): Item => ({
      at: place([x, ground(x, z) + 0.012, z], [-90 + (rnd() - 0.5) * 40, 0, rnd() * 360], size * s),
      color: color(at(tones, Math.floor(rnd() * tones.length))),
    }),
  );
  model.scatter(leafShape(), items, { doubleSided: true, line: 0.35, slight: true });
}
