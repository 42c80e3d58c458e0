/** CB-2.1. The school hallway: Theo asks very politely, and the card is read at last. */
import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { lighten, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { ADDRESS_CARD_WIDE, addressCard } from '../../props/address-card.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { schoolHallway } from '../../sets/school-hallway.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.78, 0.9, 2.12];
const TO: V3 = [-0.32, 0.965, -0.1];
const TALL = 0.34;

/** Backpack of .4 m on y = 0, its mouth half unzipped towards +Z; the pull hangs where `pull` says. */
function backpack(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.34, 0.42, 0.2, 0.08, { fine: true }), { tint: wash('#ea7f33', 5) }, place([0, 0.21, 0]));
    model.put(
      roundedBox(0.26, 0.17, 0.07, 0.03, { fine: true }),
      { color: '#f2a05a', line: 0.8 },
      place([0, 0.12, 0.1]),
    );
    // the open half of the zip: a dark lens with teeth, then the closed half
    const arc = (a: number): V3 => [-Math.cos(a) * 0.145, 0.25 + Math.sin(a) * 0.14, 0.104];
    const run = (from: number, to: number) => Array.from({ length: 7 }, (_, i) => arc(from + ((to - from) * i) / 6));
    model.put(tube(run(1.45, 3.0), [0.022], { around: 8, rings: 24 }), { color: '#4a3040', line: 0.5 });
    model.put(
      tube(run(0.1, 3.04), [0.008], { around: 6, rings: 40 }),
      { color: '#e6c060', line: 0.5 },
      place([0, 0, 0.008]),
    );
    model.put(
      tube(
        [
          [-0.05, 0.41, 0],
          [0, 0.47, 0],
          [0.05, 0.41, 0],
        ],
        [0.014],
        { around: 8 },
      ),
      { color: '#8a4a2c' },
    );
    model.put(ball([0.03, 0.03, 0.03], 10), { color: '#f6d35a', line: 0.7 }, place([-0.1, 0.1, 0.14]));
  });
}

export function politeQuestion(): Shot {
  const model = new Model();
  // held out to her, and so to us
  const cardAt = place([-0.2, 0.71, 0.44], [-12, 46, -6]);
  addressCard(model, cardAt, { tall: TALL, number: '41', open: 24 });
  const rim = (x: number, y: number) => vec(x * TALL * ADDRESS_CARD_WIDE, y * TALL, 0).applyMatrix4(cardAt);
  const theoAt = place([-0.56, 0, 0.24], [0, 66, 0]);
  const leaning = { lean: [8, 4, 2] as V3, bend: 8 };
  const hold = (side: 'left' | 'right', along: number) =>
    holdCard({
      at: theoAt,
      build: 'child8',
      side,
      stance: leaning,
      edge: rim(side === 'left' ? 0.5 : -0.5, along),
      inward: vec(side === 'left' ? -1 : 1, 0.3, 0).transformDirection(cardAt),
      face: vec(0, 0, 1).transformDirection(cardAt),
      elbow: [0.8, -1, 0],
    });
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'worry',
    lookAt: [0.3, 1.06, 0.16],
    pose: pose('stand', {
      ...leaning,
      head: [-4, 6, -12],
      left: hold('left', 0.1),
      right: hold('right', 0.14),
      legLeft: { foot: [0.03, 0, 0.05] },
      legRight: { foot: [0.06, 0, -0.04], toeOut: 22 },
    }),
  });
  const bagAt = place([0.66, 0.385, 0.1], [0, -8, 0]);
  backpack(model, bagAt);
  model.put(roundedBox(0.8, 0.05, 0.36, 0.012), { tint: wash('#d4a872', 3), line: 0.7 }, place([0.94, 0.36, 0.1]));
  const zip = vec(0, 0.39, 0.11).applyMatrix4(bagAt);
  const charlotteAt = place([0.3, 0, 0.16], [0, 48, 0]);
  const bent = { lean: [4, -10, -6] as V3, bend: 6 };
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: charlotteAt,
    expression: 'huh',
    lookAt: vec(0, 0, 0).applyMatrix4(cardAt).toArray() as V3,
    pose: pose('stand', {
      ...bent,
      head: [6, -80, -9],
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        touch: 'pinch',
        point: zip,
        fingers: [0, -0.5, 1],
        palm: [-0.8, -0.5, 0],
        elbow: [1, -0.2, -0.4],
        grip: 'pinch',
      }),
      right: gripRod({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance: bent,
        point: vec(-0.05, 0.43, 0.01).applyMatrix4(bagAt),
        dir: vec(-1, 0.1, 0).transformDirection(bagAt),
        r: 0.016,
        elbow: [1, -0.4, -0.2],
      }),
    }),
  });
  // upside down on the bench behind them, plaits to the floor
  const priyaAt = place([-0.33, 0.47, -0.96], [-96, 192, 0]);
  const priya = character(
    {
      ...without(PRIYA, 'woodenSpoon', 'toolBelt'),
      hair: { ...PRIYA.hair, shape: { ...PRIYA.hair.shape, extras: [] } as typeof PRIYA.hair.shape },
    },
    {
      at: priyaAt,
      expression: 'grin',
      gaze: [0, 0.3],
      pose: pose('stand', {
        hips: 0.2,
        bend: -10,
        head: [-72, 0, 8],
        left: { hand: [0.4, 0.5, -0.5], elbow: [1, 0, 0], palm: [0, 0, -1], grip: 'relaxed' },
        right: { hand: [0.3, 0.4, -0.6], elbow: [1, 0, 0], palm: [0, 0, -1], grip: 'relaxed' },
        legLeft: { foot: [0.05, 0.2, 0.92], knee: [0.2, 1, 0.2] },
        legRight: { foot: [0.02, 0.34, 0.8], knee: [0.4, 1, 0.4] },
      }),
    },
  );
  for (const k of [-1, 1]) {
    const from = priya.head.at.clone().add(vec(k * 0.14, -0.04, -0.02));
    for (let i = 0; i < 8; i++)
      for (const s of [-1, 1])
        model.put(
          ball([0.026, 0.024, 0.026], 9),
          { color: i % 2 ? '#332827' : lighten('#332827', 0.12), line: 0.6 },
          place([from.x + k * 0.012 * i + s * 0.012, from.y - i * 0.03, from.z]),
        );
    model.put(ball([0.034, 0.018, 0.034], 10), { color: '#f08a2c' }, place([from.x + k * 0.1, from.y - 0.24, from.z]));
  }
  return composeShot({
    set: (scene) => schoolHallway(scene),
    light: plumLight('morning', { sun: { dir: [-0.8, 0.6, 0.7], color: '#ffe6c0', power: 3.6, cone: 0.1 } }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [-0.2, 0.8, 0.44]),
    aperture: 0.006,
    center: [0, 0.9, 0],
    radius: 3.5,
    actors: [theo, charlotte, priya],
    things: [model.bake()],
    heads: [
      theo.head,
      charlotte.head,
      priya.head,
      // the poster
      ...[-1.5, -1.14].map((x) => ({ thing: 'Find', at: vec(x, 1.92, -1.17), radius: 0.25 })),
    ],
    lettering: [
      { text: 'CHECK YOUR WORK!', balls: ballsAt(0.25, [-1.47, 1.92, -1.16], [-1.15, 1.92, -1.16]) },
      { text: '41 PLUM STREET', balls: ballsAt(0.077, rim(-0.28, -0.27), rim(0.28, -0.27)) },
    ],
    focal: vec(0, -0.1, 0).applyMatrix4(cardAt).toArray() as V3,
  });
}
