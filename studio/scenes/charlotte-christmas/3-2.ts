/** CC-3.2. The mayor shows the three hills that wait; one girl looks at the tower instead. */
import type { Vector3 } from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { MAYOR_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { type V3, vec } from '../../model/math.ts';
import { snowCushion } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
// not last: a picture's fingerprint counts the order of its imports

import { heldTrombone } from './3-2.held-trombone.ts';

// set and camera

import { plumLight } from '../../sets/plum-sky.ts';
import { HILLS_AT, TOWER, townSquare } from '../../sets/town-square.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [4.92, 0.66, 20.5];
const TO: V3 = [5.95, 2.65, 6];
const STAGE: V3 = [5.52, 0.5, 16.6];
const HILLS = HILLS_AT.clone().multiply(place([8.4, 0, 0], [0, 0, 0], [1, 1.6, 1]));

/** The back of her coat, drawn out to a point in his fists. */
function coatTail(model: Model, hem: Vector3, fist: Vector3): void {
  const cloth = grid(
    (u, w) => {
      const half = (w - 0.5) * (0.3 - 0.2 * u);
      const point = hem.clone().lerp(fist, u * 1.08);
      const fold = 0.022 * Math.sin(w * 15) * (1 - 0.3 * u);
      return [point.x + fold, point.y + half * 0.75 - 0.03 * Math.sin(u * 3.1), point.z + half * 0.8];
    },
    20,
    24,
  );
  model.put(cloth, { color: '#2f8f8c', doubleSided: true, line: 0.9 });
}

export function threeHillsWait(): Shot {
  const model = new Model();
  // the town ends here: a wall parts the bright square from the blue hills
  for (let k = 0; k < 15; k++) {
    const at: V3 = [0.2 + k * 2.6 + 1, 0.5, -19 - ((k * 7) % 3) * 0.12];
    model.put(
      roundedBox(2.56, 1.1, 0.7, 0.12, { wobble: 0.05, seed: k + 1 }),
      { color: k % 2 ? '#8b83a8' : '#7f789f' },
      place(at),
    );
    snowCushion(model, place([at[0], 1.04, at[2]]), 2.6, 0.8, 0.3, k);
  }
  // the bell has just gone fump: no clapper, something soft under its lip
  for (const [x, y, tone] of [
    [-0.3, 11.68, '#b8574a'],
    [0.28, 11.66, '#7a6aa8'],
    [0.02, 11.6, '#d9a63c'],
  ] as const)
    model.put(ball([0.36, 0.24, 0.3], 16), { color: tone, line: 0.5 }, place([TOWER.x + x, y, TOWER.front + 0.16]));
  const stage = place(STAGE, [0, 82, 0], 1.06);
  const stance: Stance = { hips: 0.97, lean: [34, 0, -3], bend: 8, head: [-2, -34, 4] };
  // the trombone is as long as an arm and reaches further: it points, and she nearly goes after it
  const arms = heldTrombone(model, {
    at: stage,
    build: 'shortWoman',
    stance,
    mitten: true,
    horn: stage.clone().multiply(place([-0.02, 1.0, 0.5], [-14, -8, 0], 1.05)),
    slide: 0.12,
    stay: 0.26,
    elbows: { left: [1, -0.8, 0], right: [1, -0.8, 0] },
  });
  const mayor = character(MAYOR_WINTER, {
    at: stage,
    expression: 'outrage',
    lookAt: [20, 6, -50],
    pose: pose('stand', {
      ...stance,
      ...arms,
      legRight: { foot: [0.02, 0, 0.16], toeOut: 8 },
      legLeft: { foot: [0.06, 0.34, -0.62], toeDown: 58, toeOut: 10 },
    }),
  });
  const hers = place([4.42, 0, 18.06], [0, -60, 0], 1.06);
  const musing: Stance = { lean: [3, 0, 2], bend: 2, head: [-18, 2, 4] };
  const charlotte = character(without(CHARLOTTE_WINTER, 'earPencil'), {
    at: hers,
    expression: 'nervous',
    lookAt: [TOWER.x, 12, TOWER.front],
    pose: pose('stand', {
      ...musing,
      // her bare hand is in the pocket
      left: {
        hand: [0.06, -0.78, 0.3],
        elbow: [1, -0.2, -0.6],
        palm: [-1, 0, 0],
        fingers: [-0.2, -1, 0.3],
        grip: 'relaxed',
      },
      right: grasp({
        at: hers,
        build: 'child8',
        side: 'right',
        point: vec(-0.1, -1.62, 0.6).applyMatrix4(headFrame(hers, 'child8', musing)),
        touch: 'palm',
        fingers: [-0.75, 0.62, 0.1],
        palm: [-0.2, 0.7, -0.7],
        elbow: [0.9, -1, 0.3],
        grip: 'relaxed',
      }),
    }),
  });
  // Theo has her by the tail of her coat with both fists, and hangs on it with his heels against the crate
  const theoAt = place([4.95, 0, 16.81], [0, 84, 0], 1.06);
  const anchor: Stance = { hips: 0.8, shift: [0, 0, -0.16], lean: [-24, 0, 3], bend: 12, head: [-6, -24, -8] };
  const tail = vec(5.14, 0.96, 16.8);
  const tug = (side: 'left' | 'right', point: Vector3) =>
    gripRod({
      at: theoAt,
      build: 'child8',
      stance: anchor,
      mitten: true,
      side,
      point,
      dir: [0.3, 1, 0],
      r: 0.028,
      elbow: [0.9, -0.7, 0],
    });
  coatTail(model, vec(-0.08, 0.56, -0.12).applyMatrix4(stage), tail);
  const theo = character(without(THEO_WINTER, 'notebook', 'woolScarf'), {
    at: theoAt,
    expression: 'tugging',
    pose: pose('stand', {
      ...anchor,
      left: tug('left', tail.clone().add(vec(0.01, 0.05, -0.04))),
      right: tug('right', tail.clone().add(vec(-0.01, -0.02, 0.05))),
      legLeft: { foot: [0.1, 0.06, 0.34], toeOut: 8, toeDown: -30 },
      legRight: { foot: [0.14, 0, 0.16], toeOut: 20, toeDown: -8 },
    }),
  });
  const actors = [mayor, charlotte, theo];
  return composeShot({
    set: (scene) =>
      townSquare(scene, {
        hour: 'snowDay',
        sky: '#a4b0e0',
        skip: [0, 1, 2],
        lamps: false,
        crate: STAGE,
        hillsAt: HILLS,
        hills: { lit: true, waiting: true, flock: 4.2, tone: '#bcc8f0', scarfAt: [19, -70] },
      }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.8, 0.3, 0.5], color: '#ffc488', power: 3.6, cone: 0.08 },
      sky: 0.86,
      // the hills are a walk away: they turn blue
      fog: { color: '#8796dc', near: 14, far: 210 },
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, mayor.head.at.toArray() as V3),
    aperture: 0.008,
    center: [5, 1, 17],
    radius: 4.5,
    actors,
    things: [model.bake()],
    // the sheep in half a scarf
    find: ballsAt(3.4, [36.7, 8, -64.4]),
    focal: mayor.head.at.toArray() as V3,
  });
}
