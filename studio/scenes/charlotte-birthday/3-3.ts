/** CB-3.3. Dusk on the steps of 14: seven ticks, five blanks, six feet under one dog. */

import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { haloes } from '../../model/veil.ts';
import { PORCH_LAMP } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_14, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { firefly, openHood, tickList } from './3-3.tick-list.ts';

const FROM = onHouse(FRAME_14, [-0.85, 0.86, 4.75]);
const TO = onHouse(FRAME_14, [0.06, 0.86, 2.2]);
const FEET = 0.15;

export function fiveBlanks(): Shot {
  const model = new Model();
  const seat = (x: number, yaw: number) => FRAME_14.clone().multiply(place([x, FEET, 2.33], [0, yaw, 0]));
  const inFrame = (at: THREE.Matrix4, p: V3) => vec(p).applyMatrix4(at).toArray() as V3;
  const hug = (at: THREE.Matrix4, side: 1 | -1): Partial<ArmPose> => ({
    hand: [0, 0, 0],
    reachTo: inFrame(at, [side * 0.03, 0.29 + side * 0.02, 0.34]),
    elbow: [1, -0.1, 0],
    palm: [-0.3, 0, -1],
    fingers: [-1, -0.1, 0.1],
    grip: 'relaxed',
  });
  const sit = (
    who: Person,
    at: THREE.Matrix4,
    acts: { expression: 'determined' | 'worry'; gaze: [number, number] },
    change: Partial<Pose>,
  ) =>
    character(who, {
      at,
      ...acts,
      pose: {
        ...pose('sitChair', {
          hips: 0.42,
          bend: 38,
          lean: [24, 0, 0],
          left: hug(at, 1),
          right: hug(at, -1),
          legLeft: { foot: [-0.02, 0.02, 0.4], knee: [0.06, 1, 0.3] },
          legRight: { foot: [-0.02, 0.02, 0.4], knee: [0.06, 1, 0.3] },
        }),
        ...change,
      },
    });
  const theoAt = seat(-0.5, 10);
  const page = theoAt.clone().multiply(place([0.04, 0.43, 0.39], [-30, 10, -4]));
  const rim = (x: number, y: number) => vec(x, y, 0).applyMatrix4(page);
  const pageHand = (side: 'left' | 'right', along: number) =>
    holdCard({
      at: theoAt,
      build: 'child8',
      side,
      stance: { hips: 0.42, bend: 16, lean: [6, 0, -2] },
      edge: rim(side === 'left' ? 0.113 : -0.113, along),
      inward: vec(side === 'left' ? -1 : 1, 0.2, 0).transformDirection(page),
      face: vec(0, 0, 1).transformDirection(page),
      elbow: [1, -0.6, 0],
    });
  tickList(model, page, 0.3, 7);
  const theo = sit(
    without(THEO_ONE_BOOT, 'notebook', 'hoodBack'),
    theoAt,
    { expression: 'worry', gaze: [0.6, 0] },
    {
      bend: 16,
      lean: [6, 0, -2],
      head: [4, 30, 8],
      left: pageHand('left', -0.1),
      right: pageHand('right', -0.05),
    },
  );
  const charlotteAt = seat(0.03, -4);
  const turn: V3 = [0, 22, -5];
  const brave = { expression: 'determined', gaze: [0.5, 0.15] } as const;
  const mask = sit(CHARLOTTE, charlotteAt, { ...brave, gaze: [0.5, 0.15] }, { head: turn }).head.at;
  // chin on her fists, elbows on her knees
  const chin = new THREE.Matrix4()
    .extractRotation(charlotteAt)
    .setPosition(mask)
    .multiply(place([0, 0, 0], turn));
  const fist = (side: 1 | -1): ArmPose => ({
    hand: [0, 0, 0],
    reachTo: inFrame(chin, [side * 0.1, -0.225, 0.07]),
    elbow: [0.5, -1, 0.5],
    palm: [-0.5, 0, -1],
    fingers: [-0.2, 1, 0],
    grip: 'fist',
  });
  const charlotte = sit(
    CHARLOTTE,
    charlotteAt,
    { ...brave, gaze: [0.5, 0.15] },
    { head: turn, left: fist(1), right: fist(-1) },
  );
  const priyaAt = seat(0.53, -14);
  const priya = sit(
    without(PRIYA, 'woodenSpoon', 'toolBelt'),
    priyaAt,
    { expression: 'worry', gaze: [-0.6, -0.3] },
    { head: [10, -14, -12] },
  );
  // a hot-water bottle with ears, over all six feet
  const dog = noodle({
    at: FRAME_14.clone().multiply(place([0.0, FEET + 0.05, 2.68], [0, 90, 0], [0.88, 0.82, 1.12])),
    pose: 'sleep',
    head: [6, 26, 10],
  });
  const nape = theo.head.at.clone().add(vec(0, -0.2, 0));
  const hood = FRAME_14.clone()
    .setPosition(nape)
    .multiply(place([-0.06, 0.0, -0.08], [-24, 0, 0], 1.25));
  openHood(model, hood, '#f6c83c');
  const tent = inFrame(hood, [-0.15, 0.06, 0.17]);
  firefly(model, tent, 2.1);
  const glow = (p: V3, r: number): [number, number, number, number] => [...p, r];
  const others: V3[] = points3(`
    -.93,1.22,2.6 -.66,1.52,2.1 .92,1.3,2.4 .66,1.5,2.2 .98,.84,2.8 -.9,.46,3.0 .05,1.36,2.9 1.02,.5,2.5
  `);
  for (const [i, p] of others.entries()) firefly(model, onHouse(FRAME_14, p), 0.7 + (i % 3) * 0.15);
  const lights = others.map((p) => glow(onHouse(FRAME_14, p), 0.07));
  return composeShot({
    set: (scene) =>
      plumStreet(scene, { hour: 'dusk', skip: ['41', 'north3', 'north4', 'north5', 'south3', 'south4', 'south5'] }),
    light: plumLight('dusk', {
      sky: 1.15,
      exposure: 1.2,
      points: [
        { at: onHouse(FRAME_14, [PORCH_LAMP[0] + 0.3, PORCH_LAMP[1], 1.2]), color: '#ffb868', power: 4, radius: 0.1 },
        { at: onHouse(FRAME_14, [-0.3, 1.5, 4.2]), color: '#ffc890', power: 2.4, radius: 0.3 },
        { at: tent, color: '#eaff8a', power: 0.9, radius: 0.03 },
      ],
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.009,
    center: onHouse(FRAME_14, [0, 0.8, 2]),
    radius: 4,
    actors: [theo, charlotte, priya, dog],
    things: [haloes([...lights, glow(tent, 0.17)], FROM, '#e6ff8c', 0.8), model.bake()],
    // the firefly in the hood
    find: ballsAt(0.1, [-27.96, 0.85, 0.67]),
    lettering: [{ text: '14', balls: ballsAt(0.18, [-30.59, 1.87, 0.16], [-30.64, 1.87, -0.08]) }],
    focal: rim(0, 0).toArray() as V3,
  });
}
