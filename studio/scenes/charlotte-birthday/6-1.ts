/** BB-6.1. Four minutes: they shake on it right over the church, and the whole town looks up. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tinyChurch, tinyPerson } from '../../props/tiny-town.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { townPoint } from '../../sets/model-town.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { finchFront } from './6-1.finch-front.ts';

const SHAKE: V3 = [3.24, 0.84, 0.07];
const FROM: V3 = [4.86, 1.12, 0.01];
const TO: V3 = [3.1, 0.99, -0.01];
/** Five guests make his ears go pale. */
const PALE: Person = { ...FINCH_AT_HOME, face: { ...FINCH_AT_HOME.face, skin: '#b88d6e', blushAmount: 0.05 } };
/** [x, z] of those who came out to see it, before the church and round it */
const WATCHERS: [number, number][] = points2(
  '2.86,.06 2.92,-.02 2.8,.2 2.9,-.12 2.8,-.2 2.97,-.09 2.99,.05 2.6,.13 2.62,-.2',
);
const COATS = ['#d8503f', '#e0a83c', '#3f7fb0', '#f0e6d0', '#8a5a9a'];
const SKINS = ['#f4cfae', '#c08a60', '#e8b48c'];

export function fourMinutes(): Shot {
  // on one knee: their faces are at one height
  const finchAt = place([3.06, 0, -0.52], [0, 20, 0]);
  const bow = { hips: 0.52, lean: [20, 4, 0] as V3, bend: 16 };
  const finch = character(PALE, {
    at: finchAt,
    expression: 'nervous',
    lookAt: [3.3, 1.06, 0.42],
    pose: pose('kneel', {
      ...bow,
      head: [2, 38, -6],
      right: gripRod({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        stance: bow,
        point: SHAKE,
        dir: [0.25, 1, 0],
        r: 0.036,
        elbow: [0.9, -0.7, 0.1],
      }),
      // four, and he holds on to each of them: before the blue of the door, beside his cheek
      left: {
        hand: [0, 0, 0],
        reachTo: [3.4, 1.13, -0.47],
        elbow: [1, -0.3, -0.1],
        palm: [0.8, 0, 0.6],
        fingers: [0.1, 1, 0],
        grip: 'four',
      },
      legLeft: { foot: [0.06, 0, 0.3], knee: [0.2, 0.5, 1], toeOut: 14 },
      legRight: { foot: [0.03, 0.02, -0.4], knee: [0.1, -0.6, 1], toeDown: 88 },
    }),
  });
  const stand = place([3.22, 0, 0.52], [0, 160, 0]);
  const lean = { lean: [14, 0, 2] as V3, bend: 8 };
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: stand,
    expression: 'determined',
    lookAt: [3.24, 1.2, -0.2],
    pose: pose('stand', {
      ...lean,
      head: [-8, -30, 4],
      right: grasp({
        at: stand,
        build: 'child8',
        side: 'right',
        point: SHAKE,
        touch: 'palm',
        fingers: [-0.05, 0.1, 1],
        palm: [-1, 0, 0.1],
        elbow: [0.7, -0.9, -0.2],
        grip: 'holdThick',
      }),
    }),
  });
  const props = new Model();
  finchFront(props);
  // a quiet wall: the window of the set would stand on his cap
  props.put(roundedBox(0.04, 2.6, 7, 0.005), { tint: wash('#8a6258', 3), line: 0 }, place([-3.4, 1.9, -0.4]));
  const top = townPoint(2.64, -0.07);
  tinyChurch(props, place([top[0], top[1] - 0.03, top[2]], [0, 78, 0]), 1.3, true);
  for (const [i, [x, z]] of WATCHERS.entries()) {
    const turn = (Math.atan2(SHAKE[0] + 0.1 - x, SHAKE[2] - z) * 180) / Math.PI;
    const [coat, skin] = [COATS[i % 5] ?? '#d8503f', SKINS[i % 3] ?? '#e8b48c'];
    tinyPerson(props, place(townPoint(x, z, -0.004), [0, turn, 0], 2), coat, skin, i % 4 ? '#4a3028' : '#c08a4a', 26);
  }
  return composeShot({
    set: (scene) => {
      finchHouse(scene, {
        lit: true,
        bridge: 'whole',
        train: 0.3,
        door: 92,
        people: { lookAt: [SHAKE[0], SHAKE[2]] },
        // it would stand on her head
        without: ['lamp'],
      });
      scene.background = new THREE.Color('#9a7462');
    },
    light: finchLight('lamps', {
      fill: { dir: [1, 0.35, 0.2], color: '#e6e6ff', power: 1.0, cone: 0.4 },
      points: [
        { at: [1.9, 2.2, 1.0], color: '#ffc884', power: 6.5, radius: 0.4 },
        { at: [2.2, 0.9, 0.0], color: '#ffc070', power: 1.2, radius: 0.2 },
        { at: [5.2, 2.0, 0.9], color: '#fff0dc', power: 2.6, radius: 0.5 },
        { at: [4.1, 1.5, 0.5], color: '#ffe2b8', power: 1.3, radius: 0.3 },
        // on the sleeve that lies in his own shadow
        { at: [3.72, 0.6, 0.12], color: '#fff0dc', power: 0.9, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, SHAKE),
    aperture: 0.01,
    center: [3, 0.9, 0],
    radius: 3.6,
    actors: [charlotte, finch],
    things: [props.bake()],
    heads: [finch.head, charlotte.head],
    // the two hands over the church
    find: ballsAt(0.088, [3.25, 0.94, 0.03], [3.25, 0.94, -0.03]),
    focal: SHAKE,
  });
}
