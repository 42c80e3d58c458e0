/** BB-6.1. Four minutes: two giants lean together into an arch over the smallest church, and shake on it. */
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { tinyChurch, tinyHouse, tinyPerson } from '../../props/tiny-town.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { townPoint } from '../../sets/model-town.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const CHURCH: V3 = townPoint(-0.78, -0.42);
const SHAKE: V3 = [-0.78, 0.73, -0.42];
const FROM: V3 = [0.85, 0.4, -0.42];
const TO: V3 = [-0.78, 0.67, -0.43];
/** Five guests make his ears go pale. */
const PALE: Person = { ...FINCH_AT_HOME, face: { ...FINCH_AT_HOME.face, skin: '#b88d6e', blushAmount: 0.05 } };
/** [x, z] of those who came out to see it */
const WATCHERS: [number, number][] = points2(
  '-.6,-.2 -.5,-.27 -.58,-.64 -.46,-.57 -.78,-.16 -.78,-.7 -.36,-.2 -.34,-.66 -.95,-.2 -1,-.66 -.66,-.75 -.64,-.1',
);
/** houses before the church: [x, z, yaw, width, tall, wall, roof] */
const NEAR: [number, number, number, number, number, string, string][] = [
  [-0.32, 0.1, 100, 0.22, 1.4, '#f2cfb4', '#6f6a86'],
  [-0.32, -0.98, 80, 0.22, 1.3, '#f0d890', '#9a5a52'],
  [-0.62, 0.3, 110, 0.2, 0.9, '#cfdcea', '#8a6a4e'],
];
/** what shines: [x, y, z, radius of its halo] */
const WINDOWS: [number, number, number, number][] = [
  [-0.53, 0.28, -0.42, 0.09],
  [-0.2, 0.22, 0.14, 0.1],
  [-0.2, 0.22, -0.98, 0.1],
];
const COATS = ['#d8503f', '#e0a83c', '#3f7fb0', '#f0e6d0', '#8a5a9a'];
const SKINS = ['#f4cfae', '#c08a60', '#e8b48c'];

export function fourMinutes(): Shot {
  const finchAt = place([-0.86, 0, -1.08], [0, 16, 0]);
  const bow: Stance = { hips: 0.42, lean: [38, 0, 0], bend: 8 };
  const finch = character(PALE, {
    at: finchAt,
    expression: 'nervous',
    lookAt: [-0.72, 0.98, -0.2],
    pose: pose('kneel', {
      ...bow,
      head: [4, 26, -6],
      right: gripRod({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        stance: bow,
        point: SHAKE,
        dir: [0.25, 1, 0],
        r: 0.036,
        elbow: [0.9, -0.7, 0.1],
      }),
      left: {
        hand: [0, 0, 0],
        reachTo: [-0.4, 0.76, -0.86],
        elbow: [0.5, -1, 0.5],
        palm: [0.8, 0, 0.6],
        fingers: [0.1, 1, 0],
        grip: 'four',
      },
      legLeft: { foot: [0.06, 0, 0.3], knee: [0.2, 0.5, 1], toeOut: 14 },
      legRight: { foot: [0.03, 0.02, -0.4], knee: [0.1, -0.6, 1], toeDown: 88 },
    }),
  });
  const stand = place([-0.82, 0, 0.0], [0, 164, 0]);
  const lean: Stance = { hips: 0.98, lean: [31, 0, 0], bend: 8 };
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: stand,
    expression: 'determined',
    lookAt: [-0.72, 1.0, -0.64],
    pose: pose('stand', {
      ...lean,
      legLeft: { foot: [0.03, 0, 0.1], knee: [0.1, 0.1, 1] },
      legRight: { foot: [0.03, 0.03, -0.3], knee: [0.1, 0.1, 1], toeDown: 30 },
      head: [-2, -30, 7],
      right: grasp({
        at: stand,
        build: 'child8',
        side: 'right',
        point: SHAKE,
        touch: 'palm',
        fingers: [-0.05, 0.1, 1],
        palm: [-1, 0, 0.1],
        elbow: [0.7, -0.9, -0.2],
        grip: 'holdThick',
      }),
    }),
  });
  const props = new Model();
  // bowed so far, his neck would stand before his collar: the shirt goes round it
  const collar = spineOf(BUILDS.thinOldMan, bow).frame(BUILDS.thinOldMan.torso * 0.95);
  props.put(
    ball([0.086, 0.045, 0.084], 24),
    { color: '#fffaf0', line: 0.5 },
    finchAt
      .clone()
      .multiply(collar)
      .multiply(place([0, -0.006, 0.03])),
  );
  const throat = spineOf(BUILDS.child8, lean).point([0, BUILDS.child8.torso, 0]);
  props.put(
    ball([0.094, 0.07, 0.09], 24),
    { tint: (q) => color(Math.sin(q.y * 90 + 1.9) > 0 ? '#d8433a' : '#fff6ea') },
    stand.clone().multiply(place(throat.add(vec(0, -0.04, 0.004)))),
  );
  props.put(roundedBox(0.04, 3.4, 7, 0.005), { tint: wash('#5e5890', 3), line: 0 }, place([-3.4, 1.7, -0.4]));
  const church = place(CHURCH, [0, 90, 0], 1.32);
  tinyChurch(props, church, 1, true);
  // its spire in lighter slates: it must stand out against the evening
  props.put(
    lathe(points2('0,.084 .04,.062 .202,.006'), { around: 4, steps: 1 }),
    { color: '#b9a8c4', line: 0.8 },
    church.clone().multiply(place([0, 0.26, 0.1], [0, 45, 0])),
  );
  const amber = { color: color('#ffb430').multiplyScalar(1.2), glow: true, line: 0.3 };
  props.put(roundedBox(0.032, 0.055, 0.01, 0.003), amber, church.clone().multiply(place([0, 0.175, 0.154])));
  for (const [x, z, yaw, w, tall, wall, roof] of NEAR) {
    const at = place(townPoint(x, z, -0.01), [0, yaw, 0]);
    tinyHouse(props, at, { w, tall, wall, roof, lit: true, seed: 2 });
    for (const row of [0.3, 0.66])
      for (const side of [-0.34, 0.28])
        props.put(
          roundedBox(w * 0.18, w * 0.2, 0.012, 0.004),
          amber,
          at.clone().multiply(place([side * w, w * tall * row + w * 0.1, w * 0.4 + 0.003])),
        );
  }
  for (const [i, [x, z]] of WATCHERS.entries()) {
    const turn = (Math.atan2(SHAKE[0] + 0.5 - x, SHAKE[2] - z) * 180) / Math.PI;
    const [coat, skin] = [COATS[i % 5] ?? '#d8503f', SKINS[i % 3] ?? '#e8b48c'];
    tinyPerson(props, place(townPoint(x, z, -0.004), [0, turn, 0], 2.2), coat, skin, i % 4 ? '#4a3028' : '#c08a4a', 42);
  }
  return composeShot({
    set: (scene) =>
      finchHouse(scene, {
        lit: true,
        bridge: 'whole',
        train: 2.6,
        people: { lookAt: [SHAKE[0], SHAKE[2]] },
        church: 'stair',
        clear: [
          [-0.85, 0.15, 0.3],
          [-0.85, -1.1, 0.4],
          [-0.4, -0.42, 0.5],
          [0.5, -0.6, 0.6],
        ],
        without: ['lamp', 'right'],
      }),
    light: finchLight('lamps', {
      sky: 0.4,
      top: '#5a62b8',
      horizon: '#8a6098',
      bounce: '#d08850',
      sun: { dir: [-0.6, 0.8, 0.1], color: '#8f9cff', power: 2.6, cone: 0.2 },
      points: [
        // out of the windows of the church and of the houses round it, up to the two faces
        { at: [-0.46, 0.16, -0.1], color: '#ffac50', power: 0.8, radius: 0.08 },
        { at: [-0.46, 0.16, -0.74], color: '#ffac50', power: 0.8, radius: 0.08 },
        { at: [-0.42, 0.58, -0.2], color: '#ffb860', power: 0.34, radius: 0.06 },
        { at: [-0.42, 0.58, -0.66], color: '#ffb860', power: 0.34, radius: 0.06 },
        { at: [0.2, 0.5, -0.42], color: '#ffc070', power: 0.5, radius: 0.15 },
        // the town behind, and its glow on the wall
        { at: [-1.5, 0.5, -0.4], color: '#ffb060', power: 0.7, radius: 0.2 },
        { at: [-2.7, 0.3, -0.45], color: '#ff9050', power: 8, radius: 0.3 },
        // the evening on hair, cap and backs
        { at: [-1.7, 1.5, 0.4], color: '#8fa0ff', power: 2.6, radius: 0.2 },
        { at: [-1.7, 1.5, -1.3], color: '#8fa0ff', power: 2.6, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, SHAKE),
    aperture: 0.008,
    center: [-0.8, 0.8, -0.4],
    radius: 3.6,
    actors: [charlotte, finch],
    things: [props.bake(), haloes(WINDOWS, FROM, '#ffa030', 0.7)],
    heads: [finch.head, charlotte.head, { thing: 'Four fingers', at: vec(-0.4, 0.87, -0.86), radius: 0.12 }],
    // the two hands over the church
    find: ballsAt(0.088, [SHAKE[0], SHAKE[1], SHAKE[2] + 0.03], [SHAKE[0], SHAKE[1], SHAKE[2] - 0.03]),
    focal: SHAKE,
  });
}
