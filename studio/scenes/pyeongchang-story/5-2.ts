/** PC-5.2. Open with the painted tiger: a bow so low that the counter clicks on the floor, and a cat who has seen how tigers lie. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CARETAKER } from '../../cast/people/alley-neighbors.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { DEG, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { twigBroom } from '../../props/journey-things.ts';
import { TIGER_FACE } from '../../props/spirit-painting.ts';
import { clicky, clickyCord } from '../../props/tally-counter.ts';
import { shoes } from '../../props/yard-things.ts';
import { PAINTING, PAINTING_SIZE } from '../../sets/shrine-house.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [1.0, 1.08, 2.8];
const TO: V3 = [-0.82, 1.0, -1.83];
const TIGER: V3 = [
  PAINTING[0] + TIGER_FACE[0] * PAINTING_SIZE,
  PAINTING[1] + TIGER_FACE[1] * PAINTING_SIZE,
  PAINTING[2],
];

export function bowToTheTiger(): Shot {
  const model = new Model();
  // a great bow, three-quarter from behind: knees on the mat, bottom on the heels, round back, forehead all but on his hands
  const at = place([-0.3, 0.472, 1.2], [0, 172, 0]);
  const bow: Stance = { hips: 0.37, lean: [57, 0, 0], bend: 54, head: [8, 0, 0], headFollows: true };
  const on = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(at);
  const palm = (side: 'left' | 'right', x: number, z: number, elbow: V3) =>
    grasp({
      at,
      build: 'child8',
      side,
      point: on(x, 0.006, z),
      touch: 'palm',
      fingers: [-0.5, 0, 1],
      palm: [0, -1, 0],
      elbow,
      grip: 'flat',
    });
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at,
    expression: 'joy',
    gaze: [0, 0.4],
    pose: {
      ...bow,
      left: palm('left', 0.15, 0.65, [1, -0.9, -0.3]),
      right: palm('right', -0.1, 0.65, [1, -0.9, -0.3]),
      legLeft: { foot: [0.06, -0.01, -0.08], knee: [0.3, -0.5, 1], toeDown: 166, toeOut: -10 },
      legRight: { foot: [0.06, -0.01, -0.08], knee: [0.3, -0.5, 1], toeDown: 166, toeOut: -10 },
    },
  });
  const click = on(-0.36, 0.044, 0.24);
  // the trunk is open below: seen from behind he needs a seat to his trousers
  model.put(
    ball([0.05, 0.018, 0.05], 20),
    { color: '#34436c', line: 0 },
    at.clone().multiply(place(spineOf(BUILDS.child8, bow).point([0, -0.092, 0]).toArray() as V3, bow.lean)),
  );
  // it has swung out from under him: the cord comes between cheek and knee, and the mat has felt the knock
  const counter = place(click, [-30, 34, -14]);
  const ring = new THREE.Vector3(-0.012, 0.048, 0).multiplyScalar(1.8).applyMatrix4(counter);
  for (const x of [0.04, 0.09]) clickyCord(model, [on(-x, 0.17, 0.26), on(-x - 0.12, 0.1, 0.265), ring]);
  clicky(model, counter, { digits: '0001', size: 2, pressed: true });
  for (const turn of [170, 205, 240, 300, 335]) {
    const ray = (r: number): V3 => [
      click.x + Math.cos(turn * DEG) * r,
      0.475,
      click.z - Math.sin(turn * DEG) * r * 1.3,
    ];
    model.put(tube([ray(0.1), ray(0.15)], [0.006, 0.003], { around: 6, rings: 3 }), { color: '#5a4a5c', line: 0 });
  }

  shoes(model, place([-0.95, 0.45, 1.44], [0, 170, 0]), 'sneaker', '#9aa0a8', 0.22);

  const gran = place([-0.98, 0.45, 0.5], [0, 52, 0]);
  const granStance: Stance = { lean: [5, 0, 2], bend: 7, head: [20, 8, 8] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'smile',
    lookAt: [-0.3, 0.6, 0.9],
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

  // the caretaker has opened the doors from within, and leans on his broom
  const sweeper = place([-0.86, 0.45, -0.55], [0, 26, 0], 0.94);
  const broom: [V3, V3] = [
    [-0.58, 0.46, -0.3],
    [-0.6, 1.72, -0.34],
  ];
  twigBroom(model, ...broom);
  const along = new THREE.Vector3(...broom[1]).sub(new THREE.Vector3(...broom[0])).normalize();
  const up = (d: number) => new THREE.Vector3(...broom[0]).addScaledVector(along, d);
  const stoop: Stance = { lean: [10, 0, 0], bend: 16, head: [16, -4, 4] };
  const stick = { at: sweeper, build: 'thinOldMan', stance: stoop, dir: along, r: 0.014 } as const;
  const caretaker = character(dressed(CARETAKER, { collar: '#9a9ca0' }), {
    at: sweeper,
    expression: 'smile',
    lookAt: [-0.3, 0.6, 0.9],
    pose: pose('stand', {
      ...stoop,
      legLeft: { foot: [0.02, 0, 0.04], toeOut: 14 },
      legRight: { foot: [0.02, 0, -0.02], toeOut: 14 },
      left: gripRod({ ...stick, side: 'left', point: up(0.74), elbow: [0.7, -1, -0.3] }),
      right: gripRod({ ...stick, side: 'right', point: up(0.92), elbow: [0.7, -0.6, 0] }),
    }),
  });

  const cat = bami({ at: place([0.66, 0.472, 1.2], [0, 20, 0]), pose: 'tiger', lid: 0.25, gaze: [0.5, 0.2] });
  const actors = [doyun, halmeoni, caretaker];
  return composeShot({
    set: (scene) => {
      // the crowns of the near pines would hang as dark slabs in the corner
      spiritShrine(scene, { doors: 'open', hour: 'day', clear: (x, z) => x > -3 || z < -2 });
    },
    light: shrineLight('day'),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, click.toArray() as V3),
    aperture: 0.004,
    center: [0, 1.3, 0],
    radius: 5,
    actors: [...actors, cat],
    things: [model.bake()],
    heads: [
      ...actors.map((actor) => actor.head),
      { thing: 'Find', at: cat.head.at, radius: 0.28 },
      { thing: 'Find', at: new THREE.Vector3(...TIGER), radius: 0.34 },
    ],
    // Bami, lying as the tiger does
    find: ballsAt(0.2, [0.46, 0.62, 1.26], [0.68, 0.62, 1.19]),
    lettering: [{ text: '0001', balls: ballsAt(0.07, click) }],
    focal: TIGER,
  });
}
