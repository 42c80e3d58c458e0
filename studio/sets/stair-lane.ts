/**
 * The lane with its 112 stairs (S19). All 112 are there: eight flights of fourteen with a landing after each. Metres; the lane climbs
 * to -Z, half width 1.6; the ridge stands over its top.
 *
 *   LOWER PAVING y = 0, z 0..7. Flight k begins at FLIGHTS[k].z (its foot) and rises FLIGHT_RISE; `stairAt(n)` is the middle of step n.
 *   MAT LANDING (after flight 0): y 2.17, z -4.2..-8.4, 4.2 deep: the straw mat lies at MAT, neighbors stand round it and lean over
 *   its edge z = -4.2; a cat waits at [0, 0, .5]. Further landings are 1.5 deep.
 *   GATES, face to the lane (x inwards): L0 [-1.75, 0, 2.6] iron · R0 [1.75, 0, 4.6] wood · L1 [-1.75, 2.17, -6.3] wood · R1 [1.75, 2.17, -6.3] iron
 *   · one more at each higher landing. `open` turns their leaves; `bellAt(gate)` is the button.
 *   Handrail on the right, pole with the blue sign at [1.42, 0, .55], red tubs of peppers on the left, nine persimmon trees over the walls.
 *
 * Cameras (studio/sheets/korea-places.ts):
 *   climb:    from [.7, 1.3, 6.6] to [-.1, 4.3, -12], fov 40       the long stair under the ridge, child on step 6
 *   doorbell: from [1.2, 1.35, 6.4] to [-.9, 1.5, 0], fov 38        gate L0, stairs and gates beyond
 *   stick:    from [.3, .75, 3.6] to [0, 2.0, -4.2], fov 38         from the foot: steps, neighbors over the edge, cat in front
 *   mat:      from [1.15, 4.4, -2.5] to [-.25, 2.7, -7.4], fov 42     on the landing itself
 */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { at, color, fbm, type V3, vec } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { clayPot, redTub } from '../props/yard-things.ts';
import { type KoreaHour, koreaSky, type Season } from './korea-sky.ts';
import { BELL, laneGate, streetSign } from './lane-gate.ts';
import { cables, farWall, laneVilla, utilityPole } from './lane-houses.ts';
import { fallen, trees } from './lane-trees.ts';
import { smallHanok } from './small-hanok.ts';
import { FLIGHT_RISE, FLIGHTS, LANE_HALF, laneY, paving, RUN, rail, STEPS, stairAt } from './stair-steps.ts';
import { tileWall } from './tile-wall.ts';

const MAT: V3 = [-0.1, FLIGHT_RISE + 0.01, -6.5];
export type GateName = 'L0' | 'R0' | 'L1' | 'R1' | 'L2' | 'R3' | 'L4' | 'R5' | 'L6';
type GateSpot = {
  at: V3;
  left: boolean;
  kind: 'iron' | 'wood';
  tone: string;
};
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
export type StairPlan = {
  hour: KoreaHour;
  season: Season;
  open?: Partial<Record<GateName, number>>;
  /** flights with walls, gates and houses, counted from below; the others are stairs only (default 8; 4 when the camera does not look up the whole lane) */
  top?: number;
  /** straw mat on its landing */
  mat?: boolean;
  /** flights whose walls are laid stone by stone; the others are washed in (default 0 and the paving before it) */
  near?: number[];
  without?: ('R0' | 'pole' | 'tubs' | 'rail')[];
  /** the ridge where the whole of it must show over the top of the stairs */
  ridge?: { foot?: number; tall?: number; facing?: number };
};
export function stairLane(scene: THREE.Scene, p: StairPlan): void {
  const has = (w: NonNullable<StairPlan['without']>[number]) => !p.without?.includes(w);
  const autumn = p.season === 'october';
  koreaSky(scene, { hour: p.hour, season: p.season, foot: 27, facing: 4, tall: 1.75, ...p.ridge });
  const model = new Model();
  paving(model);
  walls(model, new Set(p.near ?? [-1, 0]), p, has);
  houses(model, p.hour === 'night' || p.hour === 'dusk', p.top ?? 8);
  trees(model, autumn);
  if (has('pole')) {
    utilityPole(model, place([1.42, 0, 0.55]));
    streetSign(model, place([1.05, 2.75, 0.72], [0, -8, 0]), '평창문화로', 0.13);
  }
  const up = stairAt(42, -1.45);
  utilityPole(model, place([-1.45, up[1], up[2] - 0.9]));
  utilityPole(model, place([1.45, laneY(-27), -27]));
  cables(model, [1.42, 7.1, 0.55], [-1.45, up[1] + 7.1, up[2] - 0.9], 4, 3);
  cables(model, [-1.45, up[1] + 7.1, up[2] - 0.9], [1.45, laneY(-27) + 7.1, -27], 3, 5);
  cables(model, [1.42, 6.6, 0.55], [-4.6, 5.6, 5], 2, 8);
  if (has('tubs')) {
    const pod = autumn ? '#d8402f' : '#5f9a48';
    for (const [x, z, r, s] of [
      [-1.28, 0.75, 0.25, 2],
      [-1.3, 4.35, 0.24, 4],
      [-1.32, -4.75, 0.22, 6],
      [1.3, -7.7, 0.22, 8],
    ] as const)
      redTub(model, place([x, laneY(z - 0.1), z]), r, { fruit: pod, seed: s });
    for (const [n, x, s, t] of [
      [3, -1.38, 1, '#f08fa8'],
      [6, -1.4, 2, '#f6c95c'],
      [9, -1.38, 3, '#e4604c'],
      [19, -1.4, 1, '#f6c95c'],
      [24, -1.4, 3, '#f08fa8'],
      [34, -1.4, 2, '#e4604c'],
    ] as const)
      clayPot(model, place(stairAt(n, x)), 0.11, t, s);
  }
  if (has('rail')) rail(model);
  if (p.mat) strawMat(model);
  if (autumn) fallen(model);
  scene.add(model.bake());
}
/** Walls stand in level sections, each a landing or half a flight long; a gate takes its piece out. */
function walls(
  model: Model,
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
        tileWall(model, where, { plain: true, length: long, height: high, foot, seed: k * 7 + i + (left ? 3 : 20) });
      else
        farWall(
          model,
          where,
          long,
          high,
          at(['#c9bba8', '#d9cdb8', '#b86a54', '#cbbfae'], (k + (left ? 1 : 2)) % 4),
          1.6,
        );
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
      if (k >= (p.top ?? 8)) break;
      const long = (STEPS * RUN) / 2;
      for (const i of [0, 1])
        piece(f.z - i * long, f.z - (i + 1) * long, f.y + ((i + 1) * FLIGHT_RISE) / 2 - 0.12, k, i * 2 + 2, 1.3);
      along(f.z - STEPS * RUN, f.z - STEPS * RUN - f.landing, f.y + FLIGHT_RISE, k, 6);
    }
    for (const [i, [name, g]] of gates.entries()) {
      if ((name === 'R0' && !has('R0')) || g.at[1] > ((p.top ?? 8) + 0.1) * FLIGHT_RISE) continue;
      const small = !['L0', 'R0', 'L1', 'R1'].includes(name);
      laneGate(model, gateFrame(g), {
        kind: g.kind,
        tone: g.tone,
        number: String((left ? 12 : 15) + i * 6),
        open: p.open?.[name as GateName] ?? 0,
        wide: small ? 1.0 : 1.6,
      });
    }
  }
}
function houses(model: Model, lit: boolean, top: number): void {
  const hanok = (left: boolean, k: number, long: number, out = 4.2) => {
    if (k >= top) return;
    const f = landingMiddle(k);
    smallHanok(model, place([left ? -out : out, f[1] - 0.3, f[2] - 1], [0, left ? 90 : -90, 0]), {
      long,
      doors: [-0.8, 0.6],
      plain: true,
      whole: true,
      lit,
      seed: k + 3,
    });
  };
  const villa = (left: boolean, z: number, size: V3, tone: string, floors: number, seed: number) =>
    laneY(z) <= top * FLIGHT_RISE &&
    laneVilla(model, place([left ? -3.1 : 3.1, laneY(z) - 0.4, z], [0, left ? 90 : -90, 0]), {
      size,
      tone,
      floors,
      seed,
      lit,
    });
  villa(true, 3.2, [5.4, 5, 6.2], '#b4604c', 2, 3);
  smallHanok(model, place([4.3, -0.1, 3.4], [0, -90, 0]), {
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
  hanok(true, 5, 5);
}
/** Straw mat for yut, 1.9 x 1.5, its edges bound with cloth. */
function strawMat(model: Model): void {
  model.inside(place([MAT[0], MAT[1], MAT[2]], [0, -5, 0]), () => {
    model.put(
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
      model.put(
        roundedBox(0.07, 0.03, 1.5, 0.012),
        { tint: wash('#5f7f5c', 5), line: 0.6 },
        place([s * 0.93, 0.013, 0]),
      );
  });
}
