/**
 * Classroom of an elementary school in Seoul (S12, Korean skin). Metres, floor y = 0; the blackboard is on -Z, windows on the left (-X).
 *
 *   blackboard z -3.4: green slate x -2.1..2.1, y .95..2.25; who writes stands at z -2.9; chalk rail y .92
 *   desks SEATS (four columns x three rows): desk [x, .62, z], the child sits at [x, .36, z + .46] facing -Z; aisles x -1.8, 0, 1.8
 *   teacher's desk TEACHER_DESK top y .8, x .7..2, z -2.35; parcel or books lie there; door right wall z 1.6; window sill outside left [-4.35, 1.0, -1.1] (a cat sleeps there)
 * Cameras:
 *   wide:    from [3, 1.75, 4.3] to [-.5, 1.15, -2.4], fov 42      1.1: hands up before the board, window left
 *   board:   from [2.3, 1.5, 1.4] to [-.52, 1.26, -2.66], fov 45    8.4: window, list, who reports, parcel
 *   window:  from [2.2, 1.4, .6] to [-4.2, 1.5, -1.2], fov 38      the mountain outside
 */

import * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { at, color, fbm, random, type V3 } from '../model/math.ts';
import { boardFloor, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { lathe, tube } from '../model/tube.ts';
import { hangul, hangulWidth } from '../props/hangul-sign.ts';
import { desk, flagFrame, PLY, picture, pinWall, sillThings } from '../props/korean-school.ts';
import { tree } from '../props/trees.ts';
import { bukhansan } from './bukhansan.ts';
import { roomWall } from './plum-room.ts';
import { OUT_OF_CLASSROOM, windowPeak } from './window-peak.ts';

const SEATS: V3[] = [-0.5, 0.85, 2.2].flatMap((z) => [-2.7, -0.9, 0.9, 2.7].map((x): V3 => [x, 0.36, z + 0.46]));
const TEACHER_DESK: V3 = [1.35, 0.8, -2.35];

export function classroomLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('morning', {
    sun: { dir: [-0.8, 0.66, 0.24], color: '#ffe4b8', power: 4.8, cone: 0.07 },
    sky: 1.1,
    exposure: 1.06,
    ...change,
  });
}
export type ClassroomPlan = {
  /** what is on the board: the homework question of 1.1, the list of names of 8.4, or nothing */
  board: 'question' | 'names' | 'blank';
  /** rows of desks that stand; all three unless told */
  rows?: number;
  /** outside stands one clear peak (seen from the right of the room) instead of the whole range and the yard's maple */
  peak?: boolean;
  /** chairs that somebody has turned: seat number, degrees from facing the desk */
  turned?: Record<number, number>;
};
const NAMES = ['밤나무골', '율목동', '평창리', '평창동', '세검정로', '평창문화로…'];

export function koreanClassroom(scene: THREE.Scene, plan: ClassroomPlan): void {
  const model = new Model();
  const wall = { high: 3, tone: '#f6ead0', wainscot: { high: 0.9, tone: '#a9c8b0' } };
  const windows = [1.2, 3.5, 5.8].map((x) => ({ x, y: 1, w: 1.9, h: 1.55 }));
  roomWall(model, place([-4.2, 0, -3.5]), { ...wall, wide: 8.4 });
  roomWall(model, place([-4.2, 0, 3.9], [0, 90, 0]), {
    ...wall,
    wide: 7.4,
    openings: windows.map((o) => ({ ...o, x: 7.4 - o.x })).reverse(),
  });
  roomWall(model, place([4.2, 0, -3.5], [0, -90, 0]), { ...wall, wide: 7.4 });
  boardFloor(model, [-4.2, -3.5, 4.2, 5.4], 0, '#d2a06a', { wide: 0.13 });
  for (const o of windows) model.inside(place([-4.2, 1, -3.5 + o.x], [0, 90, 0]), () => schoolWindow(model));
  model.put(roundedBox(0.3, 0.06, 7, 0.02), { tint: wash('#e8dcc4', 2) }, place([-4.38, 0.99, 0.1]));
  blackboard(model, plan.board);
  model.inside(place([0, 2.67, -3.44], [0, 0, 0], 1.15), () => flagFrame(model, [0, 0, 0]));
  for (const [x, tone] of [
    [-1.35, '#7bab62'],
    [1.35, '#e4a24c'],
  ] as const)
    picture(model, [x, 2.66, -3.44], tone);
  pinWall(model);
  teacherDesk(model);
  for (const [i, [x, , z]] of SEATS.slice(0, (plan.rows ?? 3) * 4).entries())
    desk(model, [x, 0, z - 0.46], i, plan.turned?.[i]);
  sillThings(model);
  if (!plan.peak) maple(model);
  scene.add(model.bake());
  // the ceiling throws no shadow: the sky may come in, or the room is a cellar
  const overhead = new Model();
  lamps(overhead);
  scene.add(overhead.bake({ cast: false }));
  if (plan.peak) windowPeak(scene, OUT_OF_CLASSROOM);
  else range(scene);
  scene.background = color('#bcd8ea');
}
/** The yard's maple just reaches this floor. */
function maple(model: Model): void {
  tree(
    model,
    { at: [-8.2, -3.4, 1.4], height: 6.4, girth: 0.16, leaves: 700, leafSize: 0.2, spread: 1.7, seed: 6 },
    { leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'], bark: ['#5a403c', '#8d6a58'], grass: [] },
  );
}
/** The mountain stands outside the windows, so it is turned to the left. */
function range(scene: THREE.Scene): void {
  const outside = new THREE.Scene();
  bukhansan(
    outside,
    {
      skyTop: '#93bfe2',
      skyLow: '#fff1d8',
      gain: 1.2,
      woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
      granite: ['#cdb99d', '#a9927c'],
      seams: '#7d6758',
    },
    [40, -14],
    'lane',
    { trees: 1400, fine: 0.5, wide: 2 },
  );
  const turned = new THREE.Group();
  turned.add(...outside.children);
  turned.rotation.y = Math.PI / 2;
  scene.add(turned);
}

function schoolWindow(model: Model): void {
  const white = { color: '#f4f2ea', line: 0.6 };
  const [w, h] = [1.9, 1.55];
  for (const s of [-1, 1]) model.put(roundedBox(0.08, h + 0.1, 0.14, 0.012), white, place([(s * w) / 2, h / 2, -0.03]));
  for (const y of [0, h * 0.68, h]) model.put(roundedBox(w + 0.1, 0.07, 0.14, 0.012), white, place([0, y, -0.03]));
  model.put(roundedBox(0.07, h, 0.1, 0.012), white, place([0, h / 2, -0.03]));
  model.put(roundedBox(w + 0.3, 0.06, 0.3, 0.02), { tint: wash('#e2cfae', 3) }, place([0, -0.03, 0.1]));
}

function blackboard(model: Model, text: ClassroomPlan['board']): void {
  const [w, h] = [4.2, 1.3];
  model.inside(place([0, 1.6, -3.42]), () => {
    model.put(roundedBox(w + 0.16, h + 0.16, 0.07, 0.02, { fine: true }), { tint: wash('#b98a58', 3, 0.2) });
    // wiped and wiped again: the green is never one green
    const slate = new THREE.PlaneGeometry(w, h, 40, 14);
    model.put(
      slate,
      {
        tint: (point) =>
          color('#3f6f5c').lerp(color('#5c8a74'), 0.7 * fbm(point.x * 0.9 + point.y * 0.6, point.y * 2.2, 4)),
        line: 0.5,
      },
      place([0, 0, 0.038]),
    );
    model.put(roundedBox(w, 0.05, 0.12, 0.015), { tint: wash('#b98a58', 3) }, place([0, -h / 2 - 0.05, 0.08]));
    const rnd = random(3);
    for (let i = 0; i < 6; i++)
      model.put(
        tube(
          [
            [-1.6 + i * 0.16 + rnd() * 0.05, -h / 2 - 0.015, 0.1],
            [-1.53 + i * 0.16, -h / 2 - 0.015, 0.1 + rnd() * 0.02],
          ],
          [0.011],
          { around: 7 },
        ),
        { color: at(['#fff8ee', '#f6d25a', '#f2a0a0', '#fff8ee', '#a8d0e8', '#fff8ee'], i), line: 0.5 },
      );
    model.put(roundedBox(0.17, 0.06, 0.08, 0.012), { tint: wash('#7a5a8a', 6) }, place([1.3, -h / 2, 0.1]));
    const chalk = color('#fffaf0').multiplyScalar(1.02);
    model.inside(place([0, 0, 0.044]), () => {
      if (text === 'question') {
        hangul(model, place([-0.02, 0.3, 0]), '우리 동네에 제일 많은 것은?', 0.262, chalk, {
          weight: 0.078,
          hand: 0.25,
        });
        model.put(
          roundedBox(3.2, 0.024, 0.004, 0.002),
          { color: '#f6d25a', line: 0 },
          place([-0.02, 0.08, 0], [0, 0, 0.5]),
        );
      }
      // one long column, all the way down the board
      if (text === 'names')
        for (const [i, name] of NAMES.entries()) {
          const [x, y] = [-1.86, 0.515 - i * 0.208];
          hangul(model, place([x, y, 0]), `${i + 1}.`, 0.14, '#f6d25a', { weight: 0.12, hand: 0.5, seed: i + 2 });
          hangul(model, place([x + 0.22 + hangulWidth(name, 0.168) / 2, y, 0]), name, 0.168, chalk, {
            weight: 0.11,
            hand: 0.5,
            seed: i + 9,
          });
        }
    });
  });
}

function teacherDesk(model: Model): void {
  const [x, top, z] = TEACHER_DESK;
  model.put(roundedBox(1.3, 0.045, 0.68, 0.015, { fine: true }), { tint: PLY }, place([x, top - 0.022, z]));
  model.put(
    roundedBox(1.2, 0.74, 0.56, 0.02, { fine: true }),
    { tint: wash('#b98a58', 2, 0.2) },
    place([x, 0.38, z - 0.02]),
  );
  for (const [i, [dx, tone]] of (
    [
      [-0.42, '#c9564a'],
      [-0.42, '#5f8fc0'],
      [-0.42, '#f2c95c'],
    ] as const
  ).entries())
    model.put(
      roundedBox(0.24, 0.035, 0.32, 0.008),
      { tint: wash(tone, 5), line: 0.7 },
      place([x + dx, top + 0.02 + i * 0.036, z - 0.1], [0, i * 9 - 6, 0]),
    );
  model.put(
    lathe(points2('0,.045 .01,.05 .1,.052 .1,.04'), { around: 16 }),
    { tint: wash('#8fb48a', 6) },
    place([x + 0.5, top, z - 0.18]),
  );
  for (let i = 0; i < 4; i++)
    model.put(
      tube(
        [
          [x + 0.49 + i * 0.012, top + 0.03, z - 0.18],
          [x + 0.46 + i * 0.028, top + 0.2, z - 0.2],
        ],
        [0.008],
        { around: 6 },
      ),
      { color: at(['#e4604c', '#f2c95c', '#5f8fc0', '#7bab62'], i), line: 0.5 },
    );
}
function lamps(model: Model): void {
  model.put(
    roundedBox(8.6, 0.06, 9, 0.01),
    { tint: (q) => color('#e9d8bc').lerp(color('#f6ead2'), fbm(q.x * 0.5, q.z * 0.5)), glow: true, line: 0.2 },
    place([0, 3.04, 0.9]),
  );
  for (const z of [-1.6, 1.2])
    for (const x of [-2, 2])
      model.put(
        roundedBox(1.5, 0.06, 0.3, 0.02),
        { color: color('#fffdf4').multiplyScalar(1.1), glow: true, line: 0.4 },
        place([x, 2.97, z]),
      );
}
