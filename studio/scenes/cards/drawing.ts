/** 그림그리기 · Drawing: a crayon cat on a pad, and the crayons that made it. */
import { place } from '../../model/place.ts';
import { crayon, spiralPad } from '../../props/art-box.ts';
import { crayonCat } from '../../props/pages.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function drawingCard(): Shot {
  return cardStage({
    family: 'arts',
    focal: [-0.05, 0.5, 0],
    eye: [0, 1.8, 3.9],
    fov: 26,
    look: [0, 0.4, 0.2],
    things: (model) => {
      spiralPad(model, place([-0.04, 0.44, -0.06], [52, 6, 2]), [1.12, 1.12], crayonCat(), '#4f7fb8');
      crayon(model, place([-0.66, 0.06, 0.72], [90, 0, 0]).multiply(place([0, 0, 0], [0, 0, -62])), 0.52, '#ee8a3c');
      crayon(model, place([0.14, 0.06, 0.74], [90, 0, 0]).multiply(place([0, 0, 0], [0, 0, -98])), 0.52, '#5fa348');
      crayon(model, place([-0.02, 0.06, 0.95], [90, 0, 0]).multiply(place([0, 0, 0], [0, 0, 66])), 0.5, '#d8352c');
      crayon(model, place([0.22, 0.06, 0.98], [90, 0, 0]).multiply(place([0, 0, 0], [0, 0, -70])), 0.44, '#4f7fc0');
    },
  });
}
