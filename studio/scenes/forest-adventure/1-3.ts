/** FA-1.3. The path walks down into a pond that was not there; Charlotte would go after it, Theo holds on to her pack. */
import type { Matrix4, Vector3 } from 'three';
import { frog } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { dressed, wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { tube } from '../../model/tube.ts';
import { contacts, mist } from '../../model/veil.ts';
import { trailSign } from '../../props/forest.ts';
import { bush, SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { drownedTrail } from './1-3.drowned-trail.ts';

// low, from the trail's right side: it comes in from the near corner, goes under at their toes and bends away to the right
const FROM: V3 = [9.7, 1.22, -0.35];
const TO: V3 = [5.1, 0.72, 0.32];
const FOG = { color: '#f6edd2', near: 7, far: 30 };
/** Where the trail meets the water. */
const SHORE = 5.95;

/** Middle of the trail at `x`; under the water it bends away to the right. */
const middle = (x: number): number => 0.42 + 0.1 * Math.sin(x * 0.8) - 0.3 * Math.max(0, SHORE - x) ** 1.3;

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
const CHARLOTTE_AT: V3 = [5.88, POND_LEVEL - 0.03, 0.14];
const THEO_AT = stand(6.2, 0.54);
const PRIYA_AT = stand(6.5, 1.02);
const MEERA_AT: V3 = [5.5, POND_LEVEL - 0.05, 1.3];
const SIGN: V3 = [3.6, POND_LEVEL, -0.78];
const FROG: V3 = [5.3, POND_LEVEL + 0.09, -1.2];
const BOARD: V3 = [SIGN[0], POND_LEVEL + 0.2, SIGN[2]];
const near = (x: number, z: number, far: number): boolean =>
  [CHARLOTTE_AT, THEO_AT, PRIYA_AT, MEERA_AT].some((p) => Math.hypot(x - p[0] - 0.2, z - p[2]) < far);

/** The dry trail, pale and trodden, with two ruts that get dark and wet as it comes to the water. */
function trail(m: Model): void {
  const strip = grid(
    (u, w) => {
      const x = 13 - u * (13 - SHORE + 0.6);
      const wide = 0.62 + 0.14 * (noise(x * 1.9, w > 0.5 ? 3 : 8) - 0.5) + 0.08 * (noise(x * 6, w > 0.5 ? 1 : 5) - 0.5);
      const z = middle(x) + (2 * w - 1) * wide;
      // well over the coarse grid of the soil, its edges tucked in
      return [x, land(x, z) + 0.032 - 0.06 * smoothstep(0.4, 0.5, Math.abs(w - 0.5)), z];
    },
    220,
    36,
  );
  m.put(strip, {
    line: 0,
    tint: (p) => {
      const off = Math.abs(p.z - middle(p.x) + 0.05 * (noise(p.x * 1.4, 2) - 0.5));
      const rut = Math.exp(-(((off - 0.27) / 0.09) ** 2)) * (0.7 + 0.3 * noise(p.x * 3, p.z * 3));
      const dry = color('#e2c08c').lerp(color('#cba574'), noise(p.x * 2.4, p.z * 4));
      const edge = smoothstep(0.46, 0.68, off);
      const wet = smoothstep(SHORE + 0.55, SHORE + 0.05, p.x + 0.2 * (noise(p.z * 4, 3) - 0.5));
      return dry
        .lerp(color('#a98660'), edge * 0.7)
        .lerp(color('#80583c'), rut * 0.95)
        .lerp(color('#6d4a35'), wet * 0.72);
    },
  });
}

/** Rings on the water round what stands in it. */
function rings(m: Model, [x, z]: readonly [number, number], radii: readonly number[]): void {
  for (const r of radii) {
    const circle = Array.from({ length: 16 }, (_, i): V3 => {
      const a = (i / 16) * TAU;
      return [x + Math.sin(a) * r, POND_LEVEL + 0.006, z + Math.cos(a) * r];
    });
    m.put(tube(circle, [0.005], { around: 5, rings: 48, closed: true }), { color: '#fdf6de', line: 0 });
  }
}

export function drownedPath(): Shot {
  // one shoe is in already: she would walk on along the ruts, and points where they go
  const hers = place(CHARLOTTE_AT, [0, -148, 0]);
  const going: Stance = { hips: 0.95, lean: [15, 0, 0], bend: 6, head: [2, -24, -4] };
  const wet: V3 = [5.5, POND_LEVEL - 0.06, -0.08];
  const charlotte = character(
    dressed(CHARLOTTE_FOREST, { shoeLeft: { kind: 'sneaker', color: '#8fd3b4' }, legsLength: 0.8, legsWide: 0.86 }),
    {
      at: hers,
      expression: 'huh',
      lookAt: BOARD,
      pose: pose('stand', {
        ...going,
        right: pointAt({
          at: hers,
          build: 'child8',
          side: 'right',
          stance: going,
          target: [4.9, 0.95, -1.3],
          touch: false,
        }),
        left: { hand: [0.55, -0.6, 0.1], elbow: [0.6, -0.4, -0.6], palm: [0, -1, 0.2], grip: 'open' },
        legLeft: { foot: [0, 0, 0], standOn: wet, toeOut: 4 },
        legRight: { foot: [0.04, 0.04, -0.16], toeDown: 26, toeOut: 10 },
      }),
    },
  );
  // Theo has her by the pack and hangs back with all his weight, and Priya has Theo
  const [his, last] = [place(THEO_AT, [0, -144, 0]), place(PRIYA_AT, [0, -142, 0])];
  const clutch = (who: Matrix4, side: 'left' | 'right', point: Vector3) =>
    grasp({
      at: who,
      build: 'child8',
      side,
      touch: 'palm',
      r: 0.035,
      point,
      fingers: [-0.5, 0.1, 0.9],
      palm: [-0.9, -0.2, -0.3],
      elbow: [0.9, -0.8, 0],
      grip: 'holdThick',
    });
  const anchor: Stance = { hips: 0.9, shift: [0, 0, -0.1], lean: [-12, 0, 3], bend: 8, head: [2, -8, -6] };
  const theo = character(wearing(THEO_ONE_BOOT, 'pack'), {
    at: his,
    expression: 'nervous',
    lookAt: [5.4, POND_LEVEL, -0.2],
    pose: pose('stand', {
      ...anchor,
      left: clutch(his, 'left', vec(0.1, 0.72, -0.3).applyMatrix4(hers)),
      right: clutch(his, 'right', vec(-0.1, 0.68, -0.32).applyMatrix4(hers)),
      legLeft: { foot: [0.06, 0, 0.3], toeDown: -10, toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.02], toeOut: 26 },
    }),
  });
  const hauling: Stance = { hips: 0.82, shift: [0, 0, -0.26], lean: [-22, 0, -3], bend: 10, head: [4, -10, 8] };
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: last,
    expression: 'tugging',
    pose: pose('stand', {
      ...hauling,
      left: clutch(last, 'left', vec(0.1, 0.66, -0.38).applyMatrix4(his)),
      right: clutch(last, 'right', vec(-0.1, 0.62, -0.4).applyMatrix4(his)),
      legLeft: { foot: [0.08, 0, 0.26], toeDown: -8, toeOut: 10 },
      legRight: { foot: [0.14, 0, 0.02], toeOut: 26 },
    }),
  });
  // shirt over the trousers: one fall of cloth instead of a seam at the hips
  const shirt = { cloth: '#c4a870', from: -0.16, to: 0.95, grow: [0.022, 0.006] as [number, number] };
  const meera = character(dressed(MEERA, { shells: [shirt] }), {
    at: place(MEERA_AT, [0, -138, 0]),
    expression: 'thinking',
    lookAt: BOARD,
    pose: pose('handsOnHips', {
      lean: [-2, 0, 3],
      head: [2, 8, -5],
      // she has pushed her hat back: who put that there?
      right: {
        hand: [0.3, 0.5, 0.3],
        elbow: [1, -0.3, 0.1],
        palm: [-0.8, 0, 0.2],
        fingers: [-0.4, 0.9, -0.1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.08, 0, 0.1] },
      legRight: { foot: [0.1, 0, -0.06] },
    }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  // in the water to the lower edge of its board, which dips the way it points
  trailSign(props, place([SIGN[0], POND_LEVEL + 0.17 - 0.8, SIGN[2]], [3, 100, 4]), ['HOME →'], {
    height: 0.8,
    wide: 1.1,
    letter: 0.19,
    pointed: false,
  });
  trail(props);
  rings(props, [SIGN[0], SIGN[2]], [0.3, 0.5, 0.74]);
  rings(props, [wet[0], wet[2]], [0.16, 0.27, 0.42]);
  rings(props, [MEERA_AT[0], MEERA_AT[2]], [0.24, 0.4]);
  // no trail to be seen on the far side: it does not come out
  for (let i = 0; i < 12; i++) {
    const [x, z] = [-12.9 - (i % 3) * 1.3, -2.2 + i * 0.46];
    bush(props, [x, ground(x, z) - 0.1, z], 2, 260, 0.24, SUMMER, i + 40);
  }
  // stone eleven, the only dry one
  props.put(
    stone(13, 0.55, 0.12, 18),
    { tint: (p) => color('#8f8a86').lerp(color('#e2d8c8'), smoothstep(0.3, 0.95, p.y)) },
    place([FROG[0], FROG[1] - 0.43, FROG[2]], [3, 110, 2], [0.3, 0.5, 0.28]),
  );
  frog(props, place([FROG[0], FROG[1] - 0.02, FROG[2]], [0, 120, 0], 1.9));
  rings(props, [FROG[0], FROG[2]], [0.34]);
  const under = drownedTrail((t, q) => {
    const x = SHORE + 0.05 - 3.9 * t;
    return [x, POND_LEVEL + 0.004, middle(x) + q * (0.6 + 0.1 * t)];
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
            glow: { at: -96, wide: 50, color: '#fff0bc' },
          },
          water: { shallow: '#7fa394', deep: '#36707a', glint: '#fff8e4', ripple: 0.01, strokes: 0.25, mirror: 0.86 },
        },
        facing: -104,
        pond: true,
        stones: false,
        land,
        // no blade before a shoe, no reed before the reader
        clear: (x, z) => x > 5.4 && x < 8 && !near(x, z, 0.8) && Math.abs(z - 0.3) > 1.1 && (z > 2.2 || z < -2.2),
        // the frog's stone is to be the only dry one in the water
        swept: () => true,
        trees: treeRing([
          [4.4, 4.6, 7, 0.34],
          [-12.4, 4.6, 7.4, 0.34],
          [-13.2, -5.2, 7, 0.3],
          [-13.8, 9.6, 7.6, 0.3],
          [-12.8, -10.6, 7.6, 0.34],
          [-14.5, 0.4, 7.8, 0.3],
        ]),
      }),
    light: relight('morning', {
      sun: { dir: [-0.75, 0.62, -0.5], color: '#ffe4b8', power: 5, cone: 0.06 },
      fill: { dir: [1, 0.5, -0.3], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      sky: 0.95,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, [6, 0.9, 0.5]),
    aperture: 0.018,
    center: [5.2, 1, 0.2],
    radius: 7,
    actors,
    things: [
      props.bake(),
      mist(
        [
          [-4, 0.8, -2, 22, 0.9],
          [-7, 1.2, 3, 24, 1.6],
          [-10, 2, -3, 30, 2.8],
        ],
        FROM,
        '#fff3dc',
        0.22,
      ),
      under,
      contacts(
        [CHARLOTTE_AT, THEO_AT, PRIYA_AT].map(([x, y, z]) => [x + 0.02, y + 0.03, z + 0.02, 0.25, 0.28]),
        '#4a3038',
        0.7,
      ),
    ],
    // the frog on the dry stone
    find: ballsAt(0.3, [FROG[0], 0.52, FROG[2]]),
    lettering: [
      { text: 'HOME →', balls: ballsAt(0.2, [SIGN[0], 0.5, SIGN[2] + 0.4], [SIGN[0] - 0.06, 0.5, SIGN[2] - 0.4]) },
    ],
    focal: [5.5, POND_LEVEL + 0.2, -0.08],
  });
}
