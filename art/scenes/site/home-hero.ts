/** Home page: three friends walk into a golden forest. The left third stays quiet for the headline. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mist, shafts } from '../../model/veil.ts';
import { stick } from '../../props/forest.ts';
import { forestPath, pathGround } from '../../sets/forest-path.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.3, 1.45, 4.7];
const TO: V3 = [-0.62, 0.98, -2];
const FOG = { color: '#ffe6ac', near: 6, far: 30 };

export function homeHero(): Shot {
  const scene = new THREE.Scene();
  forestPath(scene, (x, z) => z < 2.6 || Math.abs(x) > 1.6);
  const stand = (x: number, z: number, yaw: number) => place([x, pathGround(x, z), z], [0, yaw, 0]);
  const hands: V3 = [0.86, pathGround(0.9, 0.2) + 0.5, 0.26];
  const charlotte = character(CHARLOTTE_FOREST, {
    at: stand(0.52, 0.2, 152),
    expression: 'laugh',
    pose: pose('walk', {
      lean: [4, -4, 3],
      head: [-3, -66, 8],
      right: {
        hand: [0, 0, 0],
        reachTo: [hands[0] - 0.06, hands[1] + 0.08, hands[2]],
        elbow: [0.6, -0.2, -0.8],
        palm: [-0.2, 0, -1],
        grip: 'holdThick',
      },
      left: {
        hand: [0.5, -0.56, 0.42],
        elbow: [0.8, -0.5, -0.4],
        palm: [0, -0.8, 0.4],
        fingers: [0.6, 0.1, 0.8],
        grip: 'open',
      },
    }),
  });
  const priya = character(wearing(PRIYA, 'pack'), {
    at: stand(1.26, 0.12, 204),
    expression: 'joy',
    gaze: [0.5, 0],
    pose: pose('walk', {
      lean: [3, 4, -3],
      head: [-4, 72, -5],
      left: {
        hand: [0, 0, 0],
        reachTo: [hands[0] + 0.03, hands[1] + 0.06, hands[2] - 0.01],
        elbow: [0.6, -0.2, -0.8],
        palm: [-0.2, 0, 1],
        grip: 'holdThick',
      },
      right: { hand: [0.14, -0.8, -0.34], elbow: [0.3, 0, -1], grip: 'relaxed' },
      legLeft: { foot: [0, 0.12, -0.4], toeDown: 42 },
      legRight: { foot: [0, 0.02, 0.36], toeDown: -14 },
    }),
  });
  const theo = character(wearing(THEO, 'pack'), {
    at: stand(0.02, -1.15, 176),
    expression: 'smile',
    pose: pose('walk', {
      head: [-8, -30, -5],
      right: {
        hand: [0.24, -0.44, 0.5],
        elbow: [0.8, -0.6, -0.4],
        palm: [-1, 0, 0.2],
        fingers: [-0.2, 0.2, 1],
        grip: 'fist',
      },
    }),
  });
  const actors = [charlotte, priya, theo];
  const props = new Model();
  const fist = new THREE.Vector3().setFromMatrixPosition(theo.grip.right);
  stick(
    props,
    new THREE.Vector3(fist.x - 0.05, pathGround(fist.x, fist.z - 0.2), fist.z - 0.22),
    fist.clone().add(new THREE.Vector3(0.02, 0.42, 0.1)),
    0.018,
    '#9a6a44',
  );
  scene.add(...actors.map((a) => a.model), props.bake());
  scene.add(
    shafts(
      [
        { from: [2.4, 8, -11], to: [-1.6, 0, -5], wide: 1.7 },
        { from: [0.6, 8, -12], to: [-3.2, 0, -6], wide: 1.5 },
        { from: [3.8, 8, -10], to: [1.0, 0, -3.6], wide: 1.3 },
        { from: [-1, 8, -13], to: [-5, 0, -6.5], wide: 1.6 },
      ],
      FROM,
      '#ffe2a0',
      0.34,
    ),
    mist(
      [
        [-2, 0.9, -6, 16, 2],
        [-3.5, 1.4, -9, 18, 3],
      ],
      FROM,
      '#fff0c4',
      0.5,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [0.8, 0.9, 0.2]),
    aperture: 0.018,
    aspect: 16 / 9,
    light: relight('golden', {
      sun: { dir: [-0.75, 0.62, -0.2], color: '#ffcf8a', power: 5.6, cone: 0.06 },
      fill: { dir: [-0.3, 0.55, 1], color: '#ffe2c4', power: 1.15, cone: 0.4 },
      top: '#f3dcc0',
      horizon: '#ffe6b8',
      sky: 1,
      fog: FOG,
      exposure: 1.02,
    }),
    center: [0, 1, -3],
    radius: 9,
    heads: actors.map((a) => a.head),
    focal: [0.85, 0.95, 0.2],
  };
}
