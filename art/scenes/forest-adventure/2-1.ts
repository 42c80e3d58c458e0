/** FA-2.1. A close picture: the stump and the pencil have one shape. */
import * as THREE from 'three';
import { beetle } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { shafts } from '../../model/veil.ts';
import { gnawedStump, pencil, woodChips } from '../../props/forest.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

/** The stump by the pond, and the reader's eye close to the ground. */
const STUMP: V3 = [6.5, ground(6.5, -3.1), -3.1];
const FROM: V3 = [7.25, STUMP[1] + 0.88, -0.75];
const TO: V3 = [6.42, STUMP[1] + 0.7, -3.3];

export function giantsPencil(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: SUMMER,
      distance: { ...MORNING_LOOK.distance, glow: { at: -30, wide: 60, color: '#fff3c4' } },
    },
    facing: -22,
    pond: true,
    clear: (x, z) => Math.hypot(x - STUMP[0], z - STUMP[2]) > 0.75 && (z < -3.4 || Math.abs(x - 6.9) > 1.1),
    trees: treeRing([
      [8.4, -5.4, 6.4, 0.34],
      [5.6, -9.4, 7, 0.34],
      [9.6, -9, 7.4, 0.34],
      [-7.5, -8, 7.4, 0.34],
      [-5.5, -13, 7.6, 0.34],
      [2.6, -14, 7.6, 0.34],
    ]),
  });
  const at = (x: number, z: number, yaw: number, dy = 0) =>
    place([STUMP[0] + x, ground(STUMP[0] + x, STUMP[2] + z) + dy, STUMP[2] + z], [0, yaw, 0]);
  const tip: V3 = [STUMP[0], STUMP[1] + 0.84, STUMP[2]];
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil'), {
    at: at(-0.56, -0.3, 66),
    expression: 'joy',
    gaze: [0.5, -0.35],
    pose: pose('kneel', {
      hips: 0.55,
      bend: 12,
      lean: [8, 0, 0],
      head: [4, -16, -8],
      left: {
        hand: [0, 0, 0],
        reachTo: [tip[0] - 0.2, tip[1] - 0.14, tip[2] + 0.0],
        elbow: [0.6, -1, -0.2],
        palm: [-0.6, 0, 0.6],
        fingers: [-0.2, 0.6, 1],
        grip: 'pinch',
      },
      right: { hand: [0.02, -0.74, 0.4], elbow: [0.8, -0.2, -0.6], palm: [-0.3, -0.8, 0.2], grip: 'relaxed' },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: at(0.56, -0.62, -34),
    expression: 'surprise',
    gaze: [-0.3, -0.5],
    pose: pose('point', {
      bend: 8,
      lean: [6, 0, 3],
      head: [12, -14, 6],
      right: {
        hand: [0, 0, 0],
        reachTo: [tip[0] + 0.21, tip[1] - 0.1, tip[2] - 0.16],
        elbow: [0.9, -0.7, 0],
        palm: [-0.3, -1, 0],
        fingers: [0.7, -0.1, 0.7],
        grip: 'point',
      },
    }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: at(-0.25, -1.35, 14),
    expression: 'worry',
    gaze: [0.2, -0.6],
    pose: pose('peek', {
      lean: [8, 0, 0],
      head: [10, 16, -5],
      left: { hand: [0.0, -0.4, 0.56], elbow: [0.8, -0.6, -0.2], palm: [-0.6, 0.4, -0.4], grip: 'holdThin' },
      right: { hand: [0.0, -0.42, 0.54], elbow: [0.8, -0.6, -0.2], palm: [-0.6, 0.4, -0.4], grip: 'holdThin' },
    }),
  });
  const actors = [charlotte, priya, theo];
  const props = new Model();
  gnawedStump(props, place(STUMP, [0, 30, 3]), 0.135, 0.82);
  gnawedStump(
    props,
    place([STUMP[0] - 1.75, ground(STUMP[0] - 1.75, STUMP[2] - 1.7), STUMP[2] - 1.7], [0, 80, -4]),
    0.14,
    0.5,
  );
  gnawedStump(
    props,
    place([STUMP[0] + 1.35, ground(STUMP[0] + 1.35, STUMP[2] - 2.2), STUMP[2] - 2.2], [0, 10, 5]),
    0.15,
    0.6,
  );
  const hand = new THREE.Vector3().setFromMatrixPosition(charlotte.grip.left);
  // the pencil stands beside the stump's point, point up, as the stump does
  pencil(
    props,
    frame(hand.clone().add(vec(0.015, 0.125, 0.015)), vec(-0.06, -1, -0.05), vec(0, 0, 1)),
    '#d8352c',
    0.2,
    0.0125,
  );
  const rnd = random(4);
  const chips: V3[] = [];
  for (let i = 0; i < 46; i++) {
    const [x, z] = [STUMP[0] + (rnd() - 0.5) * 1.1, STUMP[2] + (rnd() - 0.35) * 1.0];
    chips.push([x, ground(x, z) + 0.015, z]);
  }
  for (let i = 0; i < 16; i++)
    chips.push([4.3 - i * 0.24 + rnd() * 0.1, POND_LEVEL + 0.008, -4.6 - i * 0.42 + rnd() * 0.24]);
  woodChips(props, chips, 0.042);
  const [bx, bz] = [STUMP[0] + 0.3, STUMP[2] + 0.5];
  beetle(props, place([bx, ground(bx, bz) + 0.01, bz], [0, 24, 0], 1.35), true);
  scene.add(...actors.map((a) => a.model), props.bake());
  scene.add(
    shafts(
      [
        { from: [3.2, 6.5, -9], to: [4.6, 0.3, -5.4], wide: 1.3 },
        { from: [4.6, 7, -10], to: [7.2, 0.3, -6.5], wide: 1.1 },
      ],
      FROM,
      '#ffe6b0',
      0.3,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, [STUMP[0] - 0.15, STUMP[1] + 0.75, STUMP[2]]),
    aperture: 0.02,
    light: relight('morning', {
      sun: { dir: [-0.75, 0.95, 0.35], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    center: [STUMP[0], 0.8, STUMP[2] - 0.8],
    radius: 5,
    heads: actors.map((a) => a.head),
    focal: tip,
  };
}
