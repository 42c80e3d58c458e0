/** FA-1.1. Eleven stones: Theo tests, Priya stands on one leg, Charlotte flies, Ranger Meera is already across. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { shafts } from '../../model/veil.ts';
import { gnawedStump, stick } from '../../props/forest.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, stoneTop } from '../../sets/valley-ground.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.75, 1.85, 7.35];
const TO: V3 = [0.22, 0.76, -0.2];

export function elevenStones(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: { ...MORNING_LOOK, palette: SUMMER },
    pond: false,
    clear: (x, z) => z < 3.2 || Math.abs(x - 1.4) > 2.2,
    trees: treeRing([
      [-5.4, -3.4, 6.4, 0.3],
      [-7.6, -0.6, 7, 0.34],
      [-4.6, -8.5, 7.4, 0.3],
      [5.2, -4.4, 7, 0.34],
      [7.2, -1.4, 6.4, 0.28],
      [4.4, -9.5, 7.6, 0.3],
      [9, -6, 8, 0.34],
      [-9.5, -6.5, 8, 0.34],
      [-1.2, -15, 8, 0.3],
    ]),
  });
  const [s3, s5, s7, s8] = [stoneTop(3), stoneTop(5), stoneTop(7), stoneTop(8)];
  const theo = character(wearing(THEO, 'pack'), {
    at: place([s3[0] - 0.02, s3[1], s3[2]], [0, 62, 0]),
    expression: 'worry',
    gaze: [0.1, -0.8],
    pose: pose('stand', {
      hips: 0.95,
      lean: [9, 0, 0],
      bend: 10,
      head: [16, -10, -4],
      right: {
        hand: [0.02, -0.42, 0.62],
        elbow: [0.9, -0.6, -0.4],
        palm: [-0.6, -0.4, 0.2],
        fingers: [-0.3, 0.1, 1],
        grip: 'fist',
      },
      left: { hand: [0.5, -0.42, 0.05], elbow: [0.5, -0.2, -1], palm: [0, -1, 0.2], grip: 'open' },
      legLeft: { foot: [0.0, 0, 0.06], toeOut: 4 },
      legRight: { foot: [0.02, 0, -0.08] },
    }),
  });
  const priya = character(wearing(PRIYA, 'pack'), {
    at: place([s5[0], s5[1], s5[2]], [0, 44, 0]),
    expression: 'grin',
    gaze: [-0.6, 0],
    pose: pose('cheer', {
      lean: [0, 0, 9],
      head: [-4, -42, -7],
      left: { hand: [0.85, 0.42, 0.1], elbow: [0.4, -1, -0.3], palm: [0, -0.6, 1], grip: 'open' },
      right: { hand: [0.9, 0.05, 0.14], elbow: [0.4, -1, -0.3], palm: [0, -1, 0.4], grip: 'open' },
      legLeft: { foot: [-0.12, 0, 0] },
      legRight: { foot: [0.3, 0.42, 0.02], knee: [0.9, 0.1, 0.8], toeDown: 34, toeOut: 30 },
    }),
  });
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place([(s7[0] + s8[0]) / 2 + 0.1, s8[1] + 0.16, s8[2] + 0.02], [0, 58, 0]),
    expression: 'laugh',
    pose: pose('run', {
      lean: [7, -6, 3],
      bend: 4,
      shift: [0, 0.1, 0],
      head: [-6, -18, 5],
      left: { hand: [0.62, 0.36, 0.3], elbow: [1, -0.6, -0.4], palm: [0, -0.6, 0.8], grip: 'open' },
      right: { hand: [0.5, 0.18, -0.42], elbow: [0.7, 0.2, -0.8], palm: [0, -1, 0], grip: 'open' },
      legLeft: { foot: [0.02, 0.34, 0.56], toeDown: -16 },
      legRight: { foot: [0.02, 0.32, -0.62], toeDown: 66 },
    }),
  });
  const [mx, mz] = [3.45, -1.3];
  const meera = character(MEERA, {
    at: place([mx, ground(mx, mz), mz], [0, 30, 0]),
    expression: 'smile',
    gaze: [-0.7, -0.3],
    pose: pose('handsOnHips', {
      lean: [0, 0, 3],
      head: [6, -44, -4],
      right: {
        hand: [0.16, -0.9, 0.12],
        elbow: [0.6, 0, -1],
        palm: [-1, 0, 0.2],
        fingers: [0, -1, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  const hand = new THREE.Vector3().setFromMatrixPosition(theo.grip.right);
  const s4 = stoneTop(4);
  const tip = new THREE.Vector3(s4[0] - 0.06, s4[1] + 0.01, s4[2] + 0.06);
  stick(props, tip, hand.clone().add(hand.clone().sub(tip).multiplyScalar(0.55)), 0.017, '#9a6a44');
  const [gx, gz] = [-3.6, -2.3];
  gnawedStump(props, place([gx, ground(gx, gz), gz], [0, 20, 4]), 0.19, 0.72);
  scene.add(...actors.map((a) => a.model), props.bake());
  scene.add(
    shafts(
      [
        { from: [5.5, 7.5, -6], to: [0.6, 0, -4], wide: 1.5 },
        { from: [3.4, 7.5, -7], to: [-1.8, 0, -5], wide: 1.1 },
        { from: [7.4, 7, -5], to: [3.4, 0.2, -3], wide: 1.0 },
      ],
      FROM,
      '#ffe6b0',
      0.34,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [0.6, 0.8, 0.1]),
    aperture: 0.02,
    light: relight('morning', {
      sun: { dir: [0.8, 0.95, 0.35], color: '#ffe3b4', power: 5, cone: 0.05 },
      fill: { dir: [-0.3, 0.5, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      sky: 1,
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    center: [0, 1, -2],
    radius: 9,
    heads: actors.map((a) => a.head),
    focal: stoneTop(7),
  };
}
