/** PC-1.2. One hundred and twelve stairs in October, one small boy on the ninth, and a cat who is nearly there. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { strawMat } from '../../props/yut.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { leafShape, type Palette, tree } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.3, 2.1, 4.9];
const TO: V3 = [0.2, 4.5, -12];
const MAPLE: Palette = {
  leaves: ['#8f2f26', '#b8392c', '#d5482f', '#e8703a', '#f2a04a'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#7f7a40'],
};

/** Red peppers spread on a mat to dry, as everywhere in October. */
function dryingPeppers(m: Model, where: THREE.Matrix4): void {
  m.inside(where, () => {
    strawMat(m, place([0, 0, 0]), 0.9);
    const rnd = random(12);
    const pod = tube(
      [
        [0, 0, -0.05],
        [0.006, 0.006, 0],
        [0, 0, 0.06],
      ],
      [0.012, 0.014, 0.003],
      { around: 7, rings: 8 },
    );
    const list: Item[] = Array.from({ length: 110 }, () => ({
      at: place([mix(-0.48, 0.48, rnd()), 0.035 + 0.02 * rnd(), mix(-0.34, 0.34, rnd())], [0, rnd() * 360, rnd() * 20]),
      color: color('#b8281f').lerp(color('#e2492c'), rnd()),
    }));
    m.scatter(pod, list, { line: 0.6 });
  });
}
/** Leaves that have just let go. */
function falling(m: Model): void {
  const rnd = random(9);
  const list: Item[] = Array.from({ length: 26 }, () => {
    const z = mix(2.2, -9, rnd());
    return {
      at: place(
        [mix(-1.3, 1.9, rnd()), mix(1.6, 5.6, rnd()) + Math.max(0, -z) * 0.2, z],
        [rnd() * 360, rnd() * 360, 0],
        0.1,
      ),
      color: color('#d5482f').lerp(color('#f2b748'), rnd()),
    };
  });
  m.scatter(leafShape(), list, { doubleSided: true, line: 0.4 });
}

export function hundredAndTwelve(): Shot {
  const scene = new THREE.Scene();
  stairLane(scene, {
    hour: 'golden',
    season: 'october',
    near: [-1, 0],
    without: ['R0', 'pole'],
    ridge: { foot: 29, tall: 1.25 },
  });
  const m = new Model();
  dryingPeppers(m, place([-0.15, FLIGHT_RISE + 0.012, -6.2], [0, 4, 0]));
  falling(m);
  tree(
    m,
    {
      at: [3.0, 1.6, -7.4],
      height: 4,
      girth: 0.12,
      lean: [-0.6, 0],
      leaves: 1700,
      leafSize: 0.15,
      spread: 1.25,
      seed: 5,
    },
    MAPLE,
  );

  const foot = stairAt(9, 0.2);
  const doyunAt = place(foot, [0, 128, 0]);
  const tired = { lean: [10, 0, 0] as V3, bend: 10 };
  const who = { at: doyunAt, build: 'child8' as const, stance: tired };
  const inDoyun = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(doyunAt);
  const held = inDoyun(-0.2, 0.86, 0.26);
  const counterAt = place(held, [0, 70, 0]).multiply(place([0, 0, 0], [-20, 0, 0]));
  strungClicky(m, who, counterAt, { digits: '0009', size: 1.6, pressed: true });
  const knee = stairAt(11, 0.45);
  const doyun = character(DOYUN_FREE, {
    at: doyunAt,
    expression: 'nervous',
    gaze: [-0.2, -0.3],
    pose: pose('stand', {
      ...tired,
      head: [-2, -46, -4],
      right: gripRod({
        ...who,
        side: 'right',
        point: vec(0.0, -0.02, -0.01).applyMatrix4(counterAt),
        dir: [0, 1, 0],
        r: 0.03,
      }),
      left: grasp({
        ...who,
        side: 'left',
        point: inDoyun(0.13, 0.56, 0.27),
        touch: 'palm',
        fingers: [-0.1, -0.5, 1],
        palm: [-0.1, -1, -0.4],
        grip: 'drape',
      }),
      legLeft: { foot: [0, 0, 0], standOn: knee, knee: [0.3, 0.6, 1] },
      legRight: { foot: [0.04, 0, -0.06], toeOut: 12 },
    }),
  });
  const on100 = stairAt(100, 0.15);
  const cat = bami({ at: place(on100, [0, -14, 0], 2.3), pose: 'sit' });
  scene.add(doyun.model, cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, foot),
    aperture: 0.004,
    light: koreaLight('golden', {
      sun: { dir: [0.16, 0.68, 0.74], color: '#ffcd8e', power: 5.6, cone: 0.05 },
      exposure: 1.08,
    }),
    center: [0, 4, -8],
    radius: 14,
    heads: [doyun.head, { name: 'Find', at: cat.head.at, radius: 0.6 }],
    focal: doyun.head.at.toArray() as V3,
  };
}
