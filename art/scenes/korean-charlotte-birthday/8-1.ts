/** KB-8.1. The last throw: three sticks lie on the mat, the fourth sails over the edge, and everybody goes after it but their feet. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod } from '../../cast/holds.ts';
import { UNCLE_JANG } from '../../cast/people/alley-neighbours.ts';
import { CHARLOTTE_HANBOK_SWIRL } from '../../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { HALMEONI_SUMMER, MAX_SUMMER_SHOES, MOM_SUMMER } from '../../cast/people/korea-travel.ts';
import { MR_SEO_ONE_SLEEVE } from '../../cast/people/mr-seo.ts';
import { MRS_TTEOK } from '../../cast/people/mrs-tteok.ts';
import type { Person } from '../../cast/person.ts';
import { type ArmPose, type Pose, type PoseName, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { shirtButton } from '../../props/sewing-things.ts';
import { strawMat, yutStick } from '../../props/yut.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.2, 2.9, -0.3];
const TO: V3 = [0.02, 2.42, -3.9];
const TOP = FLIGHT_RISE;
const STICK: V3 = [0.06, 2.1, -2.55];

/** both palms out: no, no, no */
const stop: ArmPose = {
  hand: [0.34, 0.1, 0.72],
  elbow: [0.8, -0.9, 0],
  palm: [0, -0.1, 1],
  fingers: [0.2, 1, 0.1],
  grip: 'open',
};
const up: ArmPose = {
  hand: [0.42, 0.72, 0.3],
  elbow: [1, -0.2, 0],
  palm: [-0.2, 0, 1],
  fingers: [0.2, 1, 0.1],
  grip: 'open',
};
const wide: ArmPose = { ...up, hand: [0.66, 0.3, 0.46] };
const fistUp: ArmPose = { ...up, hand: [0.36, 0.5, 0.46], palm: [-1, 0, 0.3], fingers: [0, 1, 0], grip: 'fist' };
const onKnee: ArmPose = {
  hand: [0.06, -0.66, 0.46],
  elbow: [1, 0.1, -0.3],
  palm: [-0.3, -1, -0.2],
  fingers: [-0.3, -0.8, 0.6],
  grip: 'relaxed',
};
/** the hand on the stones before the knees */
const onGround: ArmPose = {
  hand: [0.04, -0.84, 0.5],
  elbow: [0.8, 0, -0.6],
  palm: [0, -1, 0.1],
  fingers: [0.1, -0.2, 1],
  grip: 'flat',
};
interface Onlooker {
  who: Person;
  /** x, z, degrees turned */
  at: V3;
  look: ExpressionName;
  base?: PoseName;
  p: Partial<Pose>;
}
const ONLOOKERS: Onlooker[] = [
  {
    who: MR_SEO_ONE_SLEEVE,
    at: [-1.22, -5.1, 30],
    look: 'outrage',
    p: { lean: [18, 0, -4], bend: 12, head: [10, 6, 8], left: fistUp, right: onKnee },
  },
  {
    who: MRS_TTEOK,
    at: [-0.94, -4.62, 22],
    look: 'screamLaugh',
    base: 'kneel',
    p: { hips: 0.54, lean: [16, 0, 3], bend: 14, head: [6, 4, -8], left: onKnee, right: wide },
  },
  {
    who: MOM_SUMMER,
    at: [0.56, -5.5, -8],
    look: 'startled',
    p: { hips: 0.86, lean: [24, 0, -4], bend: 12, head: [6, -4, -10], left: onKnee, right: onKnee },
  },
  {
    who: HALMEONI_SUMMER,
    at: [0.92, -4.9, -24],
    look: 'laugh',
    base: 'kneel',
    p: { hips: 0.54, lean: [14, 0, -2], bend: 14, head: [6, -6, 10], left: stop, right: onKnee },
  },
  {
    who: UNCLE_JANG,
    at: [1.22, -5.6, -22],
    look: 'shout',
    p: { lean: [16, 0, 6], bend: 8, head: [8, -4, 8], left: stop, right: { ...fistUp, hand: [0.36, 0.2, 0.6] } },
  },
  {
    who: MAX_SUMMER_SHOES,
    at: [0.42, -4.34, -6],
    look: 'gasp',
    base: 'kneel',
    p: { hips: 0.44, lean: [30, 0, 0], bend: 16, head: [4, 0, -8], left: onGround, right: onGround },
  },
];

export function catReferee(): Shot {
  const scene = new THREE.Scene();
  stairLane(scene, { hour: 'golden', season: 'june', top: 2, near: [0, 1], without: ['pole'] });
  const crowd = ONLOOKERS.map(({ who, at: [x, z, turn], look, base, p }) =>
    character(who, {
      at: place([x, TOP, z], [0, turn, 0]),
      expression: look,
      gaze: [x < 0 ? 0.4 : -0.4, -1],
      pose: pose(base ?? 'stand', p),
    }),
  );

  // thrown: the arms are still stretched after the stick, the skirt has not stopped
  const charlotteAt = place([-0.3, TOP, -4.14], [0, 50, 0], 1.16);
  const charlotte = character(CHARLOTTE_HANBOK_SWIRL, {
    at: charlotteAt,
    expression: 'gasp',
    gaze: [0.4, -0.9],
    pose: pose('stand', {
      hips: 0.93,
      lean: [25, 16, 4],
      bend: 12,
      head: [8, -26, -6],
      right: {
        hand: [-0.02, 0.02, 0.98],
        elbow: [1, -0.6, 0],
        palm: [0.4, -0.8, 0.3],
        fingers: [0, 0, 1],
        grip: 'open',
      },
      left: {
        hand: [0.26, 0.2, 0.92],
        elbow: [1, -0.6, 0],
        palm: [-0.2, -0.6, 0.6],
        fingers: [0.2, 0.5, 1],
        grip: 'open',
      },
      legLeft: { foot: [0.02, 0, 0.26] },
      legRight: { foot: [0.14, 0.14, -0.4], toeDown: 56 },
    }),
  });

  // Doyun is the other team: arms flat, out
  const [low, high] = [stairAt(10, -1.0), stairAt(12, -1.22)];
  const flat: ArmPose = {
    hand: [0.86, 0.0, 0.26],
    elbow: [0.3, -0.3, -1],
    palm: [0, -1, 0],
    fingers: [1, 0, 0.2],
    grip: 'flat',
  };
  const doyun = character(DOYUN_SUMMER, {
    at: place([-0.98, stairAt(11)[1] - 0.06, -3.14], [0, 34, 0], 1.06),
    expression: 'outrage',
    gaze: [0.5, -0.5],
    pose: pose('stand', {
      lean: [14, 0, 0],
      bend: 8,
      head: [2, 14, 4],
      left: flat,
      right: { ...flat, hand: [0.62, -0.06, 0.5] },
      legLeft: { foot: [0, 0, 0], standOn: low, knee: [0, 0.2, 1] },
      legRight: { foot: [0, 0, 0], standOn: high, knee: [0.2, 0.3, 1] },
    }),
  });

  // Chestnut Grandpa sits on the edge: five fingers, a stick, and a button up his sleeve
  const m = new Model();
  const seat = stairAt(14, 1.16);
  const sat = { hips: 0.36, bend: 6, lean: [4, 0, 0] as V3 };
  const chestnutAt = place([1.16, seat[1] - 0.28, seat[2] + 0.08], [0, -22, 0]);
  const foot = (x: number): V3 => [x, stairAt(12)[1], stairAt(12)[2] - 0.04];
  const cane: [V3, V3] = [
    [1.36, stairAt(12)[1], stairAt(12)[2] + 0.08],
    [1.34, seat[1] + 0.5, seat[2] + 0.36],
  ];
  const along = (t: number) => vec(cane[0]).lerp(vec(cane[1]), t);
  m.put(tube([cane[0], along(0.5), cane[1]], [0.016, 0.018, 0.02], { around: 9 }), { color: '#8a5a34' });
  m.put(ball([0.04, 0.044, 0.04], 14), { color: '#6f3a20' }, place(cane[1]));
  const chestnut = character(CHESTNUT_GRANDPA, {
    at: chestnutAt,
    expression: 'grin',
    gaze: [-0.5, -0.8],
    pose: pose('sitChair', {
      ...sat,
      head: [4, -10, 8],
      right: {
        hand: [0.22, -0.02, 0.74],
        elbow: [1, -0.8, 0],
        palm: [0.2, 0, 1],
        fingers: [0.15, 1, 0],
        grip: 'open',
      },
      left: gripRod({
        at: chestnutAt,
        build: 'oldMan',
        side: 'left',
        stance: sat,
        point: along(0.9),
        dir: vec(cane[1]).sub(vec(cane[0])),
        r: 0.02,
        elbow: [1, -0.3, 0],
      }),
      legLeft: { foot: [0, 0, 0], standOn: foot(1.12), knee: [0.1, 1, 0.6] },
      legRight: { foot: [0, 0, 0], standOn: foot(0.9), knee: [0.1, 1, 0.6] },
    }),
  });
  // half out of the cuff, on our side of the wrist
  const wrist = new THREE.Vector3().setFromMatrixPosition(chestnut.grip.right);
  const toUs = vec(FROM).sub(wrist).normalize();
  const button = wrist
    .clone()
    .add(vec(0.012, -0.085, 0))
    .addScaledVector(toUs, 0.036);
  shirtButton(m, frame(button, vec(0.15, 1, 0), toUs), '#e4402c', 0.026);

  strawMat(m, place([0.06, TOP + 0.008, -4.78], [0, 2, 0]), 1.55);
  // three have come to rest on it, round side up
  for (const [x, z, turn] of [
    [0.16, -4.04, 16],
    [0.66, -4.05, -22],
    [0.74, -4.34, 24],
  ] as const)
    yutStick(m, place([x, TOP + 0.05, z], [0, turn, 0]), 'round', 1.7);
  yutStick(m, place(STICK, [0, -30, 28]).multiply(place([0, 0, 0], [30, 0, 0])), 'flat', 3);
  // behind the joints of the nearest slabs, or the sky shines through them
  for (const n of [4, 5, 6, 7, 8, 9, 10]) {
    const [, y, z] = stairAt(n);
    m.put(roundedBox(3.1, 0.2, 0.2, 0.01), { color: '#8a7a7c', line: 0 }, place([0, y - 0.13, z - 0.02]));
  }
  const cat = bami({
    at: place(stairAt(10, 0.72), [0, -46, 0], 1.3),
    pose: 'paw',
    // evening sun would make an orange cat of her
    coat: { back: '#63361e', side: '#7f4a2b', belly: '#b9824f' },
    head: [-12, -8, 6],
    gaze: [-0.5, 0.5],
    paw: [-0.075, 0.335, 0.235],
  });
  scene.add(...crowd.map((a) => a.model), charlotte.model, doyun.model, chestnut.model, cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 48),
    focus: distance(FROM, STICK) + 0.6,
    aperture: 0.003,
    light: koreaLight('golden', {
      sun: { dir: [-0.42, 0.74, 0.62], color: '#ffdcae', power: 5, cone: 0.06 },
      exposure: 1.1,
    }),
    center: [0, 2.2, -4],
    radius: 5.4,
    heads: [
      doyun.head,
      chestnut.head,
      charlotte.head,
      ...crowd.filter((a) => a.head.name !== 'Villager' && a.head.name !== 'Mom').map((a) => a.head),
      { name: 'Bami', at: cat.head.at, radius: 0.2 },
      { name: 'Find', at: button, radius: 0.1 },
    ],
    focal: STICK,
  };
}
