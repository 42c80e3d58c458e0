/** FA-3.3. Evening: a dribble on a dry rock, and the Manager solemnly mends it. */

import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { at, color, mix, noise, random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { stone } from '../../model/stones.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { canteen } from '../../props/camping.ts';
import { stick } from '../../props/forest.ts';
import { bush, SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const ROCK: V3 = [7.0, ground(7.0, 1.5) + 0.17, 1.5];
const FROM: V3 = [7.02, ROCK[1] + 0.2, 3.86];
const TO: V3 = [7.04, ROCK[1] + 0.34, 1.4];
/** Middle of the far dam. */
const DAM: V3 = [3.3, 0, -6.2];
const FOG = { color: '#ffdfae', near: 8, far: 32 };

export function dryRock(): Shot {
  const model = new Model();
  const granite = (point: THREE.Vector3) =>
    color('#c9b8ac').lerp(color('#e8d6bf'), noise(point.x * 3, point.y * 3, point.z * 3));
  model.put(
    stone(5, 0.7, 0.12, 20),
    { tint: granite },
    place([ROCK[0] + 0.05, ROCK[1] - 0.185, ROCK[2]], [2, 20, 1], [0.4, 0.21, 0.33]),
  );
  const den = place([ROCK[0] - 0.74, ROCK[1] - 0.18, ROCK[2] - 0.02], [0, 74, 0], 1.0);
  // left and right paw: one lays the stick down, the other keeps a second one under its arm
  const paws: [V3, V3] = [
    [0.02, 0.205, 0.5],
    [-0.19, 0.36, 0.36],
  ];
  const boss = manager({ at: den, pose: 'work', head: [6, 4, 2], lid: 0.5, gaze: [0.1, -0.35], paws });
  const [laying, keeping] = paws.map((p) => vec(p).applyMatrix4(den)) as [THREE.Vector3, THREE.Vector3];
  const flatStick = vec(ROCK[0] + 0.3, ROCK[1] + 0.024, ROCK[2] - 0.03);
  heldStick(model, laying, flatStick, [0.16, 1], 0.026, '#a9835c');
  const lying: V3 = [ROCK[0] + 0.98, ground(ROCK[0] + 0.98, ROCK[2] - 0.02), ROCK[2] - 0.02];
  const lip: V3 = [ROCK[0] + 0.19, ROCK[1] + 0.2, ROCK[2] + 0.1];
  heldStick(model, keeping, vec(lip).add(vec(0.01, 0.22, 0.1)), [0.42, 0.36], 0.021, '#8f6a48');
  const pour = vec(-0.6, -0.7, 0.1).normalize();
  // the canteen's lower rim lies in her palm, its mouth over the rock
  const flask = frame(vec(lip).addScaledVector(pour, -0.224), pour, vec(0, 0, 1));
  const hers = place(lying, [0, -64, 0]);
  const prone: Stance = { hips: 0.18, lean: [88, 0, 0], bend: -46, head: [-13, 14, -6] };
  const charlotte = character(without(CHARLOTTE_FOREST, 'pack', 'earPencil'), {
    at: hers,
    expression: 'wonder',
    lookAt: boss.head.at.toArray() as V3,
    pose: {
      ...prone,
      right: gripRod({
        at: hers,
        build: 'child8',
        stance: prone,
        side: 'right',
        point: vec(-0.05, 0.09, 0).applyMatrix4(flask),
        dir: pour,
        r: 0.044,
        elbow: [0.8, -0.8, 0],
        palm: [-0.2, 0.75, 0.6],
      }),
      // the other hand lies on the edge of the rock
      left: grasp({
        at: hers,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        point: [ROCK[0] + 0.36, ROCK[1] + 0.02, ROCK[2] + 0.16],
        fingers: [-0.3, -0.1, 0.9],
        palm: [0, -1, -0.1],
        elbow: [1, -0.5, -0.3],
        grip: 'drape',
      }),
      legLeft: { foot: [0.05, 0.0, -0.95], knee: [0.2, -1, 0], toeDown: 150 },
      legRight: { foot: [0.05, 0.78, -0.56], knee: [0.1, -1, -0.4], toeDown: 200 },
    },
  });
  canteen(model, flask);
  dribble(model, vec(lip), ROCK[1] + 0.016);
  const watch = (x: number, z: number, yaw: number) => place([x, ground(x, z) - 0.25, z], [0, yaw, 0]);
  const theo = character(THEO_ONE_BOOT, {
    at: watch(6.74, -0.5, -6),
    expression: 'huh',
    gaze: [-0.3, -0.7],
    pose: pose('peek', { head: [10, -10, 5] }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: watch(7.12, -0.55, -10),
    expression: 'biteLip',
    gaze: [-0.5, -0.6],
    pose: pose('peek', { head: [10, -12, -7] }),
  });
  for (const [i, [x, z]] of points2('6.5,-.1 7.15,-.12 7.9,-.3 8.7,-.3').entries())
    bush(model, [x, ground(x, z) - 0.08, z], 0.46, 330, 0.11, SUMMER, i + 61);
  farDam(model);
  const actors = [charlotte, theo, priya];
  return composeShot({
    set: (scene) =>
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
      }),
    light: relight('golden', {
      sun: { dir: [-0.8, 0.3, -0.2], color: '#ffb868', power: 6, cone: 0.05 },
      fill: { dir: [0.4, 0.45, 1], color: '#d8c4e0', power: 0.9, cone: 0.4 },
      sky: 0.8,
      fog: FOG,
      exposure: 1.02,
    }),
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, ROCK),
    aperture: 0.012,
    center: [7.2, 0.8, 0.8],
    radius: 4.5,
    actors: [boss, ...actors],
    things: [
      model.bake(),
      mist(
        [
          [1.5, 0.8, -3, 12, 1.2],
          [0, 1.3, -6, 14, 2],
        ],
        FROM,
        '#ffe9c0',
        0.45,
      ),
    ],
    heads: [
      boss.head,
      ...actors.map((actor) => actor.head),
      { thing: 'stick', at: vec(ROCK).add(vec(0.05, 0.1, 0)), radius: 0.24 },
      { thing: 'second stick', at: keeping, radius: 0.2 },
    ],
    // the stick behind the beaver's arm
    find: ballsAt(0.21, [6.33, 0.74, 1.77], [6.74, 0.74, 1.77]),
    focal: [ROCK[0], ROCK[1] + 0.05, ROCK[2]],
  });
}

/** A stick through the paw at `paw`, pointing at `to`; it reaches back and forth by these lengths (metres, share). */
function heldStick(
  model: Model,
  paw: THREE.Vector3,
  to: THREE.Vector3,
  [back, share]: [number, number],
  r: number,
  tone: string,
): void {
  const along = to.clone().sub(paw);
  stick(
    model,
    paw.clone().addScaledVector(along.clone().normalize(), -back),
    paw.clone().addScaledVector(along, share),
    r,
    tone,
  );
  // three fingers close over it
  const up = vec(0, 1, 0);
  for (const k of [-1, 0, 1]) {
    const at = paw.clone().addScaledVector(along.clone().normalize(), k * 0.034);
    model.put(
      ball([0.017, r + 0.016, r + 0.018], 10),
      { color: '#33221d', line: 0.6 },
      frame(at, up, vec(0, 0, 1)).multiply(
        new THREE.Matrix4().makeRotationY(Math.atan2(along.x, along.z) - Math.PI / 2),
      ),
    );
  }
}

/** A thread of water that breaks into drops, and the small puddle under it. */
function dribble(model: Model, lip: THREE.Vector3, rock: number): void {
  const wet = { color: '#e9f6f6', line: 0.5 };
  const at = (x: number, y: number): V3 => [lip.x - x, y, lip.z];
  const fall = lip.y - rock;
  model.put(
    tube([at(0, lip.y), at(0.022, lip.y - fall * 0.14), at(0.034, lip.y - fall * 0.5)], [0.012, 0.009, 0.005], {
      around: 8,
    }),
    wet,
  );
  for (const [k, r] of [
    [0.62, 0.009],
    [0.78, 0.011],
    [0.92, 0.009],
  ] as const)
    model.put(ball([r, r * 1.5, r], 10), wet, place(at(0.037, lip.y - fall * k)));
  model.put(ball([0.1, 0.007, 0.07], 20), { color: '#b9d6d8', line: 0.5 }, place(at(0.03, rock)));
  for (const r of [0.03, 0.065])
    model.put(ring(r, r * 0.62, 0, 0.003), { color: '#f2fbfb', line: 0 }, place(at(0.037, rock + 0.008)));
  for (const [x, y] of [
    [-0.035, 0.045],
    [0.08, 0.05],
    [0.03, 0.075],
  ] as const)
    model.put(ball(0.006, 8), wet, place(at(0.02 + x, rock + y)));
}

/** The dam, small and far over the water: he has come a long way for this. */
function farDam(model: Model): void {
  const rnd = random(12);
  const tones = ['#7d5a40', '#9a7650', '#6a4c3a', '#b8926a'];
  for (let i = 0; i < 120; i++) {
    const k = rnd() * 2 - 1;
    const h = rnd() * (1 - 0.5 * k * k);
    const point = vec(DAM[0] + k * 2.2, POND_LEVEL + h * 0.5, DAM[2] - 0.8 * k * k + (rnd() - 0.5) * 0.4);
    const lie = vec(rnd() - 0.5, (rnd() - 0.4) * 0.5, (rnd() - 0.5) * 0.5).setLength(mix(0.2, 0.55, rnd()));
    stick(model, point.clone().sub(lie), point.clone().add(lie), mix(0.025, 0.06, rnd()), at(tones, i % 4));
  }
}
