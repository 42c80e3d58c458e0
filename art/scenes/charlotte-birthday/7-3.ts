/** BB-7.3. A train needs no seats, it needs parts: Charlotte hands them out from the upturned wheelbarrow. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { type Person, wearing, without } from '../../cast/person.ts';
import { type Pose, pose } from '../../cast/pose.ts';
import { Model, newId } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { slab } from '../../model/slab.ts';
import { ball } from '../../model/tube.ts';
import { trainTicket } from '../../props/birthday-things.ts';
import { pencil } from '../../props/forest.ts';
import { lettering } from '../../props/lettering.ts';
import { banjo } from '../../props/sound-things.ts';
import { wheelbarrow } from '../../props/wagon-train.ts';
import { AFTERNOON, at41, extra, inCrowd, linked, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM = point41([-0.16, 1.38, 11.35]);
const TO = point41([0.2, 1.2, 6]);

/** The train bends round: from the one next to Charlotte to the caboose. [who, x, z, yaw, expression, head] */
const TRAIN: [Person, number, number, number, Parameters<typeof extra>[0][3], V3][] = [
  [OMAR, 0.06, 7.1, -74, 'shout', [-14, 10, 8]],
  [ELLA, 0.5, 7.0, -76, 'laugh', [-10, 30, -8]],
  [SAM, 0.92, 6.94, -80, 'grin', [-10, 4, 10]],
  [PRIYA, 1.34, 6.84, -72, 'joy', [-12, 26, -6]],
  [THEO, 1.78, 6.5, -44, 'grumpy', [-2, 16, -7]],
  [MARCUS, 1.86, 6.02, 8, 'laugh', [-8, -24, 9]],
  [LEO, 1.5, 5.72, 66, 'cheeksFull', [-26, -10, 6]],
  [RUBY, 1.08, 5.58, 80, 'grin', [-8, -40, -8]],
  [NIA, 0.66, 5.52, 84, 'laugh', [-10, -46, 6]],
  [WREN, 0.24, 5.5, 86, 'joy', [-6, -52, -8]],
  [JIN_AH, -0.2, 5.5, 86, 'laugh', [-8, -44, 8]],
];
/** What single parts do with their arms; the others hold on. */
const PARTS: Record<string, Partial<Pose>> = {
  Omar: {
    left: { hand: [0.2, 0.9, 0.2], elbow: [1, 0, -0.3], palm: [-0.4, 0, 1], fingers: [-0.3, 1, 0.1], grip: 'fist' },
    right: {
      hand: [0.3, 0.78, 0.3],
      elbow: [1, -0.2, -0.2],
      palm: [-0.4, 0, 1],
      fingers: [-0.5, 0.9, 0.2],
      grip: 'open',
    },
  },
  // wheels: one arm each goes round
  Sam: {
    left: { hand: [0.34, 0.2, 0.5], elbow: [1, -0.6, -0.2], palm: [-0.8, -0.4, 0], fingers: [0, 0.2, 1], grip: 'fist' },
  },
  Ella: {
    left: {
      hand: [0.3, -0.44, 0.5],
      elbow: [1, -0.3, -0.6],
      palm: [-0.8, -0.4, 0],
      fingers: [0, 0.1, 1],
      grip: 'fist',
    },
  },
};

function restOfTicket(m: Model, w: number): void {
  const h = w * 0.44;
  const edge: [number, number][] = [
    [-0.4, 0.5],
    [-0.34, 0.3],
    [-0.44, 0.1],
    [-0.35, -0.12],
    [-0.42, -0.3],
    [-0.36, -0.5],
    [0.0, -0.5],
    [0.0, 0.5],
  ];
  m.put(
    slab(
      edge.map(([x, y]) => [(x + 0.2) * w * 1.25, y * h]),
      w * 0.02,
      { soft: 0.001 },
    ),
    { color: '#f8dfa0', line: 0.8 },
  );
  m.inside(place([0.02 * w, h * 0.1, w * 0.014]), () => lettering(m, '14', h * 0.36, '#c8402f', 0.2));
}

export function whoWantsToBeSteam(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'noon',
    skip: ['14', ...(['north', 'south'] as const).flatMap((s) => [0, 1, 2, 3, 4, 5].map((i) => `${s}${i}` as const))],
    houses: { '41': { open: 40 } },
    noTrees: (x) => x < 30,
  });
  const m = new Model();
  m.inside(FRAME_41, () => wheelbarrow(m, place([-1.0, 0, 7.3], [0, 16, 0], 1.3), true));
  const charlotte = character(without(CHARLOTTE_PARTY, 'earPencil'), {
    at: at41([-1.02, 0.385, 7.32], 30),
    expression: 'shout',
    gaze: [0.5, -0.1],
    pose: pose('cheer', {
      lean: [4, 8, -6],
      head: [-8, 12, 8],
      // the baton, and half a ticket with it
      right: {
        hand: [0.34, 0.9, 0.1],
        elbow: [1, -0.2, -0.3],
        palm: [-0.3, 0, 1],
        fingers: [0.2, 1, 0.1],
        grip: 'holdThin',
      },
      left: {
        hand: [0.42, -0.06, 0.72],
        elbow: [0.7, -0.9, 0],
        palm: [-0.7, 0, 0.4],
        fingers: [0.1, 0.5, 0.9],
        grip: 'sheet',
      },
      legLeft: { foot: [0.1, 0, 0.14], toeOut: 20 },
      legRight: { foot: [0.1, 0, -0.14], toeOut: 30 },
    }),
  });
  const places = TRAIN.map(([, x, z, yaw]) => at41([x, 0, z], yaw));
  const children = TRAIN.map(([who, , , , expression, head], i) => {
    const front = places[i - 1];
    const arms = front ? linked(front) : {};
    const own = PARTS[who.name] ?? {};
    const step = i % 2 ? 1 : -1;
    return extra([
      who,
      places[i] as THREE.Matrix4,
      pose('stand', {
        lean: [2, ((i * 37) % 14) - 7, ((i * 53) % 12) - 6],
        head,
        legLeft: { foot: [0.04, step > 0 ? 0.1 : 0, 0.16 * step], toeDown: step > 0 ? -10 : 0 },
        legRight: { foot: [0.04, step > 0 ? 0 : 0.1, -0.16 * step], toeDown: step > 0 ? 0 : -10 },
        ...arms,
        ...(own as object),
      }),
      expression,
    ]);
  });
  // on the railing, breaking rule three
  const hugoAt = at41([2.15, 1.06, 1.72], -18);
  const hugo = character(inCrowd(HUGO), {
    at: hugoAt,
    expression: 'laugh',
    pose: pose('sitChair', {
      hips: 0.62,
      lean: [-6, 6, 6],
      head: [-4, -20, 12],
      left: {
        hand: [0.52, 0.02, 0.5],
        elbow: [0.8, -0.9, 0],
        palm: [-0.4, 0.3, -1],
        fingers: [-0.6, 0.6, 0],
        grip: 'holdThin',
      },
      right: {
        hand: [-0.02, -0.5, 0.52],
        elbow: [1, -0.2, -0.2],
        palm: [0, 0, -1],
        fingers: [-0.8, -0.3, 0.2],
        grip: 'pinch',
      },
      legLeft: { foot: [0.06, -0.12, 0.42], knee: [0.2, 0.4, 1], toeDown: 20 },
      legRight: { foot: [0.06, -0.2, 0.34], knee: [0.2, 0.4, 1], toeDown: 24 },
    }),
  });
  m.inside(hugoAt, () => banjo(m, place([-0.1, 0.4, 0.22], [-6, 0, -62])));
  const finchAt = at41([0.62, 0, 3.7], -8);
  const finch = character(wearing(MR_FINCH, 'cottonEars'), {
    at: finchAt,
    expression: 'worry',
    gaze: [-0.5, -0.4],
    pose: pose('stand', {
      lean: [-4, 0, 3],
      head: [4, -16, -6],
      left: {
        hand: [0.02, -0.5, 0.46],
        elbow: [1, -0.3, 0],
        palm: [-0.4, 0, -1],
        fingers: [-1, 0.1, 0.2],
        grip: 'holdThick',
      },
      right: {
        hand: [0.0, -0.46, 0.5],
        elbow: [1, -0.3, 0],
        palm: [-0.4, 0, -1],
        fingers: [-1, 0.1, 0.2],
        grip: 'holdThick',
      },
    }),
  });
  // more cotton than two ears need
  m.inside(
    place(finch.head.at)
      .multiply(new THREE.Matrix4().extractRotation(finchAt))
      .multiply(place([0, 0, 0], [4, -16, -6], 0.153)),
    () => {
      for (const s of [-1, 1])
        for (const [y, z, r, out] of [
          [-0.05, 0.05, 0.24, 1.14],
          [0.12, 0, 0.17, 1.2],
          [-0.16, -0.06, 0.19, 1.2],
          [0.0, 0.1, 0.15, 1.34],
        ] as const)
          m.put(ball(r, 12), { color: '#fffdf8', line: 0.6 }, place([s * out, y, z]));
    },
  );
  m.inside(charlotte.grip.right, () => {
    pencil(m, place([0, -0.12, 0.02], [0, 0, -30]), '#d8352c', 0.42, 0.02);
    m.inside(place([0.08, 0.05, 0.03], [0, 0, -30]), () => trainTicket(m, place([0.06, 0, 0]), 0.34, 0, true));
  });
  m.inside(charlotte.grip.left, () => m.inside(place([0.04, 0.08, 0.02], [0, 0, 70]), () => restOfTicket(m, 0.34)));
  // the steam that is already steaming
  const cloud = newId();
  m.inside(at41([1.5, 1.15, 5.72], 60), () => {
    for (const [x, y, z, r] of [
      [0.0, 0.02, 0.24, 0.05],
      [0.05, 0.13, 0.32, 0.08],
      [-0.07, 0.2, 0.36, 0.09],
      [0.12, 0.27, 0.4, 0.11],
      [-0.06, 0.36, 0.4, 0.14],
      [0.16, 0.45, 0.44, 0.13],
      [-0.2, 0.5, 0.42, 0.12],
      [0.02, 0.58, 0.44, 0.17],
      [0.26, 0.62, 0.44, 0.11],
      [-0.22, 0.72, 0.44, 0.08],
    ] as const)
      m.put(ball([r, r * 0.8, r], 14), { color: '#fbfaf6', id: cloud, line: 0.45 }, place([x, y, z]));
  });
  scene.add(charlotte.model, finch.model, hugo.model, ...children.map((a) => a.model), m.bake());
  const actors = [charlotte, ...children, hugo, finch];
  return {
    scene,
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    light: AFTERNOON,
    center: point41([0, 1, 6]),
    radius: 6,
    heads: [
      ...actors.map((a) => a.head),
      { name: 'guests', at: new THREE.Vector3(...point41([0.9, 1.0, 6.9])), radius: 0.5 },
    ],
    focal: charlotte.head.at.toArray() as V3,
  };
}
