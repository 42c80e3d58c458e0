/** What only the knock at the blue door needs: brass that shows who stands before it, and one strip of sun. Metres. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';

/** Polished flap of a mail slot, .5 x .2, with a round worried face in it at `x`; wall on z = 0. */
export function brassMirror(model: Model, at: THREE.Matrix4, x: number): void {
  model.inside(at, () => {
    model.put(roundedBox(0.52, 0.225, 0.024, 0.011, { fine: true }), { color: '#b98426', line: 0.8 });
    model.put(
      roundedBox(0.45, 0.165, 0.03, 0.013, { fine: true }),
      { tint: (q) => color('#f7d67c').lerp(color('#c98f3a'), smoothstep(-0.08, 0.09, q.y + 0.2 * q.x)), line: 0.6 },
      place([0, 0, 0.003]),
    );
    const spot = (size: [number, number], tone: string, dx: number, dy: number, dz: number) =>
      model.put(ball([...size, 0.004], 20), { color: tone, line: 0, face: 1 }, place([x + dx, dy, 0.019 + dz]));
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (-0.16 + 1.32 * (i / 8));
      spot([0.034, 0.026], '#7d4a2a', Math.cos(a) * 0.084, Math.sin(a) * 0.046 - 0.006, 0);
    }
    spot([0.08, 0.057], '#f3c596', 0, -0.014, 0.002);
    for (const k of [-1, 1]) {
      spot([0.017, 0.019], '#fff6e4', k * 0.03, 0.002, 0.004);
      spot([0.009, 0.012], '#3a2218', k * 0.03 - 0.003, 0.004, 0.006);
      spot([0.016, 0.009], '#e8906a', k * 0.05, -0.03, 0.004);
      const brow: V3[] = [
        [x + k * 0.018, 0.034, 0.026],
        [x + k * 0.042, 0.027, 0.026],
      ];
      model.put(tube(brow, [0.003], { around: 6 }), { color: '#5e3a28', line: 0, face: 1 });
    }
    spot([0.008, 0.006], '#8a3a2a', 0, -0.042, 0.004);
  });
}

/**
 * Four unseen boards before the sun: what is left is a strip of light `wide` metres high that lies on a wall facing +Z
 * (house frame `at`) through `through`, along the sun's own slope. `sun` points to the light, in the house's frame;
 * `ends` are how far the gap goes to the sun's side of `through` and beyond it.
 */
export function sunStrip(
  at: THREE.Matrix4,
  through: V3,
  sun: V3,
  { wide, ends }: { wide: number; ends: [number, number] },
): THREE.Group {
  const group = new THREE.Group();
  const n = vec(sun).normalize();
  const wall = vec(0, 0, 1);
  const along = wall.addScaledVector(n, -wall.dot(n)).normalize();
  const across = n.clone().cross(along);
  const far = vec(through).addScaledVector(n, 3.4);
  const board = (a: number, b: number) => {
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(5, 4),
      new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: THREE.DoubleSide }),
    );
    mesh.material.shadowSide = THREE.DoubleSide;
    const middle = far.clone().addScaledVector(along, a).addScaledVector(across, b);
    mesh.applyMatrix4(new THREE.Matrix4().makeBasis(along, across, along.clone().cross(across)).setPosition(middle));
    mesh.applyMatrix4(at);
    mesh.castShadow = true;
    mesh.userData.noLine = true;
    group.add(mesh);
  };
  for (const s of [-1, 1]) board(0, s * (2 + wide / 2));
  board(ends[0] - 2.5, 0);
  board(ends[1] + 2.5, 0);
  return group;
}
