/** 과학 · Science: a magnifying glass finds a ladybird on a young leaf; a flask bubbles behind it. */

import * as THREE from 'three';
import { color } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe } from '../../model/tube.ts';
import { flask, flaskGlass, glassy, magnifier, sprout } from '../../props/classroom.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const LENS = place([-0.2, 0.78, 0.3], [-6, 14, -24]);
const FLASK = place([0.46, 0, -0.3]);
const POT: [number, number][] = points2('0,.02 .01,.17 .26,.23 .28,.25 .33,.25 .335,.21');

export function scienceCard(): Shot {
  return cardStage({
    family: 'school',
    focal: [-0.2, 0.78, 0.3],
    look: [0, 0.56, 0],
    things: (model) => {
      flask(model, FLASK, 1.08, '#d8402f');
      model.put(lathe(POT, { around: 30 }), { color: '#c9714a' }, place([-0.2, 0, -0.15]));
      model.put(ball([0.21, 0.06, 0.21], 20), { color: '#6a4a3a', line: 0.4 }, place([-0.2, 0.31, -0.15]));
      sprout(model, place([-0.2, 0.32, -0.15], [0, 20, 0]), 0.5, 2);
      magnifier(model, LENS, 0.36);
      model.inside(LENS, () => {
        const disc = new THREE.CircleGeometry(0.35, 40);
        model.put(
          disc,
          { tint: (point) => color('#eaf6ea').lerp(color('#bfe0dc'), 0.5 - point.y - point.x), line: 0.3 },
          place([0, 0, -0.012]),
        );
        model.inside(place([0.0, -0.31, 0.0], [0, 0, 24], [1, 1, 0.12]), () =>
          sprout(model, place([0, 0, 0], [38, 0, 0]), 0.5, 1),
        );
        model.put(ball([0.06, 0.048, 0.03], 16), { color: '#d8352c' }, place([0.03, 0.19, 0.05], [0, 0, 30]));
        model.put(ball([0.024, 0.03, 0.024], 10), { color: '#33242a' }, place([0.088, 0.223, 0.05]));
        for (const [x, y] of [
          [0.01, 0.205],
          [0.045, 0.17],
          [0.035, 0.215],
        ] as const)
          model.put(ball([0.011, 0.011, 0.008], 8), { color: '#33242a', line: 0 }, place([x, y, 0.078]));
      });
    },
    sheets: [
      flaskGlass(FLASK, 1.08),
      glassy(
        new THREE.CircleGeometry(0.1, 20).scale(1, 0.5, 1),
        '#ffffff',
        0.75,
        LENS.clone().multiply(place([-0.17, 0.2, 0.05], [0, 0, 45])),
      ),
    ],
  });
}
