/** CC-3.1. Rehearsal at noon: Mr. Finch leaves the ground, the town holds its ears, and the bell goes fump. */
import { CatmullRomCurve3 } from 'three';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { coverEar, gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { FINCH_WINTER, MAX_WINTER, MAYOR_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model, newId } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { snowman } from '../../props/street-things.ts';
import { tinyHouse } from '../../props/tiny-town.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ROPE_TOP, townSquare } from '../../sets/town-square.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bellRope } from './3-1.bell-rope.ts';

// from the first floor of the house opposite: everybody whole on the snow, and him above them all
const FROM: V3 = [-2.8, 2.3, 3.3];
const TO: V3 = [-3.0, 1.31, -4];
// he has swung it out of the arch, towards the reader
const ROPE: V3 = [ROPE_TOP[0] + 0.1, 6, ROPE_TOP[2] + 0.85];

/** he has been robbed as well */
const SNOWMAN: V3 = [-1.78, 0, -4.1];

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
  /** the left hand, if it is no longer at the ear */
  left?: ArmPose;
};
/** Flat palms on both ears, elbows out: over a cap lower, over hair farther out. */
function listener(l: Listener): Actor {
  const at = place(l.at, [0, l.yaw, 0]);
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
      left: l.left ?? hold('left', l.off?.[0] ?? 0),
      right: hold('right', l.off?.[1] ?? 0),
    }),
  });
}

/** A tangle of wool in the air, and the end that hangs out of it. */
function tangle(model: Model, at: V3, size: number, tone: string, turn: number): void {
  const id = newId();
  const rnd = random(3 + Math.round(turn * 10));
  const loops = Array.from({ length: 30 }, (_, i): V3 => {
    const a = turn + i * 2.1 + rnd() * 1.6;
    const up = 1.7 * rnd() - 0.85;
    const r = size * Math.sqrt(1 - up * up) * (0.9 + 0.35 * rnd());
    return [at[0] + Math.sin(a) * r * 1.15, at[1] + up * size * 0.85, at[2] + Math.cos(a) * r * 0.7];
  });
  const end = Array.from({ length: 6 }, (_, i): V3 => {
    const k = (i + 1) / 6;
    const side = Math.sin(turn + k * 7) * size * 0.5;
    return [at[0] + side, at[1] + size * (0.3 + 2.4 * k), at[2]];
  });
  const path = new CatmullRomCurve3([...loops, ...end].map((p) => vec(p))).getPoints(260);
  model.put(
    tube(
      path.map((p): V3 => [p.x, p.y, p.z]),
      [size * 0.15],
      { around: 6, rings: 260 },
    ),
    {
      color: tone,
      line: 0.4,
      id,
    },
  );
  model.put(ball([size * 0.8, size * 0.65, size * 0.55], 10), { color: tone, line: 0.4, id }, place(at));
}

export function bellGoesFump(): Shot {
  const [rx, , rz] = ROPE;
  const model = new Model();
  // his whole weight is on it: taut above his fists, its tail whips away below
  bellRope(
    model,
    [
      [rx, 6, rz],
      [rx, 4.2, rz],
      [rx, 3.2, rz],
      [rx, 2.6, rz],
      [rx, 2.2, rz],
      [rx + 0.04, 1.9, rz + 0.02],
      [rx + 0.2, 1.62, rz + 0.02],
      [rx + 0.36, 1.36, rz],
      [rx + 0.34, 1.08, rz],
      [rx + 0.16, 0.86, rz],
    ],
    0.026,
  );
  // off the ground: one fist a hand above the other, and his long legs run on in the air
  const hung = place([rx - 0.34, 0.7, rz + 0.14], [0, 66, 0]);
  const sway: Stance = { lean: [-16, 0, 4], bend: -8, head: [-10, -26, 6] };
  const hold = (side: 'left' | 'right', y: number): ArmPose =>
    gripRod({
      at: hung,
      build: 'thinOldMan',
      stance: sway,
      side,
      point: [rx, y, rz],
      dir: [0, 1, 0],
      r: 0.026,
      elbow: [1, -0.5, 0.2],
    });
  // the swing has thrown up the skirts of his coat
  const swung = dressed(without(FINCH_WINTER, 'woolScarf'), {
    shells: [{ cloth: '#3c4a70', from: -0.3, to: 0.96, grow: [0.05, 0.016] }],
  });
  const finch = character(swung, {
    at: hung,
    expression: 'startled',
    lookAt: [rx + 0.2, 3.6, rz + 0.8],
    pose: pose('stand', {
      ...sway,
      left: hold('left', 2.78),
      right: hold('right', 2.44),
      legRight: { foot: [0.14, 0.72, 0.9], knee: [0.3, 1, 0.4], toeDown: -36, toeOut: 6 },
      legLeft: { foot: [0.06, 0.24, -0.42], knee: [0.2, -0.4, 1], toeDown: 62, toeOut: 8 },
    }),
  });
  // the square goes on beside the tower
  tinyHouse(model, place([3.95, -0.1, -22], [0, -8, 0], 24), {
    w: 0.2,
    wall: '#e8b884',
    roof: '#e6ecf8',
    lit: false,
    tall: 1.05,
    seed: 4,
  });
  snowman(model, place(SNOWMAN, [0, -28, 0]), { hat: true, arms: 'ears' });
  // what comes down with the fump
  for (const [i, [dx, y, dz, size, tone]] of (
    [
      [-0.27, 2.93, 0.1, 0.075, '#d8433a'],
      [0.38, 2.66, 0.2, 0.085, '#f2bf3e'],
      [0.66, 2.2, 0.3, 0.095, '#d8433a'],
      [-0.74, 1.36, 0.3, 0.085, '#5fa8e0'],
      [0.62, 1.66, 0.3, 0.09, '#58b070'],
    ] as const
  ).entries())
    tangle(model, [rx + dx, y, rz + dz], size, tone, i * 1.7);
  // the only one who laughs tells everybody
  const maxAt = place([-2.4, 0, -2.55], [0, -14, 0], 1.1);
  const giggle: Stance = { lean: [-8, 0, -6], bend: 2, head: [-12, -6, 10] };
  const max = character(without(MAX_WINTER, 'woolScarf'), {
    at: maxAt,
    expression: 'laugh',
    pose: pose('stand', {
      ...giggle,
      right: {
        hand: [0.6, 0.72, 0.1],
        elbow: [1, -0.4, 0],
        palm: [-0.2, 0.2, 1],
        fingers: [0.3, 1, 0],
        grip: 'point',
      },
      left: {
        hand: [-0.2, -0.55, 0.55],
        elbow: [1, -0.4, 0],
        palm: [-0.2, 0, -1],
        fingers: [-1, -0.1, 0.2],
        grip: 'flat',
      },
      legLeft: { foot: [0.12, 0, 0.1], toeOut: 16 },
      legRight: { foot: [0.16, 0, -0.06], toeOut: 26 },
    }),
  });
  const crowd = [
    // one mitten is gone: the bare hand comes off the ear first
    listener({
      who: CHARLOTTE_WINTER,
      at: [-4.1, 0, -3.1],
      yaw: 26,
      head: [-14, 28, 7],
      face: 'huh',
      off: [0, 0.1],
      left: {
        hand: [0.74, -0.02, 0.42],
        elbow: [0.6, -1, 0],
        palm: [-0.3, 0.3, 1],
        fingers: [0.5, 1, 0.2],
        grip: 'open',
      },
      look: [rx, 2.5, rz + 0.5],
      lean: [-8, 4, 3],
    }),
    listener({
      who: without(THEO_WINTER, 'woolScarf'),
      at: [-4.78, 0, -2.8],
      yaw: 40,
      head: [10, 0, -12],
      face: 'tugging',
      off: [0.08, 0.08],
      lean: [8, -6, -6],
    }),
    // Mayor Lopez has put her trombone away, and both ears as well
    listener({
      who: MAYOR_WINTER,
      at: [-1.14, 0, -2.95],
      yaw: -36,
      head: [8, -4, 10],
      face: 'holdSneeze',
      off: [0.1, 0.1],
      lean: [6, 6, 6],
    }),
  ];
  const actors = [finch, max, ...crowd];
  const charlotte = crowd[0] as Actor;
  return composeShot({
    set: (scene) =>
      townSquare(scene, {
        hour: 'snowDay',
        rope: [rx, 6.5, rz - 0.1],
        hills: false,
        lowTower: true,
        skip: [0, 1, 2, 5],
      }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.75, 0.7, 0.55], color: '#ffe8c4', power: 4.2, cone: 0.06 },
      // the lamp of the rope room: he hangs before it
      points: [{ at: [-2.75, 0.8, -6.5], color: '#ffa850', power: 13, radius: 0.25 }],
      fog: { color: '#dfe8f6', near: 8.5, far: 40 },
    }),
    camera: camera(FROM, TO, 30.5),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    center: [-3, 1, -3],
    radius: 6,
    actors,
    things: [model.bake()],
    heads: [...actors.map((actor) => actor.head), { person: 'bell', at: vec(rx, 3.1, rz), radius: 0.12 }],
    // the snowman without his scarf
    find: ballsAt(0.36, [SNOWMAN[0], 1.24, SNOWMAN[2]], [SNOWMAN[0], 0.5, SNOWMAN[2]]),
    focal: finch.head.at.toArray() as V3,
  });
}
