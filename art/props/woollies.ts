/** Everything warm that went missing on Plum Street, stuffed into a bell; a lantern to find it by. Metres. */
import type * as THREE from 'three';
import { babySquirrel } from '../animals/squirrel.ts';
import type { Model } from '../model/bake.ts';
import { color, darken, lighten, random, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { type PatternSpec, pattern } from '../texture/pattern.ts';

const knit = (base: string, size = 0.22): PatternSpec => ({ kind: 'knit', base, ink: darken(base, 0.26), size });

/** Half a mouthful of wool: cushions of knitting that bulge `r` wide out of a mouth at y = 0. */
export function woolNest(m: Model, at: THREE.Matrix4, r: number): void {
  const rnd = random(14);
  const tones = ['#d9564a', '#f0b840', '#5f8fb8', '#e8e0cc', '#b76aa0', '#6aa07a', '#ef9a58'];
  m.inside(at, () => {
    for (let i = 0; i < 11; i++) {
      const a = i * 2.4 + 0.4;
      const q = i < 3 ? 0.25 : 0.62;
      const p: V3 = [Math.sin(a) * r * q, -0.03 - (1 - q) * 0.2 - rnd() * 0.05, Math.cos(a) * r * q];
      const size: V3 = [r * (0.4 + rnd() * 0.1), r * (0.24 + rnd() * 0.06), r * (0.36 + rnd() * 0.1)];
      m.put(
        ball(size, 22),
        { map: pattern(knit(tones[i % tones.length] ?? '#d9564a', 0.24)), line: 0.8 },
        place(p, [rnd() * 24, rnd() * 180, rnd() * 24 - 12]),
      );
    }
    sock(m, place([-r * 0.72, -0.06, r * 0.46], [8, 30, -8]), '#7a86a8');
    hatWithPompom(m, place([r * 0.55, -0.16, r * 0.62], [-24, 26, -28]));
    teaCosy(m, place([r * 0.02, -0.2, r * 0.78], [14, 0, 6]));
  });
}

/** Long sock hanging by its cuff. */
function sock(m: Model, at: THREE.Matrix4, tone: string): void {
  m.inside(at, () => {
    const leg: V3[] = [
      [0, 0.06, 0],
      [0, -0.1, 0],
      [0.01, -0.24, 0.01],
      [0.05, -0.31, 0.05],
      [0.1, -0.33, 0.1],
    ];
    m.put(tube(leg, [0.05, 0.048, 0.05, 0.048, 0.034], { flat: 0.7, around: 14, rings: 26 }), { color: tone });
    for (const y of [-0.08, -0.14]) m.put(ring(0.05, 0.036, y, 0.009), { color: '#f0dcc0', line: 0.4 });
    m.put(ball([0.034, 0.034, 0.03], 10), { color: '#f0dcc0', line: 0.5 }, place([0.115, -0.335, 0.115]));
  });
}

/** Mr. Finch's hat, upside down, its pompom dangling by a thread. */
function hatWithPompom(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(ball([0.13, 0.12, 0.12], 20), { map: pattern(knit('#3f5f9a')) });
    m.put(
      tube(
        [
          [0, -0.1, 0.02],
          [0.02, -0.2, 0.03],
          [0.0, -0.28, 0.03],
        ],
        [0.006],
        { around: 6 },
      ),
      { color: '#d8433a', line: 0.4 },
    );
    m.put(ball(0.058, 14), { color: '#e4564a' }, place([0, -0.31, 0.03]));
  });
}

/** Striped tea cosy with a loop and a hole for the spout. */
function teaCosy(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    const bands = (p: THREE.Vector3) => color(Math.floor((p.y + 1) * 22) % 2 ? '#fff0d4' : '#e07a9a');
    const dome: [number, number][] = [
      [-0.11, 0.12],
      [-0.08, 0.135],
      [0, 0.13],
      [0.07, 0.1],
      [0.11, 0.04],
      [0.118, 0.004],
    ];
    m.put(lathe(dome, { around: 34, steps: 5 }), { tint: bands, doubleSided: true });
    m.put(ball([0.034, 0.04, 0.02], 14), { color: '#3a2434', line: 0.6 }, place([0.02, -0.03, 0.122]));
    // two very small eyes in the spout hole
    for (const s of [-1, 1])
      m.put(ball(0.006, 8), { color: '#fff6dc', line: 0, face: 1 }, place([0.02 + s * 0.012, -0.028, 0.143]));
  });
}

/** Green mitten hung by a corner of its cuff: three babies packed in like peas, the thumb sticking out. */
export function mittenCradle(m: Model, at: THREE.Matrix4): void {
  const wool = '#4f9a55';
  m.inside(at, () => {
    const bag: V3[] = [
      [0, 0.02, 0],
      [0, -0.08, 0],
      [0, -0.19, 0.005],
      [0, -0.27, 0.015],
    ];
    m.put(tube(bag, [0.1, 0.115, 0.112, 0.07], { flat: 0.66, around: 22, rings: 26 }), { color: wool });
    const thumb: V3[] = [
      [0.07, -0.09, 0.01],
      [0.14, -0.11, 0.02],
      [0.175, -0.17, 0.025],
    ];
    m.put(tube(thumb, [0.05, 0.05, 0.038], { around: 14, rings: 14 }), { color: wool, line: 0.9 });
    for (const y of [0.0, 0.028, 0.056]) m.put(ring(0.108, 0.074, y, 0.021), { color: lighten(wool, 0.18), line: 0.5 });
    for (const [i, x] of [-0.064, 0, 0.064].entries())
      babySquirrel(m, place([x, 0.098 + (i === 1 ? 0.02 : 0), 0.012], [12, 0, (1 - i) * 14], 1));
    // the middle one wears a thimble
    const thimble: [number, number][] = [
      [0, 0.026],
      [0.034, 0.021],
      [0.042, 0.014],
      [0.044, 0.001],
    ];
    m.put(
      lathe(thimble, { around: 18 }),
      { color: '#d3d6de', doubleSided: true, line: 0.7 },
      place([0, 0.148, 0.01], [6, 0, -8]),
    );
  });
}

export interface LanternLook {
  brass: string;
  flame: string;
}
/** Hand lantern hanging from its ring at y = 0; returns where the flame burns, in its own frame. */
export function lantern(
  m: Model,
  at: THREE.Matrix4,
  look: LanternLook = { brass: '#a9783c', flame: '#ffe6a0' },
): THREE.Vector3 {
  const brass = { color: look.brass, line: 0.8 };
  m.inside(at, () => {
    m.put(ring(0.036, 0.036, 0, 0.008), brass, place([0, -0.03, 0], [90, 0, 0]));
    m.put(
      lathe(
        [
          [-0.14, 0.075],
          [-0.11, 0.066],
          [-0.08, 0.03],
          [-0.06, 0.014],
        ],
        { around: 20 },
      ),
      { ...brass, doubleSided: true },
    );
    m.put(roundedBox(0.15, 0.03, 0.15, 0.012), brass, place([0, -0.345, 0]));
    m.put(roundedBox(0.13, 0.016, 0.13, 0.006), brass, place([0, -0.146, 0]));
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + Math.PI / 4;
      const p: V3 = [Math.sin(a) * 0.082, 0, Math.cos(a) * 0.082];
      m.put(
        tube(
          [
            [p[0], -0.15, p[2]],
            [p[0], -0.34, p[2]],
          ],
          [0.0075],
          { around: 6 },
        ),
        brass,
      );
    }
    m.put(
      tube(
        [
          [0, -0.335, 0],
          [0, -0.28, 0],
        ],
        [0.03],
        { around: 12 },
      ),
      { color: '#f6ecd6', line: 0.5 },
    );
    const light = color(look.flame);
    m.put(
      ball([0.024, 0.046, 0.024], 12),
      { color: light.clone().multiplyScalar(1.6), glow: true, line: 0 },
      place([0, -0.235, 0]),
    );
    m.put(
      ball([0.05, 0.075, 0.05], 14),
      { color: light.clone().lerp(color('#ffb04a'), 0.35).multiplyScalar(1.15), glow: true, line: 0 },
      place([0, -0.24, -0.004]),
    );
  });
  return vec(0, -0.24, 0);
}
