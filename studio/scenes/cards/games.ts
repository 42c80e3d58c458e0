/** 게임 · Games: a pad stands up to be held; two dice have just stopped. */
import { place } from '../../model/place.ts';
import { die, gamePad } from '../../props/play-things.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function gamesCard(): Shot {
  return cardStage({
    family: 'play',
    focal: [0, 0.62, 0],
    eye: [0, 1.5, 4.1],
    fov: 25,
    look: [0, 0.5, 0.1],
    things: (model) => {
      gamePad(model, place([0.02, 0.62, -0.04], [-24, 10, -5], 1.08), '#f3b33a');
      die(model, place([-0.42, 0, 0.7], [0, 24, 0]), 0.27, [5, 3, 2], '#fffaf0', '#e4503c');
      die(model, place([0.02, 0, 0.9], [0, -18, 0]), 0.25, [2, 5, 1], '#e4503c', '#fffaf0');
    },
  });
}
