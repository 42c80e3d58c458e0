/** 수영 · Swimming: a child kicks across the pool, both hands round the nose of a yellow float. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headNormal, headPoint } from '../../cast/head.ts';
import { SWIMMER } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import type { Model } from '../../model/bake.ts';
import { TAU, type V3 } from '../../model/math.ts';
import { onSurface, place } from '../../model/place.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { foamPatch, paintedWater, waveAt } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const SIZE = 1.12;
const TURN: V3 = [-4, -14, 5];
const YAW = -6;
/** Middle of the float: it lies under the chest, its nose to the reader. */
const BOARD: V3 = [0.03, 0.085, 0.12];
const NOSE = 0.36;

export function swimmingCard(): Shot {
  const at = place([0, -0.78, -0.06], [0, YAW, 0], SIZE);
  const hold = (side: 'left' | 'right') =>
    grasp({
      at,
      build: 'child8',
      side,
      // four fingers bend down over the front edge
      point: [BOARD[0] + (side === 'left' ? 0.15 : -0.15), BOARD[1] + 0.02, BOARD[2] + NOSE + 0.015],
      touch: 'palm',
      fingers: [0.05, -0.3, 1],
      palm: [0, -1, -0.3],
      elbow: [1, -0.2, 0],
      grip: 'holdThick',
    });
  const child = character(SWIMMER, {
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
    things: (m) => {
      paintedWater(m, ['#2f86b0', '#4fabc8', '#bfeaf0']);
      float(m);
      m.inside(place(child.head.at, [TURN[0], TURN[1] + YAW, TURN[2]], 0.17 * SIZE), () => goggles(m));
      foamPatch(m, [
        [-0.36, 0.2, 0.13, 0.07],
        [0.42, 0.16, 0.12, 0.06],
        [0.3, -0.72, 0.4, 0.2],
      ]);
      kick(m, [0.36, -0.03, -0.8], 1, '#cdeef2');
      kick(m, [0.31, -0.05, -0.7], 0.72, '#ffffff');
      const z = -1.5;
      for (let i = 0; i < 12; i++)
        m.put(
          new THREE.CylinderGeometry(0.075, 0.075, 0.27, 16, 1),
          { color: i % 2 ? '#e4503c' : '#fffaf0' },
          place([-1.7 + i * 0.31, waveAt(-1.7 + i * 0.31, z) + 0.03, z], [0, 0, 90]),
        );
    },
  });
}
function float(m: Model): void {
  const half: [number, number][] = [
    [-0.27, -0.34],
    [0.27, -0.34],
    [0.31, 0],
    [0.29, 0.24],
    [0.2, 0.35],
    [0, 0.37],
    [-0.2, 0.35],
    [-0.29, 0.24],
    [-0.31, 0],
  ];
  m.inside(place(BOARD, [3, -3, 0]), () => {
    m.put(slab(half, 0.075, { smooth: true, soft: 0.028 }), { color: '#f6c233' }, place([0, 0, 0], [90, 0, 0]));
    m.put(ball([0.07, 0.01, 0.07], 24), { color: '#e4604c', line: 0.5 }, place([0, 0.036, 0.2]));
  });
}
/** Water thrown up by the feet: one painted shape with tongues, and drops that fly off their tips. */
function kick(m: Model, at: V3, size: number, tone: string): void {
  const tips: [number, number][] = [
    [-0.3, 0.16],
    [-0.2, 0.29],
    [-0.06, 0.4],
    [0.09, 0.36],
    [0.22, 0.25],
    [0.33, 0.12],
  ];
  const outline: [number, number][] = [[-0.24, -0.05]];
  for (const [i, [x, y]] of tips.entries()) {
    outline.push([x * 0.86 - 0.022, y * 0.72], [x, y], [x * 0.86 + 0.026, y * 0.7]);
    const next = tips[i + 1];
    if (next) outline.push([(x + next[0]) * 0.36, (y + next[1]) * 0.22]);
  }
  outline.push([0.26, -0.05]);
  m.inside(place(at, [-12, 4, 0], size), () => {
    m.put(slab(outline, 0.03, { smooth: true, soft: 0.01 }), { color: tone, line: 0.4 });
    for (const [x, y] of tips.slice(0, 5))
      m.put(
        ball([0.012, 0.021, 0.012], 12),
        { color: tone, line: 0.4 },
        place([x * 1.18, y * 1.06 + 0.03, 0], [0, 0, -x * 120]),
      );
  });
}
/** Pushed up on the cap; in head radii. */
function goggles(m: Model): void {
  const band = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * TAU;
    return headPoint(a, 0.4 + 0.14 * Math.cos(a), 0.13);
  });
  m.put(tube(band, [0.05], { closed: true, around: 7, rings: 60 }), { color: '#2f5f9c', line: 0.6 });
  for (const s of [-1, 1])
    m.inside(onSurface(headPoint(s * 0.34, 0.54, 0.15), headNormal(s * 0.34, 0.54)), () => {
      const rim = Array.from({ length: 16 }, (_, i): V3 => {
        const a = (i / 16) * TAU;
        return [Math.cos(a) * 0.27, Math.sin(a) * 0.2, 0.04];
      });
      m.put(tube(rim, [0.06], { closed: true, around: 8, rings: 32 }), { color: '#2f5f9c' });
      m.put(ball([0.25, 0.18, 0.08], 18), { color: '#9fdcec', line: 0.3 });
      m.put(ball([0.08, 0.045, 0.03], 10), { color: '#ffffff', line: 0 }, place([-0.08, 0.07, 0.075]));
    });
}
