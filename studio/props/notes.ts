/** Two notes one can read: Yeong-su's apology and Halmeoni's directions. In the XY plane, writing to +Z, middle at the origin. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, noise, smoothstep } from '../model/math.ts';
import { type Bend, sheet, writeOn } from './ink-paper.ts';

const NOTE_LINES = ['형, 엿은 내가 먹었어.', '미안해.', '화나면 3번 다시 읽어.'];
/** The note, opened: four folds, a boy's pencil. `wide` x .72 `wide`. */
export function apologyNote(model: Model, where: THREE.Matrix4, wide = 0.2): void {
  const bend: Bend = (x, y) => [
    x,
    y,
    0.05 * wide * Math.abs(Math.sin((x / wide) * Math.PI)) - 0.06 * wide * Math.abs(y / wide),
  ];
  model.inside(where, () => {
    sheet(model, bend, wide, wide * 0.72, {
      tint: (point) =>
        color('#f3e2b8').lerp(
          color('#c9a46a'),
          0.5 * noise(point.x * 20, point.y * 20) + 0.3 * smoothstep(0.4, 0.5, Math.abs(point.x / wide)),
        ),
      torn: 0.03 * wide,
    });
    for (const [i, text] of NOTE_LINES.entries())
      writeOn(model, bend, text, [-0.42 * wide, (0.2 - i * 0.19) * wide], 0.078 * wide, {
        tone: '#4a3a34',
        weight: 0.11,
        shake: 0.05,
        seed: i + 4,
        out: 0.004 * wide,
      });
  });
}
/** Halmeoni's note: “세검정로 따라와라”, quick and slanted, on the back of a calendar leaf. */
export function halmeoniNote(model: Model, where: THREE.Matrix4, wide = 0.16): void {
  const bend: Bend = (x, y) => [x + 0.08 * y, y, 0.1 * wide * (y / wide) ** 2 + 0.03 * wide * Math.sin((x / wide) * 4)];
  model.inside(where, () => {
    sheet(model, bend, wide, wide * 0.7, {
      tint: (point) => color('#fffaf0').multiplyScalar(0.95 + 0.06 * noise(point.x * 30, point.y * 30)),
      torn: 0.01 * wide,
    });
    writeOn(model, bend, '세검정로', [0, 0.14 * wide], 0.17 * wide, {
      tone: '#3a4a8a',
      weight: 0.12,
      shake: 0.03,
      middle: true,
      out: 0.006 * wide,
    });
    writeOn(model, bend, '따라와라', [0, -0.12 * wide], 0.17 * wide, {
      tone: '#3a4a8a',
      weight: 0.12,
      shake: 0.03,
      middle: true,
      seed: 8,
      out: 0.006 * wide,
    });
  });
}
