/** What the tests of shapes look for: surfaces turned inside out, numbers that are none, mirrored copies. */
import * as THREE from 'three';
import { vi } from 'vitest';
import { type Item, type Look, Model } from '../model/bake.ts';
import { at } from '../model/math.ts';

/** A canvas that swallows every drawing: these tests look at shapes, not at paint. */
export const NO_CANVAS = {
  createElement: () => ({ getContext: () => new Proxy({}, { get: () => () => NO_GRADIENT, set: () => true }) }),
};
const NO_GRADIENT = { addColorStop: () => {}, data: { set: () => {} } };

export type Part = {
  shape: THREE.BufferGeometry;
  look: Look;
  copies: Item[];
};
/** Every part that `build` puts into a model, before parts are merged. */
export function partsOf(build: (model: Model) => unknown): Part[] {
  const parts: Part[] = [];
  const put = vi.spyOn(Model.prototype, 'put').mockImplementation(function (this: Model, shape, look = {}) {
    parts.push({ shape, look, copies: [] });
    return this;
  });
  const scatter = vi.spyOn(Model.prototype, 'scatter').mockImplementation(function (
    this: Model,
    shape,
    copies,
    look = {},
  ) {
    parts.push({ shape, look, copies });
    return this;
  });
  build(new Model());
  put.mockRestore();
  scatter.mockRestore();
  if (parts.length === 0) throw new Error('nothing was built');
  return parts;
}

/** 1 = every face looks away from the middle, -1 = every face looks inwards; flat sheets are near 0. */
function outwardness(geometry: THREE.BufferGeometry): number {
  const p = geometry.getAttribute('position');
  const index = geometry.index?.array ?? Array.from({ length: p.count }, (_, i) => i);
  geometry.computeBoundingBox();
  const middle = geometry.boundingBox?.getCenter(new THREE.Vector3()) ?? new THREE.Vector3();
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  let [sum, total] = [0, 0];
  for (let i = 0; i < index.length; i += 3) {
    a.fromBufferAttribute(p, at(index, i)).sub(middle);
    b.fromBufferAttribute(p, at(index, i + 1)).sub(middle);
    c.fromBufferAttribute(p, at(index, i + 2)).sub(middle);
    const center = a.clone().add(b).add(c).divideScalar(3);
    const normal = b.clone().sub(a).cross(c.clone().sub(a));
    sum += center.dot(normal);
    total += center.length() * normal.length();
  }
  return total === 0 ? 0 : sum / total;
}

export function faults(parts: Part[]): string[] {
  return parts.flatMap(({ shape, look, copies }, i) => {
    const found: string[] = [];
    for (const name of ['position', 'normal'])
      if (!(shape.getAttribute(name).array as Float32Array).every(Number.isFinite))
        found.push(`part ${i}: ${name} is no number`);
    if (!look.doubleSided && outwardness(shape) < -0.05) found.push(`part ${i} is inside out`);
    if (copies.some((e) => !e.at.elements.every(Number.isFinite))) found.push(`part ${i}: a copy stands nowhere`);
    if (copies.some((e) => e.at.determinant() < 0)) found.push(`part ${i}: a copy is mirrored`);
    return found;
  });
}
