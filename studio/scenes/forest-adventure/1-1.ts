/** FA-1.1. Eleven stones: Theo tests, Priya stands on one leg, Charlotte flies, Ranger Meera is already across. */
import { ANKLE, BUILDS, legLength } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { wristAt } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { dressed, type Person, wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { contacts, mist, shafts } from '../../model/veil.ts';
import { gnawedStump, stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { bentGround, stoneTop } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';

/** On the far bank, [x, z]. */
const MEERA_AT: [number, number] = [2.92, -1.5];
const FROM: V3 = [1.9, 2.3, 6.5];
const TO: V3 = [0.46, 1.2, 0];
const FOG = { color: '#e9eecb', near: 9, far: 36 };
/** In the air the lace streams behind; on the ground it would only lie there. */
const FLYING: Person = dressed(CHARLOTTE_FOREST, { shoeLeft: { kind: 'sneaker', color: '#8fd3b4' } });

export function elevenStones(): Shot {
  const [s3, s4, s5, s8, s9] = [3, 4, 5, 8, 9].map(stoneTop) as [V3, V3, V3, V3, V3];

  // Theo trusts no stone: both hands on the stick, the next stone under its tip
  const theoAt = place([s3[0] - 0.02, s3[1], s3[2]], [0, 66, 0]);
  const tip = vec(s4).add(vec(-0.05, 0.0, 0.05));
  const stickTop = vec(s3).add(vec(0.3, 0.86, 0.16));
  const along = (k: number) => tip.clone().lerp(stickTop, k);
  const upper = { fingers: [-0.5, 0.1, 1] as V3, palm: [-1, 0, -0.5] as V3 };
  const lower = { fingers: [-0.5, 0.1, 1] as V3, palm: [-1, 0, -0.5] as V3 };
  const theo = character(wearing(THEO, 'pack'), {
    at: theoAt,
    expression: 'worry',
    gaze: [-0.2, -0.7],
    pose: pose('stand', {
      hips: 0.95,
      lean: [16, 0, 0],
      bend: 14,
      head: [4, -34, -3],
      right: {
        reachTo: wristAt(along(0.62), theoAt, -1, lower.fingers, lower.palm),
        hand: [0, 0, 0],
        elbow: [0.9, -0.7, -0.4],
        ...lower,
        grip: 'fist',
      },
      left: {
        reachTo: wristAt(along(0.79), theoAt, 1, upper.fingers, upper.palm),
        hand: [0, 0, 0],
        elbow: [0.9, -0.4, -0.4],
        ...upper,
        grip: 'fist',
      },
      legLeft: { foot: [0.0, 0, 0.06], toeOut: 4 },
      legRight: { foot: [0.02, 0, -0.08] },
    }),
  });
  const priya = character(wearing(PRIYA, 'pack'), {
    at: place([s5[0] + 0.06, s5[1], s5[2]], [0, 30, 0]),
    expression: 'laugh',
    pose: pose('cheer', {
      lean: [0, 0, 9],
      head: [-6, -44, -8],
      left: { hand: [0.86, 0.34, 0.1], elbow: [0.4, -1, -0.3], palm: [0, -0.6, 1], grip: 'open' },
      right: { hand: [0.74, -0.42, 0.2], elbow: [0.6, -0.6, -0.6], palm: [0, -0.6, 1], grip: 'open' },
      legLeft: { foot: [-0.12, 0, 0] },
      legRight: { foot: [0.3, 0.42, 0.02], knee: [0.9, 0.1, 0.8], toeDown: 34, toeOut: 30 },
    }),
  });
  // a leap from seven to nine, over eight
  const flight = place([s8[0] - 0.02, s8[1] + 0.24, s8[2] + 0.02], [0, 58, 0]);
  const charlotte = character(FLYING, {
    at: flight,
    expression: 'joy',
    pose: pose('run', {
      lean: [7, -6, 3],
      bend: 4,
      shift: [0, 0.1, 0],
      head: [-8, -22, 5],
      left: { hand: [0.66, 0.4, 0.3], elbow: [1, -0.6, -0.4], palm: [0, -0.6, 0.8], grip: 'open' },
      right: { hand: [0.6, 0.3, -0.42], elbow: [0.7, 0.2, -0.8], palm: [0, -0.6, 0.8], grip: 'open' },
      legLeft: { foot: [0.02, 0.2, 0.64], toeDown: -16 },
      legRight: { foot: [0.02, 0.34, -0.6], toeDown: 66 },
    }),
  });
  const meera = character(MEERA, {
    at: place([MEERA_AT[0], bentGround(...MEERA_AT), MEERA_AT[1]], [0, -24, 0]),
    expression: 'joy',
    gaze: [-0.5, -0.3],
    pose: pose('handsOnHips', {
      lean: [0, 0, 3],
      head: [0, -22, -5],
      right: {
        hand: [0.56, 0.12, 0.44],
        elbow: [0.9, -0.8, -0.2],
        palm: [-0.4, 0.5, 0.7],
        fingers: [0.2, 1, 0.2],
        grip: 'open',
      },
    }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  stick(props, tip, along(0.9), 0.017, '#9a6a44');
  // the left foot is the first in the air
  const leg = legLength(BUILDS.child8);
  const shoe = vec(0.06 + 0.02 * leg, ANKLE + 0.2 * leg + 0.035, 0.64 * leg + 0.05).applyMatrix4(flight);
  for (const [k, drop, far] of [
    [0, 0.0, 0.44],
    [1, 0.12, 0.34],
  ] as const) {
    const back = (d: number, up: number) => shoe.clone().add(vec(-d, up, 0.05 + k * 0.02));
    props.put(
      tube([back(0, 0), back(far * 0.35, 0.05 + drop * 0.3), back(far * 0.7, drop), back(far, drop + 0.05)], [0.007], {
        around: 6,
        rings: 18,
      }),
      { color: '#fffaf0', line: 0.6 },
    );
  }
  const [gx, gz] = [-3.75, -2.2];
  gnawedStump(props, place([gx, bentGround(gx, gz), gz], [0, 20, 4]), 0.16, 0.6);
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          fog: FOG,
          water: { shallow: '#8fc0b4', deep: '#3f8a9c', glint: '#fff6dc', ripple: 0.022, strokes: 0.2, mirror: 0.7 },
        },
        pond: false,
        land: bentGround,
        facing: -12,
        clear: (x, z) => (z < 3.2 || Math.abs(x - 1.4) > 2.2) && Math.hypot(x - MEERA_AT[0], z - MEERA_AT[1]) > 0.4,
        trees: treeRing(
          [
            [-7.2, -6, 7, 0.34],
            [-7.6, -0.8, 7, 0.34],
            [-10.5, -10, 7.6, 0.32],
            [4.9, -4.2, 7, 0.34],
            [7.0, -2.2, 6.8, 0.3],
            [1.9, -8.2, 7.2, 0.3],
            [5.6, -9.6, 7.6, 0.32],
            [-2.2, -12.4, 8, 0.3],
            [-14, -9, 8, 0.34],
            [9, -7, 8, 0.34],
            [-4.4, -15, 8, 0.3],
            [-8.6, -13.6, 7.6, 0.28],
            [1.4, -16, 8.4, 0.3],
            [8.5, -13, 8, 0.3],
          ],
          0.24,
          1300,
          bentGround,
        ),
      }),
    light: relight('morning', {
      sun: { dir: [0.8, 0.95, 0.35], color: '#ffe3b4', power: 5, cone: 0.05 },
      fill: { dir: [-0.3, 0.5, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      sky: 1,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, [0.6, 0.8, 0.1]),
    aperture: 0.014,
    center: [0, 1, -2],
    radius: 9,
    actors,
    things: [
      props.bake(),
      shafts(
        [
          { from: [5.5, 7.5, -6], to: [0.6, 0, -4], wide: 1.5 },
          { from: [3.4, 7.5, -7], to: [-1.8, 0, -5], wide: 1.1 },
          { from: [7.4, 7, -5], to: [3.4, 0.2, -3], wide: 1.0 },
        ],
        FROM,
        '#ffe6b0',
        0.3,
      ),
      mist(
        [
          [-6, 1.5, -14, 30, 3.4],
          [-3, 0.9, -9, 20, 1.6],
        ],
        FROM,
        '#f4f2d4',
        0.22,
      ),
      contacts([[MEERA_AT[0], bentGround(...MEERA_AT) + 0.015, MEERA_AT[1] + 0.04, 0.3, 0.2]], '#4a3a34', 0.6),
    ],
    find: [{ at: vec(gx, bentGround(gx, gz) + 0.3, gz), radius: 0.35 }],
    focal: s9,
  });
}
