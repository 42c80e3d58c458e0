/** KB-8.1. Seen from where the cat sits: one yut stick comes down the stairs, the whole alley hangs over their top. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { PAINTER_YUN, UNCLE_JANG } from '../../cast/people/alley-neighbours.ts';
import { CHARLOTTE_HANBOK_SWIRL } from '../../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { HALMEONI_SUMMER, MAX_SUMMER_SHOES } from '../../cast/people/korea-travel.ts';
import { MR_SEO_ONE_SLEEVE } from '../../cast/people/mr-seo.ts';
import { MRS_TTEOK } from '../../cast/people/mrs-tteok.ts';
import type { Person } from '../../cast/person.ts';
import { type ArmPose, type Pose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { shirtButton } from '../../props/sewing-things.ts';
import { yutStick } from '../../props/yut.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.28, 0.8, 1.5];
const TO: V3 = [0.02, 1.7, -3];
const TOP = FLIGHT_RISE;
const STICK: V3 = [0.16, 1.05, -0.72];

/** round her right side, so that its white tip is seen */
const TAIL: V3[] = [
  [-0.02, 0.07, -0.18],
  [-0.15, 0.04, -0.22],
  [-0.26, 0.035, -0.12],
  [-0.26, 0.035, 0.04],
  [-0.18, 0.035, 0.13],
];
const PAW: V3 = [-0.2, 0.43, 0.1];
const onKnees: ArmPose = {
  hand: [0.02, -0.62, 0.5],
  elbow: [1, 0, -0.3],
  palm: [-0.3, -1, -0.2],
  fingers: [-0.3, -0.8, 0.6],
  grip: 'relaxed',
};
/** out of the way behind the back: a face says it alone */
const behind: ArmPose = {
  hand: [0.02, -0.72, -0.34],
  elbow: [0.8, 0, -1],
  palm: [0, 0, -1],
  fingers: [-1, -0.3, 0],
  grip: 'relaxed',
};
/** Somebody who hangs over the edge of the landing; x, z, degrees turned, degrees bent. */
function onlooker(
  scene: THREE.Scene,
  who: Person,
  [x, z, turn]: [number, number, number],
  look: ExpressionName,
  p: Partial<Pose> & { left?: ArmPose; right?: ArmPose },
) {
  const actor = character(who, {
    at: place([x, TOP, z], [0, turn, 0]),
    expression: look,
    gaze: [0, -1],
    pose: pose('stand', { lean: [16, 0, 0], bend: 14, head: [18, 0, 0], ...p }),
  });
  scene.add(actor.model);
  return actor.head;
}

export function catReferee(): Shot {
  const scene = new THREE.Scene();
  stairLane(scene, { hour: 'golden', season: 'june', mat: true, top: 2, near: [0], without: ['pole'] });
  // one place each along the edge, low beside high, so that every face is one person
  const heads = [
    onlooker(scene, MR_SEO_ONE_SLEEVE, [-1.34, -4.4, 26], 'gasp', { left: behind, right: behind }),
    onlooker(scene, MRS_TTEOK, [-0.86, -4.2, 16], 'gasp', {
      hips: 0.8,
      lean: [22, 0, -3],
      left: onKnees,
      right: onKnees,
      legLeft: { foot: [0.12, 0, 0.1] },
      legRight: { foot: [0.12, 0, 0.1] },
    }),
    onlooker(scene, HALMEONI_SUMMER, [0.84, -4.2, -18], 'surprise', {
      hips: 0.86,
      lean: [20, 0, 3],
      head: [16, 0, 6],
      left: onKnees,
      right: onKnees,
    }),
  ];
  onlooker(scene, UNCLE_JANG, [1.3, -4.6, -24], 'gasp', { lean: [14, 0, 4], left: behind, right: behind });
  onlooker(scene, PAINTER_YUN, [-0.44, -4.75, 6], 'surprise', { lean: [10, 0, 0], left: behind, right: behind });

  // thrown: arm still up, one foot off the ground, the skirt has not stopped
  const charlotteAt = place([0.26, TOP, -4.06], [0, -16, 0], 1.06);
  const charlotte = character(CHARLOTTE_HANBOK_SWIRL, {
    at: charlotteAt,
    expression: 'dismay',
    gaze: [0.2, -0.8],
    pose: pose('stand', {
      lean: [12, 10, 6],
      bend: 6,
      head: [10, 22, -6],
      left: { hand: [0.78, 0.1, -0.2], elbow: [0.4, -0.4, -1], palm: [0, -1, 0.3], fingers: [1, 0.2, 0], grip: 'open' },
      right: {
        hand: [0.2, 0.42, 0.82],
        elbow: [0.8, -0.8, 0],
        palm: [0, 0.2, 1],
        fingers: [0.1, 0.8, 0.7],
        grip: 'open',
      },
      legLeft: { foot: [0.02, 0, 0.04] },
      legRight: { foot: [0.12, 0.16, -0.34], toeDown: 50 },
    }),
  });
  const maxAt = place([-0.36, TOP, -4.1], [0, 10, 0]);
  const max = character(MAX_SUMMER_SHOES, {
    at: maxAt,
    expression: 'gasp',
    gaze: [0.1, -0.7],
    pose: pose('kneel', { hips: 0.44, bend: 18, lean: [14, 0, 0], head: [6, 0, 4], left: onKnees, right: onKnees }),
  });

  // Doyun is already on his way down, with the rule
  const [low, high] = [stairAt(7, -1.0), stairAt(9, -1.34)];
  const running = { lean: [10, 0, 0] as V3, bend: 6, shift: [0, 0, 0] as V3 };
  const doyunPlace = place([-1.12, stairAt(8)[1] - 0.03, -2.26], [0, 34, 0]);
  const doyun = character(DOYUN_SUMMER, {
    at: doyunPlace,
    expression: 'outrage',
    gaze: [0.5, -0.3],
    pose: pose('stand', {
      ...running,
      head: [4, 20, 4],
      left: pointAt({
        at: doyunPlace,
        build: 'child8',
        side: 'left',
        stance: running,
        target: [0.3, 1.35, -1.7],
        touch: false,
      }),
      right: { hand: [0.34, -0.6, -0.34], elbow: [0.6, 0.2, -1], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0, 0, 0], standOn: low, knee: [0, 0.2, 1] },
      legRight: { foot: [0, 0, 0], standOn: high, knee: [0.2, 0.3, 1], toeDown: 12 },
    }),
  });
  // Chestnut Grandpa has a seat on the stairs, a stick, and a button up his sleeve
  const seat = stairAt(7, 0.98);
  const sat = { hips: 0.36, bend: 6, lean: [4, 0, 0] as V3 };
  const chestnutAt = place([0.98, seat[1] - 0.155 * 2, seat[2] + 0.2], [0, -38, 0]);
  const cane: [V3, V3] = [
    [1.28, stairAt(5)[1], stairAt(5)[2]],
    [1.2, seat[1] + 0.52, seat[2] + 0.42],
  ];
  const along = (t: number) => vec(cane[0]).lerp(vec(cane[1]), t);
  const m = new Model();
  m.put(tube([cane[0], along(0.5), cane[1]], [0.016, 0.018, 0.02], { around: 9 }), { color: '#8a5a34' });
  m.put(ball([0.04, 0.044, 0.04], 14), { color: '#6f3a20' }, place(cane[1]));
  const cat: V3 = [-0.5, stairAt(3)[1], stairAt(3)[2]];
  const chestnut = character(CHESTNUT_GRANDPA, {
    at: chestnutAt,
    expression: 'grin',
    gaze: [-0.4, -0.2],
    pose: pose('sitChair', {
      ...sat,
      head: [0, -10, 6],
      right: pointAt({
        at: chestnutAt,
        build: 'oldMan',
        side: 'right',
        stance: sat,
        target: vec(cat).add(vec(0.1, 0.3, 0)),
        touch: false,
        stretch: 0.8,
      }),
      left: gripRod({
        at: chestnutAt,
        build: 'oldMan',
        side: 'left',
        stance: sat,
        point: along(0.93),
        dir: vec(cane[1]).sub(vec(cane[0])),
        r: 0.02,
        elbow: [1, -0.3, 0],
      }),
    }),
  });
  // the coral button he keeps between cuff and wrist, on our side of the arm
  const wrist = new THREE.Vector3().setFromMatrixPosition(chestnut.grip.left);
  const toUs = vec(FROM).sub(wrist).normalize();
  const button = wrist
    .clone()
    .add(vec(0.045, -0.014, 0))
    .addScaledVector(toUs, 0.036);
  shirtButton(
    m,
    frame(
      button,
      vec(0.15, 1, 0),
      toUs
        .clone()
        .sub(vec(0, 0.75, 0))
        .normalize(),
    ),
    '#e4402c',
    0.026,
  );
  // a corner of the mat, dragged over the edge when everybody jumped up
  m.put(
    grid(
      (u, w) => {
        const x = -0.62 + 1.35 * u;
        const hang = Math.max(0, w - 0.6) / 0.4;
        return [
          x,
          TOP + 0.016 - 0.17 * hang ** 1.4 - 0.01 * Math.sin(x * 9) * hang,
          -4.25 + 0.38 * Math.min(1, w / 0.62) + 0.03 * hang,
        ];
      },
      40,
      14,
    ),
    { tint: (q) => color('#e8c878').lerp(color('#b8924c'), 0.5 + 0.5 * Math.sin(q.x * 150)), doubleSided: true },
  );
  // three have come to rest on it, round side up
  for (const [x, z, turn] of [
    [-0.46, -3.93, 24],
    [0.02, -3.88, -12],
    [0.58, -3.92, 16],
  ] as const)
    yutStick(m, place([x, TOP + 0.03, z], [0, turn, 0]), 'round', 2);
  // behind the joints of the nearest slabs, or the sky shines through them
  for (const n of [1, 2, 3, 4]) {
    const [, y, z] = stairAt(n);
    m.put(roundedBox(3.1, 0.2, 0.2, 0.01), { color: '#8a7a7c', line: 0 }, place([0, y - 0.13, z - 0.02]));
  }
  yutStick(m, place(STICK, [0, -14, -48]).multiply(place([0, 0, 0], [-84, 0, 0])), 'flat', 1.9);
  const catAt = place(cat, [0, 34, 0], 1.2);
  // the sole of the raised paw is on our side
  const sole = vec(PAW)
    .add(vec(-0.004, 0.0, 0))
    .applyMatrix4(catAt);
  const look = vec(FROM).sub(sole).normalize();
  m.inside(frame(sole.addScaledVector(look, 0.03), vec(-0.25, 1, 0), look), () => {
    m.put(ball([0.018, 0.014, 0.012], 12), { color: '#d98f7c', line: 0.5 }, place([0, -0.012, 0]));
    for (const [x, y] of [
      [-0.021, 0.012],
      [0, 0.02],
      [0.021, 0.012],
    ] as const)
      m.put(ball([0.0085, 0.0095, 0.008], 10), { color: '#d98f7c', line: 0.5 }, place([x, y, -0.003]));
  });
  const cat1 = bami({
    at: catAt,
    pose: 'paw',
    head: [-10, 16, -8],
    gaze: [0.5, 0.4],
    paw: PAW,
    tail: TAIL,
  });
  scene.add(charlotte.model, max.model, doyun.model, chestnut.model, cat1.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, STICK),
    aperture: 0.0035,
    light: koreaLight('golden', {
      sun: { dir: [0.24, 0.7, 0.78], color: '#ffcb8c', power: 5.8, cone: 0.06 },
      exposure: 1.1,
    }),
    center: [0, 2, -3],
    radius: 7,
    heads: [
      doyun.head,
      chestnut.head,
      charlotte.head,
      max.head,
      ...heads,
      { name: 'Bami', at: cat1.head.at, radius: 0.2 },
      { name: 'Find', at: button, radius: 0.1 },
    ],
    focal: STICK,
  };
}
