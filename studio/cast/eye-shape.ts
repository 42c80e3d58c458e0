/** Geometry of one open eye: lids and iris as numbers, drawn by `face-eye.ts`. Unit: head radii. */
import { clamp } from '../model/math.ts';
import type { Expression } from './expression.ts';
import type { FaceLayout, Features } from './face-spec.ts';

export type Gaze = [left: number, up: number, inward?: number];
export type EyeLook = {
  e: Expression;
  at: FaceLayout;
  own: Features;
  /** 1 the character's left eye, -1 the right */
  s: 1 | -1;
  /** [left +, up +], -1..1; and how far each iris turns inwards */
  gaze: Gaze;
};
export type EyeShape = {
  /** middle, half width, half height */
  x: number;
  y: number;
  w: number;
  h: number;
  /** upper lid: 0 open, 1 shut */
  lid: number;
  /** height of the lids at `t`, -1..1 across the eye */
  upper: (t: number) => number;
  lower: (t: number) => number;
  iris: { x: number; y: number; w: number; h: number };
};
/** How far the upper lid follows a look straight down. */
const LID_FOLLOWS = 0.38;
/** A longer gaze vector is shortened to this, or the iris leaves the eye. */
const MAX_GAZE = 1.1;
/** How far each iris turns to the nose where nothing tells how near the thing is. */
const CONVERGENCE = 0.1;
/** A face looks cross-eyed before it looks lost: even far looks turn inwards this far. */
const LEAST_CONVERGENCE = 0.06;

export function eyeShape({ e, at, own, s, gaze }: EyeLook): EyeShape {
  // one eye is a little larger and higher than the other
  const r = at.eye * (1 + 0.035 * s * Math.sign(own.crooked));
  const wide = e.wide ?? 1;
  const [x, y] = [s * at.eyeX * own.apart, at.eyeY + 0.012 * s * own.crooked];
  const [w, h] = [r * own.eyeWide * (1 + (wide - 1) * 0.7), r * 1.16 * own.eyeHigh * (1 + (wide - 1) * 1.4)];
  const squint = e.squint !== undefined && s === Math.sign(e.squint) ? Math.abs(e.squint) : (e.lid ?? 0);
  const down = clamp(-gaze[1], 0, 1.2);
  const lid = clamp(Math.max(squint, wide > 1.05 ? 0 : own.lid) + LID_FOLLOWS * down * (wide > 1.05 ? 0.5 : 1), 0, 0.9);
  // in worry the lid falls at its outer end, in anger at its inner end
  const mood = clamp((e.brow[0] - e.brow[1]) * 2.2, -0.5, 0.36);
  const smile = clamp((e.mouth.corner - 0.045) * 5, 0, 0.24);
  const lidAt = (t: number) => y + h * (1.06 - lid * 1.5) - s * t * mood * h * 0.5 - h * 0.42 * (1 - lid * 0.6) * t * t;
  const slant = (t: number) => s * t * own.slant * w;
  // an almond runs out into its corners
  const full = (t: number) => Math.max(0, 1 - t * t) ** (0.5 / own.round ** 1.4);
  const upper = (t: number) => Math.min(y + h * full(t), lidAt(t)) + slant(t);
  const cheek = (t: number) => y - h * (0.92 - smile * (1 + 0.3 * (1 - t * t)));
  const lower = (t: number) => Math.min(Math.max(y - h * 0.92 * full(t), cheek(t)) + slant(t), upper(t));
  const iw = r * own.iris * (wide > 1.1 ? 0.92 : 1);
  const ih = iw * 1.1;
  const long = Math.max(1, Math.hypot(gaze[0], gaze[1]) / MAX_GAZE);
  const travel = [Math.max(w - iw * 0.6, w * 0.36), Math.max(h - ih * 0.86, h * 0.24)] as const;
  const iris = {
    x:
      x +
      clamp(gaze[0] / long - s * Math.max(gaze[2] ?? CONVERGENCE, LEAST_CONVERGENCE), -MAX_GAZE, MAX_GAZE) * travel[0],
    y: y + (gaze[1] / long) * travel[1] + h * 0.01,
    w: iw,
    h: ih,
  };
  return { x, y, w, h, lid, upper, lower, iris };
}
