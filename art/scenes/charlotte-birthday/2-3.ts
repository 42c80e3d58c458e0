/** CB-2.3. Grey cloud: three behind each other, and a house that does not want bells, balls or banjos. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { noBellsSign } from '../../sets/blue-door.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [21.4, 1.15, 0.9];
const TO: V3 = [28, 1.62, -1.0];
const SIGN: V3 = [1.29, 1.92, 0.05];

/** Low window under the porch, a light behind it, and what puffs out of it. In the frame of 41. */
function cellarWindow(m: Model): void {
  m.inside(FRAME_41, () => {
    const at: V3 = [1.2, 0.22, 1.9];
    m.put(roundedBox(0.5, 0.34, 0.06, 0.012), { color: '#fbf3e2', line: 0.8 }, place(at));
    m.put(
      roundedBox(0.4, 0.24, 0.07, 0.01),
      { color: color('#ffce78').multiplyScalar(1.2), glow: true, line: 0.6 },
      place([at[0], at[1], at[2] + 0.004]),
    );
    m.put(roundedBox(0.025, 0.26, 0.08, 0.006), { color: '#fbf3e2', line: 0.5 }, place([at[0], at[1], at[2] + 0.006]));
    for (const [x, y, r] of [
      [0.02, 0.16, 0.06],
      [0.05, 0.33, 0.085],
      [0.13, 0.5, 0.07],
    ] as const)
      for (const [dx, dy, k] of [
        [0, 0, 1],
        [0.6, 0.25, 0.66],
        [-0.62, 0.1, 0.6],
      ] as const)
        m.put(
          ball([r * k, r * k * 0.86, r * k], 14),
          { color: '#e4e2ec', glow: true, line: 0.12 },
          place([at[0] + x + dx * r, at[1] + y + dy * r, at[2] + 0.16]),
        );
  });
}

export function noBanjos(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'grey',
    skip: [
      '14',
      'north0',
      'north1',
      'north2',
      'south0',
      'south1',
      'south2',
      'south3',
      'south4',
      'south5',
      'north3',
      'north4',
    ],
    houses: { '41': { curtain: 0.1 } },
    sign: false,
    grass: { at: [24.4, -1.6], radius: 2.4, n: 420 },
    noTrees: (x, z) => x > 12 && z > 0,
  });
  const m = new Model();
  m.inside(FRAME_41, () => noBellsSign(m, place(SIGN, [0, 0, -2], 1.7)));
  cellarWindow(m);
  const sign = vec(onHouse(FRAME_41, SIGN));
  const stand = (x: number, z: number) =>
    place([x, 0.02, z], [0, (Math.atan2(sign.x - x, sign.z - z) * 180) / Math.PI, 0]);
  const charlotteAt = stand(25.4, -0.78);
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'worry',
    gaze: [0.7, 0.3],
    pose: pose('stand', {
      lean: [-5, 0, 0],
      head: [-8, -58, 4],
      right: {
        hand: [0.1, -0.08, 0.8],
        elbow: [0.6, -1, 0],
        palm: [-0.6, -1, 0],
        fingers: [0, 0.1, 1],
        grip: 'point',
      },
      left: {
        hand: [0.2, -0.7, 0.2],
        elbow: [1, -0.2, -0.6],
        palm: [-0.4, -0.4, -1],
        fingers: [0, -1, 0.2],
        grip: 'open',
      },
      legLeft: { foot: [0.04, 0, 0.08] },
      legRight: { foot: [0.05, 0.02, -0.14], toeDown: 16 },
    }),
  });
  const priyaAt = stand(25.06, -1.02);
  const onCharlotte = (p: V3) => vec(p).applyMatrix4(charlotteAt).toArray() as V3;
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'surprise',
    gaze: [-0.3, 0],
    pose: pose('stand', {
      lean: [9, 0, -6],
      bend: 6,
      head: [-4, -88, -10],
      right: {
        hand: [0, 0, 0],
        reachTo: onCharlotte([-0.1, 0.8, -0.09]),
        elbow: [1, -0.6, 0],
        palm: [0, -0.6, 1],
        fingers: [-0.2, 0.5, 1],
        grip: 'relaxed',
      },
      left: {
        hand: [0, 0, 0],
        reachTo: onCharlotte([0.1, 0.8, -0.09]),
        elbow: [1, -0.6, 0],
        palm: [0, -0.6, 1],
        fingers: [-0.2, 0.5, 1],
        grip: 'relaxed',
      },
    }),
  });
  const theoAt = stand(24.68, -1.18);
  const onPriya = (p: V3) => vec(p).applyMatrix4(priyaAt).toArray() as V3;
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'worry',
    gaze: [0.8, 0.1],
    pose: pose('stand', {
      hips: 0.94,
      lean: [10, 0, -9],
      bend: 8,
      head: [-4, -66, -10],
      right: {
        hand: [0, 0, 0],
        reachTo: onPriya([-0.13, 0.62, -0.1]),
        elbow: [1, -0.6, 0],
        palm: [-0.6, -0.2, 1],
        fingers: [-0.2, 0.3, 1],
        grip: 'holdThick',
      },
      left: {
        hand: [0, 0, 0],
        reachTo: onPriya([0.12, 0.7, -0.1]),
        elbow: [1, -0.6, 0],
        palm: [-0.6, -0.2, 1],
        fingers: [-0.2, 0.3, 1],
        grip: 'holdThick',
      },
    }),
  });
  scene.add(charlotte.model, priya.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, [26, 1.2, -0.6]),
    aperture: 0.004,
    light: plumLight('grey', {
      points: [{ at: onHouse(FRAME_41, [1.3, 1.9, 1.3]), color: '#fff2dc', power: 3, radius: 0.3 }],
    }),
    center: [27, 1, 0],
    radius: 7,
    heads: [charlotte.head, priya.head, theo.head],
    focal: sign.toArray() as V3,
  };
}
