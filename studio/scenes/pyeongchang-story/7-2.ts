/** PC-7.2. The gust: the map sits down on the water, a boy is held back by his hood, and the cat leaps for it, too. */

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
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { STREAM, segeomjeong, streamLight } from '../../sets/segeomjeong.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

// low over the pool: the water line goes through the picture, the map comes first
const FROM: V3 = [2.92, 0.3, 3.5];
const TO: V3 = [1.27, 0.37, 0.5];
const MAP: V3 = [2.06, STREAM + 0.25, 1.36];
const WIDE = 0.74;

export function mapOnTheWater(): Shot {
  const model = new Model();
  yeongsuMap(model, place(MAP, [-32, 22, -13]), WIDE, { bend: 'blown', done: 3, smudge: false });
  splash(model, [MAP[0] + 0.04, STREAM, MAP[2] + 0.16], 0.44, 9);

  const at = place([1.02, -0.21, 0.72], [0, 64, 0]);
  const lunge: Stance = { hips: 0.66, shift: [0, 0, 0.3], lean: [34, 0, -4], bend: 10, head: [4, -14, -5] };
  const doyun = character(DOYUN_FREE, {
    at,
    expression: 'dismay',
    lookAt: [MAP[0], MAP[1] + 0.1, MAP[2]],
    pose: {
      ...lunge,
      left: {
        hand: [0.1, 0.1, 0.98],
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
  splash(model, [1.4, STREAM, 0.98], 0.15, 14);
  strungClicky(model, { at, build: 'child8', stance: lunge }, place([1.98, 0.46, 1.42], [-10, 14, -24]), {
    digits: '0001',
    size: 2,
  });

  // forty centimetres of hood, taut from his neck to both her fists; she has sat down into the pull
  const b = BUILDS.child8;
  const spine = spineOf(b, lunge);
  const nape = (x: number, y: number, z: number) => spine.point([x, y, z]).applyMatrix4(at);
  const root = nape(0, b.torso * 0.93, -0.05);
  const fist = root.clone().add(new THREE.Vector3(-0.37, 0.14, -0.08));
  hood(model, root, fist);
  const gran = place([fist.x - 0.23, -0.06, fist.z - 0.03], [0, 78, 0]);
  const back: Stance = { hips: 0.8, shift: [0, 0, -0.2], lean: [-20, -4, 0], bend: 6, head: [20, 4, -6] };
  const pull = { at: gran, build: 'grandmother', stance: back, r: 0.03 } as const;
  const along = fist.clone().sub(root);
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'tugging',
    lookAt: MAP,
    pose: pose('stand', {
      ...back,
      right: gripRod({ ...pull, side: 'right', point: fist, dir: along, palm: [-0.4, -1, 0], elbow: [1, -0.5, -0.2] }),
      left: gripRod({
        ...pull,
        side: 'left',
        point: fist.clone().addScaledVector(along, 0.2),
        dir: along,
        palm: [-0.4, -1, 0],
        elbow: [1, -0.5, -0.2],
      }),
      legLeft: { foot: [0.08, 0, 0.4], toeDown: -24, toeOut: 12, knee: [0.2, 0.4, 1] },
      legRight: { foot: [0.08, 0, 0.2], toeDown: -10, toeOut: 16, knee: [0.2, 0.4, 1] },
    }),
  });

  const cat = bami({
    at: place([1.62, -0.26, 1.84], [-6, 98, 0], 0.82),
    pose: 'leap',
    head: [4, 10, 4],
    gaze: [0.2, 0],
  });
  gust(model);
  return composeShot({
    set: (scene) => segeomjeong(scene),
    light: streamLight(),
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, MAP),
    aperture: 0.006,
    center: [1.1, 0.5, 0.4],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      halmeoni.head,
      { thing: 'Find', at: vec(1.98, 0.46, 1.42), radius: 0.14 },
      { thing: 'Find', at: vec(MAP), radius: 0.4 },
    ],
    find: [{ at: vec(1.98, 0.46, 1.42), radius: 0.14 }],
    lettering: [{ text: '0001', balls: ballsAt(0.052, [1.97, 0.47, 1.46], [2.01, 0.47, 1.45]) }],
    focal: MAP,
  });
}

/** A hood pulled out flat: wide at the neck, drawn together into the fists, hard creases between, its dark mouth on top. */
function hood(model: Model, root: THREE.Vector3, fist: THREE.Vector3): void {
  const along = fist.clone().sub(root);
  const where = frame(root, along.clone().normalize(), vec(0, 1, 0));
  const long = along.length();
  const cloth = (point: THREE.Vector3) =>
    color('#e0a92e').lerp(color('#a8701a'), 0.5 + 0.5 * Math.sin((Math.atan2(point.x, point.z) || 0) * 9));
  model.inside(where, () => {
    model.put(
      tube(
        [
          [0, -0.02, 0],
          [0, long * 0.5, 0],
          [0, long, 0],
          [0, long * 1.3, -0.02],
        ],
        [0.15, 0.1, 0.032, 0.06],
        { around: 20, rings: 22 },
      ),
      { tint: cloth },
      place([0, 0, 0], [0, 0, 0], [1, 1, 0.55]),
    );
    for (const x of [-0.12, -0.04, 0.05, 0.12])
      model.put(
        tube(
          [
            [x, 0.02, 0.078],
            [x * 0.62, long * 0.5, 0.056],
            [x * 0.2, long * 0.97, 0.018],
          ],
          [0.004, 0.007, 0.004],
          { around: 6, rings: 10 },
        ),
        { color: '#8a5a14', line: 0 },
      );
  });
}

/** Rings on the water and drops over it. */
function splash(model: Model, [x, y, z]: V3, r: number, drops: number): void {
  for (const [i, k] of [1, 1.6].entries()) {
    const path: V3[] = Array.from({ length: 22 }, (_, j) => {
      const a = (j / 22) * TAU;
      const q = r * k * (1 + 0.06 * Math.sin(a * 3 + i));
      return [x + Math.cos(a) * q, y + 0.006, z + Math.sin(a) * q * 0.8];
    });
    model.put(tube(path, [0.006 - i * 0.002], { closed: true, around: 5, rings: 60 }), {
      color: '#eef6f2',
      line: 0,
      slight: true,
    });
  }
  const rnd = random(drops);
  for (let i = 0; i < drops; i++) {
    const [a, h] = [rnd() * TAU, mix(0.05, 0.24, rnd())];
    const q = r * mix(0.6, 1.25, rnd());
    model.put(
      ball([0.01, 0.015, 0.01], 8),
      { color: '#eef8f6', line: 0.4 },
      place([x + Math.cos(a) * q, y + h, z + Math.sin(a) * q * 0.8]),
    );
  }
}
/** Leaves that go with the wind, from left to right, and the wind itself in three strokes. */
function gust(model: Model): void {
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
  model.scatter(leaf, leaves, { doubleSided: true, line: 0.5 });
}
