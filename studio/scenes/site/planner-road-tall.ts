/** The planner's road, upright: the same journey climbs from the foot of the page to the city under the sky. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball } from '../../model/tube.ts';
import { plannerRoad, type RoadPlan, STOPS } from '../../sets/planner-road.ts';
import { roadSky } from '../../sets/road-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { pitch, schoolGate } from './planner-road-tall.school-yards.ts';

const PLAN: RoadPlan = {
  stops: [
    [-1.1, 15.9],
    [1.2, 11.2],
    [-1.1, 6.6],
    [1.9, -6.9],
    [-0.6, -15.7],
  ],
  // each house stands in a bay of the road, so that it hides none of it
  behind: 0.3,
  beside: [2.5, -2.65, 2.7, -3.2, 2.3],
  size: [0.88, 0.84, 0.8, 1.08, 1.35],
  home: points2(`
    -.3,20.5 -.5,18.3 -1.1,15.9 -.9,14.3 .2,13.2 1.0,12.4 1.2,11.2 1.1,9.7 .1,8.5 -.9,7.7 -1.1,6.6 -1.2,5 -1.1,2.7
  `),
  abroad: points2('1.75,-5.8 1.9,-6.9 2.1,-9.4 .9,-11.6 -.6,-13.2 -.6,-15.7 -1.3,-17.3 -1.2,-19.5'),
  sea: (x, z) => 3.3 - Math.abs(z + 1.7 - 0.3 * Math.sin(x * 0.9)),
  seaBox: [-9, -6, 9, 3],
  land: [-9, -20, 9, 22],
  peaks: [
    [-5, -19.4, 3, 2.2],
    [1, -20.4, 3.2, 1.7],
    [6, -19.4, 3, 2.4],
  ],
  // one arc from shore to shore; the plane is at its middle
  arc: [-0.6, 1.9, -1.8],
  plane: { at: [-0.3, 1.02, -1.68], turn: [0, 50, 14], size: 1.75 },
  fine: [300, 640],
  trees: 70,
  wooded: (x, z) => Math.abs(x) > 2.2 || z < -14,
  bushes: 30,
  bushFrom: -30,
  clear: (x, z) => Math.hypot(x + 0.3, z - 17.8) > 1.3 && !(x < -1.2 && z > 12.6 && z < 14.8),
};
const FROM: V3 = [0, 21, 48];
const TO: V3 = [0, 0.3, 1.5];

export function plannerRoadTall(): Shot {
  const scene = new THREE.Scene();
  const { ground } = plannerRoad(scene, PLAN);
  roadSky(scene, [-13, -4, 11, 11.2], -22);
  const spot: V3 = [-0.36, ground(-0.36, 18.15), 18.15];
  const child = character(
    dressed(without(CHARLOTTE_FOREST, 'earPencil', 'sunHat'), {
      shoe: { kind: 'sneaker', color: '#8fd3b4' },
      shoeLeft: { kind: 'sneaker', color: '#8fd3b4' },
    }),
    {
      at: place(spot, [0, 298, 0], 1.2),
      expression: 'joy',
      // on her way up, she looks round to the reader and waves him along
      pose: pose('walk', {
        head: [-20, 24, -4],
        right: { hand: [0.82, 0.5, 0.2], elbow: [1, -0.5, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
        legLeft: { foot: [0.04, 0, 0.24] },
        legRight: { foot: [0.04, 0.05, -0.24], toeDown: 24 },
      }),
    },
  );
  const more = new Model();
  // where she touches the path
  more.put(
    ball([0.22, 0.012, 0.1], 24),
    { color: '#cfa671', line: 0 },
    place([spot[0] + 0.05, spot[1] + 0.008, spot[2] - 0.02]),
  );
  pitch(more, -2.1, 13.9, ground);
  schoolGate(more, place([1.9, ground(1.9, 7.2), 7.2], [0, -3, 0], 0.9), '#7a5aa0');
  scene.add(child.model, more.bake());
  return {
    scene,
    camera: camera(FROM, TO, 23.5),
    focus: distance(FROM, [0, 0.5, 6]),
    aperture: 0.02,
    aspect: 3 / 8,
    light: relight('morning', {
      sun: { dir: [-0.5, 1.5, 0.42], color: '#ffe2b4', power: 5, cone: 0.05 },
      fog: { color: '#f6efd2', near: 54, far: 104 },
      exposure: 0.98,
    }),
    center: [0, 0.6, 0],
    radius: 19,
    paint: { brushSize: 3.2, wobble: 1.3, strokes: 0.5, dabs: 0 },
    heads: [child.head],
    focal: [-0.3, 0.8, 15.4],
    spots: Object.fromEntries(
      STOPS.map((name, i) => [name, [PLAN.stops[i]?.[0] ?? 0, 0.05, PLAN.stops[i]?.[1] ?? 0] as V3]),
    ),
  };
}
