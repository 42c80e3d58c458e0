/** BF-9.1. Six o'clock: door to door to bowl to hill; and on the sheep hill one lantern moves, and then all of them. */
import * as THREE from 'three';
import { sheep } from '../../animals/sheep.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { HALMEONI_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, mix, random, TAU, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { contacts } from '../../model/veil.ts';
import { ladle } from '../../props/kitchen.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { snowfall } from '../../props/snowfall.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { tinyPerson } from '../../props/tiny-town.ts';
import { handLantern } from '../../props/woollies.ts';
import { bridgeYaw, hillValley, onBridge, streamPoint, TOWN_ROAD, valleyGround } from '../../sets/hill-valley.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.2, 2.75, 6.9];
const TO: V3 = [0.55, 3.3, -20];
const RIM = 0.4;
const COATS = ['#c8503c', '#4f6fa0', '#5f8f4e', '#e0a040', '#7d62aa', '#3f8f8c', '#d87a94', '#8a5f44', '#5a4a7a'];
const FLAME = color('#ffdf96').multiplyScalar(1.45);

/** Somebody with a lantern: a peg of `tall` metres, the light beside it, its glow on the snow. */
function bearer(m: Model, beads: Item[], at: V3, tall: number, i: number): void {
  tinyPerson(m, place(at, [0, i * 47, 0], tall / 0.05), COATS[i % COATS.length] ?? '#c8503c');
  const side = i % 2 ? 0.34 : -0.34;
  beads.push({
    at: place([at[0] + side * tall, at[1] + tall * 0.34, at[2] + 0.3 * tall], [0, 0, 0], tall * 0.17),
    color: FLAME,
  });
}

/** Rows of lanterns that have begun to pour: thick at the farms, then thin, then one by one. */
function streams(m: Model, beads: Item[], pools: [number, number, number, number, number][]): void {
  const rnd = random(23);
  const LONG = [0.62, 0.9, 0.5] as const;
  for (const hill of [0, 1, 2] as const) {
    const n = [40, 52, 40][hill] ?? 40;
    for (let i = 0; i < n; i++) {
      const t = (LONG[hill] ?? 0.5) * (i / n) ** 1.55;
      const p = streamPoint(hill, t, (rnd() - 0.5) * mix(5.5, 2.6, i / n));
      bearer(m, beads, p, mix(1.7, 2.2, rnd()), i + hill * 3);
      if (i % 2) pools.push([p[0], p[1] + 0.5, p[2] + 0.4, 2.2, 1.9]);
    }
  }
}

export function theyHeard(): Shot {
  const scene = new THREE.Scene();
  hillValley(scene);
  const m = new Model();
  const beads: Item[] = [];
  const pools: [number, number, number, number, number][] = [];
  streams(m, beads, pools);

  // the first of them all, well ahead of the rest
  const first = streamPoint(1, 0.985, 0.4);
  bearer(m, beads, first, 2.1, 4);
  const star: V3 = [first[0], first[1] + 1.2, first[2] + 1];
  beads.push({ at: place(star, [0, 0, 0], 0.62), color: color('#fff0bc').multiplyScalar(1.6) });
  pools.push([first[0], first[1] + 0.35, first[2] + 0.6, 5.4, 3.6]);
  // and right behind, because nobody could stop her
  const ewe = streamPoint(1, 0.925, -3.6);
  sheep(m, place([ewe[0], ewe[1], ewe[2]], [0, 24, 0], 3.1));
  beads.push({ at: place([ewe[0] + 0.62, ewe[1] + 1.02, ewe[2] + 1.5], [0, 0, 0], 0.38), color: FLAME });
  pools.push([ewe[0] + 0.5, ewe[1] + 0.3, ewe[2] + 1, 2.8, 2]);

  // door to door: the town's chain comes down to the bridge
  const line = new THREE.CatmullRomCurve3(TOWN_ROAD.map((p) => vec(p)));
  for (let i = 0; i < 13; i++) {
    const p = line.getPointAt(mix(0.02, 0.83, (i / 12) ** 0.9));
    const at: V3 = [p.x + (i % 2 ? 0.5 : -0.4), valleyGround(p.x, p.z), p.z];
    bearer(m, beads, at, i % 3 ? 1.55 : 1.15, i);
    pools.push([at[0], at[1] + 0.12, at[2] + 0.3, 1.3, 0.9]);
  }
  m.scatter(ball(1, 10), beads, { glow: true, line: 0.25, slight: true });
  scene.add(contacts(pools, '#ffb868', 0.55));

  const halAt = place(onBridge(-0.72, 0.1), [0, bridgeYaw(0.86, 0.5), 0], 1.12);
  const heart = vec(onBridge(0.02, 0.06, 1.28));
  /** the bowl's mouth looks to the hills */
  const mouth = vec(onBridge(1, 0.34)).sub(vec(onBridge(0, 0))).setY(0.22).normalize();
  const bowlAt = frame(heart, mouth, vec(0, 1, 0));
  const shoulder = vec(BUILDS.grandmother.shoulder, 1.0, 0.1).applyMatrix4(halAt);
  const rim = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * TAU;
    return vec(Math.sin(a) * RIM, 0.62 * RIM, Math.cos(a) * RIM).applyMatrix4(bowlAt);
  }).reduce((a, b) => (b.distanceTo(shoulder) < a.distanceTo(shoulder) ? b : a));
  const struck = vec(-0.02, 0.02, 0.05).applyMatrix4(bowlAt);
  const halmeoni = character(HALMEONI_WINTER, {
    at: halAt,
    expression: 'shout',
    pose: pose('stand', {
      lean: [7, 16, -6],
      bend: 3,
      head: [-10, 8, -6],
      left: grasp({
        at: halAt,
        build: 'grandmother',
        side: 'left',
        point: rim,
        touch: 'palm',
        fingers: [-0.2, 0.5, 0.8],
        palm: [-0.6, 0.3, 0.4],
        elbow: [0.8, -0.6, 0],
        grip: 'holdThick',
      }),
      right: {
        hand: [0.3, 0.1, 0.62],
        elbow: [0.9, -0.1, -0.6],
        palm: [-0.8, -0.2, 0.3],
        fingers: [-0.4, 0.5, 0.7],
        grip: 'fist',
      },
      legLeft: { foot: [0.12, 0, 0.24], toeOut: 10 },
      legRight: { foot: [0.14, 0.02, -0.24], toeDown: 10, toeOut: 26 },
    }),
  });
  const fist = vec(0).setFromMatrixPosition(halmeoni.grip.right);
  dentedBowl(m, bowlAt, RIM);
  const reachOut = struck.clone().sub(fist);
  ladle(
    m,
    frame(struck.clone().addScaledVector(reachOut.clone().normalize(), -0.06), reachOut.clone().negate(), vec(0, 1, 0)),
    Math.max(0.4, reachOut.length() + 0.1),
  );

  const eyeTo = (at: V3) => Math.atan2(FROM[0] - at[0], FROM[2] - at[2]);
  const cAt = onBridge(1.18, 0.15);
  const charlotteAt = place(cAt, [0, (eyeTo(cAt) * 360) / TAU + 96, 0], 1.1);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [0.5, 0.3],
    pose: pose('cheer', {
      shift: [0, 0.12, 0],
      lean: [-6, -10, 4],
      head: [-10, -34, -6],
      left: { hand: [0.3, 0.8, 0.5], elbow: [1, -0.3, -0.2], palm: [-0.3, 0, 1], fingers: [0.1, 1, 0.4], grip: 'open' },
      right: { hand: [0.56, 0.76, 0], elbow: [1, -0.3, -0.3], palm: [-0.3, 0, 1], fingers: [0.2, 1, 0], grip: 'open' },
      legLeft: { foot: [0.1, 0.16, -0.2], toeDown: 40 },
      legRight: { foot: [0.1, 0.1, 0.1], toeDown: 20 },
    }),
  });
  const tAt = onBridge(2.05, -0.35);
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: place(tAt, [0, (eyeTo(tAt) * 360) / TAU + 60, 0], 1.1),
    expression: 'laugh',
    pose: pose('cheer', {
      lean: [-4, 12, -4],
      head: [-12, 10, 8],
      left: { hand: [0.5, 0.82, 0.1], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
      right: { hand: [0.36, 0.9, 0.2], elbow: [1, -0.4, -0.3], palm: [-0.3, 0, 1], grip: 'open' },
    }),
  });

  const hang = onBridge(-1.9, 1.58, 1.02);
  const flame = handLantern(m, place(hang, [0, 20, 0], 1.15));
  const lamp: V3 = [hang[0] + flame.x, hang[1] + flame.y, hang[2] + flame.z];
  const bell = vec(0, 0.62 * RIM, 0).applyMatrix4(bowlAt);
  soundRings(m, place([bell.x, bell.y, bell.z - 0.5]), {
    radii: [0.58, 0.86, 1.24, 1.74, 2.4, 3.26, 4.4],
    arc: [-24, 150],
    strokes: 11,
    thick: [0.016, 0.03],
    tone: '#ffd476',
    fade: '#5a68b4',
  });
  snowfall(m, { count: 120, min: [-9, 0, -20], max: [12, 10, 1], size: [0.012, 0.03], tint: '#c9d3fa', eye: { at: FROM, clear: 4 } });
  scene.add(halmeoni.model, charlotte.model, theo.model, m.bake());
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
        { at: onBridge(0.3, 2.3, 1.7), color: '#ffbe78', power: 3.2, radius: 0.25 },
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
