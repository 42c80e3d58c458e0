/** Hub tile of the score report: five pots, each grown further than the last; Charlotte measures the tallest. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, noise, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { SUMMER } from '../../props/trees.ts';
import { glade } from '../../sets/glade.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { flowerPot, tallRuler } from './learning-progress.growing.ts';

const FROM: V3 = [-0.5, 1.25, 4.4];
const TO: V3 = [-0.12, 0.74, 0];
const BENCH = 0.2;
/** x, height of the plant, radius of its flower, clay */
const POTS: [number, number, number, string][] = [
  [-1.36, 0.05, 0, '#d9825c'],
  [-0.9, 0.17, 0, '#c9704f'],
  [-0.44, 0.36, 0, '#d9825c'],
  [0.04, 0.58, 0.1, '#c9704f'],
  [0.54, 0.86, 0.19, '#d9825c'],
];

export function learningProgressTile(): Shot {
  const scene = new THREE.Scene();
  glade(scene, {
    palette: SUMMER,
    soil: ['#8fae66', '#bccb7c', '#d9c08c'],
    ground: (x, z) => smoothstep(4, 14, Math.hypot(x, z)) * 1.2,
    path: () => 0,
    clear: (x, z) => z < -0.5 || (z > 0.55 && Math.hypot(x - FROM[0], z - FROM[2]) > 1.6),
    trees: points3('-4.2,-4.4,2 3.9,-3.8,5 .4,-9.5,8 7.4,-8.4,12 -8,-8,15').map(([x, z, seed]) => ({
      at: [x ?? 0, 0, z ?? 0] as V3,
      height: 6.4,
      girth: 0.34,
      leaves: 1300,
      leafSize: 0.24,
      seed: seed ?? 1,
    })),
    bushes: [
      [-1.8, -2.6, 0.6],
      [1.9, -2.8, 0.7],
    ],
    grass: 1300,
    box: [-5, -6, 5, 2.4],
    distance: {
      skyTop: '#c4e0ea',
      skyLow: '#fff3d2',
      far: '#d5e3bc',
      near: '#97b680',
      glow: { at: 8, wide: 60, color: '#fff8da' },
    },
  });
  const props = new Model();
  const grain = (point: THREE.Vector3) =>
    color('#b8875a').lerp(color('#dcb27e'), noise(point.x * 4, point.y * 26, point.z * 20));
  props.put(
    roundedBox(2.4, 0.07, 0.42, 0.025, { wobble: 0.014, fine: true }),
    { tint: grain },
    place([-0.41, BENCH - 0.035, 0]),
  );
  for (const x of [-1.4, 0.6])
    props.put(roundedBox(0.12, BENCH, 0.34, 0.03, { fine: true }), { tint: grain }, place([x, BENCH / 2 - 0.06, 0]));
  for (const [x, tall, bloom, clay] of POTS)
    flowerPot(props, place([x, BENCH, 0.02], [0, x * 80, 0]), tall, bloom, clay);
  const ruler: V3 = [0.86, 0, 0.1];
  tallRuler(props, place(ruler, [0, -8, 0]), 1.32);
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    at: place([1.24, 0, -0.06], [0, -40, 0]),
    expression: 'joy',
    gaze: [-0.5, 0.1],
    pose: pose('stand', {
      lean: [2, -6, 3],
      head: [-4, -12, -8],
      right: {
        hand: [0, 0, 0],
        reachTo: [ruler[0] + 0.09, 0.84, ruler[2] + 0.0],
        elbow: [0.8, -0.8, -0.2],
        palm: [-0.4, 0, 1],
        fingers: [0.9, 0.2, 0.4],
        grip: 'holdThick',
      },
      left: {
        hand: [0.13, -0.6, 0.06],
        elbow: [1, 0, -0.6],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.6, 0.5],
        grip: 'fist',
      },
    }),
  });
  scene.add(props.bake(), charlotte.model);
  return {
    scene,
    camera: camera(FROM, TO, 31),
    focus: distance(FROM, [0.6, 0.9, 0]),
    aperture: 0.016,
    light: relight('morning', {
      sun: { dir: [-0.75, 0.6, 0.7], color: '#ffe0b6', power: 5, cone: 0.05 },
      exposure: 1.02,
    }),
    center: [0, 0.6, -0.2],
    radius: 3.6,
    heads: [charlotte.head],
    focal: [0.56, 1.04, 0.05],
  };
}
