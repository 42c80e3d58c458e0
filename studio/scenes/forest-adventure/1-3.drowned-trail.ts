/** The drowned part of a trail, as it is seen through clear water: pale round stones that go on down, and light that plays on them. */
import * as THREE from 'three';
import { color, fbm, mix, noise, smoothstep, type V3 } from '../../model/math.ts';

/** Distance to the nearest stone's middle and to the next one's, and a number of its own: stones are cells of a jittered net. */
function stoneAt(x: number, y: number): { gap: number; own: number } {
  let [first, second, own] = [9, 9, 0];
  const [X, Y] = [Math.floor(x), Math.floor(y)];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const [a, b] = [X + i, Y + j];
      const d = Math.hypot(a + 0.2 + 0.6 * noise(a * 7.3, b * 3.1) - x, b + 0.2 + 0.6 * noise(a * 2.7, b * 9.7, 4) - y);
      if (d < first) [second, first, own] = [first, d, noise(a * 5.1, b * 6.7, 9)];
      else if (d < second) second = d;
    }
  return { gap: second - first, own };
}

/**
 * A see-through skin a little above the water. `at(t, across)` is the trail's place, t 0 at the shore, 1 where it is lost; across -1..1.
 * `stones` are the rows of stones from the shore to the end.
 */
export function drownedTrail(at: (t: number, across: number) => V3, stones: number): THREE.Mesh {
  const [long, wide] = [420, 64];
  const [position, tone, index]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= long; j++)
    for (let i = 0; i <= wide; i++) {
      const [t, q] = [j / long, (i / wide) * 2 - 1];
      position.push(...at(t, q));
      // ripples bend what lies below
      const sway = 0.05 * Math.sin(t * 60 + 2.6 * noise(t * 9, 2)) * (0.4 + 0.6 * noise(t * 14, 7));
      const { gap, own } = stoneAt((q + sway) * 2.1 + 9, t * stones + 0.3 * q * q);
      const edge = 1 - smoothstep(0.66, 1, Math.abs(q + sway) + 0.3 * (noise(t * 16, q > 0 ? 3 : 8) - 0.5));
      const c = color('#a98f62')
        .lerp(color('#ffe7a8').lerp(color('#ecc988'), own), smoothstep(0.04, 0.3, gap))
        .lerp(color('#7fc0b4'), mix(0.02, 0.34, t));
      // light that the ripples gather on the ground
      const net = Math.abs(fbm(t * 17 + q * 0.6, q * 2.6 + Math.sin(t * 21) * 0.4, 2, 2) - 0.5);
      c.lerp(color('#fffbe6'), 0.7 * smoothstep(0.05, 0.012, net));
      tone.push(c.r, c.g, c.b, edge * smoothstep(0, 0.03, t) * mix(0.95, 0.6, t));
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
  // over the water's mirror, which is see-through as well
  mesh.renderOrder = 1;
  return mesh;
}
