/** The digits 4 and 1 as two goldfish with freckles: they swim round a head and will not stay in order. Metres. */

import type * as THREE from 'three';
import { type Look, type Model, newId } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';

const FISH = { back: '#e8652a', belly: '#fbb552', fin: '#ffcf7a', freckle: '#8f3a18' };

/** Fin from its root at the origin outwards along +Y, `long` and `wide`, with rays. */
function fin(model: Model, at: THREE.Matrix4, long: number, wide: number): void {
  const veil = grid(
    (u, w) => {
      const x = (u - 0.5) * wide * (0.24 + 0.76 * w ** 0.8);
      const lobes = 1 - 0.24 * Math.cos(u * Math.PI * 4) * w;
      return [x, long * w * lobes * (1 - 0.5 * (u - 0.5) ** 2), 0.016 * Math.sin(u * 14) * w * long * 4];
    },
    24,
    10,
  );
  model.inside(at, () =>
    model.put(veil, {
      tint: (point) => color(FISH.fin).lerp(color(FISH.back), 0.75 * smoothstep(0.75, 0, point.y / long)),
      doubleSided: true,
      line: 0.7,
    }),
  );
}
function eye(model: Model, [x, y, z]: V3, r: number, look: V3): void {
  model.put(ball([r, r, r * 0.6], 16), { color: '#fffaf0', line: 0.7, face: 1 }, place([x, y, z]));
  const at: V3 = [x + look[0] * r * 0.34, y + look[1] * r * 0.34, z + r * 0.44];
  model.put(ball([r * 0.6, r * 0.62, r * 0.3], 14), { color: '#33202a', line: 0, face: 1 }, place(at));
  model.put(
    ball(r * 0.2, 8),
    { color: '#ffffff', line: 0, face: 1 },
    place([at[0] - r * 0.2, at[1] + r * 0.24, at[2] + r * 0.22]),
  );
}
function freckles(model: Model, list: [number, number][], z: number, r: number): void {
  for (const [x, y] of list)
    model.put(ball([r, r * 0.9, r * 0.9], 9), { color: FISH.freckle, line: 0 }, place([x, y, z]));
}

/** The digit `h` high with its middle at the origin, flat in XY, its face to +Z. `look` is where its eye goes. */
export function goldfishDigit(
  model: Model,
  digit: '4' | '1',
  at: THREE.Matrix4,
  h: number,
  look: V3 = [0, 0, 0],
): void {
  const id = newId();
  const r = h * 0.105;
  const skin: Look = {
    tint: (point) =>
      color(FISH.back).lerp(
        color(FISH.belly),
        smoothstep(0.25, -0.3, point.y / h) * 0.7 + 0.12 * Math.sin((point.y * 60) / h),
      ),
    id,
    line: 1,
  };
  const stroke = (points: V3[], radii: number[]) =>
    model.put(
      tube(
        points.map(([x, y, z]): V3 => [x * h, y * h, z * h]),
        radii.map((k) => k * r),
        { around: 16, rings: 24 },
      ),
      skin,
    );
  model.inside(at, () => {
    if (digit === '4') {
      // nose up the slant, one long fin of a crossbar, tail at the foot
      stroke(
        [
          [0.14, 0.4, 0],
          [-0.1, 0.13, 0],
          [-0.3, -0.12, 0],
        ],
        [1.25, 1.15, 0.9],
      );
      stroke(
        [
          [-0.3, -0.12, 0],
          [0.02, -0.13, 0],
          [0.36, -0.11, 0],
        ],
        [0.9, 1, 0.7],
      );
      stroke(
        [
          [0.14, 0.42, 0],
          [0.15, 0, 0],
          [0.14, -0.36, 0],
        ],
        [1.3, 1.15, 0.7],
      );
      fin(model, place([0.14 * h, -0.38 * h, 0], [0, 0, 180]), h * 0.26, h * 0.4);
      fin(model, place([0.36 * h, -0.11 * h, 0], [0, 0, -90]), h * 0.14, h * 0.2);
      fin(model, place([0.25 * h, 0.24 * h, 0], [0, 0, -70]), h * 0.15, h * 0.26);
      eye(model, [0.11 * h, 0.35 * h, r * 1.06], h * 0.072, look);
      const smile: V3[] = [-1, 0, 1].map(
        (k): V3 => [(0.0 + k * 0.035) * h, (0.17 + 0.012 * k * k + 0.02 * k) * h, r * 1.12],
      );
      model.put(tube(smile, [h * 0.011], { around: 6 }), { color: '#8a2f1c', line: 0 });
      freckles(
        model,
        points2('.13,.22 .185,.2 .15,.165 .205,.145 .125,.12 .175,.1').map(([x, y]) => [(x ?? 0) * h, (y ?? 0) * h]),
        r * 1.08,
        h * 0.02,
      );
    } else {
      stroke(
        [
          [0.03, 0.42, 0],
          [0.03, 0, 0],
          [0.02, -0.34, 0],
        ],
        [1.3, 1.2, 0.8],
      );
      stroke(
        [
          [0.03, 0.42, 0],
          [-0.1, 0.32, 0],
          [-0.2, 0.2, 0],
        ],
        [1.2, 0.95, 0.55],
      );
      fin(model, place([0.02 * h, -0.37 * h, 0], [0, 0, 176]), h * 0.26, h * 0.44);
      fin(model, place([0.13 * h, 0.1 * h, 0], [0, 0, -80]), h * 0.17, h * 0.28);
      fin(model, place([-0.07 * h, -0.04 * h, 0], [0, 0, 104]), h * 0.13, h * 0.2);
      eye(model, [0.02 * h, 0.34 * h, r * 1.1], h * 0.072, look);
      const smile: V3[] = [-1, 0, 1].map((k): V3 => [(0.0 + k * 0.035) * h, (0.2 + 0.014 * k * k) * h, r * 1.2]);
      model.put(tube(smile, [h * 0.011], { around: 6 }), { color: '#8a2f1c', line: 0 });
      freckles(
        model,
        points2('.055,.255 .1,.25 .08,.21 .115,.195 .045,.165 .09,.155').map(([x, y]) => [(x ?? 0) * h, (y ?? 0) * h]),
        r * 1.1,
        h * 0.02,
      );
    }
  });
}

/** A trail of bubbles along a path: where a goldfish has just been. */
export function bubbleTrail(model: Model, path: V3[], size: number): void {
  for (const [i, p] of path.entries()) {
    const r = size * (0.45 + (0.55 * ((i * 37) % 10)) / 10) * (0.6 + (0.4 * i) / path.length);
    model.put(ball(r, 14), { color: '#a9dbe2', line: 0.9 }, place(p));
    model.put(
      ball([r * 0.3, r * 0.2, r * 0.2], 8),
      { color: '#ffffff', line: 0 },
      place([p[0] - r * 0.35, p[1] + r * 0.4, p[2] + r * 0.8]),
    );
  }
}
