/** Draws eyes and brows on the face's canvas. */
import { clamp, mixColor } from '../model/math.ts';
import { type EyeLook, type EyeShape, eyeShape } from './eye-shape.ts';
import { INK, type P, type Pen } from './face-pen.ts';
import type { FaceSpec } from './face-spec.ts';

/** What is needed to draw one eye: its geometry and the person's colors. */
export interface DrawnEye extends EyeLook {
  f: FaceSpec;
}
const STEPS = 28;

export function drawEye(pen: Pen, q: DrawnEye): void {
  const { f, e, s } = q;
  const shape = eyeShape(q);
  const { x, y, w, h } = shape;
  if (e.eyes === 'happy') drawHappy(pen, x, y, w, s);
  else if (e.eyes === 'closed') drawClosed(pen, f, x, y, w, h, s);
  else drawOpen(pen, q, shape);
}

function drawOpen(pen: Pen, { f, e, own, s }: DrawnEye, shape: EyeShape): void {
  const { x, y, w, h, lid, upper, lower } = shape;
  const row = (edge: (t: number) => number): P[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = (i / STEPS) * 2 - 1;
      return [x + t * w, edge(t)];
    });
  const { c } = pen;
  c.save();
  c.globalAlpha = 1;
  pen.path([...row(upper), ...row(lower).reverse()], true);
  c.clip();
  pen.ellipse(x, y, w * 1.3, h * 1.4, mixColor('#fff9ee', f.skin, 0.1));
  drawIris(pen, f, shape.iris);
  // the lid's shadow
  pen.glow(x, y + h * (1.02 - lid), w * 1.5, h * 0.62, '#6a4658', 0.5);
  c.restore();
  const width = f.age === 'child' || f.age === 'board' ? 0.05 : 0.042;
  brushRow(pen, row(upper), width, INK, s);
  const under = row(lower);
  brushRow(pen, s > 0 ? under.slice(STEPS * 0.45) : under.slice(0, STEPS * 0.55), 0.016, mixColor(f.skin, INK, 0.6), s);
  if (f.lashes) drawLashes(pen, x, w, h, upper, s);
  if ((own.fold && lid < 0.3) || lid > 0.3) {
    const above = row((t) => upper(t) + h * (0.2 + lid * 0.2)).slice(STEPS * 0.2, STEPS * 0.8);
    brushRow(pen, above, 0.014, mixColor(f.skin, '#8a4028', 0.5), s);
  }
  if (e.tear) drawTear(pen, x + w * 0.35 * s, y - h * 1.35);
}

function drawIris(pen: Pen, face: FaceSpec, { x, y, w, h }: EyeShape['iris']): void {
  pen.ellipse(x, y, w, h, mixColor(face.iris, '#140806', 0.55));
  pen.ellipse(x, y - h * 0.06, w * 0.86, h * 0.84, mixColor(face.iris, '#1a0d0a', 0.15));
  pen.glow(x, y - h * 0.6, w * 0.85, h * 0.55, mixColor(face.iris, '#f0a860', 0.55), 0.9);
  pen.ellipse(x, y + h * 0.04, w * 0.56, h * 0.58, '#150a0a');
  // near the pupil's middle: a light at the rim pushes the look to the other side
  pen.ellipse(x - w * 0.2, y + h * 0.34, w * 0.22, h * 0.2, '#ffffff');
  pen.ellipse(x + w * 0.22, y - h * 0.42, w * 0.1, h * 0.08, '#ffffff', 0.5);
}

/** Stroke along points: thickest in the middle and towards the outside of the eye. */
function brushRow(pen: Pen, points: P[], width: number, color: string, s: number): void {
  const { c } = pen;
  c.globalAlpha = 1;
  c.strokeStyle = color;
  const n = points.length - 1;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const out = s > 0 ? t : 1 - t;
    c.lineWidth = width * (0.35 + 0.65 * Math.sin(Math.PI * t) ** 0.7 + 0.35 * out);
    pen.path(points.slice(i, i + 2));
    c.stroke();
  }
}

function drawHappy(pen: Pen, x: number, y: number, w: number, s: number): void {
  pen.stroke([x - w * 1.15, y - w * 0.3], [x - s * w * 0.1, y + w * 1.8], [x + w * 1.15, y - w * 0.3], 0.058, INK);
  pen.stroke([x + s * w * 1.05, y - w * 0.1], [x + s * w * 1.25, y], [x + s * w * 1.42, y + w * 0.2], 0.024, INK);
}

function drawClosed(pen: Pen, face: FaceSpec, x: number, y: number, w: number, h: number, s: number): void {
  pen.stroke([x - w * 1.15, y + h * 0.1], [x + s * w * 0.1, y - h * 1.1], [x + w * 1.15, y + h * 0.1], 0.052, INK);
  for (const k of face.lashes ? [-0.6, 0, 0.6] : [])
    pen.stroke([x + k * w, y - w * 0.5], [x + k * w * 1.2, y - w * 0.65], [x + k * w * 1.45, y - w * 0.8], 0.026, INK);
}

function drawLashes(pen: Pen, x: number, w: number, h: number, upper: (t: number) => number, s: number): void {
  for (const [t, up] of [
    [0.98, 0.26],
    [0.78, 0.36],
  ] as const) {
    const [px, py] = [x + s * t * w, upper(s * t)];
    pen.stroke(
      [px - s * w * 0.04, py],
      [px + s * w * 0.2, py + h * up * 0.35],
      [px + s * w * 0.36, py + h * up],
      0.028,
      INK,
    );
  }
}

function drawTear(pen: Pen, x: number, y: number): void {
  const { c } = pen;
  pen.ellipse(x, y - 0.02, 0.062, 0.09, '#a9d8fb');
  pen.path(
    [
      [x - 0.045, y],
      [x, y + 0.13],
      [x + 0.045, y],
    ] as P[],
    true,
  );
  c.fillStyle = '#a9d8fb';
  c.fill();
  pen.ellipse(x - 0.02, y - 0.03, 0.016, 0.024, '#ffffff');
}

/** Brow of two strokes, thick at its inner end; the two brows differ in height. */
export function drawBrow(pen: Pen, { f, e, at, own, s, gaze }: DrawnEye): void {
  const lively = 0.016 * own.crooked * s;
  const up = (e.cock ?? 0) * (s > 0 ? 1.3 : -0.3) + lively + Math.max(0, gaze[1]) * 0.02;
  const shift = clamp(gaze[0], -1, 1) * 0.018;
  const y = at.eyeY + at.eye * 1.2 * own.eyeHigh + 0.115 + up;
  const middle = s * at.eyeX * own.apart + shift;
  const half = at.eye * own.eyeWide * 1.02;
  const [inX, outX] = [middle - s * half * 0.95, middle + s * half * 1.12];
  const [inY, outY] = [y + e.brow[0] * 1.25, y + e.brow[1] * 1.25 - 0.02];
  // the arch is gentle when the brow slopes (worry), so it never turns into a frown
  const arch = (0.08 - Math.abs(e.brow[0] - e.brow[1]) * 0.25) * own.arch;
  const width = (f.browWidth ?? 0.055) * own.brow;
  pen.stroke([inX, inY], [middle + s * half * 0.2, (inY + outY) / 2 + arch], [outX, outY], width, f.brow, 0.95);
  // the second stroke, a little beside the first
  const mid = (inX + outX) / 2;
  pen.stroke(
    [inX + s * 0.01, inY - width * 0.25],
    [mid, (inY + outY) / 2 + arch * 0.9],
    [mid + s * half * 0.3, (inY + outY) / 2 + arch * 0.55],
    width * 0.8,
    f.brow,
    0.9,
  );
}
