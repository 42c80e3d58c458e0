/** BF-9.1. Six o'clock: door to door to bowl to hill; and on the sheep hill one lantern moves, and then all of them. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { sheep } from '../../animals/sheep.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard, onShoulder, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { FINCH_WINTER, GUESTS_WINTER, HALMEONI_OUTSIDE, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, darken, mix, random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { contacts, haloes } from '../../model/veil.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { snowfall } from '../../props/snowfall.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { tinyPerson } from '../../props/tiny-town.ts';
import { handLantern } from '../../props/woollies.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bridgeYaw, hillValley, onBridge, streamPoint, TOWN_ROAD, valleyGround } from './9-1.hill-valley.ts';
import { priyaWithSpoons } from './9-1.priya.ts';

const FROM: V3 = [0.8, 1.9, 5.5];
const TO: V3 = [0.75, 2.42, -2];
const RIM = 0.4;
const COATS = ['#c8503c', '#4f6fa0', '#5f8f4e', '#e0a040', '#7d62aa', '#3f8f8c', '#d87a94', '#8a5f44', '#5a4a7a'];
/** Coats and hats by night. */
const coat = (i: number): string => darken(COATS[i % COATS.length] ?? '#c8503c', 0.25);
const FLAME = color('#ffdf96').multiplyScalar(1.45);

/** Somebody with a lantern: a peg of `tall` metres, the light beside it, its glow on the snow. */
function bearer(model: Model, beads: Item[], at: V3, tall: number, i: number): void {
  tinyPerson(model, place(at, [0, i * 47, 0], tall / 0.05), coat(i), '#e8b48c', coat(i + 4));
  const side = i % 2 ? 0.34 : -0.34;
  beads.push({
    at: place([at[0] + side * tall, at[1] + tall * 0.34, at[2] + 0.3 * tall], [0, 0, 0], tall * 0.17),
    color: FLAME,
  });
}

/** On the sheep hill they pour: thick at the farm, then one by one. On the other two they still stand at their doors. */
function streams(model: Model, beads: Item[], glow: [number, number, number, number][]): void {
  const rnd = random(23);
  for (const hill of [0, 1, 2] as const) {
    const n = hill === 1 ? 54 : 5;
    for (let i = 0; i < n; i++) {
      const t = 0.02 + (hill === 1 ? 0.95 * (i / n) ** 1.15 : 0.012 * i);
      const p = streamPoint(hill, t, (rnd() - 0.5) * (hill === 1 ? mix(4, 7, t) : 8));
      // the foot of a hill lies under the drifts of the valley
      if (p[2] > -50) p[1] = Math.max(p[1], valleyGround(p[0], p[2]));
      const r = mix(0.2, 0.34, rnd()) * (hill === 1 ? 1 : 0.7);
      beads.push({ at: place([p[0], p[1] + 0.9, p[2] + 0.4], [0, 0, 0], r), color: FLAME });
      glow.push([p[0], p[1] + 0.8, p[2] + 0.5, hill === 1 ? 1.5 : 0.9]);
      if (i % 2 === 0)
        tinyPerson(model, place([p[0] + 0.6, p[1], p[2]], [0, i * 47, 0], 30), coat(i), '#d8a888', coat(i + 4));
    }
  }
}

export function theyHeard(): Shot {
  const model = new Model();
  const beads: Item[] = [];
  const pools: [number, number, number, number, number][] = [];
  const glow: [number, number, number, number][] = [];
  streams(model, beads, glow);

  // the first of them all, well ahead of the rest
  const first: V3 = [7.2, valleyGround(7.2, -19.5), -19.5];
  const leader = character(GUESTS_WINTER[9] as Person, {
    at: place([first[0] + 0.5, first[1], first[2]], [0, -14, 0], 1.3),
    expression: 'laugh',
    pose: pose('walk', {
      head: [-4, 10, 6],
      right: { hand: [0.5, 0.3, 0.5], elbow: [0.9, -0.6, -0.2], palm: [-0.2, -0.6, 0.5], grip: 'fist' },
    }),
  });
  const star = vec(0)
    .setFromMatrixPosition(leader.grip.right)
    .add(vec(0, -0.22, 0.1))
    .toArray() as V3;
  beads.push({ at: place(star, [0, 0, 0], 0.34), color: color('#fff0bc').multiplyScalar(1.6) });
  pools.push([first[0], first[1] + 0.12, first[2] + 0.6, 4.2, 2.6]);
  glow.push([star[0], star[1], star[2] + 0.3, 2.6], [star[0], star[1], star[2] + 0.3, 1.1]);
  // and through the gate before anybody, because nobody could stop her
  const ewe: V3 = [10.7, valleyGround(10.7, -18.8), -18.8];
  sheep(model, place(ewe, [0, -40, 0], 2.1));
  const horn: V3 = [ewe[0] - 0.68, ewe[1] + 0.74, ewe[2] + 0.8];
  beads.push({ at: place(horn, [0, 0, 0], 0.2), color: FLAME });
  pools.push([ewe[0] - 0.3, ewe[1] + 0.12, ewe[2] + 0.7, 2.2, 1.5]);
  glow.push([horn[0], horn[1], horn[2] + 0.2, 1.3]);

  // door to door: the town's chain comes down to the bridge; the nearest have faces
  const line = new THREE.CatmullRomCurve3(TOWN_ROAD.map((p) => vec(p)));
  const faces = [GUESTS_WINTER[0] as Person, FINCH_WINTER, GUESTS_WINTER[3] as Person];
  const chain: THREE.Object3D[] = [];
  for (let i = 0; i < 9; i++) {
    const point = line.getPointAt(mix(0.06, 0.68, i / 8));
    const at: V3 = [point.x + (i % 2 ? 0.55 : -0.5), valleyGround(point.x, point.z), point.z];
    pools.push([at[0], at[1] + 0.12, at[2] + 0.3, 1.3, 0.9]);
    glow.push([at[0] + 0.2, at[1] + 0.5, at[2] + 0.5, 0.9]);
    const who = faces[i - 6];
    if (!who) {
      bearer(model, beads, at, i % 3 ? 1.3 : 0.95, i);
      continue;
    }
    const actor = character(who, {
      at: place(at, [0, 44 + i * 6, 0], i === 7 ? 0.86 : 1),
      expression: 'laugh',
      pose: pose('cheer', {
        head: [-8, 10, i % 2 ? -5 : 6],
        right: { hand: [0.34, -0.5, 0.4], elbow: [0.8, -0.5, -0.3], palm: [-0.4, -0.6, 0.3], grip: 'fist' },
      }),
    });
    const hand = vec(0).setFromMatrixPosition(actor.grip.right);
    handLantern(model, place(hand, [0, 40, 0], 1.2));
    glow.push([hand.x, hand.y - 0.32, hand.z + 0.15, 0.7]);
    chain.push(actor.model);
  }
  model.scatter(ball(1, 10), beads, { glow: true, line: 0.25, slight: true });

  // the bowl hangs from her left hand like a gong; the ladle is at the very back of its swing
  const halAt = place(onBridge(-0.55, 0.3), [0, bridgeYaw(0.8, 0.5), 0], 1.14);
  const hStance: Stance = { lean: [-3, -16, -5], bend: -2 };
  const mouth = vec(onBridge(1, 0.5))
    .sub(vec(onBridge(0, 0)))
    .setY(0.06)
    .normalize();
  const up = vec(0, 1, 0);
  const rim = vec(0.14, 1.14, 0.4).applyMatrix4(halAt);
  const heart = rim
    .clone()
    .addScaledVector(up, -RIM)
    .addScaledVector(mouth, -0.62 * RIM);
  const bowlAt = frame(heart, mouth, up);
  const back = vec(-0.62, 0.5, -0.62).transformDirection(halAt);
  const fist = vec(-0.3, 1.3, -0.2).applyMatrix4(halAt);
  const her = { at: halAt, build: 'grandmother', stance: hStance, mitten: true } as const;
  const halmeoni = character(HALMEONI_OUTSIDE, {
    at: halAt,
    expression: 'shout',
    pose: pose('stand', {
      ...hStance,
      head: [-8, 6, -6],
      left: holdCard({
        ...her,
        side: 'left',
        edge: rim,
        inward: [0, -1, 0],
        face: mouth.clone().negate(),
        elbow: [0.8, -0.7, 0],
      }),
      right: gripRod({ ...her, side: 'right', point: fist, dir: back, r: 0.02, elbow: [1, -0.3, -0.4] }),
      legLeft: { foot: [0.06, 0, 0.2], toeOut: 10 },
      legRight: { foot: [0.1, 0, -0.16], toeOut: 26 },
    }),
  });
  dentedBowl(model, bowlAt, RIM);
  heldLadle(model, fist, back, vec(0, 1, 0.3), 0.52, 0.7);

  const priya = priyaWithSpoons(model);

  const kids: Stance = { lean: [-4, -6, -3] };
  const cAt = place(onBridge(1.92, 0.5), [0, 138, 0], 1.12);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: cAt,
    expression: 'joy',
    gaze: [-0.3, 0.2],
    pose: pose('stand', {
      ...kids,
      head: [-10, -48, 5],
      right: pointAt({
        at: cAt,
        build: 'child8',
        side: 'right',
        stance: kids,
        mitten: true,
        target: [star[0] + 9, star[1] + 6, star[2] + 15],
        touch: false,
        stretch: 0.97,
      }),
      left: {
        hand: [0.42, 0.2, 0.5],
        elbow: [1, -0.7, -0.1],
        palm: [-0.4, 0, 0.6],
        fingers: [0.1, 1, 0.3],
        grip: 'fist',
      },
    }),
  });
  const tAt = place(onBridge(1.3, 0.32), [0, 150, 0], 1.12);
  const tStance: Stance = { lean: [-6, 8, 4] };
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: tAt,
    expression: 'laugh',
    pose: pose('stand', {
      ...tStance,
      head: [-10, -56, -8],
      right: onShoulder({
        at: tAt,
        build: 'child8',
        side: 'right',
        stance: tStance,
        mitten: true,
        other: { at: cAt, build: 'child8', stance: kids, side: 'left' },
      }),
      left: { hand: [0.42, 0.84, 0.12], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
    }),
  });

  const howler = noodle({
    at: place(onBridge(2.05, 1.6, 0.62), [0, bridgeYaw(0.75, -0.5), 0], 0.95),
    pose: 'sit',
    head: [-42, 0, 4],
  });
  const hang = onBridge(-2.35, -1.56, 1.14);
  const flame = handLantern(model, place(hang, [0, 20, 0], 1.15));
  const lamp: V3 = [hang[0] + flame.x, hang[1] + flame.y, hang[2] + flame.z];
  const bell = vec(0, 0.62 * RIM, 0).applyMatrix4(bowlAt);
  soundRings(model, place([bell.x, bell.y, bell.z - 1.3]), {
    radii: [0.8, 1.08, 1.4, 1.78, 2.25],
    arc: [-4, 104],
    strokes: 4,
    thick: [0.014, 0.017],
    tone: '#ffd476',
    fade: '#5a68b4',
  });
  snowfall(model, {
    count: 120,
    min: [-9, 0, -20],
    max: [12, 10, 1],
    size: [0.012, 0.03],
    tint: '#c9d3fa',
    eye: { at: FROM, clear: 4 },
  });
  return composeShot({
    set: (scene) => hillValley(scene, true),
    light: plumLight('snowNight', {
      sun: { dir: [-0.7, 0.75, -0.25], color: '#b9c6ff', power: 1.9, cone: 0.08 },
      fill: { dir: [0.3, 0.5, 1], color: '#a6a8ea', power: 0.4, cone: 0.4 },
      top: '#5f6ec4',
      horizon: '#7c80c8',
      bounce: '#868ed4',
      sky: 0.62,
      points: [
        { at: lamp, color: '#ffb058', power: 2.2, radius: 0.08 },
        // the lantern's reader side
        { at: onBridge(0.25, 1.25, 1.75), color: '#ffbe78', power: 2.5, radius: 0.25 },
      ],
      exposure: 1.06,
    }),
    camera: camera(FROM, TO, 41.5),
    focus: distance(FROM, heart.toArray() as V3) + 2,
    aperture: 0.004,
    center: [0.5, 1, -2],
    radius: 12,
    actors: [leader, howler, halmeoni, charlotte, theo, priya],
    things: [
      contacts(pools, '#ffb868', 0.6),
      haloes(glow, FROM, '#ffb458', 0.42),
      haloes([[...lamp, 0.7]], FROM, '#ffb052', 0.6),
      ...chain,
      model.bake(),
    ],
    heads: [halmeoni.head, charlotte.head, theo.head, priya.head],
    paint: { line: 0.65 },
    // the sheep with a lantern
    find: ballsAt(1, [10.4, 1.23, -17.66], [10.4, 0.85, -17.66]),
    focal: star,
  });
}
