/** Cover of the Backward Birthday: the card says 14, the house says 41, and the blue door opens all the same. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headPoint } from '../../cast/head.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, DEG, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { blueBoot } from '../../props/boot.ts';
import { leafShape } from '../../props/trees.ts';
import { blueDoorPorch, noBellsSign, petunias } from '../../sets/blue-door.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { fixedInvitation } from './charlotte-birthday.invitation.ts';

const FROM: V3 = [0.72, 1.3, 5.95];
const TO: V3 = [0.24, 1.05, 0];

/** Trainers with a rim that follows the foot. */
const SHOE = { kind: 'sneaker', color: '#8fd3b4', sole: '#f2ead8' } as const;

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
  const model = new Model();
  model.scatter(leafShape(), items, { doubleSided: true, line: 0 });
  scene.add(model);
}

/** Twelve guests are coming: balloons tied to the flower pot, a hat, twelve little cards with paper doors in a row. */
function partyThings(model: Model): void {
  const knot: V3 = [-1.44, 0.24, 0.66];
  for (const [x, y, z, tone] of [
    [-1.5, 1.86, 0.28, '#6f9fd0'],
    [-1.46, 1.5, 0.46, '#e4604c'],
    [-1.2, 1.8, 0.36, '#f2bf3e'],
    [-1.16, 1.44, 0.2, '#e88fa0'],
    [-1.45, 1.14, 0.6, '#4fa39c'],
  ] as const) {
    model.put(ball([0.145, 0.175, 0.145], 24), { color: tone }, place([x, y, z]));
    model.put(ball([0.02, 0.016, 0.02], 10), { color: tone, line: 0.6 }, place([x, y - 0.18, z]));
    model.put(
      ball([0.02, 0.034, 0.006], 10),
      { color: '#fff6e6', line: 0 },
      place([x - 0.05, y + 0.06, z + 0.124], [0, 0, -24]),
    );
    const string: V3[] = [[x, y - 0.185, z], [(x + knot[0]) / 2 + 0.03, (y + knot[1]) / 2 - 0.05, z + 0.04], knot];
    model.put(tube(string, [0.004], { around: 5, rings: 20 }), { color: '#f6e6cc', line: 0.3 });
  }
  model.inside(place([1.3, 0, 0.62]), () => {
    const cone: [number, number][] = [
      [0, 0.09],
      [0.12, 0.05],
      [0.24, 0.004],
    ];
    model.put(lathe(cone, { around: 26, steps: 14 }), {
      tint: (point) => color(Math.sin(point.y * 78 + Math.atan2(point.x, point.z)) > 0 ? '#f2bf3e' : '#d8483e'),
      doubleSided: true,
    });
    model.put(ball(0.026, 12), { color: '#fff4dc', line: 0.6 }, place([0, 0.245, 0]));
  });
  for (let i = 0; i < 12; i++)
    model.inside(place([-1.16 + i * 0.108, 0.068, 0.16], [-12, ((i * 7) % 5) * 3 - 6, 0]), () => {
      model.put(roundedBox(0.09, 0.135, 0.006, 0.003), { color: '#fff8e8', line: 0.6 });
      model.put(
        roundedBox(0.046, 0.078, 0.008, 0.003),
        { color: ['#e4604c', '#4fa39c', '#f2bf3e'][i % 3] ?? '#e4604c', line: 0.5 },
        place([0, -0.02, 0.004]),
      );
      model.put(ball(0.006, 8), { color: '#fff4dc', line: 0 }, place([0.014, -0.02, 0.01]));
    });
}

/** Mr. Finch's brows: heavy, white, pulled down over the nose. Head space (radius 1). */
function heavyBrows(model: Model): void {
  for (const s of [-1, 1])
    for (const [k, lift] of [
      [0, 0],
      [1, 0.045],
      [2, 0.02],
    ] as const) {
      const path = [
        headPoint(s * (0.1 + k * 0.03), 0.19 + lift, 0.06),
        headPoint(s * (0.3 + k * 0.04), 0.28 + lift, 0.1),
        headPoint(s * (0.52 + k * 0.05), 0.285 + lift * 0.6, 0.1),
        headPoint(s * (0.68 + k * 0.04), 0.17 + lift - k * 0.03, 0.07),
      ];
      model.put(tube(path, [0.045, 0.07, 0.06, 0.012], { around: 8, rings: 16 }), { color: '#faf6ee', line: 0.4 });
    }
}

/** Mr. Finch as the cover needs him: waistcoat down over the hips, the mouth lost under the moustache. */
const GRUFF = dressed(
  { ...MR_FINCH, face: { ...MR_FINCH.face, blushAmount: 0.3, layout: { ...MR_FINCH.face.layout, mouthY: -0.45 } } },
  { legsWide: 1.28, shells: [{ cloth: '#33456e', from: -0.27, to: 0.92, grow: [0.026, 0.01] }] },
);
const FINCH_HEAD: V3 = [12, -12, 3];

export function charlotteBirthdayCover(): Shot {
  const scene = new THREE.Scene();
  blueDoorPorch(scene, { open: 59, from: -3.2, to: 3.6 });
  leafShadows(scene);
  const finchAt = place([0.55, 0.04, -0.02], [0, -22, 0]);
  const finch = character(GRUFF, {
    at: finchAt,
    expression: 'refuse',
    gaze: [-0.75, -0.5],
    pose: pose('stand', {
      lean: [-4, 0, -2],
      bend: 2,
      head: FINCH_HEAD,
      // one gesture: no
      right: {
        hand: [0.06, -0.06, 0.56],
        elbow: [0.7, -1, -0.1],
        palm: [0.1, 0.05, 1],
        fingers: [0.05, 1, 0.1],
        grip: 'open',
      },
      // the other keeps hold of the whistle
      left: {
        hand: [-0.2, -0.27, 0.4],
        elbow: [0.7, -1, 0],
        palm: [-0.1, -0.1, -1],
        fingers: [-1, 0.25, 0],
        grip: 'holdThick',
      },
      legLeft: { foot: [0.06, 0, -0.02], toeOut: 22 },
      legRight: { foot: [0.06, 0, 0.05], toeOut: 12 },
    }),
  });
  const charlotteAt = place([-0.38, 0, 1.12], [0, 20, 0], 1.1);
  /** on the card, where the thumb presses */
  const held: V3 = [-0.68, 0.98, 1.36];
  const charlotte = character(dressed(CHARLOTTE, { shoe: SHOE, shoeLeft: SHOE }), {
    at: charlotteAt,
    expression: 'surprise',
    gaze: [0.8, 0.4],
    pose: pose('stand', {
      lean: [-3, 0, -3],
      bend: -3,
      head: [-13, 40, -6],
      // fingers behind the card's edge, the thumb up before it
      right: {
        ...grasp({
          at: charlotteAt,
          build: 'child8',
          side: 'right',
          // `grasp` takes the thumb on its old side: half a palm lower here
          point: [held[0], held[1] - 0.44 * 1.1 * BUILDS.child8.hand, held[2]],
          touch: 'sheet',
          // flat along the back of the card
          fingers: [1, 0.35, -0.6],
          palm: [0.52, 0, 0.85],
          elbow: [0.3, -1, -0.2],
          grip: 'sheet',
        }),
      },
      left: {
        hand: [0.42, 0.02, 0.5],
        elbow: [0.7, -1, 0],
        palm: [-0.1, 0, 1],
        fingers: [0.2, 1, 0.1],
        grip: 'open',
      },
      legLeft: { foot: [0.05, 0, 0.04], toeOut: 12 },
      legRight: { foot: [0.08, 0, -0.06], toeOut: 24 },
    }),
  });
  // long and low, in profile before the door, tail up
  const dog = noodle({ at: place([0.4, 0, 1.42], [0, 88, 0], [0.86, 0.76, 0.95]), pose: 'stand', head: [-18, 5, -14] });
  const props = new Model();
  fixedInvitation(props, place(vec(held).add(vec(-0.155, 0.12, -0.03)), [-2, -12, 3]), 0.5);
  partyThings(props);
  const finchTurn = new THREE.Matrix4().makeRotationY(-22 * DEG);
  const finchHead = new THREE.Matrix4().makeTranslation(finch.head.at).multiply(finchTurn);
  props.inside(finchHead.multiply(place([0, 0, 0], FINCH_HEAD, BUILDS.thinOldMan.head)), () => heavyBrows(props));
  // earth-brown under the boards, so that no gap turns black
  props.put(roundedBox(6.8, 0.01, 1.86, 0.004), { color: '#94683f', line: 0 }, place([0.2, -0.03, 0.95]));
  noBellsSign(props, place([1.93, 1.46, 0.03], [0, 0, -2]));
  petunias(props, place([1.88, 0, 0.62]), ['#c4508a', '#e2789c', '#d8609a'], 3);
  petunias(props, place([-1.44, 0, 0.5], [0, 0, 0], 1), ['#dc4a3c', '#f0844c', '#e4604c'], 5);
  blueBoot(props, place([1.66, 0.06, 0.98], [-80, 60, 8], 1.2));
  scene.add(finch.model, charlotte.model, dog.model, props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 30.4),
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
        { at: [0.85, 1.7, 0.85], color: '#ffd9a8', power: 1.3, radius: 0.25 },
      ],
      exposure: 1,
    }),
    center: [0.1, 1.1, 0.4],
    radius: 4.6,
    heads: [charlotte.head, finch.head, dog.head],
    focal: charlotte.head.at.toArray() as V3,
  };
}
