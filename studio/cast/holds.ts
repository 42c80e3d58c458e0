/**
 * Hands that do their work: each helper takes a thing where it stands in the WORLD and returns the arm that holds it.
 * The hand's place and turn are computed, so palm, thumb and fingers are on the right side of the thing for either hand.
 */
import * as THREE from 'three';
import { type V3, vec } from '../model/math.ts';
import { frame, reach } from '../model/place.ts';
import { BUILDS, type Build, type BuildName } from './body.ts';
import { tipOf } from './grasp.ts';
import { GRIPS, type Grip, type GripName, wrap } from './grips.ts';
import type { ArmPose } from './pose-spec.ts';
import { headFrame, type Stance, shoulderOf, spineOf } from './skeleton.ts';

type Point = V3 | THREE.Vector3;
export type Whose = {
  /** placement of the person, as given to `character` */
  at: THREE.Matrix4;
  build: BuildName;
  /** hips, lean, bend … of the pose, if it is not upright: the arm then comes from the right shoulder */
  stance?: Stance;
  side: 'left' | 'right';
  /** in mittens: the thing lies farther from the knuckles */
  mitten?: boolean;
  /** where the elbow points [outward, up, forward] */
  elbow?: V3;
};
const outOf = (h: Whose): 1 | -1 => (h.side === 'left' ? 1 : -1);
const sizeOf = (h: Whose): number => BUILDS[h.build].hand * new THREE.Vector3().setFromMatrixScale(h.at).x;
/** [outward, up, forward] of a person into the world. */
const toWorld = (h: Whose, v: V3): THREE.Vector3 =>
  vec(v[0] * outOf(h), v[1], v[2])
    .applyMatrix4(new THREE.Matrix4().extractRotation(h.at))
    .normalize();
const toPose = (h: Whose, v: THREE.Vector3): V3 => {
  const point = v.clone().applyMatrix4(new THREE.Matrix4().extractRotation(h.at).invert());
  return [point.x * outOf(h), point.y, point.z];
};
const flatOn = (v: THREE.Vector3, normal: THREE.Vector3): THREE.Vector3 =>
  v.clone().addScaledVector(normal, -v.dot(normal));

/** Shoulder in the world, and the direction in which the forearm comes to a point. */
function forearmTo(h: Whose, point: THREE.Vector3): { shoulder: THREE.Vector3; along: THREE.Vector3 } {
  const build: Build = BUILDS[h.build];
  const shoulder = shoulderOf(build, spineOf(build, h.stance ?? {}), outOf(h)).applyMatrix4(h.at);
  const scale = new THREE.Vector3().setFromMatrixScale(h.at).x;
  const hint = toWorld(h, h.elbow ?? [0.6, -0.4, -0.6]);
  const { joint } = reach(shoulder, point, build.arm * scale, (build.arm + build.hand * 0.5) * scale, hint);
  return { shoulder, along: point.clone().sub(joint).normalize() };
}

type Bring = {
  /** fingers and palm, world directions */
  y: THREE.Vector3;
  z: THREE.Vector3;
  /** what touches, in hand lengths [towards the thumb, along the fingers, out of the palm] */
  spot: V3;
  point: THREE.Vector3;
  grip: GripName | Grip;
};
/** World frame of the hand, +X towards its thumb (so left-handed for a left hand), scaled to hand lengths. */
function handFrame(h: Whose, y: THREE.Vector3, z: THREE.Vector3): THREE.Matrix4 {
  const s = sizeOf(h);
  return frame(vec(0), y, z).scale(vec(-outOf(h) * s, s, s));
}
function bring(h: Whose, b: Bring): ArmPose {
  const spot = vec(b.spot).applyMatrix4(handFrame(h, b.y, b.z));
  return {
    hand: [0, 0, 0],
    reachTo: b.point.clone().sub(spot).toArray() as V3,
    reachBy: 'hand',
    fingers: toPose(h, b.y),
    palm: toPose(h, b.z),
    grip: b.grip,
    ...(h.elbow ? { elbow: h.elbow } : {}),
  };
}
/** Out of the palm, when fingers and thumb are known; and the fingers, when thumb and palm are known. */
const palmOf = (h: Whose, y: THREE.Vector3, thumb: THREE.Vector3): THREE.Vector3 =>
  y.clone().cross(thumb).multiplyScalar(outOf(h));
const fingersOf = (h: Whose, thumb: THREE.Vector3, z: THREE.Vector3): THREE.Vector3 =>
  thumb.clone().cross(z).multiplyScalar(outOf(h));

/** A card (book, tray, sheet) by its edge: thumb before it, fingers behind it. */
export function holdCard(
  h: Whose & {
    /** point on the edge */
    edge: Point;
    /** from the edge towards the middle of the card */
    inward: Point;
    /** out of the side on which the thumb lies */
    face: Point;
  },
): ArmPose {
  const z = vec(h.face).normalize();
  const inward = flatOn(vec(h.inward), z).normalize();
  const edge = vec(h.edge);
  // the fingers slant as the forearm comes, as far as they still lie behind the card
  const slant = flatOn(forearmTo(h, edge).along, z);
  const y = slant.clone().addScaledVector(inward, Math.max(0, -slant.dot(inward)));
  y.multiplyScalar(0.7).add(inward).normalize();
  return bring(h, { y, z, spot: h.mitten ? [0.08, 0.24, 0.24] : [0.08, 0.22, 0.185], point: edge, grip: 'card' });
}

/** Where the pencil lies in `write`: its place between the fingertips, and the direction towards its blunt end. */
const PENCIL = { at: vec(0.2, 0.5, 0.37), up: vec(0.435, -0.435, -0.788), toTip: 0.36 };
/** A pencil (brush, pen) between thumb and forefinger with its tip at a point; place the pencil with `pencil` (tip at 0, +Y up). */
export function writeWith(
  h: Whose & {
    tip: Point;
    /** out of the paper; default up */
    normal?: Point;
    /** from the fingertips to the tip, hand lengths */
    toTip?: number;
  },
): { arm: ArmPose; pencil: THREE.Matrix4 } {
  const n = vec(h.normal ?? [0, 1, 0]).normalize();
  const point = vec(h.tip);
  const ahead = flatOn(forearmTo(h, point).along, n).normalize();
  const inward = n.clone().cross(ahead).multiplyScalar(-outOf(h));
  const y = ahead.clone().multiplyScalar(0.88).addScaledVector(n, -0.34).addScaledVector(inward, 0.3).normalize();
  const z = flatOn(n.clone().multiplyScalar(-0.75).addScaledVector(inward, 0.62), y).normalize();
  const spot = PENCIL.at.clone().addScaledVector(PENCIL.up, -(h.toTip ?? PENCIL.toTip));
  const up = PENCIL.up.clone().applyMatrix4(handFrame(h, y, z));
  return {
    arm: bring(h, { y, z, spot: spot.toArray() as V3, point, grip: 'write' }),
    pencil: frame(point, up, z),
  };
}

/** A fist round a rope, ladle, handle: fingers wrap it, the thumb closes over it. */
export function gripRod(
  h: Whose & {
    point: Point;
    /** along the rod, towards the thumb's side of the fist */
    dir: Point;
    /** half thickness, metres */
    r: number;
    /** where the palm looks [outward, up, forward]; default: as the forearm comes */
    palm?: V3;
  },
): ArmPose {
  const point = vec(h.point);
  const thumb = vec(h.dir).normalize();
  const { grip, center } = wrap(h.r / sizeOf(h), h.mitten);
  const along = flatOn(forearmTo(h, point).along, thumb);
  // a rod that goes on from the forearm: the palm looks to the body's middle
  const palm = h.palm ?? (along.length() < 0.3 ? ([-1, 0, 0] as V3) : undefined);
  const z = palm ? flatOn(toWorld(h, palm), thumb).normalize() : palmOf(h, along.normalize(), thumb);
  return bring(h, { y: palm ? fingersOf(h, thumb, z) : along, z, spot: center, point, grip });
}

/** The palm round a ball, bowl or mug with its middle at `point`. */
export function cup(
  h: Whose & {
    point: Point;
    r: number;
    /** side: thumb up, palm to the body's middle; below: on the flat hand */
    from: 'side' | 'below' | 'above';
  },
): ArmPose {
  const point = vec(h.point);
  const { grip, center } = wrap(h.r / sizeOf(h), h.mitten);
  const along = forearmTo(h, point).along;
  if (h.from === 'side') {
    const thumb = vec(0, 1, 0);
    // round the outside of the thing, fingertips away from the body
    const y = flatOn(along, thumb)
      .normalize()
      .add(toWorld(h, [-0.2, 0, 0.35]))
      .normalize();
    return bring(h, { y, z: palmOf(h, y, thumb), spot: center, point, grip });
  }
  const z = vec(0, h.from === 'below' ? 1 : -1, 0);
  const y = flatOn(along.clone().add(toWorld(h, [-0.3, 0, 0.4])), z).normalize();
  return bring(h, { y, z, spot: center, point, grip });
}

/** The forefinger stretched: with its tip at a point, or only towards it. */
export function pointAt(
  h: Whose & {
    target: Point;
    /** default true: the fingertip is there; false: it points from where a stretched arm ends */
    touch?: boolean;
    /** where the palm looks [outward, up, forward]; default down and in */
    palm?: V3;
    /** how far the arm is stretched when it only points, 0..1 */
    stretch?: number;
  },
): ArmPose {
  const target = vec(h.target);
  const { shoulder, along } = forearmTo(h, target);
  const far = target.clone().sub(shoulder).normalize();
  const y = h.touch === false ? far : along.clone().lerp(far, 0.4).normalize();
  const arm = BUILDS[h.build].arm * 2 * (h.stretch ?? 0.9) * (sizeOf(h) / BUILDS[h.build].hand);
  const point = h.touch === false ? shoulder.addScaledVector(far, arm + sizeOf(h) * 0.95) : target;
  const z = flatOn(toWorld(h, h.palm ?? [-0.5, -1, 0]), y).normalize();
  return bring(h, { y, z, spot: h.mitten ? [0, 1.1, 0.15] : tipOf(GRIPS.point), point, grip: 'point' });
}

/** The palm over one's own ear (over hair or a cap's flap). */
export function coverEar(
  h: Whose & { stance: Stance /** head radii from the middle of the head */; out?: number },
): ArmPose {
  const head = headFrame(h.at, h.build, h.stance);
  const turn = new THREE.Matrix4().extractRotation(head);
  const s = outOf(h);
  const point = vec(s * (h.out ?? 1.26), -0.04, 0.16).applyMatrix4(head);
  const z = vec(-s, 0, -0.2).applyMatrix4(turn);
  const y = flatOn(vec(s * 0.05, 0.95, -0.3).applyMatrix4(turn), z).normalize();
  const held: Whose = { ...h, elbow: h.elbow ?? [1, -0.5, 0.1] };
  return bring(held, { y, z, spot: [0.02, 0.42, h.mitten ? 0.2 : 0.14], point, grip: 'drape' });
}

/** The hand laid over another's shoulder, fingers over its front or back. */
export function onShoulder(
  h: Whose & { other: { at: THREE.Matrix4; build: BuildName; stance?: Stance; side: 'left' | 'right' } },
): ArmPose {
  const build: Build = BUILDS[h.other.build];
  const spine = spineOf(build, h.other.stance ?? {});
  const s = h.other.side === 'left' ? 1 : -1;
  // the round of the shoulder, a little inside the joint, on the cloth
  const joint = spine.point([s * build.shoulder * 0.84, build.torso * 0.83 + 0.004, 0]).applyMatrix4(h.other.at);
  const up = vec(0, 1, 0);
  const y = flatOn(forearmTo(h, joint).along, up).normalize().addScaledVector(up, -0.12).normalize();
  const z = flatOn(up.clone().negate(), y).normalize();
  const scale = new THREE.Vector3().setFromMatrixScale(h.other.at).x;
  const point = joint.addScaledVector(up, build.armRadius * 1.24 * scale);
  return bring(h, { y, z, spot: [0, 0.48, h.mitten ? 0.2 : 0.13], point, grip: 'drape' });
}

/** How far above the nozzle's tip an icing bag is pressed and steered, and how thick it is there, metres (`icingBag`). */
const BAG_AT = { origin: 0.252, squeeze: 0.235, squeezeR: 0.05, steer: 0.095, steerR: 0.036 };
/** An icing bag over a cake: one hand presses its top, the other steers it. Draw it with `icingBag(m, bag)`. */
export function pipe(
  h: Omit<Whose, 'side'> & {
    tip: Point;
    /** from the nozzle up the bag */
    up: Point;
    /** the hand that presses */
    squeeze?: 'left' | 'right';
    /** size of the bag */
    scale?: number;
  },
): { left: ArmPose; right: ArmPose; bag: THREE.Matrix4 } {
  const up = vec(h.up).normalize();
  const k = h.scale ?? 1;
  const on = (d: number) => vec(h.tip).addScaledVector(up, d * k);
  const main = h.squeeze ?? 'right';
  const other = main === 'right' ? 'left' : 'right';
  const squeeze = gripRod({ ...h, side: main, point: on(BAG_AT.squeeze), dir: up, r: BAG_AT.squeezeR * k });
  const steer = gripRod({ ...h, side: other, point: on(BAG_AT.steer), dir: up, r: BAG_AT.steerR * k });
  const bag = frame(on(BAG_AT.origin), up, vec(0.01, 0, 1)).scale(vec(k, k, k));
  return main === 'right' ? { right: squeeze, left: steer, bag } : { left: squeeze, right: steer, bag };
}
