/**
 * The ninety-one steps: a spiral stair in a round tower, cut open towards the reader. Metres.
 *
 *   the stair turns round the newel on the Y axis; wall radius 2; a step is .2 high and 20 degrees wide (18 a turn: 3.6 m).
 *   `stepAt(n, r)` is the middle of step n's top at radius r (1.2 is comfortable), n may be any whole number; step 0 is at
 *   angle 0 (towards the reader, +Z) and the stair climbs counter-clockwise seen from above: to +X, then behind, then -X.
 *   Someone going up on step n is turned by n × 20 + 90 degrees.
 *   the wall is open between -70 and +70 degrees of the reader; window slits at the back with snow light.
 * Cameras:
 *   climb:   from [.6, 2.3, 6.2] to [0, 2.2, 0], fov 36     whole turn; heroes on steps 4..8 (right side, going behind)
 *   close:   from [.2, 1.9, 3.4] to [.5, 1.7, 0], fov 36
 *   spiral of people: from [.4, 4.4, 8] to [0, 3.2, 0], fov 42
 */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, mix, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { tube } from '../model/tube.ts';
import { nutshell } from '../props/wool-clues.ts';

const [RISE, TURN, WALL] = [0.2, 20, 2];
const angle = (n: number): number => (n * TURN * Math.PI) / 180;
export const stepAt = (n: number, r = 1.2): V3 => [Math.sin(angle(n)) * r, n * RISE, Math.cos(angle(n)) * r];
export type StairsPlan = {
  /** first and last step that is built */
  from: number;
  to: number;
  /** half angle of the opening towards the reader, degrees */
  open?: number;
  /** steps with a nutshell */
  nuts?: number[];
  /** a door at the last step */
  door?: boolean;
};

export function towerStairs(scene: THREE.Scene, p: StairsPlan): void {
  const model = new Model();
  const rnd = random(6);
  const tone = (k: number) => color('#a89aa4').lerp(color(k < 0.5 ? '#8a8098' : '#c8b8a8'), rnd() * 0.6);
  const open = p.open ?? 70;
  const [low, high] = [p.from * RISE - 0.6, p.to * RISE + 2.6];
  const wedge: [number, number][] = [];
  for (let i = 0; i <= 4; i++) {
    const a = ((i / 4 - 0.5) * (TURN + 1) * Math.PI) / 180;
    wedge.push([Math.sin(a) * (WALL - 0.03), Math.cos(a) * (WALL - 0.03)]);
  }
  wedge.push([0.1, 0.2], [-0.1, 0.2]);
  for (let n = p.from; n <= p.to; n++) {
    const c = tone(rnd());
    // the outline lies in XY: lay it down, its Y towards +Z
    model.inside(place([0, n * RISE - 0.12, 0], [0, n * TURN, 0]), () =>
      model.put(slab(wedge, 0.24, { soft: 0.015 }).rotateX(Math.PI / 2), {
        tint: (q) => c.clone().multiplyScalar(0.94 + 0.1 * Math.sin(q.x * 9 + q.z * 7)),
        line: 0.8,
      }),
    );
  }
  model.put(
    tube(
      [
        [0, low, 0],
        [0, high, 0],
      ],
      [0.23],
      { around: 18, rings: 6, caps: false },
    ),
    { color: '#b8aab0', line: 0.7 },
  );
  const items = [];
  for (let row = 0; row * 0.34 + low < high; row++) {
    const y = low + row * 0.34;
    for (let i = 0; i < 19; i++) {
      const deg = (i + (row % 2) * 0.5) * (360 / 19);
      const off = Math.abs(((deg + 180) % 360) - 180);
      if (off < open) continue;
      const slit =
        Math.abs(deg - 200) < 10 &&
        Math.floor(y / 3.6 + 0.2) * 3.6 + 1.9 < y &&
        y < Math.floor(y / 3.6 + 0.2) * 3.6 + 3.0;
      if (slit) continue;
      const a = (deg / 360) * TAU;
      items.push({
        at: place(
          [Math.sin(a) * (WALL + 0.14), y, Math.cos(a) * (WALL + 0.14)],
          [0, deg, 0],
          [mix(0.66, 0.74, rnd()), 0.325, 0.32],
        ),
        color: tone(rnd()),
      });
    }
  }
  model.scatter(roundedBox(1, 1, 1, 0.09, { fine: true }), items, { line: 0.5 });
  for (let k = -1; k < 5; k++) {
    const a = (200 / 360) * TAU;
    const y = k * 3.6 + 1.85;
    if (y < low || y > high) continue;
    model.put(
      roundedBox(1.0, 1.3, 0.02, 0.01),
      { color: color('#c4d2ff').multiplyScalar(1.1), glow: true, line: 0 },
      place([Math.sin(a) * (WALL + 0.5), y + 0.6, Math.cos(a) * (WALL + 0.5)], [0, 200, 0]),
    );
  }
  for (const n of p.nuts ?? []) nutshell(model, place(stepAt(n, 1.5), [0, n * 40, 20], 1.6));
  if (p.door) {
    const [x, y, z] = stepAt(p.to, 1.15);
    model.inside(place([x, y, z], [0, p.to * TURN - 90, 0]), () => {
      model.put(
        roundedBox(1.5, 2.0, 0.1, 0.03),
        { tint: (q) => color('#8a5a3c').multiplyScalar(0.9 + 0.15 * Math.sin(q.x * 20)) },
        place([0, 1.0, -0.5]),
      );
      for (const h of [0.4, 1.6])
        model.put(roundedBox(1.5, 0.09, 0.13, 0.02), { color: '#5a4f5c' }, place([0, h, -0.5]));
    });
  }
  scene.add(model.bake());
}
