/**
 * Home page, "Take the path with the funny noises": three heads behind an old tree, and the noise is a beaver who drums
 * on Theo's lost boot. The left half stays quiet for the headline.
 */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mist, shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { forestPath, LATE_SUMMER, pathGround } from './home-hero.forest-path.ts';
import { oldTree } from './home-hero.old-tree.ts';

const FROM: V3 = [-0.3, 0.56, 3.7];
const TO: V3 = [-0.3, 0.6, 0];
const FOG = { color: '#fbeab4', near: 5, far: 26 };
const TREE: V3 = [1.66, -0.1, 0.1];
/** The boot that he drums on; all look at it. */
const BOOT: V3 = [-0.36, pathGround(-0.36, 0.74), 0.74];
const PAWS: [V3, V3] = [
  [0.26, 0.5, 0.2],
  [-0.15, 0.34, 0.27],
];

export function homeHero(): Shot {
  const scene = new THREE.Scene();
  forestPath(
    scene,
    // grass near the camera only, since the headline lies over the distance
    (x, z) => (z > 0.1 && x < -1) || (z < -0.6 && x > 0.2),
    LATE_SUMMER,
    (x, z) => x > 1 && !(x > 2 && z > -5),
  );
  const ground = (x: number, z: number): V3 => [x, pathGround(x, z), z];
  const look: V3 = [BOOT[0], BOOT[1] + 0.2, BOOT[2]];

  const theo = character(without(THEO_ONE_BOOT, 'notebook'), {
    at: place(ground(0.7, 0.2), [0, -58, 0]),
    expression: 'outrage',
    lookAt: look,
    pose: pose('kneel', {
      hips: 0.42,
      lean: [34, 0, 6],
      head: [-18, 10, -8],
      left: { hand: [0.1, -0.2, 0.62], elbow: [0.8, -0.6, 0], palm: [0.4, 0, 1], fingers: [0.2, 1, 0.2], grip: 'open' },
    }),
  });
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil'), {
    at: place(ground(1.02, -0.12), [0, -60, 0]),
    expression: 'joy',
    lookAt: look,
    pose: pose('stand', {
      hips: 0.94,
      lean: [30, 0, 12],
      head: [-26, 12, -10],
      left: {
        hand: [0, 0, 0],
        reachTo: [0.95, 0.6, 0.36],
        elbow: [0.6, -1, -0.2],
        palm: [0.8, 0, -0.6],
        fingers: [0.3, 1, 0.3],
        grip: 'flat',
      },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: place(ground(0.74, -0.5), [0, -40, 0]),
    expression: 'surprise',
    lookAt: look,
    pose: pose('stand', {
      shift: [0, 0.4, 0],
      lean: [12, 0, 18],
      head: [-6, 6, -6],
    }),
  });
  const drummerAt = place(ground(-0.06, 0.46), [0, -40, 0], 0.92);
  const drummer = manager({
    at: drummerAt,
    pose: 'sit',
    head: [6, 8, 12],
    lid: 0.62,
    gaze: [-0.2, -0.6],
    paws: PAWS,
    prick: [0.4, 0.4],
  });
  const actors = [charlotte, priya, theo];
  const props = new Model();
  oldTree(props, TREE, [
    [
      [1.5, 0.5, 0.3],
      [0.92, 0.1, 0.62],
      [0.4, -0.04, 0.78],
      [0.1, -0.12, 0.6],
      [-0.3, -0.2, 0.5],
    ],
  ]);
  blueBoot(props, place(BOOT, [0, -60, 0], 1.25));
  // one stick strikes the rim, the other is on its way up
  const strike = vec(BOOT).add(vec(0.06, 0.28, 0));
  const raised = vec(PAWS[0])
    .add(vec(0.1, 0.26, 0.12))
    .applyMatrix4(drummerAt);
  for (const [paw, tip] of [
    [PAWS[0], raised],
    [PAWS[1], strike],
  ] as const) {
    const hold = vec(paw)
      .add(vec(0, 0.012, 0.018))
      .applyMatrix4(drummerAt);
    stick(props, hold.clone().addScaledVector(tip.clone().sub(hold), -0.3), tip, 0.015, '#c99a64');
  }
  scene.add(...actors.map((actor) => actor.model), drummer.model, props.bake());
  scene.add(
    shafts(
      [
        { from: [1.4, 8, -11], to: [-2.6, 0, -5], wide: 1.7 },
        { from: [-0.4, 8, -12], to: [-4.2, 0, -6], wide: 1.5 },
      ],
      FROM,
      '#ffe2a0',
      0.5,
    ),
    mist(
      [
        [-2, 0.9, -6, 16, 2],
        [-4.2, 1.5, -7.4, 15, 4.4],
        [-4.5, 2.4, -10, 20, 6],
      ],
      FROM,
      '#fdf1c6',
      0.38,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 29),
    focus: distance(FROM, [0.5, 0.8, 0]),
    aperture: 0.016,
    aspect: 16 / 9,
    light: relight('golden', {
      sun: { dir: [-0.8, 0.55, 0.42], color: '#ffd894', power: 5.4, cone: 0.06 },
      fill: { dir: [-0.3, 0.55, 1], color: '#ffe2c4', power: 0.8, cone: 0.4 },
      top: '#cfd6e8',
      horizon: '#ffe6b8',
      sky: 0.9,
      fog: FOG,
      exposure: 0.98,
    }),
    center: [0, 1, -2],
    radius: 8,
    heads: [...actors.map((actor) => actor.head), drummer.head],
    focal: [0.5, 0.7, 0.2],
  };
}
