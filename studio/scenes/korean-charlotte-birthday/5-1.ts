/** KB-5.1. Soup goes round the alley: the first bell, the first gate, and more pots coming down the stairs. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { NEIGHBOR } from '../../cast/people/alley-neighbors.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DUNA_CYCLING } from '../../cast/people/duna.ts';
import { DOYUN_SUMMER_FREE, MAX_SUMMER_SHOES } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { potLid, spoon } from '../../props/bang-pots.ts';
import { earPot, POT_GRIP, steamRibbons } from '../../props/soup-pots.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { bellAt, stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { alleyMap } from './5-1.alley-map.ts';
import { BICYCLE, imoBicycle } from './5-1.imo-bicycle.ts';

const FROM: V3 = [1.2, 1.26, 4.5];
const TO: V3 = [-1.34, 1.1, 1.2];
/** degrees that the first gate stands open */
const AJAR = 26;

export function firstBell(): Shot {
  const model = new Model();

  const bell = bellAt('L0');
  // up on her toes, the pot hugged to her chest with the other arm
  const charlotteAt = place([-1.2, 0, 1.2], [0, -24, 0], 1.12);
  const leaning = { lean: [4, 0, 5] as V3, bend: 0, shift: [0, 0.05, 0] as V3 };
  const inHers = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(charlotteAt);
  const potAt = place(inHers(0.02, 0.53, 0.25), [0, -40, 0]);
  earPot(model, potAt, 0.135, { lid: 'askew' });
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'joy',
    lookAt: bell,
    pose: pose('stand', {
      ...leaning,
      head: [-12, 12, 8],
      right: pointAt({ at: charlotteAt, build: 'child8', side: 'right', stance: leaning, target: bell }),
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: inHers(0.105, 0.58, 0.345),
        touch: 'palm',
        fingers: [-0.7, 0.1, 0.6],
        palm: [-0.7, 0, -0.7],
        elbow: [1, 0.2, 0],
        grip: 'drape',
      }),
      legLeft: { foot: [0.04, 0.05, 0.06], toeDown: 30, toeOut: 10 },
      legRight: { foot: [0.06, 0.05, -0.1], toeDown: 34 },
    }),
  });
  // brass plates, so that the knobs belong to their leaves
  for (const s of [-1, 1]) {
    const leaf = place([-1.76, 0.06, 2.6], [0, 90, 0]).multiply(place([s * 0.8, 0, 0], [0, -s * AJAR, 0]));
    model.inside(leaf.multiply(place([-s * 0.7, 0.87, 0.04])), () => {
      model.put(roundedBox(0.11, 0.3, 0.016, 0.02), { color: '#2f5f58', line: 0.8 });
      model.put(ball([0.012, 0.018, 0.004], 8), { color: '#3a2c20', line: 0 }, place([0, -0.09, 0.012]));
    });
  }
  // the gate is ajar: a nose, an eye and four fingers round its edge
  const neighborAt = place([-2.3, 0.06, 2.74], [0, 108, 0]);
  const asking = { lean: [20, 0, 4] as V3, bend: 10 };
  const neighbor = character(NEIGHBOR, {
    at: neighborAt,
    expression: 'huh',
    lookAt: [-1.2, 1.1, 1.4],
    pose: pose('stand', {
      ...asking,
      head: [2, -10, 8],
      left: grasp({
        at: neighborAt,
        build: 'shortWoman',
        side: 'left',
        point: [-2.08, 1.02, 2.5],
        touch: 'palm',
        fingers: [0.3, 0.9, 0.5],
        palm: [0.9, 0, -0.2],
        elbow: [0.8, -0.8, -0.2],
        grip: 'holdThick',
      }),
      right: { hand: [0.1, -0.9, 0], elbow: [1, -0.6, 0], grip: 'relaxed' },
    }),
  });

  // Doyun brings two at once, chin on the upper lid
  const doyunAt = place([-1.1, stairAt(9)[1], stairAt(9)[2]], [0, 12, 0]);
  const carrying = { lean: [-6, 0, 0] as V3, bend: 0 };
  const stack = place([-1.04, stairAt(9)[1] + 0.42, stairAt(9)[2] + 0.27], [0, 12, 0]);
  const upper = stack.clone().multiply(place([0.004, 0.19, 0], [0, 40, 3]));
  earPot(model, stack, 0.16, { lid: 'off', inside: 'empty', tone: '#b9bec8' });
  earPot(model, upper, 0.13, { lid: 'askew', tone: '#d88a5a' });
  const ear = (side: 'left' | 'right') =>
    gripRod({
      at: doyunAt,
      build: 'child8',
      side,
      stance: carrying,
      point: vec((side === 'left' ? 1 : -1) * POT_GRIP.x * 0.16, POT_GRIP.y * 0.16, 0).applyMatrix4(stack),
      dir: vec(0, 0, 1).transformDirection(stack),
      r: 0.012,
      elbow: [1, -0.4, -0.4],
    });
  const doyun = character(DOYUN_SUMMER_FREE, {
    at: doyunAt,
    expression: 'concentrating',
    gaze: [0, -0.6],
    pose: pose('stand', {
      ...carrying,
      head: [4, 10, 10],
      left: ear('left'),
      right: ear('right'),
      legLeft: { foot: [0, 0, 0], standOn: stairAt(8, -1.0), knee: [0.1, 0.2, 1] },
      legRight: { foot: [0.06, 0, -0.02] },
    }),
  });

  // Imo wheels the rest along; the map hangs on the crate
  const bikeAt = place([-0.44, 0, 0.24], [0, -162, 0]);
  imoBicycle(model, bikeAt, { steer: 6 });
  const onBike = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(bikeAt);
  for (const [x, z, tone, r] of [
    [-0.7, -0.06, '#d8b25a', 0.13],
    [-0.52, 0.04, '#b9bec8', 0.12],
  ] as const)
    earPot(model, bikeAt.clone().multiply(place([x, BICYCLE.crate.at[1] + 0.12, z])), r, { lid: 'on', tone });
  alleyMap(model, bikeAt.clone().multiply(place([-0.62, BICYCLE.crate.at[1] + 0.08, -0.222], [-6, 180, 4])), 0.4, {
    rung: 0,
  });
  const dunaAt = place(onBike(-0.06, 0, 0.5), [0, -70, 0]);
  const pushing = { lean: [10, 6, 0] as V3, bend: 6 };
  const hold = (side: 'left' | 'right', point: V3, dir: V3) =>
    gripRod({
      at: dunaAt,
      build: 'woman',
      side,
      stance: pushing,
      point: onBike(...point),
      dir: vec(dir).transformDirection(bikeAt),
      r: 0.019,
    });
  const duna = character(DUNA_CYCLING, {
    at: dunaAt,
    expression: 'laugh',
    pose: pose('walk', {
      ...pushing,
      head: [4, 50, 6],
      left: hold('left', [-0.2, 0.9, 0.03], [1, 0, 0]),
      right: hold('right', [...BICYCLE.gripRight], [1, 0, 0]),
    }),
  });

  // Max is the drummer: lid by its knob, spoon
  const maxAt = place([-0.1, 0, 1.66], [0, -34, 0]);
  const drumming = { lean: [-4, 6, -6] as V3, bend: -4 };
  const inMax = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(maxAt);
  const side = vec(-1, 0.1, -0.25).transformDirection(maxAt);
  const lid = inMax(-0.1, 0.56, 0.27);
  potLid(model, frame(lid, side, vec(0, 1, 0)), 0.13, '#d8b25a');
  const spoonFrom = inMax(0.19, 0.64, 0.24);
  const stroke = lid
    .clone()
    .add(vec(0, 0.03, 0))
    .sub(spoonFrom)
    .normalize();
  spoon(model, frame(spoonFrom, stroke, vec(0, 1, 0)), 0.3, '#b9814a');
  const max = character(MAX_SUMMER_SHOES, {
    at: maxAt,
    expression: 'shout',
    pose: pose('walk', {
      ...drumming,
      head: [-10, 20, -6],
      right: gripRod({
        at: maxAt,
        build: 'child4',
        side: 'right',
        stance: drumming,
        point: lid.clone().addScaledVector(side, 0.1),
        dir: side.clone().negate(),
        r: 0.022,
        elbow: [1, -0.6, -0.2],
      }),
      left: gripRod({
        at: maxAt,
        build: 'child4',
        side: 'left',
        stance: drumming,
        point: spoonFrom.clone().addScaledVector(stroke, 0.05),
        dir: stroke,
        r: 0.012,
        elbow: [1, -0.4, -0.2],
      }),
    }),
  });
  const cat = bami({
    at: place([-0.6, 0.0, 2.16], [0, -110, 0]),
    pose: 'walk',
    head: [-20, 62, 0],
    lid: 0.4,
    gaze: [0, 0.6],
  });
  const chestnut = character(CHESTNUT_GRANDPA, {
    at: place([-1.36, FLIGHT_RISE, -6.1], [0, 34, 0]),
    expression: 'grin',
    pose: pose('stand', { lean: [14, 0, 6], head: [4, 0, 4] }),
  });
  // the smell, as one sees it: ribbons that trail behind the pots, past every face
  const steam = steamRibbons(
    [
      [
        [-1.2, stairAt(9)[1] + 0.74, -1.98],
        [-1.44, 2.36, -2.1],
        [-1.34, 2.7, -2.4],
        [-1.52, 3.0, -2.7],
      ],
      points3('.1,1.02,-.02 .2,1.3,-.2 .06,1.5,-.5 .25,1.8,-1 .1,2.1,-1.5'),
    ],
    FROM,
    { wide: 0.12, strength: 0.5 },
  );
  return composeShot({
    set: (scene) =>
      stairLane(scene, {
        hour: 'morning',
        season: 'june',
        top: 4,
        near: [-1, 0],
        open: { L0: AJAR, L1: 60, L2: 50 },
        without: ['R0', 'pole'],
      }),
    light: koreaLight('morning', { sun: { dir: [0.7, 0.75, 0.6], color: '#ffe6c0', power: 5, cone: 0.05 } }),
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, bell),
    aperture: 0.01,
    center: [-0.3, 1.2, 0],
    radius: 6,
    actors: [charlotte, neighbor, doyun, duna, max, cat, chestnut],
    things: [model.bake(), steam],
    heads: [
      charlotte.head,
      neighbor.head,
      doyun.head,
      duna.head,
      max.head,
      chestnut.head,
      { thing: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    // Bami
    find: ballsAt(0.27, [-0.8, 0.3, 2.22], [-0.38, 0.3, 2.08]),
    focal: bell,
  });
}
