/** BC-2.1. Plum Street, the morning after: eleven warm things are gone, and Mr. Finch's pompom is the eleventh. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import {
  FINCH_WINTER,
  GUESTS_WINTER,
  MAYOR_WINTER,
  PRIYA_WINTER,
  THEO_WINTER,
} from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { robbedClothesline } from '../../props/clothesline.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-1.3, 1.42, 3.2];
const TO: V3 = [-3.72, 1.14, -2.6];
const FINCH = place([-2.8, 0.05, -1.35], [0, -26, 0]);
const FINCH_HEAD: V3 = [22, -14, 10];
const [, , SAM, , , RUBY, LEO] = GUESTS_WINTER as [Person, Person, Person, Person, Person, Person, Person];
const BAREFOOT = { kind: 'bare', color: '#f7cfb2' } as const;

/** A flat ladle held up like a magnifying glass: the bowl at the origin looks to +Z, the handle goes down. */
function magnifyingLadle(m: Model): void {
  const steel = { color: '#d9dce4', doubleSided: true };
  const bowl: [number, number][] = [
    [-0.03, 0.004],
    [-0.024, 0.06],
    [0, 0.095],
    [0.006, 0.1],
    [0.004, 0.09],
  ];
  m.put(lathe(bowl, { around: 30 }), steel, place([0, 0, 0], [90, 0, 0]));
  m.put(ball([0.05, 0.05, 0.006], 16), { color: '#f6f8fd', line: 0.2 }, place([-0.02, 0.02, -0.012]));
  const handle: V3[] = [
    [0, -0.095, 0],
    [0, -0.2, 0.006],
    [0, -0.42, 0],
  ];
  m.put(tube(handle, [0.014], { around: 8 }), { color: '#c8ccd6' });
  m.put(
    tube(
      [
        [0, -0.24, 0.005],
        [0, -0.4, 0],
      ],
      [0.02],
      { around: 10, rings: 4 },
    ),
    { color: '#b8743f' },
  );
}

/** One ear that was out in the cold all night: as red as the pompom was. */
function redEar(m: Model, head: THREE.Vector3): void {
  const turn = place([0, 0, 0], FINCH_HEAD);
  const at = vec(facePoint(FINCH, head, turn, 'thinOldMan', [1.06, -0.14, 0.06]));
  const out = vec(facePoint(FINCH, head, turn, 'thinOldMan', [2, -0.14, 0.5])).sub(at);
  const up = vec(facePoint(FINCH, head, turn, 'thinOldMan', [1.06, 0.86, 0])).sub(at);
  m.inside(frame(at, up, out), () => {
    m.put(ball([0.036, 0.056, 0.03], 16), { color: '#e0372c', line: 0.9, face: 0.6 });
    m.put(ball([0.018, 0.032, 0.014], 12), { color: '#f4786a', line: 0.3, face: 0.6 }, place([0, 0, 0.022]));
  });
}

/** Where the pompom was, in the world. */
const hatTop = (head: THREE.Vector3): V3 =>
  facePoint(FINCH, head, place([0, 0, 0], FINCH_HEAD), 'thinOldMan', [0, 1.34, -0.3]);
/** He bows to let them see it; a finger shows the place. */
const sadFinch = (spot: V3): Actor =>
  character(FINCH_WINTER, {
    at: FINCH,
    expression: 'sad',
    gaze: [-0.1, -0.5],
    pose: pose('stand', {
      lean: [18, 0, -3],
      bend: 16,
      head: FINCH_HEAD,
      right: grasp({
        at: FINCH,
        build: 'thinOldMan',
        side: 'right',
        point: spot,
        touch: 'fingertip',
        fingers: [-0.8, 0.1, -0.2],
        palm: [-0.1, -1, 0],
        elbow: [1, 0.3, -0.1],
        grip: 'point',
      }),
      left: {
        hand: [0.34, -0.76, 0.12],
        elbow: [0.8, -0.1, -0.8],
        palm: [-0.6, -0.2, -0.4],
        fingers: [-0.2, -1, 0.3],
        grip: 'relaxed',
      },
    }),
  });

export function elevenThings(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'snowDay',
    near: ['north1', 'north2'],
    houses: { north2: { wreath: true } },
    skip: ['14', '41', 'north4', 'north5', 'south0', 'south1', 'south2', 'south3', 'south4', 'south5'],
    noTrees: (x, z) => z < 0 && x > -9 && x < 1,
  });
  const m = new Model();
  robbedClothesline(m, [-6.08, 2.2, -3.5], [-4.74, 2.26, -3.6], 8, 1.15);

  const finch = sadFinch(hatTop(sadFinch([-3, 1.9, -1.4]).head.at));
  scene.add(finch.model);
  redEar(m, finch.head.at);

  const theoAt = place([-4.0, 0.05, -0.95], [0, 74, 0]);
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: theoAt,
    expression: 'concentrating',
    gaze: [0.1, -0.6],
    pose: pose('stand', {
      lean: [3, 0, 2],
      head: [16, -14, -5],
      left: {
        hand: [-0.2, -0.3, 0.56],
        elbow: [0.8, -0.9, 0],
        palm: [-0.2, 0.9, 0.2],
        fingers: [-0.7, 0.1, 0.7],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.24, -0.2, 0.56],
        elbow: [0.9, -0.7, 0],
        palm: [-0.6, -0.6, 0.1],
        fingers: [-0.5, -0.4, 0.7],
        grip: 'pinch',
      },
    }),
  });
  const padAt = vec(0).setFromMatrixPosition(theo.grip.left);
  m.inside(place(padAt.clone().add(vec(0.02, 0.03, 0.0)), [-72, 74, 0], 1.25), () => notebook(m, new THREE.Matrix4()));
  const nib = vec(0).setFromMatrixPosition(theo.grip.right);
  m.inside(place(nib.clone().add(vec(0.035, -0.02, 0.02)), [-16, 74, 34]), () =>
    pencil(m, new THREE.Matrix4(), '#d8352c', 0.26, 0.013),
  );

  // Priya, detective: the magnifying ladle
  const priyaAt = place([-3.5, 0.05, -1.52], [0, 84, 0]);
  const eye: V3 = [-3.16, 1.22, -1.36];
  const priya = character(without(PRIYA_WINTER, 'toolBelt', 'woodenSpoon'), {
    at: priyaAt,
    expression: 'listen',
    gaze: [0.2, 0.5],
    pose: pose('stand', {
      lean: [9, 0, -4],
      head: [-16, -24, 8],
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        point: [eye[0] + 0.08, eye[1] - 0.3, eye[2]],
        touch: 'palm',
        r: 0.012,
        fingers: [-0.9, 0.2, 0.3],
        palm: [0, 0, -1],
        elbow: [0.9, -0.8, 0],
        grip: 'fist',
      }),
      left: { hand: [0.1, -0.6, 0.3], elbow: [1, 0, -0.6], palm: [-1, 0, 0], fingers: [-0.6, -0.6, 0.5], grip: 'fist' },
    }),
  });
  m.inside(frame(vec(eye), vec(-0.25, 1, 0), vec(0.75, 0, 0.65)), () => magnifyingLadle(m));

  const mayor = character(MAYOR_WINTER, {
    at: place([-1.9, 0.05, -2.1], [0, -18, 0]),
    expression: 'outrage',
    gaze: [-0.5, 0],
    pose: pose('stand', {
      lean: [-3, 0, 3],
      head: [-4, -22, -6],
      right: {
        hand: [-0.1, -0.2, 0.5],
        elbow: [0.8, -0.9, 0],
        palm: [-0.6, 0, -0.6],
        fingers: [-0.6, 0.5, 0.2],
        grip: 'fist',
      },
      left: {
        hand: [0.36, 0.2, 0.4],
        elbow: [1, -0.7, 0],
        palm: [-0.4, 0, 1],
        fingers: [0.1, 1, 0.1],
        grip: 'open',
      },
    }),
  });

  const neighbours = [
    hopper(RUBY, [-5.12, 0.05, -1.35], 62, 'worry'),
    hopper(dressed(SAM, {}), [-5.5, 0.03, -4.3], 40, 'gasp'),
    baldSpot(LEO, [-2.76, 0.03, -4.9], -6),
  ];
  scene.add(m.bake(), theo.model, priya.model, mayor.model, ...neighbours.map((a) => a.model));
  return {
    scene,
    camera: camera(FROM, TO, 32),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.013,
    light: plumLight('snowDay', {
      sun: { dir: [-0.55, 0.5, 0.75], color: '#fff0dc', power: 3.7, cone: 0.08 },
      sky: 0.98,
    }),
    center: [-3.6, 1, -1.8],
    radius: 5,
    heads: [finch.head, theo.head, priya.head, mayor.head],
    focal: finch.head.at.toArray() as V3,
  };
}

/** On one warm foot, the other bare in the air. */
function hopper(p: Person, at: V3, yaw: number, e: 'worry' | 'gasp' | 'surprise'): Actor {
  return character(dressed(p, { shoeLeft: { ...BAREFOOT, color: p.face.skin }, legsLength: 1.5 }), {
    at: place(at, [0, yaw, 0]),
    expression: e,
    gaze: [0, -0.5],
    pose: pose('stand', {
      lean: [6, 0, -5],
      bend: 10,
      head: [16, -10, 6],
      legLeft: { foot: [0.06, 0.42, 0.26], knee: [0.5, 0.3, 1], toeDown: 10 },
      legRight: { foot: [-0.02, 0, 0], toeOut: 8 },
      left: {
        hand: [0.1, -0.76, 0.5],
        elbow: [1, -0.2, -0.4],
        palm: [-0.4, 0.6, 0.4],
        fingers: [-0.4, -0.2, 0.9],
        grip: 'holdThick',
      },
      right: { hand: [0.6, -0.2, 0.3], elbow: [1, -0.5, 0], palm: [0, -1, 0], fingers: [1, 0.2, 0.2], grip: 'open' },
    }),
  });
}
/** Hands where a hat should be. */
function baldSpot(p: Person, at: V3, yaw: number): Actor {
  const hold = {
    elbow: [1, 0.2, -0.1] as V3,
    palm: [-0.6, -0.8, 0] as V3,
    fingers: [-0.9, 0.4, 0] as V3,
    grip: 'flat' as const,
  };
  return character(without(p, 'knitCap', 'knitBobble', 'earFlapCap'), {
    at: place(at, [0, yaw, 0]),
    expression: 'worry',
    gaze: [0, 0.8],
    pose: pose('stand', {
      head: [6, 10, 4],
      left: { hand: [0.02, 0.86, 0.2], ...hold },
      right: { hand: [0.02, 0.86, 0.2], ...hold },
    }),
  });
}
