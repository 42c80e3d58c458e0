/** Things to collect that were lost: mitten, key, acorn, lantern. Each about 1 unit large, facing +Z, on y = 0. */

import { type Model, newId } from '../model/bake.ts';
import { flatShape, starPoints } from '../model/leaves.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

const circle = (x: number, y: number, r: number, n = 16): V3[] =>
  Array.from({ length: n }, (_, i): V3 => [x + Math.sin((i / n) * TAU) * r, y + Math.cos((i / n) * TAU) * r, 0]);

/** Green, knitted, lost in every snow. */
export function mitten(model: Model): void {
  const wool = (p: { x: number; y: number; z: number }) =>
    color('#4f9e5f').lerp(
      color('#7fc47c'),
      smoothstep(0.2, 0.8, 0.5 + 0.5 * Math.sin(p.x * 50) * Math.sin(p.y * 50)) * 0.6,
    );
  const id = newId();
  model.inside(place([0.03, 0.03, 0], [-22, -8, -10]), () => {
    model.put(ball([0.31, 0.36, 0.18], 30), { tint: wool, id }, place([0.02, 0.6, 0]));
    model.put(
      lathe(
        [
          [0.16, 0.26],
          [0.4, 0.3],
          [0.6, 0.29],
        ],
        { around: 30, depth: 0.58 },
      ),
      { tint: wool, id },
      place([0.01, 0, 0]),
    );
    model.put(ball([0.12, 0.22, 0.12], 22), { tint: wool, id, line: 1 }, place([-0.31, 0.54, 0.03], [0, 0, 34]));
    for (const [y, r, tone] of [
      [0.06, 0.3, '#fff4dc'],
      [0.15, 0.3, '#e4604c'],
      [0.24, 0.29, '#fff4dc'],
    ] as const)
      model.put(ring(r, r * 0.6, y, 0.062), { color: tone, line: 0.7 });
    model.put(
      flatShape(starPoints(6, 0.13, 0.055)),
      { color: '#fff8ea', doubleSided: true, line: 0.5 },
      place([0.03, 0.6, 0.185]),
    );
  });
}

/** An old brass key with a clover bow. */
export function key(model: Model): void {
  const brass = { color: '#efb23a', id: newId() };
  model.inside(place([0.02, 0.46, 0], [-16, 0, -38]), () => {
    for (const a of [0, 120, 240]) {
      const [x, y] = [Math.sin((a * TAU) / 360) * 0.15, 0.3 + Math.cos((a * TAU) / 360) * 0.15];
      model.put(tube(circle(x, y, 0.12), [0.058], { closed: true, around: 10, rings: 36 }), brass);
    }
    model.put(
      tube(
        [
          [0, 0.14, 0],
          [0, -0.5, 0],
        ],
        [0.068],
        { around: 12, rings: 6 },
      ),
      brass,
    );
    for (const y of [0.08, 0.0]) model.put(ring(0.085, 0.085, y, 0.03), { color: '#d9902c', line: 0.6 });
    for (const [y, w] of [
      [-0.44, 0.26],
      [-0.28, 0.2],
    ] as const)
      model.put(roundedBox(w, 0.1, 0.1, 0.03), brass, place([w / 2, y, 0]));
  });
}

/** One fat acorn with a leaf. */
export function acorn(model: Model): void {
  model.inside(place([0.05, 0.1, -0.05], [-34, 0, 16]), () => {
    const nut: [number, number][] = points2('-.12,.012 -.06,.05 .04,.18 .24,.32 .42,.34 .52,.32');
    model.put(lathe(nut, { around: 34, steps: 4 }), {
      tint: (point) =>
        color('#a8632c').lerp(
          color('#e6a85a'),
          smoothstep(0.3, 0.75, noise(Math.atan2(point.x, point.z) * 3, point.y * 3)) * 0.5 +
            0.4 * smoothstep(-0.05, -0.25, point.x),
        ),
    });
    const cup: [number, number][] = points2('.46,.35 .5,.39 .58,.37 .69,.23 .73,.05 .735,.01');
    const bumps = (a: number, r: number, y: number): V3 => {
      const k = 1 + 0.014 * Math.sin(a * 14 + (Math.round(y * 14) % 2) * Math.PI) * Math.sin(y * 44);
      return [Math.sin(a) * r * k, y, Math.cos(a) * r * k];
    };
    model.put(lathe(cup, { around: 60, steps: 8, warp: bumps }), {
      tint: (point) =>
        color('#7a5234').lerp(
          color('#9c7044'),
          smoothstep(-0.4, 0.6, Math.sin(Math.atan2(point.x, point.z) * 14) * Math.sin(point.y * 44)),
        ),
      doubleSided: true,
    });
    model.put(
      tube(
        [
          [0, 0.71, 0],
          [0.02, 0.8, 0],
          [0.08, 0.87, 0],
        ],
        [0.05, 0.04, 0.045],
        { around: 9, rings: 8 },
      ),
      { color: '#7a5234' },
    );
    const oak = Array.from({ length: 40 }, (_, i): [number, number] => {
      const t = i / 40;
      const side = t < 0.5 ? 1 : -1;
      const x = t < 0.5 ? t * 2 : (1 - t) * 2;
      return [x * 0.44, side * 0.15 * Math.sin(Math.PI * x ** 0.85)];
    });
    model.put(flatShape(oak, -0.5), { color: '#86b45c', doubleSided: true }, place([-0.02, 0.72, 0.06], [24, 0, 168]));
  });
}

/** A lantern whose light is on. */
export function lantern(model: Model): void {
  const iron = { color: '#5a4668' };
  const base: [number, number][] = points2('0,.3 .06,.32 .1,.28 .14,.22');
  model.put(lathe([[0, 0.01], ...base, [0.15, 0.01]], { around: 28 }), iron);
  const glass: [number, number][] = points2('.13,.19 .26,.235 .5,.24 .7,.18');
  model.put(lathe([[0.12, 0.01], ...glass, [0.71, 0.01]], { around: 28, steps: 4 }), {
    glow: true,
    line: 0.8,
    tint: (point) =>
      color('#fbd27a')
        .lerp(color('#fff6cc'), smoothstep(0.26, 0.08, Math.hypot(point.x * 0.9, point.y - 0.4)))
        .multiplyScalar(1.2),
  });
  const flame = (z: number, wide: number, bottom: number, top: number) =>
    tube(
      [
        [0, bottom, z],
        [0, mix(bottom, top, 0.32), z + 0.012],
        [0.015, mix(bottom, top, 0.68), z],
        [-0.01, top, z],
      ],
      [wide * 0.7, wide, wide * 0.55, 0.004],
      { around: 16, rings: 18 },
    );
  // an orange flame with a pale heart, before the glass, so that it is seen
  model.put(flame(0.25, 0.1, 0.26, 0.64), { glow: true, color: color('#f2762a').multiplyScalar(1.25), line: 0.5 });
  model.put(flame(0.345, 0.055, 0.3, 0.48), { glow: true, color: color('#ffe98a').multiplyScalar(1.5), line: 0 });
  for (const a of [40, 140, 220, 320]) {
    const [s, c] = [Math.sin((a * TAU) / 360), Math.cos((a * TAU) / 360)];
    model.put(
      tube(
        [
          [s * 0.22, 0.12, c * 0.22],
          [s * 0.265, 0.4, c * 0.265],
          [s * 0.19, 0.72, c * 0.19],
        ],
        [0.022],
        { around: 7, rings: 10 },
      ),
      iron,
    );
  }
  model.put(lathe(points2('.69,.01 .68,.29 .72,.29 .79,.19 .9,.12 .92,.07 .98,.07 1,.01'), { around: 28 }), {
    color: '#e4604c',
  });
  model.put(ring(0.28, 0.28, 0.7, 0.024), { color: '#c2483a', line: 0.5 });
  model.put(
    tube(
      Array.from(
        { length: 9 },
        (_, i): V3 => [Math.cos((i / 8) * Math.PI) * 0.19, 0.8 + Math.sin((i / 8) * Math.PI) * 0.3, 0],
      ),
      [0.026],
      { around: 7, rings: 20 },
    ),
    { color: '#e0a840' },
  );
}
