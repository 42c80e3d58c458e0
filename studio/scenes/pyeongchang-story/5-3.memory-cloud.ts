/** A cloud of memory that turns to the eye: two boys of 1948 behind a pine, and the table of food they must not touch yet (PC 5.3). */

import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { fade, faded } from '../../cast/faded.ts';
import { YEONGSU_SIZE, YOUNG_YEONGGIL, YOUNG_YEONGSU } from '../../cast/people/brothers-1948.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { ball, lathe } from '../../model/tube.ts';
import { redPine } from '../../props/red-pine.ts';
import type { Palette } from '../../props/trees.ts';
import type { HeadSpot, ThingSpot } from '../../shot.ts';

const SEPIA = '#b8986e';
/** Half width and half height of the cloud in its own units; the people in it are .56 high. */
const [WIDE, HIGH] = [1, 0.72];
/** Where the painted ground begins; feet stand a little below it. */
const GROUND = -0.36;
const FEET = -0.5;
/** An old photograph's pine. */
const BROWN_PINE: Palette = {
  leaves: ['#4f5a3a', '#69713f', '#878a4c', '#a09c58', '#bdb26a'],
  bark: ['#6d4c3a', '#b0703f'],
  grass: ['#8a7a48', '#a8924e', '#c2a85c'],
};

/** A soft board in polar rings, so that sky, hill and ground can be painted on it. */
function board(grow: number, dent: number): THREE.BufferGeometry {
  return grid(
    (u, w) => {
      const a = -u * TAU;
      const r = w * (1 + grow - dent + dent * Math.abs(Math.sin(a * 4.5 + 0.4)) ** 0.6);
      const q = (Math.abs(Math.cos(a)) ** 2.6 + Math.abs(Math.sin(a)) ** 2.6) ** (-1 / 2.6);
      return [Math.cos(a) * q * r * WIDE, Math.sin(a) * q * r * HIGH, 0];
    },
    180,
    40,
  );
}
function cloud(model: Model): void {
  model.put(board(0.06, 0.1), { color: '#c9b39c', glow: true, line: 0.5, doubleSided: true }, place([0, 0, -0.02]));
  model.put(board(-0.03, 0.09), {
    tint: (point) => {
      const hill = 0.06 + 0.16 * Math.sin(point.x * 2.2 + 2) + 0.04 * fbm(point.x * 9, 2);
      const ground = GROUND + 0.02 * Math.sin(point.x * 7);
      return color('#cdb591')
        .lerp(color('#d8c29e'), fbm(point.x * 3, point.y * 3))
        .lerp(color('#b99d78'), 0.8 * smoothstep(hill + 0.015, hill - 0.015, point.y))
        .lerp(color('#a5855e'), smoothstep(ground + 0.012, ground - 0.012, point.y))
        .lerp(color('#b98a58'), 0.5 * smoothstep(ground, -0.72, point.y) * fbm(point.x * 8, point.y * 14));
    },
    glow: true,
    line: 0.2,
    doubleSided: true,
  });
}
/** Table on four short legs: pears in a heap, rice cake in layers, a pig's smile of a fish, candles out. */
function feast(model: Model): void {
  const put = (geometry: THREE.BufferGeometry, tone: string, at: V3, turn: V3 = [0, 0, 0], line = 0.6) =>
    model.put(geometry, { tint: () => color(tone).lerp(color(SEPIA), 0.28), line }, place(at, turn));
  put(roundedBox(0.62, 0.035, 0.26, 0.01, { fine: true }), '#8a4a30', [0, 0.2, 0], [8, 0, 0]);
  for (const x of [-0.27, 0.27])
    for (const z of [-0.1, 0.1]) put(roundedBox(0.03, 0.2, 0.03, 0.006), '#7a4028', [x, 0.1, z]);
  const dish = (x: number) =>
    put(lathe(points2('0,.03 .05,.035 .06,.1 .075,.1'), { around: 18 }), '#c9a050', [x, 0.21, 0.02]);
  for (const x of [-0.21, 0, 0.21]) dish(x);
  for (let i = 0; i < 6; i++) {
    const [row, k] = i < 3 ? [0, i - 1] : i < 5 ? [1, i - 3.5] : [2, 0];
    put(ball([0.04, 0.042, 0.04], 12), i % 2 ? '#d9942f' : '#e0a63c', [-0.21 + k * 0.068, 0.325 + row * 0.066, 0.02]);
  }
  for (let i = 0; i < 4; i++)
    put(
      roundedBox(0.15 - i * 0.012, 0.036, 0.11, 0.008),
      i % 2 ? '#a8563c' : '#fff6e2',
      [0, 0.305 + i * 0.036, 0.02],
      [0, 6 * i, 0],
    );
  for (let i = 0; i < 5; i++)
    put(ball([0.034, 0.034, 0.034], 10), '#8f3a30', [
      0.21 + ((i % 3) - 1) * 0.058,
      0.315 + Math.floor(i / 3) * 0.05,
      0.02,
    ]);
}

export function memoryCloud(
  eye: V3,
  at: V3,
  size: number,
): { models: THREE.Object3D[]; heads: (HeadSpot | ThingSpot)[] } {
  const away = vec(at).sub(vec(eye));
  const yaw = (Math.atan2(-away.x, -away.z) * 180) / Math.PI;
  const pitch = (Math.atan2(away.y, Math.hypot(away.x, away.z)) * 180) / Math.PI;
  const frame = place(at, [0, yaw, 0], size).multiply(place([0, 0, 0], [pitch, 0, 0]));
  const model = new Model();
  model.inside(frame, () => {
    cloud(model);
    model.inside(place([0, FEET, 0.1]), () => {
      model.inside(place([0.46, 0.02, 0.06], [0, -6, 0], 1.08), () => feast(model));
      // the tree they think is wide enough for two
      model.inside(place([-0.5, 0.1, 0.13], [0, 0, 0], [0.27, 0.27, 0.1]), () =>
        redPine(
          model,
          { at: [0, 0, 0], height: 3.75, girth: 0.2, lean: [0.8, 0], bare: 0.76, spread: 1.35, needles: 420, seed: 6 },
          BROWN_PINE,
        ),
      );
      // roots in the grass
      for (const [x, r] of [
        [-0.58, 0.1],
        [-0.43, 0.12],
        [-0.51, 0.16],
      ] as const)
        model.put(
          stone(5, 0, 0.4, 12),
          { tint: (point) => color('#9a7a48').lerp(color('#c2a058'), smoothstep(-0.3, 0.8, point.y)), line: 0.4 },
          place([x, -0.01, 0.2], [0, x * 90, 0], [r, 0.035, 0.05]),
        );
    });
  });
  const boys = [
    {
      who: YOUNG_YEONGGIL,
      x: -0.3,
      z: -0.06,
      yaw: 56,
      k: 1,
      hips: 0.98,
      head: [4, -8, -12] as V3,
      face: 'surprise' as const,
    },
    {
      who: YOUNG_YEONGSU,
      x: -0.16,
      z: 0.12,
      yaw: 60,
      k: YEONGSU_SIZE,
      hips: 0.62,
      head: [-10, -8, 8] as V3,
      face: 'joy' as const,
    },
  ];
  const actors = boys.map((b) => {
    const where = frame.clone().multiply(place([b.x, FEET, b.z + 0.06], [0, b.yaw, 0], 0.66 * b.k));
    // hair as black as it was, or they would not be his brothers
    const who = { ...faded(b.who, SEPIA, 0.16), hair: { ...b.who.hair, color: '#2a2122', light: '#4a3d3c' } };
    const actor = character(who, {
      at: where,
      expression: b.face,
      gaze: [0.1, -0.2],
      pose: pose('stand', {
        hips: b.hips,
        lean: [12, 0, 0],
        bend: 8,
        head: b.head,
        left: {
          hand: [0.1, -0.2, 0.6],
          elbow: [0.8, -0.7, 0],
          palm: [0, 0, 1],
          fingers: [-0.2, 1, 0.2],
          grip: 'relaxed',
        },
        right: {
          hand: [-0.2, -0.3, 0.5],
          elbow: [0.8, -0.7, 0],
          palm: [-0.5, 0, -1],
          fingers: [-0.8, 0.6, 0.2],
          grip: 'relaxed',
        },
      }),
    });
    fade(actor.model, SEPIA, 0.06);
    return actor;
  });
  // puffs that lead to the one who remembers
  const puffs = new Model();
  for (const [i, k] of [0.09, 0.06].entries())
    puffs.put(
      ball([k, k * 0.8, k * 0.4], 18),
      { color: '#c9b39c', glow: true, line: 0.6 },
      frame.clone().multiply(place([-0.02 - i * 0.07, -0.86 - i * 0.16, 0])),
    );
  return {
    models: [model.bake({ cast: false }), puffs.bake({ cast: false }), ...actors.map((actor) => actor.model)],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: vec(at), radius: size * 0.8 }],
  };
}
