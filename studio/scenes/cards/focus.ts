/** 집중력 · Concentration: the last card of the house, with the tongue out. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { SHORT_BOY } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import type { Model } from '../../model/bake.ts';
import { at, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { grain } from '../../props/classroom.ts';
import { playingCard } from '../../props/play-things.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const TABLE = 0.34;
const H = 0.225;
const TONES = ['#e4503c', '#3f86b8', '#f2a82c', '#5f9a48'];
const TOP: V3 = [0.3, TABLE + H * 1.9, 0.4];

function house(model: Model): void {
  const half = H * 0.34;
  let n = 0;
  const tent = (x: number, y: number) => {
    for (const s of [-1, 1])
      playingCard(
        model,
        place([x + s * half, y, TOP[2]], [0, 90, 0]).multiply(place([0, 0, 0], [s * -19.5, 0, 0])),
        H,
        at(TONES, n++ % 4),
      );
  };
  for (const k of [-1, 0, 1]) tent(TOP[0] + k * half * 2.1, TABLE);
  for (const k of [-0.5, 0.5])
    model.put(
      roundedBox(H * 0.9, 0.008, H * 0.66, 0.003),
      { color: '#fffaf0' },
      place([TOP[0] + k * half * 2.1, TABLE + H * 0.96, TOP[2]]),
    );
  for (const k of [-0.5, 0.5]) tent(TOP[0] + k * half * 2.1, TABLE + H * 0.98);
  model.put(
    roundedBox(H * 0.9, 0.008, H * 0.66, 0.003),
    { color: '#fffaf0' },
    place([TOP[0], TABLE + H * 1.94, TOP[2]]),
  );
}

export function focusCard(): Shot {
  const last: V3 = [TOP[0], TABLE + H * 2.75, TOP[2]];
  const boy = character(SHORT_BOY, {
    at: place([-0.33, -0.17, -0.3], [0, 34, 0], 1.15),
    expression: 'concentrating',
    gaze: [0.5, -0.5],
    noLegs: true,
    pose: pose('kneel', {
      hips: 0.8,
      lean: [10, 0, 0],
      bend: 10,
      head: [6, 16, -8],
      left: {
        hand: [0, 0, 0],
        reachTo: [last[0] - 0.075, last[1] + 0.09, last[2] - 0.05],
        elbow: [1, -0.2, -0.2],
        palm: [-0.4, -0.7, 0.3],
        fingers: [0, -0.5, 1],
        grip: 'pinch',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [-0.4, TABLE + 0.05, 0.14],
        elbow: [1, -0.2, -0.2],
        palm: [0, -1, 0],
        fingers: [-0.5, 0, 0.8],
        grip: 'flat',
      },
    }),
  });
  return cardStage({
    family: 'people',
    focal: boy.head.at.toArray() as V3,
    actors: [boy],
    eye: [0.1, 1.15, 3.9],
    look: [0.03, 0.66, 0],
    fov: 22,
    things: (model) => {
      model.put(roundedBox(2.4, 0.09, 1.0, 0.03), { tint: grain() }, place([0.05, TABLE - 0.045, 0.35]));
      for (const x of [-0.95, 1.05])
        model.put(roundedBox(0.12, TABLE, 0.12, 0.02), { tint: grain() }, place([x, TABLE / 2 - 0.05, 0.7]));
      house(model);
      const pinch = new THREE.Vector3().setFromMatrixPosition(boy.grip.left);
      playingCard(model, place([pinch.x + 0.03, pinch.y - H * 0.92, pinch.z + 0.02], [0, 52, 3]), H, '#e4503c');
    },
  });
}
