/** Hub tile of the times tables: Theo counts acorns on a cloth, three rows of four. */

import * as THREE from 'three';
import { bird } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { lathe, ring, tube } from '../../model/tube.ts';
import { GOLDEN } from '../../props/trees.ts';
import { glade } from '../../sets/glade.ts';
import { litter, spots } from '../../sets/ground-cover.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0, 2.68, 2.92];
const TO: V3 = [0, 0.32, 0.15];
const CLOTH: V3 = [1.92, 1.4, 0.32];
const ROWS = [0.0, 0.36, 0.72];
const COLUMNS = [-0.54, -0.18, 0.18, 0.54];

/** A cream cloth with a coral border well outside the acorns; only its rim stirs. */
function cloth(model: Model): void {
  const [w, d, z0] = CLOTH;
  const rim = (x: number, z: number) => Math.max(Math.abs(x) / w, Math.abs(z - z0) / d) * 2;
  const lie = (x: number, z: number) => 0.03 + 0.035 * noise(x * 2.2 + 4, z * 2.2) * smoothstep(0.75, 1, rim(x, z));
  /** a smooth sheet over the middle part [half width, half depth], lifted by `up` */
  const sheet = (hw: number, hd: number, up: number) =>
    grid(
      (u, v) => {
        const [x, z] = [(u - 0.5) * 2 * hw, z0 + (0.5 - v) * 2 * hd];
        return [x * (1 + 0.012 * Math.sin(v * 9)), lie(x, z) + up, z + 0.012 * Math.sin(u * 8)];
      },
      70,
      50,
    );
  model.put(sheet(w / 2, d / 2, 0), { color: '#fff3da', doubleSided: true });
  // a band sewn on, then cream again: clean edges without a stair
  model.put(sheet(w / 2 - 0.07, d / 2 - 0.07, 0.004), { color: '#e4705c', doubleSided: true, line: 0.3 });
  model.put(sheet(w / 2 - 0.125, d / 2 - 0.125, 0.008), { color: '#fff6e0', doubleSided: true, line: 0.3 });
}

/** An acorn lying on its side, its point to the right and towards us, all alike; `length` in metres. */
function lyingAcorn(model: Model, at: V3, length: number): void {
  const nut: [number, number][] = points2('-.62,.004 -.57,.035 -.48,.12 -.26,.29 0,.35 .16,.34');
  const cup: [number, number][] = points2('.06,.345 .08,.395 .18,.4 .32,.27 .38,.1 .39,.01');
  model.inside(place([at[0], at[1] + 0.36 * length, at[2]], [0, -24, 0], length), () =>
    model.inside(place([0.06, 0, 0], [0, 0, 76]), () => {
      model.put(lathe(nut, { around: 34, steps: 4 }), {
        tint: (point) => color('#b8702f').lerp(color('#efb565'), smoothstep(-0.1, 0.3, point.x) * 0.75),
      });
      model.put(lathe(cup, { around: 40, steps: 5 }), {
        tint: (point) => {
          const scale = Math.sin(Math.atan2(point.x, point.z) * 13) * Math.sin(point.y * 40);
          return color('#74492e').lerp(color('#a4764a'), smoothstep(-0.4, 0.6, scale));
        },
        doubleSided: true,
      });
      model.put(
        tube(
          [
            [0, 0.37, 0],
            [0.01, 0.46, 0],
            [0.05, 0.53, 0],
          ],
          [0.05, 0.04, 0.045],
          { around: 9 },
        ),
        { color: '#74492e' },
      );
    }),
  );
}

/** What they were gathered in: empty now. */
function basket(model: Model, at: THREE.Matrix4): void {
  const weave = (point: THREE.Vector3) => {
    const over = Math.sin(point.y * 95) * Math.sin(Math.atan2(point.x, point.z) * 15);
    return color('#8f5f32').lerp(color('#d9a862'), smoothstep(-0.7, 0.8, over));
  };
  model.inside(at, () => {
    const side: [number, number][] = points2('0,.004 0,.13 .05,.165 .14,.185 .22,.195');
    model.put(lathe(side, { around: 60, steps: 8 }), { tint: weave, doubleSided: true });
    model.put(ring(0.2, 0.2, 0.22, 0.022), { tint: weave });
    const handle = Array.from({ length: 9 }, (_, i): V3 => {
      const a = (i / 8) * Math.PI;
      return [Math.cos(a) * 0.2, 0.2 + Math.sin(a) * 0.27, 0];
    });
    model.put(tube(handle, [0.018], { around: 10, rings: 40 }), { color: '#b98348' });
  });
}

export function multiplicationPracticeTile(): Shot {
  const scene = new THREE.Scene();
  glade(scene, {
    palette: GOLDEN,
    soil: ['#7d9a50', '#aebb64', '#d9b98a'],
    ground: (x, z) => Math.max(0, Math.hypot(x, z) - 5) * 0.09,
    path: () => 0,
    clear: (x, z) => (Math.abs(x) > 1.15 || Math.abs(z) > 1.3) && Math.hypot(x - FROM[0], z - FROM[2]) > 1.3,
    trees: points3('-2.3,-2.6,3 3.4,-4.4,6 -6,-6,9 .8,-9,14 6.8,-8,17').map(([x, z, seed]) => ({
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
  basket(props, place([0.98, 0, -0.62], [0, 34, 0], 1.1));
  bird(props, place([-0.98, 0.0, -0.5], [0, 62, 0], 1.9), '#5f9ab8');
  litter(
    props,
    spots(46, [-2.2, -2.4, 2.2, 1.4], 5, (x, z) => Math.abs(x) > 1.1 || z < -0.8),
    0.09,
    () => 0.012,
    ['#d9772e', '#e8a33a', '#c9522e', '#b98a3a'],
  );
  for (const z of ROWS) for (const x of COLUMNS) lyingAcorn(props, [x, 0.036, z], 0.19);
  // he has counted one and is on his second: fingertip on its back
  const touched: V3 = [COLUMNS[1] ?? 0, 0.172, ROWS[0] ?? 0];
  const theoAt = place([-0.02, 0, -0.4], [0, 2, 0]);
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'smile',
    gaze: [-0.1, -0.65],
    pose: pose('kneel', {
      bend: 22,
      lean: [12, 0, 0],
      head: [-25, -5, 6],
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        point: touched,
        touch: 'fingertip',
        fingers: [0.05, -0.72, 0.7],
        palm: [-0.2, -0.75, -0.6],
        elbow: [0.9, 0.1, -0.5],
        grip: 'point',
      }),
      // the other hand lies on the cloth and carries him
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        point: [0.29, 0.05, -0.17],
        touch: 'palm',
        fingers: [0.25, -0.12, 1],
        palm: [0, -1, -0.1],
        elbow: [1, 0.1, -0.4],
        grip: 'flat',
      }),
    }),
  });
  scene.add(props.bake(), theo.model);
  return {
    scene,
    camera: camera(FROM, TO, 30),
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
