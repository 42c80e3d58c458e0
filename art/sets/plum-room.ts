/** Parts of the rooms on Plum Street: walls with windows, curtains, table and chairs, rugs, lamps. Metres. */
import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, darken, lighten, mix, noise, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { block, wash } from './plum-paint.ts';

export interface Opening {
  /** middle of its foot along the wall, height of its foot, width, height */
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface WallPlan {
  wide: number;
  high: number;
  tone: string;
  /** boards to this height, of this colour */
  wainscot?: { high: number; tone: string };
  openings?: Opening[];
  /** stripes of wallpaper */
  paper?: string;
}
/** Wall from x = 0 to `wide`, its face on z = 0 towards +Z. */
export function roomWall(m: Model, at: THREE.Matrix4, p: WallPlan): void {
  const holes = (p.openings ?? []).map((o): [number, number][] => [
    [o.x - o.w / 2, Math.max(0.01, o.y)],
    [o.x - o.w / 2, o.y + o.h],
    [o.x + o.w / 2, o.y + o.h],
    [o.x + o.w / 2, Math.max(0.01, o.y)],
  ]);
  m.inside(at, () => {
    const outline: [number, number][] = [
      [0, 0],
      [0, p.high],
      [p.wide, p.high],
      [p.wide, 0],
    ];
    const base = color(p.tone);
    const stripe = p.paper ? color(p.paper) : undefined;
    m.put(
      slab(outline, 0.12, { soft: 0.004, holes }),
      { tint: wash(p.tone, 1.2, 0.1), line: 0.5 },
      place([0, 0, -0.06]),
    );
    if (stripe)
      for (let x = 0.2; x < p.wide; x += 0.4) {
        const gaps = (p.openings ?? []).filter((o) => Math.abs(o.x - x) < o.w / 2 + 0.12);
        const pieces: [number, number][] = gaps.length
          ? gaps.flatMap((o): [number, number][] => [
              [p.wainscot?.high ?? 0, o.y - 0.1],
              [o.y + o.h + 0.12, p.high],
            ])
          : [[p.wainscot?.high ?? 0, p.high]];
        for (const [a, b] of pieces)
          if (b - a > 0.1)
            m.put(
              roundedBox(0.16, b - a, 0.008, 0.002),
              { tint: () => base.clone().lerp(stripe, 0.55), line: 0 },
              place([x, (a + b) / 2, 0.002]),
            );
      }
    if (p.wainscot) {
      const { high, tone } = p.wainscot;
      const free = (x: number) => (p.openings ?? []).every((o) => o.y > high || Math.abs(o.x - x) > o.w / 2 + 0.06);
      for (let x = 0.06; x < p.wide - 0.02; x += 0.14)
        if (free(x))
          m.put(
            roundedBox(0.132, high, 0.03, 0.01),
            { tint: wash(tone, 3), line: 0.35 },
            place([x + 0.02, high / 2, 0.015]),
          );
      for (const [a, b] of spans(p, high)) {
        m.put(
          roundedBox(b - a, 0.07, 0.07, 0.02),
          { color: lighten(tone, 0.3), line: 0.6 },
          place([(a + b) / 2, high, 0.03]),
        );
        m.put(
          roundedBox(b - a, 0.13, 0.05, 0.012),
          { color: lighten(tone, 0.2), line: 0.5 },
          place([(a + b) / 2, 0.065, 0.025]),
        );
      }
    }
  });
}
/** Runs of wall between openings that reach below `y`. */
function spans(p: WallPlan, y: number): [number, number][] {
  const cuts = (p.openings ?? []).filter((o) => o.y < y).sort((a, b) => a.x - b.x);
  const list: [number, number][] = [];
  let from = 0;
  for (const o of cuts) {
    list.push([from, o.x - o.w / 2]);
    from = o.x + o.w / 2;
  }
  list.push([from, p.wide]);
  return list.filter(([a, b]) => b - a > 0.05);
}

/** White sash window in an opening of a wall, with a deep sill; curtains of `cloth` drawn back on both sides. */
export function sashWindow(m: Model, at: THREE.Matrix4, o: Opening, cloth?: string): void {
  const white = { color: '#fbf3e2', line: 0.7 };
  const box = (w: number, h: number, d: number, x: number, y: number, z = 0) =>
    m.put(roundedBox(w, h, d, 0.014), white, place([x, y, z]));
  m.inside(at.clone().multiply(place([o.x, o.y, 0])), () => {
    box(o.w + 0.26, 0.07, 0.28, 0, -0.02, 0.06);
    box(o.w + 0.22, 0.12, 0.07, 0, o.h + 0.05, 0.02);
    for (const k of [-1, 1]) box(0.1, o.h + 0.04, 0.08, k * (o.w / 2 + 0.04), o.h / 2);
    box(0.045, o.h, 0.05, 0, o.h / 2, -0.05);
    box(o.w, 0.06, 0.06, 0, o.h * 0.52, -0.04);
    if (!cloth) return;
    m.put(
      tube(
        [
          [-o.w / 2 - 0.24, o.h + 0.16, 0.1],
          [o.w / 2 + 0.24, o.h + 0.16, 0.1],
        ],
        [0.018],
        { around: 8, rings: 3 },
      ),
      { color: '#b8743f' },
    );
    for (const k of [-1, 1]) {
      const g = grid(
        (u, w) => {
          const tie = 1 - 0.5 * Math.exp(-(((w - 0.62) / 0.2) ** 2));
          const x = k * (o.w / 2 + 0.2 - u * 0.36 * tie);
          return [x, o.h + 0.15 - w * (o.h + 0.3), 0.1 + 0.025 * Math.sin(u * 19 + w)];
        },
        20,
        14,
      );
      const hem = (q: THREE.Vector3) => color(cloth).multiplyScalar(0.93 + 0.1 * Math.sin(q.x * 60));
      m.put(g, { tint: hem, doubleSided: true, line: 0.7 });
    }
  });
}

/** Ladder-back chair, seat .44 high, back towards -Z. */
export function chair(m: Model, at: THREE.Matrix4, tone: string): void {
  const wood = { tint: wash(tone, 5), line: 0.8 };
  m.inside(at, () => {
    m.put(roundedBox(0.42, 0.045, 0.42, 0.018, { fine: true }), { color: lighten(tone, 0.2) }, place([0, 0.44, 0]));
    for (const x of [-0.18, 0.18]) {
      m.put(
        tube(
          [
            [x, 0, 0.18],
            [x, 0.43, 0.17],
          ],
          [0.02, 0.024],
          { around: 8, rings: 2 },
        ),
        wood,
      );
      m.put(
        tube(
          [
            [x, 0, -0.2],
            [x, 0.44, -0.18],
            [x * 1.04, 0.96, -0.25],
          ],
          [0.02, 0.024, 0.018],
          { around: 8 },
        ),
        wood,
      );
      m.put(
        tube(
          [
            [x, 0.2, 0.17],
            [x, 0.2, -0.19],
          ],
          [0.012],
          { around: 6, rings: 2 },
        ),
        wood,
      );
    }
    for (const y of [0.6, 0.74, 0.88])
      m.put(roundedBox(0.38, 0.07, 0.022, 0.01), wood, place([0, y, -0.19 - (y - 0.44) * 0.12]));
    m.put(
      tube(
        [
          [-0.18, 0.24, 0],
          [0.18, 0.24, 0],
        ],
        [0.012],
        { around: 6, rings: 2 },
      ),
      wood,
    );
  });
}

/** Farm table: top `w` x `d`, its upper side at `h`. */
export function farmTable(m: Model, at: THREE.Matrix4, [w, h, d]: V3, tone = '#c48a54'): void {
  m.inside(at, () => {
    for (let i = 0; i < 5; i++) {
      const z = (i - 2) * (d / 5);
      m.put(
        roundedBox(w, 0.05, d / 5 - 0.006, 0.012, { fine: true }),
        { tint: wash(i % 2 ? tone : lighten(tone, 0.08), 3), line: 0.55 },
        place([0, h - 0.025, z]),
      );
    }
    block(m, [w - 0.16, 0.1, d - 0.14], [0, h - 0.15, 0], darken(tone, 0.14), { line: 0.6 });
    const leg: [number, number][] = [
      [0, 0.03],
      [0.05, 0.042],
      [h * 0.45, 0.028],
      [h * 0.5, 0.04],
      [h * 0.56, 0.03],
      [h * 0.78, 0.045],
      [h - 0.05, 0.045],
    ];
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        m.put(
          lathe(leg, { around: 12 }),
          { color: darken(tone, 0.1) },
          place([x * (w / 2 - 0.11), 0, z * (d / 2 - 0.1)]),
        );
  });
}

/** Lamp shade hanging from a cord; its light is .1 under the rim's height, which is y = 0 of the frame. */
export function pendant(m: Model, at: THREE.Matrix4, tone: string, lit = false): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.26],
          [0.05, 0.25],
          [0.16, 0.14],
          [0.2, 0.04],
          [0.26, 0.03],
        ],
        { around: 30 },
      ),
      { color: tone, doubleSided: true },
    );
    m.put(
      tube(
        [
          [0, 0.24, 0],
          [0, 1.6, 0],
        ],
        [0.008],
        { around: 6, rings: 3 },
      ),
      { color: '#4f4a58', line: 0.6 },
    );
    m.put(
      ball([0.06, 0.07, 0.06], 12),
      lit ? { color: color('#fff0b8').multiplyScalar(1.4), glow: true, line: 0 } : { color: '#fff4dc', line: 0.4 },
      place([0, 0.03, 0]),
    );
  });
}

/** Braided oval rug on y = 0. */
export function braidedRug(m: Model, at: THREE.Matrix4, w: number, d: number, tones: string[]): void {
  const n = 7;
  m.inside(at, () => {
    for (let i = n; i >= 1; i--) {
      const k = i / n;
      m.put(
        lathe(
          [
            [0, 1],
            [0.012, 0.99],
            [0.016, 0.9],
            [0.016, 0.01],
          ],
          { around: 56, steps: 1 },
        ),
        {
          tint: (q) =>
            color(tones[i % tones.length] ?? '#c96a4a').multiplyScalar(
              0.92 + 0.14 * noise(Math.atan2(q.x, q.z) * 14, i * 5),
            ),
          line: 0.35,
        },
        place([0, 0.001 * (n - i), 0], [0, 0, 0], [(w / 2) * k, 1, (d / 2) * k]),
      );
    }
  });
}

/** Small framed picture on a wall (+Z), `tone` its painting. */
export function framed(m: Model, at: THREE.Matrix4, w: number, h: number, tone: string, frame = '#b8743f'): void {
  m.inside(at, () => {
    m.put(roundedBox(w, h, 0.03, 0.01), { color: frame, line: 0.7 });
    m.put(roundedBox(w - 0.07, h - 0.07, 0.034, 0.004), { color: '#fff6e6', line: 0.4 });
    const land = (q: THREE.Vector3) =>
      color(tone).lerp(color(lighten(tone, 0.5)), Math.min(1, Math.max(0, 0.5 + q.y * 3 + noise(q.x * 14, 2) * 0.5)));
    m.put(roundedBox(w - 0.14, h - 0.14, 0.038, 0.004), { tint: land, line: 0.3 });
  });
}

/** Books, cups and jars in a row from x = 0 to `length`, standing on y = 0. */
export function shelfRow(m: Model, at: THREE.Matrix4, length: number, kind: 'books' | 'cups' | 'jars', seed = 1): void {
  const rnd = random(seed);
  const tones = ['#e4604c', '#5fa3a0', '#f2bf3e', '#8a5a9a', '#4f7fb8', '#7bab62', '#fff4dc', '#c97a9a'];
  const books: Item[] = [];
  m.inside(at, () => {
    for (let x = 0; x < length; ) {
      const tone = tones[Math.floor(rnd() * tones.length)] ?? '#e4604c';
      if (kind === 'books') {
        const [w, h] = [mix(0.03, 0.06, rnd()), mix(0.18, 0.26, rnd())];
        books.push({
          at: place([x + w / 2, h / 2, 0], [0, 0, rnd() < 0.12 ? -9 : 0], [w, h, 0.16]),
          color: color(tone),
        });
        x += w + 0.004;
      } else if (kind === 'cups') {
        m.put(
          lathe(
            [
              [0, 0.028],
              [0.01, 0.034],
              [0.085, 0.045],
              [0.09, 0.043],
              [0.02, 0.03],
            ],
            { around: 16 },
          ),
          { color: tone, doubleSided: true },
          place([x + 0.06, 0, 0]),
        );
        m.put(new THREE.TorusGeometry(0.025, 0.007, 6, 14), { color: tone, line: 0.6 }, place([x + 0.115, 0.048, 0]));
        x += 0.18;
      } else {
        const h = mix(0.14, 0.22, rnd());
        m.put(
          lathe(
            [
              [0, 0.05],
              [0.01, 0.058],
              [h * 0.8, 0.058],
              [h * 0.9, 0.044],
              [h, 0.044],
            ],
            { around: 16 },
          ),
          { color: lighten(tone, 0.3) },
          place([x + 0.07, 0, 0]),
        );
        m.put(
          lathe(
            [
              [h * 0.94, 0.05],
              [h * 1.06, 0.048],
              [h * 1.07, 0.01],
            ],
            { around: 14 },
          ),
          { color: '#b8743f', line: 0.7 },
          place([x + 0.07, 0, 0]),
        );
        x += 0.17;
      }
    }
    m.scatter(roundedBox(1, 1, 1, 0.1), books, { line: 0.6 });
  });
}
