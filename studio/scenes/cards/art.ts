/** 미술 · Art: a palette leans on a jar of brushes. */
import { place } from '../../model/place.ts';
import { brush, jar, palette } from '../../props/art-box.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function artCard(): Shot {
  return cardStage({
    family: 'school',
    focal: [0, 0.45, 0.4],
    fov: 26.5,
    look: [0.1, 0.62, 0],
    things: (model) => {
      jar(model, place([0.34, 0, -0.2]), 0.28, 0.6, '#5fa3a0');
      brush(model, place([0.2, 1.38, -0.28], [0, 0, 187]), 1.15, '#e4503c', '#4f7fc0');
      brush(model, place([0.44, 1.46, -0.18], [6, 0, 177]), 1.2, '#f6c233', '#e4503c');
      brush(model, place([0.78, 1.26, -0.24], [2, 0, 160]), 1.1, '#7bab62', '#f6b83a');
      palette(model, place([-0.14, 0.44, 0.24], [-22, 10, 4], 0.94));
      brush(model, place([-0.4, 0.05, 0.74], [0, -8, -86]), 0.95, '#8a5cb4', '#e4503c');
    },
  });
}
