/** A face far away, as an illustrator sets it: two dots, two brows and a mouth, bold enough to stay whole. */
import { clamp, color, mixColor } from '../model/math.ts';
import type { Expression } from './expression.ts';
import { eyeShape, type Gaze } from './eye-shape.ts';
import { INK, type P, type Pen } from './face-pen.ts';
import type { FaceLayout, FaceSpec, Features } from './face-spec.ts';

export type FarFace = {
  f: FaceSpec;
  e: Expression;
  at: FaceLayout;
  own: Features;
  gaze: Gaze;
};
/** Luminance of skin below which a dark dot needs a light round it. */
const DARK_SKIN = 0.16;

export function drawFarFace(pen: Pen, face: FarFace): void {
  const { f, e } = face;
  for (const s of [-1, 1])
    pen.glow(s * 0.64, -0.36, 0.36, 0.28, f.blush ?? '#f0604f', 0.7 * (e.blush ?? 0.6) * (f.blushAmount ?? 1));
  const { r, g, b } = color(f.skin);
  const dark = 0.3 * r + 0.59 * g + 0.11 * b < DARK_SKIN;
  // a shadow below the nose, no line: it turns the head and nothing more
  pen.ellipse(0, -0.3, 0.09 * face.own.noseSize, 0.05, mixColor(f.skin, '#7a3018', 0.5), 0.7);
  for (const s of [-1, 1] as const) {
    drawDot(pen, face, s, dark);
    drawBoldBrow(pen, face, s, dark);
  }
  drawBoldMouth(pen, face);
}

function drawDot(pen: Pen, { e, at, own, gaze }: FarFace, s: 1 | -1, dark: boolean): void {
  const { x, y, w, h, lid, iris } = eyeShape({ e, at, own, s, gaze });
  const ink = dark ? '#140a0a' : INK;
  if (e.eyes !== 'open' || lid > 0.5) {
    const bow = e.eyes === 'happy' ? 0.16 : e.eyes === 'closed' ? -0.12 : -0.02;
    pen.stroke([x - w * 1.15, y], [x, y + bow * 2], [x + w * 1.15, y], 0.085, ink);
    return;
  }
  const size = Math.max(0.085, at.eye * 0.66) * (1 + ((e.wide ?? 1) - 1) * 1.5);
  const tall = size * (1.3 - lid * 0.7);
  if (dark) pen.ellipse(x, y, Math.max(w, size * 1.3), Math.max(h * 0.9, tall * 1.1) * (1 - lid * 0.4), '#f4e8d8');
  // startled eyes keep their white, which is what says startled
  else if ((e.wide ?? 1) > 1.1) pen.ellipse(x, y, w * 1.12, h * 1.08, '#fffaf0');
  pen.ellipse(towards(x, iris.x), towards(y, iris.y) - lid * 0.02, size, tall, ink);
}
/** The dot goes most of the way that the iris would. */
const towards = (middle: number, iris: number): number => middle + (iris - middle) * 0.85;

function drawBoldBrow(pen: Pen, { f, e, at, own, gaze }: FarFace, s: 1 | -1, dark: boolean): void {
  const x = s * at.eyeX * own.apart;
  const half = Math.max(0.13, at.eye * own.eyeWide);
  const y = at.eyeY + at.eye * 1.3 + 0.15 + (e.cock ?? 0) * (s > 0 ? 1.3 : -0.3) + Math.max(0, gaze[1]) * 0.02;
  // the slope is a little stronger than near by: it has fewer pixels to speak with
  const [inner, outer] = [y + e.brow[0] * 1.5, y + e.brow[1] * 1.5];
  pen.stroke(
    [x - s * half, inner],
    [x + s * half * 0.2, (inner + outer) / 2 + 0.05 * own.arch],
    [x + s * half * 1.1, outer],
    Math.max(0.085, (f.browWidth ?? 0.055) * own.brow * 1.4),
    dark ? mixColor(f.brow, '#0c0606', 0.5) : f.brow,
  );
}

function drawBoldMouth(pen: Pen, { f, e, at, own, gaze }: FarFace): void {
  const { c } = pen;
  const m = e.mouth;
  const width = Math.max(0.1, m.width * own.mouth * 1.15);
  const x = (m.shift ?? 0) + clamp(gaze[0], -1, 1) * 0.035;
  const y = at.mouthY;
  const corner = m.corner * 1.3;
  const bow: P = [x, y - corner * 1.1];
  const lip = f.lip ?? mixColor(f.skin, '#7a1f2a', 0.85);
  if (m.open <= 0.03) {
    pen.stroke([x - width, y + corner], bow, [x + width, y + corner], 0.075, lip);
    return;
  }
  const deep = y - Math.max(0.1, m.open) * 1.1;
  c.beginPath();
  c.moveTo(x - width, y + corner);
  c.quadraticCurveTo(...bow, x + width, y + corner);
  c.bezierCurveTo(x + width, deep, x - width, deep, x - width, y + corner);
  c.fillStyle = m.clenched ? '#fffaf0' : '#5e141f';
  c.globalAlpha = 1;
  c.fill();
  c.strokeStyle = lip;
  c.lineWidth = 0.03;
  c.stroke();
  if (m.teeth && !m.clenched)
    pen.stroke(
      [x - width * 0.75, y + corner * 0.5],
      [x, bow[1] + corner * 0.2],
      [x + width * 0.75, y + corner * 0.5],
      0.06,
      '#fffaf0',
    );
}
