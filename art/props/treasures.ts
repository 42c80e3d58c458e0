/** Eight things to collect: mitten, letter, key, bell, acorn, lantern, trumpet, cake. Each about 1 unit large, facing +Z, on y = 0. */
import type { Model } from '../model/bake.ts';
import { flatShape, starPoints } from '../model/leaves.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

const circle = (x: number, y: number, r: number, n = 16): V3[] =>
  Array.from({ length: n }, (_, i): V3 => [x + Math.sin((i / n) * TAU) * r, y + Math.cos((i / n) * TAU) * r, 0]);

/** Green, knitted, lost in every snow. */
export function mitten(m: Model): void {
  const wool = (p: { x: number; y: number; z: number }) =>
    color('#4f9e5f').lerp(color('#7fc47c'), smoothstep(0.2, 0.8, 0.5 + 0.5 * Math.sin(p.x * 50) * Math.sin(p.y * 50)) * 0.6);
  const id = 90001;
  m.inside(place([0, 0.02, 0], [-8, -10, -8]), () => {
    m.put(tube([[0, 0.26, 0], [0, 0.5, 0], [0.01, 0.7, 0]], [0.25, 0.32, 0.25], { around: 28, rings: 18, flat: 0.55 }), { tint: wool, id });
    m.put(tube([[-0.2, 0.42, 0.02], [-0.36, 0.56, 0.02], [-0.42, 0.7, 0.02]], [0.13, 0.14, 0.11], { around: 18, rings: 12, flat: 0.8 }), { tint: wool, id, line: 0.9 });
    for (const [y, r, tone] of [[0.06, 0.3, '#fff4dc'], [0.15, 0.3, '#e4604c'], [0.24, 0.29, '#fff4dc']] as const)
      m.put(ring(r, r * 0.6, y, 0.062), { color: tone, line: 0.7 });
    m.put(flatShape(starPoints(6, 0.15, 0.06)), { color: '#fff8ea', doubleSided: true, line: 0.5 }, place([0.03, 0.54, 0.2], [-4, 0, 0]));
  });
}

/** A sealed letter with a heart of wax. */
export function letter(m: Model): void {
  m.inside(place([0, 0.44, 0], [-14, 8, 6]), () => {
    m.put(roundedBox(1.02, 0.7, 0.07, 0.03, { wobble: 0.012, fine: true }), { color: '#fff3da' });
    const crease = { color: '#c79a6a', line: 0 };
    const flap = flatShape([[-0.5, 0.33], [0, -0.06], [0.5, 0.33]]);
    m.put(flap, { color: '#ffe9c4', line: 0.9 }, place([0, 0, 0.047]));
    m.put(tube([[-0.5, 0.33, 0.05], [0, -0.06, 0.055], [0.5, 0.33, 0.05]], [0.012], { around: 5, rings: 16 }), crease);
    for (const s of [-1, 1]) m.put(tube([[s * 0.49, -0.33, 0.038], [s * 0.14, 0.0, 0.042]], [0.009], { around: 5, rings: 4 }), crease);
    for (const s of [-1, 1]) m.put(ball([0.105, 0.1, 0.05], 16), { color: '#d8433a', id: 90002 }, place([s * 0.062, 0.0, 0.07]));
    m.put(ball([0.12, 0.125, 0.05], 16), { color: '#d8433a', id: 90002 }, place([0, -0.055, 0.068], [0, 0, 45]));
  });
}

/** An old brass key with a clover bow. */
export function key(m: Model): void {
  const brass = { color: '#efb23a' };
  m.inside(place([0.02, 0.46, 0], [-16, 0, -38]), () => {
    for (const a of [0, 120, 240]) {
      const [x, y] = [Math.sin((a * TAU) / 360) * 0.15, 0.3 + Math.cos((a * TAU) / 360) * 0.15];
      m.put(tube(circle(x, y, 0.12), [0.058], { closed: true, around: 10, rings: 36 }), { ...brass, id: 90003 });
    }
    m.put(tube([[0, 0.14, 0], [0, -0.5, 0]], [0.068], { around: 12, rings: 6 }), { ...brass, id: 90003 });
    for (const y of [0.08, 0.0]) m.put(ring(0.085, 0.085, y, 0.03), { color: '#d9902c', line: 0.6 });
    for (const [y, w] of [[-0.44, 0.26], [-0.28, 0.2]] as const) m.put(roundedBox(w, 0.1, 0.1, 0.03), brass, place([w / 2, y, 0]));
  });
}

/** A golden bell with a coral bow. */
export function bell(m: Model): void {
  m.inside(place([0, 0.06, 0], [0, 0, 8]), () => {
    const body: [number, number][] = [[0.02, 0.43], [0.07, 0.4], [0.16, 0.31], [0.36, 0.26], [0.54, 0.21], [0.64, 0.1], [0.66, 0.01]];
    m.put(lathe(body, { around: 40, steps: 4 }), { tint: (p) => color('#f4bd3e').lerp(color('#ffe79a'), 0.7 * smoothstep(0.02, 0.2, p.z) * smoothstep(-0.02, -0.16, p.x)), doubleSided: true });
    m.put(ring(0.42, 0.42, 0.04, 0.036), { color: '#e09a2c' });
    m.put(ring(0.275, 0.275, 0.3, 0.018), { color: '#d98f2c', line: 0.4 });
    m.put(ball(0.11, 16), { color: '#b8743f' }, place([0.03, -0.02, 0.14]));
    for (const s of [-1, 1]) {
      m.put(ball([0.18, 0.12, 0.09], 18), { color: '#e4604c' }, place([s * 0.17, 0.78, 0.02], [0, 0, s * 22]));
      m.put(tube([[s * 0.04, 0.72, 0.1], [s * 0.16, 0.6, 0.2], [s * 0.24, 0.46, 0.24]], [0.05, 0.055, 0.06], { flat: 0.4, around: 10, rings: 8 }), { color: '#cf4a3c' });
    }
    m.put(ball([0.085, 0.09, 0.09], 14), { color: '#f07a62' }, place([0, 0.75, 0.07]));
  });
}

/** One fat acorn with a leaf. */
export function acorn(m: Model): void {
  m.inside(place([0, 0.02, 0], [4, 0, 14]), () => {
    const nut: [number, number][] = [[0.0, 0.012], [0.04, 0.06], [0.16, 0.24], [0.36, 0.33], [0.52, 0.32]];
    m.put(lathe(nut, { around: 34, steps: 4 }), { tint: (p) => color('#a8632c').lerp(color('#e6a85a'), smoothstep(0.3, 0.75, noise(Math.atan2(p.x, p.z) * 3, p.y * 3)) * 0.5 + 0.4 * smoothstep(-0.05, -0.25, p.x)) });
    const cup: [number, number][] = [[0.47, 0.35], [0.52, 0.4], [0.62, 0.38], [0.74, 0.24], [0.8, 0.04], [0.805, 0.01]];
    const bumps = (a: number, r: number, y: number): V3 => {
      const k = 1 + 0.035 * Math.sin(a * 14 + (Math.round(y * 14) % 2) * Math.PI) * Math.sin(y * 44);
      return [Math.sin(a) * r * k, y, Math.cos(a) * r * k];
    };
    m.put(lathe(cup, { around: 60, steps: 8, warp: bumps }), { tint: (p) => color('#6f4a30').lerp(color('#a87c4c'), smoothstep(-0.4, 0.6, Math.sin(Math.atan2(p.x, p.z) * 14) * Math.sin(p.y * 44))), doubleSided: true });
    m.put(tube([[0, 0.78, 0], [0.02, 0.88, 0], [0.09, 0.96, 0]], [0.05, 0.04, 0.045], { around: 9, rings: 8 }), { color: '#7a5234' });
    const leaf = flatShape([[0, 0], [0.14, 0.1], [0.2, 0.06], [0.28, 0.15], [0.38, 0.1], [0.46, 0.16], [0.6, 0.03], [0.46, -0.1], [0.38, -0.05], [0.28, -0.12], [0.2, -0.04], [0.14, -0.08]], -0.4);
    m.put(leaf, { color: '#7fae58', doubleSided: true }, place([0.02, 0.84, 0.02], [-18, 20, 16]));
  });
}

/** A lantern whose light is on. */
export function lantern(m: Model): void {
  const iron = { color: '#5a4668' };
  const base: [number, number][] = [[0, 0.3], [0.06, 0.32], [0.1, 0.28], [0.14, 0.22]];
  m.put(lathe([[0, 0.01], ...base, [0.15, 0.01]], { around: 28 }), iron);
  const glass: [number, number][] = [[0.13, 0.2], [0.24, 0.25], [0.42, 0.26], [0.58, 0.2]];
  m.put(lathe([[0.12, 0.01], ...glass, [0.59, 0.01]], { around: 28, steps: 4 }), { glow: true, line: 0.8, tint: (p) => color('#ffb84a').lerp(color('#fff3b8'), smoothstep(0.24, 0.05, Math.hypot(p.x * 0.9, p.y - 0.33))).multiplyScalar(1.25) });
  m.put(ball([0.07, 0.13, 0.03], 14), { glow: true, color: color('#fffbe0').multiplyScalar(1.5), line: 0 }, place([0, 0.34, 0.262]));
  for (const a of [40, 140, 220, 320]) {
    const [s, c] = [Math.sin((a * TAU) / 360), Math.cos((a * TAU) / 360)];
    m.put(tube([[s * 0.22, 0.12, c * 0.22], [s * 0.275, 0.34, c * 0.275], [s * 0.21, 0.6, c * 0.21]], [0.022], { around: 7, rings: 10 }), iron);
  }
  m.put(lathe([[0.57, 0.01], [0.57, 0.28], [0.62, 0.28], [0.72, 0.14], [0.78, 0.06], [0.8, 0.01]], { around: 28 }), { color: '#e4604c' });
  m.put(tube(Array.from({ length: 9 }, (_, i): V3 => [Math.cos((i / 8) * Math.PI) * 0.17, 0.76 + Math.sin((i / 8) * Math.PI) * 0.2, 0]), [0.026], { around: 7, rings: 20 }), { color: '#e0a840' });
}

/** A toy trumpet with a tassel. */
export function trumpet(m: Model): void {
  const brass = { color: '#f2b437', id: 90004 };
  m.inside(place([0.02, 0.42, 0], [-4, 24, 24]), () => {
    m.put(tube([[-0.52, 0.06, 0], [0.1, 0.06, 0], [0.24, 0.06, 0]], [0.05, 0.05, 0.07], { around: 14, rings: 12 }), brass);
    const mouth: [number, number][] = [[0, 0.06], [0.12, 0.09], [0.24, 0.17], [0.34, 0.3], [0.36, 0.31], [0.34, 0.27], [0.22, 0.12], [0.1, 0.01]];
    m.inside(place([0.22, 0.06, 0], [0, 0, -90]), () => m.put(lathe(mouth, { around: 34, steps: 4 }), { tint: (p) => color('#f2b437').lerp(color('#ffe9a0'), smoothstep(-0.05, 0.25, p.x)), doubleSided: true, id: 90004 }));
    const loop = Array.from({ length: 18 }, (_, i): V3 => {
      const a = (i / 18) * TAU;
      return [-0.1 + Math.cos(a) * 0.24, -0.06 + Math.sin(a) * 0.13, 0.07];
    });
    m.put(tube(loop, [0.042], { closed: true, around: 10, rings: 50 }), { color: '#e6a02c' });
    for (const x of [-0.2, -0.08, 0.04]) {
      m.put(tube([[x, -0.04, 0.07], [x, 0.2, 0.05]], [0.05], { around: 12, rings: 4 }), brass);
      m.put(ball([0.05, 0.035, 0.05], 12), { color: '#fff4dc' }, place([x, 0.26, 0.05]));
    }
    m.put(ball([0.05, 0.085, 0.085], 14), { color: '#d98f2c' }, place([-0.55, 0.06, 0]));
    m.put(tube([[-0.3, 0.04, 0.08], [-0.36, -0.16, 0.12], [-0.34, -0.34, 0.12]], [0.025, 0.03, 0.075], { around: 10, rings: 10 }), { color: '#e4604c' });
  });
}

/** Birthday cake: two layers, icing that runs, one candle. */
export function birthdayCake(m: Model): void {
  m.put(lathe([[0, 0.01], [0, 0.5], [0.045, 0.52], [0.06, 0.42], [0.06, 0.01]], { around: 40 }), { color: '#9fd0cc' });
  const layer = (y: number, h: number, r: number, sponge: string) =>
    m.put(lathe([[y, 0.01], [y, r * 0.96], [y + h * 0.3, r], [y + h, r * 0.98], [y + h + 0.01, 0.01]], { around: 44 }), { color: sponge });
  const icing = (y: number, r: number, tone: string, seed: number) => {
    const run = (a: number) => 0.07 + 0.05 * Math.sin(a * 5 + seed) + 0.03 * Math.sin(a * 8 + seed * 2);
    const drips = (a: number, q: number, h: number): V3 => [Math.sin(a) * q, h < y - 0.01 ? y - run(a) : h, Math.cos(a) * q];
    m.put(lathe([[y - 0.1, r * 1.0], [y - 0.02, r * 1.05], [y + 0.05, r * 1.0], [y + 0.06, r * 0.6], [y + 0.06, 0.01]], { around: 80, steps: 3, warp: drips }), { color: tone, doubleSided: true });
  };
  layer(0.06, 0.24, 0.42, '#e8b878');
  icing(0.3, 0.42, '#fff4e2', 1);
  layer(0.34, 0.2, 0.28, '#e8b878');
  icing(0.54, 0.28, '#f59aa4', 3);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU;
    m.put(ball(0.056, 12), { color: '#d8433a' }, place([Math.sin(a) * 0.37, 0.4, Math.cos(a) * 0.37]));
  }
  const stripes = (p: { y: number; x: number; z: number }) => (Math.sin(p.y * 60 + Math.atan2(p.x, p.z) * 1) > 0 ? color('#fff4dc') : color('#4aa8a0'));
  m.put(tube([[0, 0.58, 0], [0, 0.84, 0]], [0.05], { around: 14, rings: 20 }), { tint: stripes });
  m.put(tube([[0, 0.84, 0], [0.005, 0.94, 0.01], [0, 1.06, 0]], [0.03, 0.07, 0.008], { around: 12, rings: 12 }), { glow: true, line: 0.6, tint: (p) => color('#ff9a3c').lerp(color('#fff0a0'), smoothstep(0.98, 0.88, mix(p.y, p.y, 1))).multiplyScalar(1.4) });
}
