/** FA-4.1. From above, golden: a plan drawn in mud, and a dragon of a pipe to carry it out with. */
import * as THREE from 'three';
import { type Acting, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { type Person, without } from '../../cast/person.ts';
import { type Pose, pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { shafts } from '../../model/veil.ts';
import { drainpipe, wireCrate } from '../../props/camping.ts';
import { pencil } from '../../props/forest.ts';
import { mudPlan } from '../../props/mud-plan.ts';
import { camp, campfire, campGround, sittingLog, tent } from '../../sets/camp.ts';
import { SUMMER, type TreePlan } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.1, 2.3, 4.75];
const TO: V3 = [0.0, 0.64, 0.2];
const PLAN: V3 = [0.1, 0.03, 1.28];
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

/** Pipe's radius, and the height at which it rides on the shoulders. */
const PIPE = 0.085;
const RIDE = 0.9;

export function quietPlan(): Shot {
  const scene = new THREE.Scene();
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
  });
  const m = new Model();
  tent(m, place([-2.5, campGround(-2.5, -2.2), -2.2], [0, 30, 0], 1.05), { cloth: '#e0a04c' });
  campfire(m, place([2.7, 0.0, -2.3]), false);
  sittingLog(m, place([3.2, campGround(3.2, -0.6), -0.6], [0, -70, 0]), 1.2, 0.34);
  mudPlan(m, place(PLAN, [5, 0, 0], 1.12));
  // Charlotte kneels behind her plan; the pencil rests in her fingers and its tip in the mud
  const tip: V3 = [PLAN[0] + 0.15, PLAN[1] + 0.05, PLAN[2] - 0.35];
  const slant = vec(0.3, 0.85, -0.3).normalize();
  const charlotteAt = place([PLAN[0] + 0.5, 0.0, PLAN[2] - 0.86], [0, -28, 0]);
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil', 'pack'), {
    at: charlotteAt,
    expression: 'grin',
    gaze: [-0.3, -0.7],
    pose: pose('kneel', {
      hips: 0.42,
      bend: 30,
      lean: [30, 0, 0],
      head: [-12, 10, -7],
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        touch: 'pinch',
        point: vec(tip).addScaledVector(slant, 0.07),
        fingers: [-0.1, -0.55, 0.8],
        palm: [-0.75, -0.55, 0],
        elbow: [1, 0.1, -0.2],
        grip: 'pinch',
      }),
      left: {
        hand: [0, 0, 0],
        reachTo: [PLAN[0] + 0.68, 0.05, PLAN[2] - 0.44],
        elbow: [0.9, -0.1, -0.4],
        palm: [0, -1, 0],
        fingers: [-0.15, 0, 1],
        grip: 'flat',
      },
    }),
  });
  pencil(m, frame(vec(tip), slant, vec(0, 0, 1)), '#d8352c', 0.21, 0.013);

  // a dragon of a pipe lies across two pairs of shoulders, with four hands over it
  const [theoSpot, priyaSpot]: [V3, V3] = [
    [-1.32, 0, -0.02],
    [-0.26, 0, -0.14],
  ];
  const carried = (spot: V3, reach: number): V3 => [spot[0] + reach - 0.02, RIDE, spot[2] - reach * 0.11 - 0.24];
  const carrier = (who: Person, spot: V3, yaw: number, expression: Acting['expression'], change: Partial<Pose>) => {
    const at = place(spot, [0, yaw, 0]);
    const hold = (side: 'left' | 'right') =>
      grasp({
        at,
        build: 'child8',
        side,
        touch: 'palm',
        r: PIPE,
        point: vec(carried(spot, side === 'left' ? 0.31 : -0.33)).add(vec(0, 0.02, 0)),
        fingers: [0.15, 1, -0.25],
        palm: [0, -0.2, -1],
        elbow: [1, -1, 0.2],
        grip: 'holdThick',
      });
    return character(who, {
      at,
      expression,
      pose: pose('carryBox', { lean: [2, 0, 0], ...change, left: hold('left'), right: hold('right') }),
    });
  };
  const theo = carrier(THEO_ONE_BOOT, theoSpot, 12, 'joy', {
    head: [2, 16, -3],
    legLeft: { foot: [0, 0.03, 0.26], toeDown: -8 },
    legRight: { foot: [0.02, 0.07, -0.28], toeDown: 34 },
  });
  const priya = carrier(without(PRIYA, 'woodenSpoon'), priyaSpot, 4, 'smile', {
    head: [2, 20, 4],
    legLeft: { foot: [0.02, 0.06, -0.26], toeDown: 30 },
    legRight: { foot: [0, 0.02, 0.26], toeDown: -8 },
  });
  drainpipe(
    m,
    [
      [-1.5, 0.09, 0.72],
      [-1.76, 0.09, 0.5],
      [-1.97, 0.22, 0.16],
      [-1.96, 0.6, -0.14],
      carried(theoSpot, -0.42),
      carried(theoSpot, 0.31),
      [-0.8, RIDE - 0.07, -0.32],
      carried(priyaSpot, -0.33),
      carried(priyaSpot, 0.34),
      [0.36, 1.05, -0.42],
      [0.52, 1.36, -0.36],
      [0.58, 1.66, -0.24],
      [0.8, 1.83, -0.08],
      [0.99, 1.68, 0.1],
    ],
    PIPE,
  );
  const meeraAt = place([1.5, 0, -0.45], [0, -18, 0]);
  const box = vec(0, 0.98, 0.42).applyMatrix4(meeraAt);
  const rim = (side: 'left' | 'right') =>
    grasp({
      at: meeraAt,
      build: 'woman',
      side,
      touch: 'palm',
      point: vec(side === 'left' ? 0.235 : -0.235, 0.95, 0.5).applyMatrix4(meeraAt),
      r: -0.006,
      fingers: [-0.1, 0.3, 1],
      palm: [-1, 0.1, 0],
      elbow: [1, -0.4, -0.5],
      grip: 'relaxed',
    });
  const meera = character(MEERA, {
    at: meeraAt,
    expression: 'smile',
    gaze: [-0.3, -0.6],
    pose: pose('carryBox', { head: [-2, 4, -5], left: rim('left'), right: rim('right') }),
  });
  wireCrate(m, place(box, [0, -18, 0]), 0.42);
  const actors = [charlotte, theo, priya, meera];
  scene.add(...actors.map((a) => a.model), m.bake());
  scene.add(
    shafts(
      [
        { from: [-4, 7, -5], to: [-0.8, 0.1, -1.4], wide: 1.2 },
        { from: [-2.6, 7, -6], to: [1.6, 0.1, -2], wide: 1 },
      ],
      FROM,
      '#ffe2a0',
      0.24,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, [0.3, 0.4, 0.9]),
    aperture: 0.014,
    light: relight('golden', {
      sun: { dir: [-0.8, 0.62, 0.3], color: '#ffc884', power: 5.2, cone: 0.05 },
      fill: { dir: [0.4, 0.5, 1], color: '#ffdec4', power: 0.9, cone: 0.4 },
      sky: 0.92,
      fog: { color: '#ffe4b0', near: 9, far: 30 },
      exposure: 1.02,
    }),
    center: [0, 0.6, -0.2],
    radius: 5,
    heads: actors.map((a) => a.head),
    focal: [PLAN[0], 0.05, PLAN[2]],
  };
}
