/** PC-6.4. Nine thousand nine hundred and ninety-nine trees, and then none: Clicky has run out, and the slope has not. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { holdCard, pointAt } from '../../cast/holds.ts';
import { ALLEY_NEIGHBOURS } from '../../cast/people/alley-neighbours.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { HARIN_HIKING, MINJUN } from '../../cast/people/korean-classmates.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { CLIMB_TREE, PARK_BOARD, pineTrail, trailHeight, trailLight } from '../../sets/pine-trail.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [6.0, 2.42, 3.35];
const TO: V3 = [6.24, 2.34, -1.5];

export function fourZeros(): Shot {
  const scene = new THREE.Scene();
  pineTrail(scene, { sign: false, clear: (x, z) => z < -1.9 || Math.abs(x - 6.3) > 2.6 });
  const m = new Model();

  const boyAt = place([5.62, trailHeight(5.62, 1.25), 1.25], [0, 44, 0], 1.06);
  const boyStance: Stance = { lean: [-6, 8, -3], bend: -3 };
  const size = 2.5;
  const counter = boyAt.clone().multiply(place([-0.03, 0.72, 0.36], [-16, -38, -8]));
  const his = { at: boyAt, build: 'child8', stance: boyStance } as const;
  strungClicky(m, his, counter, { digits: '9999', next: '0000', roll: 1, size });
  const onCounter = (p: V3) => vec(p).applyMatrix4(counter);
  const face = vec(0, 0, 1).transformDirection(counter);
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'gasp',
    gaze: [-0.2, -1],
    pose: pose('surprise', {
      ...boyStance,
      head: [23, -8, -5],
      right: holdCard({
        ...his,
        side: 'right',
        edge: onCounter([-0.026 * size, -0.024 * size, 0.009 * size]),
        inward: vec(0.74, 0.68, 0).transformDirection(counter),
        face,
        elbow: [0.8, -0.8, -0.2],
      }),
      left: {
        hand: [0.62, 0.16, 0.3],
        elbow: [0.8, -0.9, -0.2],
        palm: [-0.6, 0, 0.7],
        fingers: [0.2, 1, 0.1],
        grip: 'open',
      },
    }),
  });

  const [bx, , bz] = PARK_BOARD;
  const girlAt = place([bx + 1.02, trailHeight(bx + 1.02, bz + 0.62), bz + 0.62], [0, -46, 0], 1.08);
  const girlStance: Stance = { lean: [2, -6, 3] };
  const harin = character(HARIN_HIKING, {
    at: girlAt,
    expression: 'joy',
    gaze: [-0.3, 0],
    pose: pose('stand', {
      ...girlStance,
      head: [3, 4, 7],
      right: pointAt({
        at: girlAt,
        build: 'child8',
        side: 'right',
        stance: girlStance,
        target: [bx + 0.62, 2.4, bz + 0.13],
      }),
      left: { hand: [0.2, -0.5, 0.3], elbow: [1, -0.2, -0.6], palm: [-1, 0, 0], grip: 'fist' },
    }),
  });
  const mother = character(ALLEY_NEIGHBOURS[2] as Person, {
    at: place([4.62, trailHeight(4.62, -0.75), -0.75], [0, 64, 0], 1.02),
    expression: 'smile',
    pose: pose('walk', { head: [4, 10, 5] }),
  });
  const brother = character(MINJUN, {
    at: place([4.86, trailHeight(4.86, 0.02), 0.02], [0, 80, 0], 0.72),
    expression: 'laugh',
    pose: pose('walk', { head: [-14, -6, -6] }),
  });
  const [cx, cy, cz] = CLIMB_TREE;
  // belly to the bark, four paws round the trunk; only the head comes round to see who has stopped counting
  const cat = bami({
    at: place([cx + 0.13, cy + 0.98, cz + 0.2], [0, 124, 2], 1.2),
    pose: 'climb',
    head: [18, -104, 4],
    gaze: [-0.6, -0.2],
  });
  const actors = [doyun, harin, mother, brother];
  scene.add(...actors.map((a) => a.model), cat.model, m.bake());
  const focal = onCounter([0, 0.006, 0.02]).toArray() as V3;
  return {
    scene,
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, focal) + 0.15,
    aperture: 0.008,
    light: trailLight(),
    center: [6, 2, 0],
    radius: 6,
    heads: [doyun.head, harin.head, { ...cat.head, name: 'Find' }, { name: 'counter', at: vec(focal), radius: 0.1 }],
    focal,
  };
}
