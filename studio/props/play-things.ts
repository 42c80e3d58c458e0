/** Things for an afternoon at home, in card size: game pad, dice, computer, popcorn, ticket, playing cards. */

import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import type { P2 } from '../model/leaves.ts';
import { color, darken, lighten, at as nth, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

const PAD: P2[] = points2(`
  -.3,.3 0,.27 .3,.3 .56,.22 .7,-.08 .68,-.4 .52,-.46 .34,-.2 0,-.16 -.34,-.2 -.52,-.46 -.68,-.4 -.7,-.08
  -.56,.22
`);
/** Game pad in the XY plane, 1.4 wide, buttons towards +Z. */
export function gamePad(model: Model, at: THREE.Matrix4, tone: string): void {
  model.inside(at, () => {
    model.put(slab(PAD, 0.2, { smooth: true, soft: 0.08 }), { color: tone });
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.28, 0.1, 0.12, 0.04),
        { color: darken(tone, 0.35) },
        place([s * 0.42, 0.27, -0.02], [0, 0, -s * 12]),
      );
    const dark = { color: '#463a58' };
    model.put(roundedBox(0.34, 0.115, 0.09, 0.035), { ...dark, id: newId() }, place([-0.4, 0.06, 0.1]));
    model.put(roundedBox(0.115, 0.34, 0.09, 0.035), { ...dark, id: newId() }, place([-0.4, 0.06, 0.102]));
    for (const [i, c] of ['#f6c233', '#e4503c', '#7bab48', '#4f86c8'].entries()) {
      const a = (i * TAU) / 4;
      model.put(
        ball([0.075, 0.075, 0.06], 18),
        { color: c },
        place([0.4 + 0.125 * Math.sin(a), 0.06 + 0.125 * Math.cos(a), 0.1]),
      );
    }
    for (const s of [-1, 1]) {
      model.put(
        ring(0.12, 0.12, 0, 0.02),
        { color: darken(tone, 0.3), line: 0.5 },
        place([s * 0.17, -0.06, 0.1], [90, 0, 0]),
      );
      model.put(ball([0.095, 0.095, 0.07], 20), dark, place([s * 0.17, -0.06, 0.13]));
      model.put(roundedBox(0.1, 0.035, 0.04, 0.014), dark, place([s * 0.09, 0.16, 0.09]));
    }
  });
}

const PIPS: Record<number, P2[]> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  5: points2('-1,1 1,1 0,0 -1,-1 1,-1'),
};
/** Die of edge `s` on its ground; shows `[front, top, right]` pips. Opposite faces are not seen. */
export function die(
  model: Model,
  at: THREE.Matrix4,
  s: number,
  faces: [number, number, number],
  tone: string,
  pip: string,
): void {
  model.inside(at, () => {
    model.put(roundedBox(s, s, s, s * 0.16, { fine: true }), { color: tone }, place([0, s / 2, 0]));
    const turns: V3[] = [
      [0, 0, 0],
      [-90, 0, 0],
      [0, 90, 0],
    ];
    for (const [i, n] of faces.entries())
      for (const [x, y] of PIPS[n] ?? [])
        model.inside(place([0, s / 2, 0], nth(turns, i)), () =>
          model.put(
            ball([s * 0.095, s * 0.095, s * 0.03], 14),
            { color: pip, line: 0.4 },
            place([x * s * 0.25, y * s * 0.25, s / 2]),
          ),
        );
  });
}

/** Desk computer: screen, keyboard and mouse; the screen faces +Z. */
export function computer(model: Model, at: THREE.Matrix4, screen: THREE.Texture): void {
  model.inside(at, () => {
    model.put(roundedBox(1.3, 0.9, 0.09, 0.05, { fine: true }), { color: '#f6ead8' }, place([0, 0.78, 0]));
    const glass = grid((u, w) => [(u - 0.5) * 1.16, 0.8 + (w - 0.5) * 0.74, 0.052], 2, 2);
    model.put(glass, {
      map: screen,
      glow: true,
      doubleSided: true,
      line: 0.6,
      color: color('#ffffff').multiplyScalar(1.12),
    });
    model.put(roundedBox(0.16, 0.3, 0.07, 0.03), { color: '#d9cbb8' }, place([0, 0.24, -0.04]));
    model.put(roundedBox(0.5, 0.04, 0.32, 0.02), { color: '#e6d8c4' }, place([0, 0.03, 0]));
  });
}
export function keyboard(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(1.02, 0.05, 0.38, 0.025, { fine: true }), { color: '#efe2cf' }, place([0, 0.03, 0]));
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 11; i++) {
        if (r === 3 && i > 2 && i < 8) continue;
        const tone = (i * 3 + r * 5) % 13 === 0 ? '#e88a6c' : '#fffaf0';
        model.put(
          roundedBox(0.074, 0.04, 0.068, 0.014),
          { color: tone, line: 0.45 },
          place([-0.44 + i * 0.088, 0.062, -0.126 + r * 0.084]),
        );
      }
    model.put(roundedBox(0.42, 0.04, 0.068, 0.014), { color: '#fffaf0', line: 0.45 }, place([0, 0.062, 0.126]));
  });
}
export function mouse(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(ball([0.115, 0.075, 0.18], 24), { color: '#fffaf0' }, place([0, 0.04, 0]));
    model.put(ball([0.018, 0.02, 0.04], 10), { color: '#e4604c', line: 0.5 }, place([0, 0.1, -0.08]));
  });
}

/** Striped bucket of popcorn, `h` high without the heap. */
export function popcorn(model: Model, at: THREE.Matrix4, h: number): void {
  const rnd = random(12);
  model.inside(at, () => {
    const wall: [number, number][] = [
      [0, h * 0.26],
      [0.02, h * 0.3],
      [h * 0.5, h * 0.37],
      [h, h * 0.45],
    ];
    const around = 64;
    const tint = (point: THREE.Vector3) =>
      color(Math.sin(Math.atan2(point.x, point.z) * 9) > 0 ? '#e4463a' : '#fff6e6');
    model.put(lathe(wall, { around: around * 2 }), { tint, doubleSided: true });
    model.put(ring(h * 0.45, h * 0.45, h, h * 0.022), { color: '#fff6e6', line: 0.7 });
    model.put(ball([h * 0.42, h * 0.2, h * 0.42], 20), { color: '#f0cc78', line: 0 }, place([0, h * 0.96, 0]));
    for (let i = 0; i < 120; i++) {
      const [a, k] = [i * 2.4, Math.sqrt((i + 0.5) / 120)];
      const y = h * (1.02 + 0.34 * (1 - k * k)) + rnd() * h * 0.03;
      const r = h * (0.055 + 0.035 * rnd());
      const where: V3 = [Math.sin(a) * k * h * 0.42, y, Math.cos(a) * k * h * 0.42];
      const tone = ['#fff3cc', '#fde6a2', '#fffaf0', '#f6cf74'][i % 4] ?? '#fff3cc';
      model.put(ball([r, r * 0.85, r], 9), { color: tone, line: 0.55 }, place(where, [rnd() * 90, rnd() * 90, 0]));
      model.put(
        ball([r * 0.7, r * 0.6, r * 0.7], 8),
        { color: lighten(tone, 0.4), line: 0.4 },
        place([where[0] + r * 0.6, where[1] + r * 0.4, where[2] + r * 0.3]),
      );
    }
  });
}

/** Cinema ticket `w` wide in the XY plane, with bitten ends and a star. */
export function ticket(model: Model, at: THREE.Matrix4, w: number, tone: string): void {
  const h = w * 0.46;
  const bite = (s: number): P2[] =>
    Array.from({ length: 7 }, (_, i) => {
      const a = ((i / 6) * Math.PI - Math.PI / 2) * -s;
      return [s * (w / 2 - Math.cos(a) * h * 0.22), Math.sin(a) * h * 0.22] as P2;
    });
  const outline: P2[] = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    ...bite(1).reverse(),
    [w / 2, h / 2],
    [-w / 2, h / 2],
    ...bite(-1).reverse(),
  ];
  model.inside(at, () => {
    model.put(slab(outline, w * 0.03, { soft: 0.004 }), { color: tone });
    for (let i = 0; i < 6; i++)
      model.put(
        roundedBox(w * 0.02, h * 0.08, 0.01, 0.004),
        { color: '#fff6e6', line: 0 },
        place([w * 0.24, (i - 2.5) * h * 0.155, w * 0.018]),
      );
    const star: P2[] = Array.from({ length: 10 }, (_, i) => {
      const [r, a] = [i % 2 ? h * 0.13 : h * 0.3, Math.PI / 2 + (i * Math.PI) / 5];
      return [r * Math.cos(a) - w * 0.1, r * Math.sin(a)];
    });
    model.put(slab(star, 0.014, { soft: 0.003 }), { color: '#fff0c0', line: 0.5 }, place([0, 0, w * 0.018]));
  });
}

/** Playing card standing on its short edge's middle, back or face to +Z: a plain card with one colored shape. */
export function playingCard(model: Model, at: THREE.Matrix4, h: number, tone: string): void {
  const w = h * 0.66;
  model.inside(at, () => {
    model.put(roundedBox(w, h, h * 0.028, h * 0.012), { color: '#fffaf0' }, place([0, h / 2, 0]));
    model.put(roundedBox(w * 0.8, h * 0.86, h * 0.034, h * 0.012), { color: tone, line: 0.4 }, place([0, h / 2, 0]));
    model.put(
      roundedBox(w * 0.34, w * 0.34, h * 0.04, h * 0.01),
      { color: '#fff0d0', line: 0.4 },
      place([0, h / 2, 0], [0, 0, 45]),
    );
  });
}

/** Steam: pale curls from `at` up; thin and loose. */
export function steamCurl(at: V3, h: number, phase: number): THREE.BufferGeometry {
  const path: V3[] = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    return [
      at[0] + Math.sin(t * 5 + phase) * h * 0.12 * (0.3 + t),
      at[1] + t * h,
      at[2] + Math.cos(t * 4 + phase) * h * 0.04,
    ];
  });
  return tube(path, [h * 0.02, h * 0.07, h * 0.085, h * 0.06, h * 0.01], { around: 12, rings: 40 });
}
