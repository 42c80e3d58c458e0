/** BF-9.1. Six o'clock: door to door to bowl to hill; and on the sheep hill one lantern moves, and then all of them. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { sheep } from '../../animals/sheep.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { FINCH_WINTER, GUESTS_WINTER, HALMEONI_OUTSIDE, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, darken, mix, random, TAU, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { contacts, haloes } from '../../model/veil.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { snowfall } from '../../props/snowfall.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { tinyPerson } from '../../props/tiny-town.ts';
import { handLantern } from '../../props/woollies.ts';
import { bridgeYaw, hillValley, onBridge, streamPoint, TOWN_ROAD, valleyGround } from '../../sets/hill-valley.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.35, 2.45, 5.75];
const TO: V3 = [0.6, 3.05, -20];
const RIM = 0.4;
const COATS = ['#c8503c', '#4f6fa0', '#5f8f4e', '#e0a040', '#7d62aa', '#3f8f8c', '#d87a94', '#8a5f44', '#5a4a7a'];
/** Coats and hats by night. */
const coat = (i: number): string => darken(COATS[i % COATS.length] ?? '#c8503c', 0.25);
const FLAME = color('#ffdf96').multiplyScalar(1.45);

/** Somebody with a lantern: a peg of `tall` metres, the light beside it, its glow on the snow. */
function bearer(m: Model, beads: Item[], at: V3, tall: number, i: number): void {
  tinyPerson(m, place(at, [0, i * 47, 0], tall / 0.05), coat(i), '#e8b48c', coat(i + 4));
  const side = i % 2 ? 0.34 : -0.34;
  beads.push({
    at: place([at[0] + side * tall, at[1] + tall * 0.34, at[2] + 0.3 * tall], [0, 0, 0], tall * 0.17),
    color: FLAME,
  });
}

/** Rows of lanterns that have begun to pour: thick at the farms, then thin, then one by one. */
function streams(m: Model, beads: Item[], glow: [number, number, number, number][]): void {
  const rnd = random(23);
  const LONG = [0.8, 0.97, 0.84] as const;
  for (const hill of [0, 1, 2] as const) {
    const n = [76, 92, 76][hill] ?? 76;
    for (let i = 0; i < n; i++) {
      const t = 0.02 + (LONG[hill] ?? 0.5) * (i / n) ** 1.35;
      const p = streamPoint(hill, t, (rnd() - 0.5) * mix(4, 9, t));
      // the foot of a hill lies under the drifts of the valley
      if (p[2] > -50) p[1] = Math.max(p[1], valleyGround(p[0], p[2]));
      const r = mix(0.22, 0.4, rnd());
      beads.push({ at: place([p[0], p[1] + 0.9, p[2] + 0.4], [0, 0, 0], r), color: FLAME });
      if (i % 2) glow.push([p[0], p[1] + 0.8, p[2] + 0.5, 1.9]);
      if (i % 4 === 0)
        tinyPerson(m, place([p[0] + 0.5, p[1], p[2]], [0, i * 47, 0], 30), coat(i), '#d8a888', coat(i + 4));
    }
  }
}

export function theyHeard(): Shot {
  const scene = new THREE.Scene();
  hillValley(scene);
  const m = new Model();
  const beads: Item[] = [];
  const pools: [number, number, number, number, number][] = [];
  const glow: [number, number, number, number][] = [];
  streams(m, beads, glow);

  // the first of them all, well ahead of the rest
  const first: V3 = [5.1, valleyGround(5.1, -21), -21];
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
  // and right behind, because nobody could stop her
  const ewe: V3 = [3.0, valleyGround(3.0, -21.5), -21.5];
  sheep(m, place(ewe, [0, 48, 0], 2.1));
  const horn: V3 = [ewe[0] + 0.74, ewe[1] + 0.74, ewe[2] + 0.72];
  beads.push({ at: place(horn, [0, 0, 0], 0.2), color: FLAME });
  pools.push([ewe[0] + 0.4, ewe[1] + 0.12, ewe[2] + 0.7, 2.2, 1.5]);
  glow.push([horn[0], horn[1], horn[2] + 0.2, 1.3]);

  // door to door: the town's chain comes down to the bridge; the nearest have faces
  const line = new THREE.CatmullRomCurve3(TOWN_ROAD.map((p) => vec(p)));
  const faces = [GUESTS_WINTER[0] as Person, FINCH_WINTER, GUESTS_WINTER[3] as Person];
  const chain: THREE.Object3D[] = [];
  for (let i = 0; i < 9; i++) {
    const p = line.getPointAt(mix(0.06, 0.68, i / 8));
    const at: V3 = [p.x + (i % 2 ? 0.55 : -0.5), valleyGround(p.x, p.z), p.z];
    pools.push([at[0], at[1] + 0.12, at[2] + 0.3, 1.3, 0.9]);
    glow.push([at[0] + 0.2, at[1] + 0.5, at[2] + 0.5, 0.9]);
    const who = faces[i - 6];
    if (!who) {
      bearer(m, beads, at, i % 3 ? 1.3 : 0.95, i);
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
    handLantern(m, place(hand, [0, 40, 0], 1.2));
    glow.push([hand.x, hand.y - 0.32, hand.z + 0.15, 0.7]);
    chain.push(actor.model);
  }
  m.scatter(ball(1, 10), beads, { glow: true, line: 0.25, slight: true });
  scene.add(contacts(pools, '#ffb868', 0.6), haloes(glow, FROM, '#ffb458', 0.42));

  const halAt = place(onBridge(-0.62, 0.12), [0, bridgeYaw(0.55, 0.85), 0], 1.14);
  const heart = vec(onBridge(0.07, 0.3, 1.12));
  /** the bowl's mouth looks to the hills */
  const mouth = vec(onBridge(1, 0.42))
    .sub(vec(onBridge(0, 0)))
    .setY(0.2)
    .normalize();
  const bowlAt = frame(heart, mouth, vec(0, 1, 0));
  const shoulder = vec(BUILDS.grandmother.shoulder, 0.98, 0.1).applyMatrix4(halAt);
  const rim = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * TAU;
    return vec(Math.sin(a) * RIM, 0.62 * RIM, Math.cos(a) * RIM).applyMatrix4(bowlAt);
  }).reduce((a, b) => (b.distanceTo(shoulder) < a.distanceTo(shoulder) ? b : a));
  const struck = vec(-0.1, -0.02, -0.02).applyMatrix4(bowlAt);
  const swing = vec(onBridge(0.8, -0.42, 0))
    .sub(vec(onBridge(0, 0, 0)))
    .setY(0.34)
    .normalize();
  const fistAt = struck.clone().addScaledVector(swing, -0.34);
  const halmeoni = character(HALMEONI_OUTSIDE, {
    at: halAt,
    expression: 'shout',
    pose: pose('stand', {
      lean: [7, 22, -7],
      bend: 3,
      head: [-8, 7, -8],
      left: grasp({
        at: halAt,
        build: 'grandmother',
        side: 'left',
        point: rim,
        touch: 'palm',
        fingers: [0.3, 0.6, 0.6],
        palm: [0.6, 0.2, -0.2],
        elbow: [0.6, -0.8, -0.2],
        grip: 'holdThick',
      }),
      right: {
        hand: [0, 0, 0.7],
        reachTo: fistAt.toArray() as V3,
        elbow: [1, -0.7, -0.1],
        palm: [-0.3, -0.4, 0.6],
        fingers: [-0.7, 0.4, 0.5],
        grip: 'fist',
      },
      legLeft: { foot: [0.0, 0, 0.06], toeOut: 10 },
      legRight: { foot: [0.0, 0, -0.05], toeOut: 26 },
    }),
  });
  const fist = vec(0).setFromMatrixPosition(halmeoni.grip.right);
  dentedBowl(m, bowlAt, RIM);
  const along = struck.clone().sub(fist);
  heldLadle(m, fist, along, vec(0, 1, 0.3), Math.max(0.4, along.length() / 0.7), 0.7);

  const eyeTo = (at: V3) => (Math.atan2(FROM[0] - at[0], FROM[2] - at[2]) * 360) / TAU;
  const cAt = onBridge(1.62, 0.3);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place(cAt, [0, eyeTo(cAt) + 62, 0], 1.12),
    expression: 'joy',
    gaze: [0.6, 0.3],
    pose: pose('cheer', {
      shift: [0, 0.1, 0],
      lean: [-6, -8, 4],
      head: [-8, -12, -6],
      left: {
        hand: [0.4, 0.84, 0.3],
        elbow: [1, -0.3, -0.2],
        palm: [-0.3, 0, 1],
        fingers: [0.2, 1, 0.3],
        grip: 'open',
      },
      right: {
        hand: [0.62, 0.74, -0.2],
        elbow: [1, -0.3, -0.3],
        palm: [-0.1, 0, 1],
        fingers: [0.3, 1, -0.1],
        grip: 'open',
      },
      legLeft: { foot: [0.1, 0.14, -0.2], toeDown: 40 },
      legRight: { foot: [0.1, 0.08, 0.1], toeDown: 20 },
    }),
  });
  const tAt = onBridge(2.5, -0.1);
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: place(tAt, [0, eyeTo(tAt) - 26, 0], 1.12),
    expression: 'laugh',
    pose: pose('cheer', {
      lean: [-4, 12, -4],
      head: [-10, -12, 8],
      left: { hand: [0.6, 0.76, 0.1], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
      right: { hand: [0.5, 0.84, 0.1], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
    }),
  });

  const howler = noodle({
    at: place(onBridge(-1.5, -1.56, 0.6), [0, bridgeYaw(1, 0.5), 0], 1.05),
    pose: 'sit',
    head: [-42, 0, 4],
  });
  const hang = onBridge(-2.25, -1.56, 1.06);
  const flame = handLantern(m, place(hang, [0, 20, 0], 1.15));
  const lamp: V3 = [hang[0] + flame.x, hang[1] + flame.y, hang[2] + flame.z];
  scene.add(haloes([[...lamp, 0.7]], FROM, '#ffb052', 0.6));
  const bell = vec(0, 0.62 * RIM, 0).applyMatrix4(bowlAt);
  soundRings(m, place([bell.x, bell.y, bell.z - 1.3]), {
    radii: [0.7, 1.0, 1.4, 1.92, 2.6, 3.5],
    arc: [16, 166],
    strokes: 6,
    thick: [0.014, 0.017],
    tone: '#ffd476',
    fade: '#5a68b4',
  });
  snowfall(m, {
    count: 120,
    min: [-9, 0, -20],
    max: [12, 10, 1],
    size: [0.012, 0.03],
    tint: '#c9d3fa',
    eye: { at: FROM, clear: 4 },
  });
  scene.add(leader.model, ...chain, howler.model, halmeoni.model, charlotte.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, heart.toArray() as V3) + 2,
    aperture: 0.004,
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
    paint: { line: 0.65 },
    center: [0.5, 1, -2],
    radius: 12,
    heads: [halmeoni.head, charlotte.head, theo.head],
    focal: star,
  };
}
