/** KB-4.1. In the morning the handful of seaweed is a sea, and Halmeoni in the door does not know whether to scream or to laugh. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, holdCard, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_NIGHT, DOYUN_SUMMER_INDOORS, HALMEONI_SUMMER, MAX_SUMMER } from '../../cast/people/korea-travel.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { dressed, type Person, wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ring } from '../../model/tube.ts';
import { potLid } from '../../props/bang-pots.ts';
import { dentedBowl, seaweedHeap, weed } from '../../props/korean-kitchen.ts';
import { seaweedBag } from '../../props/seaweed-bag.ts';
import { earPot } from '../../props/soup-pots.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { BOWL_R, BOWL_SPOT, halmeoniKitchen, kitchenLight } from '../../sets/halmeoni-kitchen.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const MAX_SEA: Person = {
  ...dressed(MAX_SUMMER, { sleeveLength: 0, accessories: ['dinoHood', 'swimTail'] }),
  hair: MAX_HOODED.hair,
};
const FROM: V3 = [1.0, 1.26, 2.4];
const TO: V3 = [-0.74, 0.61, 0];

export function kitchenSea(): Shot {
  const model = new Model();
  dentedBowl(model, place(BOWL_SPOT, [0, 20, 0]), BOWL_R);
  seaweedHeap(model, BOWL_SPOT, BOWL_R, {
    strands: 44,
    reach: 0.4,
    heap: 0.22,
    bunches: [0.1, 1.5, -0.9, 0.75, -0.3, 2.6],
    torn: true,
  });

  // Halmeoni holds the lid of her biggest pot by its rim and knocks on it
  const halAt = place([-1.52, 0.02, 0.08], [0, 44, 0], 1.05);
  const knocking: Pose = pose('stand', { hips: 0.98, lean: [2, 0, -7], bend: 2, head: [-4, 18, -4] });
  const hers = { at: halAt, build: 'grandmother', stance: knocking } as const;
  const lid = frame(vec(-1.25, 0.81, 0.31), vec(0.3, 0.3, 0.9), vec(0, 1, 0));
  const onLid = (p: V3) => vec(p).applyMatrix4(lid);
  const alongLid = (p: V3) => vec(p).transformDirection(lid);
  potLid(model, lid, 0.195, '#e0b44c');
  model.inside(lid, () => {
    for (const [r, y] of [
      [0.197, 0.008],
      [0.135, 0.036],
    ] as const)
      model.put(ring(r, r, y, 0.007), { color: '#b98a34', line: 0.6 });
  });
  const halmeoni = character(HALMEONI_SUMMER, {
    at: halAt,
    expression: 'screamLaugh',
    lookAt: [-0.55, 0.8, 0.1],
    pose: {
      ...knocking,
      left: holdCard({
        ...hers,
        side: 'left',
        edge: onLid([-0.165, 0.012, -0.09]),
        inward: alongLid([0.85, 0, 0.5]),
        face: alongLid([0, 1, 0]),
        elbow: [1, -0.9, 0.3],
      }),
      right: grasp({
        ...hers,
        side: 'right',
        point: onLid([0.05, 0.075, 0.03]),
        touch: 'palm',
        fingers: [-0.8, 0.3, 0.3],
        palm: [-0.4, -0.9, 0],
        elbow: [1, -0.2, 0.4],
        grip: 'fist',
      }),
      legLeft: { foot: [0.04, 0, 0.1], toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.1], toeOut: 24 },
    },
  });
  // the biggest pot waits, up to its ears in seaweed
  earPot(model, place([-1.02, 0.04, 0.86], [0, 30, 4]), 0.25, { lid: 'off', inside: 'empty', tone: '#e0b44c' });

  // Charlotte has come up for air, with the empty bag
  const charlotteAt = place([-0.72, -0.16, 0.02], [0, 2, 0], 1.04);
  const peeking: Pose = pose('stand', { lean: [6, 0, -4], bend: 10, head: [6, 14, 8] });
  const bag = charlotteAt.clone().multiply(place([0.02, 0.57, 0.22], [-20, 14, 8], 0.92));
  const onBag = (p: V3) => vec(p).applyMatrix4(bag);
  const clutch = (side: 'left' | 'right') => {
    const s = side === 'left' ? 1 : -1;
    return holdCard({
      at: charlotteAt,
      build: 'child8',
      stance: peeking,
      side,
      edge: onBag([s * 0.1, 0.16, 0]),
      inward: vec(-s, 0.1, 0).transformDirection(bag),
      face: vec(0, 0, 1).transformDirection(bag),
      elbow: [1, -0.8, -0.2],
    });
  };
  seaweedBag(model, bag, { open: true, left: 0 });
  const charlotte = character(CHARLOTTE_NIGHT, {
    at: charlotteAt,
    expression: 'guilt',
    gaze: [0.5, -0.7],
    pose: { ...peeking, left: clutch('left'), right: clutch('right') },
  });
  // what slid down over her hair
  const hair = headFrame(charlotteAt, 'child8', peeking);
  const on = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(hair);
  for (const [k, path] of [
    [on(-0.5, 0.9, -0.9), on(-0.35, 1.3, -0.2), on(-0.2, 1.28, 0.5), on(-0.3, 0.95, 1.02), on(-0.5, 0.6, 1.2)],
    [on(0.2, 1.25, -0.7), on(0.6, 1.24, 0), on(1.05, 0.9, 0.4), on(1.3, 0.3, 0.55), on(1.35, -0.5, 0.6)],
  ].entries())
    weed(model, path, [0.06, 0.12, 0.13, 0.11, 0.03], [1, 0.2, 0.2], 21 + k);

  const boyAt = place([0.06, 0, -0.66], [0, 14, 0], 1.04);
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
  strungClicky(model, { at: boyAt, build: 'child8', stance: counting }, clickyAt.clone(), {
    digits: '0200',
    face: 1.36,
  });

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
        fan: [-0.46, -1.04, 12],
        without: ['table', 'right'],
      }),
    light: kitchenLight('morning'),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, halmeoni.head.at.toArray() as V3),
    aperture: 0.006,
    center: [-0.3, 0.8, 0],
    radius: 4.2,
    actors,
    things: [model.bake()],
    // the strand of seaweed tied to a bow
    find: ballsAt(0.3, [-0.95, 0.9, -1.22]),
    lettering: [{ text: '0200', balls: ballsAt(0.045, onClicky([-0.02, 0, 0.02]), onClicky([0.02, 0, 0.02])) }],
    focal: halmeoni.head.at.toArray() as V3,
  });
}
