/** FA-1.3. The path walks down into a pond that was not there; the sign still points along it. */
import { frog } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { dressed, wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { tube } from '../../model/tube.ts';
import { contacts, mist } from '../../model/veil.ts';
import { trailSign } from '../../props/forest.ts';
import { bush, SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

// behind them on the trail: it runs between them and the reader into water that has no other side
const FROM: V3 = [11.3, 1.95, 1.35];
const TO: V3 = [3.2, 0.62, -0.1];
const FOG = { color: '#f3ead2', near: 9, far: 30 };

/** Middle of the trail at `x`; it goes straight on under the water. */
const middle = (x: number): number => 0.5 * Math.sin(x * 0.25) + 0.02 * Math.max(0, 5.9 - x) ** 1.5;

/** The trail goes on under shallow water, so that it can be seen to walk on. */
function land(x: number, z: number): number {
  const wide = 1 + 0.35 * Math.max(0, 5.9 - x);
  const lane = smoothstep(1.1, 0.5, Math.abs(z - middle(x)) / wide) * smoothstep(2, 2.6, x) * smoothstep(7.2, 6.2, x);
  // a small bay at the end of the dry trail
  const bay = smoothstep(1.15, 0.5, Math.hypot((x - 5.1) / 1.1, z + 0.1));
  // the far bank is drowned as well
  const flooded = mix(
    ground(x, z),
    Math.min(ground(x, z), POND_LEVEL - 0.25),
    smoothstep(3.4, 2.2, x) * smoothstep(-13, -11, x),
  );
  const low = Math.min(flooded, mix(ground(x, z), POND_LEVEL - 0.1, bay));
  return mix(low, Math.min(POND_LEVEL + 0.1, POND_LEVEL - 0.05 - 0.012 * (5.9 - x)), lane * smoothstep(6.8, 5.9, x));
}

const stand = (x: number, z: number): V3 => [x, land(x, z), z];
// in a row at the trail's end, the sign in the gap that they leave
const CHARLOTTE_AT = stand(5.98, 1.0);
const THEO_AT = stand(6.05, -0.46);
const PRIYA_AT = stand(6.3, 1.62);
const MEERA_AT = stand(6.5, -1.12);
const SIGN: V3 = [3.0, POND_LEVEL, -0.46];
const FROG: V3 = [4.3, POND_LEVEL + 0.09, 2.35];
const near = (x: number, z: number, far: number): boolean =>
  [CHARLOTTE_AT, THEO_AT, PRIYA_AT, MEERA_AT].some((p) => Math.hypot(x - p[0] - 0.2, z - p[2]) < far);

/** The trail itself, pale and trodden, with two ruts: it goes down into the water and on below it. */
function trail(m: Model): void {
  const strip = grid(
    (u, w) => {
      const x = 13 - u * 14;
      const wide = 0.62 + 0.16 * (noise(x * 1.9, w > 0.5 ? 3 : 8) - 0.5) + 0.1 * (noise(x * 6, w > 0.5 ? 1 : 5) - 0.5);
      const z = middle(x) + (2 * w - 1) * wide;
      // well over the coarse grid of the soil, its edges tucked in
      return [x, land(x, z) + 0.032 - 0.06 * smoothstep(0.4, 0.5, Math.abs(w - 0.5)), z];
    },
    300,
    36,
  );
  m.put(strip, {
    line: 0,
    tint: (p) => {
      const off = Math.abs(p.z - middle(p.x) + 0.05 * (noise(p.x * 1.4, 2) - 0.5));
      const rut = Math.exp(-(((off - 0.27) / 0.09) ** 2)) * (0.7 + 0.3 * noise(p.x * 3, p.z * 3));
      const dry = color('#e2c08c').lerp(color('#cba574'), noise(p.x * 2.4, p.z * 4));
      const edge = smoothstep(0.46, 0.68, off);
      // wet below the water line and a little above it
      const wet = smoothstep(POND_LEVEL + 0.07, POND_LEVEL + 0.03, p.y);
      return dry
        .lerp(color('#a98660'), edge * 0.7)
        .lerp(color('#8a6244'), rut * 0.95)
        .lerp(color('#96714e'), wet * 0.35);
    },
  });
}

/** The pond's edge: a fine bright line where water meets land, before the reader. */
function shoreline(m: Model): void {
  const edge: V3[] = [];
  for (let z = 2.6; z > -3; z -= 0.08) {
    let x = 8;
    while (x > 3.5 && land(x, z) > POND_LEVEL) x -= 0.01;
    edge.push([x, POND_LEVEL + 0.004, z]);
  }
  m.put(tube(edge, [0.0045], { around: 5, rings: 300 }), { color: '#efe2c2', line: 0 });
}

export function drownedPath(): Shot {
  // points at it, with the far arm: the hand stands clear of her
  const charlotte = character(
    dressed(CHARLOTTE_FOREST, { shoeLeft: { kind: 'sneaker', color: '#8fd3b4' }, legsLength: 0.8, legsWide: 0.86 }),
    {
      at: place(CHARLOTTE_AT, [0, -96, 0]),
      expression: 'surprise',
      gaze: [0.3, -0.2],
      pose: pose('stand', {
        lean: [-2, 0, 3],
        head: [-4, -64, 6],
        right: {
          hand: [0.5, -0.1, 0.8],
          elbow: [0.7, -1, -0.1],
          palm: [-0.3, -0.9, 0.1],
          grip: 'point',
        },
        left: { hand: [0.2, -0.9, 0.08], elbow: [0.6, 0, -1], grip: 'relaxed' },
        legLeft: { foot: [0.06, 0, -0.1], toeOut: 30 },
        legRight: { foot: [0.1, 0, 0.14], toeOut: 4 },
      }),
    },
  );
  // stopped in mid-hop on his only boot
  const theo = character(wearing(THEO_ONE_BOOT, 'pack'), {
    at: place(THEO_AT, [0, -104, 0]),
    expression: 'gasp',
    gaze: [0.4, -0.6],
    pose: pose('stand', {
      lean: [-6, 0, -5],
      bend: -3,
      head: [5, 0, 4],
      left: {
        hand: [0.34, -0.7, 0.3],
        elbow: [0.7, -1, -0.2],
        palm: [-0.2, -0.3, 1],
        fingers: [0.6, 0.75, 0.2],
        grip: 'open',
      },
      right: {
        hand: [0.7, -0.16, 0.3],
        elbow: [0.7, -1, -0.2],
        palm: [0, -0.4, 1],
        fingers: [0.7, 0.7, 0.2],
        grip: 'open',
      },
      legLeft: { foot: [0.06, 0.3, 0.1], knee: [0.2, 0.2, 1], toeDown: 24, toeOut: 14 },
      legRight: { foot: [-0.03, 0, 0.02], toeOut: -16 },
    }),
  });
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: place(PRIYA_AT, [0, -108, 0]),
    expression: 'gasp',
    gaze: [0.3, -0.6],
    pose: pose('surprise', {
      left: { hand: [0.5, -0.14, 0.42] },
      right: { hand: [0.42, -0.1, 0.5] },
      lean: [-5, 0, -3],
      head: [4, -6, -5],
      legLeft: { foot: [0.05, 0, 0.1], toeOut: 14 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 20 },
    }),
  });
  // shirt over the trousers: one fall of cloth instead of a seam at the hips
  const shirt = { cloth: '#c4a870', from: -0.16, to: 0.95, grow: [0.022, 0.006] as [number, number] };
  const meera = character(dressed(MEERA, { shells: [shirt] }), {
    at: place(MEERA_AT, [0, -98, 0]),
    expression: 'surprise',
    gaze: [0.1, -0.7],
    pose: pose('handsOnHips', {
      lean: [2, 0, 2],
      head: [9, 4, -5],
      right: { grip: 'flat', fingers: [-0.5, -0.7, 0.6] },
      // a finger at the chin: who put that there?
      left: {
        hand: [-0.2, -0.02, 0.4],
        elbow: [0.6, -1, 0.2],
        palm: [-0.2, 0, -1],
        fingers: [-0.4, 1, 0.1],
        grip: 'point',
      },
      legLeft: { foot: [0.08, 0, 0.1] },
      legRight: { foot: [0.1, 0, -0.06] },
    }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  // in the water to the lower edge of its board, which dips the way it points
  trailSign(props, place([SIGN[0], POND_LEVEL + 0.14 - 0.8, SIGN[2]], [3, 98, 3]), ['HOME →'], {
    height: 0.8,
    wide: 1.1,
    letter: 0.18,
    pointed: false,
  });
  trail(props);
  // rings round Meera's boots and the sign's post
  for (const [x, z, r] of [
    [MEERA_AT[0], MEERA_AT[2], 0.24],
    [MEERA_AT[0], MEERA_AT[2], 0.38],
    [SIGN[0], SIGN[2], 0.6],
    [SIGN[0], SIGN[2], 0.78],
  ] as const) {
    const circle = Array.from({ length: 16 }, (_, i): V3 => {
      const a = (i / 16) * TAU;
      return [x + Math.sin(a) * r, POND_LEVEL + 0.001, z + Math.cos(a) * r];
    });
    props.put(tube(circle, [0.004], { around: 5, rings: 48, closed: true }), { color: '#fdf6de', line: 0 });
  }
  shoreline(props);
  // no trail to be seen on the far side: it does not come out
  for (let i = 0; i < 12; i++) {
    const [x, z] = [-12.9 - (i % 3) * 1.3, -2.2 + i * 0.46];
    bush(props, [x, ground(x, z) - 0.1, z], 2, 260, 0.24, SUMMER, i + 40);
  }
  // stone eleven, the only dry one
  const eleven = FROG;
  props.put(
    stone(13, 0.55, 0.12, 18),
    { tint: (p) => color('#8f8a86').lerp(color('#e2d8c8'), smoothstep(0.3, 0.95, p.y)) },
    place([eleven[0], eleven[1] - 0.43, eleven[2]], [3, 110, 2], [0.3, 0.5, 0.28]),
  );
  frog(props, place([eleven[0], eleven[1] - 0.02, eleven[2]], [0, 74, 0], 1.9));
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
            glow: { at: -96, wide: 60, color: '#fff0bc' },
          },
          water: { shallow: '#7fa394', deep: '#36707a', glint: '#fff8e4', ripple: 0.01, strokes: 0.4, mirror: 0.86 },
        },
        facing: -96,
        pond: true,
        stones: false,
        land,
        // no blade before a shoe, no reed before the reader
        clear: (x, z) =>
          (x > 5.6 || Math.abs(z) > 2.2) &&
          x < 9.6 &&
          !near(x, z, 0.7) &&
          Math.abs(z - 0.6) > 0.9 + 0.05 * (x - 5) &&
          // the line of sight to the frog
          Math.abs(z - FROM[2] - 0.143 * (FROM[0] - x)) > 0.42,
        // the frog's stone is to be the only dry one in the water
        swept: () => true,
        trees: treeRing([
          [7.9, -2.9, 7, 0.34],
          [7.6, 4.2, 7, 0.3],
          [-12.4, 4.6, 7.4, 0.34],
          [-13.2, -5.2, 7, 0.3],
          [-13.8, 9.6, 7.6, 0.3],
          [-12.8, -10.6, 7.6, 0.34],
          [-14.5, 0.4, 7.8, 0.3],
        ]),
      }),
    light: relight('morning', {
      sun: { dir: [0.1, 0.72, -0.9], color: '#ffe4b8', power: 4.4, cone: 0.06 },
      fill: { dir: [1, 0.5, 0.3], color: '#ffe9d6', power: 0.75, cone: 0.4 },
      sky: 1.05,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, [5.9, 0.9, 0.4]),
    aperture: 0.022,
    center: [5.8, 1, 0.2],
    radius: 9,
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
        0.3,
      ),
      contacts(
        Array.from({ length: 60 }, (_, i) => {
          const x = 5.95 - i * 0.11;
          return [x, POND_LEVEL + 0.003, middle(x), 0.34, 0.62];
        }),
        '#f0d9a8',
        0.26,
      ),
      contacts(
        [-0.27, 0.27].flatMap((off) =>
          Array.from({ length: 70 }, (_, i): [number, number, number, number, number] => {
            const x = 6.0 - i * 0.085;
            return [x, POND_LEVEL + 0.005, middle(x) + off, 0.12, 0.12];
          }),
        ),
        '#7a5a3c',
        0.32,
      ),
      contacts(
        [CHARLOTTE_AT, THEO_AT, PRIYA_AT].map(([x, y, z]) => [x + 0.02, y + 0.03, z + 0.02, 0.25, 0.28]),
        '#4a3038',
        0.7,
      ),
    ],
    // the frog on the dry stone
    find: ballsAt(0.3, [FROG[0], 0.52, FROG[2]]),
    lettering: [{ text: 'HOME →', balls: ballsAt(0.2, [3.05, 0.5, -1.4], [3.0, 0.5, -2.1]) }],
    focal: [SIGN[0], POND_LEVEL + 0.2, SIGN[2]],
  });
}
