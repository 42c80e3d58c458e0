/** 수영 · Swimming: a child kicks across the pool, both hands round the nose of a yellow float. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headNormal, headPoint } from '../../cast/head.ts';
import { SWIMMER } from '../../cast/people/card-children.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Model } from '../../model/bake.ts';
import { closeRing, grid } from '../../model/grid.ts';
import { lobed } from '../../model/lobed.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { onSurface, place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { foamPatch, paintedWater, waveAt } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const SIZE = 1.12;
const TURN: V3 = [-4, -14, 5];
const YAW = -6;
/** The cap of this picture covers all hair. */
const UNDER_CAP: Person = {
  ...SWIMMER,
  hair: { ...SWIMMER.hair, shape: { kind: 'cap', open: 1.5, fringe: 0.5, bottom: 0.3, thick: 0.03, jagged: 0 } },
};
/** Middle of the float: it lies under the chest, its nose to the reader. */
const BOARD: V3 = [0.03, 0.085, -0.01];
const NOSE = 0.36;

export function swimmingCard(): Shot {
  const at = place([0, -0.78, -0.06], [0, YAW, 0], SIZE);
  const hold = (side: 'left' | 'right') => ({
    ...grasp({
      at,
      build: 'child8',
      side,
      // the palm lies on the float; four fingers bend down over its front edge
      point: [BOARD[0] + (side === 'left' ? 0.16 : -0.16), BOARD[1] + 0.042, BOARD[2] + NOSE + 0.07],
      touch: 'palm',
      fingers: [-0.12, -0.12, 1],
      palm: [0, -1, -0.12],
      elbow: [1, 0.4, 0],
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
      float(model);
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
function float(model: Model): void {
  const half: [number, number][] = points2('-.27,-.34 .27,-.34 .31,0 .29,.24 .2,.35 0,.37 -.2,.35 -.29,.24 -.31,0');
  model.inside(place(BOARD, [3, -3, 0]), () => {
    model.put(slab(half, 0.09, { smooth: true, soft: 0.034 }), { color: '#f6c233' }, place([0, 0, 0], [90, 0, 0]));
    model.put(ball([0.07, 0.01, 0.07], 24), { color: '#e4604c', line: 0.5 }, place([0, 0.036, 0.2]));
  });
}
/** Water thrown up by the feet: one round heap of foam, and drops that fly off it. */
function kick(model: Model, at: V3): void {
  const heap: [number, number, number, number][] = [[0, 0, 0, 0.17]];
  for (const [ring, n, out, up] of [
    [0, 11, 0.3, -0.02],
    [1, 8, 0.2, 0.11],
    [2, 4, 0.09, 0.2],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + ring * 0.5;
      const k = 0.9 + 0.2 * noise(i * 3.7, ring * 5.1);
      heap.push([
        Math.sin(a) * out * 1.12 * k,
        up * k,
        Math.cos(a) * out * 0.8 * k,
        0.085 + 0.035 * noise(i * 2.9, ring),
      ]);
    }
  model.inside(place(at, [0, 0, 0], 0.72), () => {
    model.put(lobed(heap, 150), {
      line: 0.25,
      tint: (point, n) => color('#a9dcea').lerp(color('#ffffff'), smoothstep(-0.25, 0.45, n.y + n.x * -0.3 + point.y)),
    });
    for (const [x, y, r] of points3(
      '-.3,.16,.026 -.19,.3,.02 -.08,.42,.024 .12,.45,.018 .23,.33,.028 .34,.15,.02 .02,.52,.014',
    ))
      model.put(
        ball([r * 0.86, r * 1.15, r * 0.86], 14),
        { color: '#e2f5f7', line: 0.5 },
        place([x, y, 0.03], [0, 0, -x * 90]),
      );
  });
}
/** One smooth cap that ends in a rolled band over the brow, over the ears and low on the nape; in head radii. */
function cap(model: Model): void {
  const edge = (a: number) => 0.12 + 0.24 * Math.cos(a) + 0.03 * Math.cos(2 * a);
  const shell = grid(
    (u, w) => {
      const a = (0.5 - u) * TAU;
      return headPoint(a, mix(edge(a), 0.9999, Math.sin((w * Math.PI) / 2)), 0.1).toArray() as V3;
    },
    90,
    26,
  );
  model.put(closeRing(shell, 90), { color: '#e4503c', line: 0.8 });
  const band = Array.from({ length: 48 }, (_, i) => headPoint((i / 48) * TAU, edge((i / 48) * TAU) + 0.015, 0.09));
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
