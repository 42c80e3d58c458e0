/**
 * Plum Street, summer or snow. Metres; the street runs along X, +X is east.
 *
 *   No. 14 (red door, mirrored house) closes the west end at x = -30.5 and looks east; No. 41 (blue door) closes the
 *   east end at x = +30.5 and looks west: each is the other's reflection, and from either porch one sees the other door.
 *   Six houses a side: sideHouse('north' | 'south', 0..5), west to east at x = -21, -12.6, -4.2, 4.2, 12.6, 21;
 *   north ones look to +Z.
 *   Road z -2.1..2.1 (y .02) from x -22 to 22, kerb, pavement z 2.4..3.5 (y .08), mailboxes on the kerb at z = ±2.62,
 *   lawns behind, front walls at z = ±8.4, so porches end at z = ±6.5 and steps at ±5.6.
 *   14 and 41: path of 1.3 m from the road's end (x = ±22) to the steps (x = ±27.7). Their gardens are z -5..5.
 *
 * House coordinates: `onHouse(FRAME_14, [x, y, z])` gives world points of plum-house.ts numbers (porch floor y .45).
 * Cameras that stand well (fov 34-38; all drawn in studio/sheets/plum-places.ts):
 *   along to 41:   from [-6, 1.5, 1.3] to [30, 1.9, -1]       run panels, the blue door far off (mailboxes on both sides)
 *   along to 14:   from [6, 1.7, -1.1] to [-30, 2.2, 1.2]     parade, everyone walks to the reader: turn them to +X
 *   at 41:         from [20.5, 1.35, 2.4] to [30, 1.75, -.2]  three children before the gate, sign readable
 *   porch of 41:   from onHouse(FRAME_41, [1.6, 1.5, 7]) to onHouse(FRAME_41, [0, 1.35, .4])
 *   steps of 14:   from onHouse(FRAME_14, [1.5, 1.0, 6.2]) to onHouse(FRAME_14, [0, .85, 1.5])
 *   row of doors:  from [x, 1.5, 2.6] to [x, 1.7, -8]         a door of the north side, fov 30
 */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3, vec } from '../model/math.ts';
import { flat, SNOW } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { hedge, mailbox, streetLamp } from '../props/street-things.ts';
import { SUMMER } from '../props/trees.ts';
import { noBellsSign, petunias } from './blue-door.ts';
import { flowers, plant, spots } from './ground-cover.ts';
import { type HousePlan, plumHouse } from './plum-house.ts';
import { type Hour, plumSky } from './plum-sky.ts';
import { bareTree, farGreen, PLUM, streetTree } from './street-trees.ts';

/** Frames of the houses: see plum-house.ts for what is where in them. */
export const FRAME_14 = place([-30.5, 0, 0], [0, 90, 0]);
export const FRAME_41 = place([30.5, 0, 0], [0, -90, 0]);
export const onHouse = (frame: THREE.Matrix4, p: V3): V3 => vec(p).applyMatrix4(frame).toArray() as V3;
const ROW_X = [-21, -12.6, -4.2, 4.2, 12.6, 21] as const;
export type Side = 'north' | 'south';
export const sideHouse = (side: Side, i: number): THREE.Matrix4 =>
  place([ROW_X[i] ?? 0, 0, side === 'north' ? -8.4 : 8.4], [0, side === 'north' ? 0 : 180, 0]);
/** Foot of a house's mailbox, turned so that its door looks to the road. Its slot is 1.02 high. */
const mailboxAt = (side: Side, i: number): THREE.Matrix4 => {
  const z = side === 'north' ? -2.62 : 2.62;
  return place([(ROW_X[i] ?? 0) + (i < 3 ? 1.5 : -1.5), 0.08, z], [0, side === 'north' ? 0 : 180, 0]);
};

type HouseName = '14' | '41' | `${Side}${number}`;
export type StreetPlan = {
  hour: Hour;
  /** which houses are drawn with all their woodwork; the others are far. Default: 14, 41 and none else. */
  near?: HouseName[];
  /** left out altogether (behind the camera): spares a third of the triangles */
  skip?: HouseName[];
  /** the other way round, where few are seen: all that is drawn */
  only?: HouseName[];
  /** changes of single houses: doors open, curtains, wreaths */
  houses?: Partial<Record<HouseName, Partial<HousePlan>>>;
  /** mailboxes whose red flag is up, 0..1 */
  flags?: Partial<Record<`${Side}${number}`, number>>;
  /** the sign at 41: what is on it; false takes it away */
  sign?: 'rules' | false;
  /** tufts of grass in the lawns around this point, where the camera is */
  grass?: { at: [number, number]; radius: number; n?: number };
  /** false: the storm has put out every window and street lamp */
  power?: boolean;
  /** without street trees where a camera stands */
  noTrees?: (x: number, z: number) => boolean;
  /** without mailboxes where a crowd stands (by x) */
  noMail?: (x: number) => boolean;
};

const SIDE_LOOKS: [wall: string, door: string, roof: string][] = [
  ['#cfe0d0', '#c9884a', '#6f6a7c'],
  ['#f3d9c4', '#5f8f6a', '#8a5a56'],
  ['#d9e2ee', '#e2a53a', '#5f6680'],
  ['#f6e8c8', '#8a5a9a', '#7d6358'],
  ['#e6cfd4', '#3f8f8c', '#6a5f78'],
  ['#dfe6c8', '#d0605a', '#7a6a60'],
  ['#f0e2d4', '#4f7f9c', '#805a5e'],
  ['#d4dfe0', '#b8743f', '#606a76'],
  ['#f4dcb8', '#6a8f4e', '#86605a'],
  ['#e2dcec', '#c85a7a', '#66607c'],
  ['#e8ead2', '#4a6fa0', '#7c6a5a'],
  ['#f2d4c0', '#7a9a8a', '#75586a'],
];
const isSnow = (h: Hour): boolean => h.startsWith('snow');
const isLit = (h: Hour): boolean => ['dusk', 'night', 'snowEvening', 'snowNight'].includes(h);

const drawn = (p: StreetPlan, id: HouseName): boolean => (p.only ? p.only.includes(id) : !p.skip?.includes(id));

export function plumStreet(scene: THREE.Scene, p: StreetPlan): void {
  plumSky(scene, p.hour);
  const model = new Model();
  ground(model, p);
  const [snow, lit] = [isSnow(p.hour), isLit(p.hour)];
  const dark = p.power === false;
  const common = { snow, glass: dark ? ('dark' as const) : lit ? ('lit' as const) : ('day' as const) };
  if (drawn(p, '14'))
    plumHouse(model, FRAME_14, {
      ...common,
      wall: '#f3e3cc',
      door: '#c8402f',
      number: '14',
      mirrored: true,
      roof: '#6f5a70',
      hall: { wall: '#e2b98a' },
      ...p.houses?.['14'],
    });
  if (drawn(p, '41')) {
    plumHouse(model, FRAME_41, {
      ...common,
      wall: '#f0dba6',
      door: '#3d6fb4',
      number: '41',
      roof: '#6f5a70',
      hall: { wall: '#6b4a4c', glow: true },
      ...p.houses?.['41'],
    });
    model.inside(FRAME_41, () => {
      if (p.sign !== false) noBellsSign(model, place([1.19, 1.95, 0.03], [0, 0, -2], 1.2));
    });
  }
  for (const [k, side] of (['north', 'south'] as const).entries())
    for (let i = 0; i < 6; i++) {
      const id = `${side}${i}` as const;
      if (!drawn(p, id)) continue;
      const [wall, door, roof] = SIDE_LOOKS[(i * 2 + k * 5) % 12] as [string, string, string];
      const far = !p.near?.includes(id);
      plumHouse(model, sideHouse(side, i), {
        ...common,
        wall,
        door,
        roof,
        far,
        mirrored: (i + k) % 2 === 0,
        ...p.houses?.[id],
      });
      if (!p.noMail?.(ROW_X[i] ?? 0))
        mailbox(model, mailboxAt(side, i), { tone: door, flag: p.flags?.[id] ?? 0, snow });
    }
  gardens(model, p);
  scene.add(model.bake());
}

const LAWN = ['#6b9352', '#86a85c', '#b0bf70'] as const;
function ground(model: Model, { hour }: StreetPlan): void {
  const snow = isSnow(hour);
  const lawn = (q: THREE.Vector3) => {
    const n = fbm(q.x * 0.35, q.z * 0.35, 1, 3);
    return snow
      ? color(SNOW).multiplyScalar(0.94 + 0.1 * n)
      : color(LAWN[0])
          .lerp(color(LAWN[1]), smoothstep(0.25, 0.6, n))
          .lerp(color(LAWN[2]), 0.5 * smoothstep(0.6, 0.85, n));
  };
  flat(model, [-150, -150, 150, 150], -0.03, lawn, { n: 60, line: 0 });
  flat(model, [-46, -16, 46, 16], 0, lawn, { n: 90, line: 0, bump: snow ? 0.14 : 0.03 });
  const road = (q: THREE.Vector3) => {
    const n = fbm(q.x * 0.7, q.z * 2, 4, 3);
    if (!snow) return color('#a59aa6').lerp(color('#c2b2ac'), n);
    // two tracks of wheels and many of boots
    const track = Math.exp(-(((Math.abs(q.z) - 1) / 0.32) ** 2));
    return color('#e2e7f6').lerp(color('#b9c0dc'), 0.7 * track * (0.5 + 0.6 * n));
  };
  flat(model, [-22.5, -2.1, 22.5, 2.1], snow ? 0.05 : 0.02, road, { n: 80, line: 0.5 });
  const slabTone = (q: THREE.Vector3) =>
    (snow ? color('#e4e9f7') : color('#d6c8b8')).multiplyScalar(0.94 + 0.1 * noise(q.x * 3, q.z * 3));
  for (const z of [-1, 1]) {
    const kerb = snow ? '#d9def0' : '#c3b6b0';
    model.put(roundedBox(45, 0.12, 0.22, 0.03), { color: kerb, line: 0.6 }, place([0, 0.04, z * 2.22]));
    for (let x = -22.4; x < 22.3; x += 1.2) {
      const look = { tint: slabTone, line: snow ? 0.15 : 0.4 };
      model.put(roundedBox(1.17, 0.1, 1.1, 0.02), look, place([x + 0.6, snow ? 0.05 : 0.03, z * 2.95]));
    }
  }
  const rnd = random(4);
  const path = (frame: THREE.Matrix4, from: number, to: number, wide: number) =>
    model.inside(frame, () => {
      for (let z = from; z < to; z += 0.62)
        model.put(
          roundedBox(wide * mix(0.9, 1.02, rnd()), 0.06, 0.58, 0.03, { wobble: 0.03 }),
          { tint: slabTone, line: snow ? 0.2 : 0.5 },
          place([(rnd() - 0.5) * 0.06, snow ? 0.05 : 0.015, z + 0.3], [0, (rnd() - 0.5) * 4, 0]),
        );
    });
  path(FRAME_14, 2.9, 8.2, 1.3);
  path(FRAME_41, 2.9, 8.2, 1.3);
  for (const side of ['north', 'south'] as const) for (let i = 0; i < 6; i++) path(sideHouse(side, i), 2.9, 4.8, 1.1);
}

/** Trees, hedges, lamps, flower pots; long grass before 41, petunias before 14. */
function gardens(model: Model, p: StreetPlan): void {
  const [snow, lit] = [isSnow(p.hour), isLit(p.hour) && p.power !== false];
  const green: [string, string, string] = snow ? ['#4a6a5c', '#6f8f78', '#a8bcb0'] : ['#3f6a3f', '#6f9a4e', '#a8c468'];
  for (const [i, x] of [-16.8, -8.4, 0, 8.4, 16.8].entries())
    for (const side of [-1, 1]) {
      const foot: V3 = [x + side * 0.5, 0, side * 4.5];
      if (p.noTrees?.(foot[0], foot[2])) continue;
      const high = 3.9 + ((i * 2 + side) % 3) * 0.4;
      if (snow) bareTree(model, foot, high, i + (side > 0 ? 30 : 10));
      else streetTree(model, foot, high, (i + (side > 0 ? 1 : 0)) % 3 ? SUMMER : PLUM, i * 3 + side);
    }
  for (const x of [-14.5, 0.9, 14.5]) streetLamp(model, place([x, 0.08, x < 0 ? 3.2 : -3.2]), lit, snow);
  farGreen(model, p.hour);
  for (const [frame, mirror, id] of [
    [FRAME_14, -1, '14'],
    [FRAME_41, 1, '41'],
  ] as const) {
    // a house left out is behind the camera, and so are its hedges
    if (!drawn(p, id)) continue;
    model.inside(frame, () => {
      for (const [x, w, seed] of [
        [mirror * -2.6, 2.4, 3],
        [mirror * 2.2, 1.6, 5],
      ] as const)
        hedge(model, [x, 0, 2.4], [w, 0.55, 0.6], green, seed, snow);
      if (!snow && mirror < 0) {
        petunias(model, place([1.3, 0, 3.1]), ['#e4604c', '#f08a5c', '#f8c8b0'], 5);
        petunias(model, place([-1.3, 0, 3.1]), ['#c4508a', '#e2789c', '#f3d0dc'], 3);
      }
    });
  }
  model.inside(FRAME_14, () => mailbox(model, place([-2.5, 0, 7.9]), { tone: '#c8402f', number: '14', snow }));
  if (!p.noMail?.(22))
    model.inside(FRAME_41, () => mailbox(model, place([2.5, 0, 7.9]), { tone: '#3d6fb4', number: '41', snow }));
  if (snow) return;
  const ground = () => 0;
  // nobody mows at 41
  plant(
    model,
    'grass',
    spots(900, [26, -5.5, 33, 5.5], 7, (x, z) => Math.abs(z) > 0.9 && x < 31.6),
    0.4,
    ground,
    ['#6f8f44', '#9cb45c', '#c8c878', '#dcd49a'],
    4,
  );
  flowers(
    model,
    spots(40, [22.6, -5, 28, 5], 9, (_x, z) => Math.abs(z) > 1),
    ground,
    ['#fff6e6', '#f6d860', '#f0a0b0'],
  );
  const g = p.grass;
  if (g) {
    const box: [number, number, number, number] = [
      g.at[0] - g.radius,
      g.at[1] - g.radius,
      g.at[0] + g.radius,
      g.at[1] + g.radius,
    ];
    const onLawn = (x: number, z: number) => Math.abs(z) > 3.7 || Math.abs(x) > 22.7;
    plant(model, 'grass', spots(g.n ?? 500, box, 12, onLawn), 0.16, ground, ['#648a4c', '#84a358', '#b0bf70'], 2);
  }
}
