/** KB-1.1. Off the plane: the board says the fifteenth, and a grandmother comes running. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, onShoulder, pointAt } from '../../cast/holds.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { DUNA } from '../../cast/people/duna.ts';
import { CHARLOTTE_TRAVELLING, HALMEONI_SUMMER, MAX_SUMMER_SHOES, MOM_SUMMER } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { tube } from '../../model/tube.ts';
import { suitcase } from '../../props/journey-things.ts';
import { nameCard } from '../../props/name-papers.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { airport, airportLight, FIFTEEN } from './1-1.airport.ts';

const FROM: V3 = [-0.1, 0.6, 4.35];
const TO: V3 = [0.06, 1.28, -0.5];
/** Where the number stands for the reader, at an arm's distance from her. */
const ALONG = vec(FIFTEEN).sub(vec(FROM)).multiplyScalar(0.66).add(vec(FROM));

function shade(model: Model, at: [number, number], size: [number, number]): void {
  model.put(
    grid(
      (u, w) => [at[0] + size[0] * w * Math.cos(u * TAU), 0.006 - 0.004 * w, at[1] - size[1] * w * Math.sin(u * TAU)],
      40,
      10,
    ),
    {
      line: 0,
      doubleSided: true,
      tint: (q) =>
        color('#a48d97').lerp(
          color('#e6d5c8'),
          smoothstep(0.45, 1, Math.hypot((q.x - at[0]) / size[0], (q.z - at[1]) / size[1])),
        ),
    },
  );
}

/** A pocket pulled inside out: a flat white bag with a seam round its end. */
function emptyPocket(model: Model, way: V3[]): void {
  model.put(tube(way, [0.042, 0.056, 0.066, 0.054, 0.012], { around: 14, rings: 18, flat: 0.45 }), {
    color: '#fff8e6',
    line: 1.2,
  });
}

export function whereIsTheFourteenth(): Shot {
  const model = new Model();

  const girlAt = place([-0.48, 0, 1.78], [0, 40, 0], 1.08);
  const puzzled: Pose = pose('stand', { lean: [-6, 4, 3], bend: -6, head: [-12, 20, -4] });
  const girl = { at: girlAt, build: 'child8', stance: puzzled } as const;
  // no fourteenth in here either: the pocket is turned out, its white lining in her fingers
  const lining = (k: number) => vec(-0.14 - 0.1 * k, 0.55 - 0.05 * k * k, 0.07 + 0.03 * k).applyMatrix4(girlAt);
  emptyPocket(
    model,
    [0, 0.3, 0.65, 1.05, 1.2].map((k) => lining(k).toArray() as V3),
  );
  // the other one hangs out by itself
  emptyPocket(
    model,
    points3('.12,.57,.09 .15,.56,.13 .17,.52,.15 .18,.475,.15 .18,.45,.145').map(
      (p) => vec(p).applyMatrix4(girlAt).toArray() as V3,
    ),
  );
  const charlotte = character(CHARLOTTE_TRAVELLING, {
    at: girlAt,
    expression: 'nervous',
    gaze: [0.9, 0.9],
    pose: {
      ...puzzled,
      left: pointAt({ ...girl, side: 'left', target: ALONG, touch: false, stretch: 0.96 }),
      right: grasp({
        ...girl,
        side: 'right',
        point: lining(1),
        touch: 'pinch',
        fingers: [0.1, -0.9, 0.4],
        palm: [-1, 0, 0.2],
        elbow: [1, 0.1, -0.5],
        grip: 'pinch',
      }),
      legLeft: { foot: [0.04, 0, 0.08], toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.12], toeOut: 28 },
    },
  });

  // luggage, one piece of it asleep: he straddles the case, arms over its handle, a cheek on them
  const caseAt = place([-1.28, 0, 0.86], [0, 28, 0], 0.74);
  suitcase(model, caseAt.clone().multiply(place([0, 0, 0], [0, 180, 0])), { handle: 0.36, tone: '#a44e6e' });
  const maxAt = caseAt.clone().multiply(place([0, 0.56, -0.12], [0, 0, 0], 1 / 0.74));
  const bar = (x: number) => vec(x, 1.12, 0.13).applyMatrix4(caseAt).toArray() as V3;
  const over = (x: number): ArmPose => ({
    hand: [0, 0, 1],
    reachTo: bar(x),
    elbow: [1, -0.3, 0.1],
    palm: [-0.2, -1, 0],
    fingers: [-0.8, -0.3, 0.5],
    grip: 'relaxed',
  });
  const slung: Pose = pose('sitChair', {
    lean: [4, 0, 3],
    bend: 20,
    head: [22, -4, 32],
    left: over(0.07),
    right: over(-0.07),
    legLeft: { foot: [0.3, 0.04, 0.72], knee: [0.3, 0.6, 1], toeOut: 20, toeDown: 20 },
    legRight: { foot: [0.3, 0, 0.7], knee: [0.3, 0.6, 1], toeOut: 20, toeDown: 20 },
  });
  const max = character(MAX_SUMMER_SHOES, { at: maxAt, expression: 'asleep', pose: slung });

  const momAt = place([-1.56, 0, 0.5], [0, 40, 0]);
  const tired: Pose = pose('stand', { lean: [-2, 6, -4], bend: 2, head: [4, 22, 10] });
  const mom = character(MOM_SUMMER, {
    at: momAt,
    expression: 'smile',
    gaze: [0.4, -0.2],
    pose: {
      ...tired,
      left: onShoulder({
        at: momAt,
        build: 'woman',
        stance: tired,
        side: 'left',
        other: { at: maxAt, build: 'child4', stance: slung, side: 'left' },
      }),
    },
  });

  const wide = (up: number): ArmPose => ({
    hand: [0.72, up, 0.52],
    elbow: [0.6, -0.7, -0.4],
    palm: [-0.5, 0.1, 0.8],
    fingers: [0.6, 0.25, 0.7],
    grip: 'open',
  });
  const halmeoni = character(HALMEONI_SUMMER, {
    at: place([0.52, 0, 0.24], [0, -50, 0], 1.06),
    expression: 'laugh',
    pose: pose('run', {
      shift: [0, 0, 0],
      lean: [16, 0, 4],
      head: [-10, 12, 8],
      legLeft: { foot: [0.16, 0.02, 0.34], toeDown: -6 },
      legRight: { foot: [0.16, 0.1, -0.36], toeDown: 48 },
      left: { ...wide(-0.2), hand: [0.8, -0.2, 0.45] },
      right: wide(0.04),
    }),
  });
  const imo = character(DUNA, {
    at: place([1.02, 0, -0.9], [0, -44, 0]),
    expression: 'joy',
    gaze: [0.3, 0],
    pose: pose('run', {
      lean: [8, 6, 0],
      head: [-2, 10, -6],
      left: {
        hand: [0.42, 0.74, 0.3],
        elbow: [1, -0.4, -0.3],
        palm: [-0.2, 0, 1],
        fingers: [0.2, 1, 0.1],
        grip: 'open',
      },
    }),
  });

  const boyAt = place([1.04, 0, 0.98], [0, -40, 0], 1.04);
  const proud: Pose = pose('stand', { lean: [-4, -2, -2], head: [-6, -14, 4] });
  const boy = { at: boyAt, build: 'child8', stance: proud } as const;
  const card = boyAt.clone().multiply(place([0.055, 0.615, 0.235], [-8, 8, 3], 0.95));
  const onCard = (x: number, y: number) => vec(x, y, 0).applyMatrix4(card);
  const way = (v: V3) => vec(v).transformDirection(card);
  const doyun = character(DOYUN_SUMMER, {
    at: boyAt,
    expression: 'grin',
    gaze: [-0.5, 0],
    pose: {
      ...proud,
      left: holdCard({
        ...boy,
        side: 'left',
        edge: onCard(0.21, -0.08),
        inward: way([-1, 0.2, 0]),
        face: way([0, 0, 1]),
      }),
      right: holdCard({
        ...boy,
        side: 'right',
        edge: onCard(-0.21, -0.1),
        inward: way([1, 0.2, 0]),
        face: way([0, 0, 1]),
      }),
    },
  });
  nameCard(model, card, 1);

  // the hall's light comes from everywhere: what stands, and what leaps, gets its shade by hand
  shade(model, [-0.51, 1.78], [0.36, 0.2]);
  shade(model, [-1.28, 0.84], [0.4, 0.24]);
  shade(model, [-1.56, 0.5], [0.34, 0.2]);
  shade(model, [1.02, 0.96], [0.36, 0.2]);
  shade(model, [0.48, 0.32], [0.46, 0.22]);
  shade(model, [1.0, -0.85], [0.4, 0.2]);

  const actors = [charlotte, max, mom, halmeoni, imo, doyun];
  return composeShot({
    set: (scene) => airport(scene, { open: 0.7, without: ['rail', 'trolley'] }),
    // dawn behind them, the hall's lamps on their faces, and the board's own glow
    light: airportLight({
      sun: { dir: [0.55, 0.5, -0.8], color: '#ffc48e', power: 3.4, cone: 0.1 },
      fill: { dir: [-0.25, 0.5, 1], color: '#fff0e2', power: 1.25, cone: 0.4 },
      points: [
        { at: [FIFTEEN[0], FIFTEEN[1] - 0.1, 0.1], color: '#ffe2a0', power: 3, radius: 0.1 },
        { at: [0.5, 2.3, 2.7], color: '#ffe0ac', power: 5, radius: 0.15 },
      ],
      exposure: 1.1,
    }),
    camera: camera(FROM, TO, 45),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.005,
    center: [0, 1.2, 0],
    radius: 4.4,
    actors,
    things: [model.bake()],
    heads: [
      ...actors.map((actor) => actor.head),
      { thing: 'Find', at: onCard(0, 0), radius: 0.2 },
      { thing: 'Find', at: vec(FIFTEEN), radius: 0.34 },
      { thing: 'Find', at: vec(FIFTEEN).add(vec(-0.75, 0, 0)), radius: 0.3 },
    ],
    find: [{ at: onCard(0, 0), radius: 0.2 }],
    lettering: [
      { text: '6월 15일', balls: ballsAt(0.38, [-0.34, 2.61, -0.86], [1.33, 2.61, -0.85]) },
      { text: '샬롯 누', balls: ballsAt(0.06, [0.78, 0.72, 1.17], [0.97, 0.72, 1.16]) },
      { text: '동생 샬롯', balls: ballsAt(0.08, [0.78, 0.58, 1.17], [0.99, 0.58, 1.16]) },
    ],
    focal: FIFTEEN,
  });
}
