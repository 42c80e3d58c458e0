/** KB-3.1. Two in the morning: the third bag goes in, and something in the bowl already stirs. */
import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { holdCard } from '../../cast/holds.ts';
import { CHARLOTTE_NIGHT } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { color, random, TAU, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { dentedBowl, weed } from '../../props/korean-kitchen.ts';
import { driedWeed, seaweedBag } from '../../props/seaweed-bag.ts';
import { dryWeed } from '../../props/seaweed-sea.ts';
import { halmeoniKitchen, kitchenLight } from '../../sets/halmeoni-kitchen.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.32, 0.82, 2.2];
const TO: V3 = [0.15, 0.545, 0.2];
const BOWL: V3 = [-0.14, 0, 0.3];
const R = 0.46;
const RIM = 0.62 * R;

const FRESH = ['#3f6f3a', '#5f9444', '#88b652', '#b9d46c'];
/** What has drunk enough lies in wet curls, a little higher than the rim. */
function curls(model: Model): void {
  const rnd = random(5);
  model.put(
    ball([R * 0.84, 0.07, R * 0.84], 30),
    { color: '#35573a', line: 0.4 },
    place([BOWL[0], RIM - 0.05, BOWL[2]]),
  );
  for (let i = 0; i < 26; i++) {
    const [a, q, turn] = [rnd() * TAU, R * 0.72 * Math.sqrt(rnd()), rnd() * TAU];
    const path = Array.from({ length: 5 }, (_, k): V3 => {
      const t = turn + k * 0.9;
      const w = 0.04 + 0.028 * k;
      const [x, z] = [Math.sin(a) * q + Math.sin(t) * w, Math.cos(a) * q + Math.cos(t) * w];
      return [BOWL[0] + x, RIM - 0.005 + 0.05 * (1 - (q / R) ** 2) + 0.03 * Math.sin(k * 1.7 + i), BOWL[2] + z];
    });
    weed(model, path, [0.03, 0.075, 0.085, 0.07, 0.02], undefined, i, i % 3 ? undefined : FRESH);
  }
}
/** A strand out of the bowl at angle `a` (0 towards +Z): it feels its way down the steel like a finger. */
function finger(model: Model, a: number, long: number): V3 {
  const [sx, sz] = [Math.sin(a), Math.cos(a)];
  const on = (k: number, y: number, side = 0): V3 => [BOWL[0] + sx * k + sz * side, y, BOWL[2] + sz * k - sx * side];
  const path = [
    on(R * 0.42, RIM - 0.02, 0.02),
    on(R * 0.66, RIM + 0.1, 0.01),
    on(R * 0.95, RIM + 0.12),
    on(R * 1.13, RIM + 0.03),
    on(R * 1.12, RIM - long * 0.5, 0.01),
    on(R * 1.1, RIM - long * 0.86, 0.02),
    on(R * 1.26, RIM - long, 0.04),
    on(R * 1.36, RIM - long * 0.86, 0.05),
  ];
  const green = { color: '#5f9446', line: 1 };
  model.put(
    tube(path, [0.05, 0.05, 0.046, 0.042, 0.036, 0.032, 0.026, 0.012], { around: 12, rings: 60, flat: 0.45 }),
    green,
  );
  weed(model, path, [0.1, 0.15, 0.16, 0.16, 0.15, 0.12, 0.07, 0.02], [sz, 0, -sx], 9, FRESH);
  return on(R * 1.1, RIM - long * 0.4);
}

/** Lamp of the lane behind the left pane, under its hood. */
const LAMP: V3 = [-1.95, 2.5, -7];
function laneLamp(): THREE.Object3D {
  const model = new Model();
  const [x, y, z] = LAMP;
  const iron = { color: '#3a3a5e', line: 0.5 };
  model.put(
    tube([vec(x - 0.42, -2, z), vec(x - 0.42, y + 0.2, z), vec(x - 0.3, y + 0.34, z), vec(x, y + 0.3, z)], [0.04]),
    iron,
  );
  model.put(lathe(points2('0,.3 .05,.28 .1,.2 .26,.08 .24,.07 0,.09'), { around: 18 }), iron, place(LAMP));
  model.put(
    ball([0.13, 0.12, 0.13], 16),
    { color: color('#fff0c8').multiplyScalar(1.4), glow: true, line: 0.2 },
    place(LAMP),
  );
  return model.bake({ cast: false, receive: false });
}

export function justAHandful(): Shot {
  const model = new Model();
  dentedBowl(model, place(BOWL, [0, 20, 0]), R);
  curls(model);
  // the right wall goes on behind the back wall: no light comes in at the corner
  model.put(roundedBox(0.2, 3.8, 6, 0.01), { color: '#f3e6c6', line: 0 }, place([2.7, 1.85, -0.6]));
  driedWeed(model, place([BOWL[0] + 0.16, RIM + 0.03, BOWL[2]]), 0.16, 40, 7);
  const tip = finger(model, -0.42, 0.24);

  const stance: Pose = pose('stand', {
    hips: 0.93,
    shift: [0, 0, -0.06],
    lean: [24, -4, 3],
    bend: 16,
    head: [16, 14, 6],
  });
  const at = place([0.64, 0, 0.04], [0, -56, 0], 1.05);
  // the bag upside down, its print to the reader
  const bag = frame(vec(0.21, 0.81, 0.27), vec(-0.42, -0.9, 0.05), vec(-0.16, 0.1, 1)).scale(vec(1.2, 1.2, 1.2));
  const onBag = (p: V3) => vec(p).applyMatrix4(bag);
  const out = (p: V3) => vec(p).transformDirection(bag);
  const hand = { at, build: 'child8', stance } as const;
  const charlotte = character(CHARLOTTE_NIGHT, {
    at,
    expression: 'grin',
    lookAt: [-0.06, 0.42, 0.34],
    pose: {
      ...stance,
      left: holdCard({
        ...hand,
        side: 'left',
        edge: onBag([-0.11, 0.06, 0]),
        inward: out([1, 0.1, 0]),
        face: out([0, 0, 1]),
        elbow: [0.6, -1, 0],
      }),
      right: holdCard({
        ...hand,
        side: 'right',
        edge: onBag([0.1, 0.03, 0]),
        inward: out([-1, 0.2, 0]),
        face: out([0, 0, 1]),
        elbow: [0.8, -0.6, 0.2],
      }),
      // both bare soles on the floor, a step apart, knees a little bent
      legLeft: { foot: [0.16, 0, 0.1], knee: [0.2, 0, 1], toeOut: 16 },
      legRight: { foot: [0.14, 0, -0.2], knee: [0.3, 0, 1], toeOut: 20 },
    },
  });
  seaweedBag(model, bag, { open: true, left: 0.3 });
  const mouth = onBag([0, 0.31, 0]);
  dryWeed(model, mouth.toArray() as V3, [mouth.x - 0.1, RIM + 0.05, mouth.z], 46, 0.09);
  // the first two
  const empty = [place([0.2, 0.01, 0.78], [-34, -10, 8], 0.9), place([0.94, 0.012, 0.52], [-52, -14, -14], 1)];
  for (const spot of empty) seaweedBag(model, spot, { open: true, left: 0.06 });
  const print = empty.map((spot) =>
    [vec(-0.05, 0.15, 0.01), vec(0.05, 0.15, 0.01)].map((point) => point.applyMatrix4(spot)),
  );

  return composeShot({
    set: (scene) =>
      halmeoniKitchen(scene, {
        hour: 'night',
        // the young moon has set long ago; a lamp of the lane stands outside
        moon: [180, -60],
        stools: [[1.42, -0.45, '#e0705c']],
        without: ['table', 'right', 'left', 'fan'],
      }),
    // the street lamp falls through the panes on the bowl, her hands and her cheek; the rest is one soft blue
    light: kitchenLight('night', {
      sun: { dir: [-0.36, 0.6, -1], color: '#ffd9a4', power: 13, cone: 0.02 },
      fill: { dir: [-0.45, 0.5, 1], color: '#b4b8f0', power: 1.4, cone: 0.4 },
      points: [{ at: [-0.95, 0.8, 1.4], color: '#dce6ff', power: 2.6, radius: 0.2 }],
      exposure: 1.08,
    }),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, tip),
    aperture: 0.006,
    center: [0, 0.8, 0],
    radius: 3.6,
    actors: [charlotte],
    things: [model.bake(), laneLamp(), haloes([[...LAMP, 0.75]], FROM, '#ffcf8a', 0.75)],
    heads: [
      charlotte.head,
      ...empty.map((spot) => ({ thing: 'Find', at: vec(0, 0.15, 0).applyMatrix4(spot), radius: 0.15 })),
    ],
    lettering: [
      { text: '20인분 미역', balls: ballsAt(0.14, onBag([0, 0.16, 0])) },
      ...print.map((balls) => ({ text: '미역 20인분', balls: ballsAt(0.09, ...balls) })),
    ],
    focal: tip,
  });
}
