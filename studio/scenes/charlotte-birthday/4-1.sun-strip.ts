/** The one strip of sun that reaches the blue door. Metres. */
import * as THREE from 'three';
import { type V3, vec } from '../../model/math.ts';

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
