/** PC-2.2. Four times the same house, tree and hill: the tree grows, the boys grow, and only the signpost is in a hurry. */
import * as THREE from 'three';
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { type Acting, character } from '../../cast/character.ts';
import { pointAt } from '../../cast/holds.ts';
import { YEONGSU_SIZE, YOUNG_YEONGGIL, YOUNG_YEONGSU } from '../../cast/people/brothers-1948.ts';
import { YEONGGIL_1950, YEONGGIL_1975 } from '../../cast/people/yeonggil-through-years.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { place } from '../../model/place.ts';
import { ERA_VIEW, eraPoint, eraStrip } from '../../sets/era-strip.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

/** they stand nearer than the signs */
const TALL = 1.16;
type Era = 0 | 1 | 2 | 3;
/** The year after: Mother has sewn new vests. */
const reclad = (p: Person, cloth: string): Person =>
  dressed(p, {
    shells: [
      { cloth: '#f4ecdc', from: -0.16, to: 0.965, grow: [0.026, 0.008] },
      { cloth, from: -0.1, to: 0.9, grow: [0.034, 0.016] },
    ],
  });

export function signpostInAHurry(): Shot {
  const scene = new THREE.Scene();
  eraStrip(scene);
  const stand = (p: Person, i: Era, [dx, z, yaw]: [number, number, number], size: number, a: Omit<Acting, 'at'>) =>
    character(p, { at: place(eraPoint(i, dx, z), [0, yaw, 0], size * TALL), ...a });
  const sign = (i: Era) => {
    const [x, , z] = eraPoint(i, 0.3, 6.7);
    return [x, 1.2, z] as [number, number, number];
  };
  const first = place(eraPoint(0, -0.86, 7.2), [0, 40, 0], TALL);
  const actors = [
    character(YOUNG_YEONGGIL, {
      at: first,
      expression: 'joy',
      pose: pose('stand', {
        head: [-4, 14, 4],
        left: pointAt({ at: first, build: 'child8', side: 'left', target: sign(0), touch: false }),
      }),
    }),
    stand(YOUNG_YEONGSU, 0, [-0.42, 7.7, 34], YEONGSU_SIZE, {
      expression: 'smile',
      pose: pose('stand', { head: [-8, 26, -6], lean: [-4, 0, 0] }),
    }),
    stand(reclad(YOUNG_YEONGGIL, '#7f93ac'), 1, [-0.8, 7.2, 46], 1.05, {
      expression: 'huh',
      pose: pose('think', { head: [-4, 10, -6] }),
    }),
    stand(reclad(YOUNG_YEONGSU, '#c98a6a'), 1, [-0.34, 7.7, 110], 0.95, {
      expression: 'surprise',
      pose: pose('stand', { head: [-10, -20, 4] }),
    }),
    stand(YEONGGIL_1950, 2, [-0.86, 7.2, 42], 1.12, {
      expression: 'huh',
      pose: pose('handsOnHips', { head: [-4, 16, 8], lean: [-4, 0, 4] }),
    }),
    stand(dressed(YEONGGIL_1950, {}), 2, [-0.38, 7.7, -40], 1, {
      expression: 'laugh',
      pose: pose('stand', { head: [-4, -14, -8], lean: [0, 0, -5] }),
    }),
    stand(YEONGGIL_1975, 3, [-0.6, 7.2, 38], 0.94, {
      expression: 'huh',
      pose: pose('stand', {
        head: [2, 10, 8],
        right: {
          hand: [0.3, 0.62, 0.16],
          elbow: [1, 0.1, 0],
          palm: [-1, 0, -0.3],
          fingers: [-0.7, 0.6, -0.1],
          grip: 'relaxed',
        },
      }),
    }),
  ];
  const cats = [
    bami({ at: place(eraPoint(0, 0.16, 7.9), [0, -40, 0], 1.05), pose: 'sit', head: [-6, 0, 4], coat: ANCESTOR }),
    bami({ at: place(eraPoint(1, 0.62, 6.72), [0, -30, 0], 1.05), pose: 'loaf', lid: 0.4 }),
    bami({ at: place(eraPoint(2, 0.66, 7.6), [0, -60, 0], 1.05), pose: 'walk' }),
    bami({ at: place(eraPoint(3, 0.2, 7.7), [0, 20, 0], 1.05), pose: 'sit', head: [-8, -30, 0] }),
  ];
  scene.add(...actors.map((a) => a.model), ...cats.map((c) => c.model));
  const tree = eraPoint(3, -0.5, 0.2);
  return {
    scene,
    camera: camera(ERA_VIEW.from, ERA_VIEW.to, ERA_VIEW.fov),
    focus: distance(ERA_VIEW.from, [0, 1, 6]),
    aperture: 0.004,
    light: koreaLight('morning', { exposure: 1.08 }),
    center: [0, 2, 2],
    radius: 11,
    heads: actors.map((a) => a.head),
    focal: [tree[0], 4, tree[2]],
  };
}
