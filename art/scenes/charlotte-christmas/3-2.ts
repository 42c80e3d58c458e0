/** CC-3.2. The mayor shows the three hills that wait; one girl looks at the tower instead. */
import * as THREE from 'three';
import { sheep } from '../../animals/sheep.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { MAX_WINTER, MAYOR_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { type ArmPose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { trombone } from '../../props/sound-things.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { onHills } from '../../sets/three-hills.ts';
import { CRATE, HILLS_AT, townSquare } from '../../sets/town-square.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.8, 1.5, 6.5];
const TO: V3 = [2.78, 1.8, -2.3];

export function threeHillsWait(): Shot {
  const scene = new THREE.Scene();
  townSquare(scene, { hour: 'snowDay', sky: '#b2bfe6', skip: [0], hills: { lit: true, sheep: 'plain' } });
  const m = new Model();
  // the one that is not like the others has come nearer than the flock
  const odd = HILLS_AT.clone().multiply(place(onHills(8.6, -71, -0.2), [0, 50, 0], 8.4));
  sheep(m, odd);
  m.inside(odd, () => {
    // half a scarf, wound once: wide bands that can be read from the square
    const band = (k: number) => ({ color: k % 2 ? '#f2bf3e' : '#2f9aa0', line: 0.5 });
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * 6.283;
      const on = (t: number): V3 => [Math.sin(t) * 0.16, 0.48 - Math.cos(t) * 0.06, 0.25 + Math.cos(t) * 0.15];
      m.put(tube([on(a), on(a + 0.38), on(a + 0.74)], [0.06], { around: 8, rings: 6 }), band(k));
    }
    for (let k = 0; k < 4; k++) {
      const y = 0.44 - k * 0.085;
      m.put(
        tube(
          [
            [0.17, y, 0.36],
            [0.185, y - 0.085, 0.37],
          ],
          [0.062],
          { around: 8, rings: 2, flat: 0.5 },
        ),
        band(k),
      );
    }
  });
  const stage = place([CRATE[0] - 0.12, CRATE[1], CRATE[2] + 0.06], [0, 76, 0], 1.06);
  const horn = stage.clone().multiply(place([0.06, 1.2, 0.26], [-13, 30, 0]));
  trombone(m, horn, 0.16);
  const onHorn = (p: V3): V3 => vec(p).applyMatrix4(horn).toArray() as V3;
  const hornHand = (side: 'left' | 'right', p: V3): ArmPose =>
    grasp({
      at: stage,
      build: 'shortWoman',
      side,
      point: onHorn(p),
      touch: 'palm',
      r: 0.015,
      fingers: [-0.5, 0.5, 0.7],
      palm: [-0.8, 0.1, -0.5],
      elbow: [1, -0.8, 0],
      grip: 'fist',
    });
  const mayor = character(MAYOR_WINTER, {
    at: stage,
    expression: 'outrage',
    gaze: [0.2, 0],
    pose: pose('stand', {
      lean: [4, 6, -3],
      head: [-4, -20, 6],
      left: hornHand('left', [0, -0.045, 0.14]),
      right: hornHand('right', [0, -0.05, 0.46]),
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 22 },
    }),
  });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([2.5, 0, 3.1], [0, -82, 0], 1.04),
    expression: 'worry',
    gaze: [0.1, 0.8],
    pose: pose('think', {
      lean: [-5, 0, 3],
      head: [-22, 14, -8],
      left: {
        hand: [-0.1, -0.5, 0.5],
        elbow: [0.8, -0.6, 0],
        palm: [0, 0.2, -1],
        fingers: [-1, 0.2, 0.3],
        grip: 'relaxed',
      },
      right: {
        hand: [-0.16, 0.06, 0.5],
        elbow: [0.7, -1, 0.2],
        palm: [-0.2, 0, -1],
        fingers: [-0.3, 1, 0],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.02, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 26 },
    }),
  });
  const theoAt = place([0.36, 0, 1.2], [0, 52, 0], 1.04);
  const inTheo = (p: V3): V3 => vec(p).applyMatrix4(theoAt).toArray() as V3;
  const page = theoAt.clone().multiply(place([0.03, 0.66, 0.27], [-40, 0, 4]));
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
  const nib = vec(0.03, -0.02, 0.02).applyMatrix4(page);
  const held = nib.clone().add(vec(inTheo([-0.04, 0.06, 0.03])).sub(vec(inTheo([0, 0, 0]))));
  const end = nib.clone().lerp(held, 2.2);
  m.put(tube([nib, end], [0.006, 0.008], { around: 7, rings: 3 }), { color: '#3f7cc4', line: 0.8 });
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: theoAt,
    expression: 'concentrating',
    gaze: [-0.1, -0.7],
    pose: pose('stand', {
      lean: [4, 0, 3],
      bend: 8,
      head: [22, 10, 6],
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        point: inTheo([0.11, 0.63, 0.25]),
        touch: 'palm',
        r: 0.012,
        fingers: [-0.7, 0.2, 0.6],
        palm: [-0.5, 0.6, 0.4],
        elbow: [1, -0.8, 0],
        grip: 'holdThick',
      }),
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        point: held,
        touch: 'pinch',
        fingers: [-0.6, -0.2, 0.7],
        palm: [-0.4, -0.8, 0.1],
        elbow: [1, -0.6, 0],
        grip: 'pinch',
      }),
    }),
  });
  const max = character(MAX_WINTER, {
    at: place([2.42, 0, -1.7], [0, 132, 0], 1.05),
    expression: 'surprise',
    pose: pose('stand', { head: [-14, -34, 6], lean: [-3, 0, 4] }),
  });
  const actors = [mayor, charlotte, theo, max];
  scene.add(...actors.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, mayor.head.at.toArray() as V3),
    aperture: 0.008,
    light: plumLight('snowDay', {
      sun: { dir: [-0.75, 0.4, 0.5], color: '#ffd9a8', power: 3.8, cone: 0.08 },
    }),
    center: [1, 1, -2],
    radius: 5.5,
    heads: actors.map((a) => a.head),
    focal: [14, 11, -70],
  };
}
