/** Box with soft edges; `wobble` (metres) makes it hand-made. 108 triangles, or 300 with fine = true. */
import * as THREE from 'three';
import { clamp, noise, vec } from './math.ts';

export function roundedBox(
  w: number,
  h: number,
  d: number,
  r = 0.02,
  o: { wobble?: number; seed?: number; fine?: boolean } = {},
) {
  const n = o.fine ? 5 : 3;
  const g = new THREE.BoxGeometry(w, h, d, n, n, n);
  const half = vec(w / 2, h / 2, d / 2);
  const radius = Math.min(r, half.x, half.y, half.z);
  const p = g.getAttribute('position') as THREE.BufferAttribute;
  const normal = g.getAttribute('normal') as THREE.BufferAttribute;
  const uv = g.getAttribute('uv') as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const q = new THREE.Vector3().fromBufferAttribute(p, i);
    const face = new THREE.Vector3().fromBufferAttribute(normal, i);
    const core = q.clone();
    for (const k of ['x', 'y', 'z'] as const) {
      // grid lines move next to the edges so that the few polygons sit on the bevel
      const f = q[k] / half[k];
      const a = Math.abs(f);
      q[k] = Math.sign(f) * (a > 0.99 ? half[k] : n === 5 && a > 0.5 ? half[k] - radius * 0.35 : half[k] - radius);
      core[k] = clamp(q[k], -(half[k] - radius), half[k] - radius);
    }
    const out = q.clone().sub(core);
    const dir = out.lengthSq() > 1e-10 ? out.normalize() : face.clone();
    const at = core.addScaledVector(dir, radius);
    const flat: [number, number] =
      Math.abs(face.x) > 0.5 ? [at.z, at.y] : Math.abs(face.y) > 0.5 ? [at.x, at.z] : [at.x, at.y];
    uv.setXY(i, ...flat);
    if (o.wobble) {
      const [k, s] = [4.5 / Math.max(w, h, d), o.seed ?? 1];
      at.x += (noise(at.x * k + s, at.y * k, at.z * k) - 0.5) * o.wobble;
      at.y += (noise(at.x * k, at.y * k + s, at.z * k + 9) - 0.5) * o.wobble;
      at.z += (noise(at.x * k + 5, at.y * k, at.z * k + s) - 0.5) * o.wobble;
    }
    p.setXYZ(i, at.x, at.y, at.z);
    normal.setXYZ(i, dir.x, dir.y, dir.z);
  }
  return g;
}
