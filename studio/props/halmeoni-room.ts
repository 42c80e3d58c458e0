/** Things of Halmeoni's living room: the calendar with two sets of days, Noodle's photo, low table, quilts on a chest. Metres. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, lighten, mix, random, TAU, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import { hangul } from './hangul-sign.ts';
import { lettering } from './lettering.ts';

const RED = '#d8402f';
const CELL = [0.094, 0.13] as const;
/** First weekday (0 = Sunday) and length of the page: they flew on a Saturday, as the birthday book's own calendar has it. */
const PAGES = { june: ['6월', 1, 30], october: ['10월', 4, 31] } as const;
/** Where day `n` of the page stands, in the calendar's own frame (its middle is the origin, front +Z); the moon's number is .03 lower. */
export function calendarDay(page: keyof typeof PAGES, n: number): V3 {
  const k = n - 1 + PAGES[page][1];
  return [((k % 7) - 3) * CELL[0], 0.262 - Math.floor(k / 7) * CELL[1], 0.012];
}
/**
 * Big paper calendar, .72 x .94: black days, red Sundays, blue Saturdays, and under each day the moon's small number, which is a
 * mark of the pen and cannot be read. `ring` circles the small number of one day in red pencil.
 */
export function moonCalendar(model: Model, at: THREE.Matrix4, page: keyof typeof PAGES, ring?: number): void {
  const [title, , days] = PAGES[page];
  const rnd = random(4);
  model.inside(at, () => {
    for (const i of [0, 1, 2])
      model.put(
        roundedBox(0.72, 0.94, 0.006, 0.003),
        { color: i ? '#f6ecd8' : '#fffaf0', line: i ? 0.4 : 0.8 },
        place([i * 0.004, -i * 0.006, -i * 0.005]),
      );
    model.put(roundedBox(0.72, 0.05, 0.024, 0.008), { color: '#8f3a34', line: 0.7 }, place([0, 0.465, 0.004]));
    model.put(
      roundedBox(0.72, 0.115, 0.01, 0.003),
      { color: page === 'june' ? '#5f9a8e' : '#c9743c', line: 0.4 },
      place([0, 0.375, 0.002]),
    );
    hangul(model, place([0, 0.378, 0.01]), title, 0.085, '#fff8ea', { weight: 0.15 });
    for (let d = 1; d <= days; d++) {
      const [x, y, z] = calendarDay(page, d);
      const day = (d - 1 + PAGES[page][1]) % 7;
      model.inside(place([x, y, z - 0.006]), () =>
        lettering(model, String(d), d > 9 ? 0.04 : 0.044, day === 0 ? RED : day === 6 ? '#3f6fb0' : '#463c4c', 0.2),
      );
      for (const k of [-1, 0, 1])
        model.put(
          new THREE.BoxGeometry(0.006, mix(0.014, 0.02, rnd()), 0.003),
          { color: '#6a5a70', line: 0 },
          place([x + k * 0.0105, y - 0.041, z - 0.006], [0, 0, (rnd() - 0.5) * 50]),
        );
    }
    if (ring) {
      const [x, y, z] = calendarDay(page, ring);
      const path = Array.from({ length: 16 }, (_, i): V3 => {
        const a = (i / 13) * TAU + 0.7;
        return [
          x + Math.cos(a) * 0.036 * (1 + i * 0.008),
          y - 0.041 + Math.sin(a) * 0.025 * (1 + i * 0.012),
          z + 0.002,
        ];
      });
      model.put(tube(path, [0.0055], { around: 6, rings: 40 }), { color: RED, line: 0 });
    }
    model.put(
      tube(
        [
          [-0.12, 0.49, 0],
          [0, 0.56, -0.01],
          [0.12, 0.49, 0],
        ],
        [0.004],
        { around: 5, rings: 6 },
      ),
      { color: '#8a7a70', line: 0.4 },
    );
    model.put(ball(0.012, 8), { color: '#b8862f', line: 0.5 }, place([0, 0.56, 0]));
  });
}
/** Framed photo .34 x .42: Noodle sits up in a bib and looks at the cake that is not in the picture. */
export function noodlePhoto(model: Model, at: THREE.Matrix4, s = 1): void {
  const coat = '#b9713c';
  model.inside(at, () =>
    model.inside(place([0, 0, 0], [0, 0, 0], s), () => {
      model.put(roundedBox(0.36, 0.44, 0.03, 0.012), { tint: wash('#8a5634', 8, 0.2), line: 0.8 });
      model.put(roundedBox(0.3, 0.38, 0.034, 0.004), { color: '#fff8ea', line: 0.4 });
      model.put(roundedBox(0.25, 0.33, 0.038, 0.003), {
        tint: (q) => color('#9fcfd0').lerp(color('#e8efc4'), 0.5 - q.y * 3),
        line: 0.3,
      });
      model.inside(place([0, -0.03, 0.022]), () => {
        model.put(ball([0.066, 0.1, 0.012], 18), { color: coat, line: 0.6 }, place([0, -0.055, 0]));
        model.put(ball([0.062, 0.066, 0.016], 18), { color: coat, line: 0.7 }, place([0, 0.075, 0.004]));
        for (const k of [-1, 1]) {
          model.put(
            ball([0.026, 0.062, 0.01], 12),
            { color: '#6a3a24', line: 0.6 },
            place([k * 0.062, 0.064, 0.006], [0, 0, k * 14]),
          );
          model.put(ball([0.008, 0.01, 0.004], 8), { color: '#2c1c1c', line: 0 }, place([k * 0.022, 0.092, 0.02]));
        }
        model.put(ball([0.032, 0.028, 0.014], 14), { color: lighten(coat, 0.3), line: 0.5 }, place([0, 0.054, 0.018]));
        model.put(ball([0.012, 0.009, 0.006], 10), { color: '#33201c', line: 0 }, place([0, 0.066, 0.03]));
        model.put(ball([0.009, 0.016, 0.004], 8), { color: '#e4706a', line: 0.4 }, place([0.008, 0.027, 0.028]));
        // the bib: white, a red edge, tied behind the ears
        const bib: [number, number][] = points2(
          '-.05,.012 -.058,-.05 -.03,-.09 0,-.1 .03,-.09 .058,-.05 .05,.012 0,-.002',
        );
        model.put(
          slab(
            bib.map(([x, y]): [number, number] => [x * 1.12, y * 1.06]),
            0.006,
            { smooth: true },
          ),
          { color: '#d8503c', line: 0.5 },
          place([0, 0.012, 0.015]),
        );
        model.put(slab(bib, 0.008, { smooth: true }), { color: '#fffaf0', line: 0.3 }, place([0, 0.012, 0.018]));
        model.put(ball([0.014, 0.012, 0.003], 10), { color: '#d8503c', line: 0 }, place([0, -0.038, 0.024]));
      });
    }),
  );
}
/** Low table with bowed legs (상): top `w` x `d` at `h`, of dark lacquer with a lighter rim. */
export function lowTable(model: Model, at: THREE.Matrix4, [w, h, d]: V3, tone = '#7c4630'): void {
  model.inside(at, () => {
    model.put(
      roundedBox(w, 0.035, d, 0.017, { fine: true }),
      { tint: wash(tone, 4, 0.2), line: 0.7 },
      place([0, h - 0.018, 0]),
    );
    for (const s of [-1, 1]) {
      model.put(
        roundedBox(w - 0.02, 0.016, 0.03, 0.008),
        { color: lighten(tone, 0.22), line: 0.5 },
        place([0, h + 0.004, s * (d / 2 - 0.016)]),
      );
      model.put(
        roundedBox(0.03, 0.016, d - 0.02, 0.008),
        { color: lighten(tone, 0.22), line: 0.5 },
        place([s * (w / 2 - 0.016), h + 0.004, 0]),
      );
      model.put(
        roundedBox(w - 0.2, 0.05, 0.02, 0.008),
        { tint: wash(tone, 4), line: 0.6 },
        place([0, h - 0.06, s * (d / 2 - 0.08)]),
      );
      for (const f of [-1, 1]) {
        const [x, z] = [s * (w / 2 - 0.1), f * (d / 2 - 0.09)];
        const leg: V3[] = [
          [x, h - 0.03, z],
          [x + s * 0.03, h * 0.62, z + f * 0.02],
          [x - s * 0.01, h * 0.2, z],
          [x + s * 0.03, 0.012, z + f * 0.02],
        ];
        model.put(tube(leg, [0.032, 0.028, 0.02, 0.026], { around: 9, rings: 12 }), { tint: wash(tone, 6), line: 0.7 });
      }
    }
  });
}
/** Floor cushion (방석). */
export function cushion(model: Model, at: THREE.Matrix4, tone: string, size = 0.5): void {
  model.inside(at, () => {
    model.put(
      roundedBox(size, 0.07, size, 0.034, { fine: true, wobble: 0.01 }),
      { map: pattern({ kind: 'quilted', base: tone, ink: lighten(tone, 0.3), size: 0.12 }), line: 0.8 },
      place([0, 0.036, 0]),
    );
  });
}
/** Chest with brass (반닫이), `folded` quilts on it. Stands on y = 0, front +Z. */
export function quiltChest(model: Model, at: THREE.Matrix4, folded = 3): void {
  model.inside(at, () => {
    model.put(
      roundedBox(1.1, 0.62, 0.46, 0.02, { fine: true }),
      { tint: wash('#8a4f30', 3, 0.26), line: 0.8 },
      place([0, 0.37, 0]),
    );
    for (const s of [-1, 1])
      model.put(roundedBox(0.12, 0.08, 0.4, 0.02), { color: '#6a3a26' }, place([s * 0.44, 0.04, 0]));
    model.put(roundedBox(1.08, 0.012, 0.02, 0.004), { color: '#5a3020', line: 0.8 }, place([0, 0.44, 0.232]));
    const brass = { color: '#d8ac4c', line: 0.6 };
    model.put(ball([0.075, 0.075, 0.012], 18), brass, place([0, 0.46, 0.234]));
    model.put(roundedBox(0.06, 0.1, 0.02, 0.008), brass, place([0, 0.4, 0.238]));
    for (const s of [-1, 1]) {
      model.put(ball([0.05, 0.05, 0.01], 14), brass, place([s * 0.34, 0.52, 0.234]));
      model.put(roundedBox(0.05, 0.13, 0.012, 0.006), brass, place([s * 0.18, 0.46, 0.234]));
      for (const y of [0.12, 0.62]) model.put(roundedBox(0.09, 0.06, 0.012, 0.006), brass, place([s * 0.49, y, 0.232]));
    }
    const quilts = [
      ['#d8607a', '#f6d27a'],
      ['#5f9aa6', '#fff0d4'],
      ['#e8b04c', '#c9503f'],
      ['#8a78b4', '#f0c8d4'],
    ] as const;
    for (let i = 0; i < folded; i++) {
      const [base, trim] = quilts[i % 4] ?? quilts[0];
      model.put(
        roundedBox(0.96 - i * 0.03, 0.13, 0.42, 0.06, { fine: true, wobble: 0.02, seed: i }),
        { color: base, line: 0.8 },
        place([0.01 * i, 0.745 + i * 0.125, 0]),
      );
      model.put(
        roundedBox(0.3, 0.135, 0.43, 0.06, { fine: true, wobble: 0.02, seed: i }),
        { color: trim, line: 0.5 },
        place([0.14 - i * 0.07, 0.746 + i * 0.125, 0.002]),
      );
    }
  });
}
/** Standing fan with a round cage; its head at `h`. */
export function standFan(model: Model, at: THREE.Matrix4, h = 0.95, tone = '#7fb4c4'): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.19 .03,.19 .06,.12 .07,.03'), { around: 24 }), { color: lighten(tone, 0.4) });
    model.put(
      tube(
        [
          [0, 0.05, 0],
          [0, h - 0.06, 0],
        ],
        [0.022, 0.018],
        { around: 8, rings: 2 },
      ),
      { color: '#e6e2da' },
    );
    model.put(ball([0.07, 0.07, 0.11], 14), { color: lighten(tone, 0.4) }, place([0, h, -0.06]));
    for (let i = 0; i < 3; i++)
      model.put(
        ball([0.055, 0.12, 0.008], 12),
        { color: tone, line: 0.5 },
        place([Math.sin(i * 2.094) * 0.1, h + Math.cos(i * 2.094) * 0.1, 0.05], [0, 18, -i * 120]),
      );
    for (const r of [0.08, 0.15, 0.21])
      model.put(
        tube(
          Array.from(
            { length: 12 },
            (_, i): V3 => [Math.sin((i / 12) * TAU) * r, h + Math.cos((i / 12) * TAU) * r, 0.075],
          ),
          [0.004],
          { closed: true, around: 5, rings: 30 },
        ),
        { color: '#f4f0e8', line: 0.5 },
      );
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU;
      model.put(
        tube(
          [
            [Math.sin(a) * 0.05, h + Math.cos(a) * 0.05, 0.085],
            [Math.sin(a) * 0.21, h + Math.cos(a) * 0.21, 0.07],
          ],
          [0.003],
          { around: 4, rings: 2 },
        ),
        { color: '#f4f0e8', line: 0.4 },
      );
    }
    model.put(ball([0.04, 0.04, 0.012], 12), { color: '#e4604c', line: 0.5 }, place([0, h, 0.085]));
  });
}
