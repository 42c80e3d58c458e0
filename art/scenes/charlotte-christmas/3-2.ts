/** CC-3.2. The mayor shows the three hills that wait; one girl looks at the tower instead. */
import * as THREE from 'three';
import { sheep } from '../../animals/sheep.ts';
import { character } from '../../cast/character.ts';
import { holdCard, writeWith } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { MAX_WINTER, MAYOR_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { heldTrombone } from '../../props/held-trombone.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { onHills } from '../../sets/three-hills.ts';
import { CRATE, HILLS_AT, townSquare } from '../../sets/town-square.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [1.1, 1.15, 4.9];
const TO: V3 = [1.5, 1.95, -2.4];

export function threeHillsWait(): Shot {
  const scene = new THREE.Scene();
  townSquare(scene, { hour: 'snowDay', sky: '#b2bfe6', skip: [0], hills: { lit: true, sheep: 'plain' } });
  const m = new Model();
  // the one that is not like the others has come nearer than the flock
  const odd = HILLS_AT.clone().multiply(place(onHills(8.6, -71, -0.2), [0, 50, 0], 6.4));
  sheep(m, odd);
  m.inside(odd, () => {
    // half a scarf, wound once: wide bands that can be read from the square
    const band = (k: number) => ({ color: k % 2 ? '#ffb81e' : '#007f8c', line: 0.8 });
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
  const stance: Stance = { lean: [4, 6, -3], bend: 2, head: [-8, -24, 6] };
  const arms = heldTrombone(m, {
    at: stage,
    build: 'shortWoman',
    stance,
    mitten: true,
    horn: stage.clone().multiply(place([0.06, 0.88, 0.27], [-27, 26, 0])),
    slide: 0.12,
    stay: 0.26,
    elbows: { left: [1, -0.8, 0], right: [1, -0.8, 0] },
  });
  const mayor = character(MAYOR_WINTER, {
    at: stage,
    expression: 'surprise',
    gaze: [0.2, 0],
    pose: pose('stand', {
      ...stance,
      ...arms,
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 22 },
    }),
  });
  const charlotte = character(without(CHARLOTTE_WINTER, 'earPencil'), {
    at: place([2.2, 0, 2.3], [0, -78, 0], 1.04),
    expression: 'nervous',
    gaze: [0.1, 0.8],
    pose: pose('think', {
      lean: [-5, 0, 3],
      head: [-20, 18, -8],
      left: {
        hand: [-0.1, -0.5, 0.5],
        elbow: [0.8, -0.6, 0],
        palm: [0, 0.2, -1],
        fingers: [-1, 0.2, 0.3],
        grip: 'relaxed',
      },
      right: {
        hand: [0.2, -0.86, 0.1],
        elbow: [0.8, 0, -0.6],
        palm: [-1, 0, 0.2],
        fingers: [0, -1, 0.2],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.02, 0, 0.06], toeOut: 8 },
      legRight: { foot: [0.1, 0, -0.08], toeOut: 26 },
    }),
  });
  const theoAt = place([0.46, 0, 1.0], [0, 46, 0], 1.04);
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
    at: place([2.42, 0, -1.7], [0, -38, 0], 1.05),
    expression: 'surprise',
    pose: pose('stand', { head: [-22, -22, 6], lean: [-5, 0, 4] }),
  });
  const actors = [mayor, charlotte, theo, max];
  scene.add(...actors.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, mayor.head.at.toArray() as V3),
    aperture: 0.008,
    light: plumLight('snowDay', {
      sun: { dir: [-0.8, 0.3, 0.5], color: '#ffc488', power: 3.6, cone: 0.08 },
      sky: 0.86,
      // the hills are a walk away: they turn blue
      fog: { color: '#9aa6da', near: 12, far: 230 },
    }),
    center: [1, 1, -2],
    radius: 5.5,
    heads: actors.map((a) => a.head),
    focal: [14, 11, -70],
  };
}
