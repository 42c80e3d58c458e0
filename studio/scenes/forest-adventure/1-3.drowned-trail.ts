/** The drowned part of a trail, as it is seen through clear water: ruts that waver, and fade where it gets deep. */
import * as THREE from 'three';
import { color, noise, smoothstep, type V3 } from '../../model/math.ts';

/**
 * A see-through skin a little above the water. `at(t, across)` is the trail's place, t 0 at the shore, 1 where it is lost; across -1..1.
 * Ruts lie at ±.45.
 */
export function drownedTrail(at: (t: number, across: number) => V3): THREE.Mesh {
  const [long, wide] = [150, 30];
  const [position, tone, index]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= long; j++)
    for (let i = 0; i <= wide; i++) {
      const [t, q] = [j / long, (i / wide) * 2 - 1];
      // ripples bend what lies below, more the deeper it is
      const sway = 0.16 * t * Math.sin(t * 46 + 2 * noise(t * 9, 2)) * (0.4 + 0.6 * noise(t * 12, 7));
      position.push(...at(t, q));
      const off = Math.abs(q + sway);
      const rut = Math.exp(-(((off - 0.45) / 0.15) ** 2));
      const edge = 1 - smoothstep(0.72, 1, Math.abs(q + sway * 1.4 + 0.25 * (noise(t * 14, q > 0 ? 3 : 8) - 0.5)));
      const c = color('#e9cf98')
        .lerp(color('#7a5638'), rut * 0.86)
        .lerp(color('#8fb8a6'), smoothstep(0.3, 1, t) * 0.55);
      // light that the ripples gather on the ground
      if (noise(t * 30, q * 2.6 + Math.sin(t * 21)) > 0.7) c.lerp(color('#fff4d2'), 0.45);
      tone.push(c.r, c.g, c.b, edge * (0.96 - 0.96 * smoothstep(0.2, 1, t) ** 1.2));
    }
  for (let j = 0; j < long; j++)
    for (let i = 0; i < wide; i++) {
      const a = j * (wide + 1) + i;
      const b = a + wide + 1;
      index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(tone, 4));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const look = { vertexColors: true, transparent: true, depthWrite: false, fog: false, side: THREE.DoubleSide };
  const mesh = new THREE.Mesh(geometry, new THREE.MeshBasicMaterial(look));
  mesh.userData.noLine = true;
  return mesh;
}
