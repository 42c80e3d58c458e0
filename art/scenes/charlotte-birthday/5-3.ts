/** BB-5.3. Tick, tick: the smallest train is in the middle of the new bridge, and nobody breathes. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { BRIDGE, trackAt } from '../../sets/model-town.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const T = 1.44;
const FROM: V3 = [0.22, 0.66, 3.0];
const TO: V3 = [-0.05, 0.56, 0.5];

export function breatheEast(): Shot {
  const scene = new THREE.Scene();
  finchHouse(scene, { lit: true, bridge: 'whole', train: T });
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: place([-0.92, -0.02, 0.86], [0, 82, 0]),
    expression: 'holdBreath',
    gaze: [-0.2, -0.4],
    pose: pose('kneel', {
      bend: 26,
      lean: [20, 0, 0],
      head: [10, -16, 6],
      left: {
        hand: [-0.1, -0.55, 0.5],
        elbow: [0.8, -0.6, 0],
        palm: [-0.2, -1, 0],
        fingers: [-0.6, 0, 0.8],
        grip: 'fist',
      },
      right: {
        hand: [-0.1, -0.5, 0.55],
        elbow: [0.8, -0.6, 0],
        palm: [-0.2, -1, 0],
        fingers: [-0.6, 0, 0.8],
        grip: 'fist',
      },
    }),
  });
  const finch = character(FINCH_AT_HOME, {
    at: place([1.02, -0.06, 0.12], [0, -56, 0]),
    expression: 'holdBreath',
    gaze: [0.1, -0.5],
    pose: pose('kneel', {
      bend: 36,
      lean: [40, 0, 0],
      head: [14, -6, -10],
    }),
  });
  // the headlamp, seen from the side
  const m = new Model();
  const nose = trackAt(T).multiply(place([0, 0.068, -0.106]));
  m.put(ball([0.019, 0.019, 0.014], 14), { color: color('#fff0b0').multiplyScalar(1.45), glow: true, line: 0.4 }, nose);
  scene.add(charlotte.model, finch.model, m.bake());
  const engine = vec(0, 0.07, 0).applyMatrix4(trackAt(T));
  return {
    scene,
    camera: camera(FROM, TO, 36.5),
    focus: distance(FROM, engine.toArray() as V3),
    aperture: 0.01,
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
    center: [0, 0.8, 0],
    radius: 4,
    heads: [charlotte.head, finch.head],
    focal: [BRIDGE[0] + 0.05, BRIDGE[1] + 0.05, BRIDGE[2]],
  };
}
