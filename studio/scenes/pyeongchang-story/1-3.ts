/** PC-1.3. Seen from the ground: Doyun's face through the bottomless rice box, and the folded map in the air over it. */

import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { looseBottom } from '../../props/taffy-box.ts';
import { burr, riceMeasure, walkingStick } from '../../props/taffy-hunt.ts';
import { foldedMap } from '../../props/yeongsu-map.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.46, 0.16, 2.16];
const TO: V3 = [0.02, 0.96, -0.2];
const PAPER: V3 = [0.2, 1.42, 0.5];
/** On the line from the eye to Doyun's face, so that he is seen through the box. */
const BOX: V3 = [-0.2, 0.71, 1.2];

export function twoBottoms(): Shot {
  const model = new Model();
  foldedMap(model, place(PAPER, [-8, 8, -20]), 1.25, 26);
  riceMeasure(model, place(BOX, [102, 47, 0], 1.22).multiply(place([0, -0.07, 0], [0, 18, 0])), 0.32, false);
  looseBottom(model, place([0.25, 0.52, 1.0], [62, -20, -24], 0.8), 0.28);
  // dashes from the box to the map, and grains of rice
  const stroke = (path: V3[], parts: number) => {
    const way = new THREE.CatmullRomCurve3(path.map((p) => vec(p)));
    for (let i = 0; i < parts; i++) {
      const dash = [0, 0.33, 0.66].map((k) => way.getPointAt((i + k) / parts));
      model.put(tube(dash, [0.003, 0.008, 0.003], { around: 6, rings: 10 }), { color: '#fff3d2', line: 0 });
    }
  };
  stroke(points3('-.2,.8,.6 -.1,1.0,.56 -.06,1.18,.5'), 4);
  const rnd = random(4);
  for (let i = 0; i < 9; i++)
    model.put(
      ball([0.011, 0.006, 0.006], 7),
      { color: '#fff8e2', line: 0.4 },
      place([BOX[0] - 0.1 + rnd() * 0.6, 0.2 + rnd() * 0.45, 0.7 + rnd() * 0.3], [rnd() * 90, rnd() * 360, rnd() * 90]),
    );
  // one hand reaches for the map, the other is at his cap
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: place([1.02, 0, -0.1], [0, -34, 0]),
    expression: 'surprise',
    lookAt: PAPER,
    pose: pose('stand', {
      hips: 0.86,
      lean: [10, -8, -8],
      bend: 10,
      head: [-14, -10, 8],
      right: {
        hand: [0.2, 0.1, 0.86],
        elbow: [0.8, -0.7, 0],
        palm: [-0.2, -0.3, 0.8],
        fingers: [-0.2, 0.8, 0.5],
        grip: 'open',
      },
      left: {
        hand: [0.26, 0.62, 0.06],
        elbow: [1, 0.2, 0],
        palm: [-1, -0.2, 0],
        fingers: [-0.5, 0.8, -0.1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.08, 0, -0.2], knee: [0.3, 0.2, 1], toeDown: 10 },
      legRight: { foot: [0.06, 0, 0.34], knee: [0.1, 0.3, 1] },
    }),
  });
  const doyun = character(DOYUN, {
    at: place([-0.78, 0, 0.45], [0, 58, 0], 1.04),
    expression: 'gasp',
    lookAt: PAPER,
    pose: pose('stand', {
      lean: [10, 0, 0],
      bend: 8,
      head: [-10, 4, -8],
      left: {
        hand: [0.5, 0.16, 0.8],
        elbow: [0.9, -0.6, 0],
        palm: [-0.6, 0, 0.6],
        fingers: [0.1, 0.8, 0.6],
        grip: 'open',
      },
      right: {
        hand: [0.5, -0.06, 0.8],
        elbow: [0.9, -0.5, 0],
        palm: [-0.6, 0, 0.6],
        fingers: [0.1, 0.8, 0.6],
        grip: 'open',
      },
      legLeft: { foot: [0.1, 0, 0.16], toeOut: 16 },
      legRight: { foot: [0.2, 0, -0.14], toeOut: 24 },
    }),
  });
  const cat = bami({
    at: place([0.42, 0, 0.42], [0, -64, 0], 0.82),
    pose: 'walk',
    head: [-26, 10, 6],
    gaze: [-0.5, 0.6],
    lid: 0.1,
  });
  model.inside(place([cat.tailTip.x, cat.tailTip.y - 0.04, cat.tailTip.z], [20, 40, 0]), () =>
    burr(model, place([0, 0, 0]), 0.07),
  );
  walkingStick(model, [1.66, 0, -0.2], [1.46, 0.84, -0.36]);
  return composeShot({
    set: (scene) => chestnutYard(scene, { hour: 'golden', without: ['basket'] }),
    light: koreaLight('golden', {
      sun: { dir: [-0.8, 0.5, 0.3], color: '#ffc987', power: 6, cone: 0.06 },
      top: '#b4bcec',
      sky: 0.72,
      // the paper would be in the shade of the tree
      points: [{ at: [-0.1, 1.5, 0.95], color: '#ffdc94', power: 1.5, radius: 0.12 }],
    }),
    camera: camera(FROM, TO, 53),
    focus: distance(FROM, PAPER),
    aperture: 0.008,
    center: [0, 1, -1],
    radius: 7,
    actors: [grandpa, doyun, cat],
    things: [model.bake()],
    heads: [
      grandpa.head,
      doyun.head,
      cat.head,
      { thing: 'Find', at: vec(cat.tailTip.x, cat.tailTip.y, cat.tailTip.z), radius: 0.15 },
    ],
    focal: PAPER,
  });
}
