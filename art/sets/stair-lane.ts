/**
 * The lane with its 112 stairs (S19). All 112 are there: eight flights of fourteen with a landing after each. Metres; the lane climbs
 * to -Z, half width 1.6; the ridge stands over its top.
 *
 *   LOWER PAVING y = 0, z 0..7. Flight k begins at FLIGHTS[k].z (its foot) and rises FLIGHT_RISE; `stairAt(n)` is the middle of step n.
 *   MAT LANDING (after flight 0): y 2.17, z -4.2..-8.4, 4.2 deep: the straw mat lies at MAT, neighbours stand round it and lean over
 *   its edge z = -4.2; a cat waits at [0, 0, .5]. Further landings are 1.5 deep.
 *   GATES, face to the lane (x inwards): L0 [-1.75, 0, 2.6] iron · R0 [1.75, 0, 4.6] wood · L1 [-1.75, 2.17, -6.3] wood · R1 [1.75, 2.17, -6.3] iron
 *   · one more at each higher landing. `open` turns their leaves; `bellAt(gate)` is the button.
 *   Handrail on the right, pole with the blue sign at [1.42, 0, .55], red tubs of peppers on the left, nine persimmon trees over the walls.
 *
 * Cameras (art/sheets/korea-places.ts):
 *   climb:    from [.7, 1.3, 6.6] to [-.1, 4.3, -12], fov 40       the long stair under the ridge, child on step 6
 *   doorbell: from [1.2, 1.35, 6.4] to [-.9, 1.3, 0], fov 38        gate L0, stairs and gates beyond
 *   stick:    from [.3, .75, 3.6] to [0, 2.0, -4.2], fov 38         from the foot: steps, neighbours over the edge, cat in front
 *   mat:      from [1.35, 3.9, -3.2] to [-.3, 2.6, -7], fov 42      on the landing itself
 */
import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, random, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';
import { clayPot, redTub } from '../props/yard-things.ts';
import { litter, type Spot } from './ground-cover.ts';
import { OCTOBER } from './halmeoni-house.ts';
import { type KoreaHour, koreaSky, type Season } from './korea-sky.ts';
import { BELL, brickVilla, cables, farWall, laneGate, roundFruit, streetSign, utilityPole } from './lane-houses.ts';
import { wash } from './plum-paint.ts';
import { persimmonTree } from './pyeongchang-lane.ts';
import { smallHanok } from './small-hanok.ts';
import { tileWall } from './tile-wall.ts';
import { bush, foliage, leafShape, SUMMER } from './woodland.ts';

const STEPS = 14;
const RISE = 0.155;
const RUN = 0.3;
export const LANE_HALF = 1.6;
export const FLIGHT_RISE = STEPS * RISE;
/** Foot of each flight: z, y; and how deep the landing above it is. */
export const FLIGHTS = Array.from({ length: 8 }, (_, k) => ({
  z: -k * (STEPS * RUN + 1.5) - (k > 0 ? 2.7 : 0),
  y: k * FLIGHT_RISE,
  landing: k === 0 ? 4.2 : 1.5,
}));
export const MAT: V3 = [-0.1, FLIGHT_RISE + 0.01, -6.5];
/** Middle of the tread of step n, 1..112. */
export function stairAt(n: number, x = 0): V3 {
  const k = Math.floor((n - 1) / STEPS);
  const f = at(FLIGHTS, k);
  const i = n - k * STEPS;
  return [x, f.y + i * RISE, f.z - (i - 0.5) * RUN];
}
/** Height of the paving at z. */
export function laneY(z: number): number {
  if (z >= 0) return 0;
  for (const f of FLIGHTS) {
    if (z > f.z) return f.y;
    const i = Math.ceil((f.z - z) / RUN);
    if (i <= STEPS) return f.y + i * RISE;
  }
  return 8 * FLIGHT_RISE;
}
export type GateName = 'L0' | 'R0' | 'L1' | 'R1' | 'L2' | 'R3' | 'L4' | 'R5' | 'L6';
interface GateSpot {
  at: V3;
  left: boolean;
  kind: 'iron' | 'wood';
  tone: string;
}
const landingMiddle = (k: number): V3 => [
  0,
  FLIGHT_RISE * (k + 1),
  at(FLIGHTS, k).z - STEPS * RUN - at(FLIGHTS, k).landing / 2,
];
const gate = (left: boolean, y: number, z: number, kind: GateSpot['kind'], tone: string): GateSpot => ({
  at: [left ? -LANE_HALF - 0.16 : LANE_HALF + 0.16, y, z],
  left,
  kind,
  tone,
});
const upper = (left: boolean, k: number, kind: GateSpot['kind'], tone: string): GateSpot =>
  gate(left, landingMiddle(k)[1], landingMiddle(k)[2], kind, tone);
const GATES: Record<GateName, GateSpot> = {
  L0: gate(true, 0, 2.6, 'iron', '#3f7f78'),
  R0: gate(false, 0, 4.6, 'wood', '#a0683f'),
  L1: upper(true, 0, 'wood', '#96603c'),
  R1: upper(false, 0, 'iron', '#4f6f9a'),
  L2: upper(true, 1, 'iron', '#8f4a3c'),
  R3: upper(false, 2, 'wood', '#8a5a3a'),
  L4: upper(true, 3, 'wood', '#a0683f'),
  R5: upper(false, 4, 'iron', '#5f8a5c'),
  L6: upper(true, 5, 'iron', '#4f6f9a'),
};
const gateFrame = (g: GateSpot): THREE.Matrix4 => place(g.at, [0, g.left ? 90 : -90, 0]);
/** World point of a gate's doorbell. */
export const bellAt = (name: GateName): V3 => vec(BELL).applyMatrix4(gateFrame(GATES[name])).toArray() as V3;

export interface StairPlan {
  hour: KoreaHour;
  season: Season;
  open?: Partial<Record<GateName, number>>;
  /** straw mat on its landing */
  mat?: boolean;
  /** flights whose walls are laid stone by stone; the others are washed in (default 0 and the paving before it) */
  near?: number[];
  without?: ('R0' | 'pole' | 'tubs' | 'rail')[];
}
export function stairLane(scene: THREE.Scene, p: StairPlan): void {
  const has = (w: NonNullable<StairPlan['without']>[number]) => !p.without?.includes(w);
  const autumn = p.season === 'october';
  koreaSky(scene, { hour: p.hour, season: p.season, foot: 27, facing: 4, tall: 1.75 });
  const m = new Model();
  paving(m);
  walls(m, new Set(p.near ?? [-1, 0]), p, has);
  houses(m, p.hour === 'night' || p.hour === 'dusk');
  trees(m, autumn);
  if (has('pole')) {
    utilityPole(m, place([1.42, 0, 0.55]));
    streetSign(m, place([1.05, 2.75, 0.72], [0, -8, 0]), '평창문화로', 0.13);
  }
  const up = stairAt(42, -1.45);
  utilityPole(m, place([-1.45, up[1], up[2] - 0.9]));
  utilityPole(m, place([1.45, laneY(-27), -27]));
  cables(m, [1.42, 7.1, 0.55], [-1.45, up[1] + 7.1, up[2] - 0.9], 4, 3);
  cables(m, [-1.45, up[1] + 7.1, up[2] - 0.9], [1.45, laneY(-27) + 7.1, -27], 3, 5);
  cables(m, [1.42, 6.6, 0.55], [-4.6, 5.6, 5], 2, 8);
  if (has('tubs')) {
    const pod = autumn ? '#d8402f' : '#5f9a48';
    for (const [x, z, r, s] of [
      [-1.28, 0.75, 0.25, 2],
      [-1.3, 4.35, 0.24, 4],
      [-1.32, -4.75, 0.22, 6],
      [1.3, -7.7, 0.22, 8],
    ] as const)
      redTub(m, place([x, laneY(z - 0.1), z]), r, { fruit: pod, seed: s });
    for (const [n, x, s, t] of [
      [3, -1.38, 1, '#f08fa8'],
      [6, -1.4, 2, '#f6c95c'],
      [9, -1.38, 3, '#e4604c'],
      [19, -1.4, 1, '#f6c95c'],
      [24, -1.4, 3, '#f08fa8'],
      [34, -1.4, 2, '#e4604c'],
    ] as const)
      clayPot(m, place(stairAt(n, x)), 0.11, t, s);
  }
  if (has('rail')) rail(m);
  if (p.mat) strawMat(m);
  if (autumn) fallen(m);
  scene.add(m.bake());
}

const SLAB = ['#c6b9b0', '#b5a9a8', '#cfc2b4', '#aaa0a4', '#beb0a6'];
function paving(m: Model): void {
  const rnd = random(21);
  const slabs: Item[] = [];
  const far: Item[] = [];
  const lay = (x: number, y: number, z: number, w: number, d: number, high: number) =>
    (z < -16 ? far : slabs).push({
      at: place([x, y - high / 2, z], [0, (rnd() - 0.5) * 0.8, 0], [w * 0.988, high, d * 0.985]),
      color: color(at(SLAB, Math.floor(rnd() * SLAB.length))).multiplyScalar(mix(0.93, 1.06, rnd())),
    });
  const row = (y: number, z: number, d: number, high: number) => {
    for (let x = -LANE_HALF; x < LANE_HALF - 0.05; ) {
      let w = mix(0.7, 1.3, rnd());
      if (LANE_HALF - x - w < 0.4) w = LANE_HALF - x;
      lay(x + w / 2, y, z, w, d, high);
      x += w;
    }
  };
  for (let z = 7; z > 0.1; z -= 0.5) row(rnd() * 0.006, z - 0.25, 0.5, 0.2);
  for (const f of FLIGHTS) {
    for (let i = 1; i <= STEPS; i++) row(f.y + i * RISE, f.z - (i - 0.5) * RUN - 0.02, RUN + 0.04, 0.3);
    const n = Math.round(f.landing / 0.5);
    for (let i = 0; i < n; i++)
      row(f.y + FLIGHT_RISE - 0.003, f.z - STEPS * RUN - ((i + 0.5) * f.landing) / n, f.landing / n, 0.2);
  }
  m.scatter(roundedBox(1, 1, 1, 0.03), slabs, { line: 0.7 });
  m.scatter(new THREE.BoxGeometry(1, 1, 1), far, { line: 0.6 });
  // gardens behind the walls, one slope on each side
  for (const s of [-1, 1])
    m.put(
      grid(
        (u, w) => {
          const z = mix(9, -62, w);
          return [s * mix(LANE_HALF + 0.2, 26, u), laneY(z) - 0.25 + u * 2.2 * fbm(z * 0.1, s), z];
        },
        14,
        90,
      ),
      { tint: (q) => color('#9aa86a').lerp(color('#c0a97c'), fbm(q.x * 0.6, q.z * 0.6)), doubleSided: true, line: 0.1 },
    );
}
/** Walls stand in level sections, each a landing or half a flight long; a gate takes its piece out. */
function walls(
  m: Model,
  near: Set<number>,
  p: StairPlan,
  has: (w: NonNullable<StairPlan['without']>[number]) => boolean,
): void {
  for (const left of [true, false]) {
    const side = left ? -1 : 1;
    const piece = (z0: number, z1: number, y: number, k: number, i: number, foot = 0.3) => {
      const long = z0 - z1;
      if (long < 0.12) return;
      const where = place([side * (LANE_HALF + 0.16), y, (z0 + z1) / 2], [0, -side * 90, 0]);
      const high = left ? 1.25 : 1.12;
      if (near.has(k))
        tileWall(m, where, { plain: true, length: long, height: high, foot, seed: k * 7 + i + (left ? 3 : 20) });
      else
        farWall(m, where, long, high, at(['#c9bba8', '#d9cdb8', '#b86a54', '#cbbfae'], (k + (left ? 1 : 2)) % 4), 1.6);
    };
    const gates = Object.entries(GATES).filter(([, g]) => g.left === left);
    const along = (z0: number, z1: number, y: number, k: number, i: number) => {
      const g = gates.find(([, q]) => q.at[2] < z0 && q.at[2] > z1 && Math.abs(q.at[1] - y) < 0.4);
      if (!g) return piece(z0, z1, y, k, i);
      const half = k < 1 && k > -2 ? 1.12 : (z0 - z1) / 2;
      piece(z0, g[1].at[2] + half, y, k, i);
      piece(g[1].at[2] - half, z1, y, k, i + 1);
    };
    along(7, 0.02, 0, -1, 0);
    for (const [k, f] of FLIGHTS.entries()) {
      const long = (STEPS * RUN) / 2;
      for (const i of [0, 1])
        piece(f.z - i * long, f.z - (i + 1) * long, f.y + ((i + 1) * FLIGHT_RISE) / 2 - 0.12, k, i * 2 + 2, 1.3);
      along(f.z - STEPS * RUN, f.z - STEPS * RUN - f.landing, f.y + FLIGHT_RISE, k, 6);
    }
    for (const [i, [name, g]] of gates.entries()) {
      if (name === 'R0' && !has('R0')) continue;
      const small = !['L0', 'R0', 'L1', 'R1'].includes(name);
      laneGate(m, gateFrame(g), {
        kind: g.kind,
        tone: g.tone,
        number: String((left ? 12 : 15) + i * 6),
        open: p.open?.[name as GateName] ?? 0,
        wide: small ? 1.0 : 1.6,
      });
    }
  }
}
function houses(m: Model, lit: boolean): void {
  const hanok = (left: boolean, k: number, long: number, out = 4.2) => {
    const f = landingMiddle(k);
    smallHanok(m, place([left ? -out : out, f[1] - 0.3, f[2] - 1], [0, left ? 90 : -90, 0]), {
      long,
      doors: [-0.8, 0.6],
      plain: true,
      whole: true,
      lit,
      seed: k + 3,
    });
  };
  const villa = (left: boolean, z: number, size: V3, tone: string, floors: number, seed: number) =>
    brickVilla(m, place([left ? -3.1 : 3.1, laneY(z) - 0.4, z], [0, left ? 90 : -90, 0]), {
      size,
      tone,
      floors,
      seed,
      lit,
    });
  villa(true, 3.2, [5.4, 5, 6.2], '#b4604c', 2, 3);
  smallHanok(m, place([4.3, -0.1, 3.4], [0, -90, 0]), {
    long: 5,
    doors: [-1, 0.8],
    plain: true,
    whole: true,
    lit,
    seed: 4,
  });
  villa(false, -2.6, [4.6, 5, 5.4], '#a9584a', 2, 5);
  hanok(true, 0, 4.8);
  hanok(false, 0, 4, 4.4);
  hanok(true, 1, 5, 4.6);
  hanok(false, 2, 5);
  villa(false, -28, [6, 5, 5.2], '#b4604c', 2, 11);
  hanok(true, 3, 5);
  villa(true, -36, [6, 5, 5.2], '#d8cdbd', 2, 14);
  hanok(false, 5, 5);
  hanok(true, 6, 5.4);
}
/** Nine of them, as Doyun counts; the two nearest are drawn twig by twig. */
const PERSIMMONS: V3[] = [
  [-2.7, 0, -0.7],
  [2.8, 0.3, -9.6],
  [-2.6, 0, -10.2],
  [2.6, 0, -14.6],
  [-2.6, 0, -19.4],
  [2.6, 0, -21.6],
  [2.5, 0, -32],
  [-2.5, 0, -30.6],
  [-2.4, 0, -42.5],
];
function trees(m: Model, autumn: boolean): void {
  const leaves = autumn ? OCTOBER : SUMMER;
  const rnd = random(5);
  const [cards, fruit]: [Item[], V3[]] = [[], []];
  for (const [i, [x, , z]] of PERSIMMONS.entries()) {
    const y = laneY(z) - 0.2;
    const s = x < 0 ? 1 : -1;
    if (autumn && i < 1) {
      persimmonTree(
        m,
        [x, y, z],
        [
          [x + s * 1.5, y + 3.2, z + 0.4],
          [x + s * 0.9, y + 3.7, z - 0.4],
          [x - s * 0.3, y + 3.9, z + 0.6],
          [x + s * 0.4, y + 3.3, z + 1.1],
        ],
        0.8,
        leaves,
        i + 3,
      );
      continue;
    }
    m.put(
      tube(
        [
          [x, y, z],
          [x + 0.1, y + 1.7, z],
          [x + s * 0.3, y + 3.2, z],
        ],
        [0.13, 0.09, 0.04],
        { around: 8, rings: 10 },
      ),
      { color: '#5d4a45', line: 0.7 },
    );
    for (let k = 0; k < 5; k++) {
      const c: V3 = [x + s * mix(-0.5, 1.2, rnd()), y + mix(2.5, 3.6, rnd()), z + mix(-0.9, 0.9, rnd())];
      cards.push(...foliage(c, [0.75, 0.5, 0.75], autumn ? 34 : 95, 0.2, leaves, i * 9 + k));
      m.put(
        tube([[x + 0.1, y + 1.7, z], [(x + c[0]) / 2, c[1] - 0.4, (z + c[2]) / 2], c], [0.07, 0.05, 0.015], {
          around: 6,
          rings: 8,
        }),
        { color: '#5d4a45', line: 0.5 },
      );
      if (autumn)
        for (let q = 0; q < 6; q++)
          fruit.push([c[0] + mix(-0.6, 0.6, rnd()), c[1] + mix(-0.45, 0.3, rnd()), c[2] + mix(-0.6, 0.6, rnd())]);
    }
  }
  m.scatter(leafShape(), cards, { doubleSided: true, line: 0.3 });
  roundFruit(m, fruit, 0.085, ['#ee7a26', '#f6a63c']);
  for (const [x, z, r, s] of [
    [-3, -3.6, 0.9, 2],
    [2.6, -12.2, 0.8, 4],
    [-2.7, -24.6, 1, 6],
    [3, -36, 1.3, 8],
    [-3.4, -46, 1.6, 3],
    [2.4, -46, 1.4, 7],
    [0.4, -49, 1.3, 9],
  ] as const)
    bush(m, [x, laneY(z) + 0.2, z], r, 130, 0.18, s % 3 ? leaves : SUMMER, s);
}
function rail(m: Model): void {
  for (const [k, f] of FLIGHTS.entries()) {
    if (k > 4) break;
    const x = LANE_HALF - 0.12;
    const [top, foot]: [V3, V3] = [
      [x, f.y + FLIGHT_RISE + 0.85, f.z - STEPS * RUN],
      [x, f.y + 0.85, f.z],
    ];
    m.put(
      tube([[x, foot[1] - 0.02, foot[2] + 0.3], foot, top, [x, top[1], top[2] - 0.3]], [0.024], {
        around: 8,
        rings: 16,
      }),
      { color: '#c4c6cc', line: 0.7 },
    );
    for (let i = 0; i < 5; i++) {
      const t = (i + 0.5) / 5;
      const q: V3 = [x, mix(foot[1], top[1], t), mix(foot[2], top[2], t)];
      m.put(tube([[x, q[1] - 0.9, q[2]], q], [0.018], { around: 7, rings: 1 }), { color: '#b4b6be', line: 0.6 });
    }
  }
}
/** Straw mat for yut, 1.9 x 1.5, its edges bound with cloth. */
function strawMat(m: Model): void {
  m.inside(place([MAT[0], MAT[1], MAT[2]], [0, -5, 0]), () => {
    m.put(
      roundedBox(1.9, 0.022, 1.5, 0.01, { fine: true, wobble: 0.012 }),
      {
        tint: (q) =>
          color('#e0c07c')
            .lerp(color('#b8924c'), 0.5 + 0.5 * Math.sin(q.z * 120) * 0.7)
            .multiplyScalar(0.94 + 0.12 * fbm(q.x * 3, q.z * 3)),
        line: 0.8,
      },
      place([0, 0.012, 0]),
    );
    for (const s of [-1, 1])
      m.put(roundedBox(0.07, 0.03, 1.5, 0.012), { tint: wash('#5f7f5c', 5), line: 0.6 }, place([s * 0.93, 0.013, 0]));
  });
}
function fallen(m: Model): void {
  const rnd = random(4);
  const list: Spot[] = [];
  for (let i = 0; i < 260; i++) {
    const edge = rnd() < 0.62;
    list.push([
      edge ? Math.sign(rnd() - 0.5) * (LANE_HALF - 0.06 - rnd() ** 2 * 0.6) : (rnd() - 0.5) * 2 * LANE_HALF,
      mix(6, -20, rnd() ** 1.4),
      mix(0.7, 1.3, rnd()),
    ]);
  }
  litter(m, list, 0.085, (_x, z) => laneY(z), OCTOBER.leaves);
}
