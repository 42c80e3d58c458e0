/** CB-1.3. Evening gold: the last card goes in on the run, and at the end of the street one curtain stands open an inch. */

import type * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { mailbox } from '../../props/street-things.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-2.75, 1.25, -0.7];
const TO: V3 = [12.25, 0.9, -3.86];

const RUN: Stance = { lean: [15, -22, -6], bend: 8, hips: 0.96, head: [-2, -54, 6] };
/** Foot of the mailbox; its mouth is open towards her. */
const BOX: V3 = [1.75, 0.08, -2.4];

/** Basket of woven straw with a handle, .2 high, empty by now; its handle's top at the origin. */
function basket(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    const bowl: [number, number][] = points2('-.3,.08 -.28,.1 -.18,.13 -.16,.135 -.16,.12 -.27,.09');
    model.put(lathe(bowl, { around: 22, depth: 0.8 }), { color: '#c99452', doubleSided: true });
    model.put(tube(points3('-.12,-.17,0 -.09,-.04,0 0,0,0 .09,-.04,0 .12,-.17,0'), [0.013], { around: 8, rings: 24 }), {
      color: '#a97338',
    });
  });
}

export function twelveClacks(): Shot {
  const model = new Model();
  // she is off already, and the card goes in behind her back
  const at = place([1.62, 0.08, -1.61], [0, -24, 0]);
  mailbox(model, place(BOX), { tone: '#5f9aa8', flag: 0.92, open: true });
  const card = place([BOX[0] - 0.02, BOX[1] + 1.02, BOX[2] + 0.37], [0, -90, 4]);
  model.inside(card, () => {
    model.put(roundedBox(0.24, 0.16, 0.008, 0.003), { color: '#fffdf4', line: 1 });
    model.put(ball([0.02, 0.02, 0.005], 12), { color: '#d8402f', line: 0.5 }, place([0, 0, 0.006]));
  });
  const handle = place(vec(0.29, 0.66, 0.24).applyMatrix4(at), [0, 40, 8], 1.15);
  const charlotte = character(CHARLOTTE, {
    at,
    expression: 'joy',
    lookAt: vec(BOX)
      .add(vec(0, 1.05, 0.3))
      .toArray() as V3,
    pose: pose('run', {
      ...RUN,
      right: holdCard({
        at,
        build: 'child8',
        stance: RUN,
        side: 'right',
        edge: vec(BOX).add(vec(-0.02, 1.02, 0.48)),
        inward: [0, 0, -1],
        face: [-1, 0, 0],
        elbow: [1, -0.4, -0.3],
      }),
      left: gripRod({
        at,
        build: 'child8',
        stance: RUN,
        side: 'left',
        point: vec(0, 0, 0).applyMatrix4(handle),
        dir: vec(-1, 0, 0).transformDirection(handle),
        r: 0.015,
        elbow: [1, -0.5, -0.3],
      }),
      // one sole on the stones, the other leg free behind her: both are seen
      legLeft: { foot: [0, 0, 0.26], toeDown: -6 },
      legRight: { foot: [0.02, 0.36, -0.62], knee: [0, -0.3, 1], toeDown: 66 },
    }),
  });
  basket(model, handle);
  const dog = noodle({ at: place([2.0, 0.06, -2.73], [4, -8, 0], [1, 1, 1.12]), pose: 'run', head: [-10, -6, 6] });
  // somebody is at home: behind the slit a dark room and a white moustache
  model.inside(FRAME_41, () => {
    model.put(roundedBox(0.17, 1.22, 0.02, 0.004), { color: '#3a2c46', line: 0.3 }, place([2.47, 1.96, 0.05]));
    model.put(ball([0.075, 0.15, 0.02], 14), { color: '#c98a5c', line: 0.3 }, place([2.47, 2.04, 0.06]));
    model.put(ball([0.08, 0.035, 0.02], 12), { color: '#fffaf0', line: 0.3 }, place([2.47, 1.98, 0.078]));
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'golden',
        near: ['north3', 'south3', 'south4', 'north4'],
        skip: ['14', 'north0', 'south0', 'north1', 'south1', 'north2', 'south2'],
        flags: { north3: 1, north4: 1, south4: 1, north5: 1, south5: 1, south3: 1 },
        // only one door in the street is blue
        houses: { '41': { curtain: 0.001 }, north3: { door: '#b8743f' }, north5: { door: '#8a5a9a' } },
        grass: { at: [4, -4.4], radius: 4, n: 500 },
        noTrees: (x) => x < 1,
      }),
    light: plumLight('golden'),
    camera: camera(FROM, TO, 30),
    focus: distance(FROM, [1.3, 0.9, -2]),
    aperture: 0.008,
    center: [5, 0, 0],
    radius: 14,
    actors: [charlotte, dog],
    things: [model.bake()],
    // the window of 41 with its open curtain
    find: ballsAt(0.81, [28.52, 2.39, 2.36], [28.53, 1.91, 2.36]),
    lettering: [{ text: '41', balls: ballsAt(0.52, [30.58, 1.88, -0.03]) }],
    focal: [BOX[0], 1.1, BOX[2] + 0.3],
  });
}
