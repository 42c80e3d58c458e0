/** What a hero must walk round: a small fire and a thorny bramble. About 1 unit wide, on y = 0. */
import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { color, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { ball, tube } from '../model/tube.ts';

export function fire(m: Model): void {
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU;
    const at = place([Math.sin(a) * 0.42, 0.07, Math.cos(a) * 0.4], [0, i * 50, 0], [0.15, 0.11, 0.13]);
    m.put(stone(i + 2, 0.3, 0.2, 14), { color: i % 2 ? '#cbbdb2' : '#a59a9e' }, at);
  }
  for (let i = 0; i < 5; i++) {
    const a = i * 1.26 + 0.4;
    m.put(
      tube(
        [
          [Math.sin(a) * 0.34, 0.06, Math.cos(a) * 0.34],
          [-Math.sin(a) * 0.07, 0.28, -Math.cos(a) * 0.07],
        ],
        [0.065, 0.05],
        { around: 10, rings: 4 },
      ),
      { color: i % 2 ? '#6a4632' : '#8a5f42' },
    );
  }
  const id = newId();
  const tongue = (x: number, z: number, h: number, r: number, low: string, high: string, gain: number, line = 0) =>
    m.put(
      tube(
        [
          [x, 0.1, z],
          [x + 0.05, h * 0.38, z],
          [x - 0.05, h * 0.72, z + 0.01],
          [x + 0.04, h, z],
        ],
        [r * 0.75, r, r * 0.55, 0.004],
        { around: 16, rings: 22 },
      ),
      {
        glow: true,
        line,
        id,
        tint: (p) =>
          color(low)
            .lerp(color(high), smoothstep(h * 0.2, h * 0.95, p.y))
            .multiplyScalar(gain),
      },
    );
  tongue(0, -0.03, 1.0, 0.24, '#f58a2e', '#e2502e', 1.25, 1);
  tongue(-0.19, 0.06, 0.66, 0.16, '#f7932f', '#e8602e', 1.3, 1);
  tongue(0.2, 0.05, 0.74, 0.16, '#f7932f', '#e8602e', 1.3, 1);
  tongue(-0.03, 0.17, 0.66, 0.15, '#ffe07a', '#fbb03a', 1.5);
  tongue(0.08, 0.24, 0.4, 0.09, '#fffbd0', '#ffe07a', 1.6);
}

/** Four thick canes that curl over each other, with a few big hooked thorns: nobody would step in there. */
export function bramble(m: Model): void {
  const canes: { points: V3[]; r: number; tone: string }[] = [
    {
      r: 0.088,
      tone: '#6b4a66',
      points: [
        [-0.5, -0.02, 0.1],
        [-0.46, 0.34, 0.06],
        [-0.16, 0.66, 0],
        [0.22, 0.58, 0.02],
        [0.42, 0.26, 0.08],
        [0.5, -0.03, 0.12],
      ],
    },
    {
      r: 0.08,
      tone: '#7d5a58',
      points: [
        [-0.26, -0.03, 0.34],
        [-0.12, 0.24, 0.36],
        [0.14, 0.36, 0.32],
        [0.4, 0.5, 0.14],
        [0.5, 0.74, 0.02],
        [0.36, 0.9, -0.04],
        [0.2, 0.82, -0.04],
        [0.24, 0.72, -0.02],
      ],
    },
    {
      r: 0.078,
      tone: '#5b4468',
      points: [
        [0.22, -0.03, 0.36],
        [0.02, 0.2, 0.4],
        [-0.24, 0.34, 0.3],
        [-0.46, 0.56, 0.1],
        [-0.5, 0.78, 0],
        [-0.36, 0.9, -0.06],
        [-0.24, 0.8, -0.04],
        [-0.3, 0.72, -0.02],
      ],
    },
    {
      r: 0.07,
      tone: '#7d5a58',
      points: [
        [-0.36, -0.03, -0.2],
        [-0.16, 0.4, -0.22],
        [0.14, 0.4, -0.24],
        [0.36, -0.03, -0.2],
      ],
    },
  ];
  for (const [n, cane] of canes.entries()) {
    const r = cane.r;
    const curled = cane.points.length > 6;
    m.put(tube(cane.points, curled ? [r * 1.1, r, r * 0.85, r * 0.5] : [r, r * 0.92, r], { around: 14, rings: 64 }), {
      color: cane.tone,
    });
    const curve = new THREE.CatmullRomCurve3(
      cane.points.map((p) => vec(p)),
      false,
      'centripetal',
    );
    for (const [k, t] of [0.2, 0.38, 0.56, 0.74].entries()) {
      const [p, along] = [curve.getPointAt(t), curve.getTangentAt(t)];
      // thorns stand up and to the reader, and hook a little along the cane
      const side = (k + n) % 2 ? 1 : -1;
      const up = vec(-along.y, along.x, 0).multiplyScalar(side).add(vec(0, 0.35, 0.75)).normalize();
      const long = 0.21;
      const mid = p.clone().addScaledVector(up, long * 0.62);
      const tip = p.clone().addScaledVector(up, long).addScaledVector(along, long * 0.38);
      m.put(tube([p, mid, tip], [r * 0.95, r * 0.5, 0.004], { around: 12, rings: 12 }), {
        tint: (q) => color(cane.tone).lerp(color('#fff0d0'), smoothstep(0.35, 0.8, q.distanceTo(p) / long)),
      });
    }
  }
  // a few jagged leaves where the canes root
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU;
    const r = 0.42 + 0.1 * ((i * 0.37) % 1);
    m.put(
      ball([0.16, 0.03, 0.1], 12),
      { color: ['#4f7a4c', '#6f9a54', '#7fa55c'][i % 3] ?? '#4f7a4c', line: 0.7 },
      place([Math.sin(a) * r, 0.04, Math.cos(a) * r * 0.9], [12, 90 - (a * 180) / Math.PI + 180, 8]),
    );
  }
}
