/** A grasp brings the right part of the hand to the thing, on the side where the thumb is. */
import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { at, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { BUILDS } from './body.ts';
import { grasp, TOUCH } from './grasp.ts';
import { fingerPath, GRIPS, thumbPath } from './grips.ts';
import type { ArmPose } from './pose-spec.ts';

const SIZE = BUILDS.child8.hand;
const AT = place([0.3, 0, -0.2], [0, 35, 0]);
const SIDES = ['left', 'right'] as const;
const POINT = vec(0.4, 0.7, 0.3);

/** Brings a point of the hand (first number towards the thumb) into the world, the way `character` does. */
function inWorld(arm: ArmPose, side: (typeof SIDES)[number], p: V3): THREE.Vector3 {
  const out = side === 'left' ? 1 : -1;
  const turn = new THREE.Matrix4().extractRotation(AT);
  const world = (v: V3 | undefined) => vec(v ? [v[0] * out, v[1], v[2]] : 0).applyMatrix4(turn);
  const F = frame(vec(arm.reachTo ?? 0), world(arm.fingers), world(arm.palm));
  // character.ts hands `-side` to buildHand as the thumb's side
  return vec(p[0] * -out, p[1], p[2])
    .multiplyScalar(SIZE)
    .applyMatrix4(F);
}
const shot = (side: (typeof SIDES)[number], touch: keyof typeof TOUCH, grip: ArmPose['grip']): ArmPose =>
  grasp({ at: AT, build: 'child8', side, point: POINT, touch, fingers: [-0.3, 0.2, 1], palm: [-0.6, -0.7, 0.1], grip });

/** Millimetres from the point to a skin that lies `r` hand lengths round a line. */
function toSkin(arm: ArmPose, side: (typeof SIDES)[number], line: V3[], r: number): number {
  const pts = line.map((p) => inWorld(arm, side, p));
  const closest = new THREE.Vector3();
  const near = pts.slice(1).map((point, i) => {
    new THREE.Line3(at(pts, i), point).closestPointToPoint(POINT, true, closest);
    return closest.distanceTo(POINT);
  });
  return Math.abs(Math.min(...near) - r * SIZE) * 1000;
}

describe.each(SIDES)('the %s hand', (side) => {
  test.each(['finger', 'fingertip'] as const)('a pointing hand touches a point with its forefinger: %s', (touch) => {
    const arm = shot(side, touch, 'point');
    expect(toSkin(arm, side, fingerPath(GRIPS.point, 0), 0.08)).toBeLessThan(5);
  });
  test('a pinching hand holds a point between thumb and forefinger', () => {
    const arm = shot(side, 'pinch', 'pinch');
    expect(toSkin(arm, side, fingerPath(GRIPS.pinch, 0), 0.08)).toBeLessThan(9);
    expect(toSkin(arm, side, thumbPath(GRIPS.pinch), 0.08)).toBeLessThan(5);
  });
  test('a hand holds a sheet under its thumb and before its fingers', () => {
    const arm = shot(side, 'sheet', 'sheet');
    expect(toSkin(arm, side, thumbPath(GRIPS.sheet), 0.08)).toBeLessThan(5);
    expect(toSkin(arm, side, fingerPath(GRIPS.sheet, 0), 0.085)).toBeLessThan(9);
  });
  test('a flat hand lays its palm on a thing', () => {
    const arm = shot(side, 'palm', 'flat');
    expect(toSkin(arm, side, fingerPath(GRIPS.flat, 1), 0.085)).toBeLessThan(7);
  });
});

test('both hands mirror each other', () => {
  const home = {
    at: place([0, 0, 0]),
    build: 'child8',
    fingers: [-0.3, 0.2, 1],
    palm: [-0.6, -0.7, 0.1],
    grip: 'pinch',
  };
  for (const touch of Object.keys(TOUCH) as (keyof typeof TOUCH)[]) {
    const [l, r] = SIDES.map((side) =>
      grasp({ ...home, side, touch, point: [side === 'left' ? 0.2 : -0.2, 0.7, 0.3] } as Parameters<typeof grasp>[0]),
    );
    const [x, y, z] = l?.reachTo ?? [0, 0, 0];
    expect(vec(r?.reachTo ?? 0).distanceTo(vec(-x, y, z))).toBeLessThan(1e-6);
  }
});
