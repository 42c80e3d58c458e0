/** Cover of the Bell That Went Fump: by one lantern Charlotte finds her mitten, and that it is let. */
import * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { IN_POCKET, pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { lantern, mittenCradle, woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.1, 1.12, 4.7];
const TO: V3 = [0.02, 1.4, 0];
const BELL: V3 = [0.72, 1.52, -0.1];
const LIP = 0.66;

export function charlotteChristmasCover(): Shot {
  const scene = new THREE.Scene();
  belfry(scene);
  const m = new Model();
  oldBess(m, place(BELL, [0, 0, -2]), LIP);
  woolNest(m, place([BELL[0], BELL[1] - 0.01, BELL[2]]), LIP * 0.92);
  mittenCradle(m, place([BELL[0] + 0.16, BELL[1] - 0.16, BELL[2] + LIP * 0.86], [6, -14, 5], 1.15));
  const landlady = mrsScarf({
    at: place([BELL[0] - 0.42, BELL[1] - 0.3, BELL[2] + 0.42], [6, -52, 0], 1.35),
    paws: 'hips',
    head: [22, -12, -6],
  });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([-0.6, 0.1, 0.34], [0, 52, 0]),
    expression: 'surprise',
    gaze: [0.1, 0.6],
    pose: pose('stand', {
      lean: [-3, 0, 3],
      bend: -4,
      head: [-20, -16, 8],
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
  const flame = lantern(m, place(hang, [0, 30, 4])).applyMatrix4(place(hang, [0, 30, 4]));
  scene.add(charlotte.model, landlady.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 30),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.016,
    light: relight('night', {
      sun: { dir: [-0.7, 0.75, -0.5], color: '#b4c2ff', power: 2.2, cone: 0.07 },
      fill: { dir: [-0.3, 0.5, 1], color: '#a8a8e8', power: 0.5, cone: 0.4 },
      top: '#5a68b8',
      horizon: '#7c80c8',
      bounce: '#7a6498',
      sky: 0.56,
      points: [{ at: flame.toArray() as V3, color: '#ffae58', power: 3.4, radius: 0.06 }],
      exposure: 1.1,
    }),
    paint: { line: 0.7 },
    center: [0.1, 1.3, -0.3],
    radius: 4.4,
    heads: [charlotte.head, landlady.head],
    focal: landlady.head.at.toArray() as V3,
  };
}
