/** Things for a night outdoors: thermos, canteen, shadows on a tent. Metres; each stands on y = 0 of its own frame. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { flatShape, type P2 } from '../model/leaves.ts';
import { color, random, TAU } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

export function thermos(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    const body: [number, number][] = [
      [0, 0.03],
      [0.006, 0.042],
      [0.16, 0.042],
      [0.185, 0.034],
    ];
    m.put(lathe(body, { around: 22 }), { color: '#ef7f2e' });
    m.put(
      lathe(
        [
          [0.18, 0.036],
          [0.19, 0.038],
          [0.235, 0.036],
          [0.245, 0.01],
        ],
        { around: 20 },
      ),
      { color: '#d8d2ca' },
    );
    m.put(ring(0.043, 0.043, 0.03, 0.006), { color: '#c9602a', line: 0.4 });
  });
}

/** Round water bottle with a strap; the mouth is up. */
export function canteen(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(ball([0.09, 0.09, 0.045], 22), { color: '#5f8f8a' }, place([0, 0.09, 0]));
    m.put(ring(0.088, 0.088, 0, 0.012), { color: '#3f6a66', line: 0.5 }, place([0, 0.09, 0], [90, 0, 0]));
    m.put(
      tube(
        [
          [0, 0.17, 0],
          [0, 0.215, 0],
        ],
        [0.022, 0.02],
        { around: 12, rings: 3 },
      ),
      { color: '#d8d2ca' },
    );
  });
}

export type Shadow = 'curls' | 'round' | 'braids';
/** Shadow of a child sitting up in bed, hair on end, as a flat shape in the XY plane standing on y = 0. */
export function shadowOnCloth(m: Model, at: THREE.Matrix4, kind: Shadow, tone = '#5a2f3a'): void {
  const rnd = random(kind.length * 7);
  const outline: P2[] = [];
  const hair = (a: number) => {
    const spike = Math.abs(((a / TAU) * 26) % 1) < 0.5 ? 1 : 0;
    const up = Math.max(0, Math.cos(a)) ** 0.5;
    return 0.2 + up * (0.035 + spike * (0.06 + 0.05 * rnd()));
  };
  for (let i = 0; i <= 60; i++) {
    const a = -2.5 + (i / 60) * 5;
    const r = hair(a);
    outline.push([Math.sin(a) * r, 0.72 + Math.cos(a) * r]);
  }
  outline.push(
    [0.1, 0.52],
    [0.27, 0.42],
    [0.34, 0.2],
    [0.38, 0],
    [-0.38, 0],
    [-0.34, 0.2],
    [-0.27, 0.42],
    [-0.1, 0.52],
  );
  const dark = { glow: true, doubleSided: true, line: 0.25, color: color(tone) };
  m.inside(at, () => {
    m.put(flatShape(outline), dark);
    if (kind === 'braids')
      for (const s of [-1, 1]) {
        const braid: P2[] = [
          [s * 0.17, 0.78],
          [s * 0.32, 0.88],
          [s * 0.46, 1.0],
          [s * 0.5, 1.04],
          [s * 0.47, 0.94],
          [s * 0.34, 0.78],
          [s * 0.18, 0.66],
        ];
        m.put(flatShape(s > 0 ? braid.reverse() : braid), dark, place([0, 0, 0.004]));
      }
    if (kind === 'curls')
      for (let i = 0; i < 16; i++) {
        const a = -1.9 + (i / 15) * 3.8;
        m.put(new THREE.CircleGeometry(0.06, 12), dark, place([Math.sin(a) * 0.23, 0.72 + Math.cos(a) * 0.23, 0.003]));
      }
  });
}

/** Long ribbed black pipe along a path; open at both ends. */
export function drainpipe(m: Model, path: [number, number, number][], r: number): void {
  const black = '#3d3a48';
  const curve = new THREE.CatmullRomCurve3(path.map((p) => new THREE.Vector3(...p)));
  m.put(tube(path, [r * 0.9], { around: 16, rings: path.length * 10, caps: false }), {
    color: black,
    doubleSided: true,
  });
  const ribs = Math.round(curve.getLength() / (r * 0.75));
  for (let i = 0; i <= ribs; i++) {
    const at = curve.getPointAt(i / ribs);
    const along = curve.getTangentAt(i / ribs);
    m.put(
      ring(r, r, 0, r * 0.17),
      { color: i % 6 ? '#4a4656' : '#5c5768', line: 0.5 },
      frame(at, along, new THREE.Vector3(0, 1, 0.1)),
    );
  }
}

/** Crate of wire mesh, `size` wide, centred on its frame. */
export function wireCrate(m: Model, at: THREE.Matrix4, size: number): void {
  const h = size / 2;
  const wire = { color: '#b4bac2', line: 0.6 };
  const bar = (a: [number, number, number], b: [number, number, number], r = 0.007) =>
    m.put(tube([a, b], [r], { around: 5, rings: 2 }), wire);
  m.inside(at, () => {
    for (let i = 0; i <= 4; i++) {
      const k = -h + (size * i) / 4;
      const r = i % 4 ? 0.005 : 0.012;
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
