/** BB-5.3. Tick, tick: the smallest train is in the middle of the new bridge, and nobody breathes. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { haloes, shafts } from '../../model/veil.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { BRIDGE, trackAt } from '../../sets/model-town.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const T = 1.42;
const FROM: V3 = [0.74, 0.6, 2.42];
const TO: V3 = [-0.18, 0.45, 0.6];

export function breatheEast(): Shot {
  const engine = vec(0, 0.07, 0).applyMatrix4(trackAt(T)).toArray() as V3;
  const kneel = place([-0.7, 0, 1.18], [0, 102, 0]);
  const crouch = { hips: 0.42, bend: 26, lean: [34, 0, 0] as V3 };
  const plant = (side: 'left' | 'right', point: V3) =>
    grasp({
      at: kneel,
      build: 'child8',
      side,
      point,
      touch: 'palm',
      fingers: [-0.1, 0, 1],
      palm: [0, -1, 0.05],
      elbow: [1, 0.1, -0.5],
      grip: 'flat',
    });
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: kneel,
    expression: 'holdBreath',
    lookAt: engine,
    pose: pose('kneel', {
      ...crouch,
      head: [6, -4, 4],
      left: plant('left', [-0.33, 0.08, 1.0]),
      right: plant('right', [-0.38, 0.07, 1.27]),
    }),
  });
  const behind = place([-0.17, 0, -0.26], [0, 28, 0]);
  const stoop = { hips: 0.31, bend: 40, lean: [48, 0, 0] as V3 };
  const ready = (side: 'left' | 'right', x: number) =>
    grasp({
      at: behind,
      build: 'thinOldMan',
      side,
      point: [x, 0.15, 0.66],
      touch: 'palm',
      fingers: [-0.5, 0.1, 0.9],
      palm: [-0.3, 1, -0.1],
      elbow: [1, -0.3, -0.2],
      grip: 'relaxed',
    });
  const finch = character(FINCH_AT_HOME, {
    at: behind,
    expression: 'holdBreath',
    lookAt: engine,
    pose: pose('kneel', {
      ...stoop,
      head: [14, 20, -6],
      left: ready('left', 0.16),
      right: ready('right', -0.07),
    }),
  });
  // the headlamp in its brass rim, and what it throws ahead
  const model = new Model();
  const nose = trackAt(T).multiply(place([0, 0.068, -0.106]));
  model.put(ball([0.021, 0.021, 0.012], 16), { color: '#8a6a2c', line: 0.6 }, nose);
  model.put(
    ball([0.016, 0.016, 0.013], 14),
    { color: color('#ffd86a').multiplyScalar(1.35), glow: true, line: 0.2 },
    nose.clone().multiply(place([0, 0, -0.006])),
  );
  const [lamp, ahead] = [0.0, -0.42].map(
    (d) =>
      vec(0, d / 5, d)
        .applyMatrix4(nose)
        .toArray() as V3,
  ) as [V3, V3];
  return composeShot({
    set: (scene) =>
      finchHouse(scene, {
        lit: true,
        bridge: 'whole',
        train: T,
        clear: [
          [0.05, -0.05, 0.6],
          [-0.5, 1.15, 0.6],
        ],
        church: 'stair',
        without: ['lamp'],
      }),
    light: finchLight('lamps', {
      points: [
        { at: [-3.0, 1.5, -1.1], color: '#ffb868', power: 5.5, radius: 0.2 },
        { at: [0.4, 2.3, 1.6], color: '#ffcf94', power: 5.5, radius: 0.4 },
        {
          at: new THREE.Vector3(0.02, 0.075, -0.2).applyMatrix4(trackAt(T)).toArray() as V3,
          color: '#ffe9a8',
          power: 0.14,
          radius: 0.02,
        },
        { at: [0.2, 0.95, 1.55], color: '#ffdfae', power: 1.3, radius: 0.2 },
        { at: [0.2, 0.6, -0.8], color: '#ffc070', power: 1.4, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, engine),
    aperture: 0.01,
    center: [0, 0.8, 0],
    radius: 4,
    actors: [charlotte, finch],
    things: [
      model.bake(),
      haloes([[...lamp, 0.085]], FROM, '#ffd27a', 0.7),
      shafts([{ from: lamp, to: ahead, wide: 0.16 }], FROM, '#ffdf90', 0.55),
    ],
    // the dog on the roof of the yellow carriage
    find: ballsAt(0.14, [-1.98, 0.21, -2.19], [-1.89, 0.21, -2.23]),
    focal: [BRIDGE[0] + 0.05, BRIDGE[1] + 0.05, BRIDGE[2]],
  });
}
