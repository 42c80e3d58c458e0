/** A lawn sprinkler: the thing itself, its curtain of water, the rainbow in it. Metres. */

import * as THREE from 'three';
import { type Model, newId } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';

/** Swinging sprinkler .5 long with its hose; it throws water to +Z. */
export function sprinkler(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const s of [-1, 1])
      model.put(roundedBox(0.05, 0.05, 0.3, 0.02), { color: '#3f8f6a' }, place([s * 0.22, 0.04, 0]));
    const pipe: V3[] = [
      [-0.26, 0.12, 0],
      [0, 0.17, 0],
      [0.26, 0.12, 0],
    ];
    model.put(tube(pipe, [0.026], { around: 9, rings: 12 }), { color: '#e6b84e' });
    for (let i = -4; i <= 4; i++)
      model.put(ball([0.01, 0.016, 0.01], 6), { color: '#c8902f', line: 0.3 }, place([i * 0.05, 0.19, 0]));
    const hose: V3[] = points3('.26,.1,0 .5,.03,-.1 .9,.03,-.5 1.6,.03,-.3 2.4,.03,-1.1');
    model.put(tube(hose, [0.022], { around: 8, rings: 40 }), { color: '#4f9a62' });
  });
}

type Spray = {
  from: V3;
  /** ends of the line on the ground where the water lands */
  to: [V3, V3];
  /** height of the arcs */
  rise: number;
  arcs: number;
  /** nothing falls into this ball: the dry one's place */
  dry?: { at: V3; r: number };
  /** no stroke between the eye and these faces */
  faces?: { eye: V3; at: THREE.Vector3[]; r: number };
};
/** Arcs of water as broken strokes and drops, thicker where they break; they end overhead, behind the dry one. */
export function spray(model: Model, s: Spray): void {
  const rnd = random(11);
  const id = newId();
  const tones = ['#ffffff', '#eaf7fb', '#cbe8f2', '#a9d6e8'];
  const tone = (): string => tones[Math.floor(rnd() * tones.length)] ?? '#ffffff';
  const dry = s.dry;
  const hides = (point: THREE.Vector3): boolean => {
    const f = s.faces;
    if (!f) return false;
    const eye = vec(f.eye);
    return f.at.some((face) => {
      const view = face.clone().sub(eye);
      const t = point.clone().sub(eye).dot(view) / view.lengthSq();
      return t < 1 && eye.clone().addScaledVector(view, t).distanceTo(point) < f.r * t;
    });
  };
  for (let k = 0; k < s.arcs; k++) {
    const across = s.arcs > 1 ? k / (s.arcs - 1) : 0.5;
    const end = vec(s.to[0]).lerp(vec(s.to[1]), across);
    const rise = s.rise * mix(0.97, 1.03, rnd());
    const on = (t: number): THREE.Vector3 => {
      const point = vec(s.from).lerp(end, t);
      point.y += rise * 4 * t * (1 - t);
      return point;
    };
    for (let t = 0.02; t < 0.7; t += mix(0.03, 0.05, rnd())) {
      const long = mix(0.03, 0.05, rnd()) * mix(1.3, 0.8, t);
      const [a, b, c] = [on(t), on(t + long / 2), on(Math.min(1, t + long))];
      if ((dry && b.distanceTo(vec(dry.at)) < dry.r) || hides(b)) continue;
      const r = mix(0.006, 0.013, rnd());
      model.put(tube([a, b, c], [r * 0.4, r, r * 0.3], { around: 4, rings: 3 }), { color: tone(), id, line: 0.25 });
      if (rnd() < 0.6) continue;
      const drop = c.add(vec((rnd() - 0.5) * 0.12, (rnd() - 0.5) * 0.12, (rnd() - 0.5) * 0.12));
      const q = mix(0.008, 0.019, rnd());
      model.put(ball([q * 0.8, q * 1.2, q * 0.8], 6), { color: tone(), id, line: 0.4 }, place(drop));
    }
  }
}

/** Half a rainbow's ring, flat in XY round the origin: a veil of light without outline. */
export function rainbow(at: THREE.Matrix4, inner: number, outer: number, strength = 0.5): THREE.Mesh {
  const bands = ['#8a6fd0', '#5f9fe0', '#5fc08a', '#f6e05a', '#f6a04a', '#ee5a4c'];
  const rings = 12;
  const g = new THREE.RingGeometry(inner, outer, 72, rings, 0, Math.PI);
  const n = g.getAttribute('position').count;
  const [tint, p] = [new Float32Array(n * 4), new THREE.Vector3()];
  for (let i = 0; i < n; i++) {
    p.fromBufferAttribute(g.getAttribute('position') as THREE.BufferAttribute, i);
    const t = (Math.hypot(p.x, p.y) - inner) / (outer - inner);
    const x = Math.min(bands.length - 1.001, Math.max(0, t * (bands.length - 1)));
    const k = Math.floor(x);
    const c = color(bands[k] ?? '#ffffff').lerp(color(bands[k + 1] ?? '#ffffff'), x - k);
    // the edges and the feet fade
    const soft = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.5 * Math.min(1, p.y / (inner * 0.35));
    tint.set([c.r, c.g, c.b, soft], i * 4);
  }
  g.setAttribute('color', new THREE.BufferAttribute(tint, 4));
  const look = { vertexColors: true, transparent: true, opacity: strength, depthWrite: false, fog: false };
  const mesh = new THREE.Mesh(g, new THREE.MeshBasicMaterial({ ...look, side: THREE.DoubleSide }));
  mesh.applyMatrix4(at);
  mesh.userData.noLine = true;
  return mesh;
}
