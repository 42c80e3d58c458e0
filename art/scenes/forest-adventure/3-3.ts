/** FA-3.3. Evening: a dribble on a dry rock, and the Manager solemnly mends it. */
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
import { color, noise, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { ball, tube } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { canteen } from '../../props/camping.ts';
import { stick } from '../../props/forest.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground } from '../../sets/valley-ground.ts';
import { bush, SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const ROCK: V3 = [7.0, ground(7.0, 1.5) + 0.2, 1.5];
const FROM: V3 = [7.35, ROCK[1] + 0.72, 4.75];
const TO: V3 = [7.12, ROCK[1] + 0.26, 1.3];
const FOG = { color: '#ffdfae', near: 8, far: 32 };

export function dryRock(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: SUMMER,
      fog: FOG,
      soil: { moss: '#98994f', meadow: '#c7b264', trail: '#dcae76', mud: '#96704e' },
      distance: {
        skyTop: '#e9b98c',
        skyLow: '#ffe3b0',
        far: '#dcc086',
        near: '#8f8a55',
        glow: { at: -26, wide: 40, color: '#fff2c8' },
        gain: 1.2,
      },
      water: { shallow: '#c2a070', deep: '#7c7f72', glint: '#ffe9bc', ripple: 0.01, strokes: 0.45 },
    },
    facing: -6,
    pond: true,
    clear: (x, z) => (z < 0.6 || Math.abs(x - 7.2) > 1.9) && Math.hypot(x - FROM[0], z - FROM[2]) > 2.2,
    trees: treeRing([
      [9.2, -2.6, 7, 0.36],
      [-3.6, -7.5, 7.4, 0.34],
      [-6.6, -2.4, 7.2, 0.34],
      [10.4, 0.4, 7, 0.36],
      [7.4, -7.4, 7.6, 0.34],
      [0.5, -13, 8, 0.34],
      [4.6, -11, 8, 0.34],
    ]),
  });
  const m = new Model();
  const granite = (p: THREE.Vector3) => color('#c9b8ac').lerp(color('#e8d6bf'), noise(p.x * 3, p.y * 3, p.z * 3));
  m.put(
    stone(5, 0.7, 0.12, 20),
    { tint: granite },
    place([ROCK[0], ROCK[1] - 0.2, ROCK[2]], [2, 20, 2], [0.42, 0.23, 0.34]),
  );
  const boss = manager({
    at: place([ROCK[0] - 0.74, ROCK[1] - 0.2, ROCK[2] - 0.02], [0, 72, 0], 0.98),
    pose: 'work',
    head: [10, 6, 2],
    lid: 0.5,
    gaze: [0, -0.4],
    paws: [
      [0.08, 0.27, 0.44],
      [-0.12, 0.27, 0.42],
    ],
  });
  const laid = boss.grip;
  stick(
    m,
    laid.clone().add(vec(-0.22, 0.02, 0.12)),
    [ROCK[0] + 0.22, ROCK[1] + 0.055, ROCK[2] + 0.1],
    0.024,
    '#a9835c',
  );
  const spare = vec(ROCK[0] - 0.9, ROCK[1] + 0.12, ROCK[2] + 0.26);
  stick(m, spare.clone().add(vec(-0.3, -0.1, 0.02)), spare.clone().add(vec(0.34, 0.2, 0.04)), 0.02, '#8f6a48');
  const lying = [ROCK[0] + 1.0, ground(ROCK[0] + 1.0, ROCK[2] + 0.1) + 0.01, ROCK[2] + 0.1] as V3;
  const mouth: V3 = [ROCK[0] + 0.16, ROCK[1] + 0.26, ROCK[2] + 0.14];
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack'), {
    at: place(lying, [0, -92, 0]),
    expression: 'joy',
    gaze: [0.1, -0.5],
    pose: {
      hips: 0.24,
      lean: [66, 0, 0],
      bend: -22,
      head: [6, 34, -8],
      left: {
        hand: [0, 0, 0],
        reachTo: [mouth[0] + 0.24, mouth[1] - 0.0, mouth[2] + 0.04],
        elbow: [0.8, -0.8, 0],
        palm: [-1, 0, 0],
        fingers: [-0.3, 0.1, 1],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.1, -0.5, 0.5],
        elbow: [0.9, -0.4, 0.3],
        palm: [0, -1, 0],
        fingers: [-0.6, 0, 0.8],
        grip: 'flat',
      },
      legLeft: { foot: [0.04, 0.5, -0.62], knee: [0.1, -1, -0.2], toeDown: 120 },
      legRight: { foot: [0.06, 0.02, -0.96], knee: [0.1, -1, 0], toeDown: 84 },
    },
  });
  const hand = new THREE.Vector3().setFromMatrixPosition(charlotte.grip.left);
  const down = vec(-1, -0.46, 0).normalize();
  canteen(
    m,
    frame(
      hand
        .clone()
        .addScaledVector(down, -0.05)
        .add(vec(0, 0.02, -0.015)),
      down,
      vec(0, 0, 1),
    ),
  );
  const lip = hand
    .clone()
    .addScaledVector(down, 0.165)
    .add(vec(0, 0.02, -0.015))
    .toArray() as V3;
  const drip: V3[] = [lip, [lip[0] - 0.035, lip[1] - 0.06, lip[2]], [lip[0] - 0.045, ROCK[1] + 0.03, lip[2]]];
  m.put(tube(drip, [0.009, 0.007, 0.009], { around: 8 }), { color: '#dff2f4', line: 0.6 });
  m.put(
    ball([0.11, 0.008, 0.07], 18),
    { color: '#bcd3d2', line: 0.4 },
    place([lip[0] - 0.05, ROCK[1] + 0.035, lip[2]]),
  );
  const watch = (x: number, z: number, yaw: number) => place([x, ground(x, z) - 0.28, z], [0, yaw, 0]);
  const theo = character(THEO_ONE_BOOT, {
    at: watch(7.32, -0.55, -8),
    expression: 'surprise',
    gaze: [-0.3, -0.7],
    pose: pose('peek', { head: [10, -10, 5] }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: watch(7.95, -0.4, -22),
    expression: 'grin',
    gaze: [-0.5, -0.6],
    pose: pose('peek', { head: [10, -12, -7] }),
  });
  for (const [i, [x, z]] of (
    [
      [7.05, 0.12],
      [7.75, 0.2],
      [8.5, 0.3],
    ] as const
  ).entries())
    bush(m, [x, ground(x, z) - 0.08, z], 0.46, 330, 0.11, SUMMER, i + 61);
  const actors = [charlotte, theo, priya];
  scene.add(boss.model, ...actors.map((a) => a.model), m.bake());
  scene.add(
    mist(
      [
        [1.5, 0.8, -3, 12, 1.2],
        [0, 1.3, -6, 14, 2],
      ],
      FROM,
      '#ffe9c0',
      0.45,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, ROCK),
    aperture: 0.02,
    light: relight('golden', {
      sun: { dir: [-0.8, 0.48, 0.2], color: '#ffc078', power: 5.6, cone: 0.05 },
      fill: { dir: [0.4, 0.45, 1], color: '#ffdcc0', power: 0.95, cone: 0.4 },
      sky: 0.9,
      fog: FOG,
      exposure: 1.02,
    }),
    center: [7.2, 0.8, 0.8],
    radius: 4.5,
    heads: [boss.head, ...actors.map((a) => a.head)],
    focal: [ROCK[0], ROCK[1] + 0.05, ROCK[2]],
  };
}
