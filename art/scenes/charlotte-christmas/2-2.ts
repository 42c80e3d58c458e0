/** BC-2.2. The map again: a string from every robbed house, and all of them stop at one tower. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, noise, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { lathe } from '../../model/tube.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { snowfall } from '../../props/snowfall.ts';
import { robbedMap, tangled, woolBall } from '../../props/wool-roads.ts';
import { charlotteBedroom, MAP_SPOT } from '../../sets/charlotte-bedroom.ts';
import { flat } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { bareTree } from '../../sets/street-trees.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.3, 1.9, 3.0];
const TO: V3 = [0.24, 0.55, -0.2];
const MAP = place([MAP_SPOT[0] + 0.02, 0.075, MAP_SPOT[2]], [-90, 4, 0]);
const SOCK = { kind: 'sock', color: '#e4604c' } as const;

export function crookedRoad(): Shot {
  const scene = new THREE.Scene();
  charlotteBedroom(scene, { hour: 'snowEvening', map: 'none', thumb: 2.8 });
  const m = new Model();
  const knot = vec(robbedMap(m, MAP, 1.55, [0, 2, 3, 5, 6, 7, 9, 10, 12, 13])).applyMatrix4(MAP);
  // the pencil is on the tower itself, above the knot of strings
  const tip = knot.clone().add(vec(0.1, -0.075, -0.17));

  const charlotteAt = place([0.98, 0, -0.6], [0, -24, 0]);
  const hold = vec(tip).add(vec(0.07, 0.15, -0.09));
  const charlotte = character(dressed(without(CHARLOTTE, 'earPencil'), { shoe: SOCK, shoeLeft: SOCK }), {
    at: charlotteAt,
    expression: 'gasp',
    gaze: [-0.3, -0.8],
    pose: pose('kneel', {
      lean: [20, 0, 3],
      bend: 12,
      head: [22, -12, -8],
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: hold,
        touch: 'pinch',
        fingers: [-0.1, -0.5, 0.8],
        palm: [-0.6, -0.6, 0.1],
        elbow: [0.9, -0.2, -0.2],
        grip: 'pinch',
      }),
      left: {
        hand: [0.2, -0.74, 0.24],
        elbow: [1, -0.2, -0.3],
        palm: [0, -1, 0],
        fingers: [0.1, -0.1, 1],
        grip: 'flat',
      },
    }),
  });
  const along = tip.clone().sub(hold).normalize();
  const q = new THREE.Quaternion().setFromUnitVectors(vec(0, -1, 0), along);
  const pencilAt = new THREE.Matrix4().compose(tip, q, vec(1.25, 1.25, 1.25));
  m.inside(pencilAt, () => pencil(m, new THREE.Matrix4()));

  const theoAt = place([-0.82, 0, 0.12], [0, 74, 0]);
  const theo = character(
    dressed(without(THEO, 'notebook'), {
      shoe: { ...SOCK, color: '#3f7cc4' },
      shoeLeft: { ...SOCK, color: '#3f7cc4' },
    }),
    {
      at: theoAt,
      expression: 'thinking',
      gaze: [0.5, -0.3],
      pose: pose('kneel', {
        lean: [4, 0, -3],
        head: [6, 4, 9],
        right: {
          hand: [-0.34, 0.1, 0.4],
          elbow: [0.7, -1, 0.2],
          palm: [-0.2, 0, -1],
          fingers: [-0.4, 1, 0.1],
          grip: 'point',
        },
        left: {
          hand: [-0.3, -0.5, 0.44],
          elbow: [0.8, -0.8, 0],
          palm: [-0.2, 0.3, -1],
          fingers: [-0.9, 0.2, 0.2],
          grip: 'holdThick',
        },
      }),
    },
  );
  m.inside(theo.grip.left.clone().multiply(place([0.0, 0.03, 0.03])), () => notebook(m, new THREE.Matrix4()));
  const priya = character(
    dressed(without(PRIYA, 'toolBelt', 'woodenSpoon'), {
      shoe: { ...SOCK, color: '#f2bf3e' },
      shoeLeft: { ...SOCK, color: '#f2bf3e' },
    }),
    {
      at: place([1.26, 0, 0.5], [0, -96, 0]),
      expression: 'surprise',
      gaze: [0.1, 0.1],
      pose: pose('kneel', {
        lean: [6, 0, 4],
        head: [4, 26, -6],
        left: {
          hand: [0.26, -0.34, 0.56],
          elbow: [0.8, -0.8, -0.1],
          palm: [-0.1, 1, 0.2],
          fingers: [0.2, 0.2, 1],
          grip: 'open',
        },
        right: { hand: [0.06, -0.74, 0.36], elbow: [0.8, -0.2, -0.5], palm: [-0.2, -1, 0], fingers: [-0.3, -0.3, 0.9] },
      }),
    },
  );
  const head: V3 = [10, 18, -16];
  const dogAt = place([-0.62, 0, 0.92], [0, 52, 0], 0.98);
  const dog = noodle({ at: dogAt, pose: 'sit', head });
  tangled(m, { at: dogAt, pose: 'sit', head }, [
    [-0.24, 0.13, 1.06],
    [-0.06, 0.06, 0.96],
    [0.14, 0.05, 1.08],
    [0.36, 0.05, 1.0],
    [0.5, 0.1, 1.02],
  ]);
  woolBall(m, place([0.55, 0.12, 1.02]), 0.085);
  // the fourth wall's neighbour, the lamp, and more snow
  m.put(roundedBox(0.06, 3.2, 5.4, 0.01), { color: '#f2d2c4', line: 0.4 }, place([2.33, 1.6, 0.6]));
  m.put(roundedBox(0.08, 0.7, 5.4, 0.01), { color: '#f8ecda', line: 0.5 }, place([2.32, 0.35, 0.6]));
  // snow lies under the window as far as one can see down
  flat(m, [-40, -140, 40, -2.3], -0.2, (q) => color('#8f9bdc').lerp(color('#b9c2f2'), noise(q.x * 0.5, q.z * 0.3)), {
    n: 60,
    line: 0,
  });
  bareTree(m, [0.75, -0.2, -5.2], 3, 4);
  deskLamp(m, place([1.92, 0.72, -1.62]));
  snowfall(m, { count: 90, min: [-1.6, 0.4, -5], max: [3, 3.2, -2.4], size: [0.014, 0.03] });
  scene.add(m.bake(), charlotte.model, theo.model, priya.model, dog.model);
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, knot.toArray() as V3),
    aperture: 0.012,
    light: plumLight('snowEvening', {
      points: [
        { at: [0.5, 1.7, 0.7], color: '#ffc484', power: 6, radius: 0.2 },
        { at: [1.85, 1.15, -1.3], color: '#ffb86c', power: 2, radius: 0.2 },
      ],
    }),
    center: [0.2, 0.6, 0.1],
    radius: 3.2,
    heads: [charlotte.head, theo.head, priya.head, dog.head],
    focal: knot.toArray() as V3,
  };
}

/** Lit lamp with a cloth shade. */
function deskLamp(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.085],
          [0.03, 0.07],
          [0.06, 0.025],
          [0.2, 0.018],
        ],
        { around: 20 },
      ),
      { color: '#4f8f8a' },
    );
    m.put(
      lathe(
        [
          [0.17, 0.15],
          [0.36, 0.085],
        ],
        { around: 28 },
      ),
      {
        tint: (q) => color('#ffe2a0').multiplyScalar(1.25 - Math.abs(q.y - 0.26) * 1.6),
        glow: true,
        doubleSided: true,
        line: 0.8,
      },
    );
  });
}
