/** PC-6.2. Two boys of stone, as high as the mountain, back to back; small before them Doyun, who looks long. */
import * as THREE from 'three';
import { bamiTail } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { holdCard, onShoulder } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI_HIKING } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { PINE_TODAY } from '../../props/red-pine.ts';
import { bush } from '../../props/trees.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { lookoutLight } from '../../sets/lookout-eras.ts';
import { mountainLookout } from '../../sets/mountain-lookout.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { crownShape, pineShape } from './6-2.far-woods.ts';
import { hills, type Lion, lyingLion } from './6-2.lion-ridge.ts';
import { type StoneBoy, stoneBoy } from './6-2.stone-brothers.ts';

const FROM: V3 = [0.5, 0.7, 4.8];
const TO: V3 = [0.5, 2.55, -10];
const SUN: V3 = [-0.76, 0.5, 0.45];
const ELDER: StoneBoy = { at: [6.9, 8.2, -93], scale: 14.8, yaw: -56, head: [-36, 2], arms: 'folded', glance: 1 };
const YOUNGER: StoneBoy = { at: [24.3, 8.2, -93], scale: 13.6, yaw: 56, head: [33, 8], arms: 'round', glance: -1 };
/** Where eyes rest that look at the two: in the picture on the gap between them. */
const LOOK: V3 = [2.4, 2.5, -0.6];
const LION: Lion = { at: [-20.2, 18.4, -93], scale: 8.9 };

export function lookWellLookLong(): Shot {
  const scene = new THREE.Scene();
  // this picture has a ridge of its own; the shared one lies below the valley, where nobody sees it
  mountainLookout(scene, { era: 'today', ridge: [0, -90], skip: ['pines', 'valley', 'rope', 'grass'] });
  const model = new Model();
  const stone = new Model();
  stone.scatter(
    pineShape(),
    [ELDER, YOUNGER].flatMap((boy) => stoneBoy(stone, boy, SUN)),
    { line: 0.4, slight: true },
  );
  stone.scatter(crownShape(), lyingLion(stone, LION, SUN), { line: 0.4, slight: true });
  const partOf = ({ at, scale }: StoneBoy, high: number) => vec(at[0], at[1] + high * scale, at[2]);
  const focal: V3 = [(ELDER.at[0] + YOUNGER.at[0]) / 2, 28, -93];
  // something dark and near, so that the mountain stands far
  for (const [i, [x, z, r]] of (
    [
      [2.5, 0.6, 0.4],
      [2.05, 0.9, 0.24],
    ] as const
  ).entries())
    bush(
      model,
      [x, -0.12, z],
      r,
      170,
      0.07,
      { ...PINE_TODAY, leaves: ['#24402f', '#335440', '#48683f', '#6a7f44'] },
      i + 9,
    );
  // the cat's tail, as large as a mountain, behind the lion's haunch
  const tail = new Model();
  const rump = vec(1.3, 0.6, -0.3).multiplyScalar(LION.scale).add(vec(LION.at));
  bamiTail(
    tail,
    points3('-3,-4,0 .4,0,0 1.6,4,0 .4,8.4,0 -2.6,11.6,0 -3,15.8,0').map(
      ([x, y, z]): V3 => [rump.x + x, rump.y + y, rump.z + z],
    ),
    30,
  );
  tail.bake({ cast: false });

  // both stand before the sitting rock and cover most of it
  const boyAt = place([-0.22, 0.0, 0.1], [0, 78, 0], 1.08);
  const boyStance: Stance = { lean: [-3, 0, 2], bend: -2 };
  const chart = boyAt.clone().multiply(place([0.045, 0.69, 0.23], [-28, 218, 0]));
  const wide = 0.45;
  yeongsuMap(model, chart, wide, { bend: 'held', smudge: false, done: 2 });
  const onMap = (p: V3) => vec(p).applyMatrix4(chart);
  const face = vec(0, 0, 1).transformDirection(chart);
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const rim = (s: 1 | -1, up: number) => ({
    edge: onMap([s * wide * 0.49, up, 0.01]),
    inward: vec(-s, 0, 0).transformDirection(chart),
    face,
  });
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'calm',
    lookAt: LOOK,
    pose: pose('stand', {
      ...boyStance,
      head: [-22, -16, -4],
      left: holdCard({ ...his, side: 'left', ...rim(-1, 0.06) }),
      right: holdCard({ ...his, side: 'right', ...rim(1, -0.13) }),
      legLeft: { foot: [0.08, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.06, 0, -0.2], toeDown: 14, toeOut: 10 },
    }),
  });

  const halAt = place([-0.88, 0.0, -0.04], [0, 72, 0], 1.14);
  const halStance: Stance = { lean: [5, -6, 3], bend: 2 };
  const hers = { at: halAt, build: 'grandmother', stance: halStance } as const;
  const halmeoni = character(HALMEONI_HIKING, {
    at: halAt,
    expression: 'grin',
    lookAt: LOOK,
    pose: pose('stand', {
      ...halStance,
      head: [-14, 4, -5],
      // both hands turn him to the brothers by the shoulders
      left: onShoulder({ ...hers, side: 'left', other: { ...his, side: 'left' } }),
      right: onShoulder({ ...hers, side: 'right', other: { ...his, side: 'right' } }),
      legLeft: { foot: [0.04, 0, 0.16], toeOut: 8 },
      legRight: { foot: [0.08, 0, -0.12], toeOut: 22 },
    }),
  });
  scene.add(halmeoni.model, doyun.model, model.bake(), hills(), tail, stone.bake({ cast: false }));
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, [0.2, 1, -0.2]),
    aperture: 0.004,
    // clear air over the ridge: the two boys of stone are what the sun picks out
    light: lookoutLight('today', {
      sun: { dir: SUN, color: '#ffd9a0', power: 6, cone: 0.05 },
      top: '#a8b8ec',
      sky: 0.72,
      fog: { color: '#cfd2e6', near: 40, far: 360 },
    }),
    center: [0, 1, 0],
    radius: 7,
    heads: [
      halmeoni.head,
      doyun.head,
      // bubbles keep off the map, the stone heads and their folded arms, and the lion; the rock and the sky stay free
      { thing: 'Map', at: vec(-0.18, 0.6, 0.06), radius: 0.34 },
      ...[ELDER, YOUNGER].flatMap((boy) => [
        { thing: 'Brothers', at: partOf(boy, 1.53), radius: 7 },
        { thing: 'Brothers', at: partOf(boy, 0.5), radius: 8.6 },
      ]),
      { thing: 'Lion', at: vec(LION.at[0] - 8, LION.at[1] + 7.6, LION.at[2]), radius: 7 },
      { thing: 'Find', at: vec(rump.x - 0.6, rump.y + 8, rump.z), radius: 5 },
    ],
    // the cat's tail behind the lion's back
    find: ballsAt(2.6, [rump.x, rump.y + 2, rump.z], [rump.x - 2, rump.y + 14.6, rump.z]),
    focal,
  };
}
