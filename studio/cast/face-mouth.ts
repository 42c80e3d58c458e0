/** Draws mouth and nose lines on the face's canvas: uneven, and shifted to where the person looks. */
import { clamp, mixColor } from '../model/math.ts';
import type { Expression } from './expression.ts';
import type { Gaze } from './eye-shape.ts';
import type { P, Pen } from './face-pen.ts';
import type { FaceLayout, FaceSpec, Features } from './face-spec.ts';

const DARK = '#8a2a33';

export function drawMouth(pen: Pen, face: FaceSpec, e: Expression, at: FaceLayout, own: Features, gaze: Gaze): void {
  const { c } = pen;
  const m = e.mouth;
  const width = m.width * own.mouth * (m.open > 0.03 || m.width < 0.1 ? 1.1 : 1.16);
  const open = m.open * 1.08;
  const shift = (m.shift ?? 0) + clamp(gaze[0], -1, 1) * 0.035 + 0.012 * own.crooked;
  // one corner is higher, see `Features.crooked`
  const skew = own.crooked * (0.012 + 0.12 * Math.abs(m.corner)) * 0.8;
  const y0 = at.mouthY + open * 0.35;
  const upper: P[] = [];
  const lower: P[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 12 - 1;
    const y = y0 + m.corner * 1.1 * (Math.abs(t) ** 1.7 - 0.3) + skew * t;
    // a small mouth that opens far is an O, not a box
    const arch = m.width < 0.15 && !m.clenched ? open * 0.15 * (1 - t * t) : 0;
    upper.push([t * width + shift, y + arch]);
    // the opening is deepest off the middle
    const low = Math.max(0, 1 - (t - 0.1 * own.crooked * (1 - t * t)) ** 2) ** 0.62;
    lower.push([t * width + shift, y - open * low]);
  }
  const lip = face.lip ?? mixColor(face.skin, '#8e2b33', 0.78);
  c.globalAlpha = 1;
  if (open > 0) drawOpen(pen, face, m, upper, lower, { width, open, shift, y0, lip });
  else {
    const [a, b, d] = [upper[0] as P, upper[12] as P, upper[24] as P];
    const bow: P = [b[0], 2 * b[1] - (a[1] + d[1]) / 2];
    pen.stroke(a, bow, d, face.lip ? 0.056 : 0.046, lip);
    if (m.tongue) {
      const k = Number(m.tongue);
      const tx = shift - width * 0.45;
      pen.ellipse(tx, y0 - 0.055 * k, 0.014 + 0.048 * k ** 0.7, 0.012 + 0.056 * k, lip);
      pen.ellipse(tx, y0 + 0.006 - 0.056 * k, 0.048 * k ** 0.7, 0.056 * k, k > 1 ? '#e85f62' : '#ec7f7a');
    } else {
      const under = b[1] - 0.085;
      const w = width * 0.34;
      pen.stroke(
        [shift - w, under],
        [shift, under - 0.025],
        [shift + w, under],
        0.018,
        mixColor(face.skin, '#a84a40', 0.55),
        0.75,
      );
    }
  }
  if (m.corner > 0.035)
    for (const s of [-1, 1]) {
      const [x, y] = [s * width + shift, y0 + m.corner * 0.77 + skew * s];
      const deep = s * own.crooked > 0 ? 1.3 : 0.9;
      pen.stroke(
        [x, y + 0.045 * deep],
        [x + s * 0.045, y + 0.005],
        [x + s * 0.018, y - 0.045 * deep],
        0.022,
        mixColor(face.skin, '#a04030', 0.65),
        0.8,
      );
    }
}

type Opening = {
  width: number;
  open: number;
  shift: number;
  y0: number;
  lip: string;
};
function drawOpen(pen: Pen, face: FaceSpec, m: Expression['mouth'], upper: P[], lower: P[], o: Opening): void {
  const { c } = pen;
  const { width, open, shift, y0, lip } = o;
  const ring = [...upper, ...lower.slice(0, -1).reverse()];
  pen.path(ring, true);
  c.fillStyle = DARK;
  c.fill();
  c.save();
  c.clip();
  if (m.clenched) {
    c.fillStyle = '#fffaf0';
    c.fill();
    const row = y0 - open * 0.46;
    pen.stroke([shift - width, row], [shift, row], [shift + width, row], 0.016, '#a0584e', 0.9);
    for (const x of [-0.6, -0.2, 0.2, 0.6])
      pen.stroke(
        [shift + x * width, y0],
        [shift + x * width, row],
        [shift + x * width, y0 - open],
        0.01,
        '#b8786a',
        0.7,
      );
  } else pen.ellipse(shift + width * 0.1, y0 - open * 1.04, width * 0.66, open * 0.46, '#e8756f');
  if (m.teeth) {
    const deep = Math.min(0.075, open * 0.3);
    pen.path([...upper, ...upper.map(([x, y]) => [shift + (x - shift) * 0.97, y - deep] as P).reverse()], true);
    c.fillStyle = '#fffaf0';
    c.fill();
    if (face.gapTooth) pen.ellipse(shift + 0.005, y0 - m.corner * 0.3 - 0.03, 0.02, 0.05, DARK);
  }
  c.restore();
  // a strong line above, a weak one below
  pen.path(lower);
  c.strokeStyle = lip;
  c.lineWidth = face.lip ? 0.034 : 0.018;
  c.stroke();
  pen.path(upper);
  c.strokeStyle = mixColor(lip, '#43231d', face.lip ? 0.1 : 0.28);
  c.lineWidth = 0.032;
  c.stroke();
}

/** Nose lines: a cup below the tip and one side line, on the side that the gaze turns from. */
export function drawNose(pen: Pen, face: FaceSpec, own: Features, gaze: Gaze): void {
  const k = own.noseSize;
  const s = Math.abs(gaze[0]) > 0.15 ? -Math.sign(gaze[0]) : own.crooked > 0 ? 1 : -1;
  const dark = mixColor(face.skin, '#7a3018', 0.66);
  const y = -0.27;
  const [w, low] = [0.08 * k, y - 0.095 * k];
  const cup = own.nose === 'wide' ? 1.35 : own.nose === 'snub' ? 1.1 : 0.9;
  pen.stroke([-w * cup, low + 0.045], [0, low - 0.035], [w * cup, low + 0.045], 0.03, dark, 0.85);
  if (own.nose === 'snub') for (const q of [-1, 1]) pen.ellipse(q * 0.05 * k, low + 0.014, 0.017, 0.013, dark, 0.9);
  if (own.nose === 'wide')
    for (const q of [-1, 1])
      pen.stroke([q * w * 1.15, y + 0.05], [q * w * 1.75, y - 0.03], [q * w * 1.2, low + 0.03], 0.024, dark, 0.8);
  else if (own.nose === 'long')
    pen.stroke([s * 0.05, 0.02], [s * 0.1, -0.16], [s * w * 1.25, low + 0.05], 0.026, dark, 0.8);
  else pen.stroke([s * w * 1.05, y + 0.09], [s * w * 1.55, y - 0.02], [s * w * 0.95, low + 0.04], 0.024, dark, 0.75);
}
