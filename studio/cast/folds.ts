/** What cloth does on a limb: drawn folds in a bent elbow or knee, and open ends with their bands. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { darken, noise, vec } from '../model/math.ts';
import { frame } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import { limb } from './limb.ts';

/** Straighter than this (cosine between the two parts) a limb has no folds. */
const STRAIGHT = 0.94;

/**
 * Strokes that run from the inside of the bend over both sides; `fat` is the cloth's radius at the joint, `color` that
 * of the cloth. A sharper bend has more of them.
 */
export function jointFolds(
  m: Model,
  [from, joint, to]: [THREE.Vector3, THREE.Vector3, THREE.Vector3],
  fat: number,
  color: string,
): void {
  const upper = joint.clone().sub(from).normalize();
  const lower = to.clone().sub(joint).normalize();
  if (upper.dot(lower) > STRAIGHT) return;
  const inside = lower.clone().sub(upper).normalize();
  const across = upper.clone().cross(lower).normalize();
  const many = upper.dot(lower) < 0.4 ? 3 : 2;
  const look = { color: darken(color, 0.5), id: newId(), line: 0 };
  for (const side of [-1, 1])
    for (let i = 0; i < many; i++) {
      const along = (i - (many - 1) / 2) * 0.9;
      const limb = along < 0 ? upper : lower;
      const reach = 0.75 + 0.5 * noise(joint.x * 91 + i * 7, joint.y * 67 + side, i * 3.7);
      const path = [0.15, 0.45, 0.75, 1].map((t) => {
        const a = 0.3 + t * reach;
        // they start together in the crease and spread like a fan
        const p = joint.clone().addScaledVector(limb, along * fat * (0.25 + t * 0.85));
        p.addScaledVector(inside, Math.cos(a) * fat * 1.0).addScaledVector(across, side * Math.sin(a) * fat * 1.02);
        return p;
      });
      const w = fat * 0.075;
      m.put(
        tube(
          path.map((p) => vec(p)),
          [w, w * 0.85, w * 0.15],
          { around: 5, rings: 9 },
        ),
        look,
      );
    }
}

/** The dark inside of an open sleeve or trouser leg: the hand comes out of a shadow, not out of a plug. */
export function darkInside(m: Model, at: THREE.Vector3, out: THREE.Vector3, r: number, cloth: string): void {
  const back = at.clone().addScaledVector(out, -r * 0.06);
  m.put(
    ball([r * 0.93, r * 0.05, r * 0.93], 14),
    { color: darken(cloth, 0.62), line: 0 },
    frame(back, out, vec(0.1, 0.2, 1)),
  );
}

/** A band round a sleeve's or trouser leg's end. */
export function band(
  m: Model,
  [from, to]: [THREE.Vector3, THREE.Vector3],
  r: [number, number],
  color: string,
  line = 1,
): void {
  const knots = [
    { at: from, r: r[0] },
    { at: to, r: r[1] },
  ];
  m.put(limb(knots, { around: 18, rings: 2, ends: [0.12, -0.2] }), { color, line });
  darkInside(m, to, to.clone().sub(from).normalize(), r[1], color);
}
