/** Cover of The Birthday That Vanished: the seaweed breaks over Halmeoni's porch like a wave, and Charlotte rides it. */
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
import { bowlLadle, dentedBowl, weed } from '../../props/korean-kitchen.ts';
import { bush, SUMMER, tree } from '../../props/trees.ts';
import { farWoods } from '../../sets/far-woods.ts';
import { boards, paperDoor, sauceJars, timber } from '../../sets/hanok-porch.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { seaweedWave } from './korean-charlotte-birthday.wave.ts';

const FROM: V3 = [0.1, 0.5, 3.8];
const TO: V3 = [0.12, 0.97, 0];
const BOWL: V3 = [-1.0, 0, 0.5];
const RIM = 0.44;
const SPINE: V3[] = [
  [-1.0, 0.2, 0.5],
  [-0.84, 0.43, 0.3],
  [-0.4, 0.66, 0.05],
  [0.12, 0.66, 0],
  [0.58, 0.66, 0.08],
  [0.92, 0.48, 0.24],
  [0.94, 0.22, 0.4],
  [0.74, 0.12, 0.48],
];
const THICK = [0.3, 0.34, 0.28, 0.27, 0.24, 0.19, 0.12, 0.04];
const WALL_Z = -1.45;
const YARD = -0.42;

function house(): Model {
  const model = new Model();
  boards(model, [-1.02, WALL_Z, 3.0, 1.75]);
  boards(model, [-3.0, -0.62, -1.02, 1.75]);
  for (const i of [0, 1, 2, 3, 4]) paperDoor(model, place([-0.38 + i * 0.78, 0.05, WALL_Z]), 0.76, 1.98);
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
  const boy = place([1.24, 0, 0.3], [0, -52, 0]);
  const halmeoniAt = place([-0.84, 0.16, -0.62], [0, 40, 0]);
  const charlotteAt = place([0.06, 0.88, 0.02], [0, 48, 0], 1.06);
  const charlotte = character(CHARLOTTE_HANBOK, {
    at: charlotteAt,
    expression: 'screamLaugh',
    lookAt: [1.3, 0.9, 0.9],
    pose: pose('stand', {
      lean: [-18, 0, 4],
      bend: -6,
      head: [6, 0, 6],
      right: {
        hand: [0.74, 0.5, -0.1],
        elbow: [1, -0.3, 0],
        palm: [-0.2, 0, 1],
        fingers: [0.4, 1, 0.1],
        grip: 'open',
      },
      left: {
        hand: [0.7, 0.34, 0.4],
        elbow: [1, -0.3, 0],
        palm: [0, -1, 0.4],
        fingers: [0.8, 0.2, 0.6],
        grip: 'open',
      },
    }),
  });
  const halmeoni = character(HALMEONI, {
    at: halmeoniAt,
    expression: 'shout',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [-8, 0, -6],
      left: { hand: [0.4, 0.8, 0.2], elbow: [1, -0.4, 0], palm: [0, 0, 1], fingers: [0.2, 1, 0], grip: 'open' },
      right: { hand: [0.5, 0.7, 0.2], elbow: [1, -0.4, 0], palm: [0, 0, 1], fingers: [0.2, 1, 0], grip: 'fist' },
    }),
  });
  const doyun = character(wearing(DOYUN_SUMMER, 'seaweedMoustache'), {
    at: boy,
    expression: 'gasp',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      hips: 0.86,
      lean: [-24, 0, -4],
      bend: -4,
      head: [-8, 0, 0],
      left: { hand: [0.6, 0.5, 0.4], elbow: [1, -0.6, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
      right: { hand: [0.42, 0.02, 0.66], elbow: [1, -0.6, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
      legLeft: { foot: [0.06, 0, 0.3], toeDown: -10 },
      legRight: { foot: [0.08, 0, -0.06] },
    }),
  });
  const cat = bami({
    at: place([-0.42, 0, 1.2], [0, -70, 0], 1.1),
    pose: 'pull',
    head: [-6, 22, -8],
    lid: 0.25,
    gaze: [0.5, 0.2],
  });
  const props = new Model();
  dentedBowl(props, place(BOWL, [0, 20, 0]), RIM);
  seaweedWave(props, SPINE, THICK, 220);
  weed(
    props,
    [
      cat.mouth.clone().add(vec(0.1, -0.06, 0.04)),
      cat.mouth,
      cat.mouth
        .clone()
        .lerp(vec(BOWL), 0.35)
        .add(vec(0, 0.02, 0.06)),
      vec(BOWL[0] + 0.3, 0.24, BOWL[2] + 0.3),
      vec(BOWL[0] + 0.2, 0.36, BOWL[2] + 0.16),
      vec(BOWL[0], 0.4, BOWL[2]),
    ],
    [0.03, 0.06, 0.1, 0.1, 0.1, 0.05],
    [0.1, 1, 0.3],
    3,
  );
  const ladle = new THREE.Vector3().setFromMatrixPosition(halmeoni.grip.right);
  bowlLadle(
    props,
    ladle
      .clone()
      .add(vec(-0.18, 0.36, 0.06))
      .toArray() as V3,
    ladle.toArray() as V3,
  );
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
    camera: camera(FROM, TO, 36),
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
