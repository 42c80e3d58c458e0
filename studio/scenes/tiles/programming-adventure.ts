/** Hub tile of the block-programming game: the robot walks the stones that the arrow boards name, to a lantern. */

import * as THREE from 'three';
import { robot } from '../../cast/heroes/robot.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';
import { lantern } from '../../props/treasures.ts';
import { SUMMER } from '../../props/trees.ts';
import { glade } from '../../sets/glade.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.36, 2.25, 4.6];
const TO: V3 = [-0.02, 0.46, -0.2];
/** Two steps right, two up, two right. */
const STONES: [number, number][] = points2('-1.45,.75 -.7,.75 .05,.75 .05,-.05 .05,-.85 .8,-.85 1.55,-.85');
const BOARDS: { at: V3; yaw: number; turn: number; tone: string }[] = [
  { at: [-1.66, 0, 0.12], yaw: 14, turn: 0, tone: '#5fb0aa' },
  { at: [-0.3, 0, -0.66], yaw: 2, turn: 90, tone: '#f4bc3c' },
  { at: [0.42, 0, -1.6], yaw: -4, turn: 0, tone: '#ea6a54' },
];

/** A painted board on a post; its arrow points right, turned by `turn` degrees. */
function arrowBoard(model: Model, b: (typeof BOARDS)[number]): void {
  model.inside(place(b.at, [0, b.yaw, 0]), () => {
    model.put(
      tube(
        [
          [0, -0.1, -0.03],
          [0.01, 0.3, -0.03],
          [0, 0.62, -0.03],
        ],
        [0.04, 0.036],
        { around: 9 },
      ),
      { color: '#9a6a44' },
    );
    model.inside(place([0, 0.66, 0], [-6, 0, b.turn ? 3 : -3]), () => {
      model.put(roundedBox(0.46, 0.4, 0.07, 0.06, { wobble: 0.012, fine: true }), { color: b.tone });
      model.inside(place([0, 0, 0.04], [0, 0, b.turn]), () => lettering(model, '→', 0.21, '#fff6e2', 0.26));
    });
  });
}

export function programmingAdventureTile(): Shot {
  const scene = new THREE.Scene();
  glade(scene, {
    palette: SUMMER,
    soil: ['#86a862', '#b6c878', '#d9c08c'],
    ground: (x, z) => smoothstep(4, 14, Math.hypot(x, z)) * 1.6,
    path: () => 0,
    clear: (x, z) =>
      STONES.every((s) => Math.hypot(x - s[0], z - s[1]) > 0.4) && Math.hypot(x - FROM[0], z - FROM[2]) > 1.6,
    trees: points3('-4.4,-4.6,1 4.6,-5.2,4 -1.4,-8.6,7 7.4,-8.4,12 -7.8,-8,15').map(([x, z, seed]) => ({
      at: [x ?? 0, 0, z ?? 0] as V3,
      height: 6.6,
      girth: 0.34,
      leaves: 1300,
      leafSize: 0.24,
      seed: seed ?? 1,
    })),
    bushes: [
      [-2.7, -1.9, 0.6],
      [2.9, -2.4, 0.7],
      [1.3, -3.4, 0.6],
    ],
    grass: 1500,
    box: [-6, -7, 6, 3.4],
    distance: {
      skyTop: '#bfe0ea',
      skyLow: '#fff2d0',
      far: '#cfe0b8',
      near: '#8fb07a',
      glow: { at: 14, wide: 60, color: '#fff6d0' },
    },
  });
  const props = new Model();
  for (const [i, [x, z]] of STONES.entries())
    props.put(
      stone(i + 3, 0.55, 0.12, 22),
      { tint: (point) => color('#c9bbb4').lerp(color('#efe2cc'), smoothstep(0.1, 0.8, point.y)) },
      place([x, 0.02, z], [0, i * 47, 0], [0.34, 0.1, 0.33]),
    );
  for (const b of BOARDS) arrowBoard(props, b);
  const last = STONES.at(-1) ?? [0, 0];
  props.inside(place([last[0], 0.1, last[1]], [0, 10, 0], 0.72), () => lantern(props));
  scene.add(
    props.bake(),
    robot.build({
      at: place([STONES[1]?.[0] ?? 0, 0.11, STONES[1]?.[1] ?? 0], [0, 58, 0], 0.98),
      step: 'a',
      head: [-6, 6, 5],
      gaze: [0.5, 0.2],
    }),
  );
  return {
    scene,
    camera: camera(FROM, TO, 34.5),
    focus: distance(FROM, [-0.6, 0.6, 0.75]),
    aperture: 0.016,
    light: relight('morning', {
      exposure: 1.02,
      points: [{ at: [last[0], 0.42, last[1] + 0.3], color: '#ffc46a', power: 1.1, radius: 0.1 }],
    }),
    center: [0, 0.6, -0.6],
    radius: 4.6,
    heads: [{ thing: 'robot', at: new THREE.Vector3(-0.7, 0.95, 0.75), radius: 0.34 }],
    focal: [-0.7, 0.9, 0.75],
  };
}
