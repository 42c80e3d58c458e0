/** BB-9.2. After the cake, in gold light: the smallest chair, the smallest present. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MAYOR_LOPEZ } from '../../cast/people/mayor-lopez.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { lickedPlate } from '../../props/cake-trouble.ts';
import { chair } from '../../props/furniture.ts';
import { matchbox, thumbCharlotte } from '../../props/thumb-charlotte.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { block, flat, wash } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.34, 1.3, 4.3];
const TO: V3 = [0.17, 0.63, 0];
/** The box lies in his palm; the tray comes out towards her. Drawn larger than life: it is what the page is about. */
const BOX: V3 = [0.05, 0.74, 1.43];
const SIZE = 3.1;
const OUT = 0.84;
const box = place(BOX, [46, -6, 4], SIZE);

function smallestPresent(m: Model): void {
  matchbox(m, box, OUT);
  m.inside(box, () => {
    const x = new THREE.Vector3(0, 0, 1);
    const y = new THREE.Vector3(1, 0, 0);
    const lying = new THREE.Matrix4().makeBasis(x, y, new THREE.Vector3(0, 1, 0));
    thumbCharlotte(m, lying.setPosition(0.09 * OUT - 0.029, 0.018, 0));
  });
}

export function missingOne(): Shot {
  const scene = new THREE.Scene();
  bellBackyard(scene, { hour: 'golden', cake: 'gone', table: 'after', lit: true, without: ['benches'] });
  const m = new Model();
  flat(m, [-150, -140, 150, -29], -0.05, () => color('#b3a07e'), { n: 8, line: 0 });
  m.put(roundedBox(2.3, 0.05, 0.3, 0.015), { tint: wash('#c08a58', 3), line: 0.7 }, place([-0.3, 0.4, -0.85]));
  for (const x of [-1.25, 0.65]) block(m, [0.08, 0.38, 0.26], [x, 0, -0.85], '#a8743f', { line: 0.6 });
  lickedPlate(m, place([-0.25, YARD_TABLE.top + 0.004, 0.1]));
  smallestPresent(m);

  const finchAt = place([-0.52, 0, 1.3], [0, 64, 0]);
  chair(m, finchAt.clone().multiply(place([0, 0, -0.04], [0, 0, 0], 0.55)), '#5fa3a0');
  const finch = character(FINCH_UNIFORM, {
    at: finchAt,
    expression: 'tender',
    gaze: [0.3, -0.2],
    pose: pose('sitChair', {
      hips: 0.29,
      lean: [14, 0, -2],
      bend: 12,
      head: [12, -16, 6],
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: vec(-0.034, 0.02, 0.004).applyMatrix4(box),
        touch: 'sheet',
        fingers: [-0.1, 0.1, 1],
        palm: [0.65, 0.7, 0.3],
        elbow: [0.8, -0.8, 0],
        grip: 'sheet',
      }),
      left: {
        hand: [0.05, -0.52, 0.62],
        elbow: [0.9, -0.3, -0.3],
        palm: [-0.2, -1, 0],
        fingers: [-0.2, -0.4, 1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.1, 0, 0.28], knee: [0.35, 1, 0.5], toeOut: 16 },
      legRight: { foot: [0.18, 0, 0.24], knee: [0.5, 1, 0.4], toeOut: 26 },
    }),
  });
  const charlotteAt = place([0.87, 0, 1.32], [0, -70, 0]);
  const trayEnd = vec(0.09 * OUT + 0.046, 0.012, -0.014).applyMatrix4(box);
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [-0.2, -0.7],
    pose: pose('stand', {
      lean: [14, 0, 3],
      bend: 6,
      head: [18, 26, -8],
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: trayEnd,
        touch: 'pinch',
        fingers: [-0.35, -0.1, 1],
        palm: [-0.5, -0.8, 0.1],
        elbow: [0.9, -0.8, -0.2],
        grip: 'pinch',
      }),
      right: {
        hand: [0, 0, 0],
        reachTo: trayEnd
          .clone()
          .add(vec(0.1, -0.05, -0.06))
          .toArray() as V3,
        elbow: [0.9, -0.9, -0.2],
        palm: [-0.3, 0.9, 0.2],
        fingers: [-0.3, 0.1, 1],
        grip: 'holdThick',
      },
      legLeft: { foot: [0.04, 0, 0.05], toeOut: 8 },
      legRight: { foot: [0.08, 0.04, -0.2], toeDown: 24 },
    }),
  });
  // the mayor, who has had enough party
  const seat = place([1.42, 0, 0.24], [0, -30, 0]);
  chair(m, seat, '#d8604e');
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
  m.inside(slice, () => {
    m.put(roundedBox(0.13, 0.05, 0.09, 0.014), { color: '#e9b678', line: 0.7 }, place([0, 0.02, 0]));
    m.put(roundedBox(0.134, 0.022, 0.094, 0.01), { color: '#f7b4b0', line: 0.6 }, place([0, 0.055, 0]));
    m.put(roundedBox(0.132, 0.012, 0.092, 0.004), { color: '#fff6e6', line: 0.3 }, place([0, 0.022, 0]));
    m.put(ball([0.022, 0.02, 0.022], 9), { color: '#3f6fc0', line: 0.5 }, place([0.03, 0.074, 0]));
    m.put(ball([0.05, 0.02, 0.03], 9), { color: '#f7b4b0', line: 0.4 }, place([-0.06, -0.02, 0.03]));
  });

  const grass = [
    character(without(PRIYA, 'toolBelt', 'woodenSpoon'), {
      at: place([0.1, 0, 0.56], [0, 70, 0]),
      expression: 'smile',
      gaze: [0.2, 0.6],
      pose: pose('lieProne', { head: [-14, -26, 6] }),
    }),
    character(THEO, {
      at: place([-1.2, 0, 0.78], [0, 34, 0]),
      expression: 'smile',
      gaze: [0.3, 0.6],
      pose: pose('sitFloor', { lean: [-10, 0, 3], head: [-8, 10, 8] }),
    }),
  ];
  const dog = noodle({ at: place([1.04, 0, 0.86], [0, 66, 0], 0.86), pose: 'sleep', head: [8, -28, -10] });
  scene.add(m.bake(), finch.model, charlotte.model, mayor.model, dog.model, ...grass.map((a) => a.model));
  const focal = vec(0.09 * OUT, 0.03, 0).applyMatrix4(box);
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, BOX),
    aperture: 0.016,
    light: plumLight('golden', {
      // late, past the corner of the house
      sun: { dir: [-0.5, 0.4, 0.8], color: '#ffc987', power: 5.4, cone: 0.06 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffdcc4', power: 0.7, cone: 0.4 },
      points: [{ at: [0.1, 1.25, 2.1], color: '#ffdca8', power: 0.7, radius: 0.25 }],
    }),
    center: [0.1, 0.7, 0.6],
    radius: 3.8,
    heads: [finch.head, charlotte.head, mayor.head],
    focal: focal.toArray() as V3,
  };
}
