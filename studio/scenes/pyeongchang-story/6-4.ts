/** PC-6.4. Nine thousand nine hundred and ninety-nine trees, and then none: Clicky has run out, and the slope has not. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { CapHair } from '../../cast/hair.ts';
import { cup, holdCard, pointAt } from '../../cast/holds.ts';
import { GRANDMA_MIN } from '../../cast/people/alley-neighbors.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { HARIN_HIKING, MINJUN } from '../../cast/people/korean-classmates.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { mix, random, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { CLIMB_TREE, PARK_BOARD, pineTrail, trailHeight, trailLight } from '../../sets/pine-trail.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [5.95, 2.47, 2.75];
const TO: V3 = [5.95, 2.33, 1.35];
/** where the low bough of the climbing tree carries a cat */
const BOUGH: V3 = [CLIMB_TREE[0] - 0.54, CLIMB_TREE[1] + 1.73, CLIMB_TREE[2] + 0.42];

/** his fringe stands up with the fright, so that the brows show */
const SHOCKED: Person = {
  ...DOYUN_FREE,
  hair: { ...DOYUN_FREE.hair, shape: { ...(DOYUN_FREE.hair.shape as CapHair), fringe: 0.53 } },
};

export function fourZeros(): Shot {
  const model = new Model();
  handPainted(model);

  const boyAt = place([5.54, trailHeight(5.54, 1.3), 1.3], [0, 62, 0], 1.06);
  const boyStance: Stance = { lean: [-5, 0, -3], bend: 2, head: [11, -30, 6] };
  const size = 2;
  const counter = boyAt.clone().multiply(place([-0.1, 0.85, 0.28], [-14, -70, 4]));
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  strungClicky(model, his, counter, { digits: '9999', next: '0000', roll: 1, size, face: 1.2 });
  const onCounter = (p: V3) => vec(p).applyMatrix4(counter);
  const face = vec(0, 0, 1).transformDirection(counter);
  const hold = (side: 'left' | 'right', edge: V3, inward: V3, elbow: V3) =>
    holdCard({
      ...his,
      side,
      edge: onCounter(edge.map((v) => v * size) as V3),
      inward: vec(inward).transformDirection(counter),
      face,
      elbow,
    });
  const doyun = character(SHOCKED, {
    at: boyAt,
    expression: 'startled',
    gaze: [0, -1],
    pose: pose('stand', {
      ...boyStance,
      right: hold('right', [-0.03, -0.012, 0.008], [1, 0.2, 0], [0.8, -1, 0]),
      left: cup({
        ...his,
        side: 'left',
        point: onCounter([0.006, -0.006, -0.012]),
        r: 0.034 * size,
        from: 'below',
        elbow: [0.6, -1, 0.2],
      }),
    }),
  });

  const [bx, , bz] = PARK_BOARD;
  const girlAt = place([bx + 0.94, trailHeight(bx + 0.94, bz + 0.62), bz + 0.62], [0, -46, 0], 1.08);
  const girlStance: Stance = { lean: [2, -6, 3] };
  const harin = character(HARIN_HIKING, {
    at: girlAt,
    expression: 'joy',
    gaze: [-0.3, 0],
    pose: pose('stand', {
      ...girlStance,
      head: [3, 4, 7],
      right: pointAt({
        at: girlAt,
        build: 'child8',
        side: 'right',
        stance: girlStance,
        target: [bx + 0.6, 2.44, bz + 0.13],
      }),
      left: { hand: [0.2, -0.5, 0.3], elbow: [1, -0.2, -0.6], palm: [-1, 0, 0], grip: 'fist' },
    }),
  });
  // the family has come up behind her; the little one finds the boy's face funny
  const gran = character(GRANDMA_MIN, {
    at: place([bx + 1.36, trailHeight(bx + 1.36, -0.62), -0.62], [0, -50, 0], 1.02),
    expression: 'smile',
    gaze: [0.3, 0],
    pose: pose('stand', { head: [2, 6, -6] }),
  });
  const brother = character(MINJUN, {
    at: place([bx + 1.0, trailHeight(bx + 1.0, 0.1), 0.1], [0, -44, 0], 0.76),
    expression: 'laugh',
    pose: pose('stand', { head: [0, 6, -8] }),
  });
  // one more that he has not counted: along the bough, the tail down
  const cat = bami({
    at: place(BOUGH, [0, -62, 4], 1.2),
    pose: 'loaf',
    head: [20, 34, 6],
    gaze: [0.2, -0.6],
    tail: points3('0,.1,-.26 .07,.06,-.31 .12,-.1,-.3 .1,-.24,-.28 .15,-.33,-.26'),
  });
  const actors = [doyun, harin, gran, brother];
  const focal = onCounter([0, 0.006, 0.02]).toArray() as V3;
  return composeShot({
    set: (scene) => pineTrail(scene, { sign: false, clear: (x, z) => z < -1.9 || Math.abs(x - 6.3) > 2.6 }),
    // from the right, where he looks: his open mouth lies in the light
    light: trailLight({ sun: { dir: [0.45, 0.72, 0.75], color: '#ffe8c2', power: 4.4, cone: 0.05 } }),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, focal) + 0.2,
    aperture: 0.005,
    center: [6, 2, 0],
    radius: 6,
    actors: [...actors, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      harin.head,
      { thing: 'Find', at: cat.head.at, radius: cat.head.radius },
      { thing: 'counter', at: vec(focal), radius: 0.1 },
    ],
    // Bami in the tree
    find: ballsAt(0.46, [7.56, 3.16, -1.41]),
    lettering: [
      { text: '평창동의 약 65%가 숲', balls: ballsAt(0.26, [5.82, 2.7, -1.26], [6.57, 2.7, -1.26]) },
      { text: '0000', balls: ballsAt(0.04, [5.72, 2.09, 1.54], [5.77, 2.09, 1.54]) },
    ],
    focal,
  });
}

/** The board's face is a painted plank: letters from a brush, ten trees dabbed by hand, no two alike. */
function handPainted(model: Model): void {
  const rnd = random(12);
  model.inside(place(PARK_BOARD, [0, -4, 0]).multiply(place([0, 1.3, 0.04], [-8, 0, 0])), () => {
    for (let i = 0; i < 4; i++)
      model.put(
        roundedBox(1.3, 0.212, 0.02, 0.008, { wobble: 0.006, seed: i + 3, fine: true }),
        { tint: wash(i % 2 ? '#f3e3bd' : '#ecd9ae', 4, 0.1) },
        place([0, 0.318 - i * 0.213, 0.05], [0, 0, i % 2 ? 0.4 : -0.5]),
      );
    hangul(model, place([-0.03, 0.285, 0.066], [0, 0, 2]), '평창동의', 0.15, '#4f7a4c', { weight: 0.17, hand: 0.8 });
    hangul(model, place([0, 0.06, 0.066], [0, 0, -1.5]), '약 65%가 숲', 0.185, '#2c6a40', {
      weight: 0.18,
      hand: 0.8,
      seed: 4,
    });
    for (let i = 0; i < 10; i++) {
      const [x, y] = [-0.5 + i * 0.111 + mix(-0.012, 0.012, rnd()), -0.2 + mix(-0.02, 0.02, rnd())];
      const tall = mix(0.045, 0.064, rnd());
      model.put(
        roundedBox(0.018, 0.11, 0.006, 0.002),
        { color: '#8a6244', line: 0 },
        place([x, y - 0.085, 0.062], [0, 0, mix(-7, 7, rnd())]),
      );
      const dab = (dx: number, wide: number, color: string) =>
        model.put(
          ball([wide, tall, 0.006], 12),
          { color, line: 0.3 },
          place([x + dx, y, 0.064], [0, 0, mix(-20, 20, rnd())]),
        );
      if (i === 6) {
        dab(-0.018, 0.026, '#5c9456');
        dab(0.024, 0.024, '#d8c79a');
      } else dab(0, 0.046, i < 6 ? '#5c9456' : '#d8c79a');
    }
  });
}
