/** 수영 · Swimming: a child kicks across the pool behind a yellow float. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { SWIMMER } from '../../cast/people/card-children.ts';
import { wearing } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { foam, kickboard, paintedWater, splash, waveAt } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const BOARD: V3 = [0.02, waveAt(0.02, 0.55) + 0.07, 0.6];
export function swimmingCard(): Shot {
  const grip = {
    elbow: [0.9, -0.4, 0] as V3,
    palm: [0, -1, 0] as V3,
    fingers: [-0.1, 0, 1] as V3,
    grip: 'flat' as const,
  };
  const child = character(wearing(SWIMMER, 'glasses'), {
    at: place([0, -0.78, -0.06], [0, -6, 0], 1.12),
    expression: 'joy',
    noLegs: true,
    pose: pose('peek', {
      lean: [14, 0, 0],
      head: [-4, -16, 5],
      left: { hand: [0, 0, 0], reachTo: [BOARD[0] + 0.15, BOARD[1] + 0.1, BOARD[2] - 0.1], ...grip },
      right: { hand: [0, 0, 0], reachTo: [BOARD[0] - 0.16, BOARD[1] + 0.1, BOARD[2] - 0.1], ...grip },
    }),
  });
  return cardStage({
    family: 'sport',
    bare: true,
    focal: child.head.at.toArray() as V3,
    actors: [child],
    eye: [0.2, 1.15, 3.4],
    look: [-0.01, 0.3, 0],
    fov: 22,
    things: (m) => {
      paintedWater(m, ['#2f86b0', '#4fabc8', '#bfeaf0']);
      kickboard(m, place(BOARD, [-5, -5, 0]), 0.52);
      foam(m, [[0, -0.05, 0.26]]);
      splash(m, [0.12, 0.02, -0.75], 0.34, 40, 3);
      for (const z of [-1.5])
        for (let i = 0; i < 12; i++)
          m.put(
            laneFloat(),
            { color: i % 2 ? '#e4503c' : '#fffaf0' },
            place([-1.7 + i * 0.31, waveAt(-1.7 + i * 0.31, z) + 0.03, z], [0, 0, 90]),
          );
    },
  });
}
const laneFloat = () => new THREE.CylinderGeometry(0.075, 0.075, 0.27, 16, 1);
