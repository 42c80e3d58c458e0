/**
 * A round window into a kitchen in Busan (PC 8.3): lamp-lit wall, the sea with its lighthouse, a table. A small stage in its own
 * frame: rim in the plane z = 0, +Z to the reader, who must look along its axis from about `away` metres. It throws no shadow.
 */

import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { color, fbm, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { ball, lathe, tube } from '../../model/tube.ts';

export const WINDOW = { r: 0.43, table: -0.25, deep: 0.46 };

/** Part of a disc of radius r below y: the table's front, which ends the picture. */
const below = (r: number, y: number): [number, number][] => {
  const half = Math.acos(-y / r);
  return Array.from({ length: 25 }, (_, i): [number, number] => {
    const a = -half + (2 * half * i) / 24;
    return [Math.sin(a) * r, -Math.cos(a) * r];
  });
};

export function busanWindow(where: THREE.Matrix4, away: number): THREE.Object3D {
  const model = new Model();
  const { r, table, deep } = WINDOW;
  const at = (z: number) => (r * (away - z)) / away;
  model.inside(where, () => {
    const rim = Array.from(
      { length: 48 },
      (_, i): V3 => [Math.sin((i / 48) * TAU) * r, Math.cos((i / 48) * TAU) * r, 0],
    );
    model.put(tube(rim, [0.019], { closed: true, around: 8, rings: 96 }), { color: '#fff0d0', line: 0.9 });
    // the wall behind, brighter round the lamp
    model.put(
      lathe(
        [
          [0, 0.004],
          [0.001, at(-deep) * 0.5],
          [0.002, at(-deep) * 1.0],
        ],
        { around: 64, steps: 6 },
      ),
      {
        glow: true,
        line: 0,
        doubleSided: true,
        tint: (point) =>
          color('#e2a662')
            .lerp(color('#ffd98c'), smoothstep(0.46, 0.05, Math.hypot(point.x - 0.09, point.y - 0.32)))
            .lerp(color('#c98950'), 0.35 * fbm(point.x * 6, point.y * 6 + 3)),
      },
      place([0, 0, -deep], [90, 0, 0]),
    );
    model.inside(place([0.21, 0.13, -deep + 0.03]), () => {
      model.put(roundedBox(0.26, 0.3, 0.02, 0.006), { color: '#8a5a3a', line: 0.8 });
      const pane = (y: number, h: number, tone: string) =>
        model.put(roundedBox(0.225, h, 0.006, 0.001), { color: tone, glow: true, line: 0.2 }, place([0, y, 0.012]));
      pane(0.045, 0.175, '#4a5fa8');
      pane(-0.088, 0.092, '#2f4a86');
      for (const [x, y, w] of [
        [-0.05, -0.062, 0.05],
        [0.03, -0.085, 0.07],
        [-0.02, -0.11, 0.06],
      ] as const)
        model.put(ball([w / 2, 0.003, 0.002], 8), { color: '#8fb0d8', glow: true, line: 0 }, place([x, y, 0.017]));
      model.put(ball([0.02, 0.02, 0.003], 16), { color: '#fff4cf', glow: true, line: 0.2 }, place([0.06, 0.09, 0.017]));
      // a red lighthouse on its mole
      model.put(roundedBox(0.07, 0.016, 0.006, 0.003), { color: '#6a6f8c', line: 0.4 }, place([-0.062, -0.036, 0.018]));
      model.put(roundedBox(0.02, 0.06, 0.006, 0.004), { color: '#d8452e', line: 0.5 }, place([-0.055, 0.0, 0.018]));
      model.put(
        ball([0.011, 0.011, 0.004], 10),
        { color: '#ffe9a0', glow: true, line: 0.3 },
        place([-0.055, 0.038, 0.02]),
      );
      model.put(roundedBox(0.008, 0.28, 0.008, 0.003), { color: '#8a5a3a', line: 0.5 }, place([0, 0, 0.02]));
    });
    // lamp on its cord
    model.put(
      tube(
        [
          [0.09, 0.46, -0.36],
          [0.09, 0.39, -0.36],
        ],
        [0.004],
      ),
      { color: '#5a4038', line: 0.3 },
    );
    model.put(
      lathe(
        [
          [0.07, 0.012],
          [0.05, 0.03],
          [0, 0.075],
        ],
        { around: 24 },
      ),
      { color: '#d9694c', line: 0.7, doubleSided: true },
      place([0.09, 0.325, -0.36]),
    );
    model.put(ball([0.03, 0.024, 0.03], 14), { color: '#fff3c4', glow: true, line: 0.2 }, place([0.09, 0.325, -0.36]));
    // the table: its top, and a front that fills the bottom of the round
    const wood = (point: THREE.Vector3) =>
      color('#9c6a44').lerp(color('#7b4e34'), fbm(point.x * 3, point.y * 26, point.z * 12));
    model.put(
      slab(below(at(0.05) * 0.99, table + 0.002), 0.02, { soft: 0.003 }),
      { tint: wood, line: 0.8 },
      place([0, 0, 0.05]),
    );
    model.put(roundedBox(0.68, 0.024, 0.3, 0.008), { tint: wood, line: 0.8 }, place([0, table, -0.09]));
    bowl(model, [-0.19, table + 0.012, 0.0]);
  });
  const made = model.bake({ cast: false });
  return made;
}
/** Seaweed soup, and what rises from it. */
function bowl(model: Model, [x, y, z]: V3): void {
  model.inside(place([x, y, z]), () => {
    model.put(lathe(points2('0,.03 .012,.04 .05,.07 .062,.074 .058,.066 .05,.06'), { around: 32, steps: 3 }), {
      color: '#c3c9d4',
      line: 0.9,
    });
    model.put(ball([0.066, 0.004, 0.066], 24), { color: '#b98a4a', line: 0.3 }, place([0, 0.05, 0]));
    for (let i = 0; i < 5; i++)
      model.put(
        ball([0.02, 0.004, 0.012], 10),
        { color: '#4f6a3a', line: 0.3 },
        place([Math.sin((i / 5) * TAU) * 0.035, 0.053, Math.cos((i / 5) * TAU) * 0.035], [0, i * 70, 0]),
      );
  });
}
/** Wide oval bowl of a steel spoon, its length along +Y, heaped with soup and seaweed to +Z. */
export function soupSpoonBowl(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(ball([0.027, 0.037, 0.011], 24), { color: '#d5dbe5', line: 1 });
    model.put(ball([0.02, 0.029, 0.009], 20), { color: '#c08a3e', line: 0.6 }, place([0, -0.001, 0.006]));
    model.put(
      ball([0.009, 0.013, 0.006], 10),
      { color: '#4f6a3a', line: 0.4 },
      place([-0.005, -0.006, 0.012], [0, 0, 30]),
    );
  });
}
/** Nobody in the round window darkens the yard. */
export function withoutShadow(o: THREE.Object3D): THREE.Object3D {
  o.traverse((x) => {
    if (x instanceof THREE.Mesh) x.castShadow = false;
  });
  return o;
}
