/** BB-5.1. The whole floor is a town: one bare board for a child in socks, one valley for a sorry giant. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { BRIDGE } from '../../sets/model-town.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.62, 2.2, 4.75];
const TO: V3 = [0.06, 0.42, -0.2];

export function smallestTown(): Shot {
  const scene = new THREE.Scene();
  finchHouse(scene, { lit: true, bridge: 'gap', train: 'fallen' });
  const finchAt = place([-1.12, 0, 1.2], [0, 76, 0]);
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'worry',
    gaze: [0.5, -0.4],
    pose: pose('kneel', {
      bend: 16,
      lean: [8, 0, 0],
      head: [16, 4, -6],
      left: {
        hand: [0.02, -0.86, 0.34],
        elbow: [0.8, -0.3, -0.7],
        palm: [-0.3, -0.9, 0],
        fingers: [-0.3, -0.3, 0.9],
        grip: 'relaxed',
      },
      right: {
        hand: [0.12, 0.02, 0.86],
        elbow: [0.8, -0.8, 0],
        palm: [-0.1, 0, 1],
        fingers: [0.1, 1, 0.15],
        grip: 'open',
      },
    }),
  });
  const stand = place([1.46, 0, 1.6], [0, -74, 0]);
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: stand,
    expression: 'gasp',
    gaze: [0.2, -0.4],
    pose: pose('peek', {
      lean: [3, 6, -3],
      head: [8, 16, 6],
      left: {
        hand: [-0.16, -0.3, 0.42],
        elbow: [0.6, -1, -0.1],
        palm: [-1, 0, 0],
        fingers: [-0.2, 1, 0.3],
        grip: 'relaxed',
      },
      right: {
        hand: [-0.14, -0.38, 0.42],
        elbow: [0.6, -1, -0.1],
        palm: [-1, 0, 0],
        fingers: [-0.2, 1, 0.3],
        grip: 'relaxed',
      },
    }),
  });
  // red lamps where the rails stop
  const m = new Model();
  for (const side of [-1, 1])
    m.inside(place([side * 0.56, BRIDGE[1], BRIDGE[2] + 0.07]), () => {
      const post: V3[] = [
        [0, 0, 0],
        [0, 0.13, 0],
      ];
      m.put(tube(post, [0.007], { around: 8, rings: 2 }), { color: '#fff4dc', line: 0.6 });
      m.put(
        ball(0.026, 14),
        { color: color('#ff5a3c').multiplyScalar(1.2), glow: true, line: 0.7 },
        place([0, 0.15, 0]),
      );
    });
  scene.add(charlotte.model, finch.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, BRIDGE),
    aperture: 0.006,
    light: finchLight('lamps', {
      points: [
        { at: [-3.0, 1.5, -1.1], color: '#ffb868', power: 5.5, radius: 0.2 },
        { at: [0.5, 2.4, 1.9], color: '#ffcf94', power: 6.5, radius: 0.4 },
        { at: [0.0, 0.8, 0.75], color: '#ffd9a0', power: 0.9, radius: 0.15 },
      ],
    }),
    center: [0, 0.8, -0.4],
    radius: 4.6,
    heads: [finch.head, charlotte.head],
    focal: BRIDGE,
  };
}
