/** Cover of the Bell That Went Fump: her lantern finds the bell full of wool, and the landlady hangs out of it, nose to nose. */
import * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { handLantern, woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.08, 0.62, 2.75];
const TO: V3 = [0.06, 1.34, 0.4];
/** the middle of the mouth; the bell has swung towards us, so that one can see what it is stuffed with */
const BELL: V3 = [0.12, 1.92, 0.3];
const SWUNG = -30;
const LIP = 1.08;
const YAW = 42;

export function charlotteChristmasCover(): Shot {
  const scene = new THREE.Scene();
  belfry(scene);
  const model = new Model();
  const bell = place(BELL, [SWUNG, 0, 0]);
  oldBess(model, bell, LIP);
  woolNest(model, bell, LIP * 0.9);
  const landlady = mrsScarf({ at: place([0.3, 1.74, 0.86], [0, -50, 184], 2.2), paws: 'hips', head: [-12, 10, 4] });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([-0.36, 0.02, 0.84], [0, YAW, 0], 1.08),
    expression: 'surprise',
    lookAt: landlady.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [-12, 0, 4],
      bend: -10,
      head: [-22, 0, 6],
      left: {
        hand: [0.3, 0.62, 0.62],
        elbow: [0.9, -0.8, 0],
        palm: [-0.1, -1, 0.1],
        fingers: [0, 0.3, 1],
        grip: 'fist',
      },
      right: {
        hand: [0.5, 0.2, 0.3],
        elbow: [0.8, -1, -0.2],
        palm: [0, 0, 1],
        fingers: [0.3, 1, 0.1],
        grip: 'open',
      },
    }),
  });
  const hand = vec(0).setFromMatrixPosition(charlotte.grip.left);
  const hang = place(hand.add(vec(0, 0.012, 0)), [0, YAW, 0], 1.15);
  const flame = handLantern(model, hang).applyMatrix4(hang);
  scene.add(charlotte.model, landlady.model, model.bake());
  return {
    scene,
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    light: relight('night', {
      sun: { dir: [-0.7, 0.75, -0.5], color: '#b4c2ff', power: 2.2, cone: 0.07 },
      fill: { dir: [-0.3, 0.5, 1], color: '#a8a8e8', power: 0.4, cone: 0.4 },
      top: '#5a68b8',
      horizon: '#7c80c8',
      bounce: '#7a6498',
      sky: 0.5,
      points: [
        { at: flame.toArray() as V3, color: '#ffae58', power: 3, radius: 0.06 },
        // the same lamp as the reader's side sees it: it opens the faces and gilds the lip of the bell
        { at: [flame.x + 0.02, flame.y + 0.05, flame.z + 0.5], color: '#ffb668', power: 3.2, radius: 0.2 },
        // and as the wool gets it
        { at: [0.05, 1.25, 1.35], color: '#ffbe78', power: 1.5, radius: 0.25 },
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
