/** 수영 · Swimming: a child kicks across the pool, both arms over a striped swim ring. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headNormal, headPoint } from '../../cast/head.ts';
import { SWIMMER } from '../../cast/people/card-children.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Model, newId } from '../../model/bake.ts';
import { closeRing, grid } from '../../model/grid.ts';
import { mix, TAU, type V3 } from '../../model/math.ts';
import { onSurface, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { foamPatch, paintedWater, spray, waveAt } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const SIZE = 1.12;
const TURN: V3 = [-4, -14, 5];
const YAW = -6;
/** Dark hair is seen under the edge of the cap. */
const UNDER_CAP: Person = {
  ...SWIMMER,
  hair: {
    color: '#332a2e',
    light: '#6a5c62',
    dark: '#1f191d',
    shape: { kind: 'cap', open: 1.04, fringe: 0.3, bottom: -0.42, thick: 0.025, jagged: 0.5 },
  },
};
/** Middle of the swim ring, its radius and that of its tube: the child lies in it, the arms over its front. */
const RING: V3 = [0.02, 0.1, 0.02];
const [RING_R, TUBE_R] = [0.36, 0.115];
/** Angle on the ring where a hand lies, 0 to the reader, radians. */
const HOLD = 0.62;

export function swimmingCard(): Shot {
  const at = place([0, -0.78, -0.06], [0, YAW, 0], SIZE);
  const hold = (side: 'left' | 'right') => ({
    ...grasp({
      at,
      build: 'child8',
      side,
      // the palms lie on the ring, fingers over its front
      point: [
        RING[0] + (side === 'left' ? 1 : -1) * RING_R * Math.sin(HOLD),
        RING[1] + TUBE_R * 0.8,
        RING[2] + RING_R * Math.cos(HOLD) + 0.06,
      ],
      touch: 'palm',
      fingers: [0.1, -0.3, 1],
      palm: [0, -1, -0.25],
      elbow: [1, 0.25, 0],
      grip: 'edge',
    }),
  });
  const child = character(UNDER_CAP, {
    at,
    expression: 'joy',
    noLegs: true,
    pose: pose('peek', { lean: [16, 0, 0], head: TURN, left: hold('left'), right: hold('right') }),
  });
  return cardStage({
    family: 'sport',
    bare: true,
    focal: child.head.at.toArray() as V3,
    actors: [child],
    eye: [0.2, 1.5, 3.3],
    look: [0.02, 0.27, 0.04],
    fov: 20,
    things: (model) => {
      paintedWater(model, ['#2f86b0', '#4fabc8', '#bfeaf0']);
      swimRing(model);
      model.inside(place(child.head.at, [TURN[0], TURN[1] + YAW, TURN[2]], 0.17 * SIZE), () => {
        cap(model);
        goggles(model);
      });
      foamPatch(model, [
        [-0.36, 0.2, 0.13, 0.07],
        [0.42, 0.16, 0.12, 0.06],
        [0.3, -0.72, 0.4, 0.2],
      ]);
      kick(model, [0.37, 0.0, -0.85]);
      rim(model);
      const z = -1.5;
      for (let i = 0; i < 12; i++)
        model.put(
          new THREE.CylinderGeometry(0.075, 0.075, 0.27, 16, 1),
          { color: i % 2 ? '#e4503c' : '#fffaf0' },
          place([-1.7 + i * 0.31, waveAt(-1.7 + i * 0.31, z) + 0.03, z], [0, 0, 90]),
        );
    },
  });
}
function swimRing(model: Model): void {
  const id = newId();
  const [around, segments] = [36, 10];
  model.inside(place(RING, [3, -3, 0]), () => {
    for (let k = 0; k < segments; k++) {
      const piece = grid(
        (u, w) => {
          const a = ((k + w) / segments) * TAU;
          const t = -u * TAU;
          const r = RING_R + Math.cos(t) * TUBE_R;
          return [Math.sin(a) * r, Math.sin(t) * TUBE_R, Math.cos(a) * r];
        },
        around,
        12,
      );
      model.put(piece, { color: k % 2 ? '#fff6e2' : '#f7b92e', id, doubleSided: true });
    }
  });
}
/** Water thrown up by the feet: tongues that rise in a fan and bend over, and drops that fly off. */
function kick(model: Model, at: V3): void {
  spray(model, at, 0.3, 13, 4);
  for (const [x, y, r] of points3(
    '-.36,.24,.03 -.24,.4,.024 -.08,.5,.03 .1,.5,.022 .24,.38,.03 .36,.22,.024 .02,.62,.018',
  ))
    model.put(
      ball([r * 0.86, r * 1.2, r * 0.86], 14),
      { color: '#d9f2f6', line: 0.6 },
      place([at[0] + x, at[1] + y, at[2] + 0.05], [0, 0, -x * 90]),
    );
}
/** One smooth cap that ends in a rolled band over the brow, over the ears and low on the nape; in head radii. */
function cap(model: Model): void {
  const edge = (a: number) => 0.12 + 0.24 * Math.cos(a) + 0.03 * Math.cos(2 * a);
  const shell = grid(
    (u, w) => {
      const a = (0.5 - u) * TAU;
      return headPoint(a, mix(edge(a), 0.9999, Math.sin((w * Math.PI) / 2)), 0.13).toArray() as V3;
    },
    90,
    26,
  );
  model.put(closeRing(shell, 90), { color: '#e4503c', line: 0.8 });
  const band = Array.from({ length: 48 }, (_, i) => headPoint((i / 48) * TAU, edge((i / 48) * TAU) + 0.015, 0.12));
  model.put(tube(band, [0.045], { closed: true, around: 8, rings: 96 }), { color: '#f7efe0', line: 0.5 });
}
/** The far rim of the pool, straight and dry. */
function rim(model: Model): void {
  model.put(roundedBox(9, 0.3, 0.5, 0.03), { color: '#f4e4c4' }, place([0, -0.04, -1.95]));
  model.put(roundedBox(9, 0.12, 0.04, 0.01), { color: '#8fc4cc', line: 0.5 }, place([0, 0.06, -1.69]));
}
/** Pushed up on the cap; in head radii. */
function goggles(model: Model): void {
  const band = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * TAU;
    return headPoint(a, 0.4 + 0.14 * Math.cos(a), 0.13);
  });
  model.put(tube(band, [0.05], { closed: true, around: 7, rings: 60 }), { color: '#2f5f9c', line: 0.6 });
  for (const s of [-1, 1])
    model.inside(onSurface(headPoint(s * 0.34, 0.54, 0.15), headNormal(s * 0.34, 0.54)), () => {
      const rim = Array.from({ length: 16 }, (_, i): V3 => {
        const a = (i / 16) * TAU;
        return [Math.cos(a) * 0.27, Math.sin(a) * 0.2, 0.04];
      });
      model.put(tube(rim, [0.06], { closed: true, around: 8, rings: 32 }), { color: '#2f5f9c' });
      model.put(ball([0.25, 0.18, 0.08], 18), { color: '#9fdcec', line: 0.3 });
      model.put(ball([0.08, 0.045, 0.03], 10), { color: '#ffffff', line: 0 }, place([-0.08, 0.07, 0.075]));
    });
}
