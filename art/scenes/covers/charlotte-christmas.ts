/** Cover of the Bell That Went Fump: by one lantern Charlotte finds her mitten, and that it is let. */
import * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import { IN_POCKET } from '../../cast/pose-play.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { cardigan, handLantern, mittenCradle, woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.1, 1.16, 4.7];
const TO: V3 = [0.04, 1.42, 0];
const BELL: V3 = [0.68, 1.5, -0.1];
const LIP = 0.66;
/** what the landlady stands on: a roll of somebody's cardigan, half out of the bell */
const STEP: V3 = [BELL[0] - 0.36, BELL[1] - 0.25, BELL[2] + 0.66];

export function charlotteChristmasCover(): Shot {
  const scene = new THREE.Scene();
  belfry(scene);
  const m = new Model();
  oldBess(m, place(BELL, [0, 0, -2]), LIP);
  woolNest(m, place([BELL[0], BELL[1] - 0.01, BELL[2]]), LIP * 0.92);
  cardigan(m, place([STEP[0] + 0.1, STEP[1] - 0.085, STEP[2] - 0.08], [0, 34, -6]));
  mittenCradle(m, place([BELL[0] + 0.27, BELL[1] - 0.23, BELL[2] + LIP * 1.04], [10, -18, 5], 1.15));
  const landlady = mrsScarf({
    at: place(STEP, [8, -40, 0], 1.5),
    paws: 'hips',
    head: [14, -18, -6],
  });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([-0.62, 0.3, 0.5], [0, 48, 0]),
    expression: 'surprise',
    gaze: [0.15, 0.25],
    pose: pose('stand', {
      lean: [-3, 0, 3],
      bend: -4,
      head: [-10, -6, 8],
      left: IN_POCKET,
      right: {
        hand: [0.16, 0.1, 0.86],
        elbow: [0.8, -1, 0],
        palm: [-1, 0, 0.2],
        fingers: [-0.2, 0.9, 0.7],
        grip: 'holdThin',
      },
    }),
  });
  const hand = vec(0).setFromMatrixPosition(charlotte.grip.right);
  const hang = hand.clone().add(vec(0, 0.02, 0));
  const flame = handLantern(m, place(hang, [0, 30, 4])).applyMatrix4(place(hang, [0, 30, 4]));
  scene.add(charlotte.model, landlady.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 28),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.016,
    light: relight('night', {
      sun: { dir: [-0.7, 0.75, -0.5], color: '#b4c2ff', power: 2.2, cone: 0.07 },
      fill: { dir: [-0.3, 0.5, 1], color: '#a8a8e8', power: 0.5, cone: 0.4 },
      top: '#5a68b8',
      horizon: '#7c80c8',
      bounce: '#7a6498',
      sky: 0.56,
      points: [
        { at: flame.toArray() as V3, color: '#ffae58', power: 2.6, radius: 0.06 },
        // the same lamp as the reader's side sees it: it opens the faces and gilds the lip of the bell
        { at: [flame.x + 0.24, flame.y + 0.24, flame.z + 0.62], color: '#ffb668', power: 3.4, radius: 0.2 },
      ],
      exposure: 1.1,
    }),
    paint: { line: 0.7 },
    center: [0.1, 1.3, -0.3],
    radius: 4.4,
    heads: [charlotte.head, landlady.head],
    focal: landlady.head.at.toArray() as V3,
  };
}
