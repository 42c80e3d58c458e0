/** Body sizes, the bending spine, and the bare limbs' sizes. Metres. Heads: children 1/4, grown-ups 1/5.5 of the height. */

import * as THREE from 'three';
import { at, clamp, type V3, vec } from '../model/math.ts';
import { points2 } from '../model/points.ts';

export type Build = {
  /** head radius */
  head: number;
  /** height of the pelvis when standing */
  hip: number;
  torso: number;
  neck: number;
  /** half width of the body at the hips */
  width: number;
  /** depth as a share of the width */
  depth: number;
  belly: number;
  /** half distance of the shoulder joints */
  shoulder: number;
  /** length of upper arm (= forearm) */
  arm: number;
  armRadius: number;
  legRadius: number;
  hand: number;
  /** forward stoop of old backs, degrees */
  stoop?: number;
};
export const BUILDS = {
  child8: {
    head: 0.17,
    hip: 0.54,
    torso: 0.33,
    neck: 0.03,
    width: 0.125,
    depth: 0.84,
    belly: 1.03,
    shoulder: 0.108,
    arm: 0.195,
    armRadius: 0.038,
    legRadius: 0.05,
    hand: 0.138,
  },
  child4: {
    head: 0.16,
    hip: 0.36,
    torso: 0.29,
    neck: 0.02,
    width: 0.122,
    depth: 0.92,
    belly: 1.12,
    shoulder: 0.095,
    arm: 0.15,
    armRadius: 0.038,
    legRadius: 0.052,
    hand: 0.105,
  },
  /** heroes of the board game: head over a third of the height, so that they read at 40 px */
  board: {
    head: 0.2,
    hip: 0.35,
    torso: 0.29,
    neck: 0,
    width: 0.138,
    depth: 0.88,
    belly: 1.05,
    shoulder: 0.118,
    arm: 0.15,
    armRadius: 0.045,
    legRadius: 0.06,
    hand: 0.125,
  },
  woman: {
    head: 0.153,
    hip: 0.82,
    torso: 0.47,
    neck: 0.045,
    width: 0.155,
    depth: 0.8,
    belly: 0.96,
    shoulder: 0.148,
    arm: 0.275,
    armRadius: 0.042,
    legRadius: 0.066,
    hand: 0.165,
  },
  tallMan: {
    head: 0.16,
    hip: 0.94,
    torso: 0.54,
    neck: 0.035,
    width: 0.17,
    depth: 0.82,
    belly: 1.04,
    shoulder: 0.19,
    arm: 0.315,
    armRadius: 0.054,
    legRadius: 0.074,
    hand: 0.185,
  },
  thinOldMan: {
    head: 0.153,
    hip: 1.0,
    torso: 0.54,
    neck: 0.055,
    width: 0.138,
    depth: 0.8,
    belly: 0.98,
    shoulder: 0.155,
    arm: 0.325,
    armRadius: 0.042,
    legRadius: 0.056,
    hand: 0.18,
    stoop: 6,
  },
  grandmother: {
    head: 0.157,
    hip: 0.6,
    torso: 0.43,
    neck: 0,
    width: 0.175,
    depth: 0.9,
    belly: 1.1,
    shoulder: 0.148,
    arm: 0.235,
    armRadius: 0.052,
    legRadius: 0.07,
    hand: 0.15,
    stoop: 9,
  },
  oldMan: {
    head: 0.155,
    hip: 0.66,
    torso: 0.45,
    neck: 0.03,
    width: 0.15,
    depth: 0.86,
    belly: 1.04,
    shoulder: 0.145,
    arm: 0.255,
    armRadius: 0.045,
    legRadius: 0.06,
    hand: 0.16,
    stoop: 15,
  },
  shortWoman: {
    head: 0.16,
    hip: 0.66,
    torso: 0.44,
    neck: 0.02,
    width: 0.196,
    depth: 0.84,
    belly: 1.08,
    shoulder: 0.165,
    arm: 0.245,
    armRadius: 0.052,
    legRadius: 0.07,
    hand: 0.155,
  },
} satisfies Record<string, Build>;
export type BuildName = keyof typeof BUILDS;

/** Height of the ankle joint over the ground. */
export const ANKLE = 0.055;
export const legLength = (build: Build): number => build.hip - 0.03 - ANKLE;

/** Body outline as [height in torso lengths, radius in body widths]. */
export const OUTLINE: [number, number][] = points2(
  '-.3,.3 -.26,.72 -.14,.98 0,1.0 .3,.95 .62,.92 .8,.82 .9,.62 .97,.4 1.02,.3',
);
export function outlineRadius(build: Build, y: number): number {
  const i = clamp(OUTLINE.findIndex((p) => p[0] >= y) - 1, 0, OUTLINE.length - 2);
  const [y0, r0] = at(OUTLINE, i);
  const [y1, r1] = at(OUTLINE, i + 1);
  const t = clamp((y - y0) / (y1 - y0));
  const belly = 1 + (build.belly - 1) * Math.exp(-(((y - 0.2) / 0.3) ** 2));
  return (r0 + (r1 - r0) * t) * build.width * belly;
}

/** Pelvis frame plus an even bend towards the chest, to the front and to one side. */
export class Spine {
  readonly pelvis: THREE.Matrix4;
  readonly torso: number;
  /** forward bend from pelvis to shoulders, radians */
  readonly bend: number;
  /** bend to the left from pelvis to shoulders, radians */
  readonly sway: number;

  constructor(pelvis: THREE.Matrix4, torso: number, bend: number, sway = 0) {
    this.pelvis = pelvis;
    this.torso = torso;
    this.bend = bend;
    this.sway = sway;
  }
  /** Body point [left, up from the pelvis, front] in the character's space. */
  point(p: V3): THREE.Vector3 {
    const [x, y, z] = this.swayed(p);
    if (y <= 0 || Math.abs(this.bend) < 1e-3) return vec(x, y, z).applyMatrix4(this.pelvis);
    const r = this.torso / this.bend;
    const a = (this.bend * y) / this.torso;
    const bent = vec(x, r * Math.sin(a) - z * Math.sin(a), r * (1 - Math.cos(a)) + z * Math.cos(a));
    return bent.applyMatrix4(this.pelvis);
  }
  private swayed([x, y, z]: V3): V3 {
    if (y <= 0 || Math.abs(this.sway) < 1e-3) return [x, y, z];
    const r = this.torso / this.sway;
    const a = (this.sway * y) / this.torso;
    return [x * Math.cos(a) + r * (1 - Math.cos(a)), (r - x) * Math.sin(a), z];
  }
  /** Frame at height y: +Y up the spine, +Z front. */
  frame(y: number): THREE.Matrix4 {
    const [o, f, u] = [this.point([0, y, 0]), this.point([0, y, 0.1]), this.point([0.1, y, 0])];
    const z = f.sub(o).normalize();
    const x = u.sub(o).normalize();
    return new THREE.Matrix4().makeBasis(x, z.clone().cross(x), z).setPosition(o);
  }
}
/** Point on the clothes: [angle, height in torso lengths], `out` metres over the body. */
export function onBody(build: Build, spine: Spine, a: number, y: number, out: number): THREE.Vector3 {
  const r = outlineRadius(build, y);
  return spine.point([Math.sin(a) * (r + out), y * build.torso, Math.cos(a) * (r * build.depth + out)]);
}
