/** BB-9.2. Two faces over an open matchbox, in gold light: the smallest present. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import type { Grip } from '../../cast/grips.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MAYOR_LOPEZ } from '../../cast/people/mayor-lopez.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { block, flat, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { lickedPlate } from '../../props/cake-trouble.ts';
import { chair } from '../../props/furniture.ts';
import { matchbox, thumbCharlotte } from '../../props/thumb-charlotte.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** The three of them, box in the middle, in front of a table that runs away to the right; the reader's eye is on its +Z. */
const STAGE = place([-1.3, 0, 1.28], [0, -26, 0]);
const on = (at: V3, turn: V3 = [0, 0, 0], scale = 1): THREE.Matrix4 => STAGE.clone().multiply(place(at, turn, scale));
const inStage = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const FROM = inStage([-0.08, 1.02, 1.48]);
const TO = inStage([0.19, 0.66, 0]);
/** The box lies on his palm, tipped so that she and the reader look in; the tray comes out towards her. Larger than life: it is what the page is about. */
const BOX: V3 = [-0.01, 0.475, 0.34];
const SIZE = 2.3;
const OUT = 0.8;
const box = on(BOX, [42, -4, 14], SIZE);
/** A place on the box, in its own metres, and a direction of it. */
const spot = (p: V3): THREE.Vector3 => vec(p).applyMatrix4(box);
const along = (v: V3): THREE.Vector3 => vec(v).transformDirection(box);
/** A direction of the world as somebody's arm counts it. */
const seenBy = (at: THREE.Matrix4, side: 'left' | 'right', v: THREE.Vector3): V3 => {
  const q = v.clone().applyMatrix4(new THREE.Matrix4().extractRotation(at).invert());
  return [q.x * (side === 'left' ? 1 : -1), q.y, q.z];
};

function smallestPresent(model: Model): void {
  matchbox(model, box, OUT);
  model.inside(box, () => {
    const lying = new THREE.Matrix4().makeBasis(vec(0, 0, 1), vec(1, 0, 0), vec(0, 1, 0));
    thumbCharlotte(model, lying.setPosition(0.09 * OUT - 0.029, 0.018, 0));
  });
}

const THUMB_UP: Grip = {
  fingers: [
    [2, 4, 4],
    [2, 4, 4],
    [2, 4, 4],
    [2, 4, 4],
  ],
  fan: 2,
  thumb: [
    [0.16, 0.04, 0.04],
    [0.4, 0.2, 0.26],
    [0.42, 0.4, 0.52],
  ],
};
const TIPS_UP: Grip = {
  fingers: [
    [2, 14, 70],
    [2, 14, 72],
    [4, 16, 74],
    [6, 18, 76],
  ],
  fan: 3,
  thumb: [0, 0.1],
};

export function missingOne(): Shot {
  const model = new Model();
  flat(model, [-150, -140, 150, -29], -0.05, () => color('#b3a07e'), { n: 8, line: 0 });
  model.put(roundedBox(2.3, 0.05, 0.3, 0.015), { tint: wash('#c08a58', 3), line: 0.7 }, place([-0.3, 0.4, -0.85]));
  for (const x of [-1.25, 0.65]) block(model, [0.08, 0.38, 0.26], [x, 0, -0.85], '#a8743f', { line: 0.6 });
  lickedPlate(model, place([-0.25, YARD_TABLE.top + 0.004, 0.1]));
  smallestPresent(model);

  const finchAt = on([-0.36, 0, -0.04], [0, 47, 0]);
  chair(model, finchAt.clone().multiply(place([0, 0, -0.08], [0, 0, 0], [0.84, 0.34, 0.7])), '#d8604e');
  const finchStance = { hips: 0.305, lean: [19, 0, -3] as V3, bend: 30 };
  // both hands are the table: the right thumb keeps the box, the fingertips of the left come up before it
  const under = (side: 'left' | 'right', point: V3, fingers: V3, grip: Grip): ReturnType<typeof grasp> =>
    grasp({
      at: finchAt,
      build: 'thinOldMan',
      side,
      point: spot(point),
      touch: 'palm',
      fingers: seenBy(finchAt, side, along(fingers)),
      palm: seenBy(finchAt, side, along([0, 1, 0])),
      elbow: [0.05, -1, -0.2],
      grip,
    });
  const finch = character(FINCH_UNIFORM, {
    at: finchAt,
    expression: 'tender',
    gaze: [0.35, -0.75],
    pose: pose('sitChair', {
      ...finchStance,
      head: [14, -4, 8],
      right: under('right', [-0.016, 0, 0.014], [1, 0, 0.1], THUMB_UP),
      left: under('left', [0.03, -0.006, 0.006], [-0.3, 0, 1], TIPS_UP),
      legLeft: { foot: [0.16, 0, 0.3], knee: [0.45, 1, 0.2], toeOut: 20 },
      legRight: { foot: [0.1, 0, 0.34], knee: [0.16, 1, 0.2], toeOut: 14 },
    }),
  });
  const charlotteAt = on([0.536, 0, 0.135], [0, -58, 0]);
  const tray = 0.09 * OUT;
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [-0.1, -0.95],
    pose: pose('kneel', {
      hips: 0.56,
      lean: [12, 0, 4],
      bend: 8,
      head: [18, 8, -9],
      // the left hand lies under the tray as his lies under the box; the right one has drawn it out by its end
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: spot([tray + 0.026, 0.003, 0.012]),
        touch: 'palm',
        fingers: seenBy(charlotteAt, 'left', along([-1, 0, 0.15])),
        palm: seenBy(charlotteAt, 'left', along([0, 1, 0])),
        elbow: [0.9, -0.8, -0.2],
        grip: THUMB_UP,
      }),
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: spot([tray + 0.045, 0.018, -0.012]),
        touch: 'pinch',
        fingers: seenBy(charlotteAt, 'right', along([-0.8, -0.6, 0])),
        palm: seenBy(charlotteAt, 'right', along([-0.5, -0.8, 0.25])),
        elbow: [0.9, -0.7, -0.3],
        grip: 'pinch',
      }),
    }),
  });
  // the mayor, who has had enough party
  const seat = on([1.5, -0.34, -1.1], [0, -34, 0]);
  chair(model, seat, '#5fa3a0');
  const mayor = character(MAYOR_LOPEZ, {
    at: seat,
    expression: 'asleep',
    pose: pose('sitChair', {
      hips: 0.84,
      lean: [-10, 0, 5],
      head: [14, 8, -26],
      left: { hand: [0.02, -0.7, 0.4], elbow: [1, -0.3, -0.4], palm: [-0.5, -0.6, 0.2], fingers: [-0.7, -0.3, 0.6] },
      right: { hand: [0.3, -0.92, 0.1], elbow: [1, 0, -0.4], palm: [-1, 0, 0] },
    }),
  });
  const slice = seat.clone().multiply(place([0.05, 0.79, 0.265], [30, 12, -24]));
  model.inside(slice, () => {
    model.put(roundedBox(0.13, 0.05, 0.09, 0.014), { color: '#e9b678', line: 0.7 }, place([0, 0.02, 0]));
    model.put(roundedBox(0.134, 0.022, 0.094, 0.01), { color: '#f7b4b0', line: 0.6 }, place([0, 0.055, 0]));
    model.put(roundedBox(0.132, 0.012, 0.092, 0.004), { color: '#fff6e6', line: 0.3 }, place([0, 0.022, 0]));
    model.put(ball([0.022, 0.02, 0.022], 9), { color: '#3f6fc0', line: 0.5 }, place([0.03, 0.074, 0]));
    model.put(ball([0.05, 0.02, 0.03], 9), { color: '#f7b4b0', line: 0.4 }, place([-0.06, -0.02, 0.03]));
  });

  const focal = spot([tray, 0.03, 0]);
  return composeShot({
    set: (scene) =>
      bellBackyard(scene, {
        hour: 'golden',
        cake: 'gone',
        table: 'after',
        lit: true,
        without: ['benches', 'balloons'],
      }),
    light: plumLight('golden', {
      // late, past the corner of the house
      sun: { dir: [-0.5, 0.4, 0.8], color: '#ffc987', power: 5.4, cone: 0.06 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffdcc4', power: 0.7, cone: 0.4 },
      points: [
        // what the white lining of the box throws back into both faces
        { at: inStage([0.1, 0.66, 0.62]), color: '#ffd890', power: 0.8, radius: 0.12 },
      ],
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, inStage(BOX)),
    aperture: 0.008,
    center: [0.1, 0.7, 0.6],
    radius: 3.8,
    actors: [finch, charlotte, mayor],
    things: [model.bake()],
    heads: [finch.head, charlotte.head, mayor.head],
    // the mayor asleep
    find: ballsAt(0.27, mayor.head.at, mayor.head.at.clone().add(vec(0, -0.3, 0))),
    focal: focal.toArray() as V3,
  });
}
