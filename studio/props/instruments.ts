/** Things that sound, in card size: xylophone, mallets, notes in the air, upright piano. Each stands on y = 0, facing +Z. */

import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { mix, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { grain } from './classroom.ts';

const BARS = ['#d8352c', '#f07a34', '#f6c233', '#8ab64a', '#3f9a8c', '#4f86c8', '#6a5cb0', '#b45a9c'];
/** Eight painted bars on two rails, 1.5 wide; the longest bar at the left. */
export function xylophone(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      const rail = frame(vec(0, 0.07, s * 0.22), vec(1, 0, -s * 0.12), vec(0, 1, 0));
      model.put(roundedBox(0.1, 1.56, 0.14, 0.03), { tint: grain('#dca76a', '#b57a44') }, rail);
    }
    for (const [i, tone] of BARS.entries()) {
      const [x, l] = [(i - 3.5) * 0.19, mix(0.92, 0.54, i / 7)];
      model.put(roundedBox(0.155, 0.06, l, 0.028, { fine: true }), { color: tone }, place([x, 0.18, 0]));
      for (const s of [-1, 1])
        model.put(ball([0.022, 0.016, 0.022], 10), { color: '#f3ead8', line: 0.4 }, place([x, 0.215, s * l * 0.37]));
    }
  });
}

/** Stick with a ball, from the hand end `a` to the head `b`. */
export function mallet(model: Model, a: V3, b: V3, tone: string, r = 0.08): void {
  model.put(tube([a, b], [0.024, 0.02], { around: 10, rings: 3 }), { color: '#e2b880' });
  model.put(ball([r, r, r], 20), { color: tone }, place(b));
}

/** A note as a thing: one head and a flag, or two heads under a beam. Height `h`, standing at its frame's origin. */
export function note(model: Model, at: THREE.Matrix4, h: number, tone: string, pair = false): void {
  const id = newId();
  const look = { color: tone, id };
  const head = (x: number, y: number) =>
    model.put(ball([h * 0.2, h * 0.14, h * 0.09], 18), look, place([x, y, 0], [0, 0, 22]));
  const stem = (x: number, y: number) =>
    model.put(
      tube(
        [
          [x, y, 0],
          [x, y + h * 0.78, 0],
        ],
        [h * 0.04],
        { around: 10, rings: 3 },
      ),
      look,
    );
  model.inside(at, () => {
    head(0, h * 0.14);
    stem(h * 0.17, h * 0.18);
    if (pair) {
      head(h * 0.62, h * 0.24);
      stem(h * 0.79, h * 0.28);
      model.put(roundedBox(h * 0.7, h * 0.15, h * 0.1, h * 0.03), look, place([h * 0.48, h * 0.98, 0], [0, 0, 9]));
    } else {
      const flag: V3[] = [
        [h * 0.17, h * 0.94, 0],
        [h * 0.3, h * 0.76, 0],
        [h * 0.42, h * 0.6, 0],
        [h * 0.38, h * 0.42, 0],
      ];
      model.put(tube(flag, [h * 0.055, h * 0.06, h * 0.02], { around: 10 }), look);
    }
  });
}

/** Tambourine of radius `r`, skin facing +Z, centered. */
export function tambourine(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at, () => {
    const wall: [number, number][] = [
      [-0.09, r * 0.98],
      [0, r],
      [0.09, r * 0.98],
    ];
    model.put(lathe(wall, { around: 40 }), { color: '#d8453c', doubleSided: true }, place([0, 0, 0], [90, 0, 0]));
    model.put(ball([r * 0.96, r * 0.96, 0.03], 36), { color: '#fff0d2', line: 0.6 }, place([0, 0, 0.07]));
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785 + 0.3;
      const jingle = frame(vec(Math.sin(a) * r, Math.cos(a) * r, 0), vec(0, 0, 1), vec(Math.sin(a), Math.cos(a), 0));
      model.put(ball([0.09, 0.02, 0.09], 14), { color: '#f0c04c' }, jingle);
    }
  });
}

/** Upright piano, 1.5 wide and 1.2 high, with fourteen white keys; `sheet` stands on the desk. */
export function uprightPiano(
  model: Model,
  at: THREE.Matrix4,
  sheet: THREE.Texture,
  deskSheet: THREE.BufferGeometry,
): void {
  const wood = { tint: grain('#a8603a', '#7c3f2a') };
  model.inside(at, () => {
    model.put(roundedBox(1.56, 1.16, 0.42, 0.04, { fine: true }), wood, place([0, 0.58, -0.24]));
    model.put(roundedBox(1.68, 0.08, 0.54, 0.03), wood, place([0, 1.18, -0.22]));
    model.put(roundedBox(1.56, 0.1, 0.5, 0.03), wood, place([0, 0.53, 0.16]));
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.12, 0.28, 0.56, 0.05, { fine: true }), wood, place([s * 0.76, 0.62, 0.16]));
      model.put(
        lathe(points2('0,.05 .06,.055 .2,.04 .4,.06 .5,.065'), { around: 18 }),
        wood,
        place([s * 0.72, 0, 0.32]),
      );
    }
    model.put(roundedBox(1.4, 0.04, 0.1, 0.015), { color: '#c8453a', line: 0.5 }, place([0, 0.645, -0.03]));
    const wide = 1.38 / 14;
    for (let i = 0; i < 14; i++) {
      const x = (i - 6.5) * wide;
      model.put(roundedBox(wide * 0.95, 0.07, 0.4, 0.014), { color: '#fffaf0' }, place([x, 0.615, 0.21]));
      if ([0, 1, 3, 4, 5].includes(i % 7))
        model.put(roundedBox(wide * 0.54, 0.09, 0.25, 0.016), { color: '#33273a' }, place([x + wide / 2, 0.665, 0.12]));
    }
    model.put(roundedBox(0.84, 0.045, 0.09, 0.015), wood, place([0, 0.78, 0.02]));
    model.put(deskSheet, { map: sheet, doubleSided: true, line: 0.7 }, place([0, 0.8, 0.03], [-12, 0, 0]));
    for (const x of [-0.08, 0.08])
      model.put(ball([0.03, 0.015, 0.06], 10), { color: '#f0c04c' }, place([x, 0.05, 0.02]));
  });
}

/** Round stool on three legs. */
export function stool(model: Model, at: THREE.Matrix4, r: number, h: number, tone: string): void {
  model.inside(at, () => {
    model.put(ball([r, h * 0.16, r], 26), { color: tone }, place([0, h * 0.92, 0]));
    model.put(ring(r * 0.94, r * 0.94, h * 0.85, h * 0.05), { color: '#8a4a30', line: 0.6 });
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.5;
      const leg: V3[] = [
        [Math.sin(a) * r * 0.5, h * 0.82, Math.cos(a) * r * 0.5],
        [Math.sin(a) * r * 1.0, 0.02, Math.cos(a) * r * 1.0],
      ];
      model.put(tube(leg, [h * 0.07, h * 0.055], { around: 10, rings: 4 }), { color: '#8a4a30' });
    }
  });
}
