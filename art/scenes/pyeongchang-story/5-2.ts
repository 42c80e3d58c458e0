/** PC-5.2. Open with the painted tiger: a bow so low that the counter clicks on the floor, and a cat who has seen how tigers lie. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CARETAKER } from '../../cast/people/alley-neighbours.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { twigBroom } from '../../props/journey-things.ts';
import { TIGER_FACE } from '../../props/spirit-painting.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { shoes } from '../../props/yard-things.ts';
import { PAINTING, PAINTING_SIZE } from '../../sets/shrine-house.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.32, 1.34, 4.75];
const TO: V3 = [-0.13, 1.3, -2.1];
const TIGER: V3 = [
  PAINTING[0] + TIGER_FACE[0] * PAINTING_SIZE,
  PAINTING[1] + TIGER_FACE[1] * PAINTING_SIZE,
  PAINTING[2],
];

export function bowToTheTiger(): Shot {
  const scene = new THREE.Scene();
  spiritShrine(scene, { doors: 'open', hour: 'day' });
  const m = new Model();
  // folded flat on his heels before the altar, chin on the mat, and his eyes go up to the tiger's
  const at = place([0.7, 0.472, 0.95], [0, 238, 0]);
  const bow: Stance = { hips: 0.3, shift: [0, 0, -0.1], lean: [84, 0, 0], bend: 34, head: [-14, 46, 6] };
  const on = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(at);
  const palm = (side: 'left' | 'right', x: number, z: number, elbow: V3) =>
    grasp({
      at,
      build: 'child8',
      side,
      point: on(x, 0.006, z),
      touch: 'palm',
      fingers: [-0.3, -0.05, 1],
      palm: [0, -1, 0],
      elbow,
      grip: 'flat',
    });
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at,
    expression: 'joy',
    gaze: [-0.6, 0.5],
    pose: {
      ...bow,
      left: palm('left', 0.12, 0.6, [1, 0.3, -0.2]),
      right: palm('right', -0.08, 0.62, [1, 0.3, -0.2]),
      legLeft: { foot: [0.05, 0.0, -0.4], knee: [0.25, -0.2, 1], toeDown: 150, toeOut: -12 },
      legRight: { foot: [0.05, 0.0, -0.4], knee: [0.25, -0.2, 1], toeDown: 150, toeOut: -12 },
    },
  });
  const click = on(0.42, 0.04, 0.3);
  strungClicky(m, { at, build: 'child8', stance: bow }, place(click, [-44, -14, 0]), {
    digits: '0001',
    size: 1.8,
    pressed: true,
  });

  shoes(m, place([1.02, 0.45, 1.42], [0, 188, 0]), 'sneaker', '#9aa0a8', 0.22);

  const gran = place([0.9, 0.45, 0.64], [0, -44, 0]);
  const granStance: Stance = { lean: [5, 0, 2], bend: 7, head: [22, -14, -6] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'smile',
    gaze: [0, -0.5],
    pose: pose('stand', {
      ...granStance,
      left: {
        hand: [-0.28, -0.62, 0.42],
        elbow: [0.9, -0.4, -0.3],
        palm: [-0.4, 0, -1],
        fingers: [-1, -0.3, 0.2],
        grip: 'relaxed',
      },
      right: {
        hand: [-0.28, -0.7, 0.46],
        elbow: [0.9, -0.4, -0.3],
        palm: [-0.4, 0, -1],
        fingers: [-1, -0.3, 0.2],
        grip: 'relaxed',
      },
    }),
  });

  // old and stooped; his broom stands out to his side, well off his face
  const sweeper = place([-1.24, 0.45, 1.06], [0, 30, 0], 0.9);
  const broom: [V3, V3] = [
    [-1.33, 0.46, 1.44],
    [-1.4, 1.72, 1.36],
  ];
  twigBroom(m, ...broom);
  const along = new THREE.Vector3(...broom[1]).sub(new THREE.Vector3(...broom[0])).normalize();
  const up = (d: number) => new THREE.Vector3(...broom[0]).addScaledVector(along, d);
  const stoop: Stance = { lean: [10, 0, 0], bend: 14, head: [16, 10, 4] };
  const stick = { at: sweeper, build: 'thinOldMan', stance: stoop, dir: along, r: 0.014 } as const;
  const caretaker = character(dressed(CARETAKER, { collar: '#8b8d96' }), {
    at: sweeper,
    expression: 'smile',
    gaze: [0.2, -0.4],
    pose: pose('stand', {
      ...stoop,
      // come in, says the other hand
      left: {
        hand: [0.14, -0.6, 0.46],
        elbow: [0.5, -1, -0.4],
        palm: [0.1, 1, 0.4],
        fingers: [0.9, 0.1, 0.3],
        grip: 'relaxed',
      },
      right: gripRod({ ...stick, side: 'right', point: up(0.86), elbow: [0.7, -1, -0.3] }),
    }),
  });

  const cat = bami({ at: place([-0.56, 0.472, 1.2], [0, -2, 0]), pose: 'tiger', lid: 0.25, gaze: [0.5, 0.2] });
  const actors = [doyun, halmeoni, caretaker];
  scene.add(...actors.map((a) => a.model), cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 32),
    focus: distance(FROM, [0, 0.6, 0.4]),
    aperture: 0.004,
    light: shrineLight('day'),
    center: [0, 1.3, 0],
    radius: 5,
    heads: [
      ...actors.map((a) => a.head),
      { name: 'Find', at: cat.head.at, radius: 0.28 },
      { name: 'Find', at: new THREE.Vector3(...TIGER), radius: 0.34 },
    ],
    focal: TIGER,
  };
}
