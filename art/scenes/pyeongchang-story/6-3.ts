/** PC-6.3. 1948, the same rock: two brothers back to back, a gap and a cat between them; behind the gap, the two peaks. */
import * as THREE from 'three';
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { YEONGSU_SIZE, YOUNG_YEONGGIL_ASHAMED, YOUNG_YEONGSU } from '../../cast/people/brothers-1948.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { candleStub } from '../../props/taffy-box.ts';
import { lookoutLight } from '../../sets/lookout-eras.ts';
import { mountainLookout, SITTING_ROCK } from '../../sets/mountain-lookout.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.46, 0.74, 5];
const TO: V3 = [0.88, 1.06, -0.5];
const SEAT = SITTING_ROCK[1];

export function threeDays(): Shot {
  const scene = new THREE.Scene();
  // a long lens: each boy has his peak, and the saddle of the sky stands over the gap
  mountainLookout(scene, { era: '1948', ridge: [-12.9, -11.8], skip: ['pines', 'valley', 'grass'] });
  const m = new Model();

  // nine: bolt upright, arms folded, shouting over his shoulder without turning round
  const bigAt = place([0.5, SEAT - 0.04, -0.5], [0, -64, 0], 1.1);
  const bigStance: Stance = { hips: 0.22, bend: -3, lean: [-2, 0, -3] };
  const big = character(YOUNG_YEONGGIL_ASHAMED, {
    at: bigAt,
    expression: 'outrage',
    gaze: [1, 0.1],
    pose: pose('sitFloor', {
      ...bigStance,
      head: [-7, 38, -5],
      left: {
        hand: [-0.6, -0.2, 0.56],
        elbow: [0.9, -0.9, 0.1],
        palm: [-0.2, 0, -1],
        fingers: [-1, 0.1, -0.1],
        grip: 'relaxed',
      },
      right: {
        hand: [-0.52, -0.32, 0.5],
        elbow: [0.9, -0.9, 0.1],
        palm: [-0.2, 0, -1],
        fingers: [-1, 0.2, -0.2],
        grip: 'relaxed',
      },
    }),
  });

  // seven: knees drawn up, his back round, a fist with two fingers' breadth of wax out of it
  const smallAt = place([1.32, SEAT - 0.06, -0.48], [0, 52, 0], 1.06 * YEONGSU_SIZE);
  const smallStance: Stance = { hips: 0.24, bend: 14, lean: [-6, 0, 3] };
  const stub = vec(-0.02, 0.42, 0.27).applyMatrix4(smallAt);
  const wick = vec(-0.1, 1, 0.25).transformDirection(smallAt);
  const his = { at: smallAt, build: 'child8', stance: smallStance } as const;
  const small = character(YOUNG_YEONGSU, {
    at: smallAt,
    expression: 'nervous',
    gaze: [0.5, -0.6],
    pose: pose('sitFloor', {
      ...smallStance,
      head: [8, -14, 7],
      right: gripRod({ ...his, side: 'right', point: stub, dir: wick, r: 0.021, elbow: [0.9, -0.6, 0] }),
      left: {
        hand: [-0.3, -0.12, 0.86],
        elbow: [0.9, -0.5, 0],
        palm: [-0.5, 0, -1],
        fingers: [-0.7, 0.7, 0],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.02, 0.1, 0.66], knee: [0.15, 1, 0.4], toeDown: -4 },
      legRight: { foot: [0.05, 0.08, 0.56], knee: [0.25, 1, 0.4], toeDown: -4 },
    }),
  });
  const foot = stub.clone().addScaledVector(wick, -0.03);
  candleStub(m, frame(foot, wick, vec(0, 0, 1)), 2.5);

  const cat = bami({
    at: place([0.9, SEAT + 0.02, -0.52], [0, 4, 0], 1.02),
    pose: 'sit',
    coat: ANCESTOR,
    lid: 0.42,
    head: [0, -14, 4],
  });
  scene.add(big.model, small.model, cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 20),
    focus: distance(FROM, [0.9, 1, -0.4]),
    aperture: 0.026,
    light: lookoutLight('1948', {
      // the distance is one brown wash: white jackets stand before it
      fog: { color: '#c39a7c', near: 10, far: 150 },
      sun: { dir: [-0.85, 0.46, 0.2], color: '#ffcd92', power: 6.6, cone: 0.06 },
      sky: 0.62,
      exposure: 1,
    }),
    center: [0.9, 0.9, -0.5],
    radius: 4,
    heads: [big.head, small.head, { ...cat.head, name: 'Find' }],
    focal: [0.9, 1.05, -0.5],
  };
}
