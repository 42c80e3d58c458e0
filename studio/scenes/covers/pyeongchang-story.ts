/** Cover of Who Ate the Taffy?: Doyun holds a map of 1948 up against the real mountain; Bami, on the wall, says nothing. */

import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { burr, chestnut, oldMap, riceMeasure, walkingStick } from '../../props/taffy-hunt.ts';
import { bush, type Palette, tree } from '../../props/trees.ts';
import { bukhansan } from '../../sets/bukhansan.ts';
import { timber } from '../../sets/hanok-porch.ts';
import { lane, persimmonTree, tiledHouse } from '../../sets/pyeongchang-lane.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.05, 1.2, 4.2];
const TO: V3 = [0.04, 1.24, 0];
const MAP: V3 = [0.02, 1.2, -0.18];
const OCTOBER: Palette = {
  leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#7f7a40', '#a99a4c', '#cdb660'],
};

const PINE: Palette = { ...OCTOBER, leaves: ['#3f5a40', '#55744a', '#748f55', '#94a962', '#b8c078'] };

export function pyeongchangCover(): Shot {
  const scene = new THREE.Scene();
  bukhansan(
    scene,
    {
      skyTop: '#9fc4e0',
      skyLow: '#fff0d2',
      gain: 1.2,
      woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
      granite: ['#ece0d6', '#a396a8'],
      seams: '#5c4c6e',
    },
    [-4.5, -2.5],
  );
  lane(scene, { half: 1.62, leaves: OCTOBER.leaves });
  const model = new Model();
  tiledHouse(model, place([-4.6, 1.2, -4.4], [0, 68, 0]), 5);
  persimmonTree(
    model,
    [2.75, 0, -1.9],
    points3('1.15,2.62,-1.7 1.5,3.0,-1.5 2.1,3.2,-2.1 2.5,2.75,-1.2'),
    0.8,
    OCTOBER,
  );
  tree(model, { at: [-3.6, 1.4, -7], height: 3.4, girth: 0.16, leaves: 1100, leafSize: 0.2, seed: 4 }, OCTOBER);
  for (const [i, [x, r]] of points2('-1.5,.5 -.75,.36 1.25,.46 .5,.3').entries())
    bush(model, [x, 1.9, -7.6], r, 200, 0.13, i % 2 ? PINE : OCTOBER, i + 3);
  // low bench by the wall
  for (const z of [0.16, 0.3, 0.44]) timber(model, [-1.46, 0.4 + z * 0.01, z], [-0.6, 0.4, z], 0.13, z * 20);
  for (const x of [-1.32, -0.74]) timber(model, [x, 0.0, 0.3], [x, 0.34, 0.3], 0.14, 5);

  const doyun = character(DOYUN, {
    at: place([0.42, 0, 0], [0, 245, 0]),
    expression: 'joy',
    gaze: [0.4, 0.2],
    pose: pose('stand', {
      lean: [-2, 4, 2],
      head: [-10, 38, 4],
      legLeft: { foot: [0.02, 0, -0.12], toeOut: 10 },
      legRight: { foot: [0.04, 0, 0.2], toeOut: 6 },
      left: {
        hand: [0, 0, 0],
        reachTo: [0.04, 0.99, 0.06],
        elbow: [0.7, -0.8, 0],
        palm: [-0.3, 0.2, -1],
        fingers: [0, 0.9, 0.4],
        grip: 'holdThick',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [0.25, 1.0, -0.07],
        elbow: [0.7, -0.8, 0],
        palm: [-0.3, 0.2, -1],
        fingers: [0, 0.9, 0.4],
        grip: 'holdThick',
      },
    }),
  });
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: place([-0.98, 0, 0.32], [0, 56, 0]),
    expression: 'laugh',
    pose: pose('sitChair', {
      hips: 0.72,
      bend: -4,
      lean: [4, 0, 0],
      head: [-10, 6, -6],
      left: {
        hand: [0.0, 0, 0],
        reachTo: [MAP[0] - 0.34, MAP[1] - 0.14, MAP[2] + 0.14],
        elbow: [0.6, -1, 0],
        palm: [-0.3, -0.6, 0],
        grip: 'point',
      },
      right: {
        hand: [0.1, -0.4, 0.62],
        elbow: [1, -0.4, -0.2],
        palm: [-0.3, -1, 0],
        fingers: [-0.6, 0, 0.7],
        grip: 'holdThick',
      },
    }),
  });
  const cat = bami({
    at: place([1.74, 1.26, -0.7], [0, -32, 0], 1.25),
    pose: 'sit',
    head: [6, 4, -7],
    lid: 0.42,
    gaze: [0.1, -0.1],
    tail: points3('-.02,.06,-.15 -.14,.03,-.1 -.19,-.12,-.02 -.2,-.3,0 -.14,-.4,.02'),
  });
  // the lower corners are in his hands; its drawn side looks at him, and past him at us
  const [l, r] = [doyun.grip.left, doyun.grip.right].map((g) => new THREE.Vector3().setFromMatrixPosition(g)) as [
    THREE.Vector3,
    THREE.Vector3,
  ];
  const across = r.clone().sub(l).normalize();
  const up = vec(-0.1, 1, -0.12)
    .addScaledVector(across, -vec(-0.1, 1, -0.12).dot(across))
    .normalize();
  const middle = l.clone().add(r).multiplyScalar(0.5).addScaledVector(up, 0.18).addScaledVector(across, -0.07);
  const sheet = new THREE.Matrix4()
    .makeBasis(across, up, across.clone().cross(up))
    .setPosition(middle.addScaledVector(across.clone().cross(up), -0.035));
  oldMap(model, sheet, 0.56, 0.43);
  const knob = new THREE.Vector3().setFromMatrixPosition(grandpa.grip.right);
  walkingStick(
    model,
    [knob.x + 0.1, 0, knob.z + 0.1],
    knob
      .clone()
      .add(vec(0, 0.06, 0))
      .toArray() as V3,
  );
  riceMeasure(model, place([-0.22, 0, 0.3], [0, 28, 0]), 0.27);
  for (const [x, z, y] of points3('-.26,.28,.1 -.18,.34,.11 -.2,.25,.1 -.27,.36,.1 .06,.5,0 .2,.34,0'))
    chestnut(model, place([x, y, z], [y ? 20 : 70, x * 900, 0]), 0.034);
  burr(model, place([0.02, 0, 0.3], [10, 40, 0]));
  burr(model, place([0.98, 0, 0.34], [0, -30, 10]), 0.065);
  scene.add(model.bake(), doyun.model, grandpa.model, cat.model);
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, MAP),
    aperture: 0.01,
    light: relight('golden', {
      sun: { dir: [-0.8, 0.62, 0.55], color: '#ffd090', power: 5.2, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe0c6', power: 0.8, cone: 0.4 },
      sky: 0.92,
      fog: { color: '#f6e2cc', near: 16, far: 430 },
      exposure: 1.02,
    }),
    center: [0, 1, -1],
    radius: 6,
    heads: [doyun.head, grandpa.head, cat.head],
    focal: MAP,
  };
}
