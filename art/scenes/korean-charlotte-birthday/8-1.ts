/** KB-8.1. Seen from where the cat sits: one yut stick comes down the stairs, the whole alley hangs over their top. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { NEIGHBOR, PAINTER_YUN, UNCLE_JANG } from '../../cast/people/alley-neighbours.ts';
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
import { ball, tube } from '../../model/tube.ts';
import { shirtButton } from '../../props/sewing-things.ts';
import { yutStick } from '../../props/yut.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.3, 0.62, 2.1];
const TO: V3 = [0.02, 1.68, -3];
const TOP = FLIGHT_RISE;
const STICK: V3 = [0.14, 1.02, -1.05];

/** on our side of her, so that its white tip is seen */
const TAIL: V3[] = [
  [-0.02, 0.07, -0.18],
  [-0.08, 0.04, -0.25],
  [-0.2, 0.035, -0.24],
  [-0.27, 0.035, -0.1],
  [-0.23, 0.035, 0.03],
];
const onKnees: ArmPose = {
  hand: [0.02, -0.62, 0.5],
  elbow: [1, 0, -0.3],
  palm: [-0.3, -1, -0.2],
  fingers: [-0.3, -0.8, 0.6],
  grip: 'relaxed',
};
const thrownOut: ArmPose = {
  hand: [0.62, 0.1, 0.5],
  elbow: [0.6, -0.8, -0.3],
  palm: [-0.2, -0.4, 1],
  fingers: [0.5, 0.9, 0.4],
  grip: 'open',
};
const atMouth: ArmPose = {
  hand: [-0.36, 0.1, 0.42],
  elbow: [1, -0.9, 0.1],
  palm: [-0.4, 0, -1],
  fingers: [-0.3, 1, 0],
  grip: 'relaxed',
};
const held: ArmPose = {
  hand: [-0.3, -0.3, 0.5],
  elbow: [1, -0.8, 0],
  palm: [-1, 0, 0],
  fingers: [-0.2, 1, 0.4],
  grip: 'fist',
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
    gaze: [0, -0.7],
    pose: pose('stand', { lean: [16, 0, 0], bend: 14, head: [12, 0, 0], ...p }),
  });
  scene.add(actor.model);
  return actor.head;
}

export function catReferee(): Shot {
  const scene = new THREE.Scene();
  stairLane(scene, { hour: 'golden', season: 'june', mat: true, top: 2, near: [0], without: ['pole'] });
  const heads = [
    onlooker(scene, MR_SEO_ONE_SLEEVE, [-1.16, -4.16, 16], 'gasp', {
      lean: [26, 0, -15],
      head: [12, 0, -8],
      left: onKnees,
      right: onKnees,
    }),
    onlooker(scene, MRS_TTEOK, [-0.74, -4.18, 12], 'shout', {
      hips: 0.9,
      lean: [18, 0, -9],
      left: thrownOut,
      right: thrownOut,
      legLeft: { foot: [0.1, 0, 0.05] },
      legRight: { foot: [0.1, 0, 0.05] },
    }),
    onlooker(scene, HALMEONI_SUMMER, [0.98, -4.14, -14], 'surprise', {
      lean: [16, 0, 9],
      head: [10, 0, 8],
      left: atMouth,
      right: atMouth,
    }),
  ];
  onlooker(scene, UNCLE_JANG, [1.3, -4.66, -18], 'gasp', { lean: [20, 0, 14], left: thrownOut, right: onKnees });
  onlooker(scene, PAINTER_YUN, [-0.3, -4.9, 4], 'surprise', { lean: [10, 0, -6], left: held, right: held });
  onlooker(scene, NEIGHBOR, [0.7, -5.0, -8], 'gasp', { lean: [12, 0, 12], left: held, right: held });

  // thrown: arm still up, one foot off the ground, the skirt has not stopped
  const charlotteAt = place([0.3, TOP, -4.1], [0, -18, 0]);
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
  const maxAt = place([-0.2, TOP, -4.08], [0, 8, 0]);
  const max = character(MAX_SUMMER_SHOES, {
    at: maxAt,
    expression: 'gasp',
    gaze: [0.1, -0.7],
    pose: pose('kneel', { hips: 0.44, bend: 18, lean: [14, 0, 0], head: [6, 0, 4], left: onKnees, right: onKnees }),
  });

  // Doyun is already on his way down, with the rule
  const [low, high] = [stairAt(5, -0.88), stairAt(7, -1.22)];
  const running = { lean: [10, 0, 0] as V3, bend: 6, shift: [0, 0, 0] as V3 };
  const doyunPlace = place([-1.0, stairAt(6)[1] - 0.03, -1.66], [0, 34, 0]);
  const doyun = character(DOYUN_SUMMER, {
    at: doyunPlace,
    expression: 'outrage',
    gaze: [0.5, -0.3],
    pose: pose('stand', {
      ...running,
      head: [4, 20, 4],
      left: pointAt({ at: doyunPlace, build: 'child8', side: 'left', stance: running, target: STICK, touch: false }),
      right: { hand: [0.34, -0.6, -0.34], elbow: [0.6, 0.2, -1], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0, 0, 0], standOn: low, knee: [0, 0.2, 1] },
      legRight: { foot: [0, 0, 0], standOn: high, knee: [0.2, 0.3, 1], toeDown: 12 },
    }),
  });
  // Chestnut Grandpa has a seat on the stairs, a stick, and a button up his sleeve
  const seat = stairAt(6, 1.0);
  const sat = { hips: 0.36, bend: 6, lean: [4, 0, 0] as V3 };
  const chestnutAt = place([1.0, seat[1] - 0.155 * 2, seat[2] + 0.2], [0, -38, 0]);
  const cane: [V3, V3] = [
    [1.32, stairAt(4)[1], stairAt(4)[2]],
    [1.22, seat[1] + 0.52, seat[2] + 0.42],
  ];
  const along = (t: number) => vec(cane[0]).lerp(vec(cane[1]), t);
  const m = new Model();
  m.put(tube([cane[0], along(0.5), cane[1]], [0.016, 0.018, 0.02], { around: 9 }), { color: '#8a5a34' });
  m.put(ball([0.04, 0.044, 0.04], 14), { color: '#6f3a20' }, place(cane[1]));
  const cat: V3 = [-0.52, stairAt(2)[1], -0.42];
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
    .addScaledVector(toUs, 0.05);
  shirtButton(m, frame(button, vec(0.15, 1, 0), toUs), '#e4402c', 0.032);
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
  // tok, tok, tok: the way it came
  const hops: V3[][] = [
    [
      [0.74, TOP + 0.34, -3.9],
      [0.74, TOP + 0.2, -3.7],
      [0.66, stairAt(11)[1] + 0.05, -3.25],
    ],
    [
      [0.66, stairAt(11)[1] + 0.05, -3.25],
      [0.6, 2.0, -2.95],
      [0.46, 1.96, -2.6],
      [0.36, stairAt(8)[1] + 0.05, -2.25],
    ],
    [
      [0.36, stairAt(8)[1] + 0.05, -2.25],
      [0.32, 1.66, -1.95],
      [0.24, 1.6, -1.6],
      [0.19, 1.24, -1.22],
    ],
  ];
  for (const h of hops) {
    const curve = new THREE.CatmullRomCurve3(h.map((q) => vec(q)));
    const n = 4;
    for (let i = 0; i < n; i++) {
      const part = [0.1, 0.45, 0.8].map((k) => curve.getPointAt((i + k) / n));
      m.put(tube(part, [0.003, 0.009, 0.003], { around: 6, rings: 6 }), {
        color: '#7a4a6a',
        line: 0,
      });
    }
  }
  yutStick(m, place(STICK, [0, -14, -48]).multiply(place([0, 0, 0], [-84, 0, 0])), 'flat', 1.9);
  const cat1 = bami({
    at: place(cat, [0, 112, 0], 1.1),
    pose: 'paw',
    head: [-24, -4, 0],
    gaze: [0, 0.7],
    paw: [-0.1, 0.36, 0.24],
    tail: TAIL,
  });
  scene.add(charlotte.model, max.model, doyun.model, chestnut.model, cat1.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, STICK),
    aperture: 0.008,
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
