/** The Manager: a beaver, dark, heavy, always disappointed. Faces +Z; sits on y = 0; about .75 m tall sitting. */

import type * as THREE from 'three';
import { type Item, type Look, Model, newId } from '../model/bake.ts';
import { flatShape } from '../model/leaves.ts';
import { clamp, color, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

export type ManagerActing = {
  at: THREE.Matrix4;
  /** upright on his seat, leaning over his work, swimming with head and back out, or head only */
  pose: 'sit' | 'work' | 'swim' | 'peek';
  /** head [down, left, tilt] degrees */
  head?: V3;
  /** 0 awake .. 1 asleep; .35 is his working face */
  lid?: number;
  gaze?: [number, number];
  /** wet fur is darker and lies in points */
  wet?: boolean;
  /** ears pricked [left, right]: 0 as always, 1 bolt upright and turned to the sound */
  prick?: [number, number];
  /** paws meet here, in his own space: he holds what is put there */
  paws?: [V3, V3];
  /** his tail's path from the rump; flat on the ground or the water when absent */
  tail?: V3[];
};
export type ManagerActor = {
  model: Model;
  head: HeadSpot;
  /** top of the head and between the paws, in the world */
  crown: THREE.Vector3;
  grip: THREE.Vector3;
};
const COAT = { dark: '#3f2a22', mid: '#6a4630', light: '#9c6f48', belly: '#b98a5c' };
const HEAD = 0.19;

/** Flat tail: leather with a diamond net. */
const tailSkin = () =>
  once('tail', () =>
    canvasTexture(
      128,
      128,
      (c) => {
        c.fillStyle = '#5a4642';
        c.fillRect(0, 0, 128, 128);
        c.strokeStyle = '#2f2226';
        c.lineWidth = 5;
        for (let i = -128; i < 256; i += 32) {
          c.beginPath();
          c.moveTo(i, 0);
          c.lineTo(i + 128, 128);
          c.moveTo(i + 128, 0);
          c.lineTo(i, 128);
          c.stroke();
        }
      },
      [9, 9],
    ),
  );

/** Tufts lying along a body of revolution, points down. */
function fur(
  m: Model,
  surface: (a: number, t: number) => { at: THREE.Vector3; n: THREE.Vector3 },
  n: number,
  size: number,
  wet: boolean,
  seed: number,
  keep: (a: number, t: number) => boolean,
): void {
  const rnd = random(seed);
  const items: Item[] = [];
  for (let i = 0; i < n; i++) {
    const [a, t] = [(rnd() - 0.5) * TAU, rnd()];
    if (!keep(a, t)) continue;
    const { at, n: normal } = surface(a, t);
    const tilt = normal.clone().add(vec(0, mix(0.9, 1.5, rnd()), 0));
    const k = clamp(0.3 + 0.3 * normal.y + 0.35 * noise(at.x * 9, at.y * 9, at.z * 9) + (rnd() - 0.5) * 0.3);
    const base = color(COAT.dark).lerp(color(wet ? COAT.mid : COAT.light), k);
    items.push({
      at: onSurface(at, tilt, [size * 0.5, size * mix(0.9, 1.5, rnd()), size], Math.PI + (rnd() - 0.5) * 0.7),
      color: base,
    });
  }
  const tuft = flatShape(points2('-.5,-.4 0,-.55 .5,-.4 .22,.3 0,.7 -.2,.25'), 0.2);
  m.scatter(tuft, items, { doubleSided: true, line: 0.12 });
}

function managerHead(m: Model, a: ManagerActing): void {
  const id = newId();
  const coat = (p: THREE.Vector3) =>
    color(COAT.mid)
      .lerp(color(COAT.dark), smoothstep(0.1, 0.9, p.y) * 0.6)
      .lerp(color(COAT.light), smoothstep(0.2, 0.95, p.z) * 0.55);
  const look: Look = { tint: coat, id, line: 0.9, face: 0.7 };
  m.put(ball([1, 0.88, 0.92], 30), look);
  for (const s of [-1, 1]) {
    m.put(ball([0.5, 0.42, 0.42], 18), look, place([s * 0.52, -0.28, 0.5]));
    m.put(ball([0.36, 0.3, 0.34], 18), { color: COAT.belly, id, line: 0.4, face: 0.7 }, place([s * 0.24, -0.3, 0.84]));
    const up = a.prick?.[s > 0 ? 0 : 1] ?? 0;
    const [tall, turn]: [number, V3] = [1 + 0.42 * up, [0, s * (20 - 12 * up), s * (-24 + 16 * up)]];
    m.put(
      ball([0.24, 0.26 * tall, 0.12], 14),
      { color: color(COAT.dark).lerp(color(COAT.light), 0.6 * up), line: 0.8 },
      place([s * 0.72, 0.66 + 0.16 * up, -0.06], turn),
    );
    m.put(
      ball([0.14, 0.16 * tall, 0.08], 12),
      { color: up ? '#d89c84' : '#b07a62', line: 0.2 },
      place([s * 0.72, 0.66 + 0.16 * up, 0.03], turn),
    );
  }
  m.put(ball([0.26, 0.18, 0.18], 18), { color: '#2a1a18', line: 0.6, face: 0.7 }, place([0, -0.04, 1.06]));
  m.put(ball([0.08, 0.04, 0.03], 8), { color: '#8a7478', line: 0, face: 1 }, place([-0.07, 0.05, 1.2]));
  // a long-suffering mouth over two orange teeth
  for (const s of [-1, 1]) {
    m.put(
      ball([0.095, 0.2, 0.05], 12),
      { color: '#f0913a', line: 0.7, face: 0.8 },
      place([s * 0.09, -0.66, 0.92], [8, 0, s * 3]),
    );
    const lip: V3[] = [
      [0, -0.47, 1.06],
      [s * 0.24, -0.56, 1.0],
      [s * 0.52, -0.7, 0.78],
    ];
    m.put(tube(lip, [0.03, 0.032, 0.02], { around: 6, rings: 10 }), { color: '#2a1816', line: 0 });
    for (const k of [-1, 0, 1]) {
      const hair: V3[] = [
        [s * 0.42, -0.28 + k * 0.07, 0.98],
        [s * 0.95, -0.3 + k * 0.16, 0.92],
        [s * 1.35, -0.42 + k * 0.26, 0.78],
      ];
      m.put(tube(hair, [0.014, 0.01, 0.004], { around: 5, rings: 8 }), { color: '#f3e6d0', line: 0 });
    }
  }
  const [gx, gy] = a.gaze ?? [0, 0];
  const lid = a.lid ?? 0.35;
  for (const s of [-1, 1]) {
    m.inside(place([s * 0.37, 0.2, 0.78], [-6, s * 20, 0]), () => {
      m.put(ball([0.19, 0.2, 0.12], 18), { color: '#fff6e8', line: 0.5, face: 1 });
      m.put(
        ball([0.125, 0.14, 0.08], 16),
        { color: '#2a1612', line: 0, face: 1 },
        place([gx * 0.06, gy * 0.05 - 0.02, 0.075]),
      );
      m.put(
        ball([0.042, 0.046, 0.03], 10),
        { color: '#ffffff', line: 0, face: 1 },
        place([gx * 0.06 - 0.045, gy * 0.05 + 0.045, 0.14]),
      );
      // heavy lid, and a brow that has seen many badly built things
      const low = mix(0.2, -0.06, lid);
      m.put(ball([0.225, 0.16, 0.165], 16), { color: '#57392a', id, line: 0.5, face: 0.8 }, place([0, low, 0.01]));
      m.put(
        // sunk into the forehead: in profile a brow that stands free is a loose ball
        ball([0.23, 0.06, 0.1], 14),
        { color: COAT.dark, id, line: 0.3, face: 0.8 },
        place([s * -0.02, mix(0.32, 0.2, lid), -0.02], [-12, s * 8, s * -15]),
      );
    });
  }
  fur(
    m,
    (ang, t) => {
      const y = mix(0.95, -0.5, t);
      const r = Math.sqrt(Math.max(0, 1 - y * y));
      const n = vec(Math.sin(ang) * r, y, Math.cos(ang) * r);
      return { at: vec(n.x * 1.0, n.y * 0.88, n.z * 0.92), n };
    },
    150,
    0.22,
    a.wet ?? false,
    5,
    (ang, t) => Math.abs(ang) > 0.95 || t < 0.14,
  );
}

/** The whole animal upright, leaning `lean` degrees forward. */
function sittingBody(m: Model, a: ManagerActing, lean: number, paws: readonly V3[]): void {
  const profile: [number, number][] = points2('-.02,.14 .04,.24 .18,.27 .34,.24 .48,.18 .58,.13 .62,.02');
  m.inside(place([0, 0, 0], [lean, 0, 0]), () => {
    const coat = (p: THREE.Vector3) => {
      const front = smoothstep(0.1, 0.24, p.z) * smoothstep(0.22, 0.05, Math.abs(p.x));
      return color(COAT.mid)
        .lerp(color(COAT.dark), 0.4)
        .lerp(color(COAT.belly), front * 0.85);
    };
    m.put(lathe(profile, { around: 34, steps: 4, depth: 0.95 }), { tint: coat, line: 0.9 });
    fur(
      m,
      (ang, t) => {
        const y = mix(0.56, 0.05, t);
        const r = mix(0.14, 0.272, smoothstep(0, 0.75, t));
        return {
          at: vec(Math.sin(ang) * r, y, Math.cos(ang) * r * 0.95),
          n: vec(Math.sin(ang), 0.25, Math.cos(ang)),
        };
      },
      300,
      0.07,
      a.wet ?? false,
      3,
      (ang) => Math.abs(ang) > 0.5,
    );
  });
  for (const s of [-1, 1]) {
    m.put(ball([0.12, 0.12, 0.16], 16), { color: COAT.dark, line: 0.7 }, place([s * 0.19, 0.1, 0.06]));
    m.put(ball([0.08, 0.035, 0.15], 14), { color: '#4a342e', line: 0.8 }, place([s * 0.18, 0.03, 0.2], [0, s * 14, 0]));
    for (const k of [-1, 0, 1])
      m.put(ball([0.02, 0.018, 0.03], 8), { color: '#3a2824', line: 0.4 }, place([s * 0.18 + k * 0.04, 0.025, 0.34]));
    const paw = paws[s > 0 ? 0 : 1] as V3;
    const shoulder: V3 = a.pose === 'work' ? [s * 0.15, 0.4, 0.24] : [s * 0.15, 0.44, 0.08];
    const elbow: V3 = [s * 0.25, mix(shoulder[1], paw[1], 0.6) - 0.04, mix(shoulder[2], paw[2], 0.5)];
    m.put(tube([shoulder, elbow, paw], [0.08, 0.068, 0.05], { around: 14, rings: 16 }), {
      color: '#5a3c2a',
      line: 0.8,
    });
    m.put(ball([0.052, 0.045, 0.055], 12), { color: '#3f2c26', line: 0.7 }, place(paw));
    for (const k of [-1, 0, 1])
      m.put(
        ball([0.014, 0.014, 0.03], 8),
        { color: '#3a2824', line: 0.4 },
        place([paw[0] + k * 0.026, paw[1] + 0.006, paw[2] + 0.046]),
      );
  }
  const tail: V3[] = a.tail ?? points3('0,.09,-.18 .02,.05,-.36 .06,.035,-.56 .09,.05,-.68');
  m.put(tube(tail, [0.07, 0.13, 0.16, 0.09], { flat: 0.2, around: 22, rings: 20 }), { map: tailSkin(), line: 1 });
}

/** Back and tail, as far as they stand out of the water. */
function swimmingBody(m: Model, a: ManagerActing): void {
  m.put(ball([0.17, 0.15, 0.24], 20), { color: '#4a3226', line: 0.3 }, place([0, -0.01, 0.17]));
  m.put(ball([0.24, 0.18, 0.38], 26), { color: '#4a3226', line: 0.5 }, place([0, -0.04, -0.1]));
  fur(
    m,
    (ang, t) => {
      const z = mix(-0.44, 0.16, t);
      const r = 0.24 * Math.sqrt(Math.max(0.05, 1 - ((z + 0.12) / 0.36) ** 2));
      const s = ang / 2;
      return {
        at: vec(Math.sin(s) * r, -0.06 + Math.cos(s) * r * 0.66, z),
        n: vec(Math.sin(s), Math.cos(s), -0.6),
      };
    },
    110,
    0.07,
    true,
    7,
    () => true,
  );
  // the tail grows out of the back and floats on the water
  const tail: V3[] = a.tail ?? points3('0,.01,-.36 0,.025,-.5 .005,.025,-.68 .02,.015,-.88');
  m.put(tube(tail, [0.09, 0.08, 0.15, 0.07], { flat: 0.22, around: 20, rings: 18 }), {
    map: tailSkin(),
    line: 0.9,
  });
}

export function manager(a: ManagerActing): ManagerActor {
  const m = new Model();
  const swim = a.pose === 'swim' || a.pose === 'peek';
  const lean = a.pose === 'work' ? 24 : 0;
  const neck: V3 = swim ? [0, 0.06, 0.34] : a.pose === 'work' ? [0, 0.5, 0.24] : [0, 0.56, 0.06];
  const paws =
    a.paws ??
    (a.pose === 'work'
      ? [
          [0.13, 0.2, 0.42],
          [-0.13, 0.2, 0.42],
        ]
      : [
          [0.1, 0.36, 0.26],
          [-0.1, 0.33, 0.26],
        ]);
  m.inside(a.at, () => {
    if (!swim) sittingBody(m, a, lean, paws);
    else if (a.pose === 'swim') swimmingBody(m, a);
    m.inside(place([neck[0], neck[1] + HEAD * 0.75, neck[2]], a.head ?? [0, 0, 0], HEAD), () => managerHead(m, a));
  });
  m.bake();
  const world = (p: V3) => vec(p).applyMatrix4(a.at);
  const scale = a.at.getMaxScaleOnAxis();
  return {
    model: m,
    head: { person: 'manager', at: world([neck[0], neck[1] + HEAD * 0.75, neck[2]]), radius: HEAD * 1.25 * scale },
    crown: world([neck[0], neck[1] + HEAD * 1.6, neck[2]]),
    grip: world([0, (paws[0]?.[1] ?? 0.35) + 0.02, (paws[0]?.[2] ?? 0.26) + 0.04]),
  };
}
