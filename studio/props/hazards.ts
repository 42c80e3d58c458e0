/** What a hero must walk round: a small fire and a thorny bramble. About 1 unit wide, on y = 0. */

import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { color, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { stone } from '../model/stones.ts';
import { ball, tube } from '../model/tube.ts';

export function fire(model: Model): void {
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU;
    const at = place([Math.sin(a) * 0.42, 0.07, Math.cos(a) * 0.4], [0, i * 50, 0], [0.15, 0.11, 0.13]);
    model.put(stone(i + 2, 0.3, 0.2, 14), { color: i % 2 ? '#cbbdb2' : '#a59a9e' }, at);
  }
  for (let i = 0; i < 5; i++) {
    const a = i * 1.26 + 0.4;
    model.put(
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
    model.put(
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
        tint: (point) =>
          color(low)
            .lerp(color(high), smoothstep(h * 0.2, h * 0.95, point.y))
            .multiplyScalar(gain),
      },
    );
  tongue(0, -0.03, 1.0, 0.24, '#f58a2e', '#e2502e', 1.25, 1);
  tongue(-0.19, 0.06, 0.66, 0.16, '#f7932f', '#e8602e', 1.3, 1);
  tongue(0.2, 0.05, 0.74, 0.16, '#f7932f', '#e8602e', 1.3, 1);
  tongue(-0.03, 0.17, 0.66, 0.15, '#ffe07a', '#fbb03a', 1.5);
  tongue(0.08, 0.24, 0.4, 0.09, '#fffbd0', '#ffe07a', 1.6);
}

/** Five thick canes that climb over each other, with a few big hooked thorns: nobody would step in there. */
export function bramble(model: Model): void {
  const canes: { points: V3[]; r: number; tone: string; thorns: number[] }[] = [
    // the great arch at the back
    {
      r: 0.066,
      tone: '#6a4560',
      thorns: [0.14, 0.3, 0.46, 0.62, 0.8],
      points: points3('-.56,-.02,-.02 -.44,.36,-.04 -.06,.62,-.06 .34,.42,-.04 .48,-.02,0'),
    },
    // one that rises through it to the left and rolls up at its end
    {
      r: 0.064,
      tone: '#57406a',
      thorns: [0.16, 0.32, 0.47, 0.6],
      points: points3('.34,-.02,.14 .08,.3,.16 -.24,.52,.12 -.44,.8,.04 -.3,1.0,0 -.1,.92,0 -.14,.78,0 -.24,.82,.02'),
    },
    // a young shoot that stabs to the right
    {
      r: 0.058,
      tone: '#7d4f52',
      thorns: [0.28, 0.48, 0.68],
      points: points3('-.16,-.02,.1 .16,.36,.08 .42,.66,.04 .6,.94,0'),
    },
    // two low loops in front
    {
      r: 0.062,
      tone: '#7d4f52',
      thorns: [0.2, 0.42, 0.64, 0.84],
      points: points3('-.5,-.02,.3 -.3,.28,.36 -.02,.24,.42 .12,-.02,.42'),
    },
    {
      r: 0.062,
      tone: '#6a4560',
      thorns: [0.24, 0.46, 0.7],
      points: points3('.02,-.02,.34 .18,.24,.38 .42,.24,.34 .56,-.02,.28'),
    },
  ];
  for (const [n, cane] of canes.entries()) {
    const r = cane.r;
    const grows = n === 1 || n === 2;
    model.put(tube(cane.points, grows ? [r * 1.1, r, r * 0.8, r * 0.3] : [r, r * 0.92, r], { around: 14, rings: 64 }), {
      color: cane.tone,
    });
    const curve = new THREE.CatmullRomCurve3(
      cane.points.map((p) => vec(p)),
      false,
      'centripetal',
    );
    for (const [k, t] of cane.thorns.entries()) {
      const [p, along] = [curve.getPointAt(t), curve.getTangentAt(t)];
      // sharp and straight, now on this side and now on that, a little to the reader
      const side = k % 2 ? 1 : -1;
      const out = vec(-along.y, along.x, 0)
        .multiplyScalar(side)
        .add(vec(0, 0.12, 0.3))
        .normalize();
      const long = 0.2;
      const thorn = [
        p,
        p.clone().addScaledVector(out, long * 0.5),
        p.clone().addScaledVector(out, long).addScaledVector(along, 0.03),
      ];
      model.put(tube(thorn, [r * 0.92, r * 0.42, 0.003], { around: 12, rings: 12, caps: false }), {
        tint: (q) => color(cane.tone).lerp(color('#f4cf92'), smoothstep(0.4, 0.9, q.distanceTo(p) / long)),
      });
    }
  }
  // every cane comes out of a crumb of earth with leaves before it
  for (const [n, cane] of canes.entries())
    for (const [k, p] of [cane.points[0], cane.points.at(-1)].entries()) {
      if (!p || p[1] > 0) continue;
      model.put(ball([0.15, 0.075, 0.12], 18), { color: '#7a5540', line: 0.8 }, place([p[0], 0.0, p[2]]));
      for (const [j, turn] of [-62, 8, 70].entries())
        model.put(
          ball([0.07, 0.022, 0.12], 12),
          { color: (n + k + j) % 2 ? '#5f8f50' : '#84b05c', line: 0.7 },
          place([p[0] + 0.1 * Math.sin((turn * Math.PI) / 180), 0.045, p[2] + 0.11], [24, turn, 0]),
        );
    }
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * TAU;
    const r = 0.42 + 0.1 * ((i * 0.37) % 1);
    model.put(
      ball([0.16, 0.03, 0.1], 12),
      { color: ['#4f7a4c', '#6f9a54', '#7fa55c'][i % 3] ?? '#4f7a4c', line: 0.7 },
      place([Math.sin(a) * r, 0.04, Math.cos(a) * r * 0.9], [12, 90 - (a * 180) / Math.PI + 180, 8]),
    );
  }
}
