/** PC-6.4. Four zeros against the treetops: Clicky has run out of numbers, and there are trees all the way up. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { CapHair } from '../../cast/hair.ts';
import { coverEar, holdCard, pointAt } from '../../cast/holds.ts';
import { GRANDMA_MIN } from '../../cast/people/alley-neighbors.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { HARIN_HIKING, MINJUN } from '../../cast/people/korean-classmates.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { shafts } from '../../model/veil.ts';
import { clicky, clickyCord } from '../../props/tally-counter.ts';
import { trailLight } from '../../sets/pine-trail.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { paintedBoard, pineHeights, slope } from './6-4.pine-heights.ts';

const FROM: V3 = [0.08, 0.4, 1.62];
const TO: V3 = [0.12, 1.56, 0.15];
/** where a low bough carries a cat */
const BOUGH: V3 = [-1.35, 3.0, -0.9];

/** his fringe stands up with the fright, so that the brows show */
const SHOCKED: Person = {
  ...DOYUN_FREE,
  hair: { ...DOYUN_FREE.hair, shape: { ...(DOYUN_FREE.hair.shape as CapHair), fringe: 0.53 } },
};

export function fourZeros(): Shot {
  const model = new Model();
  const board = place([2.25, slope(2.25, -2.4) + 1.42, -2.4], [8, -24, 0]);
  paintedBoard(model, board);

  const boyAt = place([-0.36, 0, 0.3], [0, 22, 0], 1.06);
  const boyStance: Stance = { lean: [-10, 6, -4], bend: -6, head: [-4, -4, 6] };
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const size = 2.4;
  const counter = place([-0.01, 1.17, 0.6], [36, -4, 4]);
  const onCounter = (p: V3) => vec(p).applyMatrix4(counter);
  clicky(model, counter, { digits: '9999', next: '0000', roll: 1, size, face: 1.2 });
  const loop = points3(
    '-.012,.05,0 -.034,.03,-.03 -.036,-.03,-.05 -.02,-.085,-.05 .0,-.06,-.05 .006,.02,-.03 -.012,.05,0',
  );
  clickyCord(
    model,
    loop.map((p) => onCounter(p.map((v) => v * size) as V3)),
  );
  const focal = onCounter([0, 0.006, 0.02]).toArray() as V3;
  const doyun = character(SHOCKED, {
    at: boyAt,
    expression: 'gasp',
    lookAt: focal,
    pose: pose('stand', {
      ...boyStance,
      left: holdCard({
        ...his,
        side: 'left',
        edge: onCounter([-0.02 * size, -0.03 * size, 0.006 * size]),
        inward: vec(0.5, 0.9, 0).transformDirection(counter),
        face: vec(0, 0, 1).transformDirection(counter),
        elbow: [0.6, -1, 0.2],
      }),
      right: coverEar({ ...his, stance: boyStance, side: 'right', elbow: [1, -0.3, 0.2] }),
    }),
  });

  const girlAt = place([0.3, 0, 0.14], [0, -4, 0], 1.08);
  const girlStance: Stance = { lean: [-4, -10, 7], head: [0, -14, 12] };
  const harin = character(HARIN_HIKING, {
    at: girlAt,
    expression: 'joy',
    lookAt: focal,
    pose: pose('stand', {
      ...girlStance,
      left: pointAt({
        at: girlAt,
        build: 'child8',
        side: 'left',
        stance: girlStance,
        target: vec(0.55, 1.3, 0.26),
        touch: false,
        elbow: [0.5, -1, 0.2],
        palm: [0, -0.4, 1],
        stretch: 0.86,
      }),
    }),
  });
  const gran = character(GRANDMA_MIN, {
    at: place([-0.13, slope(-0.13, -1.1), -1.1], [0, 0, 0], 0.96),
    expression: 'smile',
    lookAt: focal,
    pose: pose('stand', { head: [0, 0, 6] }),
  });
  const brother = character(MINJUN, {
    at: place([1.0, slope(1.0, -0.5), -0.5], [0, -24, 0], 0.84),
    expression: 'joy',
    lookAt: focal,
    pose: pose('stand', { head: [-4, 0, -8] }),
  });
  // one more that he has not counted: along the bough, the tail down
  const cat = bami({
    at: place(BOUGH, [0, 60, 0], 1.55),
    pose: 'loaf',
    head: [34, -24, 6],
    gaze: [0.1, -0.6],
    tail: points3('0,.1,-.26 .07,.06,-.31 .12,-.1,-.3 .1,-.24,-.28 .15,-.33,-.26'),
  });
  const onBoard = (x: number, y: number) => vec(x, y, 0.05).applyMatrix4(board);
  return composeShot({
    set: (scene) => pineHeights(scene, BOUGH),
    light: trailLight({
      sun: { dir: [0.35, 0.75, 0.75], color: '#ffdfae', power: 5, cone: 0.05 },
      fog: { color: '#a8cfc4', near: 4, far: 24 },
      // the steel looks down into the shade: a little light from the ground, and some on the board
      points: [
        { at: [0.25, 0.75, 1.15], color: '#fff0d0', power: 1.1, radius: 0.2 },
        { at: [1.7, 2.1, -0.9], color: '#fff0d0', power: 1.6, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 58),
    focus: distance(FROM, focal) + 0.25,
    aperture: 0.004,
    center: [0, 1.6, -1],
    radius: 6,
    actors: [doyun, harin, gran, brother, cat],
    things: [
      model.bake(),
      shafts(
        [
          { from: [3.4, 10, -5], to: [0.5, 0.6, -1.8], wide: 1.1 },
          { from: [1, 10, -5], to: [-0.5, 0.6, -2], wide: 0.8 },
          { from: [-0.9, 10, -5.4], to: [-1.7, 0.6, -2.2], wide: 0.9 },
        ],
        FROM,
        '#ffe6a4',
        0.45,
      ),
    ],
    heads: [
      doyun.head,
      harin.head,
      { thing: 'Find', at: cat.head.at, radius: cat.head.radius },
      { thing: 'counter', at: vec(focal), radius: 0.1 },
    ],
    // Bami in the tree
    find: ballsAt(0.24, cat.head.at, [BOUGH[0] - 0.25, BOUGH[1] + 0.08, BOUGH[2]]),
    lettering: [
      { text: '평창동의 약 65%가 숲', balls: ballsAt(0.2, onBoard(-0.45, 0.17), onBoard(0.45, 0.17)) },
      { text: '0000', balls: ballsAt(0.04, onCounter([-0.03, 0.006, 0.02]), onCounter([0.03, 0.006, 0.02])) },
    ],
    focal,
  });
}
