/** KB-1.1. One diagonal from a flying grandmother through an accusing arm up to the huge date board: a day has been stolen. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, onShoulder, pointAt } from '../../cast/holds.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { DUNA } from '../../cast/people/duna.ts';
import { CHARLOTTE_TRAVELLING, HALMEONI_SUMMER, MAX_SUMMER_SHOES, MOM_SUMMER } from '../../cast/people/korea-travel.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { contacts, mist, shafts } from '../../model/veil.ts';
import { suitcase } from '../../props/journey-things.ts';
import { nameCard } from '../../props/name-papers.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { airport, airportLight, FIFTEEN } from './1-1.airport.ts';
import { crushedCrown } from './1-1.crushed-crown.ts';

const FROM: V3 = [-0.1, 0.34, 4.35];
const TO: V3 = [0.02, 1.38, -0.5];
/** Where the number stands for the reader, at an arm's distance from her. */
const ALONG = vec(FIFTEEN).sub(vec(FROM)).multiplyScalar(0.6).add(vec(FROM));

/** A pocket pulled inside out: a flat white bag with a seam round its end. */
function emptyPocket(model: Model, way: V3[]): void {
  model.put(tube(way, [0.04, 0.05, 0.058, 0.05, 0.012], { around: 14, rings: 18, flat: 0.25 }), {
    color: '#fff8e6',
    line: 1.2,
  });
}

export function whereIsTheFourteenth(): Shot {
  const model = new Model();

  const girlAt = place([0.1, 0, 1.86], [0, 32, 0], 1.1);
  const robbed: Pose = pose('stand', { lean: [-6, 6, -14], bend: -8, sway: -4, head: [-14, 10, 2] });
  const girl = { at: girlAt, build: 'child8', stance: robbed } as const;
  // no fourteenth in here either: two white ears at her hips
  const lining = (s: number, k: number) =>
    vec(s * (0.12 + 0.15 * k), 0.57 + 0.04 * k - 0.16 * k * k, 0.07 + 0.03 * k).applyMatrix4(girlAt);
  for (const s of [-1, 1])
    emptyPocket(
      model,
      [0, 0.3, 0.65, 1.0, 1.14].map((k) => lining(s, k).toArray() as V3),
    );
  const charlotte = character(without(CHARLOTTE_TRAVELLING, 'squashedCrown', 'earPencil'), {
    at: girlAt,
    expression: 'dismay',
    lookAt: ALONG.toArray() as V3,
    pose: {
      ...robbed,
      left: pointAt({ ...girl, side: 'left', target: ALONG, touch: false, stretch: 0.96 }),
      right: grasp({
        ...girl,
        side: 'right',
        point: lining(-1, 1),
        touch: 'pinch',
        fingers: [0.1, -0.9, 0.4],
        palm: [-1, 0, 0.2],
        elbow: [1, 0.1, -0.5],
        grip: 'pinch',
      }),
      legLeft: { foot: [-0.06, 0.05, 0.1], toeOut: 10, toeDown: 26 },
      legRight: { foot: [0.5, 0.1, -0.16], toeOut: 20, toeDown: 50 },
    },
  });
  crushedCrown(model, headFrame(girlAt, 'child8', robbed));

  // both feet off the floor: she leans far into it, arms wide
  const wide = (up: number): ArmPose => ({
    hand: [0.78, up, 0.42],
    elbow: [0.6, -0.7, -0.4],
    palm: [-0.5, 0.1, 0.8],
    fingers: [0.6, 0.25, 0.7],
    grip: 'open',
  });
  const halmeoni = character(HALMEONI_SUMMER, {
    at: place([-1.1, 0.04, 2.06], [0, 74, 0], 1.1),
    expression: 'laugh',
    pose: pose('run', {
      shift: [0, 0.1, 0],
      lean: [26, -6, 0],
      head: [-6, -14, 8],
      legLeft: { foot: [0.1, 0.06, 0.5], toeDown: -16 },
      legRight: { foot: [0.16, 0.36, -0.66], toeDown: 70 },
      left: wide(0.34),
      right: wide(-0.1),
    }),
  });
  const imo = character(DUNA, {
    at: place([-1.28, 0, -1.3], [0, 30, 0]),
    expression: 'joy',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('run', {
      lean: [12, 6, 0],
      head: [-2, -6, -6],
      left: {
        hand: [0.42, 0.74, 0.3],
        elbow: [1, -0.4, -0.3],
        palm: [-0.2, 0, 1],
        fingers: [0.2, 1, 0.1],
        grip: 'open',
      },
    }),
  });

  // luggage, one piece of it asleep: he straddles the case, arms over its handle, a cheek on them
  const caseAt = place([1.3, 0, -0.6], [0, -24, 0], 0.74);
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
  const momAt = place([1.06, 0, -0.96], [0, -8, 0]);
  const tired: Pose = pose('stand', { lean: [-2, -4, 4], bend: 2, head: [4, -14, -8] });
  const mom = character(MOM_SUMMER, {
    at: momAt,
    expression: 'smile',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: {
      ...tired,
      left: onShoulder({
        at: momAt,
        build: 'woman',
        stance: tired,
        side: 'left',
        other: { at: maxAt, build: 'child4', stance: slung, side: 'right' },
      }),
    },
  });

  const boyAt = place([1.54, 0, 0.56], [0, -34, 0], 1.04);
  const proud: Pose = pose('stand', { lean: [-4, -2, -2], head: [-6, -14, 4] });
  const boy = { at: boyAt, build: 'child8', stance: proud } as const;
  const card = boyAt.clone().multiply(place([0.055, 0.615, 0.235], [-8, 8, 3], 0.95));
  const onCard = (x: number, y: number) => vec(x, y, 0).applyMatrix4(card);
  const way = (v: V3) => vec(v).transformDirection(card);
  const doyun = character(DOYUN_SUMMER, {
    at: boyAt,
    expression: 'grin',
    lookAt: charlotte.head.at.toArray() as V3,
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

  const actors = [charlotte, max, mom, halmeoni, imo, doyun];
  return composeShot({
    set: (scene) => airport(scene, { open: 1, without: ['rail', 'trolley'] }),
    // dawn behind them makes rims and a path of light to her feet; the board has its own glow
    light: airportLight({
      sun: { dir: [0.3, 0.42, -0.9], color: '#ffb078', power: 6, cone: 0.06 },
      fill: { dir: [-0.25, 0.5, 1], color: '#ffe2dc', power: 0.8, cone: 0.4 },
      top: '#c4c2e4',
      horizon: '#f4cfcc',
      points: [
        { at: [FIFTEEN[0], FIFTEEN[1] - 0.1, 0.5], color: '#ffd98a', power: 3, radius: 0.1 },
        // the board shines on her face, and a little on who comes running
        { at: [0.75, 1.75, 2.7], color: '#ffd894', power: 3.4, radius: 0.15 },
        { at: [-0.6, 1.5, 2.1], color: '#ffcfa0', power: 1.2, radius: 0.2 },
      ],
      fog: { color: '#d9a4b4', near: 4, far: 20 },
      exposure: 1.03,
    }),
    camera: camera(FROM, TO, 45),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.005,
    center: [0, 1.2, 0],
    radius: 4.4,
    actors,
    things: [
      model.bake(),
      contacts(
        [
          [0.02, 0.006, 1.86, 0.36, 0.18],
          [-1.0, 0.006, 2.1, 0.5, 0.2],
          [1.3, 0.006, -0.6, 0.4, 0.24],
          [1.02, 0.006, -0.96, 0.34, 0.2],
          [1.54, 0.006, 0.56, 0.36, 0.2],
          [-1.28, 0.006, -1.3, 0.4, 0.2],
        ],
        '#7a5f74',
        0.5,
      ),
      shafts([{ from: [1.5, 4.4, -3.2], to: [-0.1, 0, 1.3], wide: 1.3 }], FROM, '#ffc08c', 0.2),
      mist(
        [
          [1.6, 0.7, -0.1, 3.4, 1.9],
          [-2.5, 0.2, -0.9, 2.2, 1.2],
        ],
        FROM,
        '#eaaeb4',
        0.3,
      ),
    ],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: onCard(0, 0), radius: 0.2 }],
    find: [{ at: onCard(0, 0), radius: 0.2 }],
    lettering: [
      { text: '6월 15일', balls: ballsAt(0.3, vec(FIFTEEN).add(vec(-1.35, 0, 0)), vec(FIFTEEN).add(vec(0.62, 0, 0))) },
      { text: '샬롯 누', balls: ballsAt(0.06, onCard(-0.1, 0.07), onCard(0.09, 0.07)) },
      { text: '동생 샬롯', balls: ballsAt(0.08, onCard(-0.1, -0.06), onCard(0.1, -0.06)) },
    ],
    focal: FIFTEEN,
  });
}
