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

export function character(person: Person, a: Acting): Actor {
  const model = new Model();
  const build: Build = BUILDS[person.build];
  const hips = hipsOf(build, a.pose);
  const spine = spineOf(build, a.pose);
  const toSelf = a.at.clone().invert();
  const scale = new THREE.Vector3().setFromMatrixScale(a.at).x;
  const head = { person: person.id, at: vec(0), radius: build.head * HEAD_WITH_HAIR * scale };
  const actor: Actor = { model: model, grip: { left: new THREE.Matrix4(), right: new THREE.Matrix4() }, head };
  if (a.headOnly) {
    const low = new Spine(place([0, -build.torso - build.neck - build.head * 0.9, 0]), build.torso, 0);
    model.inside(a.at, () => {
      head.at = drawHead(model, person, build, low, a).applyMatrix4(a.at);
    });
    model.bake();
    return actor;
  }
  model.inside(a.at, () => {
    const trunkId = buildTrunk(model, build, spine, person.outfit);
    for (const n of person.outfit.accessories ?? []) onTrunk(n)?.(model, person, build, spine);
    const standing: LegPose = { foot: [0.02, 0, 0] };
    const [l, r] = [a.pose.legLeft ?? standing, a.pose.legRight ?? standing];
    const legs = [legPath(build, spine, 1, l, hips, toSelf), legPath(build, spine, -1, r, hips, toSelf)] as [
      LegPath,
      LegPath,
    ];
    if (!a.noLegs) {
      drawLeg(model, person, build, legs[0], 1, l);
      drawLeg(model, person, build, legs[1], -1, r);
      if (person.outfit.skirt) buildSkirt(model, build, spine, person.outfit.skirt, legs);
    }
    actor.grip.left = drawArm(model, person, build, spine, 1, a.pose.left, toSelf, trunkId).premultiply(a.at);
    actor.grip.right = drawArm(model, person, build, spine, -1, a.pose.right, toSelf, trunkId).premultiply(a.at);
    head.at = drawHead(model, person, build, spine, a, actor.grip).applyMatrix4(a.at);
  });
  model.bake();
  return actor;
}

/** Tilt in degrees of a head that no pose tilts: the same for one person looking to one side. */
const restingTilt = (who: string, left: number): number =>
  (((who.charCodeAt(0) * 7 + who.length * 3) % 5) - 2) * 1.2 + (left < 0 ? -2.5 : 2.5);

const outward = (v: V3, side: number): THREE.Vector3 => vec(v[0] * side, v[1], v[2]);

function drawArm(
  model: Model,
  person: Person,
  build: Build,
  spine: Spine,
  side: 1 | -1,
  arm: ArmPose,
  toSelf: THREE.Matrix4,
  trunkId: (cloth: Cloth) => number | undefined,
): THREE.Matrix4 {
  const y = build.torso * 0.83;
  const root = spine.point([side * build.shoulder * 0.5, y + 0.006, 0]);
  const shoulder = shoulderOf(build, spine, side);
  const target = arm.reachTo
    ? vec(arm.reachTo).applyMatrix4(toSelf)
    : outward(arm.hand, side)
        .multiplyScalar(build.arm * 2)
        .add(shoulder);
  // the hand begins a little beyond the wrist
  const beyond = build.hand * WRIST_TO_HAND;
  const byHand = arm.reachTo !== undefined && arm.reachBy === 'hand';
  const hint = outward(arm.elbow ?? [0.6, -0.4, -0.6], side);
  const lower = build.arm + (byHand ? beyond : 0);
  if (arm.reachTo) {
    const stretch = stretchOf(build, shoulder, target, build.arm + lower);
    shoulder.add(stretch);
    root.addScaledVector(stretch, 0.6);
  }
  const { joint, end } = reach(shoulder, target, build.arm, lower, hint);
  const forearm = end.clone().sub(joint).normalize();
  if (byHand) {
    const short = Math.round(end.distanceTo(target) * 1000);
    if (short > 4)
      console.error(`${person.id}: the ${side > 0 ? 'left' : 'right'} hand ends ${short} mm before its thing`);
    end.addScaledVector(forearm, -beyond);
  }
  const wool = side > 0 ? person.outfit.mittens?.left : person.outfit.mittens?.right;
  const worn =
    side < 0 && person.outfit.rightSleeve ? { ...person.outfit, ...person.outfit.rightSleeve } : person.outfit;
  const fingers = arm.fingers ? outward(arm.fingers, side) : forearm;
  const wrist = end.clone().addScaledVector(forearm, beyond);
  const F = frame(wrist, fingers, outward(arm.palm ?? [-1, 0, 0.3], side));
  // the hand is where it must be; now the shoulder goes along with it
  const lift = liftOf(build, spine, side, shoulder, end);
  shoulder.add(lift);
  const elbow = reach(shoulder, end, build.arm, build.arm, hint).joint;
  const path: ArmPath = {
    root: root.addScaledVector(lift, 0.6),
    shoulder,
    elbow,
    wrist: end,
    hand: F,
    thumbSide: -side,
  };
  buildSleeve(model, build, worn, path, wool !== undefined, trunkId(worn.sleeve));
  const id = newId();
  buildBareArm(model, build, worn, path, person.face.skin, wool !== undefined, id);
  if (wool) buildMitten(model, build, wool, arm.grip ?? 'relaxed', path);
  else
    model.inside(F.clone().scale(vec(build.hand, build.hand, build.hand)), () =>
      buildHand(model, person.face.skin, arm.grip ?? 'relaxed', -side, id),
    );
  const [x, up, z] = HOLD_AT;
  return F.clone().multiply(new THREE.Matrix4().makeTranslation(x * build.hand, up * build.hand, z * build.hand));
}

function legPath(
  build: Build,
  spine: Spine,
  side: 1 | -1,
  l: LegPose,
  hips: THREE.Vector3,
  toSelf: THREE.Matrix4,
): LegPath {
  const leg = legLength(build);
  const x = build.width * 0.48;
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

function drawLeg(model: Model, person: Person, build: Build, path: LegPath, side: 1 | -1, l: LegPose): void {
  buildLeg(model, build, person.outfit, path, person.face.skin, side > 0);
  const at = place(path.ankle, [l.toeDown ?? 0, (l.toeOut ?? 12) * side, 0]);
  const shoe = side > 0 ? (person.outfit.shoeLeft ?? person.outfit.shoe) : person.outfit.shoe;
  buildShoe(model, build, shoe, at, path, person.face.skin);
}

/** A hand nearer to the middle of the head than this touches it or holds something to it; head radii. */
const AT_THE_FACE = 2.6;

function drawHead(
  model: Model,
  person: Person,
  build: Build,
  spine: Spine,
  a: Acting,
  grip?: Actor['grip'],
): THREE.Vector3 {
  const base = spine.point([0, build.torso, 0]);
  const center = headOf(build, spine, a.pose.headFollows);
  if (!a.headOnly) {
    const neck = tube(
      [base.clone().add(vec(0, -0.045, 0)), base.clone().lerp(center, 0.12), center.clone().lerp(base, 0.4)],
      [build.head * 0.46, build.head * 0.33, build.head * 0.31],
      { rings: 6 },
    );
    model.put(neck, { color: person.face.skin, skin: true, line: 0.5 });
  }
  const worn = person.outfit.accessories ?? [];
  const [down, left, tilt] = a.pose.head ?? [0, 0, 0];
  const posed: V3 = [down, left, tilt || restingTilt(person.id, left)];
  const world = (turn: V3) => a.at.clone().multiply(place(center, turn, build.head));
  // a head that a hand touches stays where the hand expects it
  const touched = [grip?.left, grip?.right].some((hand) => {
    if (!hand) return false;
    return vec(0).setFromMatrixPosition(hand).applyMatrix4(world(posed).invert()).length() < AT_THE_FACE;
  });
  const turned = a.lookAt && !touched ? headTowards(world(posed), a.lookAt, posed) : posed;
  const frame = place(center, turned, build.head);
  const gaze = a.lookAt ? gazeTo(a.at.clone().multiply(frame), a.lookAt) : a.gaze;
  const { wide, tall } = featuresOf(person.face, person.id);
  frame.scale(vec(wide, tall, (1 + wide) / 2));
  model.inside(frame, () => {
    const { shape } = person.hair;
    buildHead(model, person.face, person.id, a.expression, gaze, !(shape.kind === 'cap' && shape.overEars));
    buildHair(model, person.hair, worn.some((n) => HATS.includes(n)) ? 0.46 : 2);
    for (const n of worn) onHead(n)?.(model, person);
  });
  return center;
}
