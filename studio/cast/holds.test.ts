/** Each helper leaves the thing where it is and brings the right part of either hand to it. */
import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { at, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { BUILDS } from './body.ts';
import { fingerPath, GRIPS, type Grip, thumbPath, wrap } from './grips.ts';
import { coverEar, gripRod, holdCard, pipe, pointAt, writeWith } from './holds.ts';
import type { ArmPose } from './pose-spec.ts';

const SIZE = BUILDS.child8.hand;
const AT = place([0.2, 0, 0.1], [0, 25, 0]);
const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];
const out = (side: Side) => (side === 'left' ? 1 : -1);
/** A reachable point before the chest [outward, up, forward], metres. */
const chest = (side: Side, p: V3) => vec(p[0] * out(side), p[1], p[2]).applyMatrix4(AT);

/** A point of the hand (first number towards the thumb) in the world, the way `character` draws it. */
function inWorld(arm: ArmPose, side: Side, [x, y, z]: V3): THREE.Vector3 {
  const turn = new THREE.Matrix4().extractRotation(AT);
  const world = (v: V3 | undefined) => vec(v ? [v[0] * out(side), v[1], v[2]] : 0).applyMatrix4(turn);
  const F = frame(vec(arm.reachTo ?? 0), world(arm.fingers), world(arm.palm));
  return vec(x * -out(side), y, z)
    .multiplyScalar(SIZE)
    .applyMatrix4(F);
}
const gripOf = (a: ArmPose): Grip => (typeof a.grip === 'object' ? a.grip : GRIPS[a.grip ?? 'flat']);
const mm = (a: THREE.Vector3, b: THREE.Vector3) => a.distanceTo(b) * 1000;

describe.each(SIDES)('the %s hand', (side) => {
  const whose = { at: AT, build: 'child8', side } as const;
  test('a hand holds a card with its thumb before and its fingers behind the edge', () => {
    const edge = chest(side, [0.1, 0.75, 0.28]);
    const inward = chest(side, [0, 0.75, 0.28]).sub(edge);
    const face = chest(side, [0, 0, 0]).sub(chest(side, [0, 0, 1]));
    const arm = holdCard({ ...whose, edge, inward, face });
    const over = (p: V3) => inWorld(arm, side, p).sub(edge).dot(face.clone().normalize()) * 1000;
    const into = (p: V3) => inWorld(arm, side, p).sub(edge).dot(inward.clone().normalize()) * 1000;
    const thumb = thumbPath(gripOf(arm))[2];
    expect(over(thumb)).toBeGreaterThan(8);
    expect(into(thumb)).toBeGreaterThan(10);
    for (const i of [0, 1, 2, 3]) {
      const tip = fingerPath(gripOf(arm), i)[3];
      expect(over(tip)).toBeLessThan(-6);
      expect(into(tip)).toBeGreaterThan(20);
    }
  });
  test('a hand writes with the tip on the paper and no finger under it', () => {
    const tip = chest(side, [0.1, 0.62, 0.26]);
    const { arm, pencil } = writeWith({ ...whose, tip });
    expect(mm(new THREE.Vector3().setFromMatrixPosition(pencil), tip)).toBeLessThan(0.1);
    const up = new THREE.Vector3().setFromMatrixColumn(pencil, 1);
    expect(up.y).toBeGreaterThan(0.7);
    // thumb and forefinger hold the pencil: skin at its side
    const line = new THREE.Line3(tip, tip.clone().addScaledVector(up, 0.2));
    const fromLine = (p: V3) => {
      const q = inWorld(arm, side, p);
      return mm(q, line.closestPointToPoint(q, true, new THREE.Vector3()));
    };
    expect(fromLine(thumbPath(GRIPS.write)[2])).toBeLessThan(0.17 * SIZE * 1000);
    expect(fromLine(fingerPath(GRIPS.write, 0)[3])).toBeLessThan(0.17 * SIZE * 1000);
    for (const i of [0, 1, 2, 3])
      for (const p of fingerPath(GRIPS.write, i)) expect(inWorld(arm, side, p).y).toBeGreaterThan(tip.y);
  });
  test('a hand closes its fingers around a rod, with the thumb towards its end', () => {
    const point = chest(side, [0.12, 0.8, 0.28]);
    const dir = vec(0.2, 1, 0.1).normalize();
    const arm = gripRod({ ...whose, point, dir, r: 0.014 });
    const grip = gripOf(arm);
    expect(
      inWorld(arm, side, [1, 0, 0])
        .sub(inWorld(arm, side, [0, 0, 0]))
        .normalize()
        .dot(dir),
    ).toBeGreaterThan(0.99);
    for (const i of [0, 1, 2]) {
      const joint = inWorld(arm, side, fingerPath(grip, i)[2]).sub(point);
      const far = joint.addScaledVector(dir, -joint.dot(dir)).length() * 1000;
      expect(Math.abs(far - 14 - 0.085 * SIZE * 1000)).toBeLessThan(4);
    }
  });
  test('a hand points at a thing with the end of its forefinger', () => {
    const target = chest(side, [0.1, 0.85, 0.4]);
    const arm = pointAt({ ...whose, target });
    expect(mm(inWorld(arm, side, fingerPath(GRIPS.point, 0)[3]), target)).toBeLessThan(10);
  });
});

test('both hands mirror each other in every helper', () => {
  const home = { at: new THREE.Matrix4(), build: 'child8' } as const;
  const all = (side: Side): ArmPose[] => {
    const k = out(side);
    const whose = { ...home, side };
    return [
      holdCard({ ...whose, edge: [k * 0.1, 0.8, 0.3], inward: [-k, 0.1, 0], face: [0, 0.2, -1] }),
      writeWith({ ...whose, tip: [k * 0.1, 0.6, 0.3] }).arm,
      gripRod({ ...whose, point: [k * 0.1, 0.8, 0.3], dir: [k * 0.3, 1, 0], r: 0.02 }),
      pointAt({ ...whose, target: [k * 0.2, 1, 0.3] }),
      coverEar({ ...whose, stance: {} }),
      pipe({ ...home, tip: [k * 0.05, 0.6, 0.3], up: [k * 0.2, 1, 0], squeeze: side })[side],
    ];
  };
  all('left').forEach((l, i) => {
    const r = at(all('right'), i);
    const [x, y, z] = l.reachTo ?? [9, 9, 9];
    expect(mm(vec(r.reachTo ?? 0), vec(-x, y, z))).toBeLessThan(0.01);
    // directions of a pose count outward: the same numbers for both hands
    expect(mm(vec(r.fingers ?? 0), vec(l.fingers ?? 9))).toBeLessThan(0.01);
    expect(mm(vec(r.palm ?? 0), vec(l.palm ?? 9))).toBeLessThan(0.01);
  });
});

test.each([0.05, 0.1, 0.2, 0.4, 0.7])(
  'a grip around something %s hand lengths thick bends no finger backwards',
  (r) => {
    for (const mitten of [false, true]) {
      const { grip } = wrap(r, mitten);
      for (const b of [...grip.fingers.flat(), ...(grip.mitten?.bag ?? [])]) {
        expect(b).toBeGreaterThan(-7);
        expect(b).toBeLessThan(101);
      }
    }
  },
);
