/** 집중력 · Concentration: both hands set the last cards on a card house, with the tongue out. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
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

const TABLE = 0.16;
/** Height of a card, metres: large, so that each is seen in the small picture. */
const H = 0.285;
const HALF = H * 0.36;
const LEAN = 21;
const Z = 0.42;
const TONES = ['#e4503c', '#3f86b8', '#f2a82c', '#5f9a48'];
/** Height of the ridge of the upper tent. */
const RIDGE = TABLE + H * 1.9;

/** Two cards that lean on each other. */
function tent(model: Model, x: number, y: number, tone: number): void {
  for (const s of [-1, 1])
    playingCard(
      model,
      place([x + s * HALF, y, Z], [0, 62, 0]).multiply(place([0, 0, 0], [s * -LEAN, 0, 0])),
      H,
      at(TONES, (tone + (s + 1) / 2) % 4),
    );
}

export function focusCard(): Shot {
  const boyAt = place([0, -0.18, -0.04], [0, 0, 0], 1.2);
  const hold = (side: 'left' | 'right') => {
    const s = side === 'left' ? 1 : -1;
    return grasp({
      at: boyAt,
      build: 'child8',
      side,
      point: [s * HALF * 0.8, RIDGE - H * 0.42, Z + 0.02],
      touch: 'pinch',
      fingers: [-0.75, 0.1, 0.6],
      palm: [-0.4, -0.2, -0.6],
      elbow: [1, -0.4, 0],
      grip: 'pinch',
    });
  };
  const boy = character(SHORT_BOY, {
    at: boyAt,
    expression: 'concentrating',
    gaze: [0, -0.8],
    noLegs: true,
    pose: pose('kneel', {
      hips: 0.9,
      lean: [4, 0, 0],
      bend: 4,
      head: [12, 0, -6],
      left: hold('left'),
      right: hold('right'),
    }),
  });
  return cardStage({
    family: 'people',
    focal: boy.head.at.toArray() as V3,
    actors: [boy],
    eye: [0, 1.3, 3.9],
    look: [0, 0.62, 0],
    fov: 20,
    things: (model) => {
      model.put(roundedBox(2.4, 0.09, 1.0, 0.03), { tint: grain() }, place([0.05, TABLE - 0.045, 0.35]));
      for (const k of [-1, 1]) tent(model, k * HALF, TABLE, k + 1);
      model.put(roundedBox(H * 1.0, 0.01, H * 0.66, 0.004), { color: '#fffaf0' }, place([0, TABLE + H * 0.95, Z]));
      tent(model, 0, TABLE + H * 0.97, 1);
    },
  });
}
