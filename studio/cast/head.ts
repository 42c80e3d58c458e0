/** Head solid: a soft egg with round cheeks, a real profile (brow, bridge, lips, chin) and ears. Unit: head radius. */
import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { at, clamp, mixColor, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball } from '../model/tube.ts';
import { EXPRESSIONS, type Expression, type ExpressionName } from './expression.ts';
import type { Gaze } from './eye-shape.ts';
import { faceTexture } from './face.ts';
import type { Age, FaceSpec, Features, NoseLine } from './face-spec.ts';
import { featuresOf } from './features.ts';
import type { PersonId } from './person-id.ts';

/** Point of the skull: angle round (0 front, + left), height -1..1, distance out from the skin. Hair and hats sit on it. */
export function headPoint(angle: number, y: number, out = 0): THREE.Vector3 {
  const ring = Math.sqrt(Math.max(0, 1 - y * y));
  const d = new THREE.Vector3(Math.sin(angle) * ring, y, Math.cos(angle) * ring);
  const cheek = 1 + 0.1 * Math.exp(-((d.y + 0.36) ** 2) / 0.08);
  const chin = 1 - 0.12 * smoothstep(-0.5, -1, d.y);
  const brow = 0.93 - 0.06 * smoothstep(0.3, 0.95, d.y) + 0.03 * Math.exp(-((d.y + 0.45) ** 2) / 0.05);
  const front = d.z > 0 ? brow : 0.98;
  return new THREE.Vector3(d.x * cheek * chin, d.y * (d.y < 0 ? 0.98 : 1), d.z * front).addScaledVector(d, out);
}
export const headNormal = (angle: number, y: number): THREE.Vector3 => headPoint(angle, y, 1).sub(headPoint(angle, y));

type NoseShape = {
  /** half width and height of the tip, how far it stands out of the face */
  size: V3;
  y: number;
  /** how far the bridge stands out */
  bridge: number;
};
const NOSE: Record<Age, NoseShape> = {
  board: { size: [0.09, 0.07, 0.085], y: -0.3, bridge: 0.03 },
  child: { size: [0.085, 0.068, 0.095], y: -0.255, bridge: 0.045 },
  adult: { size: [0.088, 0.085, 0.13], y: -0.25, bridge: 0.085 },
  old: { size: [0.11, 0.095, 0.15], y: -0.25, bridge: 0.09 },
};
/** Shares of the age's own [width, height, depth, bridge], and how far the tip lies lower, by the kind of nose. */
const NOSE_KIND: Record<NoseLine, { size: V3; bridge: number; lower: number }> = {
  button: { size: [1, 1, 1], bridge: 0.8, lower: 0 },
  snub: { size: [0.95, 0.85, 1.1], bridge: 0.5, lower: -0.02 },
  long: { size: [0.8, 0.95, 1.15], bridge: 1.8, lower: 0.03 },
  wide: { size: [1.35, 1, 1], bridge: 0.9, lower: 0.01 },
};
export function noseOf(age: Age, own: Pick<Features, 'nose' | 'noseSize'>): NoseShape {
  const base = NOSE[age];
  const { size, bridge, lower } = NOSE_KIND[own.nose];
  const k = own.noseSize;
  return {
    size: base.size.map((v, i) => v * k * at(size, i)) as V3,
    y: base.y - lower,
    bridge: base.bridge * bridge,
  };
}

const hill = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2));

/** Height of the face over the skull in head radii: nose, sockets, lips, chin, cheeks. */
function relief(angle: number, y: number, nose: NoseShape, both: number, lump: number, ball: boolean): number {
  const a = Math.abs(angle);
  const bulge = both + (angle * lump > 0 ? Math.abs(lump) : 0);
  // a ball in the cheek shows on both sides of a face turned half away, so it sits further back
  const full = bulge * (ball ? hill(a, 0.95, 0.44) * hill(y, -0.42, 0.3) : hill(a, 0.78, 0.36) * hill(y, -0.46, 0.24));
  if (a > 1.4) return ball ? full : 0;
  const bridge = nose.bridge * hill(a, 0, 0.1) * smoothstep(0.06, nose.y, y) * smoothstep(nose.y - 0.12, nose.y, y);
  // rounder above than below: the light breaks under the tip
  const [wide, high, deep] = nose.size;
  const tip = deep * hill(a, 0, wide) * hill(y, nose.y, y > nose.y ? high * 1.25 : high * 0.8);
  const wing = 0.45 * deep * hill(a, wide * 1.15, wide * 0.5) * hill(y, nose.y - high * 0.35, high * 0.55);
  const socket = -0.034 * hill(a, 0.36, 0.2) * hill(y, -0.06, 0.17) - 0.03 * hill(a, 0, 0.16) * hill(y, 0.02, 0.12);
  const lips = 0.042 * hill(a, 0, 0.3) * hill(y, -0.47, 0.12) - 0.014 * hill(a, 0, 0.2) * hill(y, -0.53, 0.04);
  const chin = 0.05 * hill(a, 0, 0.34) * hill(y, -0.82, 0.12) - 0.012 * hill(a, 0, 0.25) * hill(y, -0.65, 0.06);
  const cheek = 0.04 * hill(a, 0.7, 0.3) * hill(y, -0.38, 0.2) + full;
  const forehead = 0.02 * hill(a, 0, 0.6) * hill(y, 0.32, 0.22);
  return bridge + tip + wing + socket + lips + chin + cheek + forehead;
}

/** Angle of column `u` and height of row `w`, both 0..1: three times denser at the nose than behind. */
const angleAt = (u: number): number => {
  const t = 1 - 2 * u;
  return Math.PI * (0.35 * t + 0.65 * t ** 3);
};
const heightAt = (w: number): number => {
  const t = 2 * w - 1;
  return Math.sin((Math.PI / 2) * (0.6 * t + 0.4 * t ** 3));
};

/** Puts the head. `ears` false where hair covers them: their tips would come through it. */
export function buildHead(
  model: Model,
  face: FaceSpec,
  who: PersonId,
  expression: ExpressionName,
  gaze?: Gaze,
  ears = true,
): void {
  const own = featuresOf(face, who);
  const id = newId();
  const [around, up] = [96, 64];
  const nose = noseOf(face.age, own);
  const { bulge = 0, lump = 0, stuffed = false }: Expression = EXPRESSIONS[expression];
  const geometry = grid(
    (u, w) => {
      const [a, y] = [angleAt(u), heightAt(w)];
      const point = headPoint(a, y, relief(a, y, nose, bulge, lump, stuffed));
      point.x *= 1 + own.cheek * hill(y, -0.36, 0.26) + own.jaw * hill(y, -0.72, 0.26);
      point.y -= own.chin * smoothstep(-0.35, -0.95, y);
      if (face.jaw) {
        point.x *= 1 + face.jaw * hill(y, -0.7, 0.3);
        point.y -= face.jaw * 0.5 * smoothstep(-0.3, -0.95, y);
        point.z += face.jaw * 0.2 * hill(a, 0, 0.6) * hill(y, -0.8, 0.24);
      }
      return point.toArray() as V3;
    },
    around,
    up,
    // the canvas covers the front half (+-90 degrees); behind, its border color (plain skin) repeats
    (u, w) => [clamp(0.5 + angleAt(u) / Math.PI), 0.5 + heightAt(w) / 2],
  );
  model.put(closeRing(geometry, around), { map: faceTexture(face, own, expression, gaze), skin: true, id, face: 1 });
  const rosy = mixColor(face.skin, '#f08a6a', 0.16);
  if (!ears) return;
  for (const s of [-1, 1]) {
    const e = headPoint(s * 1.55, -0.16, 0.02);
    const turn: V3 = [0, s * 24, s * -8];
    model.put(ball([0.07, 0.17, 0.13]), { color: rosy, skin: true, face: 0.5, line: 0.7 }, place(e, turn));
    const inner: V3 = [e.x + s * 0.045, e.y, e.z + 0.02];
    const shade = { color: mixColor(face.skin, '#c0553c', 0.4), skin: true, face: 0.5, line: 0 };
    model.put(ball([0.03, 0.09, 0.065], 10), shade, place(inner, turn));
  }
}
