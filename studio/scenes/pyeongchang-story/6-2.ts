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
import { PINE_TODAY } from '../../props/red-pine.ts';
import { bush } from '../../props/trees.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { LOOKOUT_TOPS } from '../../sets/bukhansan.ts';
import { lookoutLight } from '../../sets/lookout-eras.ts';
import { mountainLookout } from '../../sets/mountain-lookout.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { stoneBoy } from './6-2.stone-brothers.ts';

const FROM: V3 = [0.58, 0.56, 4.7];
const TO: V3 = [0.62, 2.34, -10];
const RIDGE: [number, number] = [-2, -4.5];
/** Middles of the two stone heads, metres, and their radii. */
const ELDER: V3 = [6, 30.5, -93];
const YOUNGER: V3 = [29.5, 27.6, -92];
const [ELDER_R, YOUNGER_R] = [11.4, 9.8];

export function lookWellLookLong(): Shot {
  const scene = new THREE.Scene();
  mountainLookout(scene, { era: 'today', ridge: RIDGE, skip: ['pines'] });
  const model = new Model();
  const stone = new Model();
  stoneBoy(stone, ELDER, -30, ELDER_R);
  stoneBoy(stone, YOUNGER, 26, YOUNGER_R);
  const focal: V3 = [(ELDER[0] + YOUNGER[0]) / 2, 30, -93];
  // something dark and near, so that the mountain stands far
  for (const [i, [x, z, r]] of (
    [
      [-2.25, 1.15, 0.6],
      [-1.62, 1.5, 0.34],
      [1.95, 0.5, 0.4],
      [1.42, 0.72, 0.24],
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
  // the cat's tail, as large as a mountain, behind the lion ridge
  const far = new Model();
  const [hx, hy] = [LOOKOUT_TOPS.lionHaunch[0] + RIDGE[0], LOOKOUT_TOPS.lionHaunch[1] + RIDGE[1]];
  bamiTail(
    far,
    [
      [hx - 8, hy - 14, -96],
      [hx - 3.6, hy - 2, -93],
      [hx - 4.8, hy + 3, -93],
      [hx - 8.4, hy + 6.4, -93],
      [hx - 7.4, hy + 10, -93],
    ],
    26,
  );
  far.bake({ cast: false });

  // both stand before the sitting rock and cover most of it
  const boyAt = place([0.86, 0.0, 0.3], [0, 80, 0], 1.08);
  const boyStance: Stance = { lean: [-3, 0, 2], bend: -2 };
  const chart = boyAt.clone().multiply(place([0.04, 0.6, 0.23], [-38, 156, 0]));
  const wide = 0.42;
  yeongsuMap(model, chart, wide, { bend: 'held', smudge: false, done: 2 });
  const onMap = (p: V3) => vec(p).applyMatrix4(chart);
  const face = vec(0, 0, 1).transformDirection(chart);
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const rim = (s: 1 | -1) => ({
    edge: onMap([s * wide * 0.49, -0.03, 0.01]),
    inward: vec(-s, 0, 0).transformDirection(chart),
    face,
  });
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'calm',
    gaze: [0.1, 0.7],
    pose: pose('stand', {
      ...boyStance,
      head: [-22, -16, -4],
      left: holdCard({ ...his, side: 'left', ...rim(-1) }),
      right: holdCard({ ...his, side: 'right', ...rim(1) }),
      legLeft: { foot: [0.08, 0, 0.2], toeOut: 8 },
      legRight: { foot: [0.06, 0, -0.2], toeDown: 14, toeOut: 10 },
    }),
  });

  const halAt = place([0.2, 0.0, 0.16], [0, 72, 0], 1.14);
  const halStance: Stance = { lean: [5, -6, 3], bend: 2 };
  const hers = { at: halAt, build: 'grandmother', stance: halStance } as const;
  const halmeoni = character(HALMEONI_HIKING, {
    at: halAt,
    expression: 'grin',
    gaze: [0.3, 0.6],
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
  scene.add(halmeoni.model, doyun.model, model.bake(), far, stone.bake({ cast: false }));
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, [0.2, 1, -0.2]),
    aperture: 0.004,
    // clear air over the ridge: the two boys of stone are what the sun picks out
    light: lookoutLight('today', {
      sun: { dir: [-0.9, 0.42, 0.1], color: '#ffd9a0', power: 6, cone: 0.05 },
      top: '#a8b8ec',
      sky: 0.72,
      fog: { color: '#cfd2e6', near: 40, far: 460 },
    }),
    center: [0, 1, 0],
    radius: 7,
    heads: [
      halmeoni.head,
      doyun.head,
      // bubbles keep off the map and the middle of each stone head; the sky left of them stays free
      { thing: 'Map', at: vec(0.9, 0.6, 0.26), radius: 0.34 },
      { thing: 'Brothers', at: vec(...ELDER), radius: ELDER_R * 0.78 },
      { thing: 'Brothers', at: vec(...YOUNGER), radius: YOUNGER_R * 0.9 },
      { thing: 'Find', at: vec(hx - 7, hy + 4, -93), radius: 5 },
    ],
    // the cat's tail behind the lion's back
    find: ballsAt(5, [hx - 7, hy + 7.5, -92], [hx - 4.5, hy + 1, -92]),
    focal,
  };
}
