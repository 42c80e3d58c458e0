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
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, ring } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { drainpipe } from '../../props/camping.ts';
import type { Palette, TreePlan } from '../../props/trees.ts';
import { glassTongue, ripples } from '../../props/water.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { CREST_Z, crestOf, MOON_BROOK, moonBank, moonDamFrame, moonGround } from './4-2.moon-bank.ts';

const NIGHT: Palette = {
  leaves: ['#22384a', '#2f4f5c', '#45706a', '#6f9480', '#a3b896'],
  bark: ['#453a50', '#7a6470'],
  grass: ['#2f4a52', '#45685c', '#688a6a', '#94a878'],
};
const FROM: V3 = [0.1, 1.24, 4.4];
const TO: V3 = [0.02, 0.86, 0.4];
const FOG = { color: '#5a6aa0', near: 6, far: 22 };
/** The pipe's middle where it comes out at the dam's foot. */
const PIPE_Y = 0.22;
/** Along the pipe, in the dam's frame: `d` metres from its mouth, `down` below it. */
const along = (d: number, down: number): V3 =>
  vec(-0.66 - d * 0.35, PIPE_Y - down, 0.46 + d * 0.94)
    .applyMatrix4(moonDamFrame)
    .toArray() as V3;
const GLINT = '#93a8dc';

/** One great trunk at either side: the middle is left to the sky and the moon. */
const TREES: TreePlan[] = ([[3.1, -2.2, 6.2, 0.4]] as const).map(([x, z, height, girth], i) => ({
  at: [x, moonGround(x, z) - 0.05, z],
  height,
  girth,
  bare: 0.62,
  leaves: 900,
  leafSize: 0.24,
  seed: i * 5 + 2,
}));

/** Behind the crest with the chin just over it: `sink` metres lower than the ground that hides the legs. */
const hiding = (x: number, turn: number, sink: number, back = 0): THREE.Matrix4 =>
  place([x, crestOf(x) - sink, CREST_Z - 0.22 - back], [0, turn, 0]);
export function nobodyGurgle(): Shot {
  const model = new Model();
  const WATCHED: V3 = [0.5, 1.2, 1];
  // Theo's sneeze is on its way: Charlotte beside him pinches his nose
  const theoActs: Acting = {
    at: hiding(-1.0, 4, 0.88),
    expression: 'holdSneeze',
    pose: pose('stand', { head: [-4, 4, 6] }),
  };
  const theo = character(THEO_ONE_BOOT, theoActs);
  const charlotteActs: Acting = {
    at: hiding(-1.39, 22, 0.86, -0.03),
    expression: 'fear',
    lookAt: WATCHED,
    pose: pose('stand', { head: [2, 8, -4] }),
  };
  const nose = facePoint(theoActs.at, theo.head.at, place([0, 0, 0], theoActs.pose.head), 'child8', [0, -0.27, 1.03]);
  const pinched = grasp({
    at: charlotteActs.at,
    build: 'child8',
    side: 'left',
    touch: 'pinch',
    point: nose,
    fingers: [0.9, 0.3, 0.1],
    palm: [-0.1, -0.3, -1],
    elbow: [0.3, -1, 0.3],
    grip: 'pinch',
  });
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    ...charlotteActs,
    pose: { ...charlotteActs.pose, left: pinched },
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: hiding(-0.46, 12, 0.93),
    expression: 'holdBreath',
    lookAt: WATCHED,
    pose: pose('stand', { head: [0, 4, -5] }),
  });
  // pinned up under the hat: a braid would hang before her throat
  const meera = character(
    { ...MEERA, hair: { ...MEERA.hair, shape: LOW_BUN } },
    {
      at: hiding(-1.9, 24, 1.36, 0.06),
      expression: 'holdBreath',
      lookAt: WATCHED,
      pose: pose('stand', { head: [0, 6, 4] }),
    },
  );
  // on the crest of his dam, feet on the sticks, paws at his chest, one ear as high as it goes
  const boss = manager({
    at: place([0.5, 0.36, 0.86], [0, -14, 0], 1.22),
    pose: 'sit',
    head: [-3, -8, -6],
    lid: 0.04,
    gaze: [-1, -0.1],
    prick: [0, 1.9],
    paws: [
      [0.06, 0.34, 0.3],
      [-0.08, 0.32, 0.3],
    ],
    tail: points3('0.02,.09,-.12 .3,.06,-.12 .52,.06,-.04 .66,.1,.06'),
  });
  drainpipe(model, [along(-0.8, 0.1), along(-0.45, 0), along(-0.2, 0), along(0, 0)], 0.12);
  // its ribs and its mouth catch the moon, or it would be a black hole in the dam
  const mouth = vec(along(0, 0)).sub(vec(along(-0.2, 0)));
  for (const [i, d] of [0, -0.075, -0.15, -0.225].entries())
    model.put(
      ring(0.121, 0.121, 0, i ? 0.022 : 0.03),
      { color: i ? '#8884a8' : '#b4b2d0', line: 0.7 },
      frame(vec(along(d, i * 0.002)), mouth, vec(0, 1, 0.1)),
    );
  const fall = PIPE_Y - MOON_BROOK;
  glassTongue(
    model,
    [along(-0.12, 0.015), along(0.03, 0.02), along(0.14, 0.05), along(0.23, 0.12), along(0.27, fall + 0.01)],
    [0.09, 0.096, 0.1, 0.11, 0.15],
    ['#3f6fa6', '#6d9fce', '#dceafa'],
  );
  ripples(model, { at: along(0.27, fall), r: 0.2, rings: 2, flat: 0.75, tone: GLINT, wide: 0.02, seed: 8 });
  model.put(
    ball(0.9, 48),
    { glow: true, line: 0, color: color('#fff3d2').multiplyScalar(1.35) },
    place([-2.5, 1.95, -9]),
  );
  const actors = [charlotte, theo, priya, meera];
  return composeShot({
    set: (scene) =>
      moonBank(scene, {
        palette: NIGHT,
        soil: ['#1d3040', '#263d46', '#2a2a3c'],
        fog: FOG,
        trees: TREES,
        moonAt: -15,
        clear: (x, z) => !(x > -2.1 && x < -0.1 && z < -1.5),
        spare: [-0.66, PIPE_Y, 0.3],
        // the beaver's feet
        open: [[0.45, 0.5, 1.1, 0.3]],
      }),
    light: relight('night', {
      // the moon stands behind them all; what it lends to the water comes back on the one who listens
      sun: { dir: [-0.75, 0.7, -0.5], color: '#dfe4ff', power: 3.2, cone: 0.05 },
      fill: { dir: [-0.3, 0.6, 1], color: '#b9bdf0', power: 0.75, cone: 0.4 },
      points: [{ at: [-0.35, 1.35, 1.75], color: '#e8e6ff', power: 3.2, radius: 0.12 }],
      skinFloor: 0.3,
      top: '#6674c0',
      horizon: '#8089c4',
      sky: 0.5,
      fog: FOG,
      exposure: 1.3,
    }),
    camera: camera(FROM, TO, 31),
    focus: distance(FROM, boss.head.at.toArray() as V3),
    aperture: 0.006,
    center: [0, 0.4, 0.2],
    radius: 3.6,
    actors: [boss, ...actors],
    things: [model.bake(), mist([[0, 1.0, -3.6, 14, 0.9]], FROM, '#9aa6d8', 0.45)],
    heads: [
      boss.head,
      ...actors.map((actor) => actor.head),
      { thing: 'tongue', at: vec(along(0.2, 0.12)), radius: 0.24 },
    ],
    // Theo, whose nose is held
    find: ballsAt(0.28, theo.head.at),
    focal: boss.crown.toArray() as V3,
  });
}
