/** Cover of The Birthday That Vanished: a handful of seaweed has grown into a sea on Halmeoni's porch, and Charlotte lifts it. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_HANBOK } from '../../cast/people/charlotte-hanbok.ts';
import { DOYUN_SUMMER } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { mist, shafts } from '../../model/veil.ts';
import { bowlLadle, dentedBowl, seaweedHeap, weed } from '../../props/korean-kitchen.ts';
import { bush, SUMMER, tree } from '../../props/trees.ts';
import { farWoods } from '../../sets/far-woods.ts';
import { boards, paperDoor, sauceJars, timber } from '../../sets/hanok-porch.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.1, 1.26, 4.1];
const TO: V3 = [0.03, 0.85, 0];
const BOWL: V3 = [-0.12, 0, 0.42];
const RIM = 0.5;
const WALL_Z = -1.45;
const YARD = -0.42;

function house(): Model {
  const model = new Model();
  boards(model, [-1.02, WALL_Z, 3.0, 1.75]);
  boards(model, [-3.0, -0.62, -1.02, 1.75]);
  for (const i of [0, 1, 2, 3]) paperDoor(model, place([-0.38 + i * 0.78, 0.05, WALL_Z]), 0.76, 1.98);
  timber(model, [-0.86, -0.4, WALL_Z + 0.02], [-0.86, 3.2, WALL_Z + 0.02], 0.17, 2);
  timber(model, [-1, 2.12, WALL_Z + 0.03], [3, 2.12, WALL_Z + 0.03], 0.15, 4);
  timber(model, [-0.8, 0.02, WALL_Z + 0.03], [3, 0.02, WALL_Z + 0.03], 0.09, 6);
  const plaster = (point: THREE.Vector3) => color('#f3dfba').multiplyScalar(0.94 + 0.1 * fbm(point.x * 2, point.y * 2));
  model.put(roundedBox(4, 1, 0.1, 0.01, { fine: true }), { tint: plaster, line: 0.3 }, place([1.15, 2.68, WALL_Z]));
  return model.bake();
}
function yard(scene: THREE.Scene): void {
  const model = new Model();
  const soil = grid((u, w) => [mix(-12, 4, u), YARD, mix(2, -14, w)], 40, 40);
  model.put(soil, {
    line: 0,
    tint: (point) => color('#dcc094').lerp(color('#a9b76a'), 0.8 * fbm(point.x * 0.9, point.z * 0.9)),
  });
  tileWall(model, place([-4.4, YARD, -5.2], [0, 6, 0]), { length: 8, height: 1.35, seed: 4 });
  tree(model, { at: [-4.4, YARD, -7], height: 4.6, girth: 0.2, leaves: 1500, leafSize: 0.26, seed: 8 }, SUMMER);
  tree(model, { at: [-1.7, YARD, -8], height: 5.2, girth: 0.2, leaves: 1200, leafSize: 0.28, seed: 5 }, SUMMER);
  bush(model, [-2.6, YARD, -4.5], 0.5, 260, 0.12, SUMMER, 4);
  scene.add(model.bake());
  scene.add(
    sauceJars([
      [-1.35, YARD, -3.6, 0.62],
      [-1.95, YARD, -3.9, 0.8],
      [-2.55, YARD, -3.5, 0.55],
    ]),
  );
  scene.add(
    farWoods({
      skyTop: '#cfe3ea',
      skyLow: '#fff0cc',
      far: '#c3d6b4',
      near: '#9dbb7c',
      glow: { at: -32, wide: 44, color: '#fffbe4' },
      gain: 1.25,
      facing: -20,
      trunks: false,
      radius: 30,
      height: 15,
    }),
  );
}

export function koreanBirthdayCover(): Shot {
  const scene = new THREE.Scene();
  scene.add(house());
  yard(scene);
  const charlotte = character(CHARLOTTE_HANBOK, {
    at: place([0.5, 0, 0.12], [0, -18, 0]),
    expression: 'joy',
    gaze: [-0.6, 0.5],
    pose: pose('stand', {
      lean: [-2, -4, -4],
      head: [-9, -14, 7],
      right: {
        hand: [0.42, 0.86, 0.2],
        elbow: [1, -0.2, 0],
        palm: [-0.4, 0.2, 1],
        fingers: [0.1, 1, 0.2],
        grip: 'holdThick',
      },
      left: {
        hand: [0.55, 0.12, 0.56],
        elbow: [0.8, -0.6, 0],
        palm: [-0.5, 0.5, 0.4],
        fingers: [0.3, 0.6, 0.6],
        grip: 'holdThick',
      },
    }),
  });
  const halmeoni = character(HALMEONI, {
    at: place([-0.86, 0, 0.02], [0, 42, 0]),
    expression: 'shout',
    pose: pose('stand', {
      lean: [8, 4, 3],
      head: [2, -12, -9],
      left: {
        hand: [0, 0, 0],
        reachTo: [BOWL[0] - 0.3, 0.6, BOWL[2] + 0.06],
        elbow: [0.9, -0.3, 0],
        palm: [-0.4, -0.5, 0.4],
        fingers: [-0.2, -0.4, 0.8],
        grip: 'holdThin',
      },
      right: {
        hand: [0.3, 0.6, 0.16],
        elbow: [1, -0.2, 0],
        palm: [-1, -0.4, 0],
        fingers: [-0.6, 0.8, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  const boy = place([1.06, 0, 0.4], [0, -38, 0]);
  const near = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(boy).toArray() as V3;
  const doyun = character(wearing(DOYUN_SUMMER, 'seaweedMoustache'), {
    at: boy,
    expression: 'worry',
    gaze: [0.6, 0],
    pose: pose('kneel', {
      hips: 0.54,
      bend: 4,
      head: [4, 6, -7],
      // both hands are round the counter on his chest: one holds, one clicks
      left: {
        hand: [0, 0, 0],
        reachTo: near(0.075, 0.335, 0.2),
        elbow: [1, -0.5, 0],
        palm: [-0.6, 0.5, -0.5],
        fingers: [-0.8, 0.5, 0.3],
        grip: 'holdThick',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: near(-0.115, 0.39, 0.19),
        elbow: [1, -0.5, 0],
        palm: [-0.3, -0.8, -0.3],
        fingers: [-0.9, -0.1, 0.2],
        grip: 'point',
      },
    }),
  });
  const cat = bami({
    at: place([-0.8, 0, 1.0], [0, 76, 0], 1.02),
    pose: 'pull',
    head: [-6, -22, 8],
    lid: 0.25,
    gaze: [-0.5, 0.2],
  });
  const props = new Model();
  dentedBowl(props, place(BOWL, [0, 20, 0]), RIM);
  seaweedHeap(props, BOWL, RIM, {
    strands: 34,
    reach: 0.75,
    heap: 0.16,
    bunches: [0.62, -0.85, 1.7, -2.2, 2.8],
  });
  const hand = (f: THREE.Matrix4) => new THREE.Vector3().setFromMatrixPosition(f);
  const [high, low] = [hand(charlotte.grip.right), hand(charlotte.grip.left)];
  // the strand she lifts: out of the bowl, through one hand, over the other, down on Doyun
  weed(
    props,
    [
      vec(BOWL[0] + 0.05, 0.42, BOWL[2] - 0.02),
      vec(BOWL[0] + 0.02, 0.7, BOWL[2] - 0.12),
      high
        .clone()
        .lerp(vec(BOWL), 0.3)
        .add(vec(0.02, 0.06, 0.06)),
      high.clone().add(vec(0, 0.02, -0.02)),
      high.clone().add(vec(-0.1, 0.07, -0.03)),
      high.clone().add(vec(-0.2, -0.06, 0)),
      high.clone().add(vec(-0.19, -0.26, 0.02)),
      high.clone().add(vec(-0.27, -0.42, 0.03)),
    ],
    [0.1, 0.15, 0.15, 0.07, 0.13, 0.15, 0.13, 0.03],
    [0.8, 0.1, 0.5],
    2,
  );
  weed(
    props,
    [
      vec(BOWL[0] + 0.3, 0.4, BOWL[2]),
      vec(BOWL[0] + 0.46, 0.46, BOWL[2] + 0.02),
      low.clone().add(vec(-0.04, -0.14, 0.05)),
      low.clone().add(vec(0, 0.02, 0.0)),
      low.clone().add(vec(0.14, -0.02, 0)),
      doyun.head.at.clone().add(vec(-0.2, 0.16, 0)),
      doyun.head.at.clone().add(vec(-0.03, 0.24, -0.04)),
      doyun.head.at.clone().add(vec(0.17, 0.16, -0.02)),
      doyun.head.at.clone().add(vec(0.25, -0.1, 0.02)),
      doyun.head.at.clone().add(vec(0.24, -0.32, 0.05)),
    ],
    [0.08, 0.13, 0.13, 0.07, 0.13, 0.14, 0.16, 0.14, 0.12, 0.03],
    [0.3, 0.9, 0.6],
    3,
  );
  weed(
    props,
    [
      cat.mouth.clone().add(vec(-0.12, -0.06, 0.06)),
      cat.mouth,
      cat.mouth
        .clone()
        .lerp(vec(BOWL), 0.4)
        .add(vec(0.02, 0.02, 0.08)),
      vec(BOWL[0] - 0.5, 0.24, BOWL[2] + 0.16),
      vec(BOWL[0] - 0.4, 0.36, BOWL[2] + 0.1),
      vec(BOWL[0] - 0.2, 0.4, BOWL[2]),
    ],
    [0.03, 0.06, 0.1, 0.1, 0.1, 0.05],
    [0.1, 1, 0.3],
    3,
  );
  bowlLadle(props, [BOWL[0] - 0.2, 0.42, BOWL[2] + 0.08], hand(halmeoni.grip.left).toArray() as V3);
  const actors = [halmeoni, charlotte, doyun];
  scene.add(...actors.map((actor) => actor.model), cat.model, props.bake());
  scene.add(
    shafts(
      [
        { from: [-4, 4.4, -2.4], to: [0.2, 0.2, 0.2], wide: 1.3 },
        { from: [-4.6, 4, -1.4], to: [-0.8, 0.1, 0.9], wide: 0.9 },
      ],
      FROM,
      '#ffe6a8',
      0.2,
    ),
  );
  scene.add(mist([[BOWL[0], 0.95, BOWL[2] - 0.5, 1.3, 0.8]], FROM, '#fff6e0', 0.3));
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.02,
    light: relight('golden', {
      sun: { dir: [-0.7, 0.66, 0.7], color: '#ffd596', power: 5, cone: 0.06 },
      fill: { dir: [0.4, 0.45, 1], color: '#ffe2c8', power: 0.95, cone: 0.4 },
      sky: 0.95,
      exposure: 1,
    }),
    center: [0, 0.8, -0.4],
    radius: 5,
    heads: [...actors.map((actor) => actor.head), cat.head],
    focal: charlotte.head.at.toArray() as V3,
  };
}
