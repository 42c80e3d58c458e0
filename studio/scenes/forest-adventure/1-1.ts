/** FA-1.1. Eleven stones, and the water finds Charlotte's left shoe: she has Priya by the hand, and Priya has one leg to stand on. */
import type { Matrix4 } from 'three';
import { character } from '../../cast/character.ts';
import { wristAt } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { dressed, type Person, wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { contacts, mist, shafts } from '../../model/veil.ts';
import { gnawedStump, stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { ripples } from '../../props/water.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { BROOK_LEVEL, bentGround, stoneTop } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { splash } from './1-1.splash.ts';

/** On the far bank, [x, z]. */
const MEERA_AT: [number, number] = [2.5, -3.6];
const FROM: V3 = [2.1, 0.74, 2.95];
const TO: V3 = [1.22, 0.46, 0.3];
const FOG = { color: '#e4ebcb', near: 4.4, far: 21 };
/** In the air the lace streams behind; on the ground it would only lie there. */
const FLYING: Person = dressed(CHARLOTTE_FOREST, { shoeLeft: { kind: 'sneaker', color: '#8fd3b4' } });

export function elevenStones(): Shot {
  const [s6, s7, s8] = [6, 7, 8].map(stoneTop) as [V3, V3, V3];

  // Theo trusts no stone: both hands on the stick, the next stone under its tip
  const theoAt = place([s6[0] - 0.08, s6[1], s6[2]], [0, 66, 0]);
  const tip = vec(s7).add(vec(-0.16, -0.02, 0.06));
  const stickTop = vec(s6).add(vec(0.26, 0.86, 0.18));
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
  // eight has let go of her: the right foot is leaving it, the left one has gone in beside nine
  const shoe: V3 = [s8[0] + 0.39, BROOK_LEVEL, s8[2] + 0.33];
  const hers = place([s8[0] + 0.26, -0.24, s8[2] + 0.18], [0, 24, 0]);
  const falling: Stance = { hips: 1.02, shift: [0.04, 0, 0], lean: [2, -6, -14], bend: 4, head: [4, 4, 10] };
  const priyaAt = place([s7[0], s7[1], s7[2]], [0, 44, 0]);
  const teetering: Stance = { lean: [2, 0, 12], head: [2, 18, -8] };
  const clasped: V3 = [s8[0] - 0.13, 0.68, s8[2] + 0.03];
  const clasp = (at: Matrix4, stance: Stance, side: 'left' | 'right', dir: V3, point: V3) =>
    gripRod({ at, build: 'child8', stance, side, point, dir, r: 0.03, elbow: [0.7, -1, 0] });
  const priya = character(wearing(PRIYA, 'pack'), {
    at: priyaAt,
    expression: 'screamLaugh',
    lookAt: [shoe[0], 0.5, shoe[2]],
    pose: pose('cheer', {
      ...teetering,
      left: clasp(priyaAt, teetering, 'left', [0.4, 0.9, -0.3], clasped),
      right: { hand: [0.22, -0.06, 0.6], elbow: [1, -0.6, -0.2], palm: [-0.2, -1, 0.3], grip: 'open' },
      legLeft: { foot: [-0.12, 0, 0] },
      legRight: { foot: [0.3, 0.42, 0.02], knee: [0.9, 0.1, 0.8], toeDown: 34, toeOut: 30 },
    }),
  });
  const charlotte = character(FLYING, {
    at: hers,
    expression: 'gasp',
    lookAt: [shoe[0] + 0.1, 0, shoe[2] + 0.3],
    pose: pose('stand', {
      ...falling,
      right: clasp(hers, falling, 'right', [-0.5, 0.8, 0.3], [clasped[0] + 0.03, clasped[1] - 0.03, clasped[2] + 0.03]),
      left: {
        hand: [0.84, 0.02, 0.3],
        elbow: [0.8, -0.6, 0],
        palm: [0, -0.5, 1],
        fingers: [0.8, 0.6, 0.2],
        grip: 'open',
      },
      legLeft: { foot: [0, 0, 0], standOn: [shoe[0], -0.34, shoe[2]], toeDown: 10 },
      legRight: {
        foot: [0, 0, 0],
        standOn: [s8[0] - 0.02, s8[1] + 0.04, s8[2] + 0.02],
        toeDown: 30,
        knee: [0.6, 0.1, 1],
      },
    }),
  });
  const meera = character(MEERA, {
    at: place([MEERA_AT[0], bentGround(...MEERA_AT) - 0.05, MEERA_AT[1]], [0, -24, 0]),
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
  splash(props, [shoe[0], BROOK_LEVEL - 0.01, shoe[2]], 0.17, 0.66, 0.25);
  ripples(props, { at: [shoe[0], BROOK_LEVEL + 0.012, shoe[2]], r: 0.34, rings: 3, flat: 0.9, wide: 0.03 });
  const [gx, gz] = [1.72, -5.0];
  gnawedStump(props, place([gx, bentGround(gx, gz), gz], [0, 20, 4]), 0.2, 0.75);
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
        facing: -27,
        clear: (x, z) => (z < 3.2 || Math.abs(x - 1.4) > 2.2) && Math.hypot(x - MEERA_AT[0], z - MEERA_AT[1]) > 0.14,
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
      sun: { dir: [0.8, 0.95, 0.35], color: '#ffe3b4', power: 2.6, cone: 0.05 },
      fill: { dir: [-0.3, 0.5, 1], color: '#ffe9d6', power: 0.45, cone: 0.4 },
      // the sun comes through on her alone
      points: [{ at: [shoe[0] + 0.75, 1.9, shoe[2] + 0.55], color: '#ffdfa4', power: 6, radius: 0.15 }],
      sky: 0.74,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, shoe),
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
    focal: shoe,
  });
}
