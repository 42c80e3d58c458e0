/** Things to collect that were given: letter, bell, cake. Each about 1 unit large, facing +Z, on y = 0. */

import { type Model, newId } from '../model/bake.ts';
import { flatShape } from '../model/leaves.ts';
import { color, smoothstep, TAU } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** A sealed letter with a heart of wax. */
export function letter(model: Model): void {
  model.inside(place([0, 0.44, 0], [-14, 8, 6]), () => {
    model.put(roundedBox(1.02, 0.7, 0.07, 0.03, { wobble: 0.012, fine: true }), { color: '#fff3da' });
    const crease = { color: '#c79a6a', line: 0 };
    const flap = flatShape([
      [-0.5, 0.33],
      [0, -0.06],
      [0.5, 0.33],
    ]);
    model.put(flap, { color: '#ffe9c4', line: 0.9 }, place([0, 0, 0.047]));
    model.put(
      tube(
        [
          [-0.5, 0.33, 0.05],
          [0, -0.06, 0.055],
          [0.5, 0.33, 0.05],
        ],
        [0.012],
        { around: 5, rings: 16 },
      ),
      crease,
    );
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * 0.49, -0.33, 0.038],
            [s * 0.14, 0.0, 0.042],
          ],
          [0.009],
          { around: 5, rings: 4 },
        ),
        crease,
      );
    const heart = Array.from({ length: 30 }, (_, i): [number, number] => {
      const t = (i / 30) * TAU;
      return [
        0.011 * 16 * Math.sin(t) ** 3,
        0.011 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
      ];
    });
    model.put(flatShape(heart, -0.5), { color: '#d8433a', doubleSided: true }, place([0, -0.03, 0.085]));
  });
}

/** A golden bell with a coral bow. */
export function bell(model: Model): void {
  model.inside(place([0, 0.06, 0], [0, 0, 8]), () => {
    const body: [number, number][] = points2('.02,.45 .06,.43 .16,.35 .34,.31 .56,.27 .7,.17 .76,.01');
    model.put(lathe(body, { around: 40, steps: 4 }), {
      tint: (point) =>
        color('#f4bd3e').lerp(
          color('#ffe79a'),
          0.7 * smoothstep(0.02, 0.2, point.z) * smoothstep(-0.02, -0.16, point.x),
        ),
      doubleSided: true,
    });
    model.put(ring(0.42, 0.42, 0.04, 0.036), { color: '#e09a2c' });
    model.put(ring(0.325, 0.325, 0.3, 0.018), { color: '#d98f2c', line: 0.4 });
    // the clapper hangs below the rim, so that it is seen from above
    model.put(ball(0.16, 18), { color: '#9a5a30' }, place([0.06, -0.11, 0.22]));
    for (const s of [-1, 1]) {
      model.put(ball([0.18, 0.12, 0.09], 18), { color: '#e4604c' }, place([s * 0.17, 0.87, 0.02], [0, 0, s * 22]));
      model.put(
        tube(
          [
            [s * 0.04, 0.81, 0.1],
            [s * 0.16, 0.7, 0.22],
            [s * 0.24, 0.58, 0.26],
          ],
          [0.05, 0.055, 0.06],
          { flat: 0.4, around: 10, rings: 8 },
        ),
        { color: '#cf4a3c' },
      );
    }
    model.put(ball([0.085, 0.09, 0.09], 14), { color: '#f07a62' }, place([0, 0.84, 0.07]));
  });
}

/** Birthday cake: two layers, icing that runs, one candle. */
export function birthdayCake(model: Model): void {
  model.put(lathe(points2('0,.01 0,.5 .045,.52 .06,.42 .06,.01'), { around: 40 }), { color: '#9fd0cc' });
  const layer = (y: number, h: number, r: number, sponge: string) =>
    model.put(
      lathe(
        [
          [y, 0.01],
          [y, r * 0.96],
          [y + h * 0.3, r],
          [y + h, r * 0.98],
          [y + h + 0.01, 0.01],
        ],
        { around: 44 },
      ),
      { color: sponge },
    );
  const icing = (y: number, r: number, tone: string, seed: number) => {
    const id = newId();
    model.put(
      lathe(
        [
          [y - 0.05, r * 0.98],
          [y - 0.02, r * 1.05],
          [y + 0.03, r * 1.04],
          [y + 0.06, r * 0.9],
          [y + 0.062, 0.01],
        ],
        { around: 60, steps: 3 },
      ),
      { color: tone, id },
    );
    const n = Math.round(r * 40);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU;
      const long = 0.05 + 0.045 * (1 + Math.sin(i * 2.3 + seed));
      const [x, z] = [Math.sin(a) * r * 1.0, Math.cos(a) * r * 1.0];
      model.put(
        tube(
          [
            [x, y, z],
            [x, y - long, z],
          ],
          [0.05, 0.044],
          { around: 10, rings: 5 },
        ),
        { color: tone, id },
      );
    }
  };
  layer(0.06, 0.24, 0.42, '#e8b878');
  icing(0.3, 0.42, '#fff4e2', 1);
  layer(0.34, 0.2, 0.28, '#e8b878');
  icing(0.54, 0.28, '#f59aa4', 3);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU;
    model.put(ball(0.056, 12), { color: '#d8433a' }, place([Math.sin(a) * 0.37, 0.4, Math.cos(a) * 0.37]));
  }
  const stripes = (p: { y: number; x: number; z: number }) =>
    Math.sin(p.y * 60 + Math.atan2(p.x, p.z) * 1) > 0 ? color('#fff4dc') : color('#4aa8a0');
  model.put(
    tube(
      [
        [0, 0.58, 0],
        [0, 0.84, 0],
      ],
      [0.05],
      { around: 14, rings: 20 },
    ),
    { tint: stripes },
  );
  model.put(
    tube(
      [
        [0, 0.84, 0],
        [0.005, 0.94, 0.01],
        [0, 1.06, 0],
      ],
      [0.03, 0.07, 0.008],
      { around: 12, rings: 12 },
    ),
    {
      glow: true,
      line: 0.6,
      tint: (point) =>
        color('#ff9a3c')
          .lerp(color('#fff0a0'), smoothstep(0.98, 0.88, point.y))
          .multiplyScalar(1.4),
    },
  );
}
