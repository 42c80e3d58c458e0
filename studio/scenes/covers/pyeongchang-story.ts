/** Cover of Who Ate the Taffy?: two noses on a map of 1948; the cat on the wall has a crumb in her whiskers and says nothing. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { oldMap } from '../../props/taffy-hunt.ts';
import { bush, type Palette, tree } from '../../props/trees.ts';
import { bukhansan } from '../../sets/bukhansan.ts';
import { lane, persimmonTree, tiledHouse } from '../../sets/pyeongchang-lane.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.1, 1.16, 4.0];
const TO: V3 = [0.06, 1.04, 0];
const MAP: V3 = [-0.32, 0.8, 1.42];
/** degrees that the map leans back towards the reader */
const MAP_TILT = -42;
const OCTOBER: Palette = {
  leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#7f7a40', '#a99a4c', '#cdb660'],
};

const PINE: Palette = { ...OCTOBER, leaves: ['#3f5a40', '#55744a', '#748f55', '#94a962', '#b8c078'] };

export function pyeongchangCover(): Shot {
  const scene = new THREE.Scene();
  bukhansan(
    scene,
    {
      skyTop: '#6fa6da',
      skyLow: '#f2ead8',
      gain: 1.2,
      woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
      granite: ['#ece0d6', '#a396a8'],
      seams: '#5c4c6e',
    },
    [-4.5, -2.5],
  );
  lane(scene, { half: 1.62, leaves: OCTOBER.leaves });
  const model = new Model();
  tiledHouse(model, place([-4.6, 1.2, -4.4], [0, 68, 0]), 5);
  persimmonTree(
    model,
    [2.75, 0, -1.9],
    points3('1.15,2.62,-1.7 1.5,3.0,-1.5 2.1,3.2,-2.1 2.5,2.75,-1.2'),
    0.8,
    OCTOBER,
  );
  tree(model, { at: [-3.6, 1.4, -7], height: 3.4, girth: 0.16, leaves: 1100, leafSize: 0.2, seed: 4 }, OCTOBER);
  for (const [i, [x, r]] of points2('-1.5,.5 -.75,.36 1.25,.46 .5,.3').entries())
    bush(model, [x, 1.9, -7.6], r, 200, 0.13, i % 2 ? PINE : OCTOBER, i + 3);
  tileWall(model, place([1.42, -0.2, 2.62], [0, -16, 0]), { length: 2, height: 0.98, seed: 6 });

  const boyAt = place([-0.84, 0, 1.14], [0, 62, 0], 1.06);
  /** World point of (x, y) on the map, `off` metres in front of it. */
  const hold = (x: number, y: number, off = 0.01): V3 =>
    vec(x, y, off)
      .applyMatrix4(place(MAP, [MAP_TILT, 6, 3]))
      .toArray() as V3;
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'wonder',
    lookAt: MAP,
    pose: pose('stand', {
      lean: [26, 0, 4],
      bend: 8,
      head: [10, -6, 4],
      left: {
        hand: [0, 0, 0],
        reachTo: hold(-0.27, 0.19, -0.03),
        elbow: [0.9, -0.6, 0],
        palm: [-0.4, 0.8, 0],
        fingers: [0.2, 0.2, 1],
        grip: 'holdThick',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: hold(-0.32, -0.16),
        elbow: [0.9, -0.6, 0],
        palm: [0.4, 0.8, 0],
        fingers: [-0.2, 0.2, 1],
        grip: 'holdThick',
      },
    }),
  });
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: place([0.2, 0, 0.96], [0, -42, 0]),
    expression: 'joy',
    lookAt: MAP,
    pose: pose('stand', {
      hips: 0.9,
      lean: [44, 0, -4],
      bend: 10,
      head: [-6, 6, -6],
      right: {
        hand: [0, 0, 0],
        reachTo: hold(0.16, 0.24, -0.04),
        elbow: [0.9, -0.8, 0],
        palm: [0.4, 0, -1],
        fingers: [0, 1, 0.2],
        grip: 'holdThick',
      },
      left: {
        hand: [0, 0, 0],
        reachTo: hold(0.2, -0.06, 0.03),
        elbow: [0.8, -0.8, -0.2],
        palm: [-0.3, -0.6, -0.6],
        fingers: [-0.5, 0.2, 0.8],
        grip: 'point',
      },
    }),
  });
  const cat = bami({
    at: place([0.54, 0.86, 2.6], [0, -24, 0], 1.3),
    pose: 'sit',
    head: [4, 10, -8],
    lid: 0.36,
    gaze: [-0.9, -0.1],
    tail: points3('-.02,.06,-.15 -.14,.03,-.1 -.19,-.12,-.02 -.2,-.3,0 -.14,-.4,.02'),
  });
  oldMap(model, place(MAP, [MAP_TILT, 6, 3]), 0.66, 0.5);
  // sesame taffy: a crumb on her cheek, the bitten stick under her paw
  model.put(ball([0.02, 0.015, 0.014], 12), { color: '#fff3d6' }, place(cat.mouth.clone().add(vec(-0.052, 0.006, 0))));
  model.inside(place([0.36, 0.91, 2.82], [0, 14, 3]), () => {
    const stick: V3[] = [
      [-0.06, 0, 0],
      [0.04, 0.002, 0],
      [0.16, 0, 0],
    ];
    model.put(tube(stick, [0.02, 0.024, 0.024], { around: 14, rings: 12 }), { color: '#fbeccb' });
    for (let i = 0; i < 14; i++)
      model.put(
        ball([0.005, 0.003, 0.003], 6),
        { color: i % 3 ? '#c99a5c' : '#5a4436', line: 0 },
        place([-0.05 + i * 0.014, 0.012 + 0.008 * Math.sin(i * 2.4), 0.02 + 0.003 * Math.cos(i * 2.4)]),
      );
  });
  scene.add(model.bake(), doyun.model, grandpa.model, cat.model);
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, MAP),
    aperture: 0.01,
    light: relight('golden', {
      sun: { dir: [-0.7, 0.62, -0.4], color: '#ffd090', power: 5.4, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#c4ccff', power: 0.8, cone: 0.4 },
      sky: 0.92,
      top: '#b8c8f4',
      // bounce light of the sunny map on both faces
      points: [{ at: [MAP[0], MAP[1] + 0.22, MAP[2] + 0.16], color: '#ffe0a0', power: 1.6, radius: 0.2 }],
      fog: { color: '#e6e2ea', near: 16, far: 430 },
      exposure: 1.02,
    }),
    center: [0, 1, -1],
    radius: 6,
    heads: [doyun.head, grandpa.head, cat.head],
    focal: MAP,
  };
}
