/** 독서 · Reading: deep in an armchair, deep in a book. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { THEO_READING } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { closedBook, openBook } from '../../props/classroom.ts';
import { armchair, floorLamp } from '../../props/nook.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const BOOK: V3 = [-0.14, 0.74, 0.46];
export function readingCard(): Shot {
  const at = place([-0.08, 0.05, 0.06], [0, -12, 0], 1.22);
  const bookAt = place(BOOK, [58, 172, 0]);
  // the thumb lies on the page, the fingers come round the outer edge on to the cover
  const hand = (side: 'left' | 'right') => {
    const edge = vec(side === 'left' ? -0.262 : 0.262, 0.0, 0.03).applyMatrix4(bookAt);
    return grasp({
      at,
      build: 'child8',
      side,
      point: edge,
      touch: 'palm',
      fingers: [0.15, 0.35, 1],
      palm: [-1, 0.1, 0.1],
      elbow: [1, -0.7, -0.1],
      grip: 'holdThick',
    });
  };
  const theo = character(THEO_READING, {
    at,
    expression: 'smile',
    gaze: [0, -1],
    pose: pose('sitChair', {
      hips: 0.74,
      lean: [-6, 0, 0],
      bend: 10,
      head: [24, -2, 3],
      left: hand('left'),
      right: hand('right'),
      legLeft: { foot: [0.02, 0.16, 0.62], knee: [0.1, 0.6, 1] },
      legRight: { foot: [0.04, 0.2, 0.6], knee: [0.1, 0.6, 1], toeDown: -10 },
    }),
  });
  return cardStage({
    family: 'people',
    focal: theo.head.at.toArray() as V3,
    actors: [theo],
    eye: [0.25, 1.35, 4.2],
    look: [0.03, 0.66, 0],
    fov: 24,
    light: {
      sun: { dir: [-0.9, 0.95, 0.6], color: '#ffe0b6', power: 3.4, cone: 0.1 },
      points: [{ at: [0.5, 1.25, 0.1], color: '#ffd890', power: 1.6, radius: 0.1 }],
    },
    things: (model) => {
      armchair(model, place([-0.1, 0, -0.05], [0, -8, 0], 1.05), '#d8604c');
      floorLamp(model, place([0.62, 0, -0.42]), 1.42);
      openBook(model, place(BOOK, [58, 172, 0]), { wide: 0.2, high: 0.27, thick: 0.03, cover: '#3f7cb8' });
      closedBook(model, place([0.56, 0, 0.36], [0, 14, 0]), [0.34, 0.09, 0.26], '#f2b02c');
      closedBook(model, place([0.54, 0.09, 0.36], [0, -8, 0]), [0.32, 0.08, 0.24], '#5f9a62');
      closedBook(model, place([0.57, 0.17, 0.36], [0, 22, 0]), [0.28, 0.07, 0.22], '#8a5cb4');
    },
  });
}
