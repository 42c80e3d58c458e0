/** Rounded stones: a noisy ball pushed towards a box. boxy 0 pebble .. 1 block. */
import * as THREE from 'three';
import { closeRing } from './grid.ts';
import { mix, noise } from './math.ts';

export function stone(seed: number, boxy = 0.5, rough = 0.18, around = 12): THREE.BufferGeometry {
  const g = new THREE.SphereGeometry(1, around, Math.ceil(around * 0.75));
  const p = g.attributes.position as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const q = new THREE.Vector3().fromBufferAttribute(p, i);
    const side = Math.max(Math.abs(q.x), Math.abs(q.y), Math.abs(q.z));
    const bump = 1 + (noise(q.x * 1.7 + seed * 9.1, q.y * 1.7, q.z * 1.7) - 0.5) * 2 * rough;
    q.multiplyScalar(mix(1, 0.86 / side, boxy) * bump);
    p.setXYZ(i, q.x, q.y, q.z);
  }
  g.computeVertexNormals();
  return closeRing(g, around);
}
