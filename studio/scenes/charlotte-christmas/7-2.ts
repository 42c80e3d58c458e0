/** CC-7.2. A tangerine crosses the dark room and nobody threw it: Charlotte sees the street on her map. */
import type * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { MOM } from '../../cast/people/mom.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { candleStick, litWax, tangerine } from '../../props/christmas-things.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { lettering } from '../../props/lettering.ts';
import { mapHouse, streetMap } from '../../props/street-map.ts';
import { bellLivingRoom, livingLight } from '../../sets/bell-living-room.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** Near and from above: hands, a tangerine, a map. */
const FROM: V3 = [0.3, 1.66, 2.36];
const TO: V3 = [0.1, 0.33, 0.18];
const CANDLE: V3 = [-0.44, 0.03, 0.56];
const FRUIT: V3 = [0.66, 0.5, 0.3];
/** what the tangerine came out of */
const BOWL: V3 = [-0.6, 0.02, 1.02];
const MAP = place([0.15, 0.036, 0.605], [-90, -3, 0]);
const WIDE = 0.94;

/** The map with every house's sixty steps in red pencil, big enough to be read by one candle. */
function sixtyMap(model: Model, at: THREE.Matrix4, wide: number): void {
  streetMap(model, at, wide, 2);
  const k = wide / 1.2;
  model.inside(at, () => {
    for (const row of [0, 6])
      for (let i = row; i < row + (row ? 5 : 4); i++) {
        const [a, b] = [mapHouse(i, wide), mapHouse(i + 1, wide)];
        const s = row ? -1 : 1;
        const [x, z] = [(a[0] + b[0]) / 2, 0.006 * k];
        const arc: V3[] = [
          [a[0] + 0.012 * k, a[1] + s * 0.045 * k, z],
          [x, a[1] + s * 0.075 * k, z],
          [b[0] - 0.012 * k, b[1] + s * 0.045 * k, z],
        ];
        model.put(tube(arc, [0.006 * k], { around: 5, rings: 14 }), { color: '#d8352c', line: 0 });
        // the number stands between the two houses, where the steps are
        model.inside(place([x, a[1], z]), () => lettering(model, '60', 0.062 * k, '#d8352c', 0.2));
      }
  });
}

export function tangerinePassed(): Shot {
  const model = new Model();
  candleStick(model, place(CANDLE, [0, 0, 0], 1.1));
  litWax(model, place(CANDLE, [0, 0, 0], 1.1));
  tangerine(model, place([FRUIT[0], FRUIT[1] - 0.052, FRUIT[2]], [0, 0, 8]), 0.064);
  sixtyMap(model, MAP, WIDE);
  const [a, b] = [mapHouse(2, WIDE), mapHouse(3, WIDE)];
  const sixty = vec((a[0] + b[0]) / 2, a[1] + 0.052, 0.012).applyMatrix4(MAP);

  // she kneels on the rug at the map's upper edge; one hand gives, the other has found it
  const herAt = place([0.3, 0, -0.065], [0, 6, 0], 1.04);
  const hers: Stance = { hips: 0.42, lean: [22, -4, 3], bend: 22 };
  const charlotte = character(
    dressed(CHARLOTTE, {
      skirt: { ...CHARLOTTE.outfit.skirt, cloth: CHARLOTTE.outfit.legs, length: 0.7, flare: 0.04 },
    }),
    {
      at: herAt,
      expression: 'gasp',
      gaze: [-0.3, -0.85],
      pose: pose('kneel', {
        ...hers,
        head: [6, -12, -8],
        legLeft: { foot: [0.02, 0.02, -0.34], knee: [0.3, 0.1, 1], toeDown: 88 },
        legRight: { foot: [0.02, 0.02, -0.34], knee: [0.3, 0.1, 1], toeDown: 88 },
        left: cup({ at: herAt, build: 'child8', side: 'left', stance: hers, point: FRUIT, r: 0.06, from: 'below' }),
        right: pointAt({ at: herAt, build: 'child8', side: 'right', stance: hers, target: sixty }),
      }),
    },
  );
  // two small hands, side by side, right under where it will fall
  const maxAt = place([1.02, 0, 0.34], [0, -72, 0], 1.04);
  const his: Stance = { hips: 0.2, lean: [10, 0, -3], bend: 12 };
  const bowlOf = (side: 'left' | 'right', z: number) =>
    grasp({
      at: maxAt,
      build: 'child4',
      side,
      point: [0.74, 0.37, z],
      touch: 'palm',
      fingers: [-0.3, 0.15, 1],
      palm: [-0.35, 1, 0.1],
      elbow: [0.9, -0.6, 0],
      grip: 'relaxed',
    });
  const max = character(MAX_HOODED, {
    at: maxAt,
    expression: 'joy',
    gaze: [0, 0.1],
    pose: pose('sitFloor', { ...his, head: [-2, 6, 7], left: bowlOf('left', 0.4), right: bowlOf('right', 0.28) }),
  });
  /** a hand that has just let go: open, palm up, still stretched to whoever has it now */
  const given = (at: THREE.Matrix4, build: 'tallMan' | 'woman' | 'grandmother', point: V3) =>
    grasp({
      at,
      build,
      side: 'left',
      point,
      touch: 'palm',
      fingers: [0.35, 0.12, 0.9],
      palm: [-0.1, 1, 0.1],
      elbow: [0.7, -0.9, 0],
      grip: 'relaxed',
    });
  const dAt = place([-0.24, 0, -0.5], [0, 30, 0]);
  const dad = character(dressed(DAD, { sleeveLength: 1 }), {
    at: dAt,
    expression: 'smile',
    gaze: [0.4, -0.3],
    pose: pose('sitFloor', { lean: [10, 6, -3], head: [10, 16, 6], left: given(dAt, 'tallMan', [-0.05, 0.43, 0.04]) }),
  });
  const momAt = place([-0.72, 0, -0.12], [0, 46, 0]);
  const mom = character(dressed(MOM, { sleeveLength: 0.92 }), {
    at: momAt,
    expression: 'smile',
    gaze: [0.5, -0.1],
    pose: pose('sitFloor', { lean: [10, 6, 2], head: [6, 14, -8], left: given(momAt, 'woman', [-0.3, 0.36, 0.14]) }),
  });
  const gAt = place([-0.93, 0, 0.4], [0, 62, 0]);
  const halmeoni = character(HALMEONI, {
    at: gAt,
    expression: 'smile',
    gaze: [0.4, -0.1],
    pose: pose('sitFloor', { lean: [8, 6, 0], head: [4, 12, 7], left: given(gAt, 'grandmother', [-0.56, 0.38, 0.42]) }),
  });
  const dog = noodle({ at: place([1.0, 0, 0.88], [0, -58, 0], 0.74), pose: 'sit', head: [18, -10, 8] });
  dentedBowl(model, place(BOWL, [0, 30, 0]), 0.24);
  for (let i = 0; i < 9; i++)
    tangerine(
      model,
      place([BOWL[0] + Math.sin(i * 2.4) * 0.12, 0.09 + (i % 3) * 0.03, BOWL[2] + Math.cos(i * 2.4) * 0.12]),
      0.052,
    );
  tangerine(model, place([0.74, 0.03, 0.95], [0, 0, 0]), 0.056);
  const people = [charlotte, max, dad, mom, halmeoni];
  const flame: V3 = [CANDLE[0], CANDLE[1] + 0.2, CANDLE[2]];
  return composeShot({
    set: (scene) => bellLivingRoom(scene, { power: 'off', tree: 1, without: ['table'] }),
    light: livingLight('off', {
      sky: 0.46,
      points: [
        { at: [flame[0], flame[1] + 0.08, flame[2]], color: '#ffb45c', power: 2.2, radius: 0.06 },
        { at: [flame[0] + 0.75, 0.8, 1.3], color: '#ffb868', power: 2.2, radius: 0.25 },
        // enough for the one thing that matters
        { at: [FRUIT[0] - 0.1, FRUIT[1] + 0.25, FRUIT[2] + 0.5], color: '#ffc884', power: 0.7, radius: 0.1 },
      ],
    }),
    camera: camera(FROM, TO, 42.5),
    focus: distance(FROM, FRUIT),
    aperture: 0.008,
    center: [0, 0.6, 0],
    radius: 4,
    actors: [...people, dog],
    things: [model.bake()],
    // Noodle with a tangerine
    find: ballsAt(0.16, [0.79, 0.34, 1.05], [0.86, 0.34, 1.04]),
    lettering: [
      { text: 'PLUM STREET', balls: ballsAt(0.043, [-0.25, 0.04, 0.32], [0.1, 0.04, 0.28]) },
      { text: '60 60 60 60', balls: ballsAt(0.057, [-0.13, 0.08, 0.54], [0.33, 0.08, 0.5]) },
      { text: '60 60 60 60 60', balls: ballsAt(0.074, [-0.16, -0.06, 0.63], [0.44, -0.06, 0.57]) },
      { text: '14', balls: ballsAt(0.038, [-0.27, 0.06, 0.69], [-0.24, 0.06, 0.68]) },
      { text: '41', balls: ballsAt(0.039, [0.56, -0.05, 0.58], [0.6, -0.05, 0.58]) },
    ],
    focal: FRUIT,
  });
}
