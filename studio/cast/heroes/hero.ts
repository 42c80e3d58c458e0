/** What every hero of the board game can do: take one of two steps, or stand for a portrait. Faces +Z, feet on y = 0. */
import type * as THREE from 'three';
import type { V3 } from '../../model/math.ts';
import type { ExpressionName } from '../expression.ts';
import type { Pose } from '../pose-spec.ts';

export type Step = 'a' | 'b' | 'stand';
export type HeroActing = {
  /** world placement; its scale is the hero's size */
  at: THREE.Matrix4;
  step: Step;
  /** degrees away from the reader, for heroes who hold something clear of themselves in every view */
  facing?: number;
  /** head [down, left, tilt] degrees */
  head?: V3;
  gaze?: [number, number];
  /** people only */
  expression?: ExpressionName;
  pose?: Pose;
};
export type Hero = {
  build(a: HeroActing): THREE.Group;
  /** scale on the board, so that all heroes fill a cell alike */
  size: number;
  /** center of the head when standing, and its radius, in metres before scaling */
  head: { at: V3; radius: number };
};
/** 1 for step a, -1 for step b, 0 standing: sign of the left fore leg's stride. */
export const strideOf = (s: Step): number => (s === 'a' ? 1 : s === 'b' ? -1 : 0);
