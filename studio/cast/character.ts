/** Builds a person in a pose. Character space: feet on y = 0, face towards +Z, character's left is +X. */
import * as THREE from 'three';
import { Model, newId } from '../model/bake.ts';
import { type V3, vec } from '../model/math.ts';
import { frame, place, reach } from '../model/place.ts';
import { tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';
import { type ArmPath, buildBareArm } from './arm.ts';
import { ANKLE, BUILDS, type Build, legLength, Spine } from './body.ts';
import { buildHair } from './build-hair.ts';
import type { ExpressionName } from './expression.ts';
import { featuresOf } from './features.ts';
import { buildHand, HOLD_AT } from './hand.ts';
import { buildHead } from './head.ts';
import { buildLeg, type LegPath } from './leg.ts';
import { buildMitten } from './mitten.ts';
import { buildTrunk, type Cloth } from './outfit.ts';
import type { Person } from './person.ts';
import type { ArmPose, LegPose, Pose } from './pose-spec.ts';
import { buildShoe } from './shoe.ts';
import { gazeTo, headOf, headTowards, hipsOf, liftOf, shoulderOf, spineOf, stretchOf } from './skeleton.ts';
import { buildSkirt } from './skirt.ts';
import { buildSleeve } from './sleeve.ts';
import { HATS, onHead, onTrunk } from './wardrobe.ts';

export type Acting = {
  pose: Pose;
  expression: ExpressionName;
  /** [left +, up +], -1..1 */
  gaze?: [number, number];
  /** world point that the eyes rest on; instead of `gaze` */
  lookAt?: V3;
  /** world placement */
  at: THREE.Matrix4;
  /** hide legs (under a table, in bed) */
  noLegs?: boolean;
  /** only head, hair and neck, centered near the origin (expression sheets) */
  headOnly?: boolean;
};
export type Actor = {
  model: Model;
  /** world frames in the hands: +Y along the fingers, +Z out of the palm; scale 1 */
  grip: { left: THREE.Matrix4; right: THREE.Matrix4 };
  /** the box that no bubble may cover */
  head: HeadSpot;
};
/** Hair and hat stand about this far out of the skull. */
const HEAD_WITH_HAIR = 1.25;
/** From the wrist to where the hand begins, in hand lengths. */
const WRIST_TO_HAND = 0.12;

export function character(p: Person, a: Acting): Actor {
  const m = new Model();
  const b: Build = BUILDS[p.build];
  const hips = hipsOf(b, a.pose);
  const spine = spineOf(b, a.pose);
  const toSelf = a.at.clone().invert();
  const scale = new THREE.Vector3().setFromMatrixScale(a.at).x;
  const head = { person: p.id, at: vec(0), radius: b.head * HEAD_WITH_HAIR * scale };
  const actor: Actor = { model: m, grip: { left: new THREE.Matrix4(), right: new THREE.Matrix4() }, head };
  if (a.headOnly) {
    const low = new Spine(place([0, -b.torso - b.neck - b.head * 0.9, 0]), b.torso, 0);
    m.inside(a.at, () => {
      head.at = drawHead(m, p, b, low, a).applyMatrix4(a.at);
    });
    m.bake();
    return actor;
  }
  m.inside(a.at, () => {
    const trunkId = buildTrunk(m, b, spine, p.outfit);
    for (const n of p.outfit.accessories ?? []) onTrunk(n)?.(m, p, b, spine);
    const standing: LegPose = { foot: [0.02, 0, 0] };
    const [l, r] = [a.pose.legLeft ?? standing, a.pose.legRight ?? standing];
    const legs = [legPath(b, spine, 1, l, hips, toSelf), legPath(b, spine, -1, r, hips, toSelf)] as [LegPath, LegPath];
    if (!a.noLegs) {
      drawLeg(m, p, b, legs[0], 1, l);
      drawLeg(m, p, b, legs[1], -1, r);
      if (p.outfit.skirt) buildSkirt(m, b, spine, p.outfit.skirt, legs);
    }
    actor.grip.left = drawArm(m, p, b, spine, 1, a.pose.left, toSelf, trunkId).premultiply(a.at);
    actor.grip.right = drawArm(m, p, b, spine, -1, a.pose.right, toSelf, trunkId).premultiply(a.at);
    head.at = drawHead(m, p, b, spine, a, actor.grip).applyMatrix4(a.at);
  });
  m.bake();
  return actor;
}

/** Tilt in degrees of a head that no pose tilts: the same for one person looking to one side. */
const restingTilt = (who: string, left: number): number =>
  (((who.charCodeAt(0) * 7 + who.length * 3) % 5) - 2) * 1.2 + (left < 0 ? -2.5 : 2.5);

const outward = (v: V3, side: number): THREE.Vector3 => vec(v[0] * side, v[1], v[2]);

function drawArm(
  m: Model,
  p: Person,
  b: Build,
  spine: Spine,
  side: 1 | -1,
  arm: ArmPose,
  toSelf: THREE.Matrix4,
  trunkId: (cloth: Cloth) => number | undefined,
): THREE.Matrix4 {
  const y = b.torso * 0.83;
  const root = spine.point([side * b.shoulder * 0.5, y + 0.006, 0]);
  const shoulder = shoulderOf(b, spine, side);
  const target = arm.reachTo
    ? vec(arm.reachTo).applyMatrix4(toSelf)
    : outward(arm.hand, side)
        .multiplyScalar(b.arm * 2)
        .add(shoulder);
  // the hand begins a little beyond the wrist
  const beyond = b.hand * WRIST_TO_HAND;
  const byHand = arm.reachTo !== undefined && arm.reachBy === 'hand';
  const hint = outward(arm.elbow ?? [0.6, -0.4, -0.6], side);
  const lower = b.arm + (byHand ? beyond : 0);
  if (arm.reachTo) {
    const stretch = stretchOf(b, shoulder, target, b.arm + lower);
    shoulder.add(stretch);
    root.addScaledVector(stretch, 0.6);
  }
  const { joint, end } = reach(shoulder, target, b.arm, lower, hint);
  const forearm = end.clone().sub(joint).normalize();
  if (byHand) {
    const short = Math.round(end.distanceTo(target) * 1000);
    if (short > 4) console.error(`${p.id}: the ${side > 0 ? 'left' : 'right'} hand ends ${short} mm before its thing`);
    end.addScaledVector(forearm, -beyond);
  }
  const wool = side > 0 ? p.outfit.mittens?.left : p.outfit.mittens?.right;
  const worn = side < 0 && p.outfit.rightSleeve ? { ...p.outfit, ...p.outfit.rightSleeve } : p.outfit;
  const fingers = arm.fingers ? outward(arm.fingers, side) : forearm;
  const wrist = end.clone().addScaledVector(forearm, beyond);
  const F = frame(wrist, fingers, outward(arm.palm ?? [-1, 0, 0.3], side));
  // the hand is where it must be; now the shoulder goes along with it
  const lift = liftOf(b, spine, side, shoulder, end);
  shoulder.add(lift);
  const elbow = reach(shoulder, end, b.arm, b.arm, hint).joint;
  const path: ArmPath = {
    root: root.addScaledVector(lift, 0.6),
    shoulder,
    elbow,
    wrist: end,
    hand: F,
    thumbSide: -side,
  };
  buildSleeve(m, b, worn, path, wool !== undefined, trunkId(worn.sleeve));
  const id = newId();
  buildBareArm(m, b, worn, path, p.face.skin, wool !== undefined, id);
  if (wool) buildMitten(m, b, wool, arm.grip ?? 'relaxed', path);
  else
    m.inside(F.clone().scale(vec(b.hand, b.hand, b.hand)), () =>
      buildHand(m, p.face.skin, arm.grip ?? 'relaxed', -side, id),
    );
  const [x, up, z] = HOLD_AT;
  return F.clone().multiply(new THREE.Matrix4().makeTranslation(x * b.hand, up * b.hand, z * b.hand));
}

function legPath(
  b: Build,
  spine: Spine,
  side: 1 | -1,
  l: LegPose,
  hips: THREE.Vector3,
  toSelf: THREE.Matrix4,
): LegPath {
  const leg = legLength(b);
  const x = b.width * 0.48;
  const hip = spine.point([side * x, -0.03, 0]);
  const [out, up, fwd] = l.foot;
  const target = l.standOn
    ? vec(l.standOn)
        .applyMatrix4(toSelf)
        .add(vec(0, ANKLE, 0))
    : vec(side * (x + out * leg) + hips.x * 0.3, ANKLE + up * leg, fwd * leg);
  const { joint, end } = reach(hip, target, leg * 0.505, leg * 0.505, outward(l.knee ?? [0.12, 0.1, 1], side));
  return { hip, knee: joint, ankle: end };
}

function drawLeg(m: Model, p: Person, b: Build, path: LegPath, side: 1 | -1, l: LegPose): void {
  buildLeg(m, b, p.outfit, path, p.face.skin, side > 0);
  const at = place(path.ankle, [l.toeDown ?? 0, (l.toeOut ?? 12) * side, 0]);
  const shoe = side > 0 ? (p.outfit.shoeLeft ?? p.outfit.shoe) : p.outfit.shoe;
  buildShoe(m, b, shoe, at, path, p.face.skin);
}

/** A hand nearer to the middle of the head than this touches it or holds something to it; head radii. */
const AT_THE_FACE = 2.6;

function drawHead(m: Model, p: Person, b: Build, spine: Spine, a: Acting, grip?: Actor['grip']): THREE.Vector3 {
  const base = spine.point([0, b.torso, 0]);
  const center = headOf(b, spine, a.pose.headFollows);
  if (!a.headOnly) {
    const neck = tube(
      [base.clone().add(vec(0, -0.045, 0)), base.clone().lerp(center, 0.12), center.clone().lerp(base, 0.4)],
      [b.head * 0.46, b.head * 0.33, b.head * 0.31],
      { rings: 6 },
    );
    m.put(neck, { color: p.face.skin, skin: true, line: 0.5 });
  }
  const worn = p.outfit.accessories ?? [];
  const [down, left, tilt] = a.pose.head ?? [0, 0, 0];
  const posed: V3 = [down, left, tilt || restingTilt(p.id, left)];
  const world = (turn: V3) => a.at.clone().multiply(place(center, turn, b.head));
  // a head that a hand touches stays where the hand expects it
  const touched = [grip?.left, grip?.right].some((hand) => {
    if (!hand) return false;
    return vec(0).setFromMatrixPosition(hand).applyMatrix4(world(posed).invert()).length() < AT_THE_FACE;
  });
  const turned = a.lookAt && !touched ? headTowards(world(posed), a.lookAt, posed) : posed;
  const frame = place(center, turned, b.head);
  const gaze = a.lookAt ? gazeTo(a.at.clone().multiply(frame), a.lookAt) : a.gaze;
  const { wide, tall } = featuresOf(p.face, p.id);
  frame.scale(vec(wide, tall, (1 + wide) / 2));
  m.inside(frame, () => {
    const { shape } = p.hair;
    buildHead(m, p.face, p.id, a.expression, gaze, !(shape.kind === 'cap' && shape.overEars));
    buildHair(m, p.hair, worn.some((n) => HATS.includes(n)) ? 0.46 : 2);
    for (const n of worn) onHead(n)?.(m, p);
  });
  return center;
}
