/** KB-2.1. Under the big number lives a small one: Halmeoni's nail, Charlotte's nose and a red ring meet on the calendar. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, pointAt, writeWith } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DOYUN_SUMMER_FREE, DOYUN_SUMMER_INDOORS, HALMEONI_SUMMER } from '../../cast/people/korea-travel.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { calendarDay, cushion } from '../../props/halmeoni-room.ts';
import { steamRibbons } from '../../props/soup-pots.ts';
import { breakfastTray } from '../../props/table-things.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { CALENDAR_FRAME, halmeoniHouse } from '../../sets/halmeoni-house.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-1.5, 1.56, 1.7];
const TO: V3 = [-1.27, 1.12, -1.9];

export function smallNumber(): Shot {
  const scene = new THREE.Scene();
  halmeoniHouse(scene, {
    hour: 'morning',
    season: 'june',
    doors: 'shut',
    ring: 16,
    without: ['table', 'cushions', 'fan', 'left'],
  });
  const m = new Model();
  const [dx, dy, dz] = calendarDay('june', 16);
  const onPage = (x: number, y: number): THREE.Vector3 => vec(dx + x, dy - 0.041 + y, dz).applyMatrix4(CALENDAR_FRAME);

  const tall = place([-2.0, 0, -1.52], [0, 66, 0]);
  const rise: Stance = { lean: [6, 10, -4], bend: 2, shift: [0, 0.11, 0], head: [2, -6, 8] };
  m.put(
    ball([0.0075, 0.009, 0.005], 10),
    { color: '#e2503c', line: 0.4 },
    place(onPage(-0.022, -0.001).add(vec(0, 0, 0.016))),
  );
  const tray: V3 = [-1.74, 0.8, -1.13];
  breakfastTray(m, place(tray, [0, -18, 0]));
  const halmeoni = character(dressed(HALMEONI_SUMMER, { shoe: { kind: 'sock', color: '#f4dfe2' } }), {
    at: tall,
    expression: 'joy',
    gaze: [-0.1, -0.1],
    pose: pose('stand', {
      ...rise,
      left: pointAt({
        at: tall,
        build: 'grandmother',
        side: 'left',
        stance: rise,
        target: onPage(-0.021, -0.005),
        palm: [-0.6, -1, 0],
      }),
      // breakfast can wait on her other hand
      right: grasp({
        at: tall,
        build: 'grandmother',
        side: 'right',
        point: [tray[0] - 0.02, tray[1] - 0.012, tray[2]],
        touch: 'palm',
        fingers: [-0.35, 0, 1],
        palm: [0, 1, 0],
        elbow: [0.8, -1, -0.4],
        grip: 'flat',
      }),
      legLeft: { foot: [0.02, 0.1, 0.03], toeDown: 46 },
      legRight: { foot: [0.04, 0.1, -0.06], toeDown: 46 },
    }),
  });

  // three cushions make her tall enough for a number as small as an ant
  for (const [i, [tone, yaw]] of (
    [
      ['#5f8fa6', 12],
      ['#8a9a5c', 2],
      ['#c9606a', -8],
    ] as const
  ).entries())
    cushion(m, place([-1.2, i * 0.075, -1.58], [0, yaw, 0]), tone);
  const small = place([-1.24, 0.222, -1.58], [0, -76, 0]);
  const near: Stance = { lean: [9, 0, 0], bend: 6, shift: [0, 0.09, 0.02], head: [-6, 10, 2] };
  const writing = writeWith({
    at: small,
    build: 'child8',
    side: 'right',
    stance: near,
    tip: onPage(0.036, -0.018),
    normal: [0, 0, 1],
    elbow: [0.3, -1, 0.2],
  });
  pencil(m, writing.pencil, '#d8352c', 0.17, 0.011);
  const charlotte = character(
    dressed(without(CHARLOTTE, 'earPencil'), {
      shoe: { kind: 'sock', color: '#fffdf4' },
      shoeLeft: { kind: 'sock', color: '#fffdf4' },
    }),
    {
      at: small,
      expression: 'surprise',
      gaze: [-0.7, 0.3],
      pose: pose('stand', {
        ...near,
        right: writing.arm,
        left: {
          hand: [0.1, -0.5, 0.3],
          elbow: [1, -0.2, -0.6],
          palm: [-1, 0, 0],
          fingers: [-0.5, -0.4, 0.8],
          grip: 'relaxed',
        },
        legLeft: { foot: [0.02, 0.08, 0.02], toeDown: 44 },
        legRight: { foot: [0.02, 0.08, -0.05], toeDown: 44 },
      }),
    },
  );

  const boyAt = place([-0.58, 0, -1.3], [0, -58, 0]);
  const stand: Stance = { lean: [-2, 4, 3], bend: 4, head: [2, -22, 4] };
  const held = boyAt.clone().multiply(place([-0.14, 0.86, 0.27], [-14, 30, 0]));
  strungClicky(m, { at: boyAt, build: 'child8', stance: stand }, held, { digits: '0001', size: 1.5 });
  const onHeld = (v: V3, dir = false): THREE.Vector3 =>
    dir ? vec(v).transformDirection(held) : vec(v).applyMatrix4(held);
  const doyun = character(dressed(DOYUN_SUMMER_FREE, { shoe: DOYUN_SUMMER_INDOORS.outfit.shoe }), {
    at: boyAt,
    expression: 'calm',
    gaze: [-0.2, 0.1],
    pose: pose('stand', {
      ...stand,
      right: holdCard({
        at: boyAt,
        build: 'child8',
        side: 'right',
        stance: stand,
        edge: onHeld([-0.042, -0.012, 0]),
        inward: onHeld([1, 0.3, 0], true),
        face: onHeld([0, 0, 1], true),
      }),
    }),
  });

  const actors = [halmeoni, charlotte, doyun];
  scene.add(...actors.map((a) => a.model), m.bake());
  scene.add(
    steamRibbons(
      [
        [
          [tray[0] + 0.04, 0.89, tray[2] + 0.06],
          [tray[0] + 0.1, 0.98, tray[2]],
          [tray[0] + 0.03, 1.06, tray[2]],
          [tray[0] + 0.11, 1.2, tray[2]],
        ],
        [
          [tray[0] - 0.12, 0.89, tray[2] + 0.04],
          [tray[0] - 0.07, 0.95, tray[2]],
          [tray[0] - 0.13, 1.0, tray[2]],
          [tray[0] - 0.06, 1.07, tray[2]],
        ],
      ],
      FROM,
      { wide: 0.075, strength: 0.7 },
    ),
  );
  const ring = onPage(0, 0);
  return {
    scene,
    camera: camera(FROM, TO, 33.5),
    focus: distance(FROM, ring.toArray() as V3),
    aperture: 0.005,
    light: koreaLight('morning', {
      sun: { dir: [-0.55, 0.6, 0.95], color: '#ffe2b8', power: 5.2, cone: 0.06 },
      exposure: 1.06,
    }),
    center: [-1, 1, -1],
    radius: 4.5,
    heads: [...actors.map((a) => a.head), { thing: 'Find', at: vec(-0.63, 1.7, -1.9), radius: 0.26 }],
    focal: ring.toArray() as V3,
  };
}
