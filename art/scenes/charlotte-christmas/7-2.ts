/** CC-7.2. A tangerine crosses the dark room and nobody threw it: Charlotte sees the street on her map. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { MOM } from '../../cast/people/mom.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { candleStick, tangerine } from '../../props/christmas-things.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { lettering } from '../../props/lettering.ts';
import { mapHouse, streetMap } from '../../props/street-map.ts';
import { bellLivingRoom, livingLight } from '../../sets/bell-living-room.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.34, 1.12, 3.35];
const TO: V3 = [0.17, 0.52, 0];
const CANDLE: V3 = [-0.28, 0.02, 0.84];
const FRUIT: V3 = [0.93, 0.62, 0.26];

/** what the tangerine came out of */
const BOWL: V3 = [-0.84, 0, 0.86];

/** The map with every house's sixty steps in red pencil, big enough to be read by one candle. */
function sixtyMap(m: Model, at: THREE.Matrix4, wide: number): void {
  streetMap(m, at, wide, 2);
  const k = wide / 1.2;
  m.inside(at, () => {
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
        m.put(tube(arc, [0.006 * k], { around: 5, rings: 14 }), { color: '#d8352c', line: 0 });
        m.inside(place([x, a[1] + s * 0.125 * k, z]), () => lettering(m, '60', 0.07 * k, '#d8352c', 0.2));
      }
  });
}

export function tangerinePassed(): Shot {
  const scene = new THREE.Scene();
  bellLivingRoom(scene, { power: 'off', tree: 1, without: ['table', 'right'] });
  const m = new Model();
  candleStick(m, place(CANDLE, [0, 0, 0], 1.1));
  tangerine(m, place(FRUIT, [0, 0, 8]), 0.068);
  sixtyMap(m, place([0.2, 0.16, 0.62], [-62, -6, 0]), 0.92);
  const herAt = place([0.5, 0, -0.12], [0, 4, 0], 1.04);
  const charlotte = character(CHARLOTTE, {
    at: herAt,
    expression: 'gasp',
    gaze: [-0.3, -0.6],
    pose: pose('kneel', {
      lean: [6, -6, 3],
      bend: 6,
      head: [12, -16, -8],
      left: grasp({
        at: herAt,
        build: 'child8',
        side: 'left',
        point: [FRUIT[0], FRUIT[1] + 0.03, FRUIT[2]],
        touch: 'palm',
        r: 0.064,
        fingers: [0.5, 0.1, 0.8],
        palm: [0, 1, 0.1],
        elbow: [0.8, -1, 0],
        grip: 'holdThick',
      }),
      right: grasp({
        at: herAt,
        build: 'child8',
        side: 'right',
        point: [0.22, 0.27, 0.44],
        touch: 'fingertip',
        fingers: [-0.1, -0.7, 0.7],
        palm: [-0.3, -0.6, -0.5],
        elbow: [1, 0, -0.3],
        grip: 'point',
      }),
    }),
  });
  const max = character(MAX_HOODED, {
    at: place([1.28, 0, 0.16], [0, -52, 0], 1.04),
    expression: 'joy',
    gaze: [0, 0.2],
    pose: pose('sitFloor', {
      head: [-6, 8, 7],
      lean: [8, 0, -4],
      left: {
        hand: [-0.05, -0.12, 0.84],
        elbow: [0.9, -0.6, 0],
        palm: [-0.3, 1, 0],
        fingers: [-0.2, 0.2, 1],
        grip: 'open',
      },
      right: {
        hand: [-0.12, -0.1, 0.86],
        elbow: [0.9, -0.6, 0],
        palm: [-0.3, 1, 0],
        fingers: [-0.2, 0.2, 1],
        grip: 'open',
      },
    }),
  });
  const dad = character(DAD, {
    at: place([-0.2, 0, -0.72], [0, 22, 0]),
    expression: 'smile',
    gaze: [0.5, -0.1],
    pose: pose('sitFloor', {
      head: [6, 22, 6],
      lean: [2, 6, -3],
      left: {
        hand: [0.3, -0.42, 0.72],
        elbow: [0.9, -0.8, 0],
        palm: [-0.2, 1, 0],
        fingers: [0.3, 0.1, 1],
        grip: 'open',
      },
    }),
  });
  const mom = character(dressed(without(MOM, 'apronTies'), { sleeveLength: 0.92 }), {
    at: place([-0.8, 0, -0.3], [0, 40, 0]),
    expression: 'calm',
    gaze: [0.5, 0],
    pose: pose('sitFloor', { head: [4, 18, -8], lean: [0, 6, 4] }),
  });
  const halmeoni = character(HALMEONI, {
    at: place([-1.16, 0, 0.3], [0, 58, 0]),
    expression: 'smile',
    gaze: [0.4, 0.1],
    pose: pose('sitFloor', { head: [2, 14, 7] }),
  });
  const dog = noodle({ at: place([1.3, 0, 0.92], [0, -48, 0], 0.84), pose: 'sit', head: [18, -14, 8] });
  dentedBowl(m, place(BOWL, [0, 30, 0]), 0.26);
  for (let i = 0; i < 9; i++)
    tangerine(
      m,
      place([BOWL[0] + Math.sin(i * 2.4) * 0.13, 0.1 + (i % 3) * 0.03, BOWL[2] + Math.cos(i * 2.4) * 0.13]),
      0.055,
    );
  tangerine(m, place([1.06, 0.0, 1.1], [0, 0, 0]), 0.055);
  const people = [charlotte, max, dad, mom, halmeoni];
  scene.add(...people.map((a) => a.model), dog.model, m.bake());
  const flame: V3 = [CANDLE[0], CANDLE[1] + 0.2, CANDLE[2]];
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, vec(FRUIT).toArray() as V3),
    aperture: 0.008,
    light: livingLight('off', {
      sky: 0.46,
      points: [
        { at: [flame[0], flame[1] + 0.08, flame[2]], color: '#ffb45c', power: 2.2, radius: 0.06 },
        { at: [flame[0] + 0.55, 0.75, 1.35], color: '#ffb868', power: 2.6, radius: 0.25 },
        // enough for the one thing that matters
        { at: [FRUIT[0] - 0.1, FRUIT[1] + 0.2, FRUIT[2] + 0.5], color: '#ffc884', power: 0.7, radius: 0.1 },
      ],
    }),
    center: [0, 0.6, 0],
    radius: 4,
    heads: [...people.map((a) => a.head), dog.head],
    focal: FRUIT,
  };
}
