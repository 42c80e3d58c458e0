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
import { Model, newId } from '../../model/bake.ts';
import { DEG, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ROPE_TOP, townSquare } from '../../sets/town-square.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bellRope } from './3-1.bell-rope.ts';

const FROM: V3 = [-0.72, 0.86, -2.75];
/** A spot on the snow: degrees to the right of straight west, metres from the reader. */
const spot = (deg: number, d: number): V3 => [FROM[0] - d * Math.cos(deg * DEG), 0, FROM[2] - d * Math.sin(deg * DEG)];
const AIM = spot(28, 4);
const TO: V3 = [AIM[0], 1.86, AIM[2]];

/** he has been robbed as well */
const SNOWMAN = spot(22, 4.9);

type Listener = {
  who: Person;
  at: V3;
  yaw: number;
  head: V3;
  face: ExpressionName;
  /** how far the left and the right hand stand off the ears, head radii */
  off?: [number, number];
  lean?: V3;
  look?: V3;
  size?: number;
  legs?: Pick<Pose, 'legLeft' | 'legRight'>;
};
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
    ...(l.look ? { lookAt: l.look } : {}),
    pose: pose('stand', {
      ...stance,
      ...l.legs,
      left: hold('left', l.off?.[0] ?? 0),
      right: hold('right', l.off?.[1] ?? 0),
    }),
  });
}

const bare = (person: Person): Person => without(person, 'woolScarf');

/** A tuft of wool in the air. */
function fluff(model: Model, at: V3, size: number, tone: string): void {
  const id = newId();
  for (let i = 0; i < 26; i++) {
    const [a, y] = [i * 2.4, 1 - (2 * (i + 0.5)) / 26];
    const r = size * (0.75 + 0.5 * ((i * 7) % 5) * 0.2);
    const q = Math.sqrt(1 - y * y) * r;
    const off: V3 = [at[0] + Math.sin(a) * q, at[1] + y * r * 0.8, at[2] + Math.cos(a) * q];
    model.put(ball(size * 0.34, 8), { color: tone, line: 0.6, id }, place(off));
  }
}

export function bellGoesFump(): Shot {
  const [rx, , rz] = ROPE_TOP;
  const model = new Model();
  // his whole weight is on it: straight and taut above his fists, its tail swings free below
  bellRope(
    model,
    [
      [rx, 6, rz],
      [rx, 4.2, rz],
      [rx, 3.2, rz],
      [rx, 2.6, rz],
      [rx, 2.2, rz],
      [rx + 0.03, 1.9, rz + 0.02],
      [rx + 0.12, 1.6, rz - 0.04],
      [rx + 0.16, 1.3, rz - 0.1],
      [rx + 0.06, 1.06, rz - 0.08],
    ],
    0.03,
  );
  // off the ground: fist on fist, back arched, knees to his belly; one slipper goes its own way
  const hung = place([rx - 0.21, 0.58, rz + 0.18], [0, 122, 0]);
  const sway: Stance = { lean: [-20, 0, 3], bend: -8, head: [-16, -22, 8] };
  const hold = (side: 'left' | 'right', y: number): ArmPose =>
    gripRod({
      at: hung,
      build: 'thinOldMan',
      stance: sway,
      side,
      point: [rx, y, rz],
      dir: [0, 1, 0],
      r: 0.03,
      elbow: [1, -0.6, -0.1],
    });
  const finch = character(without(FINCH_WINTER, 'woolScarf'), {
    at: hung,
    expression: 'startled',
    lookAt: [rx, 4.4, rz],
    pose: pose('stand', {
      ...sway,
      left: hold('left', 2.36),
      right: hold('right', 2.2),
      legLeft: { foot: [0.1, 0.46, 0.42], knee: [0.3, 0.9, 1], toeDown: 26, toeOut: 14 },
      legRight: { foot: [0.12, 0.26, 0.12], knee: [0.4, 0.6, 1], toeDown: 50, toeOut: 20 },
    }),
  });
  // what comes down with the fump
  for (const [dx, y, dz, size, tone] of [
    [0.2, 2.8, 0.1, 0.06, '#d8433a'],
    [-0.2, 2.66, 0.05, 0.045, '#f2bf3e'],
    [0.3, 2.52, 0.02, 0.034, '#4f9a55'],
    [-0.04, 2.98, -0.1, 0.04, '#8a5cb4'],
  ] as const)
    fluff(model, [rx + dx, y, rz + dz], size, tone);
  // the only one who laughs stands under the slippers and tells everybody
  const maxAt = place(spot(47, 2.3), [0, 18, 0], 1.1);
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
      at: spot(11.6, 2.15),
      yaw: 128,
      head: [-18, -14, 7],
      face: 'huh',
      off: [0.1, 0.6],
      look: [rx, 4, rz],
      lean: [-8, 4, 5],
    }),
    listener({
      who: without(THEO_WINTER, 'woolScarf'),
      at: spot(16, 2.75),
      yaw: 104,
      head: [12, -6, -12],
      face: 'tugging',
      off: [0.08, 0.08],
      lean: [8, -6, -6],
    }),
    listener({
      who: bare(DAD_WINTER),
      at: spot(11, 4.1),
      yaw: 116,
      head: [8, -8, 9],
      face: 'holdSneeze',
      lean: [8, 4, 6],
    }),
    // Mayor Lopez has put her trombone away, and both ears as well
    listener({
      who: MAYOR_WINTER,
      at: spot(4.6, 3.1),
      yaw: 112,
      head: [6, -14, 12],
      face: 'holdSneeze',
      off: [0.1, 0.1],
      lean: [4, 6, 8],
    }),
  ];
  const actors = [finch, max, ...crowd];
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
    things: [model.bake()],
    heads: [...actors.map((actor) => actor.head), { person: 'bell', at: vec(rx, 3.1, rz), radius: 0.12 }],
    // the snowman without his scarf
    find: ballsAt(0.36, [SNOWMAN[0] + 0.16, 1.24, SNOWMAN[2]], [SNOWMAN[0] + 0.16, 0.8, SNOWMAN[2]]),
    focal: charlotte.head.at.toArray() as V3,
  });
}
