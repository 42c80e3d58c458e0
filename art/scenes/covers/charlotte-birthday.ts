/** Cover of the Backward Birthday: the card says 14, the house says 41, and the blue door opens all the same. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { blueBoot } from '../../props/boot.ts';
import { fixedInvitation } from '../../props/invitation.ts';
import { blueDoorPorch, noBellsSign, petunias, snail } from '../../sets/blue-door.ts';
import { leafShape } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.95, 1.22, 6];
const TO: V3 = [0.32, 1.2, 0];

/** Leaves of a street tree outside the picture: only their shadows fall on the wall. */
function leafShadows(scene: THREE.Scene): void {
  const rnd = random(7);
  const items: Item[] = [];
  for (let i = 0; i < 110; i++) {
    const a = rnd() * 6.28;
    const r = Math.sqrt(rnd()) ** 1.2;
    items.push({
      at: place(
        [-2.55 + Math.cos(a) * r * 1.05, 3.2 + Math.sin(a) * r * 0.9, 1.2 + rnd() * 0.4],
        [rnd() * 90, rnd() * 360, 0],
        0.26,
      ),
      color: color('#7bab62'),
    });
  }
  const m = new Model();
  m.scatter(leafShape(), items, { doubleSided: true, line: 0 });
  scene.add(m);
}

export function charlotteBirthdayCover(): Shot {
  const scene = new THREE.Scene();
  blueDoorPorch(scene, { open: 30, from: -3.2, to: 3.6 });
  leafShadows(scene);
  const finchAt: V3 = [0.5, 0, -0.8];
  const finch = character(MR_FINCH, {
    at: place(finchAt, [0, -4, 0]),
    expression: 'worry',
    gaze: [-0.5, -0.6],
    pose: pose('stand', {
      lean: [15, 0, 0],
      bend: 8,
      head: [11, -27, 11],
      // behind the door, where a shy arm belongs
      left: { hand: [0.02, -0.9, -0.34], elbow: [0.3, 0, -1] },
    }),
  });
  const charlotte = character(CHARLOTTE, {
    at: place([-0.42, 0, 0.74], [0, -12, 0]),
    expression: 'surprise',
    gaze: [0.85, 0.35],
    pose: pose('stand', {
      lean: [-3, 0, -4],
      bend: -3,
      head: [-12, 46, -7],
      right: {
        hand: [0.18, -0.34, 0.62],
        elbow: [0.9, -0.7, -0.3],
        palm: [0, 0.1, 1],
        fingers: [0.1, 1, 0.1],
        grip: 'pinch',
      },
      left: {
        hand: [0.1, -0.1, 0.5],
        elbow: [1, -0.7, 0],
        palm: [-0.5, -0.2, -0.7],
        fingers: [-0.5, 0.9, 0.1],
        grip: 'open',
      },
      legLeft: { foot: [0.05, 0, 0.02], toeOut: 8 },
      legRight: { foot: [0.1, 0.05, -0.14], toeDown: 26, toeOut: 22 },
    }),
  });
  const dog = noodle({ at: place([-0.3, 0, 0.3], [0, 86, 0]), pose: 'slip', head: [-8, -6, 6] });
  const props = new Model();
  const card = vec(0).setFromMatrixPosition(charlotte.grip.right);
  fixedInvitation(props, place(card.add(vec(-0.07, 0.135, 0.004)), [-6, 10, 7]), 0.34);
  noBellsSign(props, place([1.99, 1.46, 0.03], [0, 0, -2]));
  snail(props, place([0.21, 0.62, 0.08], [0, 0, 8], 1.1));
  petunias(props, place([1.95, 0, 0.62]), ['#c4508a', '#e2789c', '#f3d0dc'], 3);
  petunias(props, place([-1.3, 0, 0.36], [0, 0, 0], 0.9), ['#e4604c', '#f08a5c', '#f8c8b0'], 5);
  blueBoot(props, place([1.5, 0.06, 1.2], [-80, 60, 8], 1.2));
  scene.add(finch.model, charlotte.model, dog.model, props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 29.5),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.014,
    light: relight('golden', {
      sun: { dir: [-0.85, 0.8, 0.85], color: '#ffd59a', power: 4.6, cone: 0.05 },
      fill: { dir: [0.4, 0.4, 1], color: '#ffe2c8', power: 0.8, cone: 0.4 },
      sky: 0.9,
      top: '#dcdcf0',
      points: [
        { at: [0.5, 1.5, -1.5], color: '#ffb468', power: 2.6, radius: 0.2 },
        // sun thrown back by the porch into the shy face
        { at: [0.3, 1.5, 0.7], color: '#ffd9a8', power: 1.5, radius: 0.3 },
      ],
      exposure: 1,
    }),
    center: [0.1, 1.1, 0.4],
    radius: 4.6,
    heads: [charlotte.head, finch.head, dog.head],
    focal: charlotte.head.at.toArray() as V3,
  };
}
