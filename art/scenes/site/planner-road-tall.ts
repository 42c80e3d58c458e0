/** The planner's road, upright: the same journey climbs from the foot of the page to the city under the sky. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { plannerRoad, type RoadPlan, roadSky, STOPS } from '../../sets/planner-road.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const PLAN: RoadPlan = {
  stops: [
    [-1.3, 15.4],
    [1.5, 10.2],
    [-1.7, 4.4],
    [1.8, -3.6],
    [-1.5, -11.4],
  ],
  behind: 1.0,
  beside: [1.75, -1.9, 2.1, -2.3, 2.2],
  size: [1.0, 1.12, 1.2, 1.35, 1.75],
  home: [
    [-0.6, 19.5],
    [-0.5, 17.4],
    [-1.3, 15.4],
    [-1.5, 13.2],
    [0.6, 11.8],
    [1.5, 10.2],
    [1.7, 7.6],
    [-0.6, 6.2],
    [-1.7, 4.4],
    [-1.4, 3.6],
  ],
  abroad: [
    [1.5, -2.4],
    [1.8, -3.6],
    [2.2, -6.2],
    [-0.6, -8.6],
    [-1.5, -11.4],
    [-1.9, -14],
    [-1.2, -19],
  ],
  sea: (x, z) => 1.75 - Math.abs(z - 0.5 - 0.35 * Math.sin(x * 0.9)),
  land: [-9, -20, 9, 22],
  peaks: [
    [-3.6, 12.3, 1.3, 2.2],
    [-4.2, 8.4, 1.5, 2.6],
    [-5, -19.4, 3, 2.2],
    [1, -20.4, 3.2, 1.7],
    [6, -19.4, 3, 2.4],
  ],
  plane: { at: [-1.5, 1.5, 1.0], turn: [0, 38, 14], size: 1.7 },
  trees: 56,
  wooded: (x, z) => Math.abs(x) > 2.2 || z < -14,
  bushes: 30,
  bushFrom: -30,
  clear: (x, z) => Math.hypot(x + 0.5, z - 17.2) > 1.1,
};
const FROM: V3 = [0, 21, 46.5];
const TO: V3 = [0, 0.3, 0];

export function plannerRoadTall(): Shot {
  const scene = new THREE.Scene();
  const { ground } = plannerRoad(scene, PLAN);
  roadSky(scene, [-22, -4, 22, 14], -22);
  const child = character(without(CHARLOTTE_FOREST, 'earPencil', 'sunHat'), {
    at: place([-0.35, ground(-0.35, 17.3), 17.3], [0, 198, 0], 0.95),
    expression: 'joy',
    pose: pose('walk', {
      head: [-8, -46, 4],
      left: { hand: [0.72, 0.3, 0.1], elbow: [1, -0.5, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
    }),
  });
  scene.add(child.model);
  return {
    scene,
    camera: camera(FROM, TO, 23.5),
    focus: distance(FROM, [0, 0.5, 6]),
    aperture: 0.02,
    aspect: 3 / 8,
    light: relight('morning', {
      sun: { dir: [-0.8, 0.9, 0.55], color: '#ffe2b4', power: 5, cone: 0.05 },
      fog: { color: '#f6efd2', near: 48, far: 92 },
      exposure: 0.98,
    }),
    center: [0, 0.6, 0],
    radius: 19,
    paint: { brushSize: 3.2, wobble: 1.3 },
    heads: [child.head],
    focal: [-0.3, 0.8, 15.4],
    spots: Object.fromEntries(
      STOPS.map((name, i) => [name, [PLAN.stops[i]?.[0] ?? 0, 0.05, PLAN.stops[i]?.[1] ?? 0] as V3]),
    ),
  };
}
