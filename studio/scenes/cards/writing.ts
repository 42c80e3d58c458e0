/** 글쓰기 · Writing: a pencil stops for thought in the middle of a line. */
import { place } from '../../model/place.ts';
import { bigPencil, rubber, spiralPad } from '../../props/art-box.ts';
import { writtenPage } from '../../props/pages.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const PAD = place([-0.06, 0.3, 0.02], [34, 5, 0]);
export function writingCard(): Shot {
  return cardStage({
    family: 'people',
    focal: [0.1, 0.4, 0.1],
    eye: [0, 2.1, 3.8],
    look: [0.04, 0.36, 0.1],
    things: (model) => {
      spiralPad(model, PAD, [1.02, 1.24], writtenPage(), '#e4604c');
      // the line ends at 55 % of the width, 57 % of the height
      const tip = PAD.clone().multiply(place([0.07, 0.08, 0.07], [-26, 0, -38]));
      bigPencil(model, tip, 0.98, '#f2b02c');
      rubber(model, place([0.66, 0, 0.66], [0, -28, 0]), 0.28);
    },
  });
}
