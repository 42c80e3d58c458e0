/** PC-7.2. The gust: the map sits down on the water, a boy is held back by his hood, and the cat goes the other way. */

import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, at as item, mix, random, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { STREAM, segeomjeong, streamLight } from '../../sets/segeomjeong.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [2.5, 0.92, 4.3];
const TO: V3 = [1.06, 0.52, 0];
const MAP: V3 = [2.06, STREAM + 0.2, 1.2];

export function mapOnTheWater(): Shot {
  const m = new Model();
  yeongsuMap(m, place(MAP, [-38, 6, -16]), 0.62, { bend: 'blown', done: 3, smudge: false });
  splash(m, [MAP[0] + 0.02, STREAM, MAP[2] + 0.16], 0.36, 4);

  const at = place([1.02, -0.21, 0.72], [0, 64, 0]);
  const lunge: Stance = { hips: 0.66, shift: [0, 0, 0.3], lean: [34, 0, -4], bend: 10, head: [4, -14, -5] };
  const doyun = character(DOYUN_FREE, {
    at,
    expression: 'cryOut',
    gaze: [-0.2, -0.5],
    pose: {
      ...lunge,
      left: {
        hand: [0.12, 0.2, 0.95],
        elbow: [0.8, -0.6, 0],
        palm: [-0.3, -1, 0],
        fingers: [0, -0.1, 1],
        grip: 'open',
      },
      right: {
        hand: [0.02, -0.2, 0.96],
        elbow: [0.8, -0.6, 0],
        palm: [-0.3, -1, 0.1],
        fingers: [0, -0.15, 1],
        grip: 'open',
      },
      legLeft: { standOn: [0.92, -0.19, 0.58], foot: [0, 0, 0], toeDown: 30 },
      legRight: { standOn: [1.38, -0.37, 0.98], foot: [0, 0, 0], toeDown: -6 },
    },
  });
  splash(m, [1.4, STREAM, 0.98], 0.15, 14);
  strungClicky(m, { at, build: 'child8', stance: lunge }, place([1.9, 0.42, 1.4], [-10, 14, -24]), {
    digits: '0001',
    size: 2,
  });

  // the hood, stretched like a sling between his neck and her fist
  const gran = place([0.34, -0.05, 0.5], [0, 74, 0]);
  const back: Stance = { hips: 0.93, shift: [0, 0, -0.12], lean: [-12, -8, 0], bend: 4, head: [6, 6, -6] };
  const b = BUILDS.child8;
  const spine = spineOf(b, lunge);
  const nape = (x: number, y: number, z: number) => spine.point([x, y, z]).applyMatrix4(at);
  const fist = new THREE.Vector3(0.62, 0.68, 0.67);
  const root = nape(0, b.torso * 0.94, -0.07);
  m.put(
    tube([root, root.clone().lerp(fist, 0.55), fist, fist.clone().lerp(root, -0.14)], [0.1, 0.066, 0.03, 0.042], {
      around: 14,
      rings: 20,
    }),
    { tint: (p) => color('#e0a92e').lerp(color('#b87f1e'), 0.5 + 0.5 * Math.sin(p.y * 90 + p.x * 30)) },
  );
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'startled',
    gaze: [0, -0.3],
    pose: pose('stand', {
      ...back,
      right: gripRod({
        at: gran,
        build: 'grandmother',
        stance: back,
        side: 'right',
        point: fist,
        dir: fist.clone().sub(root),
        r: 0.03,
        palm: [-0.4, -1, 0],
      }),
      left: {
        hand: [0.6, 0.12, -0.4],
        elbow: [0.7, -0.6, -0.4],
        palm: [0, -1, 0.2],
        fingers: [1, 0.3, 0],
        grip: 'open',
      },
      legLeft: { foot: [0.06, 0, -0.28], toeOut: 16 },
      legRight: { foot: [0.06, 0.01, 0.36], toeDown: -14, toeOut: 6 },
    }),
  });

  const cat = bami({ at: place([0.68, -0.02, 1.34], [0, -66, 0]), pose: 'leap', head: [0, 26, 4], gaze: [0.6, 0.2] });
  gust(m);
  return composeShot({
    set: (scene) => segeomjeong(scene),
    light: streamLight(),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, MAP),
    aperture: 0.006,
    center: [1.1, 0.5, 0.4],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    things: [m.bake()],
    heads: [
      doyun.head,
      halmeoni.head,
      { thing: 'Find', at: vec(1.9, 0.42, 1.4), radius: 0.14 },
      { thing: 'Find', at: vec(MAP), radius: 0.34 },
    ],
    find: [{ at: vec(1.9, 0.42, 1.4), radius: 0.14 }],
    lettering: [{ text: '0001', balls: ballsAt(0.052, [1.89, 0.43, 1.44], [1.93, 0.43, 1.43]) }],
    focal: MAP,
  });
}

/** Rings on the water and drops over it. */
function splash(m: Model, [x, y, z]: V3, r: number, drops: number): void {
  for (const [i, k] of [1, 1.6].entries()) {
    const path: V3[] = Array.from({ length: 22 }, (_, j) => {
      const a = (j / 22) * TAU;
      const q = r * k * (1 + 0.06 * Math.sin(a * 3 + i));
      return [x + Math.cos(a) * q, y + 0.006, z + Math.sin(a) * q * 0.8];
    });
    m.put(tube(path, [0.006 - i * 0.002], { closed: true, around: 5, rings: 60 }), {
      color: '#eef6f2',
      line: 0,
      slight: true,
    });
  }
  const rnd = random(drops);
  for (let i = 0; i < drops; i++) {
    const [a, h] = [rnd() * TAU, mix(0.05, 0.24, rnd())];
    const q = r * mix(0.6, 1.25, rnd());
    m.put(
      ball([0.01, 0.015, 0.01], 8),
      { color: '#eef8f6', line: 0.4 },
      place([x + Math.cos(a) * q, y + h, z + Math.sin(a) * q * 0.8]),
    );
  }
}
/** Leaves that go with the wind, from left to right, and the wind itself in three strokes. */
function gust(m: Model): void {
  const rnd = random(11);
  const leaf = slab(points2('0,-.5 .3,-.2 .34,.15 0,.5 -.34,.15 -.3,-.2'), 0.04);
  const tones = ['#d9772c', '#f2b748', '#c8502a', '#f8d77c'];
  const leaves: Item[] = Array.from({ length: 34 }, (_, i) => ({
    at: place(
      [mix(-0.7, 3, rnd()), mix(0.1, 1.75, rnd()), mix(-1.2, 1.8, rnd())],
      [rnd() * 180, rnd() * 360, rnd() * 180],
      mix(0.07, 0.12, rnd()),
    ),
    color: color(item(tones, i % 4)),
  }));
  m.scatter(leaf, leaves, { doubleSided: true, line: 0.5 });
}
