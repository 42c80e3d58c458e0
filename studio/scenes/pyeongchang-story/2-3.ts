/** PC-2.3. Sunrise comes through two maps at once, and one stream lies down on the other. */

import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { DUNA_CYCLING } from '../../cast/people/duna.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { halmeoniHouse, WINDOW } from '../../sets/halmeoni-house.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { twoMaps } from './2-3.two-maps.ts';

const FROM: V3 = [0.1, 1.2, 0.02];
const TO: V3 = [2.66, 1.23, -0.36];
const WIDE = 0.92;
const MAP = place([WINDOW.x - 0.02, 1.33, -0.5], [0, -90, 0]);

export function hereIsThere(): Shot {
  const model = new Model();
  twoMaps(model, MAP, WIDE);
  const onMap = (x: number, y: number): THREE.Vector3 => vec(x * WIDE, y * WIDE, 0.01).applyMatrix4(MAP);

  const boyAt = place([2.34, 0, -0.84], [0, 46, 0]);
  const stretch: Stance = { lean: [8, 0, 4], bend: 2, shift: [0, 0.13, 0], head: [-10, -30, 4] };
  // where the old stream and the new one are one line
  const stream = onMap(0.2, 0.02).toArray() as V3;
  const doyun = character(DOYUN_INDOORS, {
    at: boyAt,
    expression: 'joy',
    lookAt: stream,
    pose: pose('stand', {
      ...stretch,
      left: grasp({
        at: boyAt,
        build: 'child8',
        side: 'left',
        point: onMap(-0.47, -0.2),
        touch: 'palm',
        fingers: [0.3, 1, 0.2],
        palm: [0.69, 0, 0.72],
        elbow: [1, -0.6, 0],
        grip: 'flat',
      }),
      right: grasp({
        at: boyAt,
        build: 'child8',
        side: 'right',
        point: onMap(-0.12, -0.38),
        touch: 'palm',
        fingers: [-0.2, 1, 0.2],
        palm: [-0.69, 0, 0.72],
        elbow: [1, -0.6, 0],
        grip: 'flat',
      }),
      legLeft: { foot: [0.02, 0.1, 0.02], toeDown: 44 },
      legRight: { foot: [0.02, 0.1, -0.06], toeDown: 44 },
    }),
  });

  const imoAt = place([2.26, 0, 0.4], [0, 150, 0]);
  const near: Stance = { lean: [8, 0, -3], bend: 8, head: [2, 34, -8] };
  const imo = character(dressed(DUNA_CYCLING, { shoe: { kind: 'sock', color: '#fffdf4' } }), {
    at: imoAt,
    expression: 'grin',
    lookAt: stream,
    pose: pose('stand', {
      ...near,
      right: grasp({
        at: imoAt,
        build: 'woman',
        side: 'right',
        point: onMap(0.63, 0.24),
        touch: 'palm',
        fingers: [-0.3, 1, 0.2],
        palm: [0.87, 0, 0.5],
        elbow: [0.6, -1, 0],
        grip: 'flat',
      }),
      left: {
        hand: [0.1, -0.6, 0.04],
        elbow: [1, 0, -0.6],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.6, 0.5],
        grip: 'fist',
      },
    }),
  });

  const actors = [doyun, imo];
  // the cat herself, on the sill outside: paws and haunches below the paper, the rest a shadow on it
  model.put(roundedBox(0.34, 0.05, 1.7, 0.015), { color: '#a9764a', line: 0.7 }, place([2.92, 0.6, -0.5]));
  const cat = bami({
    at: place([2.93, 0.625, -0.27], [0, 96, 0], 1.35),
    pose: 'sit',
    tail: points3('0,.07,-.12 -.06,.05,-.17 -.12,.08,-.19 -.145,.17,-.18 -.15,.28,-.15 -.13,.36,-.15'),
  });
  const shadow = onMap(0.24, -0.2);
  // the sun itself stands between the paper and the frame
  const sun = new Model();
  sun.put(
    ball([1.5, 3.4, 3.4], 26),
    { color: color('#fff0b8').multiplyScalar(1.5), glow: true, line: 0 },
    place([100, 7.4, -42.6]),
  );
  return composeShot({
    set: (scene) =>
      halmeoniHouse(scene, {
        hour: 'sunrise',
        season: 'october',
        doors: 'shut',
        without: ['roof', 'cushions', 'table', 'left'],
      }),
    light: koreaLight('sunrise', {
      fill: { dir: [-0.8, 0.5, 0.5], color: '#ffe0d0', power: 0.62, cone: 0.4 },
      exposure: 1.08,
    }),
    camera: camera(FROM, TO, 34.5),
    focus: distance(FROM, stream),
    aperture: 0.006,
    center: [2, 1, -0.4],
    radius: 3.4,
    actors: [...actors, cat],
    things: [
      model.bake(),
      sun.bake({ cast: false, receive: false }),
      haloes([[WINDOW.x + 0.06, 1.46, -1.13, 0.62]], FROM, '#ffb850', 0.5),
      haloes([[WINDOW.x - 0.08, 1.5, -0.66, 0.8]], FROM, '#ffc070', 0.34),
    ],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: shadow, radius: 0.15 }],
    // the cat's shadow on the paper
    find: ballsAt(0.23, [2.67, 1.08, -0.23]),
    lettering: [
      { text: '경기도 고양군 은평면 평창리', balls: ballsAt(0.048, [2.59, 1.62, -0.8], [2.68, 1.62, -0.18]) },
      { text: '북한산', balls: ballsAt(0.048, [2.66, 1.74, -0.28], [2.68, 1.74, -0.16]) },
      { text: '평창동', balls: ballsAt(0.047, [2.67, 1, -0.02], [2.68, 1, 0.09]) },
    ],
    focal: stream,
  });
}
