/** The planner's road, lying: from a school gate in Seoul over the sea to a first job in a bright city. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { plannerRoad, type RoadPlan, STOPS } from '../../sets/planner-road.ts';
import { roadSky } from '../../sets/road-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const PLAN: RoadPlan = {
  stops: [
    [-7.9, 2.9],
    [-4.0, 0.9],
    [0, 2.8],
    [4.15, 1.0],
    [8.1, 2.7],
  ],
  behind: 1.75,
  beside: [0.1, 0.05, -0.35, 0.75, 0],
  size: [1.2, 1.15, 1.15, 1.2, 1.2],
  home: points2('-12,4.3 -9.4,4.0 -7.9,2.9 -6.6,2.9 -5.3,1.1 -4.0,.9 -2.6,1.1 -1.4,2.8 0,2.8 .8,2.6'),
  abroad: points2('3.4,1.35 4.15,1.0 5.5,1.0 6.8,2.8 8.1,2.7 9.6,1.4 12.5,1.0'),
  sea: (x, z) =>
    0.72 -
    Math.abs(x - 2.05 - 0.22 * Math.sin(z * 0.9 + 0.6)) +
    Math.max(0, z - 3) * 0.12 +
    Math.max(0, -z - 1.5) * 0.25,
  land: [-17, -10, 17, 8.5],
  peaks: [
    [-9.8, -6.0, 2.2, 2.5],
    [-6.6, -6.6, 2.3, 3.3],
    [-3.9, -6.4, 2.0, 2.4],
    [-1.2, -7.0, 2.0, 1.7],
    [-12.6, -6.4, 2.4, 2.0],
    [11.4, -8.2, 3.4, 1.2],
  ],
  // one arc from shore to shore; the plane is at its middle, in the free sky over the sea
  arc: [2.1, 5.3, 0.6],
  plane: { at: [2.1, 2.72, 1.29], turn: [0, 8, 6], size: 1.6 },
  trees: 54,
  // in front of the mountains, never on them
  wooded: (_x, z) => z < 0.3 && z > -3.4,
  bushes: 26,
  bushFrom: 3.6,
  clear: (x, z) => !(x < -7.4 && z > 2.4),
};
const FROM: V3 = [0, 9.2, 25];
const TO: V3 = [0, 0.95, 0];

export function plannerRoadWide(): Shot {
  const scene = new THREE.Scene();
  const { ground } = plannerRoad(scene, PLAN);
  roadSky(scene, [-24, -4, 24, 12], -13);
  const child = character(without(CHARLOTTE_FOREST, 'earPencil', 'sunHat'), {
    at: place([-8.95, ground(-8.95, 3.9), 3.9], [0, 118, 0], 1.25),
    expression: 'joy',
    pose: pose('walk', {
      head: [-6, 14, 4],
      right: { hand: [0.72, 0.3, 0.1], elbow: [1, -0.5, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
    }),
  });
  scene.add(child.model);
  return {
    scene,
    camera: camera(FROM, TO, 18.4),
    focus: distance(FROM, [0, 0.5, 1]),
    aperture: 0.02,
    aspect: 8 / 3,
    light: relight('morning', {
      sun: { dir: [-0.8, 0.9, 0.55], color: '#ffe2b4', power: 5, cone: 0.05 },
      fog: { color: '#f6efd2', near: 26, far: 52 },
      exposure: 0.98,
    }),
    center: [0, 0.6, 0],
    radius: 12.5,
    paint: { brushSize: 3.2, wobble: 1.3, strokes: 0.5, dabs: 0 },
    heads: [child.head],
    focal: [-8.3, 0.8, 1],
    spots: Object.fromEntries(
      STOPS.map((name, i) => [name, [PLAN.stops[i]?.[0] ?? 0, 0.05, PLAN.stops[i]?.[1] ?? 0] as V3]),
    ),
  };
}
