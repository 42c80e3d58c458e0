/** PC-6.3. 1948, the same rock: two brothers back to back, a gap and a cat between them; behind the gap, the two peaks. */

import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { YEONGSU_SIZE, YOUNG_YEONGGIL_ASHAMED, YOUNG_YEONGSU } from '../../cast/people/brothers-1948.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { redPine } from '../../props/red-pine.ts';
import { lookoutLight } from '../../sets/lookout-eras.ts';
import { mountainLookout, SITTING_ROCK } from '../../sets/mountain-lookout.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.2, 1.36, 4.5];
const TO: V3 = [0.84, 1.14, -0.5];
const SEAT = SITTING_ROCK[1];

export function threeDays(): Shot {
  const model = new Model();
  // something dark and near: the old pine whose shade they came for
  redPine(
    model,
    {
      at: [-1.02, -0.15, -1.9],
      height: 3.3,
      girth: 0.13,
      lean: [0.3, 0.3],
      bare: 0.6,
      spread: 0.66,
      needles: 420,
      seed: 12,
    },
    {
      leaves: ['#343c2c', '#4a5030', '#62643a', '#807e48', '#a09a5c'],
      bark: ['#4e3a36', '#94603f'],
      grass: ['#a08a58'],
    },
  );

  // nine: bolt upright, arms folded, shouting over his shoulder without turning round
  const bigAt = place([0.5, SEAT - 0.04, -0.5], [0, -80, 0], 1.1);
  const bigStance: Stance = { hips: 0.22, bend: -3, lean: [-2, 0, -3] };
  const big = character(YOUNG_YEONGGIL_ASHAMED, {
    at: bigAt,
    expression: 'outrage',
    gaze: [1, 0.1],
    pose: pose('sitFloor', {
      ...bigStance,
      head: [-5, 24, -5],
      // forearms across the chest; each hand lies in the crook of the other elbow
      left: {
        hand: [-0.5, -0.36, 0.36],
        elbow: [0.8, -1, 0.25],
        palm: [-0.1, -0.1, -1],
        fingers: [-1, 0.25, -0.35],
        grip: 'relaxed',
      },
      right: {
        hand: [-0.44, -0.46, 0.26],
        elbow: [0.8, -1, 0.25],
        palm: [-0.1, -0.1, -1],
        fingers: [-1, 0.3, -0.5],
        grip: 'relaxed',
      },
    }),
  });

  // seven: knees drawn up, his back round, a fist with two fingers' breadth of wax out of it
  const smallAt = place([1.32, SEAT - 0.06, -0.48], [0, 52, 0], 1.06 * YEONGSU_SIZE);
  const smallStance: Stance = { hips: 0.24, bend: 14, lean: [-6, 0, 3] };
  const stub = vec(-0.02, 0.4, 0.27).applyMatrix4(smallAt);
  const wick = vec(-0.1, 1, 0.25).transformDirection(smallAt);
  const his = { at: smallAt, build: 'child8', stance: smallStance } as const;
  const small = character(YOUNG_YEONGSU, {
    at: smallAt,
    expression: 'nervous',
    gaze: [0.5, -0.6],
    pose: pose('sitFloor', {
      ...smallStance,
      head: [8, -14, 7],
      right: gripRod({ ...his, side: 'right', point: stub, dir: wick, r: 0.03, elbow: [0.9, -0.6, 0] }),
      left: {
        hand: [-0.3, -0.12, 0.86],
        elbow: [0.9, -0.5, 0],
        palm: [-0.5, 0, -1],
        fingers: [-0.7, 0.7, 0],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.02, 0.1, 0.66], knee: [0.15, 1, 0.4], toeDown: -4 },
      legRight: { foot: [0.05, 0.08, 0.56], knee: [0.25, 1, 0.4], toeDown: -4 },
    }),
  });
  // a white stub of wax, flat on top, with a burnt wick that curls
  const foot = stub.clone().addScaledVector(wick, -0.062);
  const along = frame(foot, wick, vec(0, 0, 1));
  model.put(
    lathe(points2('0,.001 .001,.03 .118,.031 .124,.028 .12,.012 .118,.001'), { around: 24, steps: 3 }),
    { color: '#fffaf0', line: 1 },
    along,
  );
  for (const [x, z, long] of [
    [0.026, 0.016, 0.03],
    [-0.012, 0.029, 0.02],
  ] as const)
    model.put(
      ball([0.007, long, 0.007], 10),
      { color: '#fff6e4', line: 0.6 },
      along.clone().multiply(place([x, 0.1, z])),
    );
  model.put(
    tube(
      [
        [0, 0.112, 0],
        [0.002, 0.14, 0],
        [0.012, 0.158, 0],
      ],
      [0.006, 0.006, 0.004],
      { around: 8, rings: 8 },
    ),
    { color: '#2a2226', line: 0.3 },
    along,
  );

  const cat = bami({
    at: place([0.9, SEAT + 0.02, -0.52], [0, 4, 0], 1.02),
    pose: 'sit',
    coat: ANCESTOR,
    lid: 0.42,
    head: [0, -14, 4],
  });
  return composeShot({
    set: (scene) => {
      // each boy has his peak, and the saddle of the sky stands over the gap; below, the village has straw roofs still
      mountainLookout(scene, { era: '1948', ridge: [-6.3, -15.5] });
    },
    light: lookoutLight('1948', {
      // evening haze lies in the valley: white jackets stand before it
      fog: { color: '#ab8286', near: 8, far: 150 },
      sun: { dir: [-0.85, 0.36, 0.3], color: '#ffbe7e', power: 6.4, cone: 0.06 },
      sky: 0.62,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 25),
    focus: distance(FROM, [0.9, 1, -0.4]),
    aperture: 0.005,
    center: [0.9, 0.9, -0.5],
    radius: 4,
    actors: [big, small, cat],
    things: [model.bake()],
    heads: [big.head, small.head, { thing: 'Find', at: cat.head.at, radius: cat.head.radius }],
    // Bami between the brothers
    find: ballsAt(0.2, [0.91, 0.83, -0.42], [0.91, 0.64, -0.42]),
    focal: [0.9, 1.05, -0.5],
  });
}
