/**
 * The drawn face: a canvas that wraps the front half of the head. x is the angle round the head in radians
 * (+ is the character's left), y the height in head radii. Child eyes are large and low; age moves them up.
 */
import type * as THREE from 'three';
import { mixColor, random, TAU } from '../model/math.ts';
import { canvasTexture } from '../texture/canvas.ts';
import { EXPRESSIONS, type Expression, type ExpressionName } from './expression.ts';
import { HEIGHT, INK, type P, Pen, WIDTH } from './face-pen.ts';

/** `board`: a child whose eyes read at 40 px */
export type Age = 'child' | 'adult' | 'old' | 'board';
export interface FaceSpec {
  skin: string;
  iris: string;
  brow: string;
  age: Age;
  lip?: string;
  blush?: string;
  /** share of round blush, 1 child */
  blushAmount?: number;
  freckles?: number;
  lashes?: boolean;
  gapTooth?: boolean;
  ageSpots?: boolean;
  /** brow thickness in head radii */
  browWidth?: number;
  /** eyes and mouth where the age's own do not fit, head radii */
  layout?: Partial<FaceLayout>;
  /** how much longer and broader the lower face is, 0 when absent */
  jaw?: number;
}
interface FaceLayout {
  eyeX: number;
  eyeY: number;
  eye: number;
  mouthY: number;
}
export const LAYOUT: Record<Age, FaceLayout> = {
  child: { eyeX: 0.38, eyeY: -0.1, eye: 0.156, mouthY: -0.52 },
  board: { eyeX: 0.41, eyeY: -0.1, eye: 0.205, mouthY: -0.54 },
  adult: { eyeX: 0.35, eyeY: 0, eye: 0.112, mouthY: -0.5 },
  old: { eyeX: 0.35, eyeY: 0, eye: 0.1, mouthY: -0.5 },
};
export function faceTexture(f: FaceSpec, name: ExpressionName, gaze?: [number, number]): THREE.Texture {
  const e: Expression = EXPRESSIONS[name];
  const look = gaze ?? e.gaze ?? [0, 0];
  return canvasTexture(WIDTH, HEIGHT, (c) => {
    c.fillStyle = f.skin;
    c.fillRect(0, 0, WIDTH, HEIGHT);
    const pen = new Pen(c);
    const at = { ...LAYOUT[f.age], ...f.layout };
    drawSkin(pen, f, e, at);
    for (const side of [-1, 1]) {
      drawEye(pen, f, e, at, side, look);
      drawBrow(pen, f, e, at, side);
    }
    drawMouth(pen, f, e, at);
  });
}

function drawSkin(pen: Pen, f: FaceSpec, e: Expression, at: FaceLayout): void {
  const blush = f.blush ?? '#f0604f';
  const warm = mixColor(f.skin, '#d0603c', 0.5);
  pen.glow(0, 0.45, 0.9, 0.45, mixColor(f.skin, '#fff3dc', 0.6), 0.35);
  pen.glow(0, -0.75, 0.6, 0.25, warm, 0.25);
  pen.glow(0, -0.24, 0.2, 0.17, blush, 0.3);
  for (const s of [-1, 1]) {
    pen.glow(s * at.eyeX, at.eyeY, 0.27, 0.26, warm, 0.16);
    pen.glow(s * 0.64, -0.36, 0.32, 0.25, blush, 0.62 * (e.blush ?? 0.6) * (f.blushAmount ?? 1));
    if (f.age === 'child') {
      for (let i = -1; i < 2; i++) {
        pen.stroke(
          [s * 0.62 + i * 0.06 - 0.02, -0.41],
          [s * 0.62 + i * 0.06, -0.37],
          [s * 0.62 + i * 0.06 + 0.025, -0.33],
          0.012,
          mixColor(blush, '#a03020', 0.3),
          0.4,
        );
      }
    }
  }
  if (e.puffed) for (const s of [-1, 1]) pen.glow(s * 0.5, -0.45, 0.26, 0.24, blush, 0.5);
  if (e.stuffed)
    for (const s of [-1, 1]) {
      pen.glow(s * 0.56, -0.3, 0.16, 0.1, mixColor(f.skin, '#fff3dc', 0.7), 0.6);
      pen.glow(s * 0.6, -0.66, 0.26, 0.09, mixColor(f.skin, '#a84a30', 0.5), 0.5);
    }
  // soft cup under the nose instead of an outline
  pen.stroke([-0.07, -0.315], [0, -0.36], [0.07, -0.315], 0.022, mixColor(f.skin, '#a84a30', 0.55), 0.75);
  const rnd = random(5);
  for (let i = 0; i < (f.freckles ?? 0); i++) {
    pen.ellipse((i - ((f.freckles ?? 0) - 1) / 2) * 0.075, -0.17 - (i % 2) * 0.03, 0.016, 0.014, '#a8552e', 0.8);
  }
  if (f.ageSpots)
    for (let i = 0; i < 7; i++)
      pen.ellipse((rnd() - 0.5) * 1.5, 0.3 + rnd() * 0.4, 0.02 + rnd() * 0.02, 0.02, '#5a2c16', 0.25);
  if (f.age !== 'old') return;
  const line = mixColor(f.skin, '#7a3a20', 0.55);
  for (const s of [-1, 1]) {
    pen.stroke([s * 0.2, -0.3], [s * 0.34, -0.38], [s * 0.34, -0.54], 0.018, line, 0.7);
    for (let k = -1; k < 2; k++)
      pen.stroke(
        [s * 0.5, at.eyeY + k * 0.03],
        [s * 0.57, at.eyeY + k * 0.06],
        [s * 0.64, at.eyeY + k * 0.09],
        0.014,
        line,
        0.7,
      );
    pen.stroke([s * 0.24, at.eyeY - 0.15], [s * 0.36, at.eyeY - 0.2], [s * 0.46, at.eyeY - 0.14], 0.014, line, 0.6);
  }
  for (const y of [0.42, 0.5]) pen.stroke([-0.3, y], [0, y + 0.05], [0.3, y], 0.013, line, 0.5);
}

function drawEye(pen: Pen, f: FaceSpec, e: Expression, at: FaceLayout, s: number, gaze: [number, number]): void {
  const { c } = pen;
  const r = at.eye * (e.wide ?? 1);
  const [x, y] = [s * at.eyeX, at.eyeY];
  const [w, h] = [r, r * 1.24];
  if (e.eyes === 'happy') {
    pen.stroke([x - w * 1.15, y - w * 0.3], [x, y + w * 1.75], [x + w * 1.15, y - w * 0.3], 0.05, INK);
    return;
  }
  if (e.eyes === 'closed') {
    pen.stroke([x - w * 1.15, y + w * 0.2], [x, y - w * 1.35], [x + w * 1.15, y + w * 0.2], 0.048, INK);
    for (const k of f.lashes ? [-0.6, 0, 0.6] : [])
      pen.stroke(
        [x + k * w, y - w * 0.5],
        [x + k * w * 1.2, y - w * 0.65],
        [x + k * w * 1.45, y - w * 0.8],
        0.026,
        INK,
      );
    return;
  }
  const lid = e.squint !== undefined && s === Math.sign(e.squint) ? Math.abs(e.squint) : (e.lid ?? 0);
  const lidY = y + h - lid * h * 1.7;
  c.save();
  c.beginPath();
  c.ellipse(x, y, w, h, 0, 0, TAU);
  c.clip();
  pen.ellipse(x, y, w, h, '#fff8ec');
  pen.glow(x, y + h * 0.9, w * 1.3, h * 0.8, '#b79ac0', 0.5);
  const [ix, iy, iw, ih] = [x + gaze[0] * w * 0.32, y + gaze[1] * h * 0.26 - 0.004, w * 0.84, h * 0.9];
  pen.ellipse(ix, iy, iw, ih, mixColor(f.iris, '#1a0d0a', 0.35));
  pen.glow(ix, iy - ih * 0.5, iw * 0.9, ih * 0.6, mixColor(f.iris, '#f0a860', 0.55), 0.95);
  pen.ellipse(ix, iy + 0.006, iw * 0.56, ih * 0.58, '#150a0a');
  pen.glow(x, y + h, w * 1.5, h * 0.75, '#5a3040', 0.5);
  pen.ellipse(ix - iw * 0.34, iy + ih * 0.36, iw * 0.34, ih * 0.3, '#ffffff');
  pen.ellipse(ix + iw * 0.38, iy - ih * 0.42, iw * 0.15, ih * 0.13, '#ffffff', 0.85);
  if (lid > 0.05) {
    pen.path(
      [
        [x - 0.4, y + 0.4],
        [x + 0.4, y + 0.4],
        [x + 0.4, lidY],
        [x, lidY - (lid > 0.4 ? -0.02 : 0.015)],
        [x - 0.4, lidY],
      ],
      true,
    );
    c.fillStyle = mixColor(f.skin, '#b8603c', 0.22);
    c.fill();
  }
  c.restore();
  // lash line: follows the top of the eye, or the lid when it is low
  const top = Math.min(y + h, lidY);
  const drop = lid > 0.4 ? 0 : 0.6;
  const half = lid > 0.1 ? w * Math.sqrt(Math.max(0.3, 1 - ((top - y) / h) ** 2)) * 0.3 + w * 0.75 : w * 1.04;
  // a heavy lid falls to the outside: level, it reads as scorn
  const fall = lid > 0.4 ? 0.05 : 0;
  pen.stroke(
    [x - half, top - h * drop + (s > 0 ? fall * 0.3 : -fall)],
    [x, top + h * drop * 0.68 + fall],
    [x + half, top - h * drop + (s > 0 ? -fall : fall * 0.3)],
    0.044,
    INK,
  );
  if (f.lashes && !fall) {
    pen.stroke(
      [x + s * w * 0.95, top - h * drop * 0.85],
      [x + s * w * 1.2, top - h * drop * 0.7],
      [x + s * w * 1.42, top - h * drop * 0.35],
      0.03,
      INK,
    );
    pen.stroke(
      [x + s * w * 0.75, top - h * drop * 0.45],
      [x + s * w * 0.95, top - h * drop * 0.25],
      [x + s * w * 1.12, top + h * 0.08],
      0.026,
      INK,
    );
  }
  if (lid < 0.2)
    pen.stroke(
      [x - w * 0.5, y - h * 1.08],
      [x, y - h * 1.2],
      [x + w * 0.5, y - h * 1.08],
      0.014,
      mixColor(f.skin, '#8a4028', 0.5),
      0.6,
    );
  if (e.tear) {
    pen.ellipse(x + w * 0.35, y - h * 1.55, 0.066, 0.1, '#a9d8fb');
    pen.path(
      [
        [x + w * 0.35 - 0.045, y - h * 1.45],
        [x + w * 0.35, y - h * 1.05],
        [x + w * 0.35 + 0.045, y - h * 1.45],
      ],
      true,
    );
    c.fillStyle = '#a9d8fb';
    c.fill();
    pen.ellipse(x + w * 0.28, y - h * 1.6, 0.016, 0.024, '#ffffff');
  }
}

function drawBrow(pen: Pen, f: FaceSpec, e: Expression, at: FaceLayout, s: number): void {
  const up = (e.cock ?? 0) * (s > 0 ? 1 : -0.3);
  const y = at.eyeY + at.eye * 1.24 + 0.115 + up;
  const [inX, outX] = [s * (at.eyeX - at.eye * 0.95), s * (at.eyeX + at.eye * 1.05)];
  const [inY, outY] = [y + e.brow[0], y + e.brow[1] - 0.02];
  // the arch is gentle when the brow slopes (worry), so it never turns into a frown
  const arch = 0.075 - Math.abs(e.brow[0] - e.brow[1]) * 0.25;
  pen.stroke([inX, inY], [s * at.eyeX, (inY + outY) / 2 + arch], [outX, outY], f.browWidth ?? 0.055, f.brow, 0.95);
}

function drawMouth(pen: Pen, f: FaceSpec, e: Expression, at: FaceLayout): void {
  const { c } = pen;
  const m = e.mouth;
  const y0 = at.mouthY + m.open * 0.35;
  const upper: P[] = [];
  const lower: P[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 12 - 1;
    const x = t * m.width + (m.shift ?? 0);
    const y = y0 + m.corner * (Math.abs(t) ** 1.7 - 0.3);
    upper.push([x, y]);
    lower.push([x, y - m.open * Math.max(0, 1 - t * t) ** 0.62]);
  }
  const lip = f.lip ?? mixColor(f.skin, '#8e2b33', 0.72);
  c.globalAlpha = 1;
  if (m.open > 0) {
    pen.path([...upper, ...lower.slice(0, -1).reverse()], true);
    c.fillStyle = '#7a2029';
    c.fill();
    c.save();
    c.clip();
    if (m.clenched) {
      c.fillStyle = '#fffaf0';
      c.fill();
      const row = y0 - m.open * 0.46;
      pen.stroke([-m.width, row], [0, row], [m.width, row], 0.016, '#a0584e', 0.9);
      for (const x of [-0.6, -0.2, 0.2, 0.6])
        pen.stroke([x * m.width, y0], [x * m.width, row], [x * m.width, y0 - m.open], 0.01, '#b8786a', 0.7);
    } else pen.ellipse(m.shift ?? 0, y0 - m.open * 1.02, m.width * 0.72, m.open * 0.45, '#e8756f');
    if (m.teeth) {
      pen.path(
        [...upper, ...upper.map(([x, y]) => [x * 0.97, y - Math.min(0.065, m.open * 0.3)] as P).reverse()],
        true,
      );
      c.fillStyle = '#fffaf0';
      c.fill();
      if (f.gapTooth) pen.ellipse(0.005, y0 - m.corner * 0.3 - 0.03, 0.02, 0.05, '#7a2029');
    }
    c.restore();
    pen.path([...upper, ...lower.slice(0, -1).reverse()], true);
    c.strokeStyle = lip;
    c.lineWidth = f.lip ? 0.04 : 0.024;
    c.stroke();
  } else {
    pen.path(upper);
    c.strokeStyle = lip;
    c.lineWidth = f.lip ? 0.05 : 0.036;
    c.stroke();
    if (m.tongue) {
      const k = Number(m.tongue);
      pen.ellipse(-m.width * 0.45, y0 - 0.055 * k, 0.014 + 0.048 * k ** 0.7, 0.012 + 0.056 * k, lip);
      pen.ellipse(-m.width * 0.45, y0 + 0.006 - 0.056 * k, 0.048 * k ** 0.7, 0.056 * k, k > 1 ? '#e85f62' : '#ec7f7a');
    }
    pen.glow(m.shift ?? 0, at.mouthY - 0.1, 0.12, 0.04, mixColor(f.skin, '#c04a40', 0.6), 0.5);
  }
  if (m.corner > 0.05) {
    for (const s of [-1, 1]) {
      const [x, y] = [s * m.width + (m.shift ?? 0), y0 + m.corner * 0.7];
      pen.stroke(
        [x + s * 0.005, y + 0.04],
        [x + s * 0.04, y + 0.01],
        [x + s * 0.02, y - 0.04],
        0.02,
        mixColor(f.skin, '#a04030', 0.6),
        0.7,
      );
    }
  }
}
