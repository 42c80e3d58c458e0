/** Cover of the Backward Birthday: the card says 14, the house says 41, and the blue door opens all the same. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { blueBoot } from '../../props/boot.ts';
import { fixedInvitation } from '../../props/invitation.ts';
import { blueDoorPorch, noBellsSign, petunias } from '../../sets/blue-door.ts';
import { leafShape } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.72, 1.3, 5.95];
const TO: V3 = [0.24, 1.05, 0];

/** Trainers with a rim that follows the foot. */
const SHOE = { kind: 'sneaker', color: '#8fd3b4', sole: '#f2ead8', round: true } as const;

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

/** Twelve guests are coming: three balloons tied to the flower pot, two hats put down on the boards. */
function partyThings(m: Model): void {
  const knot: V3 = [-1.44, 0.24, 0.66];
  for (const [x, y, z, tone] of [
    [-1.46, 1.5, 0.46, '#e4604c'],
    [-1.2, 1.8, 0.36, '#f2bf3e'],
    [-1.45, 1.14, 0.6, '#4fa39c'],
  ] as const) {
    m.put(ball([0.145, 0.175, 0.145], 24), { color: tone }, place([x, y, z]));
    m.put(ball([0.02, 0.016, 0.02], 10), { color: tone, line: 0.6 }, place([x, y - 0.18, z]));
    m.put(
      ball([0.02, 0.034, 0.006], 10),
      { color: '#fff6e6', line: 0 },
      place([x - 0.05, y + 0.06, z + 0.124], [0, 0, -24]),
    );
    const string: V3[] = [[x, y - 0.185, z], [(x + knot[0]) / 2 + 0.03, (y + knot[1]) / 2 - 0.05, z + 0.04], knot];
    m.put(tube(string, [0.004], { around: 5, rings: 20 }), { color: '#f6e6cc', line: 0.3 });
  }
  for (const [x, z, turn, a, b] of [
    [1.02, 0.8, 0, '#f2bf3e', '#d8483e'],
    [1.22, 1.12, -76, '#7cc4c4', '#fff4dc'],
  ] as const)
    m.inside(place([x, turn ? 0.085 : 0, z], [0, turn ? 34 : 0, turn]), () => {
      m.put(
        lathe(
          [
            [0, 0.09],
            [0.12, 0.05],
            [0.24, 0.004],
          ],
          { around: 26, steps: 14 },
        ),
        {
          tint: (p) => color(Math.sin(p.y * 78 + Math.atan2(p.x, p.z)) > 0 ? a : b),
          doubleSided: true,
        },
      );
      m.put(ball(0.026, 12), { color: '#fff4dc', line: 0.6 }, place([0, 0.245, 0]));
    });
}

export function charlotteBirthdayCover(): Shot {
  const scene = new THREE.Scene();
  blueDoorPorch(scene, { open: 52, from: -3.2, to: 3.6 });
  leafShadows(scene);
  const finchAt = place([0.57, 0.04, -0.02], [0, -22, 0]);
  const finch = character(MR_FINCH, {
    at: finchAt,
    expression: 'refuse',
    gaze: [-0.5, -0.5],
    pose: pose('stand', {
      lean: [-4, 0, -2],
      bend: 2,
      head: [5, -4, 5],
      // one gesture: no
      right: {
        hand: [-0.1, -0.02, 0.72],
        elbow: [0.7, -1, -0.1],
        palm: [0.1, 0.05, 1],
        fingers: [0.05, 1, 0.15],
        grip: 'open',
      },
      left: { hand: [-0.14, -0.8, -0.3], elbow: [0.45, 0, -1], palm: [0, 0, -1], grip: 'relaxed' },
      legLeft: { foot: [0.06, 0, -0.02], toeOut: 22 },
      legRight: { foot: [0.06, 0, 0.05], toeOut: 12 },
    }),
  });
  const charlotteAt = place([-0.38, 0, 1.12], [0, 20, 0], 1.1);
  const held: V3 = [-0.7, 0.92, 1.36];
  const charlotte = character(dressed(CHARLOTTE, { shoe: SHOE, shoeLeft: { ...SHOE, untied: true } }), {
    at: charlotteAt,
    expression: 'surprise',
    gaze: [0.8, 0.4],
    pose: pose('stand', {
      lean: [-3, 0, -3],
      bend: -3,
      head: [-13, 40, -6],
      // fingers behind the card's lower corner, thumb before it
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: held,
        touch: 'sheet',
        fingers: [0.5, 1, -0.35],
        palm: [-0.2, 0.1, 1],
        elbow: [0.6, -1, -0.2],
        grip: 'sheet',
      }),
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
  const dog = noodle({ at: place([0.12, 0, 1.2], [0, 48, 0], 0.95), pose: 'sit', head: [-24, 14, 8] });
  const props = new Model();
  fixedInvitation(props, place(vec(held).add(vec(-0.15, 0.225, -0.03)), [-2, -12, 5]), 0.5);
  partyThings(props);
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
        { at: [0.36, 1.62, 0.7], color: '#ffd9a8', power: 1.7, radius: 0.25 },
      ],
      exposure: 1,
    }),
    center: [0.1, 1.1, 0.4],
    radius: 4.6,
    heads: [charlotte.head, finch.head, dog.head],
    focal: charlotte.head.at.toArray() as V3,
  };
}
