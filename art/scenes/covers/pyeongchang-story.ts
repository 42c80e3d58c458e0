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
import { burr, chestnut, oldMap, riceMeasure, walkingStick } from '../../props/taffy-hunt.ts';
import { bukhansan } from '../../sets/bukhansan.ts';
import { timber } from '../../sets/hanok-porch.ts';
import { lane, persimmonTree, tiledHouse } from '../../sets/pyeongchang-lane.ts';
import { type Palette, tree } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.05, 1.22, 3.75];
const TO: V3 = [0.02, 1.28, 0];
const MAP: V3 = [0.02, 1.2, -0.18];
const OCTOBER: Palette = {
  leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#7f7a40', '#a99a4c', '#cdb660'],
};

export function pyeongchangCover(): Shot {
  const scene = new THREE.Scene();
  bukhansan(
    scene,
    {
      skyTop: '#b9d3e4',
      skyLow: '#fff0d2',
      gain: 1.2,
      woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
      granite: ['#efe4d8', '#c3b4bb'],
      seams: '#7a6b85',
    },
    [2, -3],
  );
  lane(scene, { half: 1.62, leaves: OCTOBER.leaves });
  const m = new Model();
  tiledHouse(m, place([-4.6, 1.2, -4.4], [0, 68, 0]), 5);
  persimmonTree(
    m,
    [2.9, 0, -1.6],
    [
      [1.25, 2.55, -1.3],
      [1.7, 3.2, -1.9],
      [2.3, 2.7, -0.6],
      [2.9, 3.6, -1.4],
      [1.9, 2.2, -0.7],
    ],
    54,
    OCTOBER,
  );
  tree(m, { at: [-2.2, 2, -8.4], height: 3.2, girth: 0.14, leaves: 900, leafSize: 0.2, seed: 4 }, OCTOBER);
  tree(m, { at: [2.4, 2.2, -8], height: 2.6, girth: 0.14, leaves: 700, leafSize: 0.2, seed: 9 }, OCTOBER);
  // low bench by the wall
  timber(m, [-1.42, 0.36, 0.3], [-0.62, 0.36, 0.3], 0.3, 3);
  for (const x of [-1.3, -0.74]) timber(m, [x, 0.02, 0.3], [x, 0.26, 0.3], 0.12, 5);

  const doyun = character(DOYUN, {
    at: place([0.5, 0, 0.08], [0, 226, 0]),
    expression: 'joy',
    gaze: [0.4, 0.2],
    pose: pose('stand', {
      lean: [-2, 4, 2],
      head: [-8, 36, 4],
      left: {
        hand: [0, 0, 0],
        reachTo: [MAP[0] - 0.2, MAP[1] - 0.16, MAP[2] + 0.17],
        elbow: [0.7, -0.8, 0],
        palm: [-0.3, 0.2, -1],
        fingers: [0, 0.9, 0.4],
        grip: 'holdThick',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [MAP[0] + 0.2, MAP[1] - 0.16, MAP[2] - 0.15],
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
    at: place([1.66, 1.24, 0.36], [0, -32, 0], 1.1),
    pose: 'sit',
    head: [6, 4, -7],
    lid: 0.42,
    gaze: [0.1, -0.1],
    tail: [
      [-0.02, 0.06, -0.15],
      [-0.14, 0.03, -0.1],
      [-0.19, -0.12, -0.02],
      [-0.2, -0.3, 0],
      [-0.14, -0.4, 0.02],
    ],
  });
  oldMap(m, place(MAP, [-8, 34, -3]), 0.56, 0.42);
  const knob = new THREE.Vector3().setFromMatrixPosition(grandpa.grip.right);
  walkingStick(
    m,
    [knob.x + 0.1, 0, knob.z + 0.1],
    knob
      .clone()
      .add(vec(0, 0.06, 0))
      .toArray() as V3,
  );
  riceMeasure(m, place([-0.3, 0, 0.72], [0, 28, 0]), 0.27);
  for (const [x, z, y] of [
    [-0.34, 0.7, 0.06],
    [-0.26, 0.76, 0.07],
    [-0.28, 0.67, 0.06],
    [-0.08, 0.92, 0],
    [0.02, 0.66, 0],
  ] as const)
    chestnut(m, place([x, y, z], [y ? 20 : 70, x * 900, 0]), 0.034);
  burr(m, place([0.12, 0, 0.9], [10, 40, 0]));
  burr(m, place([0.98, 0, 0.86], [0, -30, 10]), 0.065);
  scene.add(m.bake(), doyun.model, grandpa.model, cat.model);
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, MAP),
    aperture: 0.016,
    light: relight('golden', {
      sun: { dir: [-0.8, 0.62, 0.55], color: '#ffd090', power: 5.2, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe0c6', power: 0.8, cone: 0.4 },
      sky: 0.92,
      fog: { color: '#f6e2cc', near: 12, far: 190 },
      exposure: 1.02,
    }),
    center: [0, 1, -1],
    radius: 6,
    heads: [doyun.head, grandpa.head, cat.head],
    focal: MAP,
  };
}
