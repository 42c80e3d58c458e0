/** Porch of 41 Plum Street: clapboard wall on z = 0, a huge blue door that opens inwards, boards to the steps. Metres. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, fbm, mix, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from '../props/lettering.ts';
import { doorFrame, doorLeaf } from './plum-door.ts';

/** Doorway between these x, and its height. */
export const DOORWAY = { left: 0.3, right: 1.44, top: 2.3 };
const BLUE = '#3d6fb4';

export interface PorchPlan {
  /** degrees the door stands open */
  open: number;
  /** boards reach from x to x */
  from: number;
  to: number;
  wall?: string;
}

export function blueDoorPorch(scene: THREE.Scene, plan: PorchPlan): void {
  const m = new Model();
  clapboards(m, plan);
  doorFrame(m, DOORWAY.left, DOORWAY.right);
  m.inside(place([DOORWAY.right, 0, -0.06], [0, -plan.open, 0]), () => doorLeaf(m, BLUE, '41'));
  hall(m);
  floor(m, plan);
  scene.add(m.bake());
}

function clapboards(m: Model, { from, to, wall = '#f0dba6' }: PorchPlan): void {
  const rnd = random(4);
  const { left, right, top } = DOORWAY;
  const [step, tone] = [0.17, color(wall)];
  const board = (x0: number, x1: number, y: number) => {
    const shade = mix(0.93, 1.03, rnd());
    const tint = (p: THREE.Vector3) =>
      tone.clone().multiplyScalar(shade * (0.94 + 0.12 * fbm(p.x * 1.3 + y * 7, p.y * 9)));
    m.put(
      roundedBox(x1 - x0, step + 0.02, 0.05, 0.012, { fine: true }),
      { tint, line: 0.45 },
      place([(x0 + x1) / 2, y, -0.05], [-7, 0, 0]),
    );
  };
  for (let y = 0.06; y < 3.6; y += step) {
    if (y < top + 0.1) {
      board(from, left - 0.1, y);
      board(right + 0.1, to, y);
    } else board(from, to, y);
  }
}

/** The hall behind: dim, brown, with a far glow of very small windows. */
function hall(m: Model): void {
  const { left, right, top } = DOORWAY;
  const middle = (left + right) / 2;
  const dusk = { color: '#6b4a4c', line: 0.3 };
  m.put(roundedBox(3, top + 0.6, 0.05, 0.01), dusk, place([middle, top / 2, -2.4]));
  m.put(roundedBox(0.05, top + 0.6, 2.4, 0.01), dusk, place([left - 0.5, top / 2, -1.25]));
  m.put(roundedBox(0.05, top + 0.6, 2.4, 0.01), dusk, place([right + 0.3, top / 2, -1.25]));
  m.put(roundedBox(3, 0.05, 2.4, 0.01), { color: '#8a5f44', line: 0.3 }, place([middle, -0.02, -1.25]));
  m.put(roundedBox(3, 0.05, 2.4, 0.01), { color: '#4a3440', line: 0.3 }, place([middle, top + 0.3, -1.25]));
  const rnd = random(12);
  for (let i = 0; i < 14; i++) {
    const at: V3 = [left - 0.3 + rnd() * 0.9, 0.05 + rnd() * 0.5, -2.3 + rnd() * 0.2];
    m.put(roundedBox(0.1, 0.14, 0.08, 0.01), { color: '#8a6a58', line: 0.4 }, place(at));
    m.put(
      roundedBox(0.03, 0.035, 0.01, 0.004),
      { color: color('#ffd782').multiplyScalar(1.3), glow: true, line: 0 },
      place([at[0], at[1], at[2] + 0.05]),
    );
  }
}

function floor(m: Model, { from, to }: PorchPlan): void {
  const rnd = random(9);
  const wide = 0.19;
  for (let x = from; x < to; x += wide) {
    const tone = color('#b98f66').multiplyScalar(mix(0.9, 1.06, rnd()));
    const tint = (p: THREE.Vector3) => tone.clone().multiplyScalar(0.93 + 0.14 * fbm(p.x * 4, p.z * 0.8 + x, 2));
    m.put(
      roundedBox(wide - 0.012, 0.06, 1.9, 0.012, { fine: true }),
      { tint, line: 0.5 },
      place([x + wide / 2, -0.03, 0.95]),
    );
  }
  m.put(
    roundedBox(to - from, 0.24, 0.05, 0.012),
    { color: '#e9dcc0', line: 0.6 },
    place([(from + to) / 2, -0.18, 1.86]),
  );
}

/** White board with the three rules of number 41, centred on its frame. */
export function noBellsSign(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(roundedBox(0.62, 0.46, 0.03, 0.012, { fine: true, wobble: 0.01 }), { color: '#fff6e0' });
    for (const [i, line] of ['NO BELLS.', 'NO BALLS.', 'NO BANJOS.'].entries())
      m.inside(place([0.02, 0.13 - i * 0.13, 0.02], [0, 0, i - 1]), () => lettering(m, line, 0.062, '#3a3550', 0.17));
    for (const x of [-0.27, 0.27]) m.put(ball(0.012, 8), { color: '#8a8f98', line: 0.5 }, place([x, 0.19, 0.018]));
  });
}

/** Clay pot of petunias, standing on y = 0, about .5 m with its flowers. */
export function petunias(m: Model, at: THREE.Matrix4, tones: string[], seed = 1): void {
  const rnd = random(seed);
  m.inside(at, () => {
    const pot: [number, number][] = [
      [0, 0.1],
      [0.02, 0.115],
      [0.2, 0.155],
      [0.2, 0.172],
      [0.25, 0.175],
      [0.25, 0.15],
    ];
    m.put(lathe(pot, { around: 26 }), { color: '#c9714a', doubleSided: true });
    m.put(ball([0.15, 0.03, 0.15], 16), { color: '#5a4038', line: 0.2 }, place([0, 0.235, 0]));
    for (let i = 0; i < 46; i++) {
      const a = i * 2.4;
      const r = 0.03 + 0.2 * Math.sqrt(rnd());
      const y = 0.28 + 0.16 * (1 - (r / 0.23) ** 2) + rnd() * 0.04;
      const p: V3 = [Math.sin(a) * r, y, Math.cos(a) * r];
      if (i % 2) {
        m.put(
          ball([0.05, 0.014, 0.03], 8),
          { color: i % 3 ? '#6f9f57' : '#88b566', line: 0.4 },
          place(p, [rnd() * 40, rnd() * 360, 20]),
        );
        continue;
      }
      const tone = tones[Math.floor(rnd() * tones.length)] ?? '#e4604c';
      const turn: V3 = [60 * (p[2] / 0.2) + 20, 0, -60 * (p[0] / 0.2)];
      m.inside(place([p[0], p[1] + 0.03, p[2]], turn), () => {
        const bell = (b: number, q: number, y2: number): V3 => [
          Math.sin(b) * q * (1 + 0.14 * Math.cos(b * 5)),
          y2,
          Math.cos(b) * q * (1 + 0.14 * Math.cos(b * 5)),
        ];
        m.put(
          lathe(
            [
              [-0.03, 0.008],
              [0, 0.022],
              [0.02, 0.05],
              [0.024, 0.062],
            ],
            { around: 20, warp: bell },
          ),
          { color: tone, doubleSided: true, line: 0.6 },
        );
        m.put(ball([0.012, 0.008, 0.012], 8), { color: '#f6d870', line: 0 }, place([0, 0.004, 0]));
      });
    }
  });
}

/** Snail on an upright surface that faces +Z, on its way up. */
export function snail(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    const foot: V3[] = [
      [0, -0.05, 0.012],
      [0, 0.01, 0.014],
      [0, 0.06, 0.022],
    ];
    m.put(tube(foot, [0.008, 0.018, 0.016], { around: 10 }), { color: '#d9bf92', line: 0.8 });
    for (const s of [-1, 1])
      m.put(
        tube(
          [
            [s * 0.006, 0.07, 0.026],
            [s * 0.018, 0.1, 0.034],
          ],
          [0.003, 0.005],
          { around: 6 },
        ),
        { color: '#d9bf92', line: 0.6 },
      );
    const coil: V3[] = Array.from({ length: 14 }, (_, i) => {
      const [a, r] = [i * 0.75, 0.034 - i * 0.0024];
      return [0.012 + i * 0.0008, -0.006 + Math.cos(a) * r, 0.045 + Math.sin(a) * r];
    });
    m.put(tube(coil, [0.022, 0.02, 0.008], { around: 10, rings: 40 }), { color: '#c46a4a', line: 0.7 });
  });
}
