/**
 * Three front doors as one comic row: strips a metre wide side by side, paper gutters between. Metres; the reader looks in from +Z.
 *
 *   strip i (0..2) has its middle at x = STRIP_X[i]; wall on z = 0, doorway x +.02..+.46 from the strip's middle, floor of porch and room y = 0.
 *   camera: [0, 1.06, 6.5] to [0, 1.0, 0], fov 21.6: the gutters at z = 1.16 then stand right before the ends of the walls.
 */
import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { color, lighten, type V3 } from '../../model/math.ts';
import { boardFloor, clapboards, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';

export const STRIP_X = [-1.02, 0, 1.02] as const;
type Strip = {
  wall: string;
  door: string;
  inside: string;
  floor: string;
};
const DOORWAY = { left: -0.12, right: 0.48, top: 1.66 };

/** Walls, doors, porch boards and gutters; what is behind each door is the scene's. */
export function doorStrips(scene: THREE.Scene, strips: readonly [Strip, Strip, Strip]): void {
  const model = new Model();
  scene.background = new THREE.Color('#fff4dc');
  for (const [i, s] of strips.entries())
    model.inside(place([STRIP_X[i] ?? 0, 0, 0]), () => {
      const { left, right, top } = DOORWAY;
      // the outer strips reach past the picture's edge
      const [x0, x1] = [i === 0 ? -0.8 : -0.51, i === 2 ? 0.8 : 0.51];
      const [wide, middle] = [x1 - x0, (x0 + x1) / 2];
      const wall: [number, number][] = [
        [x0, -0.1],
        [x0, 3],
        [x1, 3],
        [x1, -0.1],
      ];
      const hole: [number, number][] = [
        [left, -0.02],
        [left, top],
        [right, top],
        [right, -0.02],
      ];
      model.put(
        slab(wall, 0.08, { soft: 0.004, holes: [hole] }),
        { map: clapboards(), color: s.wall, line: 0.5 },
        place([0, 0, -0.04]),
      );
      const white = { color: '#fbf3e2', line: 0.8 };
      model.put(roundedBox(0.07, top + 0.06, 0.09, 0.012), white, place([left - 0.03, top / 2, 0.01]));
      model.put(roundedBox(0.05, top + 0.06, 0.09, 0.012), white, place([right + 0.015, top / 2, 0.01]));
      model.put(
        roundedBox(right - left + 0.16, 0.1, 0.12, 0.012),
        white,
        place([(left + right) / 2, top + 0.05, 0.02]),
      );
      // the leaf opens inwards, against the left wall of the hall
      model.inside(place([left + 0.02, 0, -0.09], [0, 7, 0]), () => {
        model.put(
          roundedBox(0.05, top - 0.02, right - left, 0.01),
          { tint: wash(s.door, 3) },
          place([0, top / 2, (left - right) / 2]),
        );
        model.put(ball(0.026, 12), { color: '#e6b84e', line: 0.7 }, place([0.04, 0.82, left - right + 0.07]));
      });
      // no wall reaches into the neighbor's hall
      model.put(roundedBox(0.98, 2.4, 0.04, 0.01), { tint: wash(s.inside, 2), line: 0.3 }, place([0, 1.1, -1.1]));
      for (const x of [-0.46, 0.48])
        model.put(
          roundedBox(0.04, 2.4, 1.1, 0.01),
          { tint: wash(lighten(s.inside, 0.1), 2), line: 0.3 },
          place([x, 1.1, -0.6]),
        );
      model.put(roundedBox(1.06, 0.04, 1.1, 0.01), { tint: wash(s.floor, 4), line: 0.4 }, place([0, -0.02, -0.55]));
      boardFloor(model, [x0, 0.02, x1, 1.1], -0.001, '#b98f66');
      model.put(
        roundedBox(right - left, 0.02, 0.32, 0.008),
        { tint: wash('#a06a4c', 9), line: 0.8 },
        place([(left + right) / 2, 0.012, 0.26]),
      );
      model.put(roundedBox(wide, 0.3, 0.04, 0.01), { color: '#f1e4cc', line: 0.6 }, place([middle, -0.16, 1.1]));
      model.put(roundedBox(wide, 0.4, 0.6, 0.01), { tint: wash('#86a85c', 5), line: 0.3 }, place([middle, -0.42, 1.3]));
    });
  // gutters of bare paper, a little out of plumb as a hand rules them
  for (const [x, roll] of [
    [-0.419, 0.5],
    [0.419, -0.4],
  ] as const)
    model.put(
      roundedBox(0.03, 3.4, 0.01, 0.003),
      { color: color('#fff8ea').multiplyScalar(1.1), glow: true, line: 0.9 },
      place([x, 1, 1.16], [0, 0, roll]),
    );
  scene.add(model.bake());
}

/** Fridge .58 wide in the hall of a strip, a card on it under a magnet is the scene's: its face is z = .3 of its frame. */
export function hallFridge(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      roundedBox(0.56, 1.62, 0.56, 0.08, { fine: true }),
      { tint: wash('#9fd0c6', 2, 0.08) },
      place([0, 0.82, 0]),
    );
    model.put(roundedBox(0.54, 0.016, 0.02, 0.005), { color: '#6fa59c', line: 0.6 }, place([0, 1.06, 0.283]));
    model.put(roundedBox(0.03, 0.22, 0.04, 0.012), { color: '#e9e6dc' }, place([-0.21, 0.9, 0.3]));
    model.put(roundedBox(0.03, 0.16, 0.04, 0.012), { color: '#e9e6dc' }, place([-0.21, 1.2, 0.3]));
  });
}

/** Drops that fly off a child who has run from door to door: round ahead, the tail behind. */
export function sweat(model: Model, from: THREE.Vector3, dirs: V3[], size = 0.019): void {
  for (const [x, y, z] of dirs) {
    const a = from.clone().add(new THREE.Vector3(x, y, z));
    const b = a.clone().add(new THREE.Vector3(x, y, z).setLength(size * 2.4));
    model.put(tube([a, b], [size * 0.3, size], { around: 12, rings: 8 }), { color: '#d4eef8', line: 0.35 });
    model.put(
      ball(size * 0.3, 7),
      { color: '#ffffff', line: 0 },
      place([b.x - size * 0.3, b.y + size * 0.2, b.z + size * 0.8]),
    );
  }
}
