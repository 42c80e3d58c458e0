/**
 * Poses as data, free of body size. Directions are [outward, up, forward]: outward is left for the left limb
 * and right for the right one. Hands: arm lengths from the shoulder. Feet: leg lengths from under the hip.
 */
import type { V3 } from '../model/math.ts';
import type { Grip, GripName } from './grips.ts';

export type ArmPose = {
  hand: V3;
  /** where the elbow points */
  elbow?: V3;
  /** where the palm looks */
  palm?: V3;
  /** where the fingers go; default: on from the forearm */
  fingers?: V3;
  /** a name, or a grip made to measure (`wrap`) */
  grip?: GripName | Grip;
  /** wrist target in WORLD space: overrides `hand` (contact with people and things) */
  reachTo?: V3;
  /** what arrives at `reachTo`: the wrist, or exactly the place where the hand begins (`grasp` and the helpers of `holds.ts`) */
  reachBy?: 'wrist' | 'hand';
};
export type LegPose = {
  foot: V3;
  knee?: V3;
  /** WORLD point under the sole: overrides `foot` (stones, logs) */
  standOn?: V3;
  /** toes down, degrees */
  toeDown?: number;
  toeOut?: number;
};
export type Pose = {
  /** pelvis height as a share of standing, and [left, up, forward] shift in leg lengths */
  hips?: number;
  shift?: V3 | undefined;
  /** pelvis [forward, left turn, tilt] degrees */
  lean?: V3 | undefined;
  /** spine bend to the front, degrees */
  bend?: number;
  /** spine bend to the left, degrees: against the pelvis's tilt, as one stands on one leg */
  sway?: number;
  /** head [down, left turn, tilt], degrees, in the character's space (it does not follow the lean) */
  head?: V3 | undefined;
  /** the head goes all the way with the spine (lying, diving under) */
  headFollows?: boolean;
  left: ArmPose;
  right: ArmPose;
  legLeft?: LegPose | undefined;
  legRight?: LegPose | undefined;
};
