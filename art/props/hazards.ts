/** What a hero must walk round: a small fire and a thorny bramble. About 1 unit wide, on y = 0. */
import { type Model, newId } from '../model/bake.ts';
import { color, random, smoothstep, TAU, type V3 } from '../model/math.ts';
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

export function bramble(m: Model): void {
  const rnd = random(12);
  const spike = (at: V3, out: V3, long: number) => {
    const tip: V3 = [at[0] + out[0] * long, at[1] + out[1] * long, at[2] + out[2] * long];
    const mid: V3 = [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2 + 0.01, (at[2] + tip[2]) / 2];
    m.put(tube([at, mid, tip], [0.05, 0.03, 0.003], { around: 9, rings: 8 }), {
      tint: (p) =>
        color('#8a5a86').lerp(
          color('#fff0d0'),
          smoothstep(0.3, 1, Math.hypot(p.x - at[0], p.y - at[1], p.z - at[2]) / long),
        ),
    });
  };
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * Math.PI + 0.3;
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const high = 0.34 + 0.26 * ((i * 0.41) % 1);
    const off = 0.16 * Math.sin(i * 2.4);
    const arch = Array.from({ length: 8 }, (_, k): V3 => {
      const t = k / 7;
      const x = (t - 0.5) * 1.0;
      const w = off * Math.sin(t * Math.PI) + 0.07 * Math.sin(t * 7 + i);
      return [x * c + w * s, Math.sin(t * Math.PI) * high + 0.03, x * s * 0.85 - w * c];
    });
    m.put(tube(arch, [0.052, 0.046, 0.05], { around: 10, rings: 34 }), { color: i % 2 ? '#5d4a68' : '#76567a' });
    for (const [k, p] of arch.entries()) {
      if (k === 0 || k === 7) continue;
      const side = (k + i) % 2 ? 1 : -1;
      const out: V3 = [p[0] * 1.5 + side * s * 0.7, 0.55 + rnd() * 0.5, p[2] * 1.5 - side * c * 0.7];
      const l = Math.hypot(...out);
      spike(p, [out[0] / l, out[1] / l, out[2] / l], 0.24 + 0.12 * rnd());
    }
  }
  for (let i = 0; i < 12; i++) {
    const a = rnd() * TAU;
    const r = 0.2 + rnd() * 0.28;
    m.put(
      ball([0.12, 0.025, 0.08], 10),
      { color: i % 3 ? '#5f8a54' : '#7fa55c', line: 0.7 },
      place([Math.sin(a) * r, 0.08 + rnd() * 0.22, Math.cos(a) * r], [rnd() * 40, rnd() * 360, 20]),
    );
  }
  for (const [x, y, z] of [
    [0.16, 0.26, 0.36],
    [-0.24, 0.2, 0.38],
    [-0.06, 0.46, 0.24],
  ] as V3[])
    m.put(ball(0.065, 12), { color: '#c23a4a' }, place([x, y, z]));
  // fallen leaves hide where the canes root
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4;
    const r = 0.3 + 0.22 * ((i * 0.37) % 1);
    m.put(
      ball([0.15, 0.03, 0.1], 10),
      { color: ['#4f7a4c', '#6f9a54', '#8a6a4a'][i % 3] ?? '#4f7a4c', line: 0.6 },
      place([Math.sin(a) * r, 0.03 + 0.04 * ((i * 0.61) % 1), Math.cos(a) * r * 0.9], [14, i * 70, 10]),
    );
  }
}
