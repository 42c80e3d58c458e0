/** Collects parts, merges them by material, and gives every part an id and vertex color for paint and pencil. */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type MaterialKind, material } from './material.ts';
import { at, color } from './math.ts';

export interface Look extends MaterialKind {
  /** plain color; multiplies `map` when there is one (use white, the default) */
  color?: string | THREE.Color;
  /** parts with one id have no pencil line between them */
  id?: number;
  /** pencil strength on this part's outline, 0..1 */
  line?: number;
  /** 1 = face: finer brush, crisp drawing */
  face?: number;
  /** `scatter` only: small plants: no shadow, left out of mirrors, three times faster */
  slight?: boolean;
  /** color by place, in the part's own space */
  tint?: (place: THREE.Vector3, normal: THREE.Vector3) => THREE.Color;
}
export type Item = {
  at: THREE.Matrix4;
  color: THREE.Color;
};
let lastId = 0;
export const newId = (): number => ++lastId;
const KEPT = ['position', 'normal', 'uv', 'color', 'aid'];

function paintVertices(geometry: THREE.BufferGeometry, look: Look): void {
  const n = geometry.getAttribute('position').count;
  const base = look.color instanceof THREE.Color ? look.color : color(look.color ?? '#ffffff');
  const id = look.id ?? newId();
  const [colors, ids] = [new Float32Array(n * 3), new Float32Array(n * 4)];
  const [p, q] = [new THREE.Vector3(), new THREE.Vector3()];
  for (let i = 0; i < n; i++) {
    let c = base;
    if (look.tint) {
      p.fromBufferAttribute(geometry.attributes.position as THREE.BufferAttribute, i);
      q.fromBufferAttribute(geometry.attributes.normal as THREE.BufferAttribute, i);
      c = look.tint(p, q);
    }
    colors.set([c.r, c.g, c.b], i * 3);
    // trap: a mesh without `aid` reads (0, 0, 0, 1), so skin is 0 in the last place
    ids.set([id, look.line ?? 1, look.face ?? 0, look.skin ? 0 : 1], i * 4);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(colors, 3));
  geometry.setAttribute('aid', new THREE.BufferAttribute(ids, 4));
  for (const k of Object.keys(geometry.attributes)) if (!KEPT.includes(k)) geometry.deleteAttribute(k);
  if (!geometry.index) geometry.setIndex(Array.from({ length: n }, (_, i) => i));
}

export class Model extends THREE.Group {
  private parts = new Map<THREE.Material, THREE.BufferGeometry[]>();
  private stack = [new THREE.Matrix4()];

  /** Where parts put now will land, in the model's space. */
  get here(): THREE.Matrix4 {
    return at(this.stack, -1);
  }
  /** Puts everything that `build` adds into `frame`. */
  inside(frame: THREE.Matrix4, build: () => void): void {
    this.stack.push(this.here.clone().multiply(frame));
    build();
    this.stack.pop();
  }
  put(geometry: THREE.BufferGeometry, look: Look = {}, where?: THREE.Matrix4): this {
    paintVertices(geometry, look);
    if (where) geometry.applyMatrix4(where);
    geometry.applyMatrix4(this.here);
    const m = material(look);
    const list = this.parts.get(m) ?? [];
    list.push(geometry);
    this.parts.set(m, list);
    return this;
  }
  /** Many copies of one shape: one upload, one draw. Each copy gets its own id. */
  scatter(geometry: THREE.BufferGeometry, items: Item[], look: Look = {}): this {
    if (!items.length) return this;
    paintVertices(geometry, { ...look, color: '#ffffff' });
    const mesh = new THREE.InstancedMesh(geometry, material(look), items.length);
    items.forEach((e, i) => {
      mesh.setMatrixAt(i, this.here.clone().multiply(e.at));
      mesh.setColorAt(i, e.color);
    });
    mesh.castShadow = !look.slight;
    mesh.receiveShadow = true;
    mesh.userData.slight = look.slight ?? false;
    mesh.frustumCulled = false;
    this.add(mesh);
    return this;
  }
  /** Merges what was put; call once at the end. */
  bake(o: { cast?: boolean; receive?: boolean } = {}): this {
    for (const [m, list] of this.parts) {
      const mesh = new THREE.Mesh(mergeGeometries(list, false), m);
      mesh.castShadow = o.cast ?? true;
      mesh.receiveShadow = o.receive ?? true;
      this.add(mesh);
    }
    this.parts.clear();
    return this;
  }
}
