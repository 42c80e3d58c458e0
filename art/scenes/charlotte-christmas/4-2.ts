/** CC-4.2. Under Old Bess: a bell stuffed like a pillow, and one green thumb that Charlotte knows. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { greenThumb, looseBobble, peepingCosy } from '../../props/squirrel-home.ts';
import { handLantern, woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.5, 0.5, 3.5];
const TO: V3 = [0.12, 1.35, 0];
const BELL: V3 = [0.16, 1.58, 0.15];
/** where the green thumb ends */
const THUMB: V3 = [-0.53, -0.15, 0.04];

export function stuffedAsAPillow(): Shot {
  const scene = new THREE.Scene();
  belfry(scene, 'snowDay');
  const m = new Model();
  const bell = place(BELL, [-7, 0, 2]);
  const inBell = (p: V3): V3 => vec(p).applyMatrix4(bell).toArray() as V3;
  oldBess(m, bell, 0.98);
  woolNest(m, bell, 0.83, true);
  greenThumb(m, place(inBell(THUMB), [0, 20, 4], 1.25));
  peepingCosy(m, place(inBell([0.44, -0.04, 0.3]), [4, 10, 6], 1.0));
  looseBobble(m, place(inBell([-0.02, -0.1, 0.5])), 0.36);
  // the lantern of the stairs stands on the floor beside her
  const flame = handLantern(m, place([0.02, 0.44, 0.02], [0, 20, 0])).add(vec(0.02, 0.44, 0.02));
  const at = place([-0.74, 0, 0.2], [0, 56, 0], 1.04);
  const tip = inBell([THUMB[0] + 0.01, THUMB[1] - 0.2, THUMB[2] + 0.03]);
  const charlotte = character(CHARLOTTE_WINTER, {
    at,
    expression: 'gasp',
    gaze: [0.2, 0.9],
    pose: pose('stand', {
      lean: [-7, 0, -3],
      bend: -6,
      head: [-38, -12, 6],
      shift: [0, 0.07, 0],
      left: grasp({
        at,
        build: 'child8',
        side: 'left',
        point: tip,
        touch: 'pinch',
        fingers: [-0.3, 0.9, 0.3],
        palm: [-0.4, 0.2, 0.9],
        elbow: [1, -0.3, 0.2],
        grip: 'pinch',
      }),
      right: {
        hand: [0.36, -0.62, 0.3],
        elbow: [0.7, 0, -1],
        palm: [-0.4, -1, 0.2],
        fingers: [0.7, -0.2, 0.6],
        grip: 'open',
      },
      legLeft: { foot: [0.02, 0.07, 0.06], toeDown: 34, toeOut: 8 },
      legRight: { foot: [0.1, 0.07, -0.16], toeDown: 40, toeOut: 22 },
    }),
  });
  // the hatch of the stairs: Theo comes out of it to the elbows and no further
  const hatch: V3 = [1.16, 0, -0.5];
  m.put(roundedBox(1.0, 0.012, 0.86, 0.004), { color: '#3a3048', line: 0.4 }, place([hatch[0], 0.008, hatch[2]]));
  for (const [x, z, w, d] of [
    [0, 0.47, 1.16, 0.09],
    [0, -0.47, 1.16, 0.09],
    [0.55, 0, 0.09, 0.9],
    [-0.55, 0, 0.09, 0.9],
  ] as const)
    m.put(
      roundedBox(w, 0.07, d, 0.015, { fine: true }),
      { color: '#9a6a44' },
      place([hatch[0] + x, 0.035, hatch[2] + z]),
    );
  const theoAt = place([hatch[0] - 0.02, -0.36, hatch[2] - 0.02], [0, -44, 0], 1.04);
  const edge = (side: 'left' | 'right', p: V3) =>
    grasp({
      at: theoAt,
      build: 'child8',
      side,
      point: p,
      touch: 'palm',
      r: 0.02,
      fingers: [-0.1, 0, 1],
      palm: [0, -1, 0.1],
      elbow: [1, -0.4, -0.2],
      grip: 'edge',
    });
  const theo = character(THEO_WINTER, {
    at: theoAt,
    expression: 'worry',
    gaze: [0.1, 0.8],
    noLegs: true,
    pose: pose('stand', {
      lean: [10, 0, 3],
      head: [-30, 6, -8],
      left: edge('left', [hatch[0] - 0.2, 0.1, hatch[2] + 0.48]),
      right: edge('right', [hatch[0] - 0.55, 0.1, hatch[2] + 0.12]),
    }),
  });
  scene.add(charlotte.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    light: plumLight('snowDay', {
      sun: { dir: [-0.5, 0.5, -0.7], color: '#dfe8ff', power: 2.2, cone: 0.12 },
      sky: 0.72,
      points: [
        { at: flame.toArray() as V3, color: '#ffae58', power: 1.6, radius: 0.06 },
        { at: [-0.1, 0.6, 1.4], color: '#ffc684', power: 2.8, radius: 0.2 },
        { at: [0.8, 0.3, 1.3], color: '#ffc684', power: 1.4, radius: 0.3 },
      ],
      exposure: 1.08,
    }),
    paint: { line: 0.8 },
    center: [0.1, 1.1, 0],
    radius: 4,
    heads: [charlotte.head, theo.head],
    focal: tip,
  };
}
