/** Things of the Bell That Went Fump: the tree, candle, fruit, tiny prints, wool, sheep, the machine of spoons. Metres, feet on y = 0. */

import type * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { color, noise, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe, tube } from '../model/tube.ts';

export type TreeLook = {
  /** fairy lights: 'half' burn only on the left (-X) side */
  lights: 'lit' | 'dark' | 'half';
  /** how much of it is decorated from below, 0..1 */
  done: number;
  star?: boolean;
};
/** Fir of height `h` in a bucket, with baubles, straw stars and lights. */
export function christmasTree(model: Model, at: THREE.Matrix4, h: number, look: TreeLook): void {
  const rnd = random(11);
  const needles: Item[] = [];
  const radius = (y: number) => 0.36 * h * (1 - y) ** 0.85 * (0.86 + 0.14 * Math.sin(y * 42));
  model.inside(at, () => {
    model.put(lathe(points2('0,.13 .2,.17 .22,.18 .2,.14'), { around: 22 }), { color: '#c8503c', doubleSided: true });
    model.put(
      tube(
        [
          [0, 0.1, 0],
          [0, h * 0.9, 0],
        ],
        [0.05, 0.02],
        { around: 8, rings: 3 },
      ),
      { color: '#7a5640' },
    );
    const cone: [number, number][] = [
      [0.26, 0.02],
      ...Array.from({ length: 9 }, (_, i): [number, number] => [0.28 + (i / 9) * (h - 0.3), radius(i / 9) * 0.7]),
      [h, 0.01],
    ];
    model.put(lathe(cone, { around: 26 }), { color: '#35603f', line: 0.2 });
    const n = Math.round(900 * h);
    for (let i = 0; i < n; i++) {
      const y = rnd() ** 1.35;
      const a = i * 2.39996;
      const r = radius(y) * (0.62 + 0.42 * rnd());
      needles.push({
        at: place(
          [Math.sin(a) * r, 0.26 + y * (h - 0.28) - r * 0.12, Math.cos(a) * r],
          [28 + rnd() * 30, (a * 180) / Math.PI, rnd() * 40 - 20],
          [0.022, 0.02, 0.075],
        ),
        color: color('#3a6b45').lerp(color(rnd() < 0.3 ? '#8fb05c' : '#5c8f52'), rnd() * 0.9),
      });
    }
    model.scatter(ball(1, 6), needles, { line: 0.16 });
    const tones = ['#e4503c', '#f2bf3e', '#5fa3c8', '#f6efe0', '#c86a9a'];
    const count = Math.round(34 * h);
    for (let i = 0; i < count; i++) {
      const y = 0.06 + 0.86 * (i / count);
      const a = i * 2.4 + 1;
      const r = radius(y) * 1.02;
      const p: V3 = [Math.sin(a) * r, 0.25 + y * (h - 0.28) - r * 0.14, Math.cos(a) * r];
      const tone = tones[i % 5] ?? '#e4503c';
      if (y < look.done && i % 2)
        model.put(ball(0.045, 14), { color: tone, line: 0.7 }, place([p[0], p[1] - 0.03, p[2]]));
      else {
        const on = look.lights === 'lit' || (look.lights === 'half' && p[0] < 0);
        model.put(
          ball([0.018, 0.026, 0.018], 9),
          on
            ? {
                color: color(['#ffe08a', '#ffb070', '#fff0c0'][i % 3] ?? '#ffe08a').multiplyScalar(1.4),
                glow: true,
                line: 0.2,
              }
            : { color: '#8a86a0', line: 0.3 },
          place(p),
        );
      }
    }
    if (look.star ?? look.done > 0.9)
      for (let i = 0; i < 5; i++)
        model.put(
          lathe(
            [
              [0, 0.035],
              [0.06, 0.03],
              [0.16, 0.002],
            ],
            { around: 4, steps: 1 },
          ),
          { color: '#f6cf5a', line: 0.7 },
          place([0, h + 0.06, 0], [0, 0, i * 72]),
        );
  });
}

/** Candle in a saucer, .2 m; returns where the flame is, in its own frame. */
export function candleStick(model: Model, at: THREE.Matrix4, lit = true): V3 {
  model.inside(at, () => {
    model.put(lathe(points2('.004,.001 0,.07 .012,.085 .02,.09 .014,.07'), { around: 22 }), {
      color: '#b8863a',
      doubleSided: true,
    });
    model.put(lathe(points2('.01,.03 .13,.028 .138,.022 .13,.01'), { around: 16 }), {
      color: '#fff2d8',
      doubleSided: true,
    });
    model.put(
      tube(
        [
          [0, 0.13, 0],
          [0, 0.155, 0],
        ],
        [0.003],
        { around: 5, rings: 2 },
      ),
      { color: '#4a3a3c', line: 0.3 },
    );
    if (lit)
      model.put(lathe(points2('.145,.002 .16,.014 .18,.013 .215,.001'), { around: 12 }), {
        tint: (point) =>
          color('#ffb04a')
            .lerp(color('#fff4c0'), Math.max(0, Math.min(1, (0.19 - point.y) * 22)))
            .multiplyScalar(1.4),
        glow: true,
        line: 0.4,
      });
  });
  return [0, 0.18, 0];
}
/** Wax lit from within by its flame, drawn over a `candleStick` at the same place: for rooms where it is the only lamp. */
export function litWax(model: Model, at: THREE.Matrix4): void {
  const wax: [number, number][] = points2('.012,.0345 .13,.032 .142,.024 .14,.004');
  model.inside(at, () =>
    model.put(lathe(wax, { around: 20, steps: 6 }), {
      tint: (point) =>
        color('#b07a48')
          .lerp(color('#ffd898'), Math.max(0, Math.min(1, (point.y - 0.02) * 8.7)))
          .multiplyScalar(1.25),
      glow: true,
      line: 0.6,
    }),
  );
}

export function tangerine(model: Model, at: THREE.Matrix4, r = 0.04): void {
  model.inside(at, () => {
    model.put(
      lathe(
        points2('0,.12 .08,.5 .4,.96 .8,1 1.3,.8 1.56,.3 1.52,.05').map(([y, q]): [number, number] => [
          (y as number) * r,
          (q as number) * r,
        ]),
        { around: 24 },
      ),
      {
        tint: (point) => color('#f08a2a').lerp(color('#f6a84a'), noise(point.x * 160, point.y * 160, point.z * 160)),
      },
    );
    model.put(ball([r * 0.14, r * 0.06, r * 0.14], 8), { color: '#5f8f3c', line: 0.5 }, place([0, r * 1.54, 0]));
    model.put(
      ball([r * 0.3, r * 0.05, r * 0.15], 8),
      { color: '#6fa04a', line: 0.6 },
      place([r * 0.25, r * 1.56, 0], [0, 20, -12]),
    );
  });
}
/** Long pear peel that has fallen into the outline of a bell, `h` high, in the XY plane. */
export function pearPeel(model: Model, at: THREE.Matrix4, h = 0.2): void {
  const side: [number, number][] = points2('.02,1 .2,.94 .3,.7 .34,.4 .46,.16 .56,.04');
  const path: V3[] = [
    ...[...side].reverse().map(([x, y]): V3 => [-x * h, y * h, 0]),
    ...side.map(([x, y]): V3 => [x * h, y * h, 0.004]),
    [0.2 * h, 0.0, 0.004],
    [-0.1 * h, 0.02 * h, 0],
    [0.02 * h, -0.1 * h, 0.004],
  ];
  model.inside(at, () => model.put(tube(path, [h * 0.05], { flat: 0.3, around: 8, rings: 90 }), { color: '#d9b45c' }));
}
