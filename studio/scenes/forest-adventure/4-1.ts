/** FA-4.1. From above, golden: heads together over a plan in the mud; the dragon of a pipe looks on as well. */
import type { Matrix4 } from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { contacts, shafts } from '../../model/veil.ts';
import { drainpipe, wireCrate } from '../../props/camping.ts';
import { pencil } from '../../props/forest.ts';
import { SUMMER, type TreePlan } from '../../props/trees.ts';
import { camp, campGround, tent } from '../../sets/camp.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { mudPlan, PLAN_PENCIL } from './4-1.mud-plan.ts';

const FROM: V3 = [-0.14, 1.62, 3.2];
const TO: V3 = [-0.1, 0.43, 0.75];
const PLAN: V3 = [-0.16, 0.006, 1.16];
const TREES: TreePlan[] = (
  [
    [-4.2, -3.6, 6.6, 0.34],
    [4.2, -3.4, 6.8, 0.36],
    [0.6, -6, 7, 0.34],
    [-6.4, -0.8, 6.6, 0.36],
    [6.4, -0.6, 7, 0.36],
  ] as const
).map(([x, z, height, girth], i) => ({
  at: [x, campGround(x, z), z] as V3,
  height,
  girth,
  leaves: 2000,
  leafSize: 0.23,
  seed: i * 5 + 3,
}));

type Sole = [number, number, number, number, number];
const PIPE = 0.085;
const SUN: V3 = [-0.8, 0.62, 0.3];

export function quietPlan(): Shot {
  const model = new Model();
  tent(model, place([-2.9, campGround(-2.9, -2.6), -2.6], [0, 24, 0], 1.05), { cloth: '#e0a04c' });
  const planAt = place(PLAN, [0, -4, 0], 0.98);
  mudPlan(model, planAt);
  // Charlotte is on all fours beside her plan: one hand in the mud, the pencil on the Manager's tie
  const tip = vec(PLAN_PENCIL).applyMatrix4(planAt);
  const charlotteAt = place([PLAN[0] + 0.95, 0, PLAN[2] - 0.07], [0, -72, 0]);
  const stance: Stance = { hips: 0.6, lean: [56, 0, 0], bend: 22, head: [-8, 20, -8] };
  // a fist round the pencil, as one draws in mud
  const lean = vec(0.5, 1, -0.1).normalize();
  const fist = gripRod({
    at: charlotteAt,
    build: 'child8',
    side: 'right',
    stance,
    point: tip.clone().addScaledVector(lean, 0.135),
    dir: lean,
    r: 0.014,
    elbow: [1, 0.2, -0.4],
  });
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil', 'pack'), {
    at: charlotteAt,
    expression: 'concentrating',
    // her face stays open to the reader: only the eyes go to the pencil
    gaze: [-0.7, -0.9],
    pose: pose('kneel', {
      ...stance,
      right: fist,
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        r: 0.01,
        point: [PLAN[0] + 0.73, 0.02, PLAN[2] + 0.22],
        fingers: [0.1, 0, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.1, -0.4],
        grip: 'flat',
      }),
    }),
  });
  pencil(model, frame(tip, lean, vec(0, 0, 1)), '#d8352c', 0.28, 0.016);

  // Theo is down on all fours on the other side; the dragon rests its chin on the mud between them
  const theoAt = place([-1.07, 0, 0.95], [0, 66, 0]);
  const theoStance: Stance = { hips: 0.58, lean: [50, 0, 0], bend: 20, head: [8, -26, 6] };
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'grin',
    lookAt: tip.toArray() as V3,
    pose: pose('kneel', {
      ...theoStance,
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        r: 0.01,
        point: [-0.6, 0.02, 0.86],
        fingers: [0.2, 0, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.2, -0.3],
        grip: 'flat',
      }),
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        touch: 'palm',
        r: 0.01,
        point: [-0.78, 0.02, 1.2],
        fingers: [0.1, 0, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.1, -0.4],
        grip: 'flat',
      }),
    }),
  });
  // Priya comes up under the load, the pipe in both arms
  const priyaAt = place([-0.62, 0, -0.12], [0, 30, 0]);
  const priyaStance: Stance = { hips: 0.8, lean: [-8, 0, 8], bend: 6, head: [10, -6, 10] };
  const grip = (side: 'left' | 'right', point: V3) =>
    grasp({
      at: priyaAt,
      build: 'child8',
      side,
      touch: 'palm',
      r: PIPE,
      point,
      fingers: [-0.8, -0.45, 0.2],
      palm: [-0.1, -0.35, -1],
      elbow: [1, -0.2, 0.3],
      grip: 'drape',
    });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'dismay',
    lookAt: [-0.4, 0.3, 0.9],
    pose: pose('stand', {
      ...priyaStance,
      left: grip('left', [-0.42, 0.58, 0.1]),
      right: grip('right', [-0.7, 0.58, 0.1]),
      legLeft: { foot: [0.1, 0, 0.2], toeOut: 10 },
      legRight: { foot: [0.16, 0, -0.1], toeOut: 24 },
    }),
  });
  drainpipe(
    model,
    [
      [-0.12, 0.1, 0.8],
      [-0.16, 0.17, 0.68],
      [-0.3, 0.36, 0.5],
      [-0.56, 0.53, 0.36],
      [-0.82, 0.6, 0.24],
      [-0.74, 0.59, 0.11],
      [-0.5, 0.58, 0.1],
      [-0.16, 0.5, 0.04],
      [0.1, 0.34, -0.3],
      [-0.1, 0.09, -0.8],
      [-1.0, 0.09, -1.0],
    ],
    PIPE,
  );
  // Ranger Meera has knelt down as well, with the crate for the dragon's mouth
  const meeraAt = place([0.62, 0, 0.02], [0, -24, 0]);
  const meeraStance: Stance = { hips: 0.44, lean: [10, 0, 3], bend: 12, head: [12, -4, -6] };
  const size = 0.36;
  const box = place([0.4, 0.42, 0.38], [6, -30, 2]);
  crate(model, box, size);
  const side = (which: 'left' | 'right', x: number) =>
    grasp({
      at: meeraAt,
      build: 'woman',
      side: which,
      touch: 'palm',
      point: vec(x, 0, 0.02).applyMatrix4(box),
      fingers: [-0.2, -0.3, 0.9],
      palm: [-1, 0, 0],
      elbow: [1, -0.4, -0.2],
      grip: 'holdThick',
    });
  const meera = character(MEERA, {
    at: meeraAt,
    expression: 'thinking',
    lookAt: tip.toArray() as V3,
    pose: pose('kneel', { ...meeraStance, left: side('left', size / 2), right: side('right', -size / 2) }),
  });
  shade(model);
  const actors = [charlotte, theo, priya, meera];
  const soles: Sole[] = [
    [PLAN[0] + 1.04, 0.012, PLAN[2] - 0.06, 0.34, 0.2],
    [PLAN[0] + 0.74, 0.014, PLAN[2] + 0.25, 0.1, 0.08],
    [-1.2, 0.012, 0.9, 0.34, 0.2],
    [-0.74, 0.014, 1.22, 0.1, 0.08],
    [-0.6, 0.012, -0.1, 0.24, 0.2],
    [0.62, 0.012, 0.02, 0.34, 0.3],
  ];
  return composeShot({
    set: (scene) =>
      camp(scene, {
        palette: SUMMER,
        soil: ['#d9b080', '#b3ab62'],
        distance: {
          skyTop: '#eecb98',
          skyLow: '#ffe7b8',
          far: '#e0c68a',
          near: '#a09a5a',
          glow: { at: -20, wide: 50, color: '#fff6d4' },
          gain: 1.2,
        },
        trees: TREES,
        clear: (x, z) => z < 2.4 && !(Math.abs(x - 0.1) < 2 && z > -1.6),
      }),
    light: relight('golden', {
      sun: { dir: SUN, color: '#ffc884', power: 5.2, cone: 0.05 },
      fill: { dir: [0.4, 0.5, 1], color: '#ffdec4', power: 0.9, cone: 0.4 },
      sky: 0.92,
      fog: { color: '#ffe4b0', near: 9, far: 30 },
      exposure: 1.02,
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [0.4, 0.4, 1.1]),
    aperture: 0.014,
    center: [0, 0.6, -0.2],
    radius: 5,
    actors,
    things: [
      model.bake(),
      shafts(
        [
          { from: [-4, 7, -5], to: [-0.8, 0.1, -1.4], wide: 1.2 },
          { from: [-2.6, 7, -6], to: [1.6, 0.1, -2], wide: 1 },
        ],
        FROM,
        '#ffe2a0',
        0.24,
      ),
      contacts(soles, '#4a2c34', 0.5),
    ],
    // the drawing of the beaver with a tie
    find: ballsAt(0.24, vec(0.47, 0.02, -0.04).applyMatrix4(planAt)),
    focal: [PLAN[0], 0.05, PLAN[2]],
  });
}

/** Leaves over the picture's edge: their shadow lies on everybody and everything behind the plan. */
function shade(model: Model): void {
  const toSun = vec(...SUN)
    .normalize()
    .multiplyScalar(3.6);
  for (const [x, y, z, r] of [
    [-1.7, 0, -0.7, 0.7],
    [-0.5, 0, -0.9, 0.7],
    [0.6, 0, -0.9, 0.7],
    [1.7, 0, -0.8, 0.8],
    [-1.2, 0, -1.9, 0.9],
    [0.4, 0, -2.1, 1],
    [2, 0, -2.1, 1],
    [-0.6, 0.4, -0.2, 0.3],
    [0.75, 0.4, -0.15, 0.4],
  ] as const)
    model.put(ball([r, r * 0.4, r], 14), { color: '#5f7a44', line: 0 }, place(vec(x, y, z).add(toSun)));
}

/** Wire crate with a handle over it. */
function crate(model: Model, at: Matrix4, size: number): void {
  wireCrate(model, at, size, 3);
  model.inside(at, () => {
    const top = size * 0.4;
    model.put(
      tube(
        [
          [0, top, -size / 2],
          [0, top + 0.08, -size * 0.3],
          [0, top + 0.1, 0],
          [0, top + 0.08, size * 0.3],
          [0, top, size / 2],
        ],
        [0.012],
        { around: 8, rings: 24 },
      ),
      { color: '#8d939c' },
    );
  });
}
