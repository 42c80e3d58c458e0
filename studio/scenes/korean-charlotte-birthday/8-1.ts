/** KB-8.1. The last throw: up on the landing everybody quarrels; down here the cat turns the fourth stick over. */
import { bami } from '../../animals/bami.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod, onShoulder } from '../../cast/holds.ts';
import { UNCLE_JANG } from '../../cast/people/alley-neighbors.ts';
import { CHARLOTTE_HANBOK_SWIRL } from '../../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { HALMEONI_SUMMER } from '../../cast/people/korea-travel.ts';
import { MR_SEO_ONE_SLEEVE } from '../../cast/people/mr-seo.ts';
import { MRS_TTEOK } from '../../cast/people/mrs-tteok.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { type PoseName, pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { clamp, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { shirtButton } from '../../props/sewing-things.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { onKnee, pointing, watch } from './8-1.attention.ts';
import { strawMat, yutStick } from './8-1.yut.ts';

const FROM: V3 = [0.12, 2.34, 0.12];
const TO: V3 = [0.08, 2.03, -3.6];
const TOP = FLIGHT_RISE;
/** Bami sits on step eight and looks along it; the stick lies under her paw. */
const CAT = place(stairAt(8, 0.6), [0, -76, 0], 1.5);
const STICK = vec(-0.07, 0.05, 0.36).applyMatrix4(CAT).toArray() as V3;
/** Faces that the others shout at. */
const DOYUN_FACE: V3 = [-0.95, 2.9, -3.2];
const LEFT_TEAM: V3 = [-1.1, 3.2, -4.7];
/** A head turned further from us than this shows half a mouth. */
const MOST_TURN = 40;
const RIGHT_TEAM: V3 = [0.95, 3.2, -5];

/** Seated, the cardigan ends in a ribbed hem on the lap, and the trousers are another cloth. */
const KNIT = { kind: 'knit', base: '#7f8550', ink: '#5f6640', size: 0.05 } as const;
const SITTING_GRANDPA: Person = dressed(CHESTNUT_GRANDPA, {
  shells: [
    { cloth: KNIT, from: 0.06, to: 0.9, grow: [0.036, 0.01] },
    { cloth: '#5b613a', from: 0.02, to: 0.14, grow: [0.046, 0.044] },
    { cloth: '#5b613a', from: 0.04, to: 0.88, grow: [0.044, 0.018], front: 9 },
  ],
  buttons: { color: '#f0d9a8', rows: 1 },
  legs: '#6b5a52',
});
type Onlooker = {
  who: Person;
  /** x, z, degrees turned */
  at: V3;
  look: ExpressionName;
  base?: PoseName;
  p: Stance & { left?: ArmPose; right?: ArmPose };
  /** at whom they shout */
  to: V3;
  /** whose left shoulder the right hand has caught; how far the chin may drop under a peak */
  holds?: Person;
  most?: number;
};
const ONLOOKERS: Onlooker[] = [
  // Doyun's side
  {
    who: MR_SEO_ONE_SLEEVE,
    at: [-1.26, -4.8, 40],
    look: 'grumpy',
    to: RIGHT_TEAM,
    p: { hips: 0.96, lean: [10, 0, -4], bend: 8, left: onKnee, right: onKnee },
  },
  {
    who: UNCLE_JANG,
    at: [-0.72, -5.5, 26],
    look: 'shout',
    to: RIGHT_TEAM,
    p: { hips: 0.98, lean: [8, 0, 4], bend: 6, left: onKnee, right: onKnee },
    most: 8,
  },
  // Charlotte's side
  {
    who: MRS_TTEOK,
    at: [0.66, -4.9, -26],
    look: 'shout',
    to: DOYUN_FACE,
    p: { hips: 0.9, lean: [10, 0, 3], bend: 10, left: onKnee, right: onKnee },
    most: 8,
  },
  {
    who: HALMEONI_SUMMER,
    at: [1.16, -4.85, -34],
    look: 'gasp',
    to: LEFT_TEAM,
    p: { hips: 0.94, lean: [12, 0, -2], bend: 8, right: onKnee, left: onKnee },
    most: 6,
  },
];

export function catReferee(): Shot {
  const crowd = ONLOOKERS.map(({ who, at: [x, z, turn], look, base, p, to, holds, most }) => {
    const at = place([x, TOP, z], [0, turn, 0]);
    const turned = watch({ build: who.build, at, stance: p, target: to, most }).head;
    // the eyes do the rest, or we lose the face
    const head: V3 = [turned[0], clamp(turn + turned[1], -MOST_TURN, MOST_TURN) - turn, turned[2]];
    const s = { ...p, head };
    const other = ONLOOKERS.find((o) => o.who === holds);
    const caught = other && {
      at: place([other.at[0], TOP, other.at[1]], [0, other.at[2], 0]),
      build: other.who.build,
      stance: other.p,
      side: 'left' as const,
    };
    const held = caught && { right: onShoulder({ at, build: who.build, stance: s, side: 'right', other: caught }) };
    const posed = pose(base ?? 'stand', { ...s, ...held });
    return character(who, { at, expression: look, lookAt: to, pose: posed });
  });

  // she has thrown, the skirt has not stopped, and she will not have it that the stick is out: both feet planted, arms free
  const charlotteAt = place([0.2, TOP - 0.03, -3.98], [0, -34, 0], 1.14);
  const leaning: Stance = { hips: 0.97, lean: [16, 0, 4], bend: 10, head: [2, 12, -5] };
  const charlotte = character(dressed(CHARLOTTE_HANBOK_SWIRL, { sleeveBag: 0.06 }), {
    at: charlotteAt,
    expression: 'outrage',
    lookAt: DOYUN_FACE,
    pose: pose('stand', {
      ...leaning,
      right: {
        hand: [0.5, -0.62, 0.5],
        elbow: [1, -0.2, -0.6],
        palm: [0.1, 1, 0.5],
        fingers: [0.5, -0.1, 0.8],
        grip: 'open',
      },
      left: { hand: [0.34, -0.72, -0.36], elbow: [1, 0.2, -0.8], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0, 0, 0], standOn: stairAt(14, 0.32) },
      legRight: { foot: [0, 0, 0], standOn: stairAt(13, 0.06), knee: [0.1, 0.2, 1] },
    }),
  });

  // Doyun is the other team: he points down at the stick, his face still at her
  const [low, high] = [stairAt(11, -1.04), stairAt(12, -0.9)];
  const doyunAt = place([-0.98, stairAt(11)[1] + 0.06, -3.3], [0, 30, 0], 1.1);
  const stooping: Stance = { lean: [10, 0, -3], bend: 8, head: [-8, 14, 4] };
  const doyun = character(DOYUN_SUMMER, {
    at: doyunAt,
    expression: 'outrage',
    lookAt: [0.06, 3.3, -4.2],
    pose: pose('stand', {
      ...stooping,
      left: pointing,
      right: { hand: [0.4, -0.62, -0.1], elbow: [1, 0, -0.8], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0, 0, 0], standOn: high, knee: [0.1, 0.2, 1] },
      legRight: { foot: [0, 0, 0], standOn: low, knee: [0.2, 0.3, 1] },
    }),
  });

  // Chestnut Grandpa sits on the edge: five fingers, a stick, and a button up his sleeve
  const model = new Model();
  const seat = stairAt(14, 1.16);
  const chestnutAt = place([1.16, seat[1] - 0.28, seat[2] + 0.08], [0, -22, 0]);
  const sat: Stance = { hips: 0.36, bend: 10, lean: [10, 0, 0] };
  const oldEyes = watch({ build: 'oldMan', at: chestnutAt, stance: sat, target: STICK, tilt: 3, most: 6 });
  const foot = (x: number): V3 => [x, stairAt(12)[1], stairAt(12)[2] - 0.04];
  const cane: [V3, V3] = [
    [1.36, stairAt(12)[1], stairAt(12)[2] + 0.08],
    [1.34, seat[1] + 0.5, seat[2] + 0.36],
  ];
  const along = (t: number) => vec(cane[0]).lerp(vec(cane[1]), t);
  model.put(tube([cane[0], along(0.5), cane[1]], [0.016, 0.018, 0.02], { around: 9 }), { color: '#8a5a34' });
  model.put(ball([0.04, 0.044, 0.04], 14), { color: '#6f3a20' }, place(cane[1]));
  const chestnut = character(SITTING_GRANDPA, {
    at: chestnutAt,
    expression: 'grin',
    gaze: oldEyes.gaze,
    pose: pose('sitChair', {
      ...sat,
      head: oldEyes.head,
      right: {
        hand: [-0.08, -0.5, 0.74],
        elbow: [1, -0.1, -0.4],
        palm: [-0.2, -1, 0.1],
        fingers: [-0.3, -0.6, 0.8],
        grip: 'relaxed',
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
      legLeft: { foot: [0, 0, 0], standOn: foot(1.14), knee: [0.1, 1, 0.6] },
      legRight: { foot: [0, 0, 0], standOn: foot(0.92), knee: [0.04, 1, 0.6] },
    }),
  });
  // half out of the cuff, on the back of the wrist
  const big = BUILDS.oldMan.hand;
  const button = vec(0.1 * big, -0.5 * big, -0.36 * big).applyMatrix4(chestnut.grip.right);
  const [, alongHand, palm] = [vec(0), vec(0), vec(0)];
  chestnut.grip.right.extractBasis(vec(0), alongHand, palm);
  shirtButton(model, frame(button, alongHand, palm.negate()), '#e4402c', 0.018);

  strawMat(model, place([0.06, TOP + 0.008, -4.62], [0, 2, 0]), 1.55);
  // three have come to rest on it, round side up; the fourth is of the same make
  for (const [x, z, turn] of [
    [0.46, -4.1, 24],
    [0.74, -4.04, -10],
    [0.84, -4.3, -36],
  ] as const)
    yutStick(model, place([x, TOP + 0.05, z], [0, turn, 0]), 'round', 2.2);
  // on its edge, half over already: its pale side goes down
  yutStick(model, place(STICK, [0, -34, 0]).multiply(place([0, 0, 0], [128, 0, 0])), 'flat', 3);
  // the pieces of the game; one is up somebody's sleeve
  for (const [x, z, tone] of [
    [-0.52, -4.0, '#4f7fc0'],
    [-0.36, -3.96, '#f2bf3e'],
    [-0.26, -4.04, '#4f9a6a'],
    [0.4, -3.95, '#fff4e0'],
  ] as const)
    shirtButton(model, place([x, TOP + 0.045, z], [-52, 0, x * 40]), tone, 0.042);
  // behind the joints of the nearest slabs, or the sky shines through them
  for (const n of [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]) {
    const [, y, z] = stairAt(n);
    model.put(roundedBox(3.1, 0.2, 0.2, 0.01), { color: '#8a7a7c', line: 0 }, place([0, y - 0.13, z - 0.02]));
  }
  const cat = bami({
    at: CAT,
    pose: 'paw',
    // evening sun would make an orange cat of her
    coat: { back: '#63361e', side: '#7f4a2b', belly: '#b9824f' },
    head: [16, 8, 4],
    gaze: [0, -0.6],
    paw: [-0.06, 0.125, 0.315],
  });
  return composeShot({
    set: (scene) => stairLane(scene, { hour: 'golden', season: 'june', top: 2, near: [0, 1], without: ['pole'] }),
    light: koreaLight('golden', {
      sun: { dir: [-0.42, 0.74, 0.62], color: '#ffdcae', power: 5, cone: 0.06 },
      exposure: 1.1,
    }),
    camera: camera(FROM, TO, 48.5),
    focus: distance(FROM, STICK) + 0.4,
    aperture: 0.003,
    center: [0, 2.2, -4],
    radius: 5.4,
    actors: [...crowd, charlotte, doyun, chestnut, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      chestnut.head,
      charlotte.head,
      ...crowd
        .filter((actor) => actor.head.person !== 'villager' && actor.head.person !== 'mom')
        .map((actor) => actor.head),
      { person: 'bami', at: cat.head.at, radius: 0.2 },
      { thing: 'Find', at: button, radius: 0.1 },
    ],
    // the end of the sleeve
    find: ballsAt(0.17, [0.9, 2.26, -3.54]),
    focal: STICK,
  });
}
