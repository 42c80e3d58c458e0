/** PC-7.1. Where words were washed: a boy's cold hands, a scholar thin as tracing paper, and ink that swims away as minnows. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { fade, faded } from '../../cast/faded.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, onShoulder, pointAt } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { SCHOLAR } from '../../cast/people/joseon.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { tube } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { foldedMap } from '../../props/yeongsu-map.ts';
import { flatRock, STREAM, segeomjeong, streamGround, streamLight } from '../../sets/segeomjeong.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { type InkWash, inkWash } from './7-1.ink-wash.ts';
import { minnow, washedPage } from './7-1.washed-pages.ts';

const FROM: V3 = [2.34, 0.92, 2.55];
const TO: V3 = [1.74, 0.22, -0.4];
const FISH: V3 = [1.62, STREAM, 0.25];
/** Where his two hands are in the water: [x, z]. */
const HANDS = [
  [1.37, 0.44],
  [1.35, 0.8],
] as const;
/** Where Bami's one toe meets the water. */
const TOE = [2.33, 0.8] as const;
const PALE = '#c6dcf4';

const ON_WATER = STREAM + 0.012;
/** The ink: from the page's edge past his head; it thins, draws together, and the last of it has fins. */
const INK: InkWash = {
  level: STREAM + 0.006,
  way: points2('2.46,-.68 2.3,-.46 2.26,-.2 2.16,.0 1.98,.06 1.84,-.06 1.7,-.02 1.62,.16'),
  wide: [0.2, 0.1],
  commas: [
    [1.82, 0.1, 200, 0.15, 0.1],
    [1.66, 0.02, 190, 0.14, 0.2],
    [1.96, 0.24, 196, 0.14, 0.35],
    [1.7, 0.2, 215, 0.14, 0.5],
    [1.84, 0.36, 190, 0.13, 0.75],
    [1.58, 0.26, 205, 0.13, 0.85],
  ],
};
/** A pale ring on the water, where a hand or a toe goes in. */
function ripple(model: Model, x: number, z: number, r: number): void {
  const path = Array.from({ length: 33 }, (_, i): V3 => {
    const a = (i / 32) * Math.PI * 2;
    return [x + r * Math.cos(a), ON_WATER, z + 0.8 * r * Math.sin(a)];
  });
  model.put(tube(path, [0.006], { around: 5, rings: 48 }), { color: '#f2fbfa', line: 0.2 });
}

/** Thin as drawings, but with people's faces and black horsehair hats. */
const ghostly = (person: Person): Person => {
  const thin = faded(person, PALE, 0.5);
  return { ...thin, face: { ...person.face, skin: '#ece2e0', blushAmount: 0.5 } };
};

export function wordsWashed(): Shot {
  const model = new Model();
  const boy = place([1.02, -0.22, 0.64], [0, 78, 0]);
  const over: Stance = { hips: 0.4, lean: [58, 0, 3], bend: 24, head: [13, -44, -10] };
  const wash = (side: 'left' | 'right', x: number, z: number) =>
    grasp({
      at: boy,
      build: 'child8',
      side,
      point: [x, STREAM + 0.03, z],
      touch: 'palm',
      fingers: [0.1, -0.35, 1],
      palm: [-0.8, -0.6, 0],
      grip: 'open',
    });
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'gasp',
    gaze: [0, -1],
    pose: pose('kneel', {
      ...over,
      left: wash('left', HANDS[0][0], HANDS[0][1]),
      right: wash('right', HANDS[1][0], HANDS[1][1]),
    }),
  });
  // the map in his belt, half under the hood top, on the side the wind will come from
  foldedMap(
    model,
    boy
      .clone()
      .multiply(place([-0.1, 0.315, 0.0], [0, 0, 26]))
      .multiply(place([0, 0, 0], [-40, -100, 20])),
    0.42,
  );

  // she has bent down to him, one hand on his back: the other tells the way the ink went
  const gran = place([0.82, streamGround(0.82, 0.22) - 0.01, 0.24], [0, 66, 0]);
  const telling: Stance = { hips: 0.72, lean: [30, 4, -2], bend: 18, head: [10, -14, -5] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'grin',
    gaze: [0.2, -0.3],
    pose: pose('stand', {
      ...telling,
      left: pointAt({
        at: gran,
        build: 'grandmother',
        stance: telling,
        side: 'left',
        target: [2.45, -0.2, -0.75],
        touch: false,
        stretch: 0.8,
        elbow: [0.9, -0.8, 0],
      }),
      right: onShoulder({
        at: gran,
        build: 'grandmother',
        side: 'right',
        stance: telling,
        other: { at: boy, build: 'child8', stance: over, side: 'left' },
      }),
    }),
  });

  // long ago, in the same water
  flatRock(model, place([3.02, -0.26, -1.36], [2, 40, 0]), [0.5, 0.42], 0.5, 5);
  const old = place([2.86, -0.26, -1.16], [0, -44, 0]);
  const rinsing: Stance = { hips: 0.36, lean: [50, 0, 0], bend: 26, head: [16, 14, 4] };
  const page = place([2.5, STREAM - 0.005, -0.8], [0, 46, 0]);
  washedPage(model, page, 0.3, 1.7);
  const onPage = (x: number, z: number) => vec(x, 0.02, z).applyMatrix4(page);
  const up = vec(0, 1, 0);
  const hold = { at: old, build: 'thinOldMan', stance: rinsing, face: up } as const;
  const scholar = character(ghostly(SCHOLAR), {
    at: old,
    expression: 'calm',
    gaze: [0, -0.7],
    pose: pose('kneel', {
      ...rinsing,
      left: holdCard({
        ...hold,
        side: 'left',
        edge: onPage(0.24, 0.2),
        inward: vec(0, 0, -1).transformDirection(page),
      }),
      right: holdCard({
        ...hold,
        side: 'right',
        edge: onPage(0.24, -0.2),
        inward: vec(0, 0, 1).transformDirection(page),
      }),
    }),
  });
  for (const [i, [x, z, yaw]] of points3(
    '1.61,.43,200 1.72,.52,190 1.5,.62,168 1.68,.72,20 1.55,.9,60 1.8,.86,-15 1.7,.99,-40',
  ).entries())
    minnow(model, place([x, STREAM + 0.012, z], [0, yaw, 0], 1.4 + 0.2 * (i % 3)));
  for (const [x, z, r] of [
    [HANDS[0][0] + 0.03, HANDS[0][1], 0.1],
    [HANDS[1][0] + 0.03, HANDS[1][1], 0.1],
    [HANDS[1][0] + 0.04, HANDS[1][1], 0.15],
    [TOE[0], TOE[1], 0.05],
    [TOE[0], TOE[1], 0.09],
  ] as const)
    ripple(model, x, z, r);

  flatRock(model, place([2.72, -0.19, 0.86], [0, 10, 0]), [0.34, 0.28], 0.4, 12);
  const cat = bami({
    at: place([2.68, -0.185, 0.86], [0, -98, 0]),
    pose: 'reach',
    paw: [-0.05, -0.12, 0.36],
    head: [4, 34, 8],
    gaze: [0, -0.5],
    tail: points3('0,.2,-.26 .03,.22,-.36 .02,.36,-.42 .0,.52,-.4 .0,.63,-.35'),
  });
  const people = [doyun, halmeoni];
  fade(scholar.model, PALE, 0.2);
  return composeShot({
    set: (scene) => segeomjeong(scene),
    light: streamLight(),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, FISH),
    aperture: 0.006,
    center: [1.2, 0.5, -0.6],
    radius: 7,
    actors: [...people, scholar, cat],
    things: [model.bake(), inkWash(INK), mist([[2.75, 0.05, -1.1, 1.7, 0.7]], FROM, '#eef5f6', 0.75)],
    heads: [
      ...people.map((p) => p.head),
      scholar.head,
      { thing: 'Find', at: cat.head.at, radius: 0.24 },
      { thing: 'Find', at: vec(FISH), radius: 0.4 },
    ],
    // Bami with one paw in the water
    find: ballsAt(0.31, [2.52, 0.07, 0.96], [2.9, 0.07, 0.92]),
    focal: FISH,
  });
}
