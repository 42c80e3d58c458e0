/** Hub tile of the times tables: Theo counts acorns on a cloth, three rows of four. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { acorn } from '../../props/treasures.ts';
import { glade } from '../../sets/glade.ts';
import { GOLDEN } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.3, 1.72, 2.75];
const TO: V3 = [0.02, 0.3, -0.08];
const CLOTH: V3 = [1.9, 1.22, 0.27];
const ROWS = [-0.04, 0.27, 0.58];
const COLUMNS = [-0.54, -0.18, 0.18, 0.54];

/** A cream cloth with a coral border, lying in soft waves. */
function cloth(m: Model): void {
  const [w, d, z0] = CLOTH;
  const lie = (x: number, z: number) =>
    0.03 + 0.035 * noise(x * 2.2 + 4, z * 2.2) * Math.max(Math.abs(x) / w, Math.abs(z - z0) / d) * 2;
  const g = grid(
    (u, v) => {
      const [x, z] = [(u - 0.5) * w * (1 + 0.02 * Math.sin(v * 9)), z0 + (0.5 - v) * d * (1 + 0.02 * Math.sin(u * 8))];
      return [x, lie(x, z), z];
    },
    200,
    130,
  );
  m.put(g, {
    doubleSided: true,
    tint: (p) => {
      const edge = Math.min(w / 2 - Math.abs(p.x), d / 2 - Math.abs(p.z - z0));
      return color(edge > 0.06 && edge < 0.12 ? '#e4705c' : '#fff3da');
    },
  });
}

export function multiplicationPracticeTile(): Shot {
  const scene = new THREE.Scene();
  glade(scene, {
    palette: GOLDEN,
    soil: ['#a3a85c', '#d3c878', '#d9b98a'],
    ground: (x, z) => Math.max(0, Math.hypot(x, z) - 5) * 0.09,
    path: () => 0,
    clear: (x, z) => (Math.abs(x) > 1.15 || Math.abs(z) > 1.3) && Math.hypot(x - FROM[0], z - FROM[2]) > 1.3,
    trees: [
      [-2.3, -2.6, 3],
      [3.4, -4.4, 6],
      [-6, -6, 9],
      [0.8, -9, 14],
      [6.8, -8, 17],
    ].map(([x, z, seed]) => ({
      at: [x ?? 0, 0, z ?? 0] as V3,
      height: 6.8,
      girth: 0.4,
      leaves: 1300,
      leafSize: 0.24,
      seed: seed ?? 1,
    })),
    bushes: [
      [1.9, -3.2, 0.6],
      [-4, -3.6, 0.7],
    ],
    grass: 1500,
    box: [-5, -6, 5, 2.6],
    distance: {
      skyTop: '#f6dca8',
      skyLow: '#fff0c4',
      far: '#efd490',
      near: '#c8a050',
      glow: { at: 14, wide: 50, color: '#fffbe2' },
      gain: 1.25,
    },
  });
  const props = new Model();
  cloth(props);
  for (const [r, z] of ROWS.entries())
    for (const [c, x] of COLUMNS.entries())
      props.inside(place([x, 0.05, z], [0, ((r * 17 + c * 23) % 52) - 30, 0], 0.21), () => acorn(props));
  const touched: V3 = [COLUMNS[1] ?? 0, 0.2, ROWS[0] ?? 0];
  const theo = character(without(THEO, 'notebook'), {
    at: place([-0.1, 0, -0.56], [0, 8, 0]),
    expression: 'concentrating',
    gaze: [0.1, -0.8],
    pose: pose('kneel', {
      bend: 36,
      head: [20, 8, 6],
      right: {
        hand: [0, 0, 0],
        reachTo: [touched[0] - 0.03, touched[1] + 0.12, touched[2] - 0.1],
        elbow: [0.9, -0.1, -0.5],
        palm: [-0.3, -0.8, 0],
        fingers: [-0.15, -0.75, 0.7],
        grip: 'point',
      },
      left: {
        hand: [0.1, -0.72, 0.36],
        elbow: [0.8, -0.2, -0.5],
        palm: [-0.2, -1, 0],
        fingers: [-0.2, -0.3, 1],
        grip: 'relaxed',
      },
    }),
  });
  scene.add(props.bake(), theo.model);
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [0, 0.4, -0.1]),
    aperture: 0.014,
    light: relight('golden', {
      sun: { dir: [-0.75, 0.7, 0.35], color: '#ffd294', power: 5, cone: 0.06 },
      sky: 0.95,
      exposure: 1,
    }),
    center: [0, 0.4, -0.4],
    radius: 3.6,
    heads: [theo.head],
    focal: touched,
  };
}
