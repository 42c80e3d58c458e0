/** People of long ago as a thin drawing of themselves: every color drawn towards one pale tone, hats and all. */
import * as THREE from 'three';
import { color } from '../model/math.ts';
import type { Person } from './person.ts';

const thin = (v: unknown, tone: string, k: number): unknown => {
  if (typeof v === 'string') return /^#[0-9a-f]{6}$/i.test(v) ? `#${color(v).lerp(color(tone), k).getHexString()}` : v;
  if (Array.isArray(v)) return v.map((x) => thin(x, tone, k));
  if (v && typeof v === 'object') return Object.fromEntries(Object.entries(v).map(([n, x]) => [n, thin(x, tone, k)]));
  return v;
};
/** Skin, hair and clothes; the face is painted from these, so this comes before `character`. */
export const faded = (person: Person, tone: string, k: number): Person => thin(person, tone, k) as Person;

/** What a person wears that has colors of its own: fades the built figure. */
export function fade(model: THREE.Object3D, tone: string, k: number): void {
  const to = color(tone);
  model.traverse((o) => {
    if (!(o instanceof THREE.Mesh)) return;
    const c = (o.geometry as THREE.BufferGeometry).getAttribute('color');
    if (!c) return;
    for (let i = 0; i < c.count; i++) {
      const t = new THREE.Color(c.getX(i), c.getY(i), c.getZ(i));
      // white vertices carry a painted map
      if (t.r + t.g + t.b > 2.97) continue;
      t.lerp(to, k);
      c.setXYZ(i, t.r, t.g, t.b);
    }
    c.needsUpdate = true;
  });
}
