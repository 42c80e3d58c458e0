/** 수학 · Maths: three painted numerals before a counting frame. */
import { place } from '../../model/place.ts';
import { bigLetter } from '../../props/big-letters.ts';
import { countingFrame, setSquare } from '../../props/classroom.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function mathCard(): Shot {
  return cardStage({
    family: 'school',
    focal: [0, 0.4, 0.3],
    look: [0, 0.5, 0],
    things: (model) => {
      countingFrame(model, place([0.02, 0, -0.28], [0, -9, 0], 1.08));
      bigLetter(model, '1', place([-0.5, 0, 0.26], [0, 16, 3]), { height: 0.66, color: '#e4503c', thick: 0.12 });
      bigLetter(model, '2', place([-0.03, 0, 0.4], [0, 4, -3]), { height: 0.66, color: '#f2aa24', thick: 0.12 });
      bigLetter(model, '3', place([0.46, 0, 0.3], [0, -12, 4]), { height: 0.66, color: '#3f8f8c', thick: 0.12 });
      setSquare(model, place([-0.62, 0.03, 1.02], [-90, 14, 0]), 0.62, 0.42, '#7fb4dc');
    },
  });
}
