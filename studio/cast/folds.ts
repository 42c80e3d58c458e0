/** Drawn folds where cloth is squeezed in a bent elbow or knee. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { darken, noise, vec } from '../model/math.ts';
import { tube } from '../model/tube.ts';

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
