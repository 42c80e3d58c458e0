/** CB-3.1. From above: a paper street on the rug, three children and a good plan, because it is short. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { button, buttonTin, spoonFlag } from '../../props/operation-things.ts';
import { charlotteBedroom, suitcase } from '../../sets/charlotte-bedroom.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.25, 2.2, 2.95];
const TO: V3 = [0.04, 0.42, 0.02];

export function unFortyOne(): Shot {
  const scene = new THREE.Scene();
  charlotteBedroom(scene, { hour: 'golden', map: 'floor', suitcase: false });
  const m = new Model();
  suitcase(m, place([-0.86, 0, -0.9], [0, 22, 0], 1.15));
  // Charlotte sets the last button: the blue one
  const charlotteAt = place([0.3, 0.02, -0.36], [0, -4, 0]);
  const spot: V3 = [0.43, 0.06, 0.09];
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: charlotteAt,
    expression: 'determined',
    gaze: [0.2, -0.8],
    pose: pose('kneel', {
      hips: 0.5,
      bend: 30,
      lean: [44, 0, 3],
      head: [6, 12, -7],
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        touch: 'pinch',
        point: spot,
        fingers: [-0.1, -0.8, 0.6],
        palm: [-0.6, -0.5, -0.3],
        elbow: [1, 0.3, -0.3],
        grip: 'pinch',
      }),
      right: {
        hand: [0, 0, 0],
        reachTo: [0.12, 0.07, -0.02],
        elbow: [1, 0.2, -0.4],
        palm: [0, -1, 0],
        fingers: [-0.1, 0, 1],
        grip: 'flat',
      },
    }),
  });
  button(m, place(spot, [-60, 20, 0]), 0.034, '#3d6fb4');

  const theoAt = place([-0.77, 0.02, 0.74], [0, 82, 0]);
  const pad = vec(0.06, 0.42, 0.32).applyMatrix4(theoAt);
  const padTurn = place(pad, [-46, 68, 0], 1.25);
  const tip = vec(-0.01, 0.03, 0.02).applyMatrix4(padTurn);
  const slant = vec(-0.1, 0.85, 0.5).normalize();
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'thinking',
    gaze: [0.5, 0.1],
    pose: pose('kneel', {
      hips: 0.46,
      bend: 14,
      lean: [8, 0, -3],
      head: [2, -4, 7],
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        point: vec(0, -0.1, -0.02).applyMatrix4(padTurn),
        fingers: [-0.6, -0.1, 0.8],
        palm: [-0.3, 1, -0.3],
        elbow: [1, -0.6, 0],
        grip: 'holdThick',
      }),
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        touch: 'pinch',
        point: tip.clone().addScaledVector(slant, 0.07),
        fingers: [-0.5, -0.4, 0.8],
        palm: [-0.7, -0.6, 0],
        elbow: [1, -0.2, -0.3],
        grip: 'pinch',
      }),
    }),
  });
  notebook(m, padTurn);
  pencil(m, frame(tip, slant, vec(0, 0, 1)), '#4f7fb8', 0.18, 0.011);

  const priyaAt = place([0.98, 0.02, 0.42], [0, -62, 0]);
  const foot = vec(0.1, 0.33, 0.3).applyMatrix4(priyaAt);
  const flagAt = frame(foot, vec(-0.42, 0.86, 0.2), vec(-0.25, 0, -1));
  const knot = vec(0, 0.19, 0).applyMatrix4(flagAt);
  const low = vec(0, 0.06, 0).applyMatrix4(flagAt);
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'grin',
    gaze: [-0.3, -0.1],
    pose: pose('kneel', {
      hips: 0.54,
      bend: 4,
      lean: [2, 0, 4],
      head: [-2, -10, -8],
      left: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        point: low,
        fingers: [-1, 0, 0.1],
        palm: [-0.1, 0, -1],
        elbow: [1, -0.6, 0],
        grip: 'holdThin',
      }),
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        touch: 'pinch',
        point: knot,
        fingers: [-0.8, 0.5, 0.5],
        palm: [-0.2, -0.2, -1],
        elbow: [1, -0.3, 0],
        grip: 'pinch',
      }),
    }),
  });
  spoonFlag(m, flagAt);
  buttonTin(m, place([0.82, 0.02, 0.98]));
  pencil(m, place([-0.42, 0.035, 0.98], [90, 64, 0]), '#d8352c', 0.2, 0.012);
  scene.add(charlotte.model, theo.model, priya.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, [0.15, 0.2, 0.3]),
    aperture: 0.006,
    light: plumLight('golden', {
      sun: { dir: [-0.5, 0.85, 0.62], color: '#ffcf92', power: 5, cone: 0.07 },
      sky: 1,
      exposure: 1.1,
    }),
    center: [0, 0.5, 0],
    radius: 3.4,
    heads: [charlotte.head, theo.head, priya.head],
    focal: [0.2, 0.03, 0.4],
  };
}
