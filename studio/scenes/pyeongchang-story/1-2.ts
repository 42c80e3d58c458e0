/** PC-1.2. One hundred and twelve stairs in October; a boy who hauls himself up by the rail, and a cat who is nearly there. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { leafShape, type Palette, tree } from '../../props/trees.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stairLane } from '../../sets/stair-lane.ts';
import { FLIGHT_RISE, stairAt } from '../../sets/stair-steps.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.04, 1.72, -0.12];
const TO: V3 = [1.5, 2.5, -4.95];
const MAPLE: Palette = {
  leaves: ['#8f2f26', '#b8392c', '#d5482f', '#e8703a', '#f2a04a'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#7f7a40'],
};

/** Leaves that have just let go. */
function falling(model: Model): void {
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
  model.scatter(leafShape(), list, { doubleSided: true, line: 0.4 });
}

/** The lane's rail: how far to the right, and how high on the first flight. */
const RAIL_X = 1.48;
const railY = (z: number): number => 0.85 - (z * FLIGHT_RISE) / 4.2;

export function hundredAndTwelve(): Shot {
  const model = new Model();
  falling(model);
  // the joints of the near stairs are earth, not sky
  const earth: Item[] = Array.from({ length: 14 }, (_, i) => {
    const [x, y, z] = stairAt(i + 1);
    return { at: place([x, y - 0.17, z], [0, 0, 0], [3.1, 0.3, 0.2]), color: color('#6f5f66') };
  });
  model.scatter(new THREE.BoxGeometry(1, 1, 1), earth, { line: 0 });
  tree(
    model,
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

  // he hangs on the rail: one knee high on the stair after next, all his weight behind, eyes up the stair
  const foot = stairAt(8, 1.13);
  const doyunAt = place(foot, [0, 228, 0]);
  const tired: Stance = { hips: 0.93, shift: [-0.02, 0, -0.04], lean: [16, 22, -10], bend: 4 };
  const who = { at: doyunAt, build: 'child8' as const, stance: tired };
  const inDoyun = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(doyunAt);
  const counterAt = place(inDoyun(0.3, 0.66, 0.2), [0, 88, 0]).multiply(place([0, 0, 0], [-20, 0, 0]));
  strungClicky(model, who, counterAt, { digits: '0008', size: 1.6, pressed: true });
  const grip: V3 = [RAIL_X, railY(-2.16), -2.16];
  const [nx, ny, nz] = stairAt(10, 1.0);
  const doyun = character(DOYUN_FREE, {
    at: doyunAt,
    expression: 'nervous',
    lookAt: [-0.6, 6, -12],
    pose: pose('stand', {
      ...tired,
      head: [-10, 40, -4],
      left: gripRod({
        ...who,
        side: 'left',
        point: vec(0.0, -0.02, -0.01).applyMatrix4(counterAt),
        dir: [0, 1, 0],
        r: 0.03,
      }),
      right: gripRod({ ...who, side: 'right', point: grip, dir: [0, 0.46, -0.89], r: 0.026, elbow: [0.3, -0.4, -1] }),
      legLeft: { foot: [0, 0, 0], standOn: [nx, ny, nz + 0.03], knee: [0.3, 0.8, 1] },
      legRight: { foot: [0.04, 0, -0.02], toeOut: 10 },
    }),
  });
  const on100 = stairAt(100, 0.15);
  const cat = bami({ at: place(on100, [0, -14, 0], 4.2), pose: 'sit' });
  return composeShot({
    set: (scene) =>
      stairLane(scene, {
        hour: 'golden',
        season: 'october',
        near: [-1, 0, 1, 2],
        without: ['R0', 'pole'],
        ridge: { foot: 29, tall: 1.25 },
      }),
    light: koreaLight('golden', {
      // over the left wall and low: the stairs lie in its shade, the boy and the wall by him stand in the light
      sun: { dir: [-0.82, 0.62, 0.36], color: '#ffc47c', power: 6, cone: 0.04 },
      fill: { dir: [-0.2, 0.5, 1], color: '#ffdcc4', power: 0.5, cone: 0.4 },
      sky: 0.7,
      fog: { color: '#f6d9b4', near: 14, far: 170 },
      exposure: 1.12,
    }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, foot),
    aperture: 0.004,
    center: [0, 4, -8],
    radius: 14,
    actors: [doyun, cat],
    things: [model.bake()],
    heads: [doyun.head, { thing: 'Find', at: cat.head.at, radius: 0.6 }],
    // Bami on stair one hundred
    find: ballsAt(2.3, [0.12, 17, -42.67]),
    focal: doyun.head.at.toArray() as V3,
  });
}
