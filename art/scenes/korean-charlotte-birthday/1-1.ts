/** KB-1.1. Off the plane: the board says the fifteenth, and a grandmother comes running. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard, pointAt } from '../../cast/holds.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { DUNA } from '../../cast/people/duna.ts';
import { CHARLOTTE_TRAVELLING, HALMEONI_SUMMER, MAX_SUMMER_SHOES, MOM_SUMMER } from '../../cast/people/korea-travel.ts';
import { type ArmPose, type Pose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { suitcase } from '../../props/journey-things.ts';
import { nameCard } from '../../props/name-papers.ts';
import { airport, airportLight, FIFTEEN } from '../../sets/airport.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0, 1.08, 4.4];
const TO: V3 = [0.02, 1.3, -0.5];
/** Where the number stands for the reader, at an arm's distance from her. */
const ALONG = vec(FIFTEEN).sub(vec(FROM)).multiplyScalar(0.66).add(vec(FROM));

export function whereIsTheFourteenth(): Shot {
  const scene = new THREE.Scene();
  airport(scene, { open: 0.7, without: ['rail', 'trolley'] });
  const m = new Model();

  const girlAt = place([-0.42, 0, 1.0], [0, 28, 0], 1.05);
  const puzzled: Pose = pose('stand', { lean: [-6, 4, 3], bend: -2, head: [-24, 40, -8] });
  const girl = { at: girlAt, build: 'child8', stance: puzzled } as const;
  const charlotte = character(CHARLOTTE_TRAVELLING, {
    at: girlAt,
    expression: 'nervous',
    gaze: [0.3, 0.7],
    pose: {
      ...puzzled,
      left: pointAt({ ...girl, side: 'left', target: ALONG, touch: false, stretch: 0.96 }),
      right: {
        hand: [0.34, -0.6, 0.42],
        elbow: [0.5, -0.4, -1],
        palm: [0.2, 1, 0.2],
        fingers: [0.7, 0.1, 0.7],
        grip: 'open',
      },
      legLeft: { foot: [0.04, 0, 0.08], toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.12], toeOut: 28 },
    },
  });

  // luggage, one piece of it asleep
  const caseAt = place([-1.22, 0, 0.8], [0, 14, 0], 1.05);
  suitcase(m, caseAt, { handle: 0.36 });
  const maxAt = caseAt.clone().multiply(place([0, 0.63, -0.1], [0, 6, 0], 1));
  const slung: Pose = pose('lieProne', {
    bend: 36,
    head: [10, 34, 30],
    left: { hand: [0.16, -0.95, 0.12], elbow: [1, 0, 0], palm: [0, 0, -1], grip: 'relaxed' },
    right: { hand: [0.14, -0.92, 0.2], elbow: [1, 0, 0], palm: [0, 0, -1], grip: 'relaxed' },
    legLeft: { foot: [0.06, -0.86, -0.34], knee: [0.2, 0, 1], toeDown: 40 },
    legRight: { foot: [0.08, -0.8, -0.4], knee: [0.2, 0, 1], toeDown: 40 },
  });
  const max = character(MAX_SUMMER_SHOES, { at: maxAt, expression: 'asleep', pose: slung });

  const momAt = place([-1.36, 0, 0.26], [0, 34, 0]);
  const tired: Pose = pose('stand', { lean: [-2, 6, -4], bend: 2, head: [4, 22, 10] });
  const handle = vec(0, 1.02, -0.08).applyMatrix4(caseAt);
  const mom = character(MOM_SUMMER, {
    at: momAt,
    expression: 'smile',
    gaze: [0.4, -0.2],
    pose: {
      ...tired,
      left: gripRod({
        at: momAt,
        build: 'woman',
        stance: tired,
        side: 'left',
        point: handle,
        dir: vec(-1, 0, 0).transformDirection(caseAt),
        r: 0.018,
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
    at: place([0.8, 0, -0.3], [0, -56, 0], 1.06),
    expression: 'laugh',
    pose: pose('run', { lean: [12, 0, 4], head: [-4, 8, 6], left: wide(0.12), right: wide(0.02) }),
  });
  const imo = character(DUNA, {
    at: place([1.28, 0, -0.85], [0, -56, 0]),
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

  const boyAt = place([1.08, 0, 1.16], [0, -34, 0], 1.04);
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
  nameCard(m, card, 1);

  const actors = [charlotte, max, mom, halmeoni, imo, doyun];
  scene.add(...actors.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.005,
    // dawn behind them, the hall's lamps on their faces, and the board's own glow
    light: airportLight({
      sun: { dir: [0.55, 0.5, -0.8], color: '#ffd0a8', power: 2.6, cone: 0.1 },
      fill: { dir: [-0.25, 0.5, 1], color: '#fff0e2', power: 2.3, cone: 0.4 },
      points: [{ at: [FIFTEEN[0], FIFTEEN[1] - 0.1, 0.1], color: '#ffe2a0', power: 2.4, radius: 0.1 }],
      exposure: 1.1,
    }),
    center: [0, 1.2, 0],
    radius: 4.4,
    heads: [
      ...actors.map((a) => a.head),
      { name: 'Find', at: onCard(0, 0), radius: 0.2 },
      { name: 'Find', at: vec(FIFTEEN), radius: 0.34 },
      { name: 'Find', at: vec(FIFTEEN).add(vec(-0.75, 0, 0)), radius: 0.3 },
    ],
    focal: FIFTEEN,
  };
}
