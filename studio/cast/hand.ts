/** Four fingers and a thumb. Unit: hand length. +Y along the fingers, +Z out of the palm. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { at, color, mixColor, smoothstep, type V3 } from '../model/math.ts';
import { tube } from '../model/tube.ts';
import { fingerPath, GRIPS, type Grip, type GripName, thumbPath } from './grips.ts';

/** Where a held thing sits, in hand units: a stick across the palm, or a pencil tip pinch. */
export const HOLD_AT: V3 = [0, 0.42, 0.15];

/** Girth of the fingers, index first: the little one is thinner. */
const FATNESS = [1, 1.03, 0.98, 0.87];

export const gripOf = (grip: GripName | Grip): Grip => (typeof grip === 'string' ? GRIPS[grip] : grip);

/** Redder towards the finger tips; `p` in hand lengths from where the hand begins. */
export const rosyTint = (skin: string): ((point: THREE.Vector3) => THREE.Color) => {
  const rosy = color(mixColor(skin, '#ee6a55', 0.5));
  return (point) => color(skin).lerp(rosy, 0.45 * smoothstep(0.45, 0.95, point.length()));
};

/** Fingers begin inside the palm, so that a knuckle is a bend of the skin and not a ball. */
function rooted(g: Grip, i: number): V3[] {
  const path = fingerPath(g, i);
  const [x, y, z] = path[0];
  return [[x * 0.7, y - 0.16, z - 0.006], ...path];
}

/**
 * Fingers and thumb; the palm belongs to the arm (`buildBareArm`). `thumbSide` +1 when the thumb is towards +X. With the
 * palm's `id` pencil lines come only where fingers press together or lie over the palm.
 */
export function buildHand(model: Model, skin: string, grip: GripName | Grip, thumbSide: number, id: number): void {
  const g = gripOf(grip);
  const look = { tint: rosyTint(skin), skin: true, id, line: 0.7 };
  const toThumb = ([x, y, z]: V3): V3 => [x * thumbSide, y, z];
  for (const i of [0, 1, 2, 3]) {
    const k = at(FATNESS, i);
    const radii = [0.085, 0.092, 0.084, 0.078, 0.054].map((r) => r * k);
    model.put(tube(rooted(g, i).map(toThumb), radii, { around: 9, rings: 11 }), look);
  }
  const thumb: V3[] = [[0.11, -0.1, 0.008], ...thumbPath(g)];
  model.put(tube(thumb.map(toThumb), [0.05, 0.116, 0.1, 0.058], { around: 9, rings: 10 }), look);
}
