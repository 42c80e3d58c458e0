/**
 * Mr. Finch's front room, filled by the model town (coordinates of the town: model-town.ts). Metres, floor y = 0.
 *
 *   back wall z = -3.3, x -3.6..3.6, 3.4 high; left wall x = -3.6; right wall x = 3.6 with the blue front door in it,
 *   hinge side at the back: doorway z -.57..+.57, mail slot at [3.6, 1.02, 0]; beyond it the porch (x 3.6..5.5, y 0).
 *   piano at the back, x -.75..+.55 (the river comes out under it) · stairs at the back right, step n (1..6) top at
 *   y = .2 n, x = 1.35 + .3 (n - .5), z -3.2..-2.35, houses on them, the church on the third · armchair [-2.85, 0, -2.3]
 *   looking to the middle · floor lamp [-3.2, 0, -1.4] · window in the left wall.
 *   `cutaway: true` leaves out the right wall's front half and half of the door, so that one sees along the wall: a child
 *   at [4.05, 0, 0] looking to -X has her eyes at the slot (stoop), the town glows behind it.
 *
 * Light: finchLight('lamps' | 'night' | 'day').
 *
 * Cameras:
 *   wide room:   from [1.3, 1.75, 4.7] to [-.1, .45, -.7], fov 38
 *   bridge:      from [.85, .78, 2.55] to [0, .36, .55], fov 34      train mid-bridge, faces behind at z < .4 or beside
 *   plan on the floor (put it at [1.2, .01, 2.5]): from [1.35, 1.1, 3.7] to [1.1, .1, 2.3], fov 30
 *   doorway:     from [2.2, 1.3, 3.6] to [-.6, .75, -.4], fov 36      handshake over the church
 *   cut-away:    from [3.4, 1.0, 4.6] to [3.3, .95, 0], fov 38
 *   night:       from [1.02, .3, 2.1] to [.55, .34, -.4], fov 36      tiny 14 near, the armchair far in shadow
 */
import * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { color, fbm, type V3 } from '../model/math.ts';
import { block, boardFloor, flat, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { framed, shelfRow } from '../props/furniture.ts';
import { armchair, floorLamp } from '../props/nook.ts';
import { hedge } from '../props/street-things.ts';
import { tinyChurch, tinyHouse, tinyPerson, tinyTree } from '../props/tiny-town.ts';
import { SUMMER } from '../props/trees.ts';
import { modelTown, TINY_14, type TownPlan } from './model-town.ts';
import { DOOR, doorFrame, doorLeaf, MAIL_SLOT } from './plum-door.ts';
import { roomWall, sashWindow } from './plum-room.ts';
import { plumSky } from './plum-sky.ts';
import { streetTree } from './street-trees.ts';

const STAIR = (n: number): V3 => [1.35 + 0.3 * (n - 0.5), 0.2 * n, -2.78];
const ARMCHAIR: V3 = [-2.85, 0, -2.3];

/** Lamps of the evening the child is let in; the night when only the town is lit; a plain morning. */
export function finchLight(kind: 'lamps' | 'night' | 'day', change: Partial<LightPreset> = {}): LightPreset {
  if (kind === 'day') return relight('morning', { sky: 0.8, ...change });
  if (kind === 'night')
    return relight('night', {
      sky: 0.42,
      points: [
        { at: [TINY_14[0] + 0.1, 0.3, TINY_14[2] + 0.55], color: '#ffc070', power: 0.5, radius: 0.1 },
        { at: [-0.3, 0.6, -0.8], color: '#ffb060', power: 1.1, radius: 0.2 },
      ],
      ...change,
    });
  return relight('night', {
    sky: 0.74,
    top: '#a08cae',
    horizon: '#c09a8c',
    bounce: '#d09460',
    points: [
      { at: [-3.0, 1.5, -1.1], color: '#ffb868', power: 5.5, radius: 0.2 },
      { at: [0.4, 2.3, 1.6], color: '#ffcf94', power: 6, radius: 0.4 },
      { at: [0.2, 0.6, -0.8], color: '#ffc070', power: 1.6, radius: 0.2 },
    ],
    ...change,
  });
}

export interface FinchPlan extends TownPlan {
  cutaway?: boolean;
  /** degrees the front door stands open (inwards, hinge at the back) */
  door?: number;
  /** the floor lamp's shade glows; default as `lit` */
  lampOn?: boolean;
  /** left out where a camera stands */
  without?: ('left' | 'right' | 'lamp' | 'clock')[];
}

export function finchHouse(scene: THREE.Scene, p: FinchPlan): void {
  if (p.cutaway) plumSky(scene, 'morning');
  else scene.background = new THREE.Color('#6a4a48');
  const model = new Model();
  const wall = { high: 3.4, tone: '#b98a6a', wainscot: { high: 0.8, tone: '#8a5a48' }, paper: '#c99c78' };
  roomWall(model, place([-3.6, 0, -3.3]), { ...wall, wide: 7.2 });
  if (!p.without?.includes('left')) {
    const win = { x: 2.9, y: 1, w: 1.2, h: 1.2 };
    const at = place([-3.6, 0, 2.2], [0, 90, 0]);
    roomWall(model, at, { ...wall, wide: 5.5, openings: [win] });
    sashWindow(model, at, win, '#8a4a58');
    model.put(
      roundedBox(0.02, 1.3, 1.3, 0.005),
      { color: p.lit ? '#3f4a86' : '#bcd4e6', line: 0 },
      place([-3.8, 1.6, -0.7]),
    );
  }
  if (!p.without?.includes('right')) rightWall(model, p, wall);
  boardFloor(model, [-3.6, -3.3, 3.6, 3.4], 0, '#a8744a', { wide: 0.32 });
  modelTown(model, p);
  stairs(model, p);
  piano(model);
  const [cx, cz, turn] = p.chair ?? [ARMCHAIR[0], ARMCHAIR[2], 48];
  armchair(model, place([cx, 0, cz], [0, turn, 0]), '#9a4a4e');
  if (!p.without?.includes('lamp')) lamp(model, p.lampOn ?? p.lit);
  walls(model, !p.without?.includes('clock'));
  scene.add(model.bake());
}

function lamp(model: Model, on: boolean): void {
  if (on) floorLamp(model, place([-3.25, 0, -1.35]), 1.7);
  else {
    model.put(
      tube(
        [
          [-3.25, 0, -1.35],
          [-3.25, 1.4, -1.35],
        ],
        [0.018],
        { around: 8, rings: 3 },
      ),
      { color: '#b8743f' },
    );
    model.put(
      lathe(
        [
          [1.26, 0.25],
          [1.46, 0.2],
          [1.7, 0.13],
        ],
        { around: 26 },
      ),
      { color: '#e8cf96', doubleSided: true },
      place([-3.25, 0, -1.35]),
    );
  }
}

function rightWall(model: Model, p: FinchPlan, wall: { high: number; tone: string }): void {
  const half = DOOR.wide / 2;
  const at = place([3.6, 0, -3.3], [0, -90, 0]);
  // along this wall x runs to +Z of the room: the doorway is 2.73..3.87 from the back corner
  if (p.cutaway) {
    roomWall(model, at, { ...wall, wide: 3.3 - half - 0.08 });
    model.put(roundedBox(0.16, 0.5, 0.62, 0.02), { tint: wash('#fbf3e2', 3) }, place([3.66, DOOR.high + 0.22, -0.3]));
    // half a door: cut through the slot
    model.put(
      roundedBox(0.07, MAIL_SLOT.y - 0.06, half, 0.01),
      { tint: wash('#3d6fb4', 2) },
      place([3.63, (MAIL_SLOT.y - 0.06) / 2, -half / 2]),
    );
    const top = DOOR.high - MAIL_SLOT.y - 0.06;
    model.put(
      roundedBox(0.07, top, half, 0.01),
      { tint: wash('#3d6fb4', 2) },
      place([3.63, DOOR.high - top / 2, -half / 2]),
    );
    for (const y of [-0.06, 0.06])
      model.put(roundedBox(0.11, 0.03, 0.4, 0.01), { color: '#e6b84e' }, place([3.63, MAIL_SLOT.y + y, -0.2]));
    model.inside(place([3.72, 0, 0], [0, 90, 0]), () => {
      model.put(
        roundedBox(0.16, DOOR.high + 0.1, 0.16, 0.02),
        { color: '#fbf3e2' },
        place([half + 0.08, DOOR.high / 2, 0]),
      );
    });
  } else {
    roomWall(model, at, { ...wall, wide: 5.5, openings: [{ x: 3.3, y: 0, w: DOOR.wide + 0.02, h: DOOR.high }] });
    model.inside(place([3.6, 0, 0], [0, -90, 0]), () => doorFrame(model, -half, half));
    // seen from inside: hinge at the back, the leaf swings into the room
    model.inside(place([3.66, 0, -half], [0, 90 - (p.door ?? 0), 0]), () => doorLeaf(model, '#3d6fb4', undefined));
  }
  boardFloor(model, [3.62, -3.3, 5.5, 3.4], 0, '#b98f66', { across: true });
  if (!p.cutaway) return;
  const lawn = (q: THREE.Vector3) => color('#6b9352').lerp(color('#9ab264'), fbm(q.x * 0.5, q.z * 0.5, 1, 3));
  flat(model, [3.7, -60, 60, 5], -0.45, lawn, { line: 0.3 });
  for (const z of [-3.1, -1.4]) block(model, [0.15, 2.6, 0.15], [5.4, 0, z], '#fbf3e2', { line: 0.7 });
  model.put(roundedBox(0.1, 0.07, 1.7, 0.02), { color: '#fbf3e2', line: 0.7 }, place([5.4, 0.82, -2.25]));
  for (let z = -3; z < -1.4; z += 0.2)
    model.put(roundedBox(0.045, 0.8, 0.045, 0.01), { color: '#f1e6d4', line: 0.45 }, place([5.4, 0.4, z]));
  hedge(model, [6.1, -0.45, -2.4], [0.6, 0.55, 2.4], ['#3f6a3f', '#6f9a4e', '#a8c468'], 3);
  streetTree(model, [9, -0.45, -6], 4.2, SUMMER, 5);
}

function stairs(model: Model, p: FinchPlan): void {
  for (let n = 1; n <= 6; n++) {
    const [x, y] = STAIR(n);
    block(model, [0.31, y, 0.86], [x, 0, -2.78], n % 2 ? '#9a6a4c' : '#a3724f', { line: 0.7 });
    model.put(
      roundedBox(0.31, 0.02, 0.9, 0.008),
      { tint: (q) => color('#7f9f56').multiplyScalar(0.9 + 0.2 * Math.sin(q.z * 30)), line: 0.5 },
      place([x, y + 0.008, -2.78]),
    );
    const on = (dz: number): V3 => [x, y + 0.015, -2.78 + dz];
    if (n === 3) tinyChurch(model, place(on(0.05), [0, -15, 0]), 1, p.lit);
    else {
      tinyHouse(model, place(on(0.2), [0, -10 + n * 6, 0]), {
        w: 0.16,
        wall: ['#f4e2c0', '#d6e0d8', '#e9c9b0'][n % 3] ?? '#f4e2c0',
        roof: ['#9a5a52', '#6f6a86'][n % 2] ?? '#9a5a52',
        lit: p.lit,
        seed: n,
      });
      if (n % 2)
        tinyHouse(model, place(on(-0.16), [0, 8, 0]), {
          w: 0.15,
          wall: '#f0d890',
          roof: '#8a6a4e',
          lit: p.lit,
          tall: 1.1,
          seed: n + 1,
        });
    }
    tinyTree(model, on(-0.3), 0.13, n);
    tinyPerson(model, place(on(0.36), [0, n * 70, 0]), ['#d8503f', '#3f7fb0', '#e0a83c'][n % 3] ?? '#d8503f');
  }
  model.put(
    tube(
      [
        [1.3, 0.75, -2.33],
        [3.2, 2.0, -2.33],
      ],
      [0.03],
      { around: 9, rings: 3 },
    ),
    { color: '#7a4a38' },
  );
  for (let n = 1; n <= 6; n++) {
    const [x, y] = STAIR(n);
    model.put(roundedBox(0.03, 0.62, 0.03, 0.008), { color: '#8a5644', line: 0.6 }, place([x, y + 0.3, -2.33]));
  }
}

function piano(model: Model): void {
  const wood = { tint: wash('#6f4038', 3), line: 0.8 };
  model.inside(place([-0.1, 0, -2.98]), () => {
    model.put(roundedBox(1.4, 0.72, 0.34, 0.02), wood, place([0, 0.92, -0.1]));
    model.put(roundedBox(1.46, 0.05, 0.42, 0.02), wood, place([0, 1.3, -0.08]));
    model.put(roundedBox(1.4, 0.09, 0.36, 0.02), wood, place([0, 0.66, 0.22]));
    model.put(roundedBox(1.26, 0.02, 0.15, 0.004), { color: '#fff8ea', line: 0.5 }, place([0, 0.715, 0.3]));
    for (let i = 0; i < 24; i++)
      if (![2, 6].includes(i % 7))
        model.put(
          roundedBox(0.024, 0.02, 0.09, 0.004),
          { color: '#33262e', line: 0.3 },
          place([-0.6 + i * 0.052, 0.733, 0.27]),
        );
    for (const x of [-0.64, 0.64]) {
      model.put(roundedBox(0.09, 0.62, 0.09, 0.02), wood, place([x, 0.31, 0.32]));
      model.put(roundedBox(0.09, 0.6, 0.3, 0.02), wood, place([x, 0.3, -0.1]));
    }
    model.put(
      roundedBox(0.46, 0.32, 0.02, 0.006),
      { color: '#fff6e0', line: 0.6 },
      place([0.05, 0.93, 0.1], [-12, 0, 0]),
    );
  });
  // a village on the lid
  tinyHouse(model, place([-0.5, 1.325, -3.02]), { w: 0.15, wall: '#f4e2c0', roof: '#9a5a52', lit: true });
  tinyHouse(model, place([0.3, 1.325, -3.04], [0, -14, 0]), {
    w: 0.17,
    wall: '#d6e0d8',
    roof: '#6f6a86',
    lit: true,
    seed: 2,
  });
  for (const [i, x] of [-0.25, -0.05, 0.08, 0.5].entries()) tinyTree(model, [x, 1.325, -3.02], 0.12, i + 1);
}

/** What hangs there: pictures of trains, a station clock without hands, a shelf of whistles and books. */
function walls(model: Model, clock: boolean): void {
  framed(model, place([-1.55, 1.75, -3.28], [0, 0, 1]), 0.6, 0.46, '#6f8fae');
  framed(model, place([-2.35, 1.65, -3.28], [0, 0, -2]), 0.44, 0.52, '#c98a5c');
  if (clock) stationClock(model);
  model.put(roundedBox(1.2, 0.04, 0.2, 0.01), { tint: wash('#7a4a38', 4), line: 0.7 }, place([-2.1, 2.2, -3.2]));
  shelfRow(model, place([-2.66, 2.22, -3.2]), 1.0, 'books', 4);
}
function stationClock(model: Model): void {
  model.put(ball([0.22, 0.22, 0.05], 26), { color: '#4a3a38' }, place([0.95, 2.0, -3.26]));
  model.put(ball([0.18, 0.18, 0.05], 26), { color: '#fff6e2', line: 0.6 }, place([0.95, 2.0, -3.24]));
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    model.put(
      ball([0.01, 0.01, 0.006], 6),
      { color: '#4a3a38', line: 0 },
      place([0.95 + Math.sin(a) * 0.14, 2 + Math.cos(a) * 0.14, -3.19]),
    );
  }
}
