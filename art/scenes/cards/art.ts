/** 미술 · Art: a palette leans on a jar of brushes. */
import { place } from '../../model/place.ts';
import { brush, jar, palette } from '../../props/art-box.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function artCard(): Shot {
  return cardStage({
    family: 'school',
    focal: [0, 0.45, 0.4],
    look: [0, 0.6, 0],
    things: (m) => {
      jar(m, place([0.2, 0, -0.2]), 0.27, 0.52, '#5fa3a0');
      brush(m, place([0.06, 1.32, -0.28], [0, 0, 172]), 1.15, '#e4503c', '#4f7fc0');
      brush(m, place([0.3, 1.44, -0.18], [6, 0, 187]), 1.2, '#f6c233', '#e4503c');
      brush(m, place([0.58, 1.2, -0.24], [2, 0, 204]), 1.1, '#7bab62', '#f6b83a');
      palette(m, place([-0.1, 0.44, 0.24], [-22, 8, 4], 0.98));
      brush(m, place([-0.42, 0.05, 0.92], [0, -12, -84]), 1.05, '#8a5cb4', '#e4503c');
    },
  });
}
