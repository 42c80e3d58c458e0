/** CC-3.2. The mayor shows the three hills that wait; one girl looks at the tower instead. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, writeWith } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { MAX_WINTER, MAYOR_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { snowCushion } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { heldTrombone } from '../../props/held-trombone.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { HILLS_AT, TOWER, townSquare } from '../../sets/town-square.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [5, 0.62, 20];
const TO: V3 = [6.1, 2.75, 6];
const STAGE: V3 = [4.86, 0.5, 16.2];
const HILLS = HILLS_AT.clone().multiply(place([8.4, 0, 0], [0, 0, 0], [1, 1.6, 1]));

export function threeHillsWait(): Shot {
  const m = new Model();
  // the town ends here: a wall parts the bright square from the blue hills
  for (let k = 0; k < 15; k++) {
    const at: V3 = [0.2 + k * 2.6 + 1, 0.5, -19 - ((k * 7) % 3) * 0.12];
    m.put(
      roundedBox(2.56, 1.1, 0.7, 0.12, { wobble: 0.05, seed: k + 1 }),
      { color: k % 2 ? '#8b83a8' : '#7f789f' },
      place(at),
    );
    snowCushion(m, place([at[0], 1.04, at[2]]), 2.6, 0.8, 0.3, k);
  }
  // the bell has just gone fump: no clapper, something soft under its lip
  for (const [x, y, tone] of [
    [-0.3, 11.68, '#b8574a'],
    [0.28, 11.66, '#7a6aa8'],
    [0.02, 11.6, '#d9a63c'],
  ] as const)
    m.put(ball([0.36, 0.24, 0.3], 16), { color: tone, line: 0.5 }, place([TOWER.x + x, y, TOWER.front + 0.16]));
  const stage = place(STAGE, [0, 34, 0], 1.06);
  const stance: Stance = { lean: [2, 4, -6], bend: 2, head: [-2, -14, 6] };
  // the trombone is as long as an arm and reaches further: it points
  const { left } = heldTrombone(m, {
    at: stage,
    build: 'shortWoman',
    stance,
    mitten: true,
    horn: stage.clone().multiply(place([0.6, 1.08, 0.02], [-15, 86, 0])),
    slide: 0.12,
    stay: 0.26,
    elbows: { left: [1, -0.8, 0] },
  });
  const mayor = character(MAYOR_WINTER, {
    at: stage,
    expression: 'outrage',
    gaze: [0.4, -0.2],
    pose: pose('stand', {
      ...stance,
      left,
      right: {
        hand: [0.34, -0.3, 0.72],
        elbow: [1, -0.8, -0.2],
        palm: [-0.3, 1, 0.3],
        fingers: [0.3, 0.3, 1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 22 },
    }),
  });
  const hers = place([4.3, 0, 17.4], [0, -52, 0], 1.06);
  const musing: Stance = { lean: [-6, 0, 3], bend: -4, head: [-26, -20, 4] };
  const charlotte = character(without(CHARLOTTE_WINTER, 'earPencil'), {
    at: hers,
    expression: 'nervous',
    gaze: [0.1, 0.8],
    pose: pose('think', {
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
        point: vec(-0.02, -1.16, 0.66).applyMatrix4(headFrame(hers, 'child8', musing)),
        touch: 'palm',
        fingers: [-0.75, 0.62, 0.1],
        palm: [-0.2, 0.7, -0.7],
        elbow: [0.9, -1, 0.3],
        grip: 'relaxed',
      }),
      legLeft: { foot: [0.02, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 26 },
    }),
  });
  const theoAt = place([5.5, 0, 16.9], [0, 64, 0], 1.04);
  const noting: Stance = { lean: [4, 0, 3], bend: 8, head: [16, 10, 6] };
  const page = theoAt.clone().multiply(place([0.02, 0.64, 0.26], [-48, 0, 4]));
  m.inside(page, () => {
    m.put(roundedBox(0.17, 0.23, 0.018, 0.006), { color: '#e0604c' });
    m.put(roundedBox(0.155, 0.215, 0.008, 0.003), { color: '#fff8e8', line: 0.6 }, place([0, 0, 0.012]));
    for (let i = 0; i < 6; i++)
      m.put(
        roundedBox(0.11 - (i % 3) * 0.02, 0.006, 0.003, 0.001),
        { color: '#8a8494', line: 0 },
        place([-0.01, 0.08 - i * 0.03, 0.018]),
      );
  });
  const onPage = (p: V3): THREE.Vector3 => vec(p).applyMatrix4(page);
  const hand = { at: theoAt, build: 'child8', stance: noting, mitten: true } as const;
  const face = vec(0, 0, 1).transformDirection(page);
  const writing = writeWith({ ...hand, side: 'right', tip: onPage([0.02, -0.02, 0.018]), normal: face });
  m.inside(writing.pencil, () => pencil(m, new THREE.Matrix4(), '#3f7cc4', 0.2, 0.011));
  const theo = character(without(THEO_WINTER, 'notebook', 'woolScarf'), {
    at: theoAt,
    expression: 'concentrating',
    gaze: [-0.1, -0.7],
    pose: pose('stand', {
      ...noting,
      left: holdCard({
        ...hand,
        side: 'left',
        edge: onPage([0.085, -0.04, 0]),
        inward: vec(-1, 0, 0).transformDirection(page),
        face,
      }),
      right: writing.arm,
    }),
  });
  const max = character(without(MAX_WINTER, 'woolScarf'), {
    at: place([6.75, 0, 16.5], [0, 160, 0], 1.05),
    expression: 'surprise',
    pose: pose('stand', { head: [-14, 30, 6], lean: [-5, 0, 4] }),
  });
  const actors = [mayor, charlotte, theo, max];
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
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, mayor.head.at.toArray() as V3),
    aperture: 0.008,
    center: [5, 1, 17],
    radius: 4.5,
    actors,
    things: [m.bake()],
    // the sheep in half a scarf
    find: ballsAt(3.4, [36.7, 8, -64.4]),
    focal: mayor.head.at.toArray() as V3,
  });
}
