/** The robot: dented teal tin, a cream face plate, a coral lamp on its head and a key in its back. */

import { Model } from '../../model/bake.ts';
import { color, fbm, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';
import { type Hero, strideOf } from './hero.ts';

const TIN = { teal: '#5fa9a6', dark: '#3f7f86', cream: '#fff1d6', brass: '#e0a840', coral: '#e4604c', iron: '#6f7488' };
/** Worn paint: rust shows at random. */
const worn = (base: string, seed: number) => (p: { x: number; y: number; z: number }) => {
  const k = fbm(p.x * 7 + seed, p.y * 7, p.z * 7);
  return color(base)
    .multiplyScalar(0.94 + 0.14 * k)
    .lerp(color('#b8743f'), smoothstep(0.7, 0.78, k) * 0.7);
};

/** Leg and arm of one side, +1 left; `stride` as in `strideOf`. */
function limbs(model: Model, s: number, stride: number): void {
  const swing = stride * s * 0.11;
  const lift = swing < -0.01 ? 0.05 : 0;
  const foot: V3 = [s * 0.115, 0.07 + lift, swing];
  model.put(
    tube([[s * 0.1, 0.34, 0], [(s * 0.1 + foot[0]) / 2, 0.22 + lift / 2, swing * 0.4 + 0.02], foot], [0.058], {
      around: 12,
      rings: 8,
    }),
    { color: TIN.iron },
  );
  for (const k of [0.35, 0.6])
    model.put(
      ring(0.062, 0.062, 0, 0.016),
      { color: '#8a90a2', line: 0.3 },
      place([s * 0.107, 0.34 - k * 0.26 + lift * k, swing * k]),
    );
  model.inside(place(foot, [lift ? 22 : swing > 0.01 ? -10 : 0, s * 6, 0]), () => {
    model.put(roundedBox(0.17, 0.12, 0.24, 0.055, { fine: true }), { tint: worn(TIN.coral, 3) }, place([0, 0, 0.04]));
    model.put(roundedBox(0.18, 0.04, 0.25, 0.018), { color: '#8f3a32' }, place([0, -0.05, 0.04]));
  });
  const hand: V3 = [s * 0.36, 0.34 + Math.abs(stride) * 0.03, -swing * 1.5 + 0.04];
  model.put(
    tube([[s * 0.22, 0.56, 0], [s * 0.34, 0.48, -swing * 0.5 - 0.02], hand], [0.045], { around: 12, rings: 12 }),
    {
      color: TIN.iron,
    },
  );
  model.put(ball([0.075, 0.085, 0.075], 16), { tint: worn(TIN.teal, 5) }, place([s * 0.23, 0.56, 0]));
  model.put(ball([0.07, 0.07, 0.07], 16), { color: TIN.brass }, place(hand));
  for (const k of [-1, 1])
    model.put(
      tube(
        [
          hand,
          [hand[0] + k * 0.03, hand[1] - 0.06, hand[2] + 0.04],
          [hand[0] + k * 0.012, hand[1] - 0.1, hand[2] + 0.05],
        ],
        [0.028, 0.026, 0.018],
        { around: 8, rings: 6 },
      ),
      { color: TIN.brass },
    );
}

function chest(model: Model): void {
  model.put(
    roundedBox(0.42, 0.36, 0.33, 0.1, { wobble: 0.025, fine: true }),
    { tint: worn(TIN.teal, 1) },
    place([0, 0.48, 0]),
  );
  model.put(ring(0.185, 0.15, 0.31, 0.03), { color: TIN.dark });
  model.put(
    roundedBox(0.25, 0.18, 0.04, 0.018, { fine: true }),
    { color: TIN.cream, line: 0.8 },
    place([0, 0.5, 0.16]),
  );
  // a gauge that points to "go", and two buttons
  model.put(ball([0.062, 0.062, 0.016], 18), { color: '#fffaf0', line: 0.8 }, place([-0.05, 0.51, 0.185]));
  model.put(
    tube(
      [
        [-0.05, 0.505, 0.205],
        [-0.02, 0.54, 0.205],
      ],
      [0.009],
      { around: 5, rings: 2 },
    ),
    { color: TIN.coral, line: 0 },
  );
  for (const [y, tone] of [
    [0.545, TIN.coral],
    [0.47, '#f6c233'],
  ] as const)
    model.put(ball([0.027, 0.027, 0.02], 12), { color: tone, line: 0.6 }, place([0.075, y, 0.186]));
}

function windUpKey(model: Model, stride: number): void {
  model.put(
    tube(
      [
        [0, 0.5, -0.15],
        [0, 0.5, -0.26],
      ],
      [0.024],
      { around: 8, rings: 3 },
    ),
    { color: TIN.brass },
  );
  model.inside(place([0, 0.5, -0.29], [0, 0, 20 + stride * 26]), () => {
    for (const s of [-1, 1])
      model.put(
        tube(
          Array.from(
            { length: 12 },
            (_, i): V3 => [s * 0.07 + Math.sin((i / 12) * TAU) * 0.058, Math.cos((i / 12) * TAU) * 0.05, 0],
          ),
          [0.024],
          { closed: true, around: 8, rings: 24 },
        ),
        { color: TIN.brass },
      );
  });
}

/** Eyes, cheeks, ears and mouth on the plate. */
function face(model: Model, [gx, gy]: readonly [number, number]): void {
  for (const s of [-1, 1]) {
    model.put(ball([0.068, 0.078, 0.024], 20), { color: '#2f3f52', line: 0.6, face: 1 }, place([s * 0.1, 0.03, 0.215]));
    model.put(
      ball([0.044, 0.052, 0.02], 16),
      { color: color('#8fe6e0').multiplyScalar(1.15), line: 0, face: 1 },
      place([s * 0.1 + gx * 0.015, 0.03 + gy * 0.015, 0.226]),
    );
    model.put(
      ball([0.017, 0.019, 0.01], 10),
      { color: '#ffffff', line: 0, face: 1 },
      place([s * 0.1 - 0.02, 0.058, 0.246]),
    );
    model.put(
      ball([0.034, 0.02, 0.01], 10),
      { color: '#f2988a', line: 0, face: 0.7 },
      place([s * 0.16, -0.075, 0.214]),
    );
    model.put(
      lathe(points2('0,.1 .035,.1 .06,.06 .075,.01'), { around: 18 }),
      { color: TIN.coral },
      place([s * 0.25, 0, 0], [0, 0, s * -90]),
    );
  }
  model.put(
    tube(
      [
        [-0.06, -0.08, 0.222],
        [0, -0.108, 0.226],
        [0.06, -0.08, 0.222],
      ],
      [0.013],
      { around: 6, rings: 10 },
    ),
    { color: '#7a4048', line: 0, face: 1 },
  );
}

function head(model: Model, gaze: readonly [number, number]): void {
  model.put(
    tube(
      [
        [0, -0.24, 0],
        [0, -0.14, 0],
      ],
      [0.08],
      { around: 14, rings: 3 },
    ),
    { color: TIN.iron },
  );
  model.put(roundedBox(0.52, 0.4, 0.4, 0.13, { wobble: 0.02, fine: true }), { tint: worn(TIN.teal, 8) });
  model.put(
    roundedBox(0.42, 0.28, 0.06, 0.03, { fine: true }),
    { color: TIN.cream, line: 0.9, face: 0.6 },
    place([0, -0.01, 0.185]),
  );
  face(model, gaze);
  const coil = Array.from(
    { length: 22 },
    (_, i): V3 => [Math.cos(i * 1.1) * 0.028, 0.19 + i * 0.0066, Math.sin(i * 1.1) * 0.028],
  );
  model.put(tube(coil, [0.011], { around: 6, rings: 60 }), { color: TIN.iron, line: 0.5 });
  model.put(ball(0.062, 18), { color: color(TIN.coral).multiplyScalar(1.1) }, place([0, 0.39, 0]));
  model.put(ball(0.016, 8), { color: '#fff1e0', line: 0 }, place([-0.024, 0.412, 0.048]));
}

export const robot: Hero = {
  size: 0.87,
  head: { at: [0, 0.87, 0], radius: 0.32 },
  build(a) {
    const model = new Model();
    const stride = strideOf(a.step);
    model.inside(a.at, () => {
      for (const s of [1, -1]) limbs(model, s, stride);
      chest(model);
      windUpKey(model, stride);
      model.inside(place([0, 0.86, 0], a.head ?? [-8, 0, 0]), () => head(model, a.gaze ?? [0, 0]));
    });
    return model.bake();
  },
};
