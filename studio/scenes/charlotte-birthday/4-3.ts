/** BB-4.3. From inside: a dark door, one bright slot full of a child's eyes, and the lit town that she sees. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tinyChurch, tinyHouse, tinyPerson, tinyShop, tinyTree } from '../../props/tiny-town.ts';
import { bridgePiece, tinyCar, tinyEngine } from '../../props/tiny-train.ts';
import { finchLight } from '../../sets/finch-house.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { SLOT, slotDoor, step } from './4-3.slot-door.ts';

const FROM: V3 = [0.04, 1.02, 1.74];
const TO: V3 = [0.0, 0.8, 0];
/** The town lies on boxes, as high as a table. */
const TOWN = 0.5;
/** Middle of the river at `z`. */
const river = (z: number): number => -0.08 + 0.34 * smoothstep(0.05, 0.75, z) - 0.1 * Math.sin(z * 7);
const RIVER_HALF = 0.075;
const WRECK: V3 = [river(0.52), TOWN, 0.52];

function height(x: number, z: number): number {
  const hills = 0.05 * noise(x * 3.1, z * 3.1) + 0.1 * smoothstep(0.25, 0.75, -x) * (1 - 0.5 * smoothstep(0.3, 0.8, z));
  const bank = smoothstep(RIVER_HALF * 0.8, RIVER_HALF * 2.4, Math.abs(x - river(z)));
  return TOWN + mix(-0.03, hills, bank);
}
const on = (x: number, z: number, yaw: number): THREE.Matrix4 => place([x, height(x, z) - 0.006, z], [0, yaw, 0]);

function land(model: Model): void {
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [1.1 - 2.2 * u, 0.04 + 1.1 * w];
        return [x, height(x, z), z];
      },
      110,
      60,
    ),
    {
      tint: (q) => color('#5f8a45').lerp(color('#a9bd5c'), noise(q.x * 6, q.z * 6)),
      doubleSided: true,
      line: 0.5,
    },
  );
  model.put(
    grid(
      (u, w) => {
        const z = 0.04 + 1.1 * w;
        return [river(z) - (u - 0.5) * 4 * RIVER_HALF, TOWN - 0.004, z];
      },
      10,
      60,
    ),
    {
      tint: (q) => color('#2f6fc0').lerp(color('#9fdcf6'), noise(q.x * 12, q.z * 9) ** 1.6),
      doubleSided: true,
      line: 0,
    },
  );
}

function houses(model: Model): void {
  land(model);
  tinyShop(model, on(-0.37, 0.56, 26), 0.19, '#f2d7a4', true);
  tinyHouse(model, on(-0.6, 0.4, 34), { w: 0.17, wall: '#d6e0d8', roof: '#9a5a52', lit: true, tall: 1.15, seed: 4 });
  tinyHouse(model, on(-0.3, 0.26, 4), { w: 0.15, wall: '#f4e2c0', roof: '#6f6a86', lit: true, tall: 1.1, seed: 7 });
  tinyHouse(model, on(-0.56, 0.16, 20), { w: 0.16, wall: '#e9c9b0', roof: '#6a6a8a', lit: true, seed: 9 });
  // the church stands on the stairs
  step(model, place([0.26, TOWN + 0.1, 0.26]), 0.24, 0.5);
  step(model, place([0.5, TOWN + 0.2, 0.26]), 0.24, 0.6);
  step(model, place([0.74, TOWN + 0.3, 0.26]), 0.3, 0.7);
  tinyChurch(model, place([0.4, TOWN + 0.11, 0.28], [0, -14, 0]), 0.66, true);
  tinyHouse(model, place([0.62, TOWN + 0.21, 0.3], [0, -20, 0]), {
    w: 0.13,
    wall: '#f0dcc0',
    roof: '#9a5a52',
    lit: true,
    seed: 3,
  });
  for (const [i, [x, z, h]] of (
    [
      [-0.52, 0.7, 0.13],
      [-0.12, 0.4, 0.1],
      [0.2, 0.14, 0.12],
      [-0.4, 0.16, 0.13],
      [-0.14, 0.74, 0.09],
    ] as const
  ).entries())
    tinyTree(model, [x, height(x, z), z], h, i + 2);
  for (const [i, [x, z]] of (
    [
      [-0.02, 0.62],
      [-0.08, 0.66],
      [0.02, 0.44],
    ] as const
  ).entries())
    tinyPerson(
      model,
      on(x, z, 70 - i * 20),
      ['#d8503f', '#3f7fb0', '#e0a83c'][i] ?? '#d8503f',
      '#f7d6b4',
      '#4a2a1c',
      0,
    );
}

/** Down it came, both ends on their banks and the middle in the water, and the engine with it. */
function wreck(model: Model): void {
  const [x, y, z] = WRECK;
  bridgePiece(model, place([x - 0.13, y + 0.07, z - 0.02], [0, 10, -32], 0.72), 14);
  bridgePiece(model, place([x + 0.12, y + 0.07, z - 0.04], [0, -6, 38], 0.72), 14);
  tinyEngine(model, place([x + 0.24, y + 0.05, z + 0.04], [30, 80, 8], 0.9), true);
  // off the rails, but upright on the bank, its side to us: wheels, and all its windows lit
  tinyCar(model, place([x + 0.06, y + 0.01, z + 0.12], [0, 100, -12], 1.1), '#d8503f', { lit: true });
}

/** He wants a look, too: his head comes to the corner of the slot. */
const NOODLE: V3 = [SLOT.x + 0.24, SLOT.y - 0.48, -0.33];

/** A head of `stance` comes to `spot`, whoever it belongs to. */
const standingAt = (spot: V3, stance: Stance, scale: number, yaw: number): THREE.Matrix4 => {
  const turned = place([0, 0, 0], [0, yaw, 0], scale);
  const head = vec(0).setFromMatrixPosition(headFrame(turned, 'child8', stance));
  return place(vec(spot).sub(head).toArray() as V3, [0, yaw, 0], scale);
};

export function mailSlot(): Shot {
  const stance: Stance = { lean: [12, 0, 0], bend: 8, head: [8, 4, -3] };
  const face: V3 = [SLOT.x - 0.105, SLOT.y + 0.015, -0.26];
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: standingAt(face, stance, 1.18, 0),
    expression: 'gasp',
    gaze: [0.55, -0.75],
    pose: pose('stand', stance),
  });
  // only his hand comes into the picture, with the last piece: it was just going to be finished
  const finchAt = place([0.92, -0.22, 1.02], [0, -112, 0]);
  const last: V3 = [WRECK[0] + 0.05, TOWN + 0.27, WRECK[2] + 0.08];
  const along: V3 = [-0.62, 0.78, 0.05];
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'dismay',
    pose: pose('kneel', {
      hips: 0.52,
      right: gripRod({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: last,
        dir: along,
        r: 0.024,
        // the fist is seen from inside: four fingers round the wood and the thumb over it
        palm: [-1, 0, 0.1],
        elbow: [0.7, -0.2, -0.5],
      }),
    }),
  });
  const dog = noodle({ at: place(NOODLE, [0, -26, 0], 0.85), pose: 'sit', head: [4, 0, 0] });
  const town = new Model();
  slotDoor(town);
  houses(town);
  wreck(town);
  bridgePiece(
    town,
    place([last[0] - 0.045, last[1] + 0.055, last[2]], [0, 0, -51.5], 0.55).multiply(place([0, 0.045, 0])),
    14,
  );
  return composeShot({
    set: (scene) => {
      scene.background = new THREE.Color('#d4e6f2');
    },
    light: finchLight('lamps', {
      // the room is dark and blue: what shines is the town's own
      sky: 0.34,
      sun: { dir: [-0.5, 0.8, 0.6], color: '#8f9ae0', power: 0.7, cone: 0.2 },
      top: '#5a5f9c',
      horizon: '#6f6a9a',
      bounce: '#8a6a78',
      points: [
        // the town's own windows, on her eyes
        { at: [-0.22, 0.94, 0.26], color: '#ffca78', power: 1.0, radius: 0.05 },
        { at: [-0.3, 0.72, 0.8], color: '#ffb450', power: 0.3, radius: 0.04 },
        { at: [0.12, 0.86, 0.78], color: '#ffc070', power: 0.5, radius: 0.08 },
        { at: [0.46, 0.95, 0.5], color: '#ffb868', power: 0.3, radius: 0.05 },
        // on the dog
        { at: [0.2, 1.0, 0.2], color: '#ffd9a0', power: 0.35, radius: 0.04 },
        // morning on her hair
        { at: [-0.6, 1.7, -1.1], color: '#e4f0ff', power: 2.2, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [SLOT.x, SLOT.y, 0]),
    aperture: 0.006,
    center: [0, 0.8, 0.2],
    radius: 2.2,
    actors: [charlotte, dog, finch],
    things: [town.bake()],
    heads: [
      { ...charlotte.head, radius: 0.2 },
      { person: 'finch', at: vec(0.42, TOWN + 0.2, 0.6), radius: 0.1 },
    ],
    // the dog's nose
    find: ballsAt(0.085, [SLOT.x + 0.17, SLOT.y - 0.04, 0]),
    focal: [SLOT.x, SLOT.y, 0],
  });
}
