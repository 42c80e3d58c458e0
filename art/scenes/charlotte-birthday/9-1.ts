/** BB-9.1. Close: a backward 3, very carefully; and three are eight. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MAX } from '../../cast/people/max.ts';
import { JIN_AH, MARCUS } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { type Pose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe } from '../../model/tube.ts';
import { propped, proppedCake, wantedNapkin } from '../../props/cake-trouble.ts';
import { backwardThreeTip, icingBag } from '../../props/number-cake.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { block, wash } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const CAKE: V3 = [-0.74, YARD_TABLE.top, 0.05];
const SIZE = 1.6;
const TILT = 24;
const DRAWN = 0.9;
const FROM: V3 = [-0.46, 1.58, 2.6];
const TO: V3 = [-0.6, 0.95, -0.1];

/** Leaning in over the table from its far side. */
const leaning = (tip: number, head: V3, change: Partial<Pose> = {}): Pose =>
  pose('stand', {
    lean: [tip, 0, 0],
    bend: 8,
    head,
    left: { hand: [0.1, -0.84, 0.3], elbow: [0.9, -0.2, -0.5], palm: [0, -1, 0], fingers: [-0.2, 0, 1], grip: 'flat' },
    right: { hand: [0.1, -0.84, 0.3], elbow: [0.9, -0.2, -0.5], palm: [0, -1, 0], fingers: [-0.2, 0, 1], grip: 'flat' },
    ...change,
  });

function charlotteWrites(tip: THREE.Vector3, bagUp: THREE.Vector3): Actor {
  const at = place([-1.42, 0.42, 0.16], [0, 86, 0]);
  const hold = (side: 'left' | 'right', along: number, fingers: V3, palm: V3) =>
    grasp({
      at,
      build: 'child8',
      side,
      point: tip.clone().addScaledVector(bagUp, along),
      touch: 'palm',
      r: 0.06,
      fingers,
      palm,
      elbow: [0.5, -1, -0.2],
      grip: 'holdThick',
    });
  return character(without(CHARLOTTE_PARTY, 'earPencil'), {
    at,
    expression: 'concentrating',
    gaze: [0.7, -0.6],
    pose: pose('stand', {
      lean: [27, 0, 0],
      bend: 10,
      head: [18, -36, 8],
      // one hand round the bag presses, the other behind it steers
      right: hold('right', 0.255, [-0.2, 0.55, 0.3], [-0.9, -0.1, 0.1]),
      left: hold('left', 0.2, [-0.5, -0.2, 0.8], [-0.2, 0.7, 0.6]),
      legLeft: { foot: [0.04, 0, 0] },
      legRight: { foot: [0.08, 0.06, -0.16], toeDown: 30 },
    }),
  });
}

export function backwardOnPurpose(): Shot {
  const scene = new THREE.Scene();
  bellBackyard(scene, { hour: 'noon', cake: 'gone', table: 'bare', without: ['balloons', 'benches'] });
  const m = new Model();
  proppedCake(m, CAKE, 'mended', { tilt: TILT, scale: SIZE, drawn: DRAWN });
  const tip = vec(backwardThreeTip(DRAWN)).multiplyScalar(SIZE).applyMatrix4(propped(CAKE, TILT));
  const up = vec(-0.74, 0.34, 0.58).normalize();
  const bag = frame(tip.clone().addScaledVector(up, 0.3), up, vec(0, 0, 1));
  icingBag(m, bag.multiply(new THREE.Matrix4().makeScale(1.18, 1.18, 1.18)));
  // the far bench, to stand on; a crate for the artist
  m.put(roundedBox(2.3, 0.05, 0.3, 0.015), { tint: wash('#c08a58', 3), line: 0.7 }, place([-0.3, 0.4, -0.85]));
  for (const x of [-1.25, 0.65]) block(m, [0.08, 0.38, 0.26], [x, 0, -0.85], '#a8743f', { line: 0.6 });
  for (const [x, y, w, tone] of [
    [-1.62, 0.005, 0.46, '#7a5238'],
    [-1.62, 0.005, 0.5, '#c9955c'],
    [-1.62, 0.15, 0.5, '#c08a52'],
    [-1.62, 0.295, 0.5, '#c9955c'],
  ] as const)
    block(m, [w, w < 0.5 ? 0.41 : 0.125, w], [x, y, 0.12], tone, { line: 0.8 });

  const charlotte = charlotteWrites(tip, up);
  const crowd = (p: Person, [x, y, z]: V3, yaw: number, e: ExpressionName, how: Pose, gaze: [number, number]) =>
    character(p, { at: place([x, y, z], [0, yaw, 0]), expression: e, gaze, pose: how });
  const marcus = crowd(MARCUS, [-0.97, 0.42, -0.8], 10, 'surprise', leaning(22, [14, 6, 8]), [0.1, -0.7]);
  const jinAh = crowd(JIN_AH, [-0.3, 0.36, -0.82], -16, 'smile', leaning(20, [13, -6, -6]), [-0.2, -0.7]);
  const theo = crowd(THEO, [0.06, 0.16, -0.62], -42, 'cheeksFull', leaning(22, [8, -8, -7]), [-0.3, -0.5]);
  const priya = crowd(
    without(PRIYA, 'toolBelt', 'woodenSpoon'),
    [0.48, 0.2, -0.66],
    -52,
    'grin',
    leaning(26, [4, -6, 9], { legRight: { foot: [0.06, 0.1, -0.3], toeDown: 40 } }),
    [-0.3, -0.4],
  );
  const finch = character(FINCH_UNIFORM, {
    at: place([-0.6, 0, -1.26], [0, -2, 0]),
    expression: 'surprise',
    gaze: [0, -0.9],
    pose: pose('stand', {
      lean: [15, 0, 3],
      bend: 12,
      head: [22, -4, 8],
      left: { hand: [0.1, -0.8, -0.2], elbow: [0.8, 0, -1] },
      right: { hand: [0.1, -0.8, -0.2], elbow: [0.8, 0, -1] },
    }),
  });
  const max = character(MAX, {
    at: place([0.1, 0, 0.64], [0, -104, 0]),
    expression: 'concentrating',
    gaze: [-0.1, 0.5],
    pose: pose('peek', {
      head: [-10, 18, -6],
      left: {
        hand: [0, 0, 0],
        reachTo: [-0.14, 0.775, 0.56],
        elbow: [0.8, -0.9, 0],
        palm: [0, -1, 0.1],
        fingers: [-0.2, -0.1, 1],
        grip: 'relaxed',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [-0.02, 0.775, 0.44],
        elbow: [0.8, -0.9, 0],
        palm: [0, -1, 0.1],
        fingers: [0, -0.1, 1],
        grip: 'relaxed',
      },
    }),
  });
  const dogAt = place([-0.56, 0.1, 0.4], [0, 8, 0], 1.12);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [-12, -10, -8] });
  wantedNapkin(m, dogAt.clone().multiply(place([0, 0.415, 0.33], [14, 0, 3])), 0.26);
  bonnet(m, dogAt.clone().multiply(place([0, 0.56, 0.2])));
  places(m);
  const actors = [charlotte, priya, marcus, jinAh, theo, finch, max];
  scene.add(m.bake(), dog.model, ...actors.map((a) => a.model));
  return {
    scene,
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, CAKE),
    aperture: 0.012,
    light: plumLight('noon', { fill: { dir: [0.2, 0.3, 1], color: '#ffe6d2', power: 0.9, cone: 0.4 } }),
    center: [-0.6, 0.9, 0],
    radius: 3.2,
    heads: [dog.head, ...actors.map((a) => a.head)],
    focal: tip.toArray() as V3,
  };
}

/** What a party leaves at the quiet end of the table. */
function places(m: Model): void {
  const y = YARD_TABLE.top + 0.004;
  for (let i = 0; i < 5; i++)
    m.put(
      ball([0.12, 0.008, 0.12], 22),
      { color: i % 2 ? '#f4b8a8' : '#a8cfe0', line: 0.7 },
      place([0.56 + 0.008 * Math.sin(i * 2), y + 0.012 + i * 0.013, -0.2]),
    );
  for (const [x, z, tone, tip] of [
    [0.86, -0.12, '#f6d98a', 0],
    [0.34, -0.3, '#b4d8b4', 0],
    [0.78, 0.1, '#f4b8a8', 86],
  ] as const)
    m.put(
      lathe(
        [
          [0, 0.032],
          [0.1, 0.042],
          [0.1, 0.036],
          [0.01, 0.026],
        ],
        { around: 18 },
      ),
      { color: tone, doubleSided: true },
      place([x, y + (tip ? 0.04 : 0), z], [0, 50, tip]),
    );
}

/** The hem of the tablecloth lies on the dog's head like a bonnet. */
function bonnet(m: Model, at: THREE.Matrix4): void {
  const hem = grid(
    (u, w) => {
      const x = (u - 0.5) * 0.5;
      const over = 1 - (x / 0.25) ** 2;
      const drop = w * 0.16;
      return [
        x * (1 + 0.2 * w),
        0.02 + 0.075 * Math.sqrt(Math.max(0, over)) - drop * (1 - over * 0.72) - 0.02 * w,
        -0.16 + 0.2 * w + 0.05 * over * w + 0.008 * Math.sin(u * 22),
      ];
    },
    30,
    10,
  );
  m.put(hem, { color: '#fff3e0', doubleSided: true, line: 0.7 }, at);
}
