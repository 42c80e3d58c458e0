/**
 * The smallest town, on the floor of Mr. Finch's front room (finch-house.ts has the room). Metres, floor y = 0.
 *
 *   terrain x -3.4..3.4, z -3.1..2.3; `townHeight(x, z)` is its height, `townPoint(x, z)` a point on it.
 *   BOARD: the one bare floorboard, x 1.3..1.62, z .9..2.9: Charlotte in socks stands at [1.46, 0, 1.7].
 *   river of blue glass from under the piano (z -3) to the front (z 2.2), near x = 0.
 *   railway: an ellipse round [0, .34, -.65] with radii 2.05 (x) and 1.35 (z); `trackAt(t)` for t in radians, 0 = east,
 *   pi/2 = the front: there the BRIDGE stands, deck y .34, from x -.52 to .52 at z .7, the gap where trains fall.
 *   valley before the bridge for kneeling giants: [-.95, 0, 1.45] and [.3, 0, 1.8]; hill to sit on: [-2.25, .4, 1.35].
 *   TINY_14 is a house .36 wide at [.82, .05, 1.15] looking to the front, its lawn before it; the church is at [-.75, ., -.3] (handshake over it
 *   with `church: 'middle'`) or on the third stair.
 */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { tinyChurch, tinyDog, tinyHouse, tinyPerson, tinyShop, tinyTree } from '../props/tiny-town.ts';
import { bridgePiece, tinyCar, tinyEngine } from '../props/tiny-train.ts';
import { chairGap } from './model-town-chair.ts';
import { plumHouse } from './plum-house.ts';

export const BOARD = { left: 1.3, right: 1.62, back: 0.9, front: 2.9 };
const [CX, CZ, RX, RZ, DECK] = [0, -0.65, 2.05, 1.35, 0.34];
export const BRIDGE: V3 = [0, DECK, CZ + RZ];
const GAP = 0.52;
export const TINY_14: V3 = [0.82, 0.045, 1.15];

const riverX = (z: number): number => 0.2 * Math.sin(z * 1.25 + 0.6) - 0.08;
const HILLS: [x: number, z: number, h: number, r: number][] = [
  [-2.25, 1.35, 0.42, 0.5],
  [2.75, 0.2, 0.4, 0.55],
  [-1.1, -1.1, 0.16, 0.55],
  [1.1, -1.3, 0.18, 0.6],
  [-3.1, -0.6, 0.42, 0.5],
  [-2.0, -2.9, 0.5, 0.6],
  [0.9, -3.0, 0.42, 0.5],
  [2.6, 1.7, 0.2, 0.5],
  [-3.2, 2.0, 0.3, 0.5],
];
export function townHeight(x: number, z: number): number {
  let h = 0.035 + 0.035 * noise(x * 2.2, z * 2.2);
  for (const [a, b, up, r] of HILLS) h += up * Math.exp(-(((x - a) / r) ** 2) - ((z - b) / r) ** 2);
  const bank = smoothstep(0.16, 0.42, Math.abs(x - riverX(z)));
  h = mix(0.012, h, bank);
  const front = smoothstep(2.3, 2.0, z) * smoothstep(3.4, 3.15, Math.abs(x));
  const onBoard = Math.max(0, Math.min(1, Math.min(x - BOARD.left, BOARD.right - x, z - BOARD.back) / 0.06 + 1));
  // under his armchair the floor is bare, too
  const chair = smoothstep(0.55, 0.75, Math.hypot(x + 2.85, z + 2.3));
  return h * front * chair * (1 - onBoard) - 0.03 * (1 - front * chair) - 0.03 * onBoard;
}
/** Is this spot under an armchair that stands in the town, or kept clear for a giant? */
const taken = (p: TownPlan, x: number, z: number): boolean =>
  (p.chair !== undefined && Math.hypot(x - p.chair[0], z - p.chair[1]) < 0.97) ||
  (p.clear ?? []).some(([cx, cz, r]) => Math.hypot(x - cx, z - cz) < r);
export const townPoint = (x: number, z: number, up = 0): V3 => [x, Math.max(0, townHeight(x, z)) + up, z];
/** A place on the rails: frame with +Z along the way (counter-clockwise seen from above as t falls). */
export function trackAt(t: number): THREE.Matrix4 {
  const [x, z] = [CX + RX * Math.cos(t), CZ + RZ * Math.sin(t)];
  const yaw = (Math.atan2(-RX * Math.sin(t), RZ * Math.cos(t)) * 180) / Math.PI;
  return place([x, DECK + 0.012, z], [0, yaw, 0]);
}
/** Step of t that is `d` metres of track at t. */
const along = (t: number, d: number): number => d / Math.hypot(RX * Math.sin(t), RZ * Math.cos(t));

export type TownPlan = {
  lit: boolean;
  bridge: 'gap' | 'stub' | 'whole';
  /** 'fallen' lies in the river, 'none': the picture lays its own; a number is where the engine stands (t of trackAt; 1.57 is mid-bridge) */
  train: 'fallen' | 'none' | number;
  lamp?: boolean;
  /** who stands about: going their ways, or all looking at one point; 'party' adds the lawn of tiny 14 */
  people?: 'about' | 'party' | { lookAt: [number, number] };
  /** tiny No. 14: no door yet, or the red one with the wrong number */
  door14?: 'none' | 'red';
  church?: 'middle' | 'stair';
  /** an armchair stands in the town: [x, z, yaw]; no house under it */
  chair?: V3;
  /** no house and no tree there, where a giant kneels: [x, z, radius] */
  clear?: V3[];
  /** brightness of the river; the day's is 1 */
  water?: number;
};

export function modelTown(model: Model, p: TownPlan): void {
  terrain(model, p);
  river(model, p.water ?? 1);
  rails(model, p);
  houses(model, p);
  train(model, p);
  people(model, p);
}

function terrain(model: Model, p: TownPlan): void {
  const land = p.chair ? chairGap(model, p.chair) : () => 1;
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-3.45, 3.45, u), mix(2.35, -3.2, w)];
      const k = land(x, z);
      return [x, townHeight(x, z) * k - 0.03 * (1 - k), z];
    },
    130,
    110,
  );
  const tint = (q: THREE.Vector3) => {
    const n = fbm(q.x * 2, q.z * 2, 3, 3);
    const c = color('#6f9a4e')
      .lerp(color('#a9c468'), smoothstep(0.3, 0.7, n))
      .lerp(color('#c9b878'), 0.7 * smoothstep(0.35, 0.5, q.y));
    const lane = Math.min(
      Math.abs(q.z + 0.25 + 0.2 * Math.sin(q.x * 1.4)),
      Math.abs(q.x - 1.25 - 0.2 * Math.sin(q.z * 2)),
      Math.abs(q.x + 1.2 - 0.25 * Math.sin(q.z * 1.7)),
    );
    return c.lerp(color('#e6d2a6'), smoothstep(0.075, 0.05, lane) * smoothstep(0.3, 0.2, q.y));
  };
  model.put(geometry, { tint, doubleSided: true, line: 0.3 });
}

function river(model: Model, bright: number): void {
  const geometry = grid(
    (u, w) => {
      const z = mix(2.25, -3.15, w);
      return [riverX(z) + (u - 0.5) * (0.36 + 0.05 * Math.sin(z * 5)), 0.026, z];
    },
    8,
    70,
  );
  const tint = (q: THREE.Vector3) => {
    const k = noise(q.x * 9, q.z * 2.4);
    return color('#4f8fd0')
      .lerp(color('#a8dcf0'), smoothstep(0.5, 0.85, k))
      .lerp(color('#3f6fb4'), smoothstep(0.4, 0.1, k) * 0.6)
      .multiplyScalar(bright);
  };
  model.put(geometry, { tint, line: 0.7, doubleSided: true });
}

function rails(model: Model, p: TownPlan): void {
  const wood = { color: '#a8784c', line: 0.5 };
  const [a0, a1] = [Math.PI / 2 - GAP / RX, Math.PI / 2 + GAP / RX];
  const open = p.bridge !== 'whole';
  const N = 132;
  for (let i = 0; i < N; i++) {
    const t = (i / N) * Math.PI * 2;
    const over = t > a0 && t < a1;
    if (over) continue;
    model.inside(trackAt(t), () => {
      model.put(roundedBox(0.1, 0.012, 0.03, 0.004), wood, place([0, -0.012, 0]));
      const here = new THREE.Vector3().setFromMatrixPosition(trackAt(t));
      const onPier = here.z > 0 && Math.abs(here.x) < GAP + 0.13;
      if (i % 3 === 0 && !onPier) {
        const drop = Math.max(0.02, DECK - townHeight(here.x, here.z));
        for (const s of [-1, 1])
          model.put(
            tube(
              [
                [s * 0.03, -0.015, 0],
                [s * 0.045, -drop - 0.02, 0],
              ],
              [0.009],
              { around: 6, rings: 2 },
            ),
            wood,
          );
        if (drop > 0.12) model.put(roundedBox(0.1, 0.01, 0.012, 0.003), wood, place([0, -drop * 0.55, 0]));
      }
    });
  }
  for (const s of [-1, 1]) {
    const path: V3[] = [];
    const [from, to] = open ? [a1, a0 + Math.PI * 2] : [0, Math.PI * 2];
    for (let i = 0; i <= 90; i++) {
      const t = mix(from, to, i / 90);
      path.push(new THREE.Vector3(s * 0.027, 0, 0).applyMatrix4(trackAt(t)).toArray() as V3);
    }
    model.put(tube(path, [0.0055], { around: 5, rings: 180 }), { color: '#8a8494', line: 0.4 });
  }
  for (const s of [-1, 1]) {
    const x = s * (GAP + 0.05);
    model.put(
      roundedBox(0.12, DECK, 0.16, 0.02, { wobble: 0.012, seed: s + 3 }),
      { color: '#b8aaa8', line: 0.8 },
      place([x, DECK / 2 - 0.03, BRIDGE[2] - 0.01]),
    );
    if (p.bridge !== 'whole') continue;
    // a cap under the rails, and a ledge on which the end of the bridge lies
    const stone = { color: '#cbbdb6', line: 0.8 };
    model.put(roundedBox(0.15, 0.035, 0.18, 0.01), stone, place([x + s * 0.022, DECK - 0.014, BRIDGE[2] - 0.008]));
    model.put(roundedBox(0.09, 0.045, 0.17, 0.012), stone, place([s * (GAP - 0.012), DECK - 0.122, BRIDGE[2] - 0.008]));
  }
  if (p.bridge === 'whole') bridgePiece(model, place(BRIDGE), 41);
  if (p.bridge === 'stub') bridgePiece(model, place([-0.34, BRIDGE[1], BRIDGE[2]]), 14);
}

const WALLS = ['#f4e2c0', '#e9c9b0', '#d6e0d8', '#f0d890', '#e6d0dc', '#cfdcea', '#f2cfb4'];
const ROOFS = ['#9a5a52', '#6f6a86', '#8a6a4e', '#a86a4a', '#5f7a78'];
const HOUSES: [x: number, z: number, yaw: number, w: number, tall?: number][] = [
  [-1.6, -0.5, 70, 0.2],
  [-1.45, -0.02, 20, 0.18],
  [-0.95, 0.1, -5, 0.19, 1.1],
  [-0.6, 0.02, 5, 0.17],
  [-1.65, 0.35, 40, 0.17],
  [0.55, -0.55, -20, 0.2, 1.1],
  [0.85, -0.1, 0, 0.18],
  [0.5, 0.05, 10, 0.16],
  [1.55, -0.35, -60, 0.19],
  [1.6, 0.15, -80, 0.17],
  [-0.55, -0.75, 30, 0.18],
  [0.6, -1.15, 0, 0.19],
  [1.0, -0.85, -30, 0.2, 1.2],
  [-1.0, -1.5, 20, 0.19],
  [0.55, -1.7, 0, 0.18],
  [-2.5, 0.35, 60, 0.2],
  [-2.7, 0.8, 30, 0.17],
  [-2.75, 1.7, 20, 0.18],
  [-1.75, 1.75, 10, 0.16],
  [2.4, 0.9, -40, 0.2],
  [2.05, 1.35, -30, 0.18],
  [2.75, 1.2, -60, 0.19],
  [2.2, -1.2, -50, 0.2, 1.1],
  [2.7, -0.7, -70, 0.18],
  [-2.5, -1.25, 60, 0.2],
  [-1.5, -2.3, 10, 0.2],
  [1.5, -2.2, -10, 0.2],
  [2.2, -2.1, -20, 0.19],
  [-0.5, 2.1, 10, 0.15],
  [2.1, 2.0, -20, 0.18],
];
function houses(model: Model, p: TownPlan): void {
  for (const [i, [x, z, yaw, w, tall]] of HOUSES.entries()) {
    if (taken(p, x, z)) continue;
    const at = place(townPoint(x, z, -0.01), [0, yaw, 0]);
    if (i === 7) tinyShop(model, at, 0.17, '#f6dfae', p.lit);
    else
      tinyHouse(model, at, {
        w,
        wall: WALLS[i % 7] ?? '#f4e2c0',
        roof: ROOFS[(i * 3) % 5] ?? '#9a5a52',
        lit: p.lit,
        tall: tall ?? 0.72,
        seed: i,
      });
  }
  if (p.church !== 'stair') tinyChurch(model, place(townPoint(-0.78, -0.42, -0.005), [0, 14, 0]), 1.1, p.lit);
  // No. 14 as it is up the street, only smaller: its door comes last
  plumHouse(model, place([TINY_14[0], townHeight(TINY_14[0], TINY_14[2]), TINY_14[2]], [0, 24, 0], 0.05), {
    wall: '#f3e3cc',
    door: p.door14 === 'red' ? '#d8402f' : '#57423e',
    ...(p.door14 === 'red' ? { number: '41' } : {}),
    mirrored: true,
    roof: '#6f5a70',
    glass: p.lit ? 'lit' : 'day',
  });
  const rnd = random(21);
  for (let i = 0; i < 95; i++) {
    const [x, z] = [mix(-3.3, 3.3, rnd()), mix(-3, 2.15, rnd())];
    const ring = Math.abs(Math.hypot((x - CX) / RX, (z - CZ) / RZ) - 1);
    const free =
      HOUSES.every(([hx, hz]) => Math.hypot(x - hx, z - hz) > 0.2) && Math.abs(x - riverX(z)) > 0.24 && ring > 0.06;
    const giants =
      Math.hypot(x + 0.95, z - 1.45) > 0.5 &&
      Math.hypot(x - 0.3, z - 1.8) > 0.42 &&
      Math.hypot(x + 2.25, z - 1.35) > 0.4;
    if (
      free &&
      !taken(p, x, z) &&
      giants &&
      townHeight(x, z) > 0.02 &&
      Math.hypot(x - TINY_14[0], z - TINY_14[2] - 0.1) > 0.42
    )
      tinyTree(model, townPoint(x, z), 0.1 + rnd() * 0.09, i);
  }
}

const CARS = ['#b8453c', '#4f7fb8', '#e0a83c', '#a83a3a'];
function train(model: Model, p: TownPlan): void {
  const lamp = p.lamp ?? true;
  if (p.train === 'none') return;
  if (p.train === 'fallen') {
    tinyEngine(model, place([0.06, 0.05, 0.86], [0, 70, 96]), lamp);
    tinyCar(model, place([-0.16, 0.06, 0.72], [10, 20, 90]), '#b8453c');
    tinyCar(model, place([0.02, 0.05, 1.12], [0, 120, -80]), '#4f7fb8');
    tinyCar(model, place([-0.36, 0.2, 0.7], [50, 90, 0]), '#e0a83c', { dog: true });
    let t = Math.PI / 2 + along(Math.PI / 2, 0.66);
    tinyCar(model, trackAt(t), '#a83a3a');
    t += 0.1;
    return;
  }
  let t = p.train;
  tinyEngine(model, trackAt(t).multiply(place([0, 0, 0], [0, 180, 0])), lamp);
  for (const [i, tone] of CARS.entries()) {
    t += along(t, 0.185);
    tinyCar(model, trackAt(t), tone, { lit: p.lit, dog: i === 2 });
  }
}

const COATS = ['#d8503f', '#3f7fb0', '#e0a83c', '#5f8f52', '#8a5a9a', '#c86a8a', '#3f8f8c', '#f0e6d0'];
const SKINS = ['#e8b48c', '#a8704c', '#f4cfae', '#7d4c30'];
function people(model: Model, p: TownPlan): void {
  const rnd = random(9);
  const look = typeof p.people === 'object' ? p.people.lookAt : undefined;
  const put = (x: number, z: number, i: number, yaw = rnd() * 360) => {
    const turn = look ? (Math.atan2(look[0] - x, look[1] - z) * 180) / Math.PI : yaw;
    tinyPerson(
      model,
      place(townPoint(x, z), [0, turn, 0]),
      COATS[i % 8] ?? '#d8503f',
      SKINS[i % 4],
      i % 3 ? '#4a3028' : '#b8864a',
    );
  };
  for (const [i, [x, z]] of HOUSES.entries()) {
    if (taken(p, x, z)) continue;
    put(x + 0.16, z + 0.15, i);
    if (i % 2) put(x - 0.14, z + 0.17, i + 3);
  }
  if (p.people !== 'party') return;
  // twelve guests on the lawn of tiny 14, a table, a dog on it
  const [x0, , z0] = TINY_14;
  const y = townHeight(x0, z0 + 0.27);
  model.put(
    roundedBox(0.11, 0.006, 0.05, 0.002),
    { color: '#fff6e6', line: 0.6 },
    place([x0 + 0.02, y + 0.03, z0 + 0.27]),
  );
  for (const s of [-1, 1])
    model.put(
      roundedBox(0.006, 0.03, 0.04, 0.002),
      { color: '#b8743f', line: 0.4 },
      place([x0 + 0.02 + s * 0.045, y + 0.015, z0 + 0.27]),
    );
  model.put(ball([0.012, 0.008, 0.012], 9), { color: '#f7b4b0', line: 0.5 }, place([x0, y + 0.037, z0 + 0.27]));
  tinyDog(model, place([x0 + 0.05, y + 0.032, z0 + 0.275], [0, 64, 0], 1.35), '#e6a862');
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.2;
    const [x, z] = [x0 + 0.02 + Math.cos(a) * 0.13, z0 + 0.28 + Math.sin(a) * 0.075];
    tinyPerson(
      model,
      place([x, townHeight(x, z), z], [0, (Math.atan2(x0 - x, z0 + 0.27 - z) * 180) / Math.PI, 0]),
      COATS[i % 8] ?? '#d8503f',
      SKINS[i % 4],
    );
  }
}
