/**
 * Christmas Eve as one map: the town on the left, the bridge in front, the three hills on the right. Metres.
 *
 *   The reader stands on the bank and looks to -Z, about from [.2, 2.9, 6.6]. The road comes down from the town along the
 *   left edge (`TOWN_ROAD`), crosses the bridge from left to right and goes on to the hill gate (`HILL_ROAD`).
 *   `onBridge(along, across)` is a point on the bridge's road: along > 0 to the right, across > 0 to the reader.
 *   The hills stand in `HILLS_FRAME`; `streamPoint(hill, t, side)` runs from a farm (t = 0) to the foot of its hill (t = 1).
 */

import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { SNOW } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { hillGate } from '../../props/hill-gate.ts';
import { tinyChurch, tinyHouse, tinyTree } from '../../props/tiny-town.ts';
import { plumSky } from '../../sets/plum-sky.ts';
import { bridgeStones, roadY } from '../../sets/snow-bridge.ts';
import { bareTree } from '../../sets/street-trees.ts';
import { HILLS, onHills, threeHills } from '../../sets/three-hills.ts';

const YAW = -76;
const BRIDGE = place([0.25, 0, 0], [0, YAW, 0]).multiply(place([0, 0, 6]));
const INTO = BRIDGE.clone().invert();
const HILLS_FRAME = place([6.5, -0.4, -6], [0, 0, 0], [0.72, 0.94, 1]);

export const onBridge = (along: number, across: number, up = 0): V3 => {
  const z = -6 - along;
  return vec(across, roadY(z) + up, z)
    .applyMatrix4(BRIDGE)
    .toArray() as V3;
};
/** Yaw of someone on the bridge who faces along it (`along`) and to the reader (`across`). */
export const bridgeYaw = (along: number, across: number): number => YAW + (Math.atan2(across, -along) * 180) / Math.PI;

export const TOWN_ROAD: V3[] = [
  [-12.4, 0, -32],
  [-10.4, 0, -25],
  [-7.9, 0, -17.5],
  [-6.2, 0, -11.5],
  [-4.9, 0, -7.2],
  [-3.7, 0, -3.2],
  onBridge(-3.4, 0),
];
const HILL_ROAD: V3[] = [onBridge(3.2, 0), [5.6, 0, -2.6], [8.4, 0, -9], [10.4, 0, -18], [10.8, 0, -30]];
const GATE: V3 = [10.6, 0, -20];

/** Distance to a road, and how far along. */
function near(path: V3[], x: number, z: number): number {
  let best = 1e9;
  for (let i = 0; i + 1 < path.length; i++) {
    const [a, b] = [path[i] as V3, path[i + 1] as V3];
    const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (z - a[2]) * dz) / (dx * dx + dz * dz)));
    best = Math.min(best, Math.hypot(x - a[0] - t * dx, z - a[2] - t * dz));
  }
  return best;
}
export function valleyGround(x: number, z: number): number {
  const q = vec(x, 0, z).applyMatrix4(INTO);
  const brook = -6 + 0.7 * Math.sin(q.x * 0.22);
  const bank = Math.exp(-(((q.z - brook) / 2) ** 2));
  const onRoad = smoothstep(1.9, 1.35, Math.abs(q.x)) * smoothstep(6, 4.4, Math.abs(q.z + 6));
  const drift = 0.5 * (noise(x * 0.28, z * 0.28) - 0.4) + 0.2 * noise(x * 0.8, z * 0.8);
  const road = Math.min(near(TOWN_ROAD, x, z), near(HILL_ROAD, x, z));
  const flatRoad = smoothstep(1.7, 0.7, road);
  const open = mix(drift - 1.5 * bank, -0.02, flatRoad * (1 - bank));
  return mix(open, roadY(q.z) + 0.03 * noise(x * 3, z * 3), onRoad);
}

/** Point of the way down: hill 0 apples, 1 sheep, 2 honey; `side` metres off it. In the world. */
export function streamPoint(hill: 0 | 1 | 2, t: number, side = 0, up = 0): V3 {
  const at = HILLS[hill]?.at ?? [0, 0];
  const foot: [number, number] = [
    [-9, -37],
    [1, -36],
    [11, -38],
  ][hill] as [number, number];
  const sway = Math.sin(t * 7 + hill * 2) * 4 * Math.sin(Math.PI * t);
  const p = onHills(mix(at[0], foot[0], t) + sway + side, mix(at[1] + 7, foot[1], t), up);
  return vec(p).applyMatrix4(HILLS_FRAME).toArray() as V3;
}

export function hillValley(scene: THREE.Scene, arch = false): void {
  plumSky(scene, 'snowNight', 300);
  threeHills(scene, HILLS_FRAME, { lit: true });
  const model = new Model();
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-70, 90, u), mix(8, -50, w ** 1.3)];
      return [x * (0.35 + 0.65 * w), valleyGround(x * (0.35 + 0.65 * w), z), z];
    },
    230,
    170,
  );
  const tint = (q: THREE.Vector3) => {
    const ice = smoothstep(-0.5, -0.9, q.y);
    const road = Math.min(near(TOWN_ROAD, q.x, q.z), near(HILL_ROAD, q.x, q.z));
    const trodden = smoothstep(1.2, 0.4, road) * (0.35 + 0.4 * noise(q.x * 3, q.z * 3));
    return color(SNOW)
      .multiplyScalar(0.92 + 0.11 * noise(q.x * 0.7, q.z * 0.7))
      .lerp(color('#8fa6dc'), ice * 0.85)
      .lerp(color('#aab4dc'), trodden);
  };
  model.put(geometry, { tint, doubleSided: true, line: 0.3 });
  model.inside(BRIDGE, () => bridgeStones(model, 0.5, !arch));
  if (arch) model.inside(BRIDGE, () => archedSide(model));
  hillGate(model, place([GATE[0], valleyGround(GATE[0], GATE[2]), GATE[2]], [0, -24, 0]), true);
  town(model);
  for (const [x, z, h, seed] of [
    [-5.6, 1.2, 3.6, 3],
    [6.6, 0.2, 4.2, 8],
  ] as const)
    bareTree(model, [x, valleyGround(x, z), z], h, seed);
  for (const [x, z, h] of points3('13,-15,4.4 15.5,-21,5 -3.2,-34,4.6 -1.0,-38,4 19,-30,5'))
    tinyTree(model, [x, valleyGround(x, z) - 0.1, z], h, 3, true);
  scene.add(model.bake());
}

/** The reader's side of the bridge with its arch, the dark under it, and the ice of the brook: so that one sees what it spans. */
function archedSide(model: Model): void {
  const [half, spring, rise] = [1.6, -0.75, 1.02];
  const top = (z: number): number => roadY(z) + 0.06;
  const shape = new THREE.Shape();
  // in the plane of the wall: right is -z of the bridge
  shape.moveTo(-2.75, -2);
  for (let i = 0; i <= 20; i++) {
    const u = mix(-2.75, 2.75, i / 20);
    shape.lineTo(u, top(-6 - u));
  }
  shape.lineTo(2.75, -2);
  const hole = new THREE.Path();
  hole.moveTo(-half, -1.95);
  for (let i = 0; i <= 24; i++) {
    const a = Math.PI * (1 - i / 24);
    hole.lineTo(Math.cos(a) * half, spring + Math.sin(a) * rise);
  }
  hole.lineTo(half, -1.95);
  shape.holes.push(hole);
  const wall = new THREE.ExtrudeGeometry(shape, { depth: 0.16, bevelEnabled: false, curveSegments: 24 });
  const face = place([1.78, 0, -6], [0, 90, 0]);
  model.put(
    wall,
    { tint: (q) => color('#a59aa8').multiplyScalar(0.9 + 0.16 * noise(q.x * 5, q.y * 7)), line: 0.6 },
    face,
  );
  // wedge stones round the arch
  model.inside(face, () => {
    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (1 - (i + 0.5) / 15);
      const [x, y] = [Math.cos(a) * (half + 0.11), spring + Math.sin(a) * (rise + 0.11)];
      const turn = (Math.atan2(Math.sin(a) / rise, Math.cos(a) / half) * 180) / Math.PI;
      model.put(
        roundedBox(0.3, 0.26, 0.26, 0.03, { wobble: 0.02, seed: i }),
        { color: i % 2 ? '#bdb0b4' : '#a89cab', line: 0.8 },
        place([x, y, 0.08], [0, 0, turn]),
      );
    }
    for (let i = 0; i < 12; i++) {
      const u = mix(-2.5, 2.5, i / 11);
      model.put(
        roundedBox(0.48, 0.1, 0.26, 0.03, { wobble: 0.02, seed: i }),
        { color: '#c4b6b8', line: 0.7 },
        place([u, top(-6 - u), 0.1]),
      );
    }
    const under = new THREE.Shape();
    under.moveTo(-half - 0.05, -1.9);
    for (let i = 0; i <= 24; i++) {
      const a = Math.PI * (1 - i / 24);
      under.lineTo(Math.cos(a) * (half + 0.05), spring + Math.sin(a) * (rise + 0.05));
    }
    under.lineTo(half + 0.05, -1.9);
    model.put(
      new THREE.ShapeGeometry(under, 24),
      { color: '#2c3468', doubleSided: true, line: 0 },
      place([0, 0, -0.02]),
    );
    // through it one sees the far bank
    model.put(
      new THREE.ShapeGeometry(under, 24),
      { color: '#6f82c4', doubleSided: true, line: 0 },
      place([-0.28, -0.32, -0.01], [0, 0, 0], [0.66, 0.78, 1]),
    );
  });
  const ice = grid(
    (u, w): V3 => [
      1.9 + w * 5.5,
      -1.02 + 0.015 * noise(u * 9, w * 9),
      -6 + (u - 0.5) * (2.6 + w * 0.8) + 0.5 * Math.sin(w * 3),
    ],
    16,
    24,
  );
  model.put(ice, {
    tint: (q) => color('#7f9ad8').lerp(color('#b4c8f0'), noise(q.x * 1.2, q.z * 4)),
    doubleSided: true,
    line: 0.5,
  });
}

/** Plum Street's last houses, each with a light, and the tower that has somebody living in its bell. */
function town(model: Model): void {
  const walls = ['#e8d2b4', '#cfd6e4', '#e4c0ac', '#dbe0c4'];
  for (const [i, [x, z, yaw, s]] of (
    [
      [-17.4, -30, 38, 26],
      [-11.6, -36, -8, 22],
      [-21.5, -40, 30, 30],
      [-15.4, -44, 12, 26],
      [-25, -34, 44, 30],
      [-18.5, -50, 20, 32],
    ] as const
  ).entries())
    tinyHouse(model, place([x, valleyGround(x, z) - 0.2, z], [0, yaw, 0], s), {
      w: 0.2,
      wall: walls[i % 4] ?? '#e8d2b4',
      roof: '#dfe5f8',
      lit: true,
      seed: i,
    });
  tinyChurch(model, place([-16.6, valleyGround(-16.6, -39) - 0.2, -39], [0, 16, 0]), 25, true);
}
