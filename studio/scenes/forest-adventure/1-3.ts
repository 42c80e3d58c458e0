/** FA-1.3. From just above the pond: a pale path comes down through the mist, walks into the water and goes on under it towards us. */
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
import { color, fbm, mix, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { ball } from '../../model/tube.ts';
import { contacts, haloes, mist } from '../../model/veil.ts';
import { trailSign } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { ripples } from '../../props/water.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { POND_LEVEL } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { drownedTrail } from './1-3.drowned-trail.ts';
import { dryTrail } from './1-3.dry-trail.ts';

const FROM: V3 = [1.95, 0.84, 0.1];
const TO: V3 = [6, 0.46, 0];
const FOG = { color: '#bfd3dd', near: 4.6, far: 21 };
/** Where the trail meets the water; the shore comes nearer on the left. */
const SHORE = 5.6;
const shoreAt = (z: number): number => SHORE + 0.16 * z + 0.08 * Math.sin(z * 2.3);

/** Middle of the trail: it winds down the slope, and under the water it comes straight at us. */
const middle = (x: number): number =>
  x > SHORE ? 0.12 + 1.15 * Math.exp(-(((x - SHORE - 6.2) / 2.6) ** 2)) : 0.12 - 0.1 * (SHORE - x);
const half = (x: number): number => 0.36 + 0.012 * Math.max(0, x - SHORE);

function land(x: number, z: number): number {
  const d = x - shoreAt(z);
  const rough = (fbm(x * 0.5, z * 0.5, 3) - 0.5) * 0.3 * smoothstep(0.8, 1.6, Math.abs(z - middle(x)));
  return (
    POND_LEVEL +
    (d > 0 ? 0.115 * d + 0.1 * Math.max(0, d - 3) + rough * smoothstep(0, 1.5, d) : Math.max(-0.6, 0.22 * d))
  );
}
const stand = (x: number, z: number): V3 => [x, land(x, z), z];

const SIGN: V3 = [4.35, POND_LEVEL, 0.7];
const BOARD: V3 = [SIGN[0], POND_LEVEL + 0.17, SIGN[2]];
const CHARLOTTE_AT: V3 = [5.36, POND_LEVEL - 0.06, -0.3];
const WET: V3 = [5.12, POND_LEVEL - 0.15, 0.04];
const THEO_AT = stand(7.6, 1.25);
const MEERA_AT = stand(9, -1.5);
const PRIYA_AT = stand(5.42, -1.44);
const FROG: V3 = [5.1, POND_LEVEL + 0.2, -0.92];

function people(): Actor[] {
  // one shoe is in already, and she leans out over it to show where the path says it goes
  const hers = place(CHARLOTTE_AT, [0, -36, 0]);
  const lunge: Stance = { hips: 0.82, lean: [28, -10, 4], bend: 12, head: [6, -10, 8] };
  const charlotte = character(
    dressed(CHARLOTTE_FOREST, { shoeLeft: { kind: 'sneaker', color: '#8fd3b4' }, legsLength: 0.8, legsWide: 0.86 }),
    {
      at: hers,
      expression: 'gasp',
      lookAt: BOARD,
      pose: pose('stand', {
        ...lunge,
        left: pointAt({
          at: hers,
          build: 'child8',
          side: 'left',
          stance: lunge,
          // a little behind the board: the arm is then seen from the side
          target: [BOARD[0] + 0.5, BOARD[1] + 0.12, BOARD[2] + 0.2],
          touch: false,
          stretch: 0.99,
        }),
        right: { hand: [0.5, -0.2, -0.7], elbow: [0.6, 0, -0.6], palm: [0, -1, 0.2], grip: 'open' },
        legLeft: { foot: [0, 0, 0], standOn: WET, toeOut: 8 },
        legRight: { foot: [0, 0, 0], standOn: stand(5.62, -0.68), toeDown: 20, toeOut: 16 },
      }),
    },
  );
  // Theo steps back, his sock off the wet ground
  const his = place(THEO_AT, [0, -104, 0]);
  const back: Stance = { hips: 0.95, lean: [-10, 0, 5], bend: -2, head: [18, -10, -6] };
  const theo = character(wearing(THEO_ONE_BOOT, 'pack'), {
    at: his,
    expression: 'dismay',
    lookAt: BOARD,
    pose: pose('stand', {
      ...back,
      left: { hand: [0.3, 0.0, 0.5], elbow: [1, -0.5, 0], palm: [0.1, 0, 1], fingers: [0.1, 1, 0.2], grip: 'open' },
      right: { hand: [0.36, -0.2, 0.5], elbow: [1, -0.5, 0], palm: [0.1, 0, 1], fingers: [0.1, 1, 0.2], grip: 'open' },
      legLeft: { foot: [0.1, 0.2, 0.22], toeDown: -8 },
      legRight: { foot: [0.02, 0, -0.04], toeOut: 8 },
    }),
  });
  // Priya squats as the frog does, nose to nose with it
  const last = place(PRIYA_AT, [0, -20, 0]);
  const squat: Stance = { hips: 0.32, lean: [48, 0, 0], bend: 14, head: [14, 2, 0] };
  const onGround = (side: 1 | -1) =>
    grasp({
      at: last,
      build: 'child8',
      side: side > 0 ? 'left' : 'right',
      touch: 'palm',
      point: vec(side * 0.1, 0.03, 0.36).applyMatrix4(last),
      fingers: [0.3, -0.2, 1],
      palm: [0, -1, 0],
      elbow: [1, 0, -0.5],
      grip: 'flat',
    });
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: last,
    expression: 'grin',
    lookAt: [FROG[0], FROG[1] + 0.14, FROG[2]],
    pose: pose('stand', {
      ...squat,
      left: onGround(1),
      right: onGround(-1),
      legLeft: { foot: [0.18, 0, 0.06], knee: [0.9, 0.3, 1], toeOut: 30 },
      legRight: { foot: [0.18, 0, 0.06], knee: [0.9, 0.3, 1], toeOut: 30 },
    }),
  });
  // shirt over the trousers: one fall of cloth instead of a seam at the hips
  const shirt = { cloth: '#c4a870', from: -0.16, to: 0.95, grow: [0.022, 0.006] as [number, number] };
  const ranger = place(MEERA_AT, [0, -88, 0]);
  const wondering: Stance = { hips: 0.97, shift: [0.05, 0, 0], lean: [8, -6, -7], bend: 6, head: [10, 24, 4] };
  const brow = headFrame(ranger, 'woman', wondering);
  const meera = character(dressed(MEERA, { shells: [shirt] }), {
    at: ranger,
    expression: 'worry',
    lookAt: BOARD,
    pose: pose('handsOnHips', {
      ...wondering,
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
  const actors = people();
  const props = new Model();
  // up to its chin: the board's lower edge lies on the water, and it dips the way it points
  const signAt = place([SIGN[0], BOARD[1] - 0.8, SIGN[2]], [-4, -98, -2]);
  trailSign(props, signAt, ['HOME →'], {
    height: 0.8,
    wide: 0.7,
    letter: 0.108,
    pointed: false,
  });
  // no nail above the last letter: it would read as an accent
  props.put(
    ball([0.018, 0.018, 0.0055], 14),
    { color: '#c8a070', line: 0 },
    signAt
      .clone()
      .multiply(place([0, 0.8, 0], [0, 0, -3]))
      .multiply(place([0.042, 0.0985, 0.029])),
  );
  dryTrail(props, SHORE, middle, half, land);
  const rings = ([x, , z]: V3, r: number, n: number) =>
    ripples(props, { at: [x, POND_LEVEL + 0.012, z], r, rings: n, tone: '#f2faf6', wide: 0.016 });
  rings(SIGN, 0.42, 2);
  rings(WET, 0.13, 3);
  // stone eleven, the only dry one
  props.put(
    stone(13, 0.55, 0.12, 18),
    { tint: (point) => color('#8f8a86').lerp(color('#e2d8c8'), smoothstep(0.3, 0.95, point.y)) },
    place([FROG[0], FROG[1] - 0.43, FROG[2]], [3, 110, 2], [0.2, 0.5, 0.19]),
  );
  frog(props, place([FROG[0], FROG[1] - 0.02, FROG[2]], [0, -130, 0], 1.5));
  rings(FROG, 0.27, 1);
  const under = drownedTrail((t, q) => {
    const x = mix(shoreAt(middle(SHORE)) + 0.06, FROM[0] + 0.5, t);
    return [x, POND_LEVEL + 0.012, middle(x) + q * mix(0.37, 0.24, t)];
  }, 19);
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          // the banks are green to the water: the path is the only pale thing on them
          soil: { moss: '#6f9458', meadow: '#93ad66', trail: '#8aa862', mud: '#6d8064' },
          fog: FOG,
          distance: {
            ...MORNING_LOOK.distance,
            skyTop: '#a9c4da',
            skyLow: '#d9e4e4',
            far: '#a9c4c8',
            near: '#7d9f9c',
            glow: { at: 108, wide: 40, color: '#ffe9b0' },
          },
          water: { shallow: '#7fa394', deep: '#36707a', glint: '#fff8e4', ripple: 0.01, strokes: 0.25, mirror: 0.86 },
        },
        facing: 90,
        pond: true,
        stones: false,
        land,
        clear: (x, z) => x > shoreAt(z) + 0.5 && Math.abs(z - middle(x)) > half(x) + 0.08,
        // the frog's stone is to be the only dry one in the water
        swept: () => true,
        trees: treeRing(
          [
            [9.2, -3.3, 6.4, 0.3],
            [10.4, 4, 6.6, 0.36],
            [12.4, -5.2, 7, 0.3],
            [12.8, 5.6, 7.2, 0.34],
            [14.5, -3.4, 7, 0.3],
            [15.2, 3.6, 7.4, 0.3],
            [17, -7, 8, 0.34],
            [17.5, 8, 8, 0.34],
          ],
          0.24,
          1300,
          land,
        ),
      }),
    light: relight('morning', {
      sun: { dir: [-0.25, 0.5, 0.8], color: '#ffd79a', power: 5, cone: 0.06 },
      fill: { dir: [-1, 0.5, 0.3], color: '#eef0ea', power: 0.5, cone: 0.4 },
      sky: 0.76,
      fog: FOG,
      exposure: 1.04,
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, [5.2, 0.9, 0]),
    aperture: 0.014,
    center: [5.6, 1, 0],
    radius: 7,
    actors,
    things: [
      props.bake(),
      mist(
        [
          [8.4, 1.1, 0, 20, 1],
          [12, 1.8, 2, 26, 2],
          [17, 3, 0, 34, 3.4],
        ],
        FROM,
        '#dfeaee',
        0.26,
      ),
      haloes(
        [
          [19, 3.6, 4.6, 4],
          [19, 3.6, 4.6, 1.3],
        ],
        FROM,
        '#ffd98c',
        0.9,
      ),
      under,
      contacts(
        [THEO_AT, PRIYA_AT, MEERA_AT].map(([x, y, z]) => [x + 0.02, y + 0.03, z + 0.02, 0.25, 0.28]),
        '#4a3038',
        0.6,
      ),
    ],
    // the frog on the dry stone
    find: ballsAt(0.2, [FROG[0], FROG[1] + 0.04, FROG[2]]),
    lettering: [
      { text: 'HOME →', balls: ballsAt(0.09, [BOARD[0], 0.5, BOARD[2] - 0.21], [BOARD[0], 0.44, BOARD[2] + 0.21]) },
    ],
    focal: [WET[0], POND_LEVEL + 0.2, WET[2]],
  });
}
