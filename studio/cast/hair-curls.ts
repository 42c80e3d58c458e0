/** Curls over a mass of lobes: painted strokes on it, loose ringlets on its outline. */
import * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { clamp, mix, random, TAU } from '../model/math.ts';
import { tube } from '../model/tube.ts';
import type { HairSpec, LobeHair } from './hair.ts';
import { shade } from './hair.ts';
import { headNormal, headPoint } from './head.ts';

/** Share of the hull's normal in a lobe's normal: at 0 every lobe is shaded as a ball, at 1 the hair as one smooth hull. */
const HULL_SHARE = 0.72;
const MIDDLE = new THREE.Vector3(0, -0.05, 0);

/** Turns the normals of something in the hair towards those of the whole head of hair. */
export function hullLight(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const position = geometry.getAttribute('position') as THREE.BufferAttribute;
  const normal = geometry.getAttribute('normal') as THREE.BufferAttribute;
  const [p, q] = [new THREE.Vector3(), new THREE.Vector3()];
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i).sub(MIDDLE).normalize();
    q.fromBufferAttribute(normal, i).lerp(p, HULL_SHARE).normalize();
    normal.setXYZ(i, q.x, q.y, q.z);
  }
  return geometry;
}

/** Where the hair is: outside the face, this thick, pressed flat above a hat's brim. */
export type HairMass = {
  inFace: (a: number, y: number, margin: number) => boolean;
  thick: (y: number) => number;
  brimAt: (a: number) => number;
};

/** Up, sideways and outward on the hull at a place. */
function axes(a: number, y: number): { out: THREE.Vector3; side: THREE.Vector3; up: THREE.Vector3 } {
  const out = headNormal(a, y).normalize();
  const side = new THREE.Vector3(0, 1, 0).cross(out).normalize();
  return { out, side, up: out.clone().cross(side) };
}

/** Dark and light S- and C-shaped strokes that lie on the mass. */
export function curlStrokes(model: Model, hair: HairSpec, s: LobeHair, mass: HairMass): void {
  const rnd = random(43);
  const id = newId();
  const many = Math.round(s.count * 0.34);
  const golden = Math.PI * (3 - Math.sqrt(5));
  for (let i = 0; i < many; i++) {
    const y0 = 1 - ((i + 0.5) / many) * 2;
    const a0 = ((i * golden + 0.6) % TAU) - Math.PI;
    if (y0 < s.bottom || mass.inFace(a0, y0, 0.36) || y0 > mass.brimAt(a0) - 0.1) continue;
    // the hair is thinner over the forehead: without this a stroke would hang in front of the face
    const front = clamp((s.open + 0.5 - Math.abs(a0)) * 2) * clamp((s.top + 0.5 - y0) * 4);
    const root = headPoint(a0, Math.max(y0, -0.72), mass.thick(y0) + s.size * (mix(0.52, 0.66, rnd()) - 0.6 * front));
    const { out, side, up } = axes(a0, y0);
    const r = s.size * mix(0.45, 0.85, rnd());
    const turn = rnd() < 0.5 ? 1 : -1;
    const curl = rnd() < 0.55;
    const points = Array.from({ length: 8 }, (_, k) => {
      const t = k / 7;
      const w = curl ? t * 4.4 : (t - 0.5) * 2;
      const [x, v] = curl
        ? [Math.cos(w) * r * (1 - t * 0.45), Math.sin(w) * r * (1 - t * 0.45)]
        : [Math.sin(w * 2.6) * r * 0.5, -w * r * 1.15];
      const point = root
        .clone()
        .addScaledVector(side, x * turn)
        .addScaledVector(up, v);
      // bends the stroke round the head
      return point.addScaledVector(out, -(x * x + v * v) * 0.42);
    });
    const w = s.size * mix(0.05, 0.085, rnd());
    const tone = i % 3 === 0 ? mix(0.62, 0.76, rnd()) : mix(0.04, 0.22, rnd());
    model.put(hullLight(tube(points, [w * 0.3, w, w * 0.8, w * 0.2], { around: 5, rings: 18 })), {
      color: shade(hair, clamp(tone)),
      id,
      line: 0,
    });
  }
}

/** Loose ringlets that stand off the outline. */
export function ringlets(model: Model, hair: HairSpec, s: LobeHair, mass: HairMass): void {
  const rnd = random(29);
  for (let i = 0; i < s.stray; i++) {
    const [a, y] = [(rnd() - 0.5) * TAU, mix(s.bottom, 0.97, rnd())];
    if (mass.inFace(a, y, 0.05) || y > mass.brimAt(a) - 0.2) continue;
    const r = s.size * mix(0.34, 0.72, rnd());
    const root = headPoint(a, Math.max(y, -0.72), mass.thick(y) * 0.9);
    const { out, side, up } = axes(a, y);
    const turn = rnd() < 0.5 ? 1 : -1;
    const points = Array.from({ length: 7 }, (_, k) => {
      const t = k * 0.6;
      const grow = 1 - k * 0.085;
      return root
        .clone()
        .addScaledVector(out, r * (0.5 + Math.sin(t) * grow))
        .addScaledVector(up, turn * r * (1 - Math.cos(t)) * grow - r * 0.1 * k)
        .addScaledVector(side, r * 0.16 * k * (i % 2 ? 1 : -1));
    });
    const w = s.size * mix(0.15, 0.26, rnd());
    model.put(hullLight(tube(points, [w, w * 1.05, w * 0.8, w * 0.15], { around: 7, rings: 16, flat: 0.6 })), {
      color: shade(hair, 0.4 + rnd() * 0.36),
      line: 0.3,
    });
  }
}
