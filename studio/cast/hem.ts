/** Details of cloth on a limb: lines of folds in a bend, the shadow in an open end, bands round a hem. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { darken, vec } from '../model/math.ts';
import { frame } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import { type Bend, foldLines, type Knot, type LimbOptions, limb } from './limb.ts';

/** The dark inside of an open sleeve or trouser leg: the hand comes out of a shadow, not out of a plug. */
export function darkInside(model: Model, at: THREE.Vector3, out: THREE.Vector3, r: number, cloth: string): void {
  const back = at.clone().addScaledVector(out, -r * 0.11);
  model.put(
    ball([r * 0.89, r * 0.04, r * 0.89], 14),
    { color: darken(cloth, 0.5), line: 0 },
    frame(back, out, vec(0.1, 0.2, 1)),
  );
}

/** A band round a sleeve's or trouser leg's end. */
export function band(
  model: Model,
  [from, to]: [THREE.Vector3, THREE.Vector3],
  r: [number, number],
  color: string,
  line = 1,
): void {
  const knots = [
    { at: from, r: r[0] },
    { at: to, r: r[1] },
  ];
  model.put(limb(knots, { around: 18, rings: 2, ends: [0.12, -0.2] }), { color, line });
  darkInside(model, to, to.clone().sub(from).normalize(), r[1], color);
}

/** Less bent than this, cloth has no lines of folds. */
const FOLDS_FROM = 0.16;
/** Drawn folds inside the joint of `limb(knots, o)`. */
export function drawFolds(model: Model, knots: Knot[], o: LimbOptions, line: Bend, cloth: string): void {
  const joint = knots.findIndex((k) => k.joint);
  if (joint < 0 || line.bent < FOLDS_FROM) return;
  const look = { color: darken(cloth, 0.5), id: newId(), line: 0 };
  const strokes = foldLines(knots, o, joint, line.outside.clone().negate());
  const w = line.long * 0.014;
  for (const points of strokes.slice(0, line.bent < 0.5 ? 3 : 5))
    model.put(tube(points, [w * 0.9, w, w * 0.2], { around: 5, rings: 9 }), look);
}
