/** CC-3.1. Rehearsal at noon: Mr. Finch leaves the ground, the town holds its ears, and the bell goes fump. */
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { coverEar, gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { DAD_WINTER, FINCH_WINTER, MAX_WINTER, MAYOR_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { DEG, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { heldTrombone } from '../../props/held-trombone.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ROPE_TOP, townSquare } from '../../sets/town-square.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bellRope } from './3-1.bell-rope.ts';

const FROM: V3 = [-0.72, 0.86, -2.75];
/** A spot on the snow: degrees to the right of straight west, metres from the reader. */
const spot = (deg: number, d: number): V3 => [FROM[0] - d * Math.cos(deg * DEG), 0, FROM[2] - d * Math.sin(deg * DEG)];
const AIM = spot(15, 4);
const TO: V3 = [AIM[0], 1.8, AIM[2]];

/** he has been robbed as well */
const SNOWMAN = spot(2.4, 5.4);

interface Listener {
  who: Person;
  at: V3;
  yaw: number;
  head: V3;
  face: ExpressionName;
  /** how far the left and the right hand stand off the ears, head radii */
  off?: [number, number];
  lean?: V3;
  gaze?: [number, number];
  size?: number;
  legs?: Pick<Pose, 'legLeft' | 'legRight'>;
}
/** Flat palms on both ears, elbows out: over a cap lower, over hair farther out. */
function listener(l: Listener): Actor {
  const at = place(l.at, [0, l.yaw, 0], l.size ?? 1);
  const stance: Stance = { lean: l.lean ?? [-4, 4, (l.yaw % 7) - 3], bend: 2, head: l.head };
  const hold = (side: 'left' | 'right', off: number): ArmPose =>
    coverEar({
      at,
      build: l.who.build,
      side,
      stance,
      mitten: l.who.outfit.mittens?.[side] !== undefined,
      out: 1.2 + off,
      elbow: [1, -0.55, 0.15],
    });
  return character(l.who, {
    at,
    expression: l.face,
    ...(l.gaze ? { gaze: l.gaze } : {}),
    pose: pose('stand', {
      ...stance,
      ...l.legs,
      left: hold('left', l.off?.[0] ?? 0),
      right: hold('right', l.off?.[1] ?? 0),
    }),
  });
}

const bare = (p: Person): Person => without(p, 'woolScarf');

export function bellGoesFump(): Shot {
  const [rx, , rz] = ROPE_TOP;
  const m = new Model();
  // bent by his weight, its tail swinging free below his fists
  bellRope(
    m,
    [
      [rx, 6, rz - 0.1],
      [rx + 0.05, 4.2, rz],
      [rx + 0.03, 3.2, rz + 0.01],
      [rx, 2.72, rz],
      [rx, 2.4, rz],
      [rx + 0.07, 2.05, rz + 0.06],
      [rx + 0.2, 1.75, rz + 0.1],
      [rx + 0.2, 1.5, rz + 0.06],
      [rx + 0.06, 1.34, rz + 0.02],
    ],
    0.028,
  );
  // off the ground, stretched from the rope beside his face; one slipper goes its own way
  const hung = place([rx - 0.3, 0.82, rz + 0.12], [0, 46, 0]);
  const sway: Stance = { lean: [-6, 4, 7], bend: 2, head: [-14, 4, 16] };
  const hold = (side: 'left' | 'right', y: number): ArmPose =>
    gripRod({
      at: hung,
      build: 'thinOldMan',
      stance: sway,
      side,
      point: [rx, y, rz],
      dir: [0, 1, 0],
      r: 0.028,
      elbow: side === 'left' ? [1, 0, 0.2] : [0.9, -0.9, 0.3],
    });
  const finch = character(without(FINCH_WINTER, 'woolScarf'), {
    at: hung,
    expression: 'surprise',
    gaze: [0.2, 0.7],
    pose: pose('stand', {
      ...sway,
      left: hold('left', 2.72),
      right: hold('right', 2.4),
      legLeft: { foot: [0.12, 0.3, 0.06], knee: [0.35, 0, 1], toeDown: 44, toeOut: 14 },
      legRight: { foot: [0.1, 0.12, -0.14], knee: [0.2, 0, 1], toeDown: 52, toeOut: 20 },
    }),
  });
  const stage = place(spot(-7, 3.3), [0, 124, 0], 1.04);
  const puzzled: Stance = { lean: [-3, 6, -3], bend: 2, head: [-12, 8, 8] };
  const horn = stage.clone().multiply(place([0, 1.0, 0.24], [26, 12, 0]));
  const arms = heldTrombone(m, {
    at: stage,
    build: 'shortWoman',
    stance: puzzled,
    mitten: true,
    horn,
    slide: -0.06,
    stay: 0.29,
    elbows: { left: [1, -0.7, 0], right: [1, -0.8, 0] },
  });
  const mayor = character(MAYOR_WINTER, {
    at: stage,
    expression: 'surprise',
    gaze: [0.5, 0.5],
    pose: pose('stand', { ...puzzled, ...arms }),
  });
  // the only one who laughs stands under the slippers and tells everybody
  const maxAt = place(spot(35.6, 2.42), [0, 30, 0], 1.1);
  const giggle: Stance = { lean: [-6, 6, -5], bend: 2, head: [-14, -8, 8] };
  const max = character(without(MAX_WINTER, 'woolScarf'), {
    at: maxAt,
    expression: 'laugh',
    pose: pose('stand', {
      ...giggle,
      right: {
        hand: [0.5, 0.2, 0.62],
        elbow: [0.6, -1, 0],
        palm: [-0.3, 0, 1],
        fingers: [0.5, 1, 0.3],
        grip: 'point',
      },
      left: { hand: [-0.3, -0.5, 0.5], elbow: [1, -0.5, 0], palm: [-0.2, 0, -1], fingers: [-1, 0, 0.2], grip: 'flat' },
      legLeft: { foot: [0.1, 0, 0.08], toeOut: 16 },
      legRight: { foot: [0.16, 0, -0.1], toeOut: 26 },
    }),
  });
  const crowd = [
    // one mitten is gone: the bare hand comes off the ear first
    listener({
      who: CHARLOTTE_WINTER,
      at: spot(12.4, 2.6),
      yaw: 112,
      head: [-16, 14, 7],
      face: 'surprise',
      off: [0.7, 0.08],
      gaze: [0.4, 0.6],
    }),
    listener({
      who: without(THEO_WINTER, 'woolScarf'),
      at: spot(22.4, 3.6),
      yaw: 104,
      head: [-8, 0, -9],
      face: 'worry',
      off: [0.12, 0.12],
      gaze: [0.5, 0.5],
    }),
    listener({
      who: bare(DAD_WINTER),
      at: spot(18.4, 5.2),
      yaw: 112,
      head: [-12, 14, 7],
      face: 'surprise',
      gaze: [0.4, 0.5],
    }),
  ];
  const actors = [finch, mayor, max, ...crowd];
  const charlotte = crowd[0] as Actor;
  return composeShot({
    set: (scene) =>
      townSquare(scene, {
        hour: 'snowDay',
        rope: [rx, 6.5, rz - 0.1],
        snowman: SNOWMAN,
        snowmanEars: true,
        hills: false,
        lowTower: true,
        moulding: false,
        skip: [0, 1, 2, 5],
      }),
    light: plumLight('snowDay', {
      sun: { dir: [0.62, 0.75, 0.5], color: '#fff0d8', power: 4, cone: 0.07 },
      // the lamp of the rope room: he hangs before it
      points: [{ at: [-3.3, 1.9, -5.9], color: '#ffc488', power: 5, radius: 0.3 }],
      fog: { color: '#dfe8f6', near: 5.5, far: 34 },
    }),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    center: [-3.4, 1, -3],
    radius: 6,
    actors,
    things: [m.bake()],
    heads: [...actors.map((a) => a.head), { person: 'bell', at: vec(rx, 3.3, rz), radius: 0.12 }],
    // the snowman without his scarf
    find: ballsAt(0.36, [SNOWMAN[0] + 0.16, 1.24, SNOWMAN[2]], [SNOWMAN[0] + 0.16, 0.8, SNOWMAN[2]]),
    focal: charlotte.head.at.toArray() as V3,
  });
}
