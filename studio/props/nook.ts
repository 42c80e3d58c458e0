/** A reading nook and a boat, child-sized: armchair, lamp, rowing boat and oar. Metres; each stands on y = 0, facing +Z. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, lighten, noise, type V3 } from '../model/math.ts';
import { move, place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Fat armchair, 1.15 wide, seat at .34. */
export function armchair(model: Model, at: THREE.Matrix4, tone: string): void {
  const cloth = { color: tone };
  model.inside(at, () => {
    model.put(roundedBox(0.96, 0.26, 0.8, 0.1, { fine: true }), cloth, place([0, 0.2, 0]));
    model.put(
      roundedBox(0.68, 0.16, 0.7, 0.08, { fine: true }),
      { color: lighten(tone, 0.22) },
      place([0, 0.34, 0.08]),
    );
    model.put(roundedBox(0.98, 1.02, 0.26, 0.13, { fine: true }), cloth, place([0, 0.62, -0.34], [-9, 0, 0]));
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.22, 0.46, 0.82, 0.1, { fine: true }), cloth, place([s * 0.47, 0.33, 0.02]));
      model.put(ball([0.13, 0.13, 0.06], 20), { color: lighten(tone, 0.2) }, place([s * 0.47, 0.5, 0.42]));
      model.put(ball([0.05, 0.07, 0.05], 12), { color: '#8a5a3c' }, place([s * 0.38, 0.04, 0.34]));
    }
    for (const [x, y] of [
      [-0.22, 0.86],
      [0.22, 0.86],
      [0, 0.72],
    ] as const)
      model.put(ball([0.03, 0.03, 0.02], 10), { color: lighten(tone, 0.35), line: 0.5 }, place([x, y, -0.22]));
  });
}

/** Floor lamp of height `h` with a lit shade. */
export function floorLamp(model: Model, at: THREE.Matrix4, h: number): void {
  model.inside(at, () => {
    model.put(ball([0.15, 0.03, 0.15], 20), { color: '#8a5a3c' }, move(0, 0.02, 0));
    model.put(
      tube(
        [
          [0, 0, 0],
          [0, h * 0.8, 0],
        ],
        [0.018],
        { around: 10, rings: 3 },
      ),
      { color: '#b8743f' },
    );
    const shade: [number, number][] = [
      [h * 0.74, 0.25],
      [h * 0.86, 0.2],
      [h, 0.13],
    ];
    model.put(lathe(shade, { around: 30 }), {
      glow: true,
      doubleSided: true,
      tint: (point) =>
        color('#ffdf8a')
          .lerp(color('#fff6d6'), noise(point.x * 3, point.y * 4))
          .multiplyScalar(1.1),
    });
    model.put(ring(0.25, 0.25, h * 0.74, 0.014), { color: '#e0a04c', line: 0.6 });
    model.put(ring(0.13, 0.13, h, 0.012), { color: '#e0a04c', line: 0.6 });
  });
}

/** Rowing boat, `l` long along X, bow to +X; the gunwale at `rise` over the water. */
export function rowBoat(model: Model, at: THREE.Matrix4, l: number, rise: number, tone: string): void {
  const half = (t: number) =>
    0.3 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** (0.55 + 0.4 * Math.max(0, t - 0.5));
  // the bow sweeps up and forward to a point
  const bow = (t: number) => Math.max(0, (t - 0.6) / 0.4) ** 2;
  const sheer = (t: number) => rise * (1 + 0.55 * (2 * t - 1) ** 2 + 0.3 * bow(t));
  const along = (t: number, w: number) => (t - 0.5) * l + 0.26 * w * bow(t);
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      const plank = grid(
        (u, w) => {
          const wide = half(u) * (0.45 + 0.55 * w ** 0.6) + 0.004 * Math.sin(w * 12);
          return [along(u, w), -0.2 + (sheer(u) + 0.2) * w, s * wide];
        },
        60,
        44,
      );
      model.put(plank, {
        doubleSided: true,
        tint: (point) =>
          color(point.y > rise * 0.72 ? lighten(tone, 0.75) : tone).multiplyScalar(
            0.93 + 0.12 * noise(point.x * 3, point.y * 26),
          ),
      });
      const rail: V3[] = Array.from({ length: 21 }, (_, i) => [along(i / 20, 1), sheer(i / 20), s * half(i / 20)]);
      model.put(tube(rail, [0.028], { around: 10, rings: 40 }), { color: '#b8743f' });
    }
    model.put(
      grid(
        (u, w) => [
          (0.02 - 0.5) * l + 0.02 * l * 0,
          -0.2 + (sheer(0) + 0.2) * u,
          (w - 0.5) * 2 * half(0) * (0.45 + 0.55 * u ** 0.6),
        ],
        6,
        6,
      ),
      { color: tone, doubleSided: true },
    );
    const floor = grid((u, w) => [(u - 0.5) * l * 0.96, -0.02, (w - 0.5) * 2 * half(u) * 0.8], 24, 4);
    model.put(floor, { color: '#c98e58', doubleSided: true, line: 0.4 });
    for (const x of [-0.3, 0.02, 0.34])
      model.put(
        roundedBox(0.14, 0.03, x > 0.2 ? 0.26 : 0.36, 0.012),
        { color: '#d9a566' },
        place([x * l, rise * 0.4, 0]),
      );
  });
}

/** Oar from the hands `a` to the end of its blade `b`. */
export function oar(model: Model, a: THREE.Vector3, b: THREE.Vector3, tone: string): void {
  const along = b.clone().sub(a);
  const neck = a.clone().addScaledVector(along, 0.68);
  model.put(tube([a, neck], [0.018, 0.016], { around: 10, rings: 4 }), { color: '#e2b880' });
  const up = new THREE.Vector3(0, 0, 1);
  const y = along.clone().normalize();
  const x = up.clone().cross(y).normalize();
  const M = new THREE.Matrix4().makeBasis(x, y, x.clone().cross(y)).setPosition(neck.clone().lerp(b, 0.5));
  model.put(ball([0.075, neck.distanceTo(b) * 0.56, 0.02], 18), { color: tone }, M);
}
