/** A cloud of memory that turns to the eye: two boys of 1948 behind a pine, and the table of food they must not touch yet (PC 5.3). */
import * as THREE from 'three';
import { character } from '../cast/character.ts';
import { fade, faded } from '../cast/faded.ts';
import { YEONGSU_SIZE, YOUNG_YEONGGIL, YOUNG_YEONGSU } from '../cast/people/brothers-1948.ts';
import { pose } from '../cast/pose.ts';
import { Model } from '../model/bake.ts';
import { color, fbm, mix, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { stone } from '../model/stones.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';

const SEPIA = '#e0bd88';
/** Half width and half height of the cloud in its own units; the people in it are .56 high. */
const [WIDE, HIGH] = [1, 0.72];

function cloud(m: Model): void {
  const edge = (grow: number, dent: number): THREE.Vector2[] =>
    Array.from({ length: 180 }, (_, i) => {
      const a = (i / 180) * TAU;
      const r = 1 + grow - dent + dent * Math.abs(Math.sin(a * 4.5 + 0.4)) ** 0.6;
      const q = (Math.abs(Math.cos(a)) ** 2.6 + Math.abs(Math.sin(a)) ** 2.6) ** (-1 / 2.6);
      return new THREE.Vector2(Math.cos(a) * q * r * WIDE, Math.sin(a) * q * r * HIGH);
    });
  m.put(
    new THREE.ShapeGeometry(new THREE.Shape(edge(0.06, 0.1))),
    { color: color('#fffaf0').multiplyScalar(1.08), glow: true, line: 0.9, doubleSided: true },
    place([0, 0, -0.02]),
  );
  m.put(new THREE.ShapeGeometry(new THREE.Shape(edge(-0.03, 0.09))), {
    tint: (p) =>
      color('#f6e2b8')
        .lerp(color('#e3c08a'), smoothstep(-0.1, -0.3, p.y))
        .lerp(color('#fff0d0'), 0.6 * fbm(p.x * 3, p.y * 3)),
    glow: true,
    line: 0.2,
    doubleSided: true,
  });
}
/** Table on four short legs: pears in a heap, rice cake in layers, a pig's smile of a fish, candles out. */
function feast(m: Model): void {
  const put = (g: THREE.BufferGeometry, tone: string, at: V3, turn: V3 = [0, 0, 0], line = 0.6) =>
    m.put(g, { tint: () => color(tone).lerp(color(SEPIA), 0.28), line }, place(at, turn));
  put(roundedBox(0.62, 0.035, 0.26, 0.01, { fine: true }), '#8a4a30', [0, 0.2, 0], [8, 0, 0]);
  for (const x of [-0.27, 0.27])
    for (const z of [-0.1, 0.1]) put(roundedBox(0.03, 0.2, 0.03, 0.006), '#7a4028', [x, 0.1, z]);
  const dish = (x: number) =>
    put(
      lathe(
        [
          [0, 0.03],
          [0.05, 0.035],
          [0.06, 0.1],
          [0.075, 0.1],
        ],
        { around: 18 },
      ),
      '#c9a050',
      [x, 0.21, 0.02],
    );
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

export function memoryCloud(eye: V3, at: V3, size: number): { models: THREE.Object3D[]; heads: HeadSpot[] } {
  const away = vec(at).sub(vec(eye));
  const yaw = (Math.atan2(-away.x, -away.z) * 180) / Math.PI;
  const pitch = (Math.atan2(away.y, Math.hypot(away.x, away.z)) * 180) / Math.PI;
  const frame = place(at, [0, yaw, 0], size).multiply(place([0, 0, 0], [pitch, 0, 0]));
  const m = new Model();
  m.inside(frame, () => {
    cloud(m);
    m.inside(place([0, -0.52, 0.1]), () => {
      m.put(ball([0.84, 0.05, 0.1], 20), { color: '#c9a468', line: 0.3 }, place([0, -0.01, 0]));
      m.inside(place([0.46, 0.02, 0.06], [0, -6, 0], 1.08), () => feast(m));
      // the tree they think is wide enough for two
      const bark = (p: THREE.Vector3) => color('#a8683f').lerp(color('#c99058'), fbm(p.x * 9, p.y * 6, 2));
      m.put(
        tube(
          [
            [-0.34, -0.02, 0.06],
            [-0.31, 0.4, 0.06],
            [-0.37, 0.8, 0.04],
            [-0.26, 1.12, 0.02],
          ],
          [0.11, 0.085, 0.08, 0.05],
          { around: 14, rings: 20 },
        ),
        { tint: bark, line: 0.8 },
      );
      for (const [x, y, r] of [
        [-0.5, 1.02, 0.24],
        [-0.12, 1.06, 0.26],
        [-0.3, 1.14, 0.22],
      ] as const)
        m.put(
          stone(4, 0, 0.4, 12),
          { tint: (p) => color('#7f8a58').lerp(color('#b3ad6c'), smoothstep(-0.4, 0.8, p.y)), line: 0.5 },
          place([x, y, 0.03], [0, x * 90, 0], [r, r * 0.34, 0.08]),
        );
    });
  });
  const boys = [
    {
      who: YOUNG_YEONGGIL,
      x: -0.26,
      z: -0.06,
      yaw: 56,
      k: 1,
      hips: 0.98,
      head: [4, -8, -12] as V3,
      face: 'surprise' as const,
    },
    {
      who: YOUNG_YEONGSU,
      x: -0.12,
      z: 0.12,
      yaw: 60,
      k: YEONGSU_SIZE,
      hips: 0.62,
      head: [-10, -8, 8] as V3,
      face: 'joy' as const,
    },
  ];
  const actors = boys.map((b) => {
    const where = frame.clone().multiply(place([b.x, -0.52, b.z + 0.06], [0, b.yaw, 0], 0.66 * b.k));
    const a = character(faded(b.who, SEPIA, 0.22), {
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
    fade(a.model, SEPIA, 0.12);
    return a;
  });
  // puffs that lead to the one who remembers
  const puffs = new Model();
  for (const [i, k] of [0.1, 0.07, 0.045].entries())
    puffs.put(
      ball([k, k * 0.8, k * 0.4], 18),
      { color: color('#fffaf0').multiplyScalar(1.05), glow: true, line: 0.8 },
      frame.clone().multiply(place([mix(0.3, 0.46, i / 2), -0.86 - i * 0.16, 0])),
    );
  return {
    models: [m.bake({ cast: false }), puffs.bake({ cast: false }), ...actors.map((a) => a.model)],
    heads: [...actors.map((a) => a.head), { name: 'Find', at: vec(at), radius: size * 0.8 }],
  };
}
