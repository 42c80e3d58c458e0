/** FA-4.2. Moonrise: four people not breathing, one ear listening, water that leaves without a word. */

import type * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { type Acting, character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { LOW_BUN } from '../../cast/hair.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, ring } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { drainpipe } from '../../props/camping.ts';
import type { Palette, TreePlan } from '../../props/trees.ts';
import { glassTongue, ripples, wake } from '../../props/water.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { BANK_SLOPE, bankEdge, MOON_BROOK, MOON_POND, moonBank, moonDamFrame, moonGround } from './4-2.moon-bank.ts';

const NIGHT: Palette = {
  leaves: ['#22384a', '#2f4f5c', '#45706a', '#6f9480', '#a3b896'],
  bark: ['#453a50', '#7a6470'],
  grass: ['#2f4a52', '#45685c', '#688a6a', '#94a878'],
};
const FROM: V3 = [0.36, 1.0, 3.4];
const TO: V3 = [0.23, 0.43, 0.4];
const FOG = { color: '#5a6aa0', near: 6, far: 22 };
/** The pipe's middle where it comes out at the dam's foot. */
const PIPE_Y = 0.08;
/** Along the pipe, in the dam's frame: `d` metres from its mouth, `down` below it. */
const along = (d: number, down: number): V3 =>
  vec(-0.12, PIPE_Y - down, 0.52 + d)
    .applyMatrix4(moonDamFrame)
    .toArray() as V3;
const GLINT = '#93a8dc';

/** One great trunk at either side: the middle is left to the sky and the moon. */
const TREES: TreePlan[] = (
  [
    [-4.3, -2.6, 6.4, 0.34],
    [4.2, -2.4, 6.2, 0.34],
  ] as const
).map(([x, z, height, girth], i) => ({
  at: [x, moonGround(x, z) - 0.05, z],
  height,
  girth,
  bare: 0.62,
  leaves: 900,
  leafSize: 0.24,
  seed: i * 5 + 2,
}));

/** Flat on the slope, chin at `x` over the water's edge, legs trailing away uphill: `turn` degrees from straight down. */
const lying = (x: number, turn: number, long = 0.56): THREE.Matrix4 => {
  const a = (turn / 180) * Math.PI;
  const [hx, hz] = [x - Math.sin(a) * long, bankEdge(x) - 0.1 - Math.cos(a) * long];
  return place([hx, moonGround(hx, hz) + 0.01, hz], [BANK_SLOPE, 0, 0]).multiply(place([0, 0, 0], [0, turn, 0]));
};
/** Forearm on the ground, elbow well out, the hand under the chin. */
const folded = (out: number, ahead = 0.5): Partial<ArmPose> => ({
  hand: [out, -0.32, ahead],
  elbow: [1, -0.1, 0.1],
  palm: [0, -1, 0.1],
  fingers: [-0.9, -0.05, 0.45],
  grip: 'flat',
});

export function nobodyGurgle(): Shot {
  const m = new Model();
  // Theo's sneeze is on its way: Charlotte, half on top of him, pinches his nose
  const theoActs: Acting = {
    at: lying(-0.42, 14, 0.5),
    expression: 'holdSneeze',
    pose: pose('lieProne', { head: [-12, -24, 16], left: folded(0.02), right: folded(0.1) }),
  };
  const theo = character(THEO_ONE_BOOT, theoActs);
  const charlotteActs: Acting = {
    at: place([0.05, 0.01, 0.07]).multiply(lying(-0.76, 46, 0.46)),
    expression: 'fear',
    lookAt: [-0.3, 0.5, 1.2],
    pose: pose('lieProne', { head: [-14, 4, -12], right: folded(0.04) }),
  };
  const nose = facePoint(theoActs.at, theo.head.at, place([0, 0, 0], theoActs.pose.head), 'child8', [0, -0.27, 1.03]);
  const pinched = grasp({
    at: charlotteActs.at,
    build: 'child8',
    side: 'left',
    touch: 'pinch',
    point: nose,
    fingers: [0.8, 0.5, 0.2],
    palm: [-0.2, -0.2, -1],
    elbow: [0.3, -1, 0.3],
    grip: 'pinch',
  });
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    ...charlotteActs,
    pose: { ...charlotteActs.pose, left: pinched },
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: lying(0.12, -8),
    expression: 'holdBreath',
    lookAt: [-0.3, 0.5, 1.2],
    pose: pose('lieProne', { head: [-16, 14, -6], left: folded(-0.05, 0.46), right: folded(-0.02, 0.54) }),
  });
  // pinned up under the hat: a braid would hang before her throat
  const meera = character(
    { ...MEERA, hair: { ...MEERA.hair, shape: LOW_BUN } },
    {
      at: lying(0.68, -28, 0.8),
      expression: 'holdBreath',
      lookAt: [-0.3, 0.5, 1.2],
      pose: pose('lieProne', {
        hips: 0.15,
        head: [-16, 26, 5],
        left: { ...folded(-0.04, 0.44), hand: [-0.04, -0.2, 0.46] },
        right: { ...folded(0, 0.52), hand: [-0.02, -0.14, 0.52] },
      }),
    },
  );
  const yaw = 70;
  const at: V3 = [-0.44, MOON_POND - 0.47, 1.42];
  // bolt upright in the water: round back, paws at his chest, one ear up as high as it goes
  const boss = manager({
    at: place(at, [0, yaw, 0], 1),
    pose: 'sit',
    head: [-6, -44, -8],
    lid: 0.02,
    gaze: [0.7, 0.7],
    wet: true,
    prick: [0, 1.9],
    paws: [
      [0.07, 0.55, 0.24],
      [-0.09, 0.52, 0.24],
    ],
    // the tail afloat behind him
    tail: points3('0,.2,-.2 0,.46,-.4 .005,.5,-.66 .02,.49,-.88'),
  });
  wake(m, [at[0] + 0.1, MOON_POND, at[2] + 0.03], yaw, 1.7, GLINT, 0.035);
  ripples(m, { at: [at[0], MOON_POND, at[2]], r: 0.36, rings: 2, flat: 0.8, tone: GLINT, wide: 0.022 });
  drainpipe(m, [along(-0.8, 0.2), along(-0.45, 0.03), along(-0.2, -0.01), along(0, 0)], 0.1);
  // its ribs and its mouth catch the moon, or it would be a black hole in the dam
  const mouth = vec(along(0, 0)).sub(vec(along(-0.2, 0)));
  for (const [i, d] of [0, -0.075, -0.15, -0.225].entries())
    m.put(
      ring(0.101, 0.101, 0, i ? 0.02 : 0.026),
      { color: i ? '#8884a8' : '#b4b2d0', line: 0.7 },
      frame(vec(along(d, i * 0.002)), mouth, vec(0, 1, 0.1)),
    );
  const fall = PIPE_Y - MOON_BROOK;
  glassTongue(
    m,
    [along(-0.12, 0.015), along(0.03, 0.02), along(0.14, 0.07), along(0.2, 0.17), along(0.23, fall + 0.01)],
    [0.075, 0.08, 0.085, 0.09, 0.12],
    ['#3f6fa6', '#6d9fce', '#dceafa'],
  );
  ripples(m, { at: along(0.23, fall), r: 0.16, rings: 3, flat: 0.75, tone: GLINT, wide: 0.022, seed: 8 });
  m.put(ball(0.66, 28), { glow: true, line: 0, color: color('#fff3d2').multiplyScalar(1.5) }, place([1.9, 2.84, -17]));
  const actors = [charlotte, theo, priya, meera];
  return composeShot({
    set: (scene) =>
      moonBank(scene, {
        palette: NIGHT,
        soil: ['#466a5e', '#5f8469', '#5f5660'],
        fog: FOG,
        trees: TREES,
        clear: (x, z) => !(x > -2.4 && x < 1.6 && z > -1.1) && z < 0.6,
        spare: [-0.12, PIPE_Y, 0.3],
        // the beaver's chin and Meera's face
        open: [
          [-0.26, 0.5, 1.56, 0.62],
          [-0.12, 0.42, 1.8, 0.22],
          [-0.12, 0.42, 1.8, 0.22],
          [0.42, 0.7, 0.4, 0.46],
        ],
      }),
    light: relight('night', {
      sun: { dir: [-0.55, 0.8, -0.35], color: '#dfe4ff', power: 2.9, cone: 0.05 },
      fill: { dir: [-0.3, 0.6, 1], color: '#d2d0f2', power: 2.1, cone: 0.4 },
      top: '#6674c0',
      horizon: '#8089c4',
      sky: 0.75,
      fog: FOG,
      exposure: 1.3,
    }),
    camera: camera(FROM, TO, 38.5),
    focus: distance(FROM, boss.head.at.toArray() as V3),
    aperture: 0.006,
    center: [0, 0.4, 0.2],
    radius: 3.6,
    actors: [boss, ...actors],
    things: [
      m.bake(),
      mist(
        [
          [-2, 1.6, -3.6, 10, 1.4],
          [3, 1.9, -5, 11, 1.8],
        ],
        FROM,
        '#9aa6d8',
        0.45,
      ),
    ],
    heads: [boss.head, ...actors.map((a) => a.head), { thing: 'tongue', at: vec(along(0.2, 0.15)), radius: 0.24 }],
    // Theo, who holds his nose
    find: ballsAt(0.28, theo.head.at),
    focal: boss.crown.toArray() as V3,
  });
}
