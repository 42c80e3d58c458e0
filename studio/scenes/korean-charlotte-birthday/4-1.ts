/** KB-4.1. In the morning the handful of seaweed is a sea, and Halmeoni in the door does not know whether to scream or to laugh. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_NIGHT, DOYUN_SUMMER_INDOORS, HALMEONI_SUMMER, MAX_SUMMER } from '../../cast/people/korea-travel.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { dressed, type Person, wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { dentedBowl, seaweedHeap, weed } from '../../props/korean-kitchen.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { BOWL_R, BOWL_SPOT, halmeoniKitchen, kitchenLight } from '../../sets/halmeoni-kitchen.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const MAX_SEA: Person = {
  ...dressed(MAX_SUMMER, { sleeveLength: 0, accessories: ['dinoHood', 'swimTail'] }),
  hair: MAX_HOODED.hair,
};
const FROM: V3 = [1.0, 1.26, 2.4];
const TO: V3 = [-0.74, 0.61, 0];
/** Where four hands meet, [x, y], and how far apart the two pairs are along Z. */
const CLASP: [number, number] = [-1.14, 0.84];

export function kitchenSea(): Shot {
  const m = new Model();
  dentedBowl(m, place(BOWL_SPOT, [0, 20, 0]), BOWL_R);
  seaweedHeap(m, BOWL_SPOT, BOWL_R, {
    strands: 44,
    reach: 0.4,
    heap: 0.22,
    bunches: [0.1, 1.5, -0.9, 0.75, -0.3, 2.6],
    torn: true,
  });

  // Halmeoni pulls, Charlotte holds on: out of the heap she comes
  const clasp = (z: number, up: number): V3 => [CLASP[0], CLASP[1] + up, z];
  const halAt = place([-1.66, 0, 0.2], [0, 84, 0], 1.05);
  const pulling: Pose = pose('stand', { hips: 0.95, lean: [-16, 4, 3], bend: 16, head: [0, -24, -8] });
  const pull = (side: 'left' | 'right', z: number) =>
    grasp({
      at: halAt,
      build: 'grandmother',
      side,
      point: clasp(z, 0.02),
      touch: 'palm',
      r: 0.02,
      fingers: [-0.2, -0.4, 1],
      palm: [-0.5, -1, 0],
      elbow: [1, -0.5, 0],
      grip: 'holdThick',
    });
  const halmeoni = character(HALMEONI_SUMMER, {
    at: halAt,
    expression: 'screamLaugh',
    lookAt: [-0.6, 0.7, 0.1],
    pose: {
      ...pulling,
      left: pull('left', 0.06),
      right: pull('right', 0.24),
      legLeft: { foot: [0.04, 0, 0.24], toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.14], toeOut: 24 },
    },
  });

  const charlotteAt = place([-0.7, -0.22, 0], [0, -56, 0], 1.04);
  const peeking: Pose = pose('stand', { lean: [20, 0, -6], bend: 8, head: [-6, 40, 8] });
  const hold = (side: 'left' | 'right', z: number) =>
    grasp({
      at: charlotteAt,
      build: 'child8',
      side,
      point: clasp(z, -0.02),
      touch: 'palm',
      r: 0.02,
      fingers: [-0.2, 0.5, 1],
      palm: [-0.4, 1, 0],
      elbow: [1, -0.6, 0],
      grip: 'holdThick',
    });
  const charlotte = character(CHARLOTTE_NIGHT, {
    at: charlotteAt,
    expression: 'shy',
    lookAt: halmeoni.head.at.toArray() as V3,
    pose: { ...peeking, left: hold('left', 0.24), right: hold('right', 0.06) },
  });
  // what slid down over her hair
  const hair = headFrame(charlotteAt, 'child8', peeking);
  const on = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(hair);
  for (const [k, path] of [
    [on(-0.5, 0.9, -0.9), on(-0.35, 1.3, -0.2), on(-0.2, 1.28, 0.5), on(-0.3, 0.95, 1.02), on(-0.5, 0.6, 1.2)],
    [on(0.2, 1.25, -0.7), on(0.6, 1.24, 0), on(1.05, 0.9, 0.4), on(1.3, 0.3, 0.55), on(1.35, -0.5, 0.6)],
  ].entries())
    weed(m, path, [0.06, 0.12, 0.13, 0.11, 0.03], [1, 0.2, 0.2], 21 + k);

  const boyAt = place([-0.02, 0, -0.66], [0, 14, 0], 1.04);
  const counting: Pose = pose('stand', { lean: [2, -8, 4], bend: 6, head: [8, -34, 8] });
  const boy = { at: boyAt, build: 'child8', stance: counting } as const;
  const clickyAt = boyAt.clone().multiply(place([-0.02, 0.74, 0.24], [-14, -12, 6], 1.5));
  const onClicky = (p: V3) => vec(p).applyMatrix4(clickyAt);
  const doyun = character(wearing(without(DOYUN_SUMMER_INDOORS, 'counter'), 'seaweedMoustache'), {
    at: boyAt,
    expression: 'dismay',
    gaze: [-0.5, -0.4],
    pose: {
      ...counting,
      left: cup({
        ...boy,
        side: 'left',
        point: onClicky([0.004, -0.016, 0]),
        r: 0.045,
        from: 'below',
        elbow: [1, -0.6, 0],
      }),
      right: pointAt({ ...boy, side: 'right', target: onClicky([0.012, 0.05, 0.008]), elbow: [1, -0.2, 0] }),
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 10 },
      legRight: { foot: [0.12, 0, -0.08], toeOut: 24 },
    },
  });
  strungClicky(m, { at: boyAt, build: 'child8', stance: counting }, clickyAt.clone(), { digits: '0200', face: 1.36 });

  const maxAt = place([-0.34, 0.12, 0.74], [-4, 88, 0], 1.05);
  const swimming: Pose = pose('lieProne', {
    bend: -26,
    head: [-12, -52, 8],
    right: { hand: [0.34, 0.05, 0.88], elbow: [1, 0, 0], palm: [-0.2, -1, 0.1], fingers: [0.1, 0, 1], grip: 'open' },
    left: { hand: [0.1, 0.34, 0.92], elbow: [1, 0.3, 0], palm: [-0.2, -1, 0.3], fingers: [0, 0.2, 1], grip: 'open' },
  });
  const max = character(MAX_SEA, { at: maxAt, expression: 'shout', pose: swimming });

  const actors = [halmeoni, charlotte, doyun, max];
  return composeShot({
    set: (scene) =>
      halmeoniKitchen(scene, {
        hour: 'morning',
        sea: true,
        stools: [[0.81, 0.26, '#e0705c']],
        fan: [-0.4, -1.04, 12],
        without: ['table', 'right'],
      }),
    light: kitchenLight('morning'),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, halmeoni.head.at.toArray() as V3),
    aperture: 0.006,
    center: [-0.3, 0.8, 0],
    radius: 4.2,
    actors,
    things: [m.bake()],
    // the strand of seaweed tied to a bow
    find: ballsAt(0.3, [-0.95, 0.9, -1.22]),
    lettering: [{ text: '0200', balls: ballsAt(0.045, onClicky([-0.02, 0, 0.02]), onClicky([0.02, 0, 0.02])) }],
    focal: halmeoni.head.at.toArray() as V3,
  });
}
