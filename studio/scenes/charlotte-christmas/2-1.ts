/** BC-2.1. Plum Street, the morning after: eleven warm things are gone, and Mr. Finch's pompom is the eleventh. */

import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard, writeWith } from '../../cast/holds.ts';
import { FINCH_WINTER, PRIYA_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { SNOW } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { robbedClothesline } from './2-1.clothesline.ts';
import { hoppers } from './2-1.hoppers.ts';
import { magnifyingLadle } from './2-1.magnifying-ladle.ts';

const FROM: V3 = [-2.0, 1.32, 1.5];
/** Along the view and to the right of it, on the ground. */
const AHEAD = vec(-0.385, 0, -0.923);
const RIGHT = vec(0.923, 0, -0.385);
const spot = (u: number, d: number, y = 0.05): V3 =>
  vec(FROM[0], y, FROM[2]).addScaledVector(AHEAD, d).addScaledVector(RIGHT, u).toArray() as V3;
const TO = spot(0.1, 2.4, 1.2);
const FINCH = place(spot(-0.12, 2.3), [0, -2, 0]);
/** He has sat down, so that the children can reach the top of his hat. */
const BOW: Stance = { hips: 0.46, lean: [6, 0, -3], bend: 16, head: [14, 6, -5] };
const HEAD = headFrame(FINCH, 'thinOldMan', BOW);
/** Where the pompom was. */
const TORN = vec(0, 1.34, -0.24).applyMatrix4(HEAD);

/** Where the pompom was: a torn place with threads. */
function tornHat(model: Model): void {
  model.inside(headFrame(FINCH, 'thinOldMan', BOW), () => {
    const wool = { color: '#e8484c', line: 0.6 };
    model.put(ball([0.24, 0.09, 0.24], 14), { color: '#6a2430', line: 0.6 }, place([0, 1.32, -0.28], [-14, 0, 0]));
    for (let i = 0; i < 7; i++) {
      const a = i * 0.9;
      const k = 0.5 + 0.24 * ((i * 5) % 3);
      const path: V3[] = [
        [Math.sin(a) * 0.1, 1.26, -0.28 + Math.cos(a) * 0.1],
        [Math.sin(a) * 0.16, 1.4 + k * 0.5, -0.28 + Math.cos(a) * 0.16],
        [Math.sin(a + 0.7) * (0.2 + k * 0.3), 1.46 + k * 0.5, -0.28 + Math.cos(a + 0.7) * (0.2 + k * 0.5)],
        [Math.sin(a + 1.3) * (0.3 + k * 0.4), 1.5 + k * 0.5, -0.28 + Math.cos(a + 1.3) * (0.3 + k * 0.4)],
      ];
      model.put(tube(path, [0.04, 0.036, 0.032, 0.02], { around: 6, rings: 16 }), wool);
    }
  });
}
/** His fingers close round the threads that are left, and his eyes go up after them. */
const sadFinch = (): Actor =>
  character(dressed(without(FINCH_WINTER, 'woolScarf'), { sleeveWide: 1.02 }), {
    at: FINCH,
    expression: 'worry',
    gaze: [-0.1, 0.95],
    pose: pose('sitChair', {
      ...BOW,
      right: grasp({
        at: FINCH,
        build: 'thinOldMan',
        side: 'right',
        point: vec(-0.3, 1.5, 0.02).applyMatrix4(HEAD),
        touch: 'pinch',
        fingers: [-0.5, 0.75, -0.3],
        palm: [-0.6, -0.3, -0.7],
        elbow: [0.8, -0.5, 0.7],
        grip: 'pinch',
      }),
      left: grasp({
        at: FINCH,
        build: 'thinOldMan',
        side: 'left',
        point: vec(0.17, 0.56, 0.42).applyMatrix4(FINCH),
        touch: 'palm',
        fingers: [-0.2, -0.5, 0.8],
        palm: [0, -0.9, -0.4],
        elbow: [1, -0.2, -0.3],
        grip: 'drape',
      }),
      legLeft: { foot: [0.06, 0, 0.46], knee: [0.2, 0.6, 1] },
      legRight: { foot: [0.08, 0, 0.4], knee: [0.2, 0.6, 1] },
    }),
  });

/** Theo, at the old man's other side, has it in writing. */
function writing(model: Model): Actor {
  const at = place(spot(0.66, 2.2), [0, -4, 0]);
  const intent: Stance = { lean: [8, 0, 2], bend: 10, head: [0, -14, 4] };
  const page = at.clone().multiply(place([0.0, 0.7, 0.25], [-44, 0, 0], 1.15));
  model.inside(page, () => notebook(model, new THREE.Matrix4()));
  const onPage = (p: V3): THREE.Vector3 => vec(p).applyMatrix4(page);
  const pen = writeWith({
    at,
    build: 'child8',
    stance: intent,
    side: 'right',
    tip: onPage([0.005, 0.01, 0.016]),
    normal: vec(0, 0, 1).transformDirection(page),
    mitten: true,
    elbow: [0.9, -0.6, -0.2],
  });
  model.inside(pen.pencil, () => pencil(model, new THREE.Matrix4(), '#d8352c', 0.22, 0.012));
  return character(without(THEO_WINTER, 'notebook', 'woolScarf'), {
    at,
    expression: 'nervous',
    lookAt: TORN.toArray() as V3,
    pose: pose('stand', {
      ...intent,
      left: holdCard({
        at,
        build: 'child8',
        stance: intent,
        side: 'left',
        mitten: true,
        edge: onPage([0.075, -0.04, 0]),
        inward: vec(-1, 0, 0).transformDirection(page),
        face: vec(0, 0, 1).transformDirection(page),
      }),
      right: pen.arm,
    }),
  });
}

/** Priya, detective, stands on a crate behind him: the ladle is before her eye, and the torn place before the ladle. */
function looking(model: Model): Actor {
  const at = place(spot(0.2, 2.78, 0.46), [0, 8, 0]);
  const stooping: Stance = { lean: [20, 0, 4], bend: 16, head: [26, -10, 8] };
  const head = headFrame(at, 'child8', stooping);
  const eye = vec(-0.36, 0.1, 0.9).applyMatrix4(head);
  const lens = eye
    .clone()
    .lerp(TORN, 0.3)
    .add(vec(0.02, 0.03, 0));
  const ladle = frame(
    lens,
    vec(-0.7, 1, 0.2),
    TORN.clone().sub(eye).normalize().addScaledVector(AHEAD, -0.6).normalize(),
  );
  model.inside(ladle, () => magnifyingLadle(model));
  model.put(roundedBox(0.5, 0.44, 0.4, 0.02), { color: '#a8764a', line: 0.8 }, place(spot(0.2, 2.8, 0.22), [0, 8, 0]));
  return character(without(PRIYA_WINTER, 'toolBelt', 'woodenSpoon'), {
    at,
    expression: 'listen',
    lookAt: TORN.toArray() as V3,
    pose: pose('stand', {
      ...stooping,
      left: gripRod({
        at,
        build: 'child8',
        stance: stooping,
        side: 'left',
        mitten: true,
        point: vec(0, -0.3, 0.003).applyMatrix4(ladle),
        dir: vec(0, 1, 0).transformDirection(ladle),
        r: 0.018,
        elbow: [0.9, -0.8, 0],
      }),
      right: { hand: [0.05, -0.8, -0.3], elbow: [0.6, 0, -1] },
    }),
  });
}

export function elevenThings(): Shot {
  const model = new Model();
  robbedClothesline(model, spot(-1.32, 4.3, 1.86), spot(-0.3, 4.5, 1.9), 1, 0.9);
  // an upturned crate under him
  model.put(
    roundedBox(0.5, 0.4, 0.44, 0.02),
    { color: '#a8764a', line: 0.8 },
    FINCH.clone().multiply(place([0, 0.18, -0.06])),
  );
  model.put(ball([0.27, 0.05, 0.24], 18), { color: SNOW, line: 0.4 }, FINCH.clone().multiply(place([0, 0.39, -0.06])));
  const finch = sadFinch();
  tornHat(model);
  const theo = writing(model);
  const priya = looking(model);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'snowDay',
        near: ['north1', 'north2'],
        houses: { north2: { wreath: true } },
        only: ['north0', 'north1', 'north2', 'north3'],
        noTrees: (x, z) => z < 0 && x > -9 && x < 1,
      }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.55, 0.5, 0.75], color: '#ffe2b8', power: 4.4, cone: 0.06 },
      sky: 0.8,
      fog: { color: '#9fabd0', near: 3.2, far: 17 },
    }),
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.004,
    center: [-3.6, 1, -1.8],
    radius: 5,
    actors: [finch, theo, priya, ...hoppers(spot)],
    things: [model.bake()],
    heads: [finch.head, theo.head, priya.head],
    // the clothesline and its pins
    find: ballsAt(0.16, spot(-1.2, 4.32, 1.74), spot(-0.44, 4.48, 1.76)),
    focal: finch.head.at.toArray() as V3,
  });
}
