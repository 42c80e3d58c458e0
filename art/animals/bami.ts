/** Bami: a chestnut-brown cat with a white tail tip. Faces +Z, stands on y = 0; about .4 m tall sitting. */
import * as THREE from 'three';
import { Model, newId } from '../model/bake.ts';
import { color, mix, noise, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';

export type BamiPose = 'sit' | 'stand' | 'loaf' | 'pull';
export interface BamiActing {
  at: THREE.Matrix4;
  pose: BamiPose;
  /** head [down, left, tilt] degrees */
  head?: V3;
  /** 0 wide awake .. 1 asleep; .4 is a cat who knows something */
  lid?: number;
  /** [left +, up +], -1..1 */
  gaze?: [number, number];
  /** another cat's fur: back, sides, belly */
  coat?: typeof CHESTNUT;
  /** path of the tail in the cat's own space; the last fifth is white */
  tail?: V3[];
}
export interface BamiActor {
  model: Model;
  head: HeadSpot;
  /** between the teeth, in the world */
  mouth: THREE.Vector3;
}
const CHESTNUT = { back: '#7a4526', side: '#9a5c33', belly: '#c08a58' };
const HEAD = 0.105;

interface Stance {
  body: V3[];
  radii: number[];
  head: V3;
  /** front and hind feet: [half gap, z], and where their legs leave the body [y, z] */
  front?: [V3, V3];
  hind?: [V3, V3];
  haunch?: V3;
  tail: V3[];
}
const STANCES: Record<BamiPose, Stance> = {
  sit: {
    body: [
      [0, 0.08, -0.1],
      [0, 0.15, -0.055],
      [0, 0.25, 0.03],
      [0, 0.3, 0.05],
    ],
    radii: [0.1, 0.112, 0.082, 0.055],
    head: [0, 0.375, 0.075],
    front: [
      [0.042, 0.22, 0.075],
      [0.045, 0.02, 0.1],
    ],
    haunch: [0.085, 0.075, -0.035],
    tail: [
      [0.02, 0.06, -0.18],
      [0.15, 0.04, -0.17],
      [0.22, 0.035, -0.03],
      [0.17, 0.035, 0.1],
    ],
  },
  stand: {
    body: [
      [0, 0.22, -0.2],
      [0, 0.215, -0.04],
      [0, 0.23, 0.13],
      [0, 0.27, 0.19],
    ],
    radii: [0.078, 0.095, 0.085, 0.06],
    head: [0, 0.335, 0.25],
    front: [
      [0.05, 0.2, 0.13],
      [0.046, 0.02, 0.15],
    ],
    hind: [
      [0.052, 0.2, -0.17],
      [0.052, 0.02, -0.19],
    ],
    tail: [
      [0, 0.24, -0.26],
      [0.02, 0.34, -0.36],
      [0.04, 0.47, -0.36],
      [0.0, 0.56, -0.29],
    ],
  },
  loaf: {
    body: [
      [0, 0.09, -0.18],
      [0, 0.105, -0.04],
      [0, 0.105, 0.1],
      [0, 0.13, 0.15],
    ],
    radii: [0.085, 0.11, 0.09, 0.06],
    head: [0, 0.215, 0.19],
    front: [
      [0.05, 0.06, 0.13],
      [0.045, 0.02, 0.2],
    ],
    haunch: [0.085, 0.07, -0.12],
    tail: [
      [0, 0.08, -0.25],
      [0.13, 0.04, -0.27],
      [0.22, 0.03, -0.14],
      [0.2, 0.035, 0.02],
    ],
  },
  // all four feet braced against what the teeth hold
  pull: {
    body: [
      [0, 0.15, -0.22],
      [0, 0.19, -0.07],
      [0, 0.215, 0.09],
      [0, 0.24, 0.14],
    ],
    radii: [0.088, 0.1, 0.084, 0.06],
    head: [0, 0.29, 0.19],
    front: [
      [0.052, 0.17, 0.09],
      [0.06, 0.02, 0.25],
    ],
    hind: [
      [0.06, 0.13, -0.18],
      [0.075, 0.02, -0.08],
    ],
    tail: [
      [0, 0.17, -0.29],
      [0.03, 0.3, -0.37],
      [0.06, 0.44, -0.34],
      [0.02, 0.54, -0.3],
    ],
  },
};

function bamiHead(m: Model, a: BamiActing, fur: (p: THREE.Vector3) => THREE.Color): void {
  const coat = a.coat ?? CHESTNUT;
  const id = newId();
  const lid = a.lid ?? 0.05;
  const [gx, gy] = a.gaze ?? [0, 0];
  m.put(ball([1, 0.86, 0.86], 30), { tint: fur, id, face: 0.9 });
  for (const s of [-1, 1]) {
    // cheek fluff, muzzle, ear with its pink inside
    m.put(ball([0.42, 0.34, 0.4], 16), { color: coat.side, id, face: 0.9 }, place([s * 0.62, -0.3, 0.3]));
    m.put(
      ball([0.3, 0.24, 0.26], 16),
      { color: a.coat?.belly ?? '#dcae7e', id, line: 0.2, face: 0.9 },
      place([s * 0.19, -0.33, 0.72]),
    );
    m.inside(place([s * 0.58, 0.62, -0.05], [-8, s * 16, s * -20]), () => {
      const ear = tube([vec(0, -0.1, 0), vec(0, 0.3, 0), vec(0, 0.62, 0.03)], [0.36, 0.25, 0.03], {
        flat: 0.45,
        around: 16,
        rings: 10,
      });
      m.put(ear, { color: coat.back, id: newId(), line: 0.9, face: 0.6 });
      m.put(ball([0.17, 0.25, 0.06], 12), { color: '#d98f7c', line: 0.2, face: 0.6 }, place([0, 0.18, 0.14]));
    });
    m.inside(place([s * 0.39, 0.08, 0.7], [-4, s * 24, 0]), () => {
      m.put(ball([0.235, 0.25, 0.13], 20), { color: '#f3d27a', line: 0.6, face: 1 });
      m.put(ball([0.15, 0.2, 0.09], 16), { color: '#231712', line: 0, face: 1 }, place([gx * 0.07, gy * 0.05, 0.075]));
      m.put(
        ball([0.055, 0.06, 0.03], 10),
        { color: '#ffffff', line: 0, face: 1 },
        place([gx * 0.07 - 0.055, gy * 0.05 + 0.08, 0.15]),
      );
      const low = mix(0.34, 0.02, lid);
      m.put(
        ball([0.27, 0.16, 0.17], 16),
        { color: coat.back, line: 0.5, face: 0.9 },
        place([0, low, 0.01], [0, 0, s * -7]),
      );
    });
    for (const k of [-1, 0, 1])
      m.put(
        tube(
          [
            vec(s * 0.34, -0.32 + k * 0.05, 0.84),
            vec(s * 0.85, -0.28 + k * 0.13, 0.8),
            vec(s * 1.3, -0.34 + k * 0.2, 0.6),
          ],
          [0.018, 0.008],
          {
            around: 4,
            rings: 8,
          },
        ),
        { color: '#fff6e8', line: 0 },
      );
    m.put(
      tube([vec(0, -0.36, 0.95), vec(s * 0.13, -0.44, 0.92), vec(s * 0.27, -0.36, 0.9)], [0.024], {
        around: 5,
        rings: 8,
      }),
      { color: '#4a2418', line: 0, face: 1 },
    );
  }
  m.put(ball([0.1, 0.075, 0.07], 12), { color: '#d97c6c', line: 0.4, face: 1 }, place([0, -0.2, 0.93]));
}

/** Leg with a soft paw; `lead` pushes the knee forward or back. */
function leg(
  m: Model,
  from: V3,
  foot: V3,
  s: number,
  id: number,
  tint: (p: THREE.Vector3) => THREE.Color,
  paw: string,
): void {
  const [top, end]: [V3, V3] = [
    [s * from[0], from[1], from[2]],
    [s * foot[0], 0.03, foot[2]],
  ];
  const knee: V3 = [mix(top[0], end[0], 0.5) + s * 0.01, mix(top[1], end[1], 0.5), mix(top[2], end[2], 0.45)];
  m.put(tube([top, knee, end], [0.046, 0.034, 0.028], { around: 12, rings: 12 }), { tint, id, line: 0.8 });
  m.put(ball([0.034, 0.024, 0.044], 12), { color: paw, line: 0.7 }, place([end[0], 0.024, end[2] + 0.016]));
}

export function bami(a: BamiActing): BamiActor {
  const m = new Model();
  const s = STANCES[a.pose];
  const coat = a.coat ?? CHESTNUT;
  const id = newId();
  // darker along the back, lighter under the chin and the belly
  const fur = (p: THREE.Vector3) => {
    const streak = noise(p.x * 30, p.y * 18, p.z * 30);
    return color(coat.side)
      .lerp(color(coat.back), 0.35 + 0.4 * (streak - 0.4))
      .lerp(color(coat.belly), 0.5 * smoothstep(0.06, 0.14, p.z) * smoothstep(0.05, 0.0, Math.abs(p.x)));
  };
  const headFur = (p: THREE.Vector3) => {
    const stripe = smoothstep(0.75, 0.95, Math.abs(Math.sin(p.x * 11))) * smoothstep(0.25, 0.6, p.y) * 0.55;
    return color(coat.side).lerp(color(coat.back), 0.25 + stripe);
  };
  m.inside(a.at, () => {
    m.put(tube(s.body, s.radii, { around: 22, rings: 22 }), { tint: fur, id, line: 0.9 });
    for (const side of [-1, 1]) {
      if (s.front) leg(m, s.front[0], s.front[1], side, id, fur, coat.side);
      if (s.hind) leg(m, s.hind[0], s.hind[1], side, id, fur, coat.side);
      if (!s.haunch) continue;
      const [x, y, z] = s.haunch;
      m.put(ball([0.058, 0.078, 0.1], 16), { tint: fur, id: newId(), line: 0.7 }, place([side * x, y, z]));
      m.put(
        ball([0.032, 0.024, 0.06], 12),
        { color: coat.side, line: 0.7 },
        place([side * (x + 0.01), 0.024, z + 0.08]),
      );
    }
    const tail = new THREE.CatmullRomCurve3((a.tail ?? s.tail).map((p) => vec(p)));
    const cut = 0.78;
    const part = (from: number, to: number) =>
      Array.from({ length: 7 }, (_, i) => tail.getPointAt(mix(from, to, i / 6)));
    m.put(tube(part(0, cut), [0.036, 0.033, 0.032], { around: 12, rings: 22 }), { color: coat.back, line: 0.9 });
    m.put(tube(part(cut, 1), [0.033, 0.036, 0.024], { around: 12, rings: 10 }), { color: '#fdf6ea', line: 0.9 });
    m.inside(place(s.head, a.head ?? [0, 0, 0], HEAD), () => bamiHead(m, a, headFur));
  });
  m.bake();
  const world = (p: V3) => vec(p).applyMatrix4(a.at);
  const turned = vec([0, -0.38, 0.95]).applyMatrix4(place(s.head, a.head ?? [0, 0, 0], HEAD));
  return {
    model: m,
    head: { name: 'Bami', at: world(s.head), radius: HEAD * 1.35 * a.at.getMaxScaleOnAxis() },
    mouth: world(turned.toArray() as V3),
  };
}
