/** BF-9.2. April: Old Bess swings free, and Charlotte has half of a pair in her hands, with the rent in its thumb. */

import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { greenMitten, hazelnut, nutshell } from '../../props/wool-clues.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { flagBox } from './9-2.flag-box.ts';

const FROM: V3 = [0.24, 0.7, 2.6];
const TO: V3 = [0.38, 0.93, -0.6];
const BELL: V3 = [-0.1, 1.4, -0.3];
const SWING = 17;
const SILL = 0.845;

/** Old Bess in full swing, and her tongue, free at last, on its way to the other side. */
function swingingBell(m: Model): void {
  const bell = place(BELL, [-16, 0, SWING]);
  oldBess(m, bell, 0.8);
  m.inside(bell, () =>
    m.inside(place([0, 1.2, 0], [6, 0, -SWING * 1.7]), () => {
      m.put(
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
      m.put(ball([0.12, 0.14, 0.12], 18), { color: '#6a6270' }, place([0, -1.3, 0]));
    }),
  );
}

export function halfAPair(): Shot {
  const m = new Model();
  swingingBell(m);

  const at = place([-0.2, 0, 0.4], [0, 58, 0], 1.08);
  const hers = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(at);
  const dir = (x: number, y: number, z: number) => vec(x, y, z).transformDirection(at);
  const stance: Stance = { hips: 0.42, lean: [4, -4, 2], bend: 10 };
  /** the mitten lies along both hands, its back turned a little to the light */
  const lies = hers(0.0, 0.512, 0.255);
  const glove = frame(lies, dir(0.5, 0.1, -0.9), dir(-0.3, 0.9, 0.1)).scale(vec(1.08, 1.08, 1.08));
  const palm = (side: 'left' | 'right', x: number, y: number, z: number) =>
    grasp({
      at,
      build: 'child8',
      side,
      point: hers(x, y, z),
      touch: 'palm',
      r: 0.012,
      fingers: [-0.45, 0.1, 0.9],
      palm: [-0.35, 0.9, 0],
      elbow: [0.8, -0.8, -0.3],
      grip: 'holdThick',
    });
  const charlotte = character(
    dressed(CHARLOTTE, {
      skirt: { ...CHARLOTTE.outfit.skirt, cloth: CHARLOTTE.outfit.legs, length: 0.66, flare: 0.04 },
    }),
    {
      at,
      expression: 'joy',
      gaze: [0, -0.8],
      pose: pose('kneel', {
        ...stance,
        legLeft: { foot: [0.02, 0.02, -0.34], knee: [0.06, 0.1, 1], toeDown: 88 },
        legRight: { foot: [0.02, 0.02, -0.38], knee: [0.06, 0.0, 1], toeDown: 88 },
        head: [24, -24, 4],
        right: palm('right', -0.045, 0.435, 0.345),
        left: palm('left', 0.035, 0.455, 0.375),
      }),
    },
  );
  greenMitten(m, glove);
  m.inside(glove, () => {
    // the tip of the thumb has been let out to a tenant
    m.put(ring(0.018, 0.018, 0, 0.006), { color: '#6db06c', line: 0.5 }, place([-0.1, -0.118, 0.006], [0, 0, -22]));
    hazelnut(m, place([-0.108, -0.142, 0.006], [0, 0, -22], 1.75), '#8a4a24');
  });

  const landlady = mrsScarf({
    at: place([0.96, SILL, -1.34], [0, -56, 0], 1.55),
    paws: 'together',
    head: [12, 34, 6],
    grey: true,
  });
  // hers from now on: the other one of the pair, propped against the stone
  greenMitten(m, place([0.76, SILL + 0.02, -1.13], [6, 180, -10], 1.1));
  const young = (
    [
      [1.86, SILL, -1.26, -58, 0.9],
      [1.78, SILL + 0.5, -1.62, -38, 0.8],
    ] as const
  ).map(([x, y, z, yaw, k], i) =>
    mrsScarf({
      at: place([x, y, z], [0, yaw, 0], k),
      paws: 'together',
      head: [10, i * 10 - 10, i * 12 - 12],
      young: true,
      grey: true,
    }),
  );
  flagBox(m, place([1.54, SILL - 0.02, -1.82], [0, -18, 0], 1.12));
  // spring cleaning
  const rnd = random(3);
  for (const [x, z] of points2('.62,.5 .86,.1 .5,.2 -.7,.5 1.05,-.4'))
    nutshell(m, place([x, 0, z], [rnd() * 30, rnd() * 360, 0], 1.5));
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
    focus: distance(FROM, lies.toArray() as V3),
    aperture: 0.01,
    center: [0.1, 1.2, 0.2],
    radius: 4.2,
    actors: [charlotte, landlady, ...young],
    things: [m.bake(), sun],
    heads: [
      charlotte.head,
      landlady.head,
      { person: 'bell', at: vec(BELL[0] - 0.2, BELL[1] + 0.3, BELL[2]), radius: 0.36 },
      { thing: 'Find', at: vec(1.54, SILL + 0.2, -1.82), radius: 0.34 },
    ],
    paint: { line: 0.75 },
    // the tea cozy for a door
    find: ballsAt(0.2, [1.44, SILL + 0.16, -1.62]),
    focal: lies.toArray() as V3,
  });
}
