/** BF-9.2. April: Old Bess swings free, and Charlotte has half of a pair in her hands, with the rent in its thumb. */

import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { hazelnut, nutshell } from '../../props/wool-clues.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { flagBox } from './9-2.flag-box.ts';
import { knitMitten, TIP } from './9-2.knit-mitten.ts';

const FROM: V3 = [1.42, 0.96, 1.15];
const TO: V3 = [0.93, 1.13, -1.1];
const BELL: V3 = [-0.02, 1.74, -0.62];
const SWING = 17;
const SILL = 0.845;

/** Old Bess in full swing, and her tongue, free at last, on its way to the other side. */
function swingingBell(model: Model): void {
  const bell = place(BELL, [-24, 0, SWING - 6]);
  oldBess(model, bell, 0.72);
  model.inside(bell, () =>
    model.inside(place([0, 1.2, 0], [26, 0, SWING * 0.78]), () => {
      model.put(
        tube(
          [
            [0, 0, 0],
            [0, -1.2, 0],
          ],
          [0.03, 0.045],
          { around: 10 },
        ),
        { color: '#5a5462' },
      );
      model.put(ball([0.12, 0.14, 0.12], 18), { color: '#6a6270' }, place([0, -1.3, 0]));
    }),
  );
}

export function halfAPair(): Shot {
  const model = new Model();
  swingingBell(model);

  const at = place([0.38, 0, -0.86], [0, 66, 0], 1.08);
  const stance: Stance = { hips: 0.97, lean: [10, 0, 2], bend: 12, head: [0, 16, -8] };
  const whose = { at, build: 'child8', stance } as const;
  // the other one of the pair: its cuff in her hand, its fingers in the landlady's paws
  const cuff = vec(0.76, 1.02, -1.1);
  knitMitten(model, frame(cuff, vec(-1, -0.16, 0.1), vec(-0.25, 0.3, -1)).scale(vec(1.3, 1.3, 1.3)));
  // the one that came back, against her heart, with the rent in its thumb
  const home = place([0.66, 0.62, -0.66], [-8, 28, 196], 1.3);
  knitMitten(model, home);
  model.inside(home, () => {
    const thumb = place(TIP, [0, 0, -16]);
    model.inside(thumb, () => model.put(ring(0.019, 0.019, 0, 0.007), { color: '#7dbb7c', line: 0.5 }));
    hazelnut(model, place([TIP[0] - 0.007, TIP[1] - 0.026, TIP[2]], [0, 0, -16], 1.9), '#8a4a24');
  });
  const landlady = mrsScarf({
    at: place([1.14, SILL, -1.26], [0, -40, 0], 1.45),
    paws: 'together',
    head: [4, -30, 8],
    gray: true,
  });
  const charlotte = character(CHARLOTTE, {
    at,
    expression: 'smile',
    lookAt: landlady.head.at.toArray() as V3,
    pose: pose('stand', {
      ...stance,
      left: holdCard({
        ...whose,
        side: 'left',
        edge: [0.742, 1.016, -1.062],
        inward: [1, 0.1, -0.1],
        face: [0.3, 0.1, 1],
      }),
      right: gripRod({ ...whose, side: 'right', point: [0.66, 0.61, -0.66], dir: [0, 1, 0], r: 0.03 }),
    }),
  });
  const young = (
    [
      [1.74, SILL, -1.2, -48, 0.86],
      [1.62, SILL + 0.52, -1.58, -30, 0.8],
    ] as const
  ).map(([x, y, z, yaw, k], i) =>
    mrsScarf({
      at: place([x, y, z], [0, yaw, 0], k),
      paws: 'together',
      head: [10, i * 10 - 10, i * 12 - 12],
      young: true,
      gray: true,
    }),
  );
  flagBox(model, place([1.49, SILL - 0.02, -1.82], [0, -10, 0], 1.12));
  // spring cleaning
  const rnd = random(3);
  for (const [x, z] of points2('.62,.5 .86,.1 .5,.2 -.7,.5 1.05,-.4'))
    nutshell(model, place([x, 0, z], [rnd() * 30, rnd() * 360, 0], 1.5));
  const sun = shafts([{ from: [1.5, 2.5, -1.7], to: [0.1, 0.1, 0.5], wide: 0.7 }], FROM, '#ffe2a0', 0.14);
  return composeShot({
    set: (scene) => belfry(scene, 'april'),
    light: plumLight('morning', {
      sun: { dir: [0.5, 0.55, -0.6], color: '#ffdfae', power: 4.6, cone: 0.05 },
      fill: { dir: [-0.2, 0.5, 1], color: '#ffe8d4', power: 1.3, cone: 0.4 },
      sky: 0.95,
      exposure: 1.1,
      points: [{ at: [0.5, 0.9, 1.6], color: '#ffdcae', power: 0.9, radius: 0.3 }],
    }),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, cuff.toArray() as V3),
    aperture: 0.01,
    center: [0.1, 1.2, 0.2],
    radius: 4.2,
    actors: [charlotte, landlady, ...young],
    things: [model.bake(), sun],
    heads: [
      charlotte.head,
      landlady.head,
      { person: 'bell', at: vec(BELL[0] + 0.1, BELL[1] - 0.02, BELL[2]), radius: 0.3 },
      { thing: 'Find', at: vec(1.49, SILL + 0.2, -1.6), radius: 0.34 },
    ],
    paint: { line: 0.75 },
    // the tea cozy for a door
    find: ballsAt(0.19, [1.46, SILL + 0.16, -1.42]),
    focal: cuff.toArray() as V3,
  });
}
