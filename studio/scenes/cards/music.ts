/** 음악 · Music: a xylophone, two mallets and the notes that fly out of it. */
import { place } from '../../model/place.ts';
import { mallet, note, tambourine, xylophone } from '../../props/instruments.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function musicCard(): Shot {
  return cardStage({
    family: 'school',
    focal: [0, 0.2, 0.2],
    eye: [0, 1.9, 3.9],
    look: [0, 0.5, 0.1],
    fov: 25,
    things: (model) => {
      xylophone(model, place([0, 0, 0.26], [0, 10, 0], 1.02));
      mallet(model, [-0.86, 0.66, 1.1], [-0.26, 0.32, 0.42], '#fff3dc', 0.085);
      mallet(model, [0.96, 0.78, 0.86], [0.32, 0.33, 0.3], '#fff3dc', 0.085);
      tambourine(model, place([0.52, 0.36, -0.62], [-10, -16, 0]), 0.36);
      note(model, place([-0.56, 0.5, -0.4], [0, 8, -8]), 0.5, '#5a3f8a', true);
      note(model, place([0.0, 0.74, -0.55], [0, 0, 8]), 0.42, '#c8453a');
    },
  });
}
