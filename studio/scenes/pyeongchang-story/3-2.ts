/** PC-3.2. Taxes as they used to come: the pheasant does not stay, and the clerk wants rice. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { cup, gripRod, pointAt } from '../../cast/holds.ts';
import { CLERK, FARMER_FISH, FARMER_HONEY, FARMER_PHEASANT, PORTER } from '../../cast/people/joseon.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ribbon } from '../../model/ribbon.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { granaryLight, joseonGranary } from './3-2.joseon-granary.ts';
import { pheasant } from './3-2.pheasant.ts';
import { driedFish, honeyPot } from './3-2.tribute.ts';

const FROM: V3 = [3.4, 1.25, 4.4];
const TO: V3 = [0.5, 1.7, -1.8];
const BIRD: V3 = [0.95, 2.17, 0.5];
const DESK: V3 = [2.45, 0, 0.4];

export function noPheasants(): Shot {
  const model = new Model();
  const bird = pheasant(model, place(BIRD, [-24, -38, 30], 1.75), { wings: 0.42 });
  feathers(model, BIRD);

  // he had it under his arm until now
  const loser = place([0.25, 0, -0.6], [0, 66, 0]);
  const leap: Stance = { lean: [-8, 8, 3], bend: -6, head: [-30, -14, 6] };
  const farmer = character(FARMER_PHEASANT, {
    at: loser,
    expression: 'gasp',
    gaze: [-0.1, 0.7],
    pose: pose('stand', {
      ...leap,
      left: { hand: [0.34, 0.72, 0.5], elbow: [1, -0.4, -0.3], palm: [-0.5, 0.2, 0.6], grip: 'open' },
      right: { hand: [0.62, 0.72, 0.1], elbow: [1, -0.4, -0.2], palm: [-0.6, 0.3, 0.4], grip: 'open' },
      legLeft: { foot: [0.06, 0, 0.12], toeOut: 10 },
      legRight: { foot: [0.1, 0.08, -0.2], toeDown: 34, toeOut: 18 },
    }),
  });

  const oldAt = place([-0.85, 0, -1.05], [0, 74, 0]);
  const bowed: Stance = { lean: [4, 0, -3], bend: 4, head: [-6, -8, -6] };
  const pot: V3 = vec(0.02, 0.86, 0.3).applyMatrix4(oldAt).toArray() as V3;
  honeyPot(model, place([pot[0], pot[1] - 0.1, pot[2]], [0, 30, 3], 1.25));
  const old = { at: oldAt, build: 'oldMan', stance: bowed } as const;
  const honey = character(FARMER_HONEY, {
    at: oldAt,
    expression: 'surprise',
    gaze: [-0.2, 0.5],
    pose: pose('stand', {
      ...bowed,
      left: cup({ ...old, side: 'left', point: pot, r: 0.14, from: 'side' }),
      right: cup({ ...old, side: 'right', point: pot, r: 0.14, from: 'side' }),
    }),
  });

  const fishAt = place([-1.95, 0, -1.55], [0, 58, 0]);
  const proud: Stance = { lean: [-4, 4, 4], bend: 0, head: [-8, 10, 8] };
  const small = { at: fishAt, build: 'shortWoman', stance: proud } as const;
  const tail = vec(-0.24, 0.3, 0.18).applyMatrix4(fishAt);
  const up = vec(0, 1, 0);
  const fishFrame = place(tail.toArray() as V3, [6, 58, 9], 1);
  driedFish(model, fishFrame, 1.5);
  const fisher = character(FARMER_FISH, {
    at: fishAt,
    expression: 'nervous',
    pose: pose('stand', {
      ...proud,
      left: gripRod({ ...small, side: 'left', point: vec(0.02, 0.52, 0).applyMatrix4(fishFrame), dir: up, r: 0.05 }),
      right: gripRod({ ...small, side: 'right', point: vec(0, 0.26, 0).applyMatrix4(fishFrame), dir: up, r: 0.05 }),
    }),
  });
  const porter = character(PORTER, {
    at: place([-3.6, 0, -1.35], [0, 84, 0]),
    expression: 'calm',
    pose: pose('think', { head: [-10, -6, 0] }),
  });

  const clerkAt = place([1.95, 0, -1.35], [0, -12, 0]);
  const no: Stance = { lean: [-3, -10, 0], bend: 0, head: [2, -26, -6] };
  const hand = { at: clerkAt, build: 'tallMan', stance: no } as const;
  const clerk = character(CLERK, {
    at: clerkAt,
    expression: 'outrage',
    gaze: [-0.3, 0.1],
    pose: pose('stand', {
      ...no,
      right: {
        hand: [0.62, -0.02, 0.55],
        elbow: [0.5, -1, -0.2],
        palm: [0.7, 0, 0.7],
        fingers: [0.1, 1, 0.1],
        grip: 'open',
      },
      left: pointAt({ ...hand, side: 'left', target: [5.2, 1.5, -2.4], touch: false, stretch: 0.92 }),
      legLeft: { foot: [0.1, 0, 0.02], toeOut: 12 },
      legRight: { foot: [0.06, 0, 0.1], toeOut: 16 },
    }),
  });
  const cat = bami({
    at: place([DESK[0] + 0.05, 0.03, DESK[2] - 0.25], [0, -30, 0], 1.1),
    pose: 'paw',
    paw: [-0.1, 0.34, 0.24],
    head: [-10, -6, 4],
    lid: 0.3,
    gat: true,
  });
  const actors = [farmer, honey, fisher, porter, clerk];
  return composeShot({
    set: (scene) => joseonGranary(scene, { clerk: DESK, cart: [3.7, 0, -3.2], cartTurn: 196, mountain: [-72, 8] }),
    light: granaryLight(),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, BIRD),
    aperture: 0.008,
    center: [0.4, 1, -1.4],
    radius: 6.5,
    actors: [...actors, cat],
    things: [model.bake()],
    heads: [clerk.head, { ...bird, radius: 0.45 }, farmer.head, { thing: 'Find', at: cat.head.at, radius: 0.22 }],
    focal: BIRD,
  });
}

/** Breast feathers that stay in the air where he was. */
function feathers(model: Model, [x, y, z]: V3): void {
  const rnd = random(12);
  for (let i = 0; i < 11; i++) {
    const at: V3 = [x + 0.1 + rnd() * 0.9, y - 0.05 - rnd() * 0.55, z - 0.3 - rnd() * 0.5];
    const turn = rnd() * 6;
    const long = 0.07 + rnd() * 0.07;
    model.put(
      ribbon(
        [
          at,
          [at[0] + Math.cos(turn) * long * 0.5, at[1] + 0.02, at[2] + Math.sin(turn) * long * 0.5],
          [at[0] + Math.cos(turn) * long, at[1] - 0.02, at[2] + Math.sin(turn) * long],
        ],
        [0.012, 0.034, 0.004],
        { across: [0.3, 1, 0.2] },
      ),
      { color: ['#c9743a', '#e2b070', '#fff0d0'][i % 3] ?? '#c9743a', doubleSided: true, line: 0.6 },
    );
  }
}
