/** Hair in head radii: soft curls (`lobes`) or smooth hair (`cap`), with braids, bun, tufts. */

import type * as THREE from 'three';
import { clamp, color } from '../model/math.ts';

export type LobeHair = {
  kind: 'lobes';
  /** lobes on the whole head before the face is cut out */
  count: number;
  size: number;
  /** thickness of the hair at crown and at the sides */
  thick: [number, number];
  /** half angle of the face opening at eye height, radians */
  open: number;
  /** height of the hairline over the forehead, and of the lowest hair */
  top: number;
  bottom: number;
  /** curls that fall over the forehead */
  fringe: number;
  /** stray curls that loosen the outline */
  stray: number;
};
export type HairExtra =
  | 'braids'
  | 'longBraid'
  | 'cowlick'
  | 'tufts'
  | 'puffs'
  | 'topKnot'
  | 'bun'
  | 'wave'
  | 'ponytail'
  | 'pigtails';
export type CapHair = {
  kind: 'cap';
  open: number;
  /** lower edge over the forehead and behind; below -.35 the hair hangs straight */
  fringe: number;
  bottom: number;
  thick: number;
  /** 0 straight fringe .. 1 jagged locks */
  jagged: number;
  /** how much higher the fringe ends on the left than on the right, head radii */
  sweep?: number;
  /** center parting: the fringe edge rises in the middle */
  parted?: boolean;
  /** the hair hides the ears altogether */
  overEars?: boolean;
  extras?: HairExtra[];
};
export type HairSpec = {
  color: string;
  light: string;
  dark: string;
  shape: LobeHair | CapHair;
  band?: string;
};
export const CURLY_BOB: LobeHair = {
  kind: 'lobes',
  count: 190,
  size: 0.235,
  thick: [0.15, 0.2],
  open: 0.96,
  top: 0.54,
  bottom: -0.64,
  fringe: 9,
  stray: 34,
};
export const TIGHT_CURLS: LobeHair = {
  kind: 'lobes',
  count: 250,
  size: 0.16,
  thick: [0.12, 0.06],
  open: 1.14,
  top: 0.54,
  bottom: -0.36,
  fringe: 10,
  stray: 26,
};
export const BRAIDS: CapHair = {
  kind: 'cap',
  open: 1.06,
  fringe: 0.48,
  bottom: -0.42,
  thick: 0.085,
  jagged: 0.12,
  parted: true,
  extras: ['braids'],
};
export const LONG_BRAID: CapHair = {
  kind: 'cap',
  open: 1.16,
  fringe: 0.5,
  bottom: -0.5,
  thick: 0.075,
  jagged: 0.1,
  parted: true,
  extras: ['longBraid'],
};
export const SHORT_CURLS: LobeHair = {
  kind: 'lobes',
  count: 170,
  size: 0.2,
  thick: [0.14, 0.06],
  open: 1.14,
  top: 0.56,
  bottom: -0.36,
  fringe: 8,
  stray: 26,
};
/** smooth, gathered low behind with a pencil through it */
export const LOW_BUN: CapHair = {
  kind: 'cap',
  open: 1.18,
  fringe: 0.5,
  bottom: -0.44,
  thick: 0.115,
  jagged: 0.06,
  parted: true,
  extras: ['bun'],
};
export const STANDING_UP: CapHair = {
  kind: 'cap',
  open: 1.1,
  fringe: 0.56,
  bottom: -0.36,
  thick: 0.115,
  jagged: 1,
  extras: ['tufts'],
};
export const UNDER_HOOD: CapHair = { kind: 'cap', open: 1.1, fringe: 0.52, bottom: -0.3, thick: 0.06, jagged: 1 };
/** what a cap leaves to be seen of old hair */
export const UNDER_CAP: CapHair = {
  kind: 'cap',
  open: 1.24,
  fringe: 0.74,
  bottom: -0.46,
  thick: 0.085,
  jagged: 0.5,
  overEars: true,
};
/** swept up like a wave about to break */
export const SWEPT_WAVE: CapHair = {
  kind: 'cap',
  open: 1.16,
  fringe: 0.62,
  bottom: -0.4,
  thick: 0.11,
  jagged: 0.25,
  extras: ['wave'],
};

/** Color of a lock: 0 dark, .5 the hair's own, 1 light. */
export const shade = (hair: HairSpec, k: number): THREE.Color =>
  k < 0.5
    ? color(hair.dark).lerp(color(hair.color), clamp(k) * 2)
    : color(hair.color).lerp(color(hair.light), clamp(k * 2 - 1));
