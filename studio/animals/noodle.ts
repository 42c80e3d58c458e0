/** Noodle: a very long, long-haired caramel dachshund with dark ears and a red bandana. Faces +Z, feet on y = 0, metres. */

import * as THREE from 'three';
import { type Look, Model, newId } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, mixColor, noise, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, ring, tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';
import { type NoodlePose, SHAPES } from './noodle-poses.ts';

export type NoodleActing = {
  at: THREE.Matrix4;
  pose: NoodlePose;
  /** head [down, left, tilt] degrees */
  head?: V3;
  /** one of Dad's socks as a sweater */
  sock?: string;
  /** the bandana seen near: a folded cloth with its knot at the side */
  bandana?: 'knotted';
};
export type NoodleActor = {
  model: Model;
  head: HeadSpot;
};
const COAT = { mid: '#cc8a48', light: '#ecb873', dark: '#95592b', ear: '#7c4626' };
/** Long hair along a line: on either side a soft curtain combed backwards, its hem in broad locks. */
function fringe(model: Model, path: V3[], n: number, size: number, spread: number, look: Look): void {
  const curve = new THREE.CatmullRomCurve3(path.map((p) => vec(p)));
  for (const s of [-1, 1]) {
    const curtain = grid(
      (u, w) => {
        const point = curve.getPointAt(u);
        // a lock is a slanted wave with a soft point; the ends run out
        const lock = (u * n + 1 + s * 0.2) % 1;
        const long = size * Math.sin(Math.PI * mix(0.1, 0.9, u)) ** 0.5 * (0.86 + 0.14 * Math.sin(Math.PI * lock));
        const bulge = Math.sin(Math.PI * w * 0.7) * 0.012;
        return [
          point.x + s * (spread * (1 - 0.4 * w) + bulge),
          point.y + size * 0.45 - w * (long + size * 0.45),
          point.z - w * w * size * 0.35,
        ];
      },
      80,
      8,
    );
    model.put(curtain, { ...look, doubleSided: true });
  }
}

function noodleHead(model: Model, a: NoodleActing, fur: Look): void {
  const asleep = a.pose === 'sleep';
  model.put(ball([0.1, 0.092, 0.1], 20), { ...fur, face: 0.8 });
  const muzzle: V3[] = [
    [0, -0.004, 0.05],
    [0, -0.034, 0.14],
    [0, -0.042, 0.215],
  ];
  model.put(tube(muzzle, [0.074, 0.052, 0.04], { around: 14, rings: 14 }), { ...fur, face: 0.8 });
  model.put(
    ball([0.043, 0.03, 0.05], 14),
    { color: COAT.light, id: fur.id ?? 0, line: 0.2, face: 0.8 },
    place([0, -0.062, 0.19]),
  );
  model.put(ball([0.028, 0.022, 0.02], 12), { color: '#2a1614', line: 0.6, face: 0.8 }, place([0, -0.018, 0.252]));
  model.put(ball([0.008, 0.005, 0.004], 8), { color: '#b89a98', line: 0, face: 1 }, place([-0.008, -0.006, 0.27]));
  for (const s of [-1, 1]) {
    const smile: V3[] = [
      [0, -0.058, 0.244],
      [s * 0.022, -0.074, 0.222],
      [s * 0.045, -0.066, 0.17],
    ];
    model.put(tube(smile, [0.0045], { around: 5 }), { color: '#5a2a1c', line: 0 });
    const eye: V3 = [s * 0.048, 0.03, 0.083];
    if (asleep) {
      const lid: V3[] = [
        [eye[0] - 0.02, eye[1], eye[2] + 0.002],
        [eye[0], eye[1] - 0.011, eye[2] + 0.008],
        [eye[0] + 0.02, eye[1], eye[2] + 0.002],
      ];
      model.put(tube(lid, [0.004], { around: 5 }), { color: '#2a1512', line: 0 });
    } else {
      model.put(ball([0.021, 0.024, 0.014], 14), { color: '#241210', line: 0, face: 1 }, place(eye, [0, s * 22, 0]));
      model.put(
        ball(0.0075, 8),
        { color: '#ffffff', line: 0, face: 1 },
        place([eye[0] - 0.006, eye[1] + 0.01, eye[2] + 0.013]),
      );
    }
    model.put(
      ball([0.018, 0.009, 0.008], 10),
      { color: COAT.light, line: 0, face: 0.8 },
      place([eye[0] * 0.95, 0.066, 0.074], [0, 0, s * 16]),
    );
    const ear: V3[] = [
      [s * 0.07, 0.066, -0.012],
      [s * 0.122, 0.02, -0.012],
      [s * 0.126, -0.07, 0.006],
      [s * 0.108, -0.135, 0.02],
    ];
    model.put(tube(ear, [0.03, 0.058, 0.066, 0.03], { flat: 0.36, around: 12, rings: 18 }), {
      color: COAT.ear,
      line: 0.9,
    });
    const wave: V3[] = [
      [s * 0.14, 0.0, 0.012],
      [s * 0.146, -0.08, 0.02],
      [s * 0.124, -0.15, 0.03],
    ];
    model.put(tube(wave, [0.012, 0.016, 0.004], { around: 6, rings: 14 }), { color: '#99602f', line: 0.3 });
  }
}

/** In the collar's frame: a triangle that hangs over the chest in soft folds, and a knot with two tips on the dog's right. */
function knottedCloth(model: Model): void {
  const red = '#d63a30';
  const hang = vec(0, -0.3, 0.95);
  const fall = (s: number, w: number): V3 => {
    const a = s * 1.35;
    const long = 0.17 * (1 - Math.abs(s)) ** 0.9 * w;
    const fold = 0.007 * Math.sin(s * 11) * w + 0.014 * Math.sin(Math.PI * w) * (1 - Math.abs(s));
    return [Math.sin(a) * (0.1 - 0.02 * w), 0.012 + hang.y * long + fold, Math.cos(a) * 0.098 + hang.z * long];
  };
  model.put(
    grid((u, w) => fall(u * 2 - 1, w), 40, 12),
    { color: red, doubleSided: true, line: 0.9 },
  );
  for (const [s, w] of points2('0,.4 -.34,.45 .34,.45 -.12,.78 .16,.72')) {
    const [x, y, z] = fall(s, w);
    model.put(ball([0.01, 0.005, 0.01], 8), { color: '#fff4dc', line: 0 }, place([x, y + 0.003, z], [18, 0, 0]));
  }
  // rolled edge, knot, tips
  const roll: V3[] = [-1, -0.5, 0, 0.5, 1].map((s): V3 => [Math.sin(s * 1.4) * 0.104, 0.012, Math.cos(s * 1.4) * 0.1]);
  model.put(tube(roll, [0.016, 0.019, 0.02, 0.019, 0.016], { around: 10, rings: 20 }), { color: '#c2302a', line: 0.7 });
  model.put(ball([0.026, 0.022, 0.024], 12), { color: red, line: 0.9 }, place([-0.088, 0.016, 0.078]));
  for (const [x, z] of [
    [-0.16, 0.1],
    [-0.12, 0.155],
  ] as const)
    model.put(
      tube(
        [
          [-0.09, 0.016, 0.08],
          [x * 0.8, 0.022, z * 0.95],
          [x, 0.004, z],
        ],
        [0.012, 0.022, 0.01],
        { flat: 0.4, around: 10, rings: 12, caps: true },
      ),
      { color: red, line: 0.8 },
    );
}

export function noodle(a: NoodleActing): NoodleActor {
  const model = new Model();
  const id = newId();
  const shape = SHAPES[a.pose];
  const chest = shape.body[3] ?? [0, 0.2, 0.3];
  const tint = (point: THREE.Vector3) =>
    color(COAT.mid)
      .lerp(color(COAT.light), smoothstep(0.16, 0.06, point.y) * 0.5)
      .lerp(color(COAT.dark), 0.45 * smoothstep(0.5, 0.85, noise(point.x * 9, point.y * 9, point.z * 5)));
  const fur: Look = { tint, id, line: 0.9 };
  const plain: Look = { color: COAT.mid, id, line: 0.9 };
  model.inside(a.at, () => {
    model.put(tube(shape.body, shape.fat, { around: 18, rings: 30 }), fur);
    const neck: V3[] = [chest, [0, mix(chest[1], shape.head[1], 0.6), mix(chest[2], shape.head[2], 0.55)], shape.head];
    model.put(tube(neck, [0.088, 0.072, 0.07], { around: 14, rings: 12 }), fur);
    for (const [i, f] of shape.feet.entries()) {
      const from = i < 2 ? chest : (shape.body[1] ?? chest);
      const top: V3 = [f[0] * 0.8, from[1] - 0.03, from[2] + (i < 2 ? -0.02 : -0.06)];
      const knee: V3 = [
        f[0] * 1.1,
        mix(top[1], f[1], 0.55),
        mix(top[2], f[2], i < 2 ? 0.3 : 0.7) + (i < 2 ? 0.02 : -0.02),
      ];
      model.put(
        tube([top, knee, [f[0] * 1.1, f[1] + 0.03, f[2]]], [0.058, 0.042, 0.034], { around: 12, rings: 14 }),
        plain,
      );
      model.put(
        ball([0.036, 0.027, 0.052], 12),
        { color: COAT.light, line: 0.8 },
        place([f[0] * 1.1, f[1] + 0.026, f[2] + 0.026]),
      );
    }
    const low = shape.body.map(([x, y, z], i): V3 => [x, y - (shape.fat[i] ?? 0.09) * 0.62, z]);
    const silk: Look = { color: mixColor(COAT.mid, COAT.light, 0.2), id, line: 0.5 };
    fringe(model, low.slice(1), 2, 0.05, 0.05, silk);
    fringe(
      model,
      [
        [0, chest[1] - 0.03, chest[2] + 0.05],
        [0, mix(chest[1], shape.head[1], 0.5), mix(chest[2], shape.head[2], 0.7)],
      ],
      1,
      0.04,
      0.03,
      silk,
    );
    // a plume, full in the middle
    model.put(tube(shape.tail, [0.034, 0.05, 0.056, 0.01], { around: 14, rings: 24 }), plain);
    const comb = shape.tail.map(([x, y, z], i): V3 => [x + 0.03, y - 0.012 * i, z - 0.012]);
    model.put(tube(comb, [0.012, 0.03, 0.034, 0.006], { around: 10, rings: 20 }), { ...silk, line: 0.3 });
    if (a.sock) {
      const wool = shape.body.slice(1);
      model.put(
        tube(
          wool,
          shape.fat.slice(1).map((r) => r * 1.12),
          { around: 18, rings: 26 },
        ),
        { color: a.sock },
      );
    }
    const collar = place(
      [0, mix(chest[1], shape.head[1], 0.42), mix(chest[2], shape.head[2], 0.42)],
      [a.pose === 'slip' || a.pose === 'sleep' ? 74 : 52, 0, 0],
    );
    model.inside(collar, () => {
      model.put(ring(0.085, 0.082, 0, 0.02), { color: '#d63a30' });
      if (a.bandana === 'knotted') {
        knottedCloth(model);
        return;
      }
      model.put(ball([0.07, 0.016, 0.062], 14), { color: '#d63a30', line: 0.8 }, place([0, -0.01, 0.1], [44, 0, 0]));
      for (const [x, z] of [
        [-0.03, 0.1],
        [0.025, 0.115],
        [0, 0.085],
      ] as const)
        model.put(
          ball([0.009, 0.008, 0.009], 8),
          { color: '#fff4dc', line: 0 },
          place([x, 0.012 - z * 0.12, z + 0.012]),
        );
    });
    model.inside(place(shape.head, a.head ?? [0, 0, 0]), () => noodleHead(model, a, plain));
  });
  model.bake();
  const head = vec(shape.head).applyMatrix4(a.at);
  return { model: model, head: { person: 'noodle', at: head, radius: 0.17 * a.at.getMaxScaleOnAxis() } };
}
