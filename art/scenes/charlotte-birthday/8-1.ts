/** BB-8.1. Mr. Finch puts one slipper into the street as if it were a river, and fourteen children begin to roll. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { facePoint, grasp, wristAt } from '../../cast/grasp.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { NEIGHBOUR_OPAL, NEIGHBOUR_ROSE } from '../../cast/people/neighbours.ts';
import { BABY, ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { type ArmPose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { hanky } from '../../props/hanky.ts';
import { invitation } from '../../props/invitation-cards.ts';
import { AFTERNOON, at41, extra, linked, point41 } from '../../sets/plum-crowd.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM = point41([3.2, 1.2, 11.4]);
const TO = point41([-0.72, 1.2, 6.7]);

/** The line down the path from the door: [who, x, z, lean out, expression, head]. */
const LINE: [Person, number, number, number, Parameters<typeof extra>[0][3], V3][] = [
  [MAX_HOODED, 0.12, 7.14, 7, 'joy', [-10, 44, -10]],
  [PRIYA, 0.02, 6.74, 5, 'joy', [-6, 22, -8]],
  [OMAR, 0.04, 6.37, -2, 'laugh', [-8, 10, 6]],
  [ELLA, 0.0, 5.93, 6, 'grin', [-4, 30, -9]],
  [SAM, -0.04, 5.48, -3, 'laugh', [-8, 6, 8]],
  [MARCUS, 0.02, 5.04, 5, 'joy', [-4, 28, -10]],
  [RUBY, 0.05, 4.59, -2, 'laugh', [-8, 12, 6]],
  [LEO, 0.0, 4.15, 6, 'cheeksFull', [-10, 26, -6]],
  [NIA, -0.04, 3.7, -3, 'grin', [-6, 8, 8]],
  [HUGO, 0.02, 3.26, 6, 'laugh', [-6, 30, -10]],
  [WREN, 0.1, 2.83, 5, 'joy', [-8, 40, -8]],
  [THEO, -0.1, 2.4, 2, 'worry', [-6, 30, -6]],
  [JIN_AH, 0.44, 1.86, 5, 'laugh', [-8, 30, -8]],
];
/** On the steps the ground rises. */
const ground = (z: number): number => (z > 2.8 ? 0.03 : z > 2.5 ? 0.15 : z > 2.2 ? 0.3 : 0.45);

export function oneSlipperIn(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'noon',
    skip: [
      '14',
      'south5',
      ...(['north', 'south'] as const).flatMap((s) => [0, 1, 2, 3, 4].map((i) => `${s}${i}` as const)),
    ],
    houses: { '41': { open: 74, otherHinge: true } },
    noMail: () => true,
    noTrees: (x) => x < 30,
  });
  const m = new Model();
  const finchAt = at41([0.02, 0.02, 8.24], -18);
  const finchHead: V3 = [14, -4, 5];
  const blow = (right?: ArmPose) =>
    character(without(FINCH_UNIFORM, 'whistle'), {
      at: finchAt,
      expression: 'cheeksFull',
      gaze: [0, -0.9],
      pose: pose('walk', {
        hips: 0.92,
        lean: [-7, 4, 3],
        bend: 4,
        head: finchHead,
        // trousers lifted a finger's breadth, as over water
        left: {
          hand: [0.2, -0.82, 0.22],
          elbow: [1, 0, -0.6],
          palm: [-0.8, 0, 0.3],
          fingers: [-0.2, -0.9, 0.3],
          grip: 'pinch',
        },
        ...(right ? { right } : {}),
        legLeft: { foot: [0.06, 0.03, -0.2], knee: [0.1, 0.3, 1], toeDown: 16, toeOut: 20 },
        legRight: { foot: [0.02, 0, 0.5], knee: [0.1, 0.5, 1], toeOut: 6 },
      }),
    });
  const turned = place([0, 0, 0], finchHead);
  const whistle = facePoint(finchAt, blow().head.at, turned, 'thinOldMan', [-0.04, -0.62, 1.22]);
  const finch = blow(
    grasp({
      at: finchAt,
      build: 'thinOldMan',
      side: 'right',
      point: vec(whistle).add(vec(point41([0, 0, 0])).sub(vec(point41([0.05, 0.03, -0.02])))),
      touch: 'pinch',
      fingers: [-0.8, 0.45, 0.2],
      palm: [-0.2, -0.3, -1],
      elbow: [1, -0.6, 0.1],
      grip: 'pinch',
    }),
  );
  m.put(ball([0.03, 0.034, 0.045], 14), { color: '#f3c84e' }, place(whistle, [0, -108, 0]));
  const charlotteAt = at41([0.0, 0.03, 7.62], -4);
  const tail = point41([-0.04, 0.88, 8.0]);
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'grin',
    gaze: [0.2, 0.6],
    pose: pose('walk', {
      lean: [3, 10, -7],
      head: [-16, 18, 8],
      left: {
        hand: [0.5, 0.86, 0.1],
        elbow: [1, 0, -0.2],
        palm: [0.6, 0, 0.8],
        fingers: [0.2, 1, 0],
        grip: 'open',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: wristAt(tail, charlotteAt, -1, [-0.4, 0.2, 1], [-0.6, -0.6, 0]),
        elbow: [0.8, -0.7, 0],
        fingers: [-0.4, 0.2, 1],
        palm: [-0.6, -0.6, 0],
        grip: 'holdThin',
      },
    }),
  });
  const spots = LINE.map(([, x, z, out]) => at41([x, ground(z), z], out * 0.4));
  const children = LINE.map(([who, , , out, expression, head], i) => {
    const step = i % 2 ? 1 : -1;
    return extra([
      who.name === 'Theo' ? without(who, 'notebook') : who,
      spots[i] as THREE.Matrix4,
      pose('stand', {
        // a dinosaur of four goes with bent knees
        ...(i === 0 ? { hips: 0.8, bend: 8 } : {}),
        lean: [3, out * 0.6, -out],
        head,
        legLeft: { foot: [0.03, step > 0 ? 0.1 : 0, 0.18 * step], toeDown: step > 0 ? -10 : 6 },
        legRight: { foot: [0.03, step > 0 ? 0 : 0.1, -0.18 * step], toeDown: step > 0 ? 6 : -10 },
        ...linked(spots[i - 1] ?? charlotteAt, i === 1 ? 0.68 : i === 0 ? 0.7 : 0.865),
      }),
      expression,
    ]);
  });
  // the lawn on the left: hankies, and somebody from chapter three
  const waver = (who: Person, at: THREE.Matrix4, up: number, seed: number) => {
    const a = character(who, {
      at,
      expression: seed % 2 ? 'laugh' : 'joy',
      pose: pose('wave', {
        lean: [-2, 6, seed % 2 ? 4 : -4],
        head: [-2, 10, seed % 2 ? 8 : -8],
        right: {
          hand: [0.4, up, 0.25],
          elbow: [1, -0.5, 0],
          palm: [-0.2, 0, 1],
          fingers: [0.1, 1, 0.2],
          grip: 'holdThin',
        },
      }),
    });
    m.inside(new THREE.Matrix4().setPosition(new THREE.Vector3().setFromMatrixPosition(a.grip.right)), () =>
      m.inside(at41([0, 0, 0], 0).setPosition(0, 0, 0), () =>
        hanky(m, place([0, 0, 0], [0, 200, 10]), 0.36, '#fffaf0', seed),
      ),
    );
    return a;
  };
  const opal = waver(NEIGHBOUR_OPAL, at41([-5.4, 0, 6.5], 58), 0.78, 1);
  const roseAt = at41([-4.5, 0, 6.2], 56);
  const babyAt = at41([-4.06, 0.88, 6.4], 58, 0.66);
  const rose = character(NEIGHBOUR_ROSE, {
    at: roseAt,
    expression: 'smile',
    gaze: [0.3, -0.4],
    pose: pose('hold', {
      lean: [-5, 0, 6],
      head: [4, 12, -10],
      left: {
        hand: [-0.2, -0.5, 0.5],
        elbow: [0.9, -0.6, 0],
        palm: [-0.2, 1, 0],
        fingers: [-0.8, 0.1, 0.5],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.24, -0.36, 0.56],
        elbow: [0.9, -0.6, 0],
        palm: [-0.2, 0.4, -0.8],
        fingers: [-0.9, 0.2, 0.2],
        grip: 'holdThick',
      },
    }),
  });
  const baby = character(BABY, {
    at: babyAt,
    expression: 'laugh',
    pose: pose('sitFloor', {
      lean: [0, 10, -6],
      head: [-6, 10, 8],
      left: {
        hand: [0.5, 0.72, 0.3],
        elbow: [1, -0.4, 0],
        palm: [-0.3, 0, 1],
        fingers: [0.1, 1, 0.1],
        grip: 'holdThin',
      },
      right: { hand: [0.4, 0.1, 0.5], elbow: [1, -0.4, 0], palm: [0, 0, 1], grip: 'open' },
    }),
  });
  const card = new THREE.Vector3().setFromMatrixPosition(baby.grip.left).add(vec(0, 0.12, 0));
  m.inside(place(card), () =>
    m.inside(at41([0, 0, 0], 40).setPosition(0, 0, 0), () =>
      invitation(m, place([0, 0.06, 0.02], [0, 0, -14]), {
        tall: 0.4,
        number: '14',
        chewed: 0.42,
        open: 0,
        fold: 4,
      }),
    ),
  );
  const dog = noodle({ at: at41([1.15, 0.0, 7.0], -28, 1), pose: 'sit', head: [-50, 0, 0] });
  const all = [finch, charlotte, ...children, opal, rose, baby];
  scene.add(dog.model, ...all.map((a) => a.model), m.bake());
  const slipper = point41([-0.2, 0.06, 8.78]);
  return {
    scene,
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.007,
    light: AFTERNOON,
    center: point41([-1, 1, 5.5]),
    radius: 7.5,
    heads: [finch.head, charlotte.head, ...children.map((c) => c.head), baby.head, rose.head, opal.head],
    focal: slipper,
  };
}
