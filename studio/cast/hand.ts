/** Four fingers and a thumb, or a mitten. Unit: hand length. +Y along the fingers, +Z out of the palm. */

import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { at, color, DEG, lighten, mixColor, smoothstep, type V3 } from '../model/math.ts';
import { ring, tube } from '../model/tube.ts';
import { BAG, fingerPath, GRIPS, type Grip, type GripName, thumbPath } from './grips.ts';

/** Where a held thing sits, in hand units: a stick across the palm, or a pencil tip pinch. */
export const HOLD_AT: V3 = [0, 0.42, 0.15];

/** Girth of the fingers, index first: the little one is thinner. */
const FATNESS = [1, 1.03, 0.98, 0.87];

const gripOf = (grip: GripName | Grip): Grip => (typeof grip === 'string' ? GRIPS[grip] : grip);

/** Redder towards the finger tips; `p` in hand lengths from where the hand begins. */
export const rosyTint = (skin: string): ((p: THREE.Vector3) => THREE.Color) => {
  const rosy = color(mixColor(skin, '#ee6a55', 0.5));
  return (p) => color(skin).lerp(rosy, 0.45 * smoothstep(0.45, 0.95, p.length()));
};

/** Fingers begin inside the palm, so that a knuckle is a bend of the skin and not a ball. */
function rooted(g: Grip, i: number): V3[] {
  const path = fingerPath(g, i);
  const [x, y, z] = path[0];
  return [[x * 0.7, y - 0.16, z - 0.006], ...path];
}

/**
 * Fingers and thumb; the palm belongs to the arm (`armSkin`). `thumbSide` +1 when the thumb is towards +X. With the
 * palm's `id` pencil lines come only where fingers press together or lie over the palm.
 */
export function buildHand(m: Model, skin: string, grip: GripName | Grip, thumbSide: number, id: number): void {
  const g = gripOf(grip);
  const look = { tint: rosyTint(skin), skin: true, id, line: 0.7 };
  const toThumb = ([x, y, z]: V3): V3 => [x * thumbSide, y, z];
  for (const i of [0, 1, 2, 3]) {
    const k = at(FATNESS, i);
    const radii = [0.085, 0.092, 0.084, 0.078, 0.054].map((r) => r * k);
    m.put(tube(rooted(g, i).map(toThumb), radii, { around: 9, rings: 11 }), look);
  }
  const thumb: V3[] = [[0.11, -0.1, 0.008], ...thumbPath(g)];
  m.put(tube(thumb.map(toThumb), [0.05, 0.116, 0.1, 0.058], { around: 9, rings: 10 }), look);
}

/** Thumb of a mitten; it stands off the bag in every grip, or the mitten does not read as a hand. */
function mittenThumb(g: Grip): V3[] {
  if (g.mitten?.thumb) return g.mitten.thumb;
  const [, knuckle, tip] = thumbPath(g);
  return [
    [0.14, 0.04, 0.03],
    [knuckle[0] + 0.1, 0.2, knuckle[2] + 0.03],
    [Math.max(tip[0] + 0.12, 0.3), tip[1] + 0.02, tip[2] + 0.07],
  ];
}

/** Knitted mitten on the hand: one soft bag for the fingers, a thumb and a ribbed cuff. */
export function buildMitten(m: Model, wool: string, grip: GripName | Grip, thumbSide: number): void {
  const g = gripOf(grip);
  const id = newId();
  const look = { color: wool, id, line: 0.8 };
  // the bag bends like the middle finger, but less: wool is thick
  const bag = g.mitten?.bag ?? g.fingers[1].map((b) => b * 0.82);
  const points: V3[] = [
    [0, -0.1, 0],
    [0, 0.14, 0],
    [0, 0.4, 0.02],
  ];
  let bend = 0;
  for (const [k, b] of bag.entries()) {
    bend += b * DEG;
    const p = at(points, -1);
    const l = BAG * at([0.42, 0.33, 0.25], k);
    points.push([0, p[1] + Math.cos(bend) * l, p[2] + Math.sin(bend) * l]);
  }
  m.put(tube(points, [0.24, 0.28, 0.31, 0.31, 0.28, 0.2], { flat: 0.62, around: 14, rings: 18 }), look);
  m.put(
    tube(
      mittenThumb(g).map(([x, y, z]) => [x * thumbSide, y, z] as V3),
      [0.16, 0.16, 0.125],
      { around: 10, rings: 9 },
    ),
    {
      ...look,
      id: newId(),
    },
  );
  for (const y of [-0.34, -0.22, -0.1]) m.put(ring(0.26, 0.22, y, 0.075), { color: lighten(wool, 0.16), line: 0.45 });
}
