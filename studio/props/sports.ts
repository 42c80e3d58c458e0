/** Things to play and swim with: football, goal, painted pool water, kickboard, skipping rope. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { move, place } from '../model/place.ts';
import { slab } from '../model/slab.ts';
import { ball, tube } from '../model/tube.ts';

/** Football of radius `r`, centered: twelve dark five-cornered patches, and seams between them. */
export function football(model: Model, at: THREE.Matrix4, r: number): void {
  const t = (1 + Math.sqrt(5)) / 2;
  const corners = [-1, 1].flatMap((a) =>
    [-t, t].flatMap((b) => [vec(0, a, b).normalize(), vec(a, b, 0).normalize(), vec(b, 0, a).normalize()]),
  );
  const id = newId();
  model.inside(at, () => {
    model.put(ball(r, 56), { color: '#fff8ec', id });
    for (const c of corners) {
      const near = corners.filter((d) => d !== c && d.distanceTo(c) < 1.1);
      const x = near[0]?.clone().sub(c) ?? vec(1);
      x.addScaledVector(c, -x.dot(c)).normalize();
      const y = c.clone().cross(x);
      const turn = (d: THREE.Vector3) => Math.atan2(d.dot(y), d.dot(x));
      const ringed = near.sort((a, b) => turn(a) - turn(b));
      // corners of the patch lie a third of the way to each neighbor
      const tips = ringed.map((d) => c.clone().lerp(d, 0.325));
      const patch = grid(
        (u, w) => {
          const k = Math.min(4.999, u * 5);
          const [a, b] = [tips[Math.floor(k) % 5] ?? c, tips[(Math.floor(k) + 1) % 5] ?? c];
          const edge = a.clone().lerp(b, k % 1);
          return c
            .clone()
            .lerp(edge, w)
            .normalize()
            .multiplyScalar(r * 1.006)
            .toArray() as V3;
        },
        40,
        6,
      );
      model.put(patch, { color: '#3a3344', doubleSided: true, line: 0.5 });
      for (const d of ringed) {
        if (c.x + c.y * 2 + c.z * 4 > d.x + d.y * 2 + d.z * 4) continue;
        const seam = [0.33, 0.5, 0.67].map((k) =>
          c
            .clone()
            .lerp(d, k)
            .normalize()
            .multiplyScalar(r * 1.0),
        );
        model.put(tube(seam, [r * 0.012], { around: 6, rings: 8 }), { color: '#b3a4a4', line: 0.5 });
      }
    }
  });
}

/** Goal 1.9 wide and 1.05 high with a net, open to +Z. */
export function goal(model: Model, at: THREE.Matrix4): void {
  const [w, h, d] = [0.95, 1.05, 0.5];
  const post = { color: '#fffaf0' };
  const cord = { color: '#f6f0e2', line: 0.15 };
  model.inside(at, () => {
    model.put(
      tube(
        [
          [-w, 0, 0],
          [-w, h - 0.02, 0],
        ],
        [0.04],
        { around: 12, rings: 4 },
      ),
      post,
    );
    model.put(
      tube(
        [
          [w, 0, 0],
          [w, h - 0.02, 0],
        ],
        [0.04],
        { around: 12, rings: 4 },
      ),
      post,
    );
    model.put(
      tube(
        [
          [-w, h, 0],
          [w, h, 0],
        ],
        [0.04],
        { around: 12, rings: 4 },
      ),
      post,
    );
    const net = (x: number, y: number): V3 => [x, y, -d * (1 - (y / h) ** 1.6) - 0.04 * Math.sin((x / w) * 3 + 1)];
    for (let i = 0; i <= 16; i++) {
      const x = -w + (i / 16) * 2 * w;
      model.put(
        tube(
          [0, 0.33, 0.66, 1].map((k) => net(x, k * h)),
          [0.008],
          { around: 5, rings: 10 },
        ),
        cord,
      );
    }
    for (let i = 0; i < 9; i++) {
      const y = (i / 9) * h;
      model.put(
        tube(
          [-1, -0.5, 0, 0.5, 1].map((k) => net(k * w, y)),
          [0.008],
          { around: 5, rings: 16 },
        ),
        cord,
      );
    }
  });
}

/** Height of the painted waves. */
export const waveAt = (x: number, z: number): number =>
  0.03 * Math.sin(x * 5 + 2 * noise(z * 1.7, 3)) * Math.sin(z * 3.4 + x) + 0.03 * (fbm(x * 1.6, z * 2.6) - 0.5);
/** Painted water round the origin, 7 m wide: body color with light strokes that lie along the waves. */
export function paintedWater(model: Model, [deep, body, light]: [string, string, string], size = 7): void {
  const sheet = grid(
    (u, w) => {
      const [x, z] = [(u - 0.5) * size, (0.5 - w) * size];
      return [x, waveAt(x, z), z];
    },
    150,
    150,
  );
  model.put(sheet, {
    line: 0,
    tint: (point) => {
      const stroke = fbm(point.x * 2.3 + 0.6 * Math.sin(point.z * 3), point.z * 9, 2, 3);
      const c = color(deep).lerp(color(body), smoothstep(0.3, 0.55, stroke));
      return c.lerp(color(light), smoothstep(0.6, 0.68, stroke) * 0.7);
    },
  });
}

/** A painted splash: tongues of water that leave the middle on all sides, thin out and bend over, and a few drops. */
export function spray(model: Model, at: V3, spread: number, n: number, seed = 1): void {
  const look = {
    line: 0.35,
    tint: (point: THREE.Vector3) => color('#c9ecf0').lerp(color('#ffffff'), smoothstep(0, spread, point.y - at[1])),
  };
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + 0.5 * noise(i * 4.1, seed);
    const [far, up] = [
      spread * mix(0.45, 1, noise(i * 3.1, seed, 5)),
      spread * mix(0.5, 1.15, noise(i * 5.7, seed, 9)),
    ];
    const on = (k: number, h: number): V3 => [
      at[0] + Math.cos(a) * far * k,
      at[1] + up * h,
      at[2] + Math.sin(a) * far * k * 0.7,
    ];
    const r = spread * mix(0.1, 0.17, noise(i * 2.3, seed, 2));
    model.put(
      tube([on(0.15, -0.1), on(0.55, 0.5), on(1, 0.86), on(1.35, 0.72)], [r * 2.1, r * 1.35, r * 0.7, r * 0.3], {
        around: 9,
        rings: 14,
      }),
      look,
    );
    if (i % 3 === 0) {
      const d = on(1.6, 0.95);
      model.put(ball([r * 0.42, r * 0.55, r * 0.42], 10), look, move(...d));
    }
  }
}
/** Foam that lies on the waves, thin and torn at the edge: [x, z, radius along x, radius along z]. */
export function foamPatch(model: Model, list: [number, number, number, number][]): void {
  for (const [i, [x, z, rx, rz]] of list.entries()) {
    const sheet = grid(
      (u, w) => {
        const a = u * TAU;
        const edge = 0.82 + 0.2 * Math.sin(a * 3 + i) + 0.12 * Math.sin(a * 7 + i * 2);
        const [px, pz] = [x + Math.cos(a) * rx * w * edge, z + Math.sin(a) * rz * w * edge];
        return [px, waveAt(px, pz) + 0.006 + 0.012 * (1 - w * w), pz];
      },
      48,
      6,
    );
    model.put(sheet, { doubleSided: true, line: 0.2, color: '#e4f5f2' });
  }
}

/** Swimming float with a round nose, lying flat, nose to +Z; `w` wide. */
export function kickboard(model: Model, at: THREE.Matrix4, w: number): void {
  const half: [number, number][] = [
    [-w * 0.5, -w * 0.75],
    [w * 0.5, -w * 0.75],
    [w * 0.54, 0],
    [w * 0.42, w * 0.55],
    [0, w * 0.8],
    [-w * 0.42, w * 0.55],
    [-w * 0.54, 0],
  ];
  model.inside(at, () => {
    model.put(
      slab(half, w * 0.16, { smooth: true, soft: w * 0.06 }),
      { color: '#f6c233' },
      place([0, 0, 0], [90, 0, 0]),
    );
    model.put(ball([w * 0.2, 0.012, w * 0.2], 24), { color: '#e4604c', line: 0.5 }, place([0, w * 0.08, w * 0.25]));
  });
}

/** Skipping rope between two handles: [end, hand end] each; the rope follows `path`. */
export function skippingRope(model: Model, path: V3[], handles: [V3, V3][]): void {
  model.put(tube(path, [0.014], { around: 8, rings: 90 }), { color: '#e4503c', line: 0.7 });
  for (const [a, b] of handles) model.put(tube([a, b], [0.02, 0.024], { around: 12, rings: 4 }), { color: '#f6c233' });
}
