/** Cover of the Bell That Went Fump: by one lantern Charlotte finds her mitten, and that it is let. */
import * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { handLantern, mittenCradle, woolNest } from '../../props/woollies.ts';
import { belfry, hatchRail, oldBess } from '../../sets/belfry.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.05, 1.02, 6.1];
const TO: V3 = [0.02, 1.18, 0];
/** the middle of the mouth; the bell has swung towards us, so that one can see what it is stuffed with */
const BELL: V3 = [0.98, 1.36, 0.1];
const SWUNG = -27;
const LIP = 0.73;
/** top of the newel post, where the landlady receives */
const POST: V3 = [-0.19, 0.96, 0.42];
const YAW = 66;

export function charlotteChristmasCover(): Shot {
  const scene = new THREE.Scene();
  belfry(scene);
  const model = new Model();
  const bell = place(BELL, [SWUNG, 0, 0]);
  oldBess(model, bell, LIP);
  woolNest(model, bell, LIP * 0.9);
  hatchRail(model, place([POST[0], 0, POST[2]]), POST[1], 2.2);
  // in the very middle of the mouth, upright, a corner of the cuff caught in the wool
  mittenCradle(model, place(vec(-0.02, -0.3, 0.2).applyMatrix4(bell), [-4, -12, 4], 1.28));
  const landlady = mrsScarf({ at: place(POST, [0, -48, 0], 1.55), paws: 'hips', head: [6, -2, -6] });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([-1.06, 0, 0.55], [0, YAW, 0], 1.06),
    expression: 'surprise',
    gaze: [0.15, 0.3],
    pose: pose('stand', {
      lean: [-3, 0, 2],
      bend: -5,
      head: [-16, -22, 6],
      // the bare hand shows where its mitten went
      left: {
        hand: [0.12, 0.36, 0.84],
        elbow: [0.7, -1, 0],
        palm: [-0.3, -1, 0.1],
        fingers: [-0.05, 0.42, 0.9],
        grip: 'point',
      },
      right: {
        hand: [0.12, -0.06, 0.74],
        elbow: [0.6, -1, -0.2],
        palm: [-0.1, -1, 0.1],
        fingers: [0, 0.1, 1],
        grip: 'fist',
      },
      legLeft: { foot: [0.04, 0, 0.1], toeOut: 6 },
      legRight: { foot: [0.08, 0, -0.1], toeOut: 20 },
    }),
  });
  const hand = vec(0).setFromMatrixPosition(charlotte.grip.right);
  const hang = place(hand.add(vec(0, 0.012, 0)), [0, YAW, 0]);
  const flame = handLantern(model, hang).applyMatrix4(hang);
  scene.add(charlotte.model, landlady.model, model.bake());
  return {
    scene,
    camera: camera(FROM, TO, 25.4),
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
        // a breath of it reaches the wool in the bell's mouth
        { at: [0.7, 0.85, 1.5], color: '#ffbe78', power: 1.5, radius: 0.25 },
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
