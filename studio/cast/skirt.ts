/** Skirts and dresses: a hull of both legs, so that cloth follows sitting, kneeling and running. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { type Build, outlineRadius, type Spine } from './body.ts';
import type { LegPath } from './leg.ts';
import { look, type Skirt } from './outfit.ts';

const along = (leg: LegPath, t: number): THREE.Vector3 =>
  t < 1 ? leg.hip.clone().lerp(leg.knee, t) : leg.knee.clone().lerp(leg.ankle, Math.min(1, t - 1));

export function buildSkirt(
  model: Model,
  build: Build,
  spine: Spine,
  s: Skirt,
  [left, right]: [LegPath, LegPath],
): void {
  const F = spine.frame(0);
  const [X, Y, Z] = [vec(0), vec(0), vec(0)];
  F.extractBasis(X, Y, Z);
  const waist = spine.point([0, build.torso * 0.12, 0]);
  const middle = (t: number) => along(left, t).add(along(right, t)).multiplyScalar(0.5);
  const geometry = grid(
    (u, w) => {
      const a = u * TAU;
      const v = Math.min(w, 0.98) / 0.98;
      const t = v * s.length;
      const c = middle(t);
      const down = middle(Math.min(2, t + 0.1)).sub(c);
      const axis = down.lengthSq() > 1e-8 ? down.normalize().negate() : Y.clone();
      const front = X.clone().cross(axis.lerp(Y, 0.15).normalize()).normalize();
      const gap = along(left, t).sub(along(right, t));
      // the last row turns in, so that the hem looks thick
      const flare = s.flare * v + (w === 1 ? -0.012 : 0);
      const fold = 1 + 0.05 * v * Math.sin(a * (s.folds ?? 8));
      // near the waist the hull must also cover the seat of the trunk
      const seat = (outlineRadius(build, 0) + 0.026) * smoothstep(0.95, 0.35, t);
      const wide = Math.max(seat, Math.abs(gap.dot(X)) / 2 + build.legRadius * 1.3 + flare) * fold;
      const deep = Math.max(seat * build.depth, Math.abs(gap.dot(front)) / 2 + build.legRadius * 1.35 + flare) * fold;
      const r0 = outlineRadius(build, 0.12) + 0.017;
      const p0 = waist
        .clone()
        .addScaledVector(X, Math.sin(a) * r0)
        .addScaledVector(Z, Math.cos(a) * r0 * build.depth);
      const p1 = c.addScaledVector(X, Math.sin(a) * wide).addScaledVector(front, Math.cos(a) * deep);
      return p0.lerp(p1, smoothstep(0, 0.22, v)).toArray() as V3;
    },
    36,
    18,
    (u, w) => [u * TAU * build.width, -w * s.length * 0.25],
  );
  model.put(closeRing(geometry, 36), look(s.cloth, { doubleSided: true }));
}
