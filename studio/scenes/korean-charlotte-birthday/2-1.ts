/** KB-2.1. Under the big number lives a small one: Halmeoni's nail, Charlotte's nose and a red ring meet on the calendar. */
import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { holdCard, pointAt, writeWith } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DOYUN_SUMMER_FREE, DOYUN_SUMMER_INDOORS, HALMEONI_SUMMER } from '../../cast/people/korea-travel.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { calendarDay } from '../../props/halmeoni-room.ts';
import { lettering } from '../../props/lettering.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { CALENDAR_FRAME, halmeoniHouse } from '../../sets/halmeoni-house.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-1.38, 1.5, 0.02];
const TO: V3 = [-1.27, 1.42, -1.9];
/** Lunar day of 1 June 2026 (4.16); the fifth month begins on 15 June, the day of the new moon. */
const lunarDay = (day: number): string => (day < 15 ? `4.${15 + day}` : `5.${day - 14}`);
/** The moon's small numbers, as small as ants: they stand on the pen marks of the calendar. */
function smallNumbers(model: Model): void {
  for (let day = 1; day <= 30; day++) {
    const [x, y, z] = calendarDay('june', day);
    model.inside(CALENDAR_FRAME.clone().multiply(place([x, y - 0.042, z - 0.004])), () => {
      model.put(roundedBox(0.056, 0.03, 0.004, 0.001), { color: '#fffaf0', line: 0 });
      model.inside(place([0, 0, 0.004]), () => lettering(model, lunarDay(day), 0.0205, '#4a3d54', 0.27));
    });
  }
}

export function smallNumber(): Shot {
  const model = new Model();
  const [dx, dy, dz] = calendarDay('june', 16);
  const onPage = (x: number, y: number): THREE.Vector3 => vec(dx + x, dy - 0.041 + y, dz).applyMatrix4(CALENDAR_FRAME);

  const ant = onPage(0, 0).toArray() as V3;

  smallNumbers(model);
  const tall = place([-1.92, 0.24, -1.62], [0, 72, 0]);
  const rise: Stance = { lean: [0, 0, -5], bend: 0, shift: [0, 0.13, 0], head: [-8, -24, 5] };
  model.put(
    ball([0.0075, 0.009, 0.005], 10),
    { color: '#e2503c', line: 0.4 },
    place(onPage(-0.038, -0.027).add(vec(0, 0, 0.016))),
  );
  const halmeoni = character(dressed(HALMEONI_SUMMER, { shoe: { kind: 'sock', color: '#f4dfe2' } }), {
    at: tall,
    expression: 'tender',
    lookAt: ant,
    pose: pose('stand', {
      ...rise,
      left: pointAt({
        at: tall,
        build: 'grandmother',
        side: 'left',
        stance: rise,
        target: onPage(-0.036, -0.03),
        palm: [-0.6, -1, 0],
        elbow: [0.5, -1, 0],
      }),
      right: { hand: [0.3, -0.5, 0.3], elbow: [1, -0.2, -0.5], palm: [-1, 0, 0], grip: 'relaxed' },
      legLeft: { foot: [0.02, 0.1, 0.03], toeDown: 46 },
      legRight: { foot: [0.04, 0.1, -0.06], toeDown: 46 },
    }),
  });

  // on a stool, her back to us: the whole arm, shoulder to pencil, stands clear of her face
  const small = place([-1.13, 0.25, -1.57], [0, -114, 0]);
  const near: Stance = { lean: [12, 0, 6], bend: 8, shift: [0, 0.06, 0], head: [-5, 64, 3] };
  const writing = writeWith({
    at: small,
    build: 'child8',
    side: 'left',
    stance: near,
    tip: onPage(0.04, -0.012),
    normal: [0.4, -0.35, 1],
    toTip: 0.72,
    elbow: [0.4, -1, 0.1],
  });
  pencil(model, writing.pencil, '#d8352c', 0.22, 0.011);
  const charlotte = character(
    dressed(without(CHARLOTTE, 'earPencil'), {
      shoe: { kind: 'sock', color: '#fffdf4' },
      shoeLeft: { kind: 'sock', color: '#fffdf4' },
    }),
    {
      at: small,
      expression: 'wonder',
      lookAt: ant,
      pose: pose('stand', {
        ...near,
        left: writing.arm,
        right: { hand: [0.5, -0.6, 0.2], elbow: [1, 0, -0.4], grip: 'relaxed' },
        legLeft: { foot: [0.02, 0.08, 0.02], toeDown: 44 },
        legRight: { foot: [0.02, 0.08, -0.05], toeDown: 44 },
      }),
    },
  );

  const boyAt = place([-0.69, 0.07, -1.6], [0, -60, 0]);
  const stand: Stance = { lean: [-2, 4, 3], bend: 4, head: [-2, 8, 4] };
  const held = boyAt.clone().multiply(place([-0.1, 0.99, 0.27], [-14, 34, 0]));
  strungClicky(model, { at: boyAt, build: 'child8', stance: stand }, held, { digits: '0001', size: 1.5 });
  const onHeld = (v: V3, dir = false): THREE.Vector3 =>
    dir ? vec(v).transformDirection(held) : vec(v).applyMatrix4(held);
  const doyun = character(dressed(DOYUN_SUMMER_FREE, { shoe: DOYUN_SUMMER_INDOORS.outfit.shoe }), {
    at: boyAt,
    expression: 'calm',
    lookAt: ant,
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
  const ring = onPage(0, 0);
  return composeShot({
    set: (scene) =>
      halmeoniHouse(scene, {
        hour: 'morning',
        season: 'june',
        doors: 'shut',
        ring: 16,
        without: ['table', 'cushions', 'fan', 'left'],
      }),
    light: koreaLight('morning', {
      sun: { dir: [-0.42, 0.9, 1], color: '#ffdca8', power: 3, cone: 0.06 },
      exposure: 1.14,
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, ring.toArray() as V3),
    aperture: 0.005,
    center: [-1, 1, -1],
    radius: 4.5,
    actors,
    things: [model.bake()],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: vec(-0.63, 1.7, -1.9), radius: 0.26 }],
    lettering: [
      { text: '6월', balls: ballsAt(0.085, [-1.51, 1.91, -1.93], [-1.41, 1.91, -1.92]) },
      { text: '16', balls: ballsAt(0.079, [-1.56, 1.45, -1.9]) },
    ],
    focal: ring.toArray() as V3,
  });
}
