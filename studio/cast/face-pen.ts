/** The pen that draws faces. x is the angle round the head in radians, y the height in head radii. */
import { TAU } from '../model/math.ts';

export const WIDTH = 1608; // = 1024 * pi / 2, so that one radian is one head radius in the middle
export const HEIGHT = 1024;
export const INK = '#43231d';
export type P = [number, number];

export class Pen {
  readonly c: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.c = context;
    context.translate(WIDTH / 2, HEIGHT / 2);
    context.scale(HEIGHT / 2, -HEIGHT / 2);
    context.lineCap = context.lineJoin = 'round';
  }
  glow(x: number, y: number, rx: number, ry: number, color: string, alpha: number): void {
    const { c } = this;
    c.save();
    c.translate(x, y);
    c.scale(rx, ry);
    const gradient = c.createRadialGradient(0, 0, 0, 0, 0, 1);
    gradient.addColorStop(0, color);
    gradient.addColorStop(0.45, `${color}aa`);
    gradient.addColorStop(1, `${color}00`);
    c.globalAlpha = Math.min(1, alpha);
    c.fillStyle = gradient;
    c.fillRect(-1, -1, 2, 2);
    c.restore();
  }
  ellipse(x: number, y: number, rx: number, ry: number, color: string, alpha = 1): void {
    const { c } = this;
    c.globalAlpha = alpha;
    c.fillStyle = color;
    c.beginPath();
    c.ellipse(x, y, rx, ry, 0, 0, TAU);
    c.fill();
    c.globalAlpha = 1;
  }
  /** quadratic stroke that thins at both ends, like a brush */
  stroke(a: P, b: P, d: P, width: number, color: string, alpha = 1): void {
    const { c } = this;
    const at = (t: number): P => [
      (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * d[0],
      (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * d[1],
    ];
    c.globalAlpha = 1;
    c.strokeStyle = mixColorAlpha(color, alpha);
    const n = 24;
    for (let i = 0; i < n; i++) {
      c.lineWidth = width * (0.4 + 0.6 * Math.sin(Math.PI * ((i + 0.5) / n)));
      c.beginPath();
      c.moveTo(...at(i / n));
      c.lineTo(...at((i + 1) / n));
      c.stroke();
    }
  }
  path(points: P[], closed = false): void {
    this.c.beginPath();
    for (const p of points) this.c.lineTo(...p);
    if (closed) this.c.closePath();
  }
}
/** Adds alpha as two hex digits. */
const mixColorAlpha = (c: string, alpha: number): string =>
  alpha >= 1
    ? c
    : c +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');
