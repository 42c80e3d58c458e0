/** 요리 · Cooking: soup on the boil, a ladle, a carrot and a tomato. */
import { place } from '../../model/place.ts';
import { glassy } from '../../props/classroom.ts';
import { carrot, ladle, soupPot, tomato } from '../../props/kitchen.ts';
import { steamCurl } from '../../props/play-things.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function cookingCard(): Shot {
  const stay = place([0, 0, 0]);
  return cardStage({
    family: 'play',
    focal: [0, 0.45, 0.3],
    eye: [0, 1.75, 4],
    fov: 26,
    look: [0.02, 0.56, 0],
    things: (model) => {
      soupPot(model, place([-0.04, 0, -0.1]), 0.56, '#e4604c');
      ladle(model, place([0.2, 0.56, -0.08], [-8, -50, -26]), 0.92);
      carrot(model, place([-0.74, 0.08, 0.78], [0, 10, 0]), 0.56);
      tomato(model, place([0.52, 0, 0.66], [0, 0, 6]), 0.19);
    },
    sheets: [
      glassy(steamCurl([-0.3, 0.72, -0.1], 0.66, 0.4), '#fffaf0', 0.8, stay),
      glassy(steamCurl([0.02, 0.76, -0.2], 0.74, 2.2), '#fffaf0', 0.85, stay),
      glassy(steamCurl([-0.14, 0.7, -0.3], 0.5, 4), '#fffaf0', 0.6, stay),
    ],
  });
}
