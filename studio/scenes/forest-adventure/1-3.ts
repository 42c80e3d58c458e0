/** FA-1.3. Seen from the water: a path comes down to a pond that was not there, and goes on under it. Charlotte's shoe went first. */
import { frog } from '../../animals/small.ts';
import { type Actor, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { dressed, wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, mix, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { ball, tube } from '../../model/tube.ts';
import { contacts, mist } from '../../model/veil.ts';
import { trailSign } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { drownedTrail } from './1-3.drowned-trail.ts';
import { dryTrail } from './1-3.dry-trail.ts';

// from the pond, as the frog sees them; the trail comes down between the trees and goes under before it reaches us
const FROM: V3 = [2.2, 1.02, 0.1];
const TO: V3 = [6, 0.78, 0.2];
const FOG = { color: '#f6edd2', near: 4.2, far: 19 };
/** Where the trail meets the water. */
const SHORE = 5.95;

/** Middle of the trail at `x`; under the water it bends away to the right. */
const middle = (x: number): number => 0.1 + 0.1 * Math.sin(x * 0.8) + 0.3 * Math.max(0, SHORE - x) ** 1.3;

/** The trail slopes down to the water and on under it. */
function land(x: number, z: number): number {
  const lane = smoothstep(1.25, 0.7, Math.abs(z - middle(x))) * smoothstep(2, 2.6, x);
  const slope = POND_LEVEL + (x > SHORE ? 0.105 : 0.16) * (x - SHORE);
  // the water stands in a bay before their feet
  const bay = smoothstep(6.15, 5.7, x + 0.12 * Math.sin(z * 2.1) + 0.05 * Math.abs(z - 0.4));
  const flooded = mix(
    ground(x, z),
    Math.min(ground(x, z), POND_LEVEL - 0.25),
    smoothstep(3.4, 2.2, x) * smoothstep(-13, -11, x),
  );
  const low = mix(flooded, Math.min(flooded, POND_LEVEL - 0.16), bay);
  const dry = Math.max(low, POND_LEVEL + 0.07 * (x - 5.9));
  return mix(x > 5.7 ? mix(low, dry, smoothstep(5.8, 6.2, x)) : low, slope, lane);
}

const stand = (x: number, z: number): V3 => [x, land(x, z), z];
const CHARLOTTE_AT: V3 = [5.66, POND_LEVEL - 0.09, 0.02];
const THEO_AT = stand(6.04, 0.45);
const PRIYA_AT = stand(6.2, -0.84);
const MEERA_AT = stand(6.9, 1.22);
/** Under water. */
const WET: V3 = [5.36, POND_LEVEL - 0.19, 0.27];
const SIGN: V3 = [4.5, POND_LEVEL, 0.84];
const FROG: V3 = [4.5, POND_LEVEL + 0.09, -0.62];
const near = (x: number, z: number, far: number): boolean =>
  [CHARLOTTE_AT, THEO_AT, PRIYA_AT, MEERA_AT].some((p) => Math.hypot(x - p[0] - 0.2, z - p[2]) < far);

/** Rings on the water round what stands in it. */
function rings(model: Model, [x, z]: readonly [number, number], radii: readonly number[]): void {
  for (const r of radii) {
    const circle = Array.from({ length: 16 }, (_, i): V3 => {
      const a = (i / 16) * TAU;
      return [x + Math.sin(a) * r, POND_LEVEL + 0.006, z + Math.cos(a) * r];
    });
    model.put(tube(circle, [0.005], { around: 5, rings: 48, closed: true }), { color: '#fdf6de', line: 0 });
  }
}

/** Four people stop at the water, and each finds something else in it. */
function stopped(): Actor[] {
  // one shoe is in already: she points at it, in case nobody has noticed
  const hers = place(CHARLOTTE_AT, [0, -92, 0]);
  const balance: Stance = { hips: 0.95, lean: [12, -6, 10], bend: 14, head: [12, 22, -6] };
  const charlotte = character(
    dressed(CHARLOTTE_FOREST, { shoeLeft: { kind: 'sneaker', color: '#8fd3b4' }, legsLength: 0.8, legsWide: 0.86 }),
    {
      at: hers,
      expression: 'huh',
      lookAt: [WET[0], POND_LEVEL, WET[2]],
      pose: pose('stand', {
        ...balance,
        left: pointAt({
          at: hers,
          build: 'child8',
          side: 'left',
          stance: balance,
          target: [WET[0] - 0.02, POND_LEVEL + 0.1, WET[2] + 0.04],
          touch: false,
        }),
        right: { hand: [0.66, -0.34, 0.06], elbow: [0.6, -0.4, -0.6], palm: [0, -1, 0.2], grip: 'open' },
        legLeft: { foot: [0, 0, 0], standOn: WET, toeOut: 8 },
        legRight: { foot: [0, 0, 0], standOn: stand(5.98, -0.1), toeDown: 6, toeOut: 16 },
      }),
    },
  );
  // Theo has her by the pack, and hangs back
  const his = place(THEO_AT, [0, -112, 0]);
  const anchor: Stance = { hips: 0.93, shift: [0, 0, -0.05], lean: [-2, 0, 4], bend: 6, head: [10, 6, -8] };
  const theo = character(wearing(THEO_ONE_BOOT, 'pack'), {
    at: his,
    expression: 'dismay',
    lookAt: [SIGN[0], 0.55, SIGN[2]],
    pose: pose('stand', {
      ...anchor,
      right: grasp({
        at: his,
        build: 'child8',
        side: 'right',
        touch: 'palm',
        r: 0.03,
        point: vec(0.14, 0.74, -0.14).applyMatrix4(hers),
        fingers: [-0.6, 0.1, 0.8],
        palm: [-0.6, -0.2, -0.6],
        elbow: [0.9, -0.8, 0],
        grip: 'holdThick',
      }),
      left: { hand: [0.12, -0.3, 0.46], elbow: [1, -0.5, 0], palm: [-0.7, 0.2, -0.6], grip: 'fist' },
      legLeft: { foot: [0.1, 0, 0.08], toeOut: 18 },
      legRight: { foot: [0.06, 0, -0.04], toeOut: 8 },
    }),
  });
  // Priya has found the frog
  const last = place(PRIYA_AT, [0, -96, 0]);
  const peering: Stance = { hips: 0.84, lean: [26, 0, 0], bend: 16, head: [12, 4, 8] };
  const onKnee = (side: 1 | -1) =>
    grasp({
      at: last,
      build: 'child8',
      side: side > 0 ? 'left' : 'right',
      touch: 'palm',
      point: vec(side * 0.115, 0.35, 0.17).applyMatrix4(last),
      fingers: [-0.2, -0.8, 0.4],
      palm: [-0.1, -0.4, -0.9],
      elbow: [1, 0, -0.5],
      grip: 'drape',
    });
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: last,
    expression: 'grin',
    lookAt: FROG,
    pose: pose('stand', {
      ...peering,
      left: onKnee(1),
      right: onKnee(-1),
      legLeft: { foot: [0.1, 0, 0.06], knee: [0.2, 0, 1], toeOut: 14 },
      legRight: { foot: [0.1, 0, 0.02], knee: [0.2, 0, 1], toeOut: 14 },
    }),
  });
  // shirt over the trousers: one fall of cloth instead of a seam at the hips
  const shirt = { cloth: '#c4a870', from: -0.16, to: 0.95, grow: [0.022, 0.006] as [number, number] };
  const ranger = place(MEERA_AT, [0, -104, 0]);
  const wondering: Stance = { hips: 0.97, shift: [0.05, 0, 0], lean: [8, -6, -7], bend: 6, head: [6, 12, 4] };
  const brow = headFrame(ranger, 'woman', wondering);
  const meera = character(dressed(MEERA, { shells: [shirt] }), {
    at: ranger,
    expression: 'worry',
    lookAt: [3, 0.9, 2.6],
    pose: pose('handsOnHips', {
      ...wondering,
      // a hand against the low sun: where does it end?
      left: grasp({
        at: ranger,
        build: 'woman',
        side: 'left',
        touch: 'palm',
        point: vec(0.62, 0.56, 0.86).applyMatrix4(brow),
        fingers: [-0.9, 0.15, 0.2],
        palm: [0.1, -1, -0.2],
        elbow: [1, -0.35, 0.2],
        grip: 'flat',
      }),
      legLeft: { foot: [0.08, 0, 0.1] },
      legRight: { foot: [0.1, 0, -0.06] },
    }),
  });
  return [charlotte, theo, priya, meera];
}

export function drownedPath(): Shot {
  const actors = stopped();
  const props = new Model();
  // in the water to the lower edge of its board, which dips the way it points
  const signAt = place([SIGN[0], POND_LEVEL + 0.26 - 0.8, SIGN[2]], [-4, -98, 7]);
  trailSign(props, signAt, ['HOME →'], { height: 0.8, wide: 0.68, letter: 0.1, pointed: false });
  // no nail above the last letter: it would read as an accent
  props.put(
    ball([0.02, 0.02, 0.006], 12),
    { color: '#c09668', line: 0 },
    signAt
      .clone()
      .multiply(place([0, 0.8, 0], [0, 0, -3]))
      .multiply(place([0.048, 0.106, 0.026])),
  );
  dryTrail(props, SHORE, middle, land);
  rings(props, [SIGN[0], SIGN[2]], [0.24, 0.4, 0.58]);
  rings(props, [WET[0], WET[2]], [0.16, 0.27, 0.42]);
  // stone eleven, the only dry one
  props.put(
    stone(13, 0.55, 0.12, 18),
    { tint: (point) => color('#8f8a86').lerp(color('#e2d8c8'), smoothstep(0.3, 0.95, point.y)) },
    place([FROG[0], FROG[1] - 0.43, FROG[2]], [3, 110, 2], [0.24, 0.5, 0.22]),
  );
  frog(props, place([FROG[0], FROG[1] - 0.02, FROG[2]], [0, -50, 0], 1.35));
  rings(props, [FROG[0], FROG[2]], [0.28]);
  const under = drownedTrail((t, q) => {
    const x = SHORE + 0.05 - 3.9 * t;
    return [x, POND_LEVEL + 0.012, middle(x) + q * (0.6 + 0.1 * t)];
  });
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          fog: FOG,
          distance: {
            ...MORNING_LOOK.distance,
            skyTop: '#cfe0ea',
            skyLow: '#fff1d6',
            far: '#d3dcc0',
            near: '#97b088',
            glow: { at: 84, wide: 50, color: '#fff0bc' },
          },
          water: { shallow: '#7fa394', deep: '#36707a', glint: '#fff8e4', ripple: 0.01, strokes: 0.25, mirror: 0.86 },
        },
        facing: 90,
        pond: true,
        stones: false,
        land,
        // no blade before a shoe
        clear: (x, z) => x > 6.4 && !near(x, z, 0.7) && Math.abs(z - middle(x)) > 0.8,
        // the frog's stone is to be the only dry one in the water
        swept: () => true,
        trees: treeRing(
          [
            [9.6, -2.7, 6.4, 0.3],
            [9.2, 3.0, 6.6, 0.34],
            [12.4, -5.2, 7, 0.3],
            [12.8, 5.6, 7.2, 0.34],
            [14.5, -1.9, 7, 0.3],
            [15.2, 2.4, 7.4, 0.3],
            [17, -7, 8, 0.34],
            [17.5, 8, 8, 0.34],
          ],
          0.24,
          1300,
          land,
        ),
      }),
    light: relight('morning', {
      sun: { dir: [0.6, 0.6, -0.75], color: '#ffe0b0', power: 3.4, cone: 0.06 },
      fill: { dir: [-1, 0.5, 0.3], color: '#ffe9d6', power: 0.4, cone: 0.4 },
      // one break in the mist: on her shoe and on her
      points: [{ at: [4.9, 1.5, -0.3], color: '#ffdca0', power: 4.5, radius: 0.12 }],
      sky: 0.72,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [5.9, 0.9, 0.1]),
    aperture: 0.018,
    center: [5.2, 1, 0.2],
    radius: 7,
    actors,
    things: [
      props.bake(),
      mist(
        [
          [9.5, 0.9, 0, 20, 0.9],
          [13, 1.6, 2, 26, 1.8],
          [17, 2.6, 0, 34, 3],
        ],
        FROM,
        '#fff3dc',
        0.22,
      ),
      under,
      contacts(
        [THEO_AT, PRIYA_AT, MEERA_AT].map(([x, y, z]) => [x + 0.02, y + 0.03, z + 0.02, 0.25, 0.28]),
        '#4a3038',
        0.7,
      ),
    ],
    // the frog on the dry stone
    find: ballsAt(0.21, [FROG[0], 0.46, FROG[2]]),
    lettering: [
      { text: 'HOME →', balls: ballsAt(0.09, [SIGN[0], 0.62, SIGN[2] - 0.2], [SIGN[0], 0.58, SIGN[2] + 0.2]) },
    ],
    focal: [WET[0], POND_LEVEL + 0.2, WET[2]],
  });
}
