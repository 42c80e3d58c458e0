/** Smooth hair: one shell whose lower edge is a function of the angle, with strands painted on. */
import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, mix, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { move, place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { ball, tube } from '../model/tube.ts';
import { type CapHair, type HairExtra, type HairSpec, shade } from './hair.ts';
import { headPoint } from './head.ts';

export function buildCap(m: Model, h: HairSpec, s: CapHair): void {
  const id = newId();
  // gathered hair covers the nape
  const nape = s.extras?.includes('longBraid') ? 0.36 : 0;
  const edge = (a: number) => {
    const locks = s.jagged * (0.07 * Math.sin(a * 13) + 0.04 * Math.sin(a * 29 + 1));
    const parting = s.parted ? 0.26 * (1 - Math.abs(a) / s.open) : 0;
    const front = s.fringe + locks - 0.1 * (a / s.open) ** 2 + parting + ((s.sweep ?? 0) * a) / s.open / 2;
    const back = s.bottom + locks * 0.4 - nape * smoothstep(1.7, 2.6, Math.abs(a));
    return mix(front, back, smoothstep(s.open * 0.93, s.open * 1.07, Math.abs(a)));
  };
  const strand = (a: number, y: number) =>
    0.014 * Math.sin(a * 30 + noise(a * 5, y * 2) * 5) + 0.008 * Math.sin(a * 67);
  // an even shell looks like a helmet: broad lumps, the same all round the seam behind
  const lump = (a: number, y: number) =>
    0.07 * (noise(Math.cos(a) * 1.7 + 3, Math.sin(a) * 1.7 + 5 + s.fringe * 9, y * 1.6) - 0.5);
  const at = (a: number, y: number, out: number) => {
    const p = headPoint(a, clamp(Math.max(y, -0.35), -1, 0.999), out);
    if (y < -0.35) p.y += y + 0.35;
    return p;
  };
  const tone = (p: THREE.Vector3) => {
    const a = Math.atan2(p.x, p.z);
    const shine = 0.3 * Math.exp(-((p.y - 0.52 - 0.1 * noise(a * 4)) ** 2) / 0.03) * noise(a * 9);
    const streak = 0.11 * Math.sin(a * 30 + noise(a * 5, p.y * 2) * 5);
    return shade(h, clamp(0.4 + streak + shine - (p.y < -0.3 ? 0.12 : 0)));
  };
  const rows = 20;
  const shell = grid(
    (u, w) => {
      const a = (0.5 - u) * TAU;
      const end = edge(a);
      // the last row turns in under the hair: a thick edge
      if (w === 1) return at(a, end + 0.01, 0.005).toArray() as V3;
      const y = mix(1, end, w / (1 - 1 / rows));
      const round = 0.06 * smoothstep(0.3, -0.5, y) * smoothstep(s.bottom - 0.1, s.bottom + 0.4, y);
      return at(a, y, s.thick + round + strand(a, y) + lump(a, y) * smoothstep(0.04, 0.1, s.thick)).toArray() as V3;
    },
    110,
    rows,
  );
  m.put(shell, { tint: tone, doubleSided: true, id, line: 0.7 });
  locks(m, h, s, edge, at, id);
  for (const x of s.extras ?? []) EXTRAS[x](m, h, id);
}

/** Locks over the lower edge and strokes on the shell: they break its straight edge and smooth surface. */
function locks(
  m: Model,
  h: HairSpec,
  s: CapHair,
  edge: (a: number) => number,
  at: (a: number, y: number, out: number) => THREE.Vector3,
  id: number,
): void {
  const rnd = random(17);
  const fringe = s.parted ? 8 : 15;
  const lock = (a: number, from: number, to: number, swing: number, wide: number, tone: number) => {
    const path = [0, 0.5, 1].map((t) => at(a + swing * t * t, mix(from, to, t), s.thick + 0.012 - 0.03 * t * t));
    m.put(tube(path, [wide * 0.5, wide, wide * 0.06], { around: 6, rings: 10, flat: 0.4 }), {
      color: shade(h, tone),
      id,
      line: 0.5,
    });
  };
  for (let i = 0; i < fringe; i++) {
    const a = mix(-1, 1, (i + 0.5 + (rnd() - 0.5) * 0.7) / fringe) * s.open * 0.95;
    const end = edge(a);
    // locks fall away from the crown or from the parting
    const swing = (s.parted ? Math.sign(a) * 0.16 : 0.07) + (rnd() - 0.5) * 0.1;
    lock(
      a,
      end + mix(0.16, 0.3, rnd()),
      end - mix(0.015, 0.085, rnd()),
      swing,
      mix(0.035, 0.06, rnd()),
      mix(0.3, 0.5, rnd()),
    );
  }
  for (let i = 0; i < 14; i++) {
    const a = mix(s.open * 1.1, TAU - s.open * 1.1, (i + rnd()) / 14);
    const round = a > Math.PI ? a - TAU : a;
    const end = edge(round);
    lock(
      round,
      end + 0.2,
      end - mix(0.02, 0.08, rnd()),
      (rnd() - 0.5) * 0.16,
      mix(0.04, 0.06, rnd()),
      mix(0.25, 0.45, rnd()),
    );
  }
  // strokes of the brush on the shell
  for (let i = 0; i < 22; i++) {
    const a = mix(-Math.PI, Math.PI, (i + rnd()) / 22);
    const [from, to] = [mix(0.8, 0.95, rnd()), mix(0.1, 0.5, rnd())];
    if (to < edge(a) + 0.05) continue;
    lock(a, from, to, (rnd() - 0.5) * 0.2, 0.014, rnd() < 0.4 ? 0.66 : 0.2);
  }
}

/** Plaited strand from `points` of falling thickness; lobes alternate left and right. */
function plait(m: Model, h: HairSpec, points: THREE.Vector3[], r: number): void {
  const path = new THREE.CatmullRomCurve3(points);
  const n = Math.max(6, Math.round(path.getLength() / (r * 0.95)));
  for (let i = 0; i < n; i++) {
    const size = r * (1 - (i / n) * 0.35);
    const p = path.getPointAt(i / n);
    for (const k of [-1, 1]) {
      const at: V3 = [p.x + k * size * 0.4, p.y + k * size * 0.22, p.z];
      const look = { color: shade(h, 0.36 + 0.3 * noise(i * 3.1, k + 2)), line: 0.4 };
      m.put(ball([size, size * 0.95, size * 0.85], 12), look, place(at, [0, 0, k * 30]));
    }
  }
  const end = path.getPointAt(1);
  m.put(ball([r * 0.8, r * 0.42, r * 0.78], 12), { color: h.band ?? '#f08a2c' }, place(end));
  m.put(ball([r * 0.6, r, r * 0.52], 12), { color: shade(h, 0.42) }, move(end.x, end.y - r, end.z));
}

const EXTRAS: Record<HairExtra, (m: Model, h: HairSpec, id: number) => void> = {
  braids(m, h) {
    for (const s of [-1, 1]) {
      const p = headPoint(s * 1.7, -0.42, 0.12);
      const fall: [number, number, number][] = [
        [0, 0, 0],
        [0.07, -0.5, 0.06],
        [0.05, -1.0, 0.12],
        [0.09, -1.4, 0.12],
      ];
      plait(
        m,
        h,
        fall.map(([x, y, z]) => new THREE.Vector3(p.x + s * x, p.y + y, p.z + z)),
        0.17,
      );
    }
  },
  longBraid(m, h) {
    const p = headPoint(Math.PI * 0.92, -0.45, 0.12);
    const fall: [number, number, number][] = [
      [0, 0, 0],
      [0.06, -0.6, -0.1],
      [0.02, -1.4, -0.16],
      [0.05, -2.2, -0.12],
    ];
    plait(
      m,
      h,
      fall.map(([x, y, z]) => new THREE.Vector3(p.x + x, p.y + y, p.z + z)),
      0.2,
    );
  },
  tufts(m, h, id) {
    const rnd = random(4);
    for (let i = 0; i < 26; i++) {
      const [a, y] = [i * 2.4, 0.98 - i * 0.022];
      const root = headPoint(a, y, 0);
      const tip = headPoint(a + 0.15, Math.min(0.999, y + 0.02), 0.34 + rnd() * 0.16);
      tip.y += 0.12;
      m.put(tube([root, root.clone().lerp(tip, 0.6), tip], [0.16, 0.13, 0.02], { around: 8, rings: 8 }), {
        color: shade(h, 0.35 + rnd() * 0.45),
        id: i % 3 ? id : newId(),
        line: 0.5,
      });
    }
  },
  puffs(m, h) {
    for (const s of [-1, 1]) {
      const p = headPoint(s * 1.75, 0.62, 0.3);
      m.put(ball([0.2, 0.2, 0.2], 12), { color: h.band ?? '#f08a2c' }, place(headPoint(s * 1.75, 0.6, 0.02)));
      const id = newId();
      for (let i = 0; i < 46; i++) {
        const [y, a] = [1 - ((i + 0.5) / 46) * 2, i * 2.4];
        const r = Math.sqrt(1 - y * y);
        const at: V3 = [p.x + Math.cos(a) * r * 0.36, p.y + y * 0.36, p.z + Math.sin(a) * r * 0.36];
        const tone = clamp(0.42 + 0.3 * y + 0.3 * (noise(i * 1.7, s + 2) - 0.5));
        m.put(ball(0.15, 8), { color: shade(h, tone), id: i % 3 ? id : newId(), line: 0.15 }, place(at));
      }
    }
  },
  // high behind, gathered in a band, and swinging to the left
  ponytail(m, h) {
    const root = headPoint(Math.PI, 0.62, 0.16);
    m.put(ball([0.21, 0.2, 0.18], 14), { color: h.band ?? '#f08a2c' }, place(root));
    for (let i = 0; i < 9; i++) {
      const k = (i / 8 - 0.5) * 2;
      const path: V3[] = [
        [root.x + k * 0.06, root.y + 0.02, root.z - 0.04],
        [root.x + k * 0.2 + 0.06, root.y + 0.16 - 0.1 * k * k, root.z - 0.42],
        [root.x + k * 0.3 + 0.34, root.y - 0.5, root.z - 0.66 + 0.05 * Math.abs(k)],
        [root.x + k * 0.24 + 0.62, root.y - 1.15, root.z - 0.5],
        [root.x + k * 0.05 + 0.85, root.y - 1.6 + 0.14 * Math.abs(k), root.z - 0.42],
      ];
      m.put(tube(path, [0.1, 0.17, 0.18, 0.13, 0.015], { around: 9, rings: 26 }), {
        color: shade(h, 0.34 + 0.3 * noise(i * 2.3, 7)),
        line: 0.4,
      });
    }
  },
  pigtails(m, h) {
    for (const s of [-1, 1]) {
      const root = headPoint(s * 1.75, 0.12, 0.16);
      m.put(ball([0.14, 0.15, 0.15], 12), { color: h.band ?? '#f08a2c' }, place(root));
      for (const k of [-1, 0, 1]) {
        const path: V3[] = [
          [root.x, root.y, root.z + k * 0.05],
          [root.x + s * 0.28, root.y + 0.02, root.z + k * 0.12],
          [root.x + s * 0.42, root.y - 0.4, root.z + k * 0.12],
          [root.x + s * 0.3, root.y - 0.74, root.z + k * 0.04],
        ];
        m.put(tube(path, [0.09, 0.16, 0.15, 0.015], { around: 9, rings: 20 }), {
          color: shade(h, 0.4 + 0.1 * k),
          line: 0.4,
        });
      }
    }
  },
  topKnot(m, h) {
    m.put(
      ball([0.36, 0.34, 0.36], 16),
      { tint: (q) => shade(h, 0.4 + 0.16 * Math.sin(q.x * 24 + q.y * 14)) },
      move(0, 1.2, -0.28),
    );
    m.put(ball([0.25, 0.08, 0.25], 12), { color: h.band ?? '#f08a2c' }, move(0, 0.98, -0.2));
  },
  bun(m, h) {
    const p = headPoint(Math.PI, -0.3, 0.26);
    m.put(ball([0.36, 0.34, 0.3], 18), { color: shade(h, 0.46) }, place(p));
    const coil: V3[] = Array.from({ length: 12 }, (_, i) => {
      const [a, r] = [i * 0.95, 0.26 - i * 0.018];
      return [Math.sin(a) * r, Math.cos(a) * r, -0.2 - i * 0.009];
    });
    m.put(tube(coil, [0.075, 0.085, 0.05], { around: 8, rings: 40 }), { color: shade(h, 0.56), line: 0.45 }, place(p));
    m.inside(place(p, [0, 0, 24]), () => {
      const stick: V3[] = [
        [-0.78, 0, -0.02],
        [0.62, 0, -0.02],
      ];
      m.put(tube(stick, [0.048], { around: 7, rings: 3 }), { color: '#e8b83c' });
      m.put(ball([0.06, 0.055, 0.055], 10), { color: '#e8837a', line: 0.6 }, place([-0.8, 0, -0.02]));
      const tip: V3[] = [
        [0.62, 0, -0.02],
        [0.8, 0, -0.02],
      ];
      m.put(tube(tip, [0.048, 0.01], { around: 7, rings: 3 }), { color: '#f0d0a0', line: 0.6 });
    });
  },
  wave(m, h) {
    // locks rise from the brow, roll up and over to the left and curl at the tip, as a wave breaks
    for (let i = 0; i < 9; i++) {
      const k = i / 8 - 0.5;
      const side = -0.42 + 0.1 * Math.sin(i * 2.1);
      const root = headPoint(k * 2.1 - 0.1, 0.62 - Math.abs(k) * 0.34, 0.04);
      const high = 1.62 - Math.abs(k + 0.1) * 0.5 + (i % 2) * 0.06;
      const path: V3[] = [
        [root.x, root.y, root.z],
        [root.x * 0.9 + side * 0.55, mix(root.y, high, 0.62), root.z * 0.82 + 0.12],
        [root.x * 0.55 + side * 0.3, high, root.z * 0.45],
        [root.x * 0.4 + 0.5, high + 0.06 - Math.abs(k) * 0.1, -0.05 - Math.abs(k) * 0.2],
        [root.x * 0.3 + 0.86, high - 0.28, -0.05 - k * 0.2],
        [root.x * 0.3 + 0.74, high - 0.48, 0.02],
      ];
      m.put(tube(path, [0.17, 0.25, 0.27, 0.22, 0.13, 0.03], { around: 11, rings: 34 }), {
        color: shade(h, 0.42 + 0.34 * noise(i * 2.7, 3)),
        line: 0.5,
      });
    }
    // fills the space under the wave, which is open behind
    m.put(ball([0.66, 0.5, 0.62], 20), { color: shade(h, 0.4), line: 0.3 }, place([0.06, 0.98, -0.16]));
    m.put(ball([0.44, 0.34, 0.4], 18), { color: shade(h, 0.5), line: 0.4 }, place([0.22, 1.34, -0.12]));
    for (const s of [-1, 1])
      for (let i = 0; i < 3; i++) {
        const [a, b] = [headPoint(s * (1.25 + i * 0.4), -0.3, 0.1), headPoint(s * (1.35 + i * 0.42), 0.62, 0.2)];
        const middle = headPoint(s * (1.28 + i * 0.4), 0.2, 0.2);
        const up = b.clone().setY(b.y + 0.2);
        m.put(tube([a, middle, b, up], [0.05, 0.18, 0.2, 0.04], { around: 9, rings: 18 }), {
          color: shade(h, 0.4 + 0.12 * i),
          line: 0.45,
        });
      }
  },
  cowlick(m, h) {
    const path = points3('.03,.95,-.1 0,1.25,-.12 .12,1.44,-.06 .26,1.42,0');
    m.put(tube(path, [0.075, 0.06, 0.045, 0.012], { around: 7 }), { color: shade(h, 0.5) });
  },
};
