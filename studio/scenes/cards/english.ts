/** 영어 · English: A B C on painted blocks, and a picture book open at the apple. */
import { place } from '../../model/place.ts';
import { letterBlock } from '../../props/big-letters.ts';
import { openBook } from '../../props/classroom.ts';
import { applePage, wordsPage } from '../../props/pages.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function englishCard(): Shot {
  return cardStage({
    family: 'school',
    focal: [0, 0.6, 0],
    eye: [0, 1.75, 4.1],
    look: [0, 0.46, 0.1],
    fov: 26,
    things: (model) => {
      letterBlock(model, 'A', place([-0.3, 0.0, -0.3], [0, 16, 0]), 0.52, '#e4503c');
      letterBlock(model, 'B', place([0.3, 0.0, -0.34], [0, -9, 0]), 0.52, '#3f86b8');
      letterBlock(model, 'C', place([0.0, 0.545, -0.34], [0, 6, 0]), 0.52, '#5f9a48');
      openBook(model, place([0.02, 0.05, 0.7], [10, -4, 0]), {
        wide: 0.52,
        high: 0.62,
        cover: '#c8453a',
        left: applePage(),
        right: wordsPage(),
      });
    },
  });
}
