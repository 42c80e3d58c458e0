/** Home page: three friends walk into a golden forest. The left third stays quiet for the headline. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mist, shafts } from '../../model/veil.ts';
import { stick } from '../../props/forest.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { forestPath, LATE_SUMMER, pathGround } from './home-hero.forest-path.ts';

const FROM: V3 = [-0.62, 1.16, 4.2];
const TO: V3 = [-0.95, 0.8, -2];
const FOG = { color: '#fbeab4', near: 6, far: 30 };

export function homeHero(): Shot {
  const scene = new THREE.Scene();
  forestPath(
    scene,
    (x, z) => (z < 1.6 || Math.abs(x) > 2.2) && (z < -2.2 || Math.abs(x - 0.3) > 1.3),
    LATE_SUMMER,
    // the left third is mist; and no root may reach in from outside the frame
    (x, z) => !(x < -3 && z > -12) && !(x > 5 && z > 0),
  );
  const stand = (x: number, z: number, yaw: number) => place([x, pathGround(x, z), z], [0, yaw, 0]);
  const hands: V3 = [0.42, pathGround(0.4, 0.2) + 0.5, 0.3];
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil'), {
    at: stand(0.06, 0.2, 136),
    expression: 'laugh',
    pose: pose('walk', {
      lean: [4, -4, 3],
      head: [-10, -76, -4],
      right: {
        hand: [0, 0, 0],
        reachTo: [hands[0] - 0.075, hands[1] + 0.05, hands[2] + 0.03],
        elbow: [0.6, -0.2, -0.8],
        palm: [-0.3, 0, 1],
        fingers: [0.8, -0.6, -0.1],
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
    at: stand(0.78, 0.12, 216),
    expression: 'joy',
    gaze: [0.5, 0],
    pose: pose('walk', {
      lean: [3, 4, -3],
      head: [-6, 80, -5],
      left: {
        hand: [0, 0, 0],
        reachTo: [hands[0] + 0.075, hands[1] + 0.05, hands[2] - 0.005],
        elbow: [0.6, -0.2, -0.8],
        palm: [-0.3, 0, -1],
        fingers: [0.8, -0.6, 0.1],
        grip: 'holdThick',
      },
      right: { hand: [0.14, -0.8, -0.34], elbow: [0.3, 0, -1], grip: 'relaxed' },
      legLeft: { foot: [0, 0.12, -0.4], toeDown: 42 },
      legRight: { foot: [0, 0.02, 0.36], toeDown: -14 },
    }),
  });
  // he has gone ahead to test the ground, and waits with his stick
  const theo = character(wearing(THEO, 'pack'), {
    at: stand(-0.5, -1.0, 118),
    expression: 'smile',
    gaze: [-0.3, 0],
    pose: pose('stand', {
      lean: [0, -10, -2],
      head: [0, -78, -5],
      left: {
        hand: [0.22, -0.4, 0.5],
        elbow: [0.8, -0.6, -0.4],
        palm: [-1, 0, 0.2],
        fingers: [-0.2, 0.1, 1],
        grip: 'fist',
      },
      right: { hand: [0.34, -0.84, 0.16], elbow: [0.7, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
    }),
  });
  const actors = [charlotte, priya, theo];
  const props = new Model();
  const fist = new THREE.Vector3().setFromMatrixPosition(theo.grip.left);
  stick(
    props,
    new THREE.Vector3(fist.x + 0.06, pathGround(fist.x, fist.z - 0.04), fist.z - 0.04),
    fist.clone().add(new THREE.Vector3(-0.015, 0.09, 0.01)),
    0.018,
    '#9a6a44',
  );
  scene.add(...actors.map((actor) => actor.model), props.bake());
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
        [-4.2, 1.5, -7.4, 15, 4.4],
        [-4.5, 2.4, -10, 20, 6],
      ],
      FROM,
      '#fdf1c6',
      0.55,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [0.4, 0.9, 0.2]),
    aperture: 0.018,
    aspect: 16 / 9,
    light: relight('golden', {
      sun: { dir: [-0.75, 0.62, -0.2], color: '#ffd894', power: 5.4, cone: 0.06 },
      fill: { dir: [-0.3, 0.55, 1], color: '#ffe2c4', power: 1.15, cone: 0.4 },
      top: '#ece0c0',
      horizon: '#ffe6b8',
      sky: 1,
      fog: FOG,
      exposure: 0.98,
    }),
    center: [0, 1, -3],
    radius: 9,
    heads: actors.map((actor) => actor.head),
    focal: [0.4, 0.95, 0.2],
  };
}
