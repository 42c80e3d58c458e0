/** A limb is one skin without holes or folded-in sides, and a lifted arm takes its shoulder along. */
import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { DEG, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { BUILDS, Spine } from './body.ts';
import { bendKnots, bendOf, between, limb } from './limb.ts';
import { liftOf, shoulderOf } from './skeleton.ts';

const LONG = 0.2;
const R = 0.04;
/** An arm that hangs to the elbow and turns forward there. */
function bentArm(degrees: number) {
  const elbow = vec(0, -LONG, 0);
  const lower = vec(0, -Math.cos(degrees * DEG), Math.sin(degrees * DEG));
  const wrist = elbow.clone().addScaledVector(lower, LONG);
  const line = bendOf(vec(0), elbow, wrist, vec(0, 0, -1));
  const knots = [{ at: vec(0), r: R }, ...bendKnots(elbow, line, [R, R, R]), { at: wrist, r: R * 0.7 }];
  return { elbow, line, knots };
}
const points = (geometry: THREE.BufferGeometry): THREE.Vector3[] => {
  const p = geometry.getAttribute('position');
  return Array.from({ length: p.count }, (_, i) => new THREE.Vector3().fromBufferAttribute(p, i));
};

describe('radii between knots', () => {
  test('radii between knots pass through the values and stay in the range of their neighbors', () => {
    const values = [1, 3, 2.5, 0.4, 0.5];
    values.forEach((v, i) => void expect(between(values, i)).toBeCloseTo(v));
    for (let k = 0; k < 4; k += 0.05) {
      const [a, b] = [values[Math.floor(k)] ?? 0, values[Math.floor(k) + 1] ?? 0];
      expect(between(values, k)).toBeGreaterThan(Math.min(a, b) - 1e-9);
      expect(between(values, k)).toBeLessThan(Math.max(a, b) + 1e-9);
    }
  });
});

describe.each([0, 20, 60, 100, 140])('an arm bent by %s degrees', (degrees) => {
  const { elbow, line, knots } = bentArm(degrees);
  test('a bent arm has finite numbers and a normal at every corner', () => {
    const geometry = limb(knots);
    for (const name of ['position', 'normal'])
      expect([...(geometry.getAttribute(name).array as Float32Array)].every(Number.isFinite)).toBe(true);
  });
  test('a bent arm turns at the elbow and is nearly straight before it', () => {
    const half = points(limb(knots)).filter((point) => point.y > -LONG * 0.7 && point.z > R * 1.25);
    // only a forearm that is folded up lies before the upper arm
    if (degrees < 100) expect(half).toEqual([]);
    const reach = Math.max(...points(limb(knots)).map((point) => point.clone().sub(elbow).dot(line.outside)));
    expect(reach).toBeGreaterThan(R * 0.4);
    expect(reach).toBeLessThan(R * 1.3);
  });
});

test('a swell lifts the skin on its side only', () => {
  const straight = [0, 0.1, 0.2].map((y) => ({ at: vec(0, -y, 0), r: R }));
  const geometry = limb(straight, { swells: [{ at: vec(0, -0.1, 0), dir: vec(0, 0, 1), out: 0.01, reach: 0.03 }] });
  const depth = points(geometry).map((point) => point.z);
  expect(Math.max(...depth)).toBeCloseTo(R + 0.01, 2);
  expect(Math.min(...depth)).toBeCloseTo(-R, 2);
});

describe('the shoulder', () => {
  const b = BUILDS.child8;
  const spine = new Spine(place([0, b.hip, 0]), b.torso, 0);
  const lift = (side: 1 | -1, dir: [number, number, number]) => {
    const shoulder = shoulderOf(b, spine, side);
    const wrist = shoulder.clone().add(vec(dir).setLength(b.arm * 1.9));
    return liftOf(b, spine, side, shoulder, wrist);
  };
  test('the shoulder stays in place while the arm hangs', () =>
    void expect(lift(1, [0.1, -1, 0]).length()).toBeLessThan(0.002));
  test('the shoulder rises with a lifted arm and comes forward with a reaching one', () => {
    expect(lift(1, [0.2, 1, 0]).y).toBeGreaterThan(0.02);
    expect(lift(1, [0, 0, 1]).z).toBeGreaterThan(0.006);
  });
  test('both shoulders move alike', () => {
    const [l, r] = [lift(1, [0.3, 0.5, 0.6]), lift(-1, [-0.3, 0.5, 0.6])];
    expect(l.distanceTo(vec(-r.x, r.y, r.z))).toBeLessThan(1e-9);
  });
});

test('a swaying spine keeps its length and leans the chest to the left', () => {
  const spine = new Spine(place([0, 0, 0]), 0.4, 0, 10 * DEG);
  const top = spine.point([0, 0.4, 0]);
  expect(top.x).toBeGreaterThan(0.02);
  expect(top.length()).toBeGreaterThan(0.398);
  expect(spine.point([0.1, 0.4, 0]).y).toBeLessThan(top.y);
});
