/** Things for a night outdoors: thermos, canteen, shadows on a tent. Metres; each stands on y = 0 of its own frame. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

export function thermos(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    const body: [number, number][] = points2('0,.03 .006,.042 .16,.042 .185,.034');
    model.put(lathe(body, { around: 22 }), { color: '#ef7f2e' });
    model.put(lathe(points2('.18,.036 .19,.038 .235,.036 .245,.01'), { around: 20 }), { color: '#d8d2ca' });
    model.put(ring(0.043, 0.043, 0.03, 0.006), { color: '#c9602a', line: 0.4 });
  });
}

/** Round water bottle with a neck, a strap round its rim and a cap that hangs on a cord; the mouth is up. */
export function canteen(model: Model, at: THREE.Matrix4): void {
  const metal = { color: '#d8d2ca' };
  model.inside(at, () => {
    model.put(ball([0.09, 0.09, 0.045], 22), { color: '#5f8f8a' }, place([0, 0.09, 0]));
    model.put(ring(0.089, 0.089, 0, 0.014), { color: '#c98a4a', line: 0.6 }, place([0, 0.09, 0], [90, 0, 0]));
    for (const s of [-1, 1])
      model.put(ball([0.05, 0.05, 0.008], 16), { color: '#7fb0a8', line: 0.6 }, place([0, 0.09, s * 0.042]));
    const neck: [number, number][] = points2('.165,.03 .18,.026 .205,.022 .215,.026 .224,.026');
    model.put(lathe(neck, { around: 16 }), { ...metal, doubleSided: true });
    model.put(ball([0.021, 0.003, 0.021], 12), { color: '#4a5f60', line: 0 }, place([0, 0.222, 0]));
    const cord: V3[] = [
      [0.024, 0.19, 0],
      [0.07, 0.2, 0.01],
      [0.1, 0.17, 0.012],
    ];
    model.put(tube(cord, [0.004], { around: 5 }), { color: '#8a5a3c', line: 0.5 });
    model.put(lathe(points2('0,.006 0,.028 .024,.028 .028,.006'), { around: 14 }), metal, place([0.1, 0.145, 0.012]));
  });
}

/** Long ribbed black pipe along a path; open at both ends. */
export function drainpipe(model: Model, path: [number, number, number][], r: number): void {
  const black = '#3d3a48';
  const curve = new THREE.CatmullRomCurve3(path.map((p) => new THREE.Vector3(...p)));
  model.put(tube(path, [r * 0.9], { around: 16, rings: path.length * 10, caps: false }), {
    color: black,
    doubleSided: true,
  });
  const ribs = Math.round(curve.getLength() / (r * 0.75));
  for (let i = 0; i <= ribs; i++) {
    const at = curve.getPointAt(i / ribs);
    const along = curve.getTangentAt(i / ribs);
    model.put(
      ring(r, r, 0, r * 0.17),
      { color: i % 6 ? '#4a4656' : '#5c5768', line: 0.5 },
      frame(at, along, new THREE.Vector3(0, 1, 0.1)),
    );
  }
}

/** Crate of wire mesh, `size` wide, centered on its frame; `cells` meshes along each side. */
export function wireCrate(model: Model, at: THREE.Matrix4, size: number, cells = 4): void {
  const h = size / 2;
  const wire = { color: '#b4bac2', line: 0.6 };
  const bar = (a: [number, number, number], b: [number, number, number], r = 0.007) =>
    model.put(tube([a, b], [r], { around: 5, rings: 2 }), wire);
  model.inside(at, () => {
    for (let i = 0; i <= cells; i++) {
      const k = -h + (size * i) / cells;
      const r = i % cells ? 0.005 : 0.012;
      for (const s of [-h, h]) {
        bar([k, -h * 0.8, s], [k, h * 0.8, s], r);
        bar([s, -h * 0.8, k], [s, h * 0.8, k], r);
        bar([k, s * 0.8, -h], [k, s * 0.8, h], r);
        bar([-h, s * 0.8, k], [h, s * 0.8, k], r);
        bar([-h, k * 0.8, s], [h, k * 0.8, s], r);
        bar([s, k * 0.8, -h], [s, k * 0.8, h], r);
      }
    }
  });
}
