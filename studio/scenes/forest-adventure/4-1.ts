/** FA-4.1. From above, golden: a plan drawn in mud, and a dragon of a pipe to carry it out with. */
import { type Acting, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { contacts, shafts } from '../../model/veil.ts';
import { drainpipe, wireCrate } from '../../props/camping.ts';
import { pencil } from '../../props/forest.ts';
import { SUMMER, type TreePlan } from '../../props/trees.ts';
import { camp, campfire, campGround, sittingLog, tent } from '../../sets/camp.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { mudPlan, PLAN_PENCIL } from './4-1.mud-plan.ts';

const FROM: V3 = [1.35, 1.32, 4.25];
const TO: V3 = [0.2, 0.66, 0.25];
const PLAN: V3 = [-0.2, 0.075, 1.26];
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
/** Pipe's radius, and the height at which it is carried. */
const PIPE = 0.085;
const RIDE = 0.71;

export function quietPlan(): Shot {
  const m = new Model();
  tent(m, place([-2.5, campGround(-2.5, -2.9), -2.9], [0, 24, 0], 1.05), { cloth: '#e0a04c' });
  campfire(m, place([3.3, 0.0, -3.4]), false);
  sittingLog(m, place([3.6, campGround(3.6, -1.6), -1.6], [0, -70, 0]), 1.2, 0.34);
  const planAt = place(PLAN, [7, 0, 0], 1.16);
  mudPlan(m, planAt);
  // Charlotte kneels at the side of her plan, and we see her from the side; the Manager is not finished yet
  const tip = vec(PLAN_PENCIL).applyMatrix4(planAt);
  const slant = vec(0.5, 0.82, -0.1).normalize();
  const charlotteAt = place([PLAN[0] + 1.3, 0.0, PLAN[2] - 0.06], [0, -72, 0]);
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil', 'pack'), {
    at: charlotteAt,
    expression: 'grin',
    gaze: [-0.35, -0.8],
    pose: pose('kneel', {
      hips: 0.5,
      bend: 24,
      lean: [26, 0, 0],
      head: [2, 34, -6],
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        touch: 'pinch',
        point: tip.clone().addScaledVector(slant, 0.075),
        fingers: [-0.2, -0.55, 0.8],
        palm: [-0.75, -0.55, 0],
        elbow: [1, 0.1, -0.4],
        grip: 'pinch',
      }),
      left: {
        hand: [0, 0, 0],
        reachTo: [PLAN[0] + 0.98, 0.05, PLAN[2] + 0.2],
        elbow: [0.9, -0.1, -0.4],
        palm: [0, -1, 0],
        fingers: [-0.15, 0, 1],
        grip: 'flat',
      },
    }),
  });
  pencil(m, frame(tip, slant, vec(0, 0, 1)), '#d8352c', 0.21, 0.013);

  // two pairs of arms hug a dragon of a pipe, which looks at the plan as well
  const [priyaSpot, theoSpot]: [V3, V3] = [
    [-0.78, 0, 0.34],
    [0.06, 0, 0.26],
  ];
  const carried = (spot: V3, reach: number): V3 => [spot[0] + reach, RIDE, spot[2] + 0.225];
  const carrier = (who: Person, spot: V3, yaw: number, acts: Omit<Acting, 'at' | 'pose'>, change: Partial<Pose>) => {
    const at = place(spot, [0, yaw, 0]);
    const hold = (side: 'left' | 'right') =>
      grasp({
        at,
        build: 'child8',
        side,
        touch: 'palm',
        r: PIPE,
        point: carried(spot, side === 'left' ? 0.18 : -0.18),
        fingers: [-0.3, -1, -0.12],
        palm: [0, -0.12, -1],
        elbow: [1, -0.1, -0.2],
        grip: 'holdThick',
      });
    return character(who, {
      at,
      ...acts,
      pose: pose('carryBox', { lean: [5, 0, 0], bend: 8, ...change, left: hold('left'), right: hold('right') }),
    });
  };
  const priya = carrier(
    without(PRIYA, 'woodenSpoon'),
    priyaSpot,
    12,
    { expression: 'worry', gaze: [0.3, -0.7] },
    { head: [-6, 22, 6], legLeft: { foot: [0.02, 0.0, 0.1] }, legRight: { foot: [0.04, 0.06, -0.2], toeDown: 34 } },
  );
  const theo = carrier(
    THEO_ONE_BOOT,
    theoSpot,
    -8,
    { expression: 'joy', gaze: [0.1, -0.7] },
    { head: [3, -14, -6], legLeft: { foot: [0.08, 0, 0.04], toeOut: 14 }, legRight: { foot: [0.05, 0, 0.08] } },
  );
  drainpipe(
    m,
    [
      [-1.06, 0.93, 1.04],
      [-1.22, 1.08, 0.82],
      [-1.45, 1.15, 0.66],
      [-1.62, 0.97, 0.58],
      [-1.5, 0.75, 0.57],
      carried(priyaSpot, -0.3),
      carried(priyaSpot, 0.25),
      [-0.36, RIDE - 0.05, 0.55],
      carried(theoSpot, -0.25),
      carried(theoSpot, 0.25),
      [0.55, 0.54, 0.38],
      [0.76, 0.2, -0.05],
      [1.1, 0.1, -0.6],
      [1.7, 0.09, -0.75],
      [3.2, 0.09, -0.5],
    ],
    PIPE,
  );
  // the crate hangs by its handle from the hand that is away from the children
  const meeraAt = place([1.14, 0, -0.12], [0, -22, 0]);
  const knob = vec(0.34, 0.84, 0.1).applyMatrix4(meeraAt);
  const size = 0.36;
  const meera = character(MEERA, {
    at: meeraAt,
    expression: 'smile',
    gaze: [-0.2, -0.9],
    pose: pose('stand', {
      lean: [6, 0, -3],
      bend: 8,
      head: [0, -16, -6],
      left: grasp({
        at: meeraAt,
        build: 'woman',
        side: 'left',
        touch: 'palm',
        point: knob,
        fingers: [0, -1, 0.15],
        palm: [-1, 0, 0],
        elbow: [0.8, 0, -1],
        grip: 'fist',
      }),
      right: {
        hand: [0.1, -0.5, 0.3],
        elbow: [1, -0.2, -0.5],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.5, 0.4],
        grip: 'relaxed',
      },
    }),
  });
  const box = place([knob.x, knob.y - 0.1 - size * 0.4, knob.z], [0, -34, 2]);
  wireCrate(m, box, size, 3);
  m.inside(box, () => {
    const top = size * 0.4;
    m.put(
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
  const actors = [charlotte, theo, priya, meera];
  const soles = [priyaSpot, theoSpot].flatMap(([x, , z]): Sole[] => [
    [x - 0.1, 0.012, z + 0.05, 0.1, 0.14],
    [x + 0.1, 0.012, z + 0.08, 0.1, 0.14],
  ]);
  const knees: Sole[] = [
    [PLAN[0] + 1.16, 0.014, PLAN[2] - 0.04, 0.3, 0.2],
    [PLAN[0] + 0.98, 0.016, PLAN[2] + 0.2, 0.1, 0.08],
    [1.12, 0.012, -0.08, 0.26, 0.2],
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
      sun: { dir: [-0.8, 0.62, 0.3], color: '#ffc884', power: 5.2, cone: 0.05 },
      fill: { dir: [0.4, 0.5, 1], color: '#ffdec4', power: 0.9, cone: 0.4 },
      sky: 0.92,
      fog: { color: '#ffe4b0', near: 9, far: 30 },
      exposure: 1.02,
    }),
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, [0.3, 0.4, 0.9]),
    aperture: 0.014,
    center: [0, 0.6, -0.2],
    radius: 5,
    actors,
    things: [
      m.bake(),
      shafts(
        [
          { from: [-4, 7, -5], to: [-0.8, 0.1, -1.4], wide: 1.2 },
          { from: [-2.6, 7, -6], to: [1.6, 0.1, -2], wide: 1 },
        ],
        FROM,
        '#ffe2a0',
        0.24,
      ),
      contacts([...soles, ...knees], '#4a2c34', 0.5),
    ],
    // the drawing of the beaver with a tie
    find: ballsAt(0.23, [0.33, 0.22, 1.43]),
    focal: [PLAN[0], 0.05, PLAN[2]],
  });
}
