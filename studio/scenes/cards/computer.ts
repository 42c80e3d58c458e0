/** 컴퓨터 · Computer: a picture grows on the screen. */
import { place } from '../../model/place.ts';
import { screenPage } from '../../props/pages.ts';
import { computer, keyboard, mouse } from '../../props/play-things.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function computerCard(): Shot {
  return cardStage({
    family: 'play',
    focal: [0, 0.78, 0],
    eye: [0, 1.6, 4.1],
    look: [0.03, 0.54, 0.1],
    things: (model) => {
      computer(model, place([0, 0, -0.24], [0, 9, 0]), screenPage());
      keyboard(model, place([-0.12, 0, 0.52], [4, 6, 0]));
      mouse(model, place([0.64, 0, 0.56], [0, 58, 0]));
    },
  });
}
