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
import { ball } from '../../model/tube.ts';
import { plannerRoad, type RoadPlan, roadSky, STOPS } from '../../sets/planner-road.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const PLAN: RoadPlan = {
  stops: [
    [-1.3, 15.7],
    [1.6, 11.0],
    [-1.75, 6.5],
    [1.9, -6.8],
    [-0.75, -15.2],
  ],
  behind: 1.0,
  beside: [1.85, -2.0, 2.2, -2.75, 2.3],
  size: [0.88, 0.86, 0.84, 1.08, 1.35],
  home: [
    [-0.2, 20.5],
    [-0.3, 18.2],
    [-1.3, 15.7],
    [-1.5, 13.8],
    [0.5, 12.4],
    [1.6, 11.0],
    [1.7, 9.2],
    [-0.6, 8.1],
    [-1.75, 6.5],
    [-1.9, 4.6],
    [-1.7, 2.9],
  ],
  abroad: [
    [1.7, -5.5],
    [1.9, -6.8],
    [2.1, -9.4],
    [0.9, -11.6],
    [-0.6, -13.2],
    [-0.75, -15.2],
    [-1.4, -17],
    [-1.2, -19.5],
  ],
  sea: (x, z) => 3.1 - Math.abs(z + 1.5 - 0.3 * Math.sin(x * 0.9)),
  land: [-9, -20, 9, 22],
  peaks: [
    [-3.6, 12.3, 1.3, 2.2],
    [-4.2, 8.4, 1.5, 2.6],
    [-5, -19.4, 3, 2.2],
    [1, -20.4, 3.2, 1.7],
    [6, -19.4, 3, 2.4],
  ],
  // one arc from shore to shore; the plane is at its middle
  arc: [-0.6, 1.9, -1.6],
  plane: { at: [-0.27, 1.02, -1.43], turn: [0, 50, 14], size: 1.75 },
  fine: [300, 640],
  trees: 56,
  wooded: (x, z) => Math.abs(x) > 2.2 || z < -14,
  bushes: 30,
  bushFrom: -30,
  clear: (x, z) => Math.hypot(x + 0.3, z - 17.8) > 1.3,
};
const FROM: V3 = [0, 21, 48];
const TO: V3 = [0, 0.3, 1.5];

export function plannerRoadTall(): Shot {
  const scene = new THREE.Scene();
  const { ground } = plannerRoad(scene, PLAN);
  roadSky(scene, [-22, -4, 22, 14], -22);
  const spot: V3 = [-0.25, ground(-0.25, 17.7), 17.7];
  const child = character(
    dressed(without(CHARLOTTE_FOREST, 'earPencil', 'sunHat'), {
      shoe: { kind: 'sneaker', color: '#8fd3b4', round: true },
      shoeLeft: { kind: 'sneaker', color: '#8fd3b4', round: true },
    }),
    {
      at: place(spot, [0, 205, 0], 1.12),
      expression: 'joy',
      pose: pose('walk', {
        head: [-6, -50, 4],
        left: { hand: [0.78, 0.42, 0.1], elbow: [1, -0.5, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
        legLeft: { foot: [0.04, 0, 0.24] },
        legRight: { foot: [0.04, 0.05, -0.24], toeDown: 24 },
      }),
    },
  );
  // where she touches the path
  const under = new Model();
  under.put(
    ball([0.3, 0.012, 0.26], 24),
    { color: '#c69a62', line: 0 },
    place([spot[0] + 0.06, spot[1] + 0.012, spot[2]]),
  );
  scene.add(child.model, under.bake({ cast: false }));
  return {
    scene,
    camera: camera(FROM, TO, 23.5),
    focus: distance(FROM, [0, 0.5, 6]),
    aperture: 0.02,
    aspect: 3 / 8,
    light: relight('morning', {
      sun: { dir: [-0.7, 1.15, 0.5], color: '#ffe2b4', power: 5, cone: 0.05 },
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
