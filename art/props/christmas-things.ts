/** Things of the Bell That Went Fump: the tree, candle, fruit, tiny prints, wool, sheep, the machine of spoons. Metres, feet on y = 0. */
import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { color, lighten, mix, noise, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

export interface TreeLook {
  /** fairy lights: 'half' burn only on the left (-X) side */
  lights: 'lit' | 'dark' | 'half';
  /** how much of it is decorated from below, 0..1 */
  done: number;
  star?: boolean;
}
/** Fir of height `h` in a bucket, with baubles, straw stars and lights. */
export function christmasTree(m: Model, at: THREE.Matrix4, h: number, look: TreeLook): void {
  const rnd = random(11);
  const needles: Item[] = [];
  const radius = (y: number) => 0.36 * h * (1 - y) ** 0.85 * (0.86 + 0.14 * Math.sin(y * 42));
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.13],
          [0.2, 0.17],
          [0.22, 0.18],
          [0.2, 0.14],
        ],
        { around: 22 },
      ),
      { color: '#c8503c', doubleSided: true },
    );
    m.put(
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
    m.put(lathe(cone, { around: 26 }), { color: '#35603f', line: 0.2 });
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
    m.scatter(ball(1, 6), needles, { line: 0.16 });
    const tones = ['#e4503c', '#f2bf3e', '#5fa3c8', '#f6efe0', '#c86a9a'];
    const count = Math.round(34 * h);
    for (let i = 0; i < count; i++) {
      const y = 0.06 + 0.86 * (i / count);
      const a = i * 2.4 + 1;
      const r = radius(y) * 1.02;
      const p: V3 = [Math.sin(a) * r, 0.25 + y * (h - 0.28) - r * 0.14, Math.cos(a) * r];
      const tone = tones[i % 5] ?? '#e4503c';
      if (y < look.done && i % 2) m.put(ball(0.045, 14), { color: tone, line: 0.7 }, place([p[0], p[1] - 0.03, p[2]]));
      else {
        const on = look.lights === 'lit' || (look.lights === 'half' && p[0] < 0);
        m.put(
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
        m.put(
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
export function candleStick(m: Model, at: THREE.Matrix4, lit = true): V3 {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.07],
          [0.012, 0.085],
          [0.02, 0.09],
          [0.014, 0.07],
        ],
        { around: 22 },
      ),
      { color: '#b8863a', doubleSided: true },
    );
    m.put(
      lathe(
        [
          [0.01, 0.03],
          [0.13, 0.028],
          [0.138, 0.022],
          [0.13, 0.01],
        ],
        { around: 16 },
      ),
      { color: '#fff2d8', doubleSided: true },
    );
    m.put(
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
      m.put(
        lathe(
          [
            [0.145, 0.002],
            [0.16, 0.014],
            [0.18, 0.013],
            [0.215, 0.001],
          ],
          { around: 12 },
        ),
        {
          tint: (p) =>
            color('#ffb04a')
              .lerp(color('#fff4c0'), Math.max(0, Math.min(1, (0.19 - p.y) * 22)))
              .multiplyScalar(1.4),
          glow: true,
          line: 0.4,
        },
      );
  });
  return [0, 0.18, 0];
}

export function tangerine(m: Model, at: THREE.Matrix4, r = 0.04): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.12],
          [0.08, 0.5],
          [0.4, 0.96],
          [0.8, 1],
          [1.3, 0.8],
          [1.56, 0.3],
          [1.52, 0.05],
        ].map(([y, q]): [number, number] => [(y as number) * r, (q as number) * r]),
        { around: 24 },
      ),
      {
        tint: (p) => color('#f08a2a').lerp(color('#f6a84a'), noise(p.x * 160, p.y * 160, p.z * 160)),
      },
    );
    m.put(ball([r * 0.14, r * 0.06, r * 0.14], 8), { color: '#5f8f3c', line: 0.5 }, place([0, r * 1.54, 0]));
    m.put(
      ball([r * 0.3, r * 0.05, r * 0.15], 8),
      { color: '#6fa04a', line: 0.6 },
      place([r * 0.25, r * 1.56, 0], [0, 20, -12]),
    );
  });
}
/** Long pear peel that has fallen into the outline of a bell, `h` high, in the XY plane. */
export function pearPeel(m: Model, at: THREE.Matrix4, h = 0.2): void {
  const side: [number, number][] = [
    [0.02, 1],
    [0.2, 0.94],
    [0.3, 0.7],
    [0.34, 0.4],
    [0.46, 0.16],
    [0.56, 0.04],
  ];
  const path: V3[] = [
    ...[...side].reverse().map(([x, y]): V3 => [-x * h, y * h, 0]),
    ...side.map(([x, y]): V3 => [x * h, y * h, 0.004]),
    [0.2 * h, 0.0, 0.004],
    [-0.1 * h, 0.02 * h, 0],
    [0.02 * h, -0.1 * h, 0.004],
  ];
  m.inside(at, () => m.put(tube(path, [h * 0.05], { flat: 0.3, around: 8, rings: 90 }), { color: '#d9b45c' }));
}

/** Squirrel prints from `a` to `b` on a surface whose normal is `up` (Y on the ground, Z on a wall); `n` hops. */
export function tinyPrints(m: Model, a: V3, b: V3, n: number, onWall = false): void {
  const dx = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as V3;
  for (let i = 0; i < n; i++) {
    const k = (i + 0.5) / n;
    for (const [s, d, r] of [
      [-1, 0, 0.017],
      [1, 0.02, 0.017],
      [-0.6, 0.25, 0.011],
      [0.6, 0.25, 0.011],
    ] as const) {
      const t = Math.min(1, k + d / n);
      const p: V3 = [a[0] + dx[0] * t, a[1] + dx[1] * t, a[2] + dx[2] * t];
      if (onWall) p[0] += s * 0.022;
      else {
        const l = Math.hypot(dx[0], dx[2]) || 1;
        p[0] += (s * 0.026 * dx[2]) / l;
        p[2] -= (s * 0.026 * dx[0]) / l;
      }
      m.put(ball(onWall ? [r, r * 1.4, 0.004] : [r, 0.004, r * 1.2], 9), { color: '#8f9ac8', line: 0.3 }, place(p));
    }
  }
}
/** A thread of wool along points, with a loose frizz. */
export function woolThread(m: Model, path: V3[], tone = '#d8402f', r = 0.006): void {
  m.put(tube(path, [r], { around: 6, rings: path.length * 12 }), { color: lighten(tone, 0.08), line: 0.6 });
  const curve = new THREE.CatmullRomCurve3(path.map((p) => new THREE.Vector3(...p)));
  for (let i = 1; i < path.length * 3; i++) {
    const p = curve.getPointAt(i / (path.length * 3));
    m.put(
      tube([p, [p.x + 0.012 * Math.sin(i * 3), p.y + 0.014, p.z + 0.012 * Math.cos(i * 2)]], [r * 0.35], {
        around: 4,
        rings: 2,
      }),
      { color: tone, line: 0.2 },
    );
  }
}
/** Green mitten lying or hanging: cuff at the origin, fingers to -Y, .2 m; thumb to -X (left hand seen from its back). */
export function greenMitten(m: Model, at: THREE.Matrix4): void {
  const wool = '#4f9a55';
  m.inside(at, () => {
    m.put(
      tube(
        [
          [0, 0, 0],
          [0, -0.07, 0],
          [0, -0.14, 0.004],
          [0, -0.19, 0.006],
        ],
        [0.05, 0.062, 0.06, 0.036],
        { flat: 0.5, around: 18, rings: 20 },
      ),
      { color: wool },
    );
    m.put(
      tube(
        [
          [-0.045, -0.05, 0],
          [-0.085, -0.075, 0.004],
          [-0.1, -0.115, 0.006],
        ],
        [0.025, 0.026, 0.019],
        { around: 12 },
      ),
      { color: wool },
    );
    for (const y of [0.0, 0.016, 0.032]) m.put(ring(0.056, 0.03, y, 0.012), { color: lighten(wool, 0.18), line: 0.5 });
  });
}
/** Nutshell half, .03 m. */
export function nutshell(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () =>
    m.put(
      lathe(
        [
          [0, 0.002],
          [0.002, 0.012],
          [0.012, 0.018],
          [0.013, 0.015],
          [0.004, 0.009],
        ],
        { around: 14 },
      ),
      { color: '#b07a48', doubleSided: true },
    ),
  );
}
/** Hazelnut .03 m. */
export function hazelnut(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.004],
          [0.004, 0.012],
          [0.016, 0.016],
          [0.028, 0.009],
          [0.033, 0.001],
        ],
        { around: 16 },
      ),
      { color: '#b8743c' },
    );
    m.put(ball([0.012, 0.004, 0.012], 10), { color: '#dcb98a', line: 0.4 }, place([0, 0.003, 0]));
  });
}

/** Sheep .7 long, facing +Z. */
export function sheep(m: Model, at: THREE.Matrix4, scarf = false): void {
  m.inside(at, () => {
    const rnd = random(4);
    for (let i = 0; i < 44; i++) {
      const y = 1 - ((i + 0.5) / 44) * 2;
      const a = i * 2.4;
      const q = Math.sqrt(1 - y * y);
      m.put(
        ball(0.075 + rnd() * 0.03, 9),
        { color: color('#f4efe4').multiplyScalar(0.94 + 0.08 * rnd()), line: 0.3 },
        place([Math.sin(a) * q * 0.19, 0.45 + y * 0.17, Math.cos(a) * q * 0.28]),
      );
    }
    for (const [x, z] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      m.put(
        tube(
          [
            [x * 0.1, 0.3, z * 0.16],
            [x * 0.1, 0, z * 0.16],
          ],
          [0.034, 0.03],
          { around: 8, rings: 2 },
        ),
        { color: '#4f4656' },
      );
    m.put(ball([0.085, 0.1, 0.12], 16), { color: '#5a4f60' }, place([0, 0.58, 0.32], [14, 0, 0]));
    m.put(ball([0.1, 0.06, 0.08], 12), { color: '#f4efe4', line: 0.4 }, place([0, 0.67, 0.26]));
    for (const s of [-1, 1]) {
      m.put(
        ball([0.06, 0.022, 0.03], 9),
        { color: '#5a4f60', line: 0.6 },
        place([s * 0.11, 0.6, 0.28], [0, 0, s * -16]),
      );
      m.put(ball([0.016, 0.018, 0.01], 8), { color: '#fff6e6', line: 0.2 }, place([s * 0.042, 0.6, 0.42]));
      m.put(ball([0.008, 0.01, 0.006], 7), { color: '#241a20', line: 0 }, place([s * 0.042, 0.6, 0.43]));
    }
    if (!scarf) return;
    const bands = (p: THREE.Vector3) => color(Math.sin((p.x + p.y * 2 + p.z) * 50) > 0 ? '#2f9aa0' : '#f2bf3e');
    m.put(
      new THREE.TorusGeometry(0.14, 0.045, 8, 26).rotateX(Math.PI / 2 - 0.5),
      { tint: bands },
      place([0, 0.5, 0.24]),
    );
    m.put(
      tube(
        [
          [0.1, 0.46, 0.33],
          [0.14, 0.34, 0.36],
          [0.12, 0.22, 0.36],
        ],
        [0.035, 0.045],
        { flat: 0.4, around: 8 },
      ),
      { tint: bands },
    );
  });
}

/** Forty-one spoons on a bicycle wheel, cranked by hand: 1.35 high, wheel in the XY plane, crank to +Z. */
export function spoonMachine(m: Model, at: THREE.Matrix4, turn = 0): void {
  m.inside(at, () => {
    const steel = { color: '#cfd4dc', line: 0.6 };
    for (const s of [-1, 1]) {
      m.put(
        tube(
          [
            [s * 0.34, 0, 0.16],
            [0, 0.82, 0.07],
          ],
          [0.028, 0.024],
          { around: 8, rings: 3 },
        ),
        { color: '#b8743f' },
      );
      m.put(
        tube(
          [
            [s * 0.34, 0, -0.16],
            [0, 0.82, -0.07],
          ],
          [0.028, 0.024],
          { around: 8, rings: 3 },
        ),
        { color: '#a8683a' },
      );
    }
    m.put(roundedBox(0.84, 0.05, 0.4, 0.02), { color: '#c48a54' }, place([0, 0.03, 0]));
    m.inside(place([0, 0.84, 0], [0, 0, turn]), () => {
      m.put(new THREE.TorusGeometry(0.42, 0.018, 8, 50), { color: '#4a4656' });
      m.put(new THREE.TorusGeometry(0.4, 0.008, 6, 44), steel);
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU;
        m.put(
          tube(
            [
              [Math.cos(a) * 0.03, Math.sin(a) * 0.03, (i % 2 ? 1 : -1) * 0.02],
              [Math.cos(a) * 0.4, Math.sin(a) * 0.4, 0],
            ],
            [0.003],
            { around: 4, rings: 2 },
          ),
          steel,
        );
      }
      for (let i = 0; i < 41; i++) {
        const a = (i / 41) * TAU;
        m.inside(
          place(
            [Math.cos(a) * 0.43, Math.sin(a) * 0.43, (i % 3) * 0.02 - 0.02],
            [0, 0, (a * 180) / Math.PI - 90 + ((i * 37) % 30) - 15],
          ),
          () => {
            m.put(
              tube(
                [
                  [0, 0, 0],
                  [0, 0.1, 0],
                ],
                [0.0055, 0.004],
                { around: 6, rings: 2 },
              ),
              steel,
            );
            m.put(
              ball([0.02, 0.03, 0.008], 10),
              { color: i % 5 ? '#d8dce2' : '#d9a45c', line: 0.7 },
              place([0, 0.125, 0]),
            );
          },
        );
      }
      m.put(ball(0.045, 12), { color: '#e4604c' });
    });
    m.put(
      tube(
        [
          [0, 0.84, 0],
          [0, 0.84, 0.16],
          [0.0, 0.66, 0.18],
          [0, 0.66, 0.27],
        ],
        [0.016],
        { around: 8, rings: 20 },
      ),
      { color: '#e0a23c' },
    );
  });
}
/** Mom's mug, .1 high, NOPE to +Z. */
export function nopeMug(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.04],
          [0.008, 0.046],
          [0.1, 0.047],
          [0.104, 0.044],
          [0.1, 0.041],
          [0.02, 0.038],
        ],
        { around: 26 },
      ),
      { color: '#fbf6ea', doubleSided: true },
    );
    m.put(ball([0.041, 0.004, 0.041], 16), { color: '#7a4a34', line: 0.3 }, place([0, 0.088, 0]));
    m.put(new THREE.TorusGeometry(0.028, 0.008, 8, 18), { color: '#fbf6ea' }, place([0.066, 0.052, 0]));
    m.inside(place([0, 0.052, 0.047]), () => lettering(m, 'NOPE', 0.024, '#d8402f', 0.22));
  });
}
/** Banjo case .85 long, lying along +Y from its fat end at the origin, front to +Z. */
export function banjoCase(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(ball([0.19, 0.19, 0.065], 26), { color: '#6a4a4e' }, place([0, 0.19, 0]));
    m.put(roundedBox(0.13, 0.5, 0.11, 0.04, { fine: true }), { color: '#6a4a4e' }, place([0, 0.58, 0]));
    for (const [x, y] of [
      [0.17, 0.24],
      [-0.17, 0.24],
      [0.07, 0.6],
    ] as const)
      m.put(roundedBox(0.04, 0.05, 0.05, 0.01), { color: '#e6b84e', line: 0.6 }, place([x, y, 0.03]));
    m.put(ball([0.05, 0.05, 0.012], 12), { color: '#e4604c', line: 0.4 }, place([-0.03, 0.15, 0.064]));
  });
}
/** The banjo itself, same size and frame. */
export function banjo(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [-0.03, 0.16],
          [0, 0.17],
          [0.03, 0.165],
          [0.034, 0.15],
          [0.03, 0.01],
        ],
        { around: 34 },
      ).rotateX(Math.PI / 2),
      { color: '#c48a4a' },
      place([0, 0.18, 0]),
    );
    m.put(ball([0.145, 0.145, 0.012], 26), { color: '#fbf2dc', line: 0.6 }, place([0, 0.18, 0.032]));
    m.put(roundedBox(0.045, 0.52, 0.03, 0.01), { color: '#8a5a3c' }, place([0, 0.58, 0.02]));
    m.put(roundedBox(0.075, 0.12, 0.028, 0.012), { color: '#6a4030' }, place([0, 0.88, 0.015]));
    for (let i = 0; i < 4; i++)
      m.put(
        tube(
          [
            [(i - 1.5) * 0.009, 0.1, 0.05],
            [(i - 1.5) * 0.008, 0.84, 0.04],
          ],
          [0.0015],
          { around: 4, rings: 2 },
        ),
        { color: '#d8dce2', line: 0.2 },
      );
    m.put(roundedBox(0.06, 0.012, 0.016, 0.004), { color: '#8a5a3c', line: 0.5 }, place([0, 0.12, 0.046]));
    for (const s of [-1, 1])
      for (const y of [0.86, 0.9])
        m.put(ball([0.014, 0.008, 0.008], 8), { color: '#f2e6c8', line: 0.4 }, place([s * 0.05, y, 0.015]));
  });
}
/** Slide trombone .95 long: bell to +Z, mouthpiece at the origin, slide forward and below. */
export function trombone(m: Model, at: THREE.Matrix4, slide = 0.2): void {
  const brass = { color: '#e6b84a', line: 0.8 };
  m.inside(at, () => {
    const s = 0.62 + slide;
    m.put(
      tube(
        [
          [0, 0, 0],
          [0, 0, s],
          [0, -0.04, s + 0.05],
          [0, -0.09, s],
          [0, -0.09, 0.1],
        ],
        [0.011],
        { around: 10, rings: 60 },
      ),
      brass,
    );
    m.put(
      tube(
        [
          [0, -0.09, 0.1],
          [0.03, -0.06, -0.12],
          [0.07, 0.05, -0.2],
          [0.1, 0.1, -0.1],
          [0.1, 0.1, 0.3],
        ],
        [0.012, 0.013, 0.015, 0.017, 0.02],
        { around: 10, rings: 50 },
      ),
      brass,
    );
    m.inside(place([0.1, 0.1, 0.3], [90, 0, 0]), () =>
      m.put(
        lathe(
          [
            [0, 0.02],
            [0.16, 0.034],
            [0.26, 0.07],
            [0.31, 0.13],
            [0.312, 0.125],
            [0.25, 0.05],
          ],
          { around: 30 },
        ),
        { ...brass, doubleSided: true },
      ),
    );
    m.put(
      lathe(
        [
          [-0.03, 0.016],
          [0, 0.012],
          [0.04, 0.01],
        ],
        { around: 12 },
      ).rotateX(Math.PI / 2),
      { color: '#d8dce2', line: 0.6 },
    );
    m.put(
      tube(
        [
          [0, 0, 0.14],
          [0, -0.09, 0.14],
        ],
        [0.008],
        { around: 7, rings: 2 },
      ),
      brass,
    );
  });
}
/** Falling snow in a box: points sway from camera to camera by `seed`. */
export function snowfall([x0, y0, z0]: V3, [x1, y1, z1]: V3, n: number, seed = 5): Model {
  const rnd = random(seed);
  const m = new Model();
  const items = Array.from(
    { length: n },
    (): Item => ({
      at: place([mix(x0, x1, rnd()), mix(y0, y1, rnd()), mix(z0, z1, rnd())], [0, 0, 0], 0.012 + rnd() * 0.022),
      color: color('#f4f6ff'),
    }),
  );
  m.scatter(ball(1, 7), items, { glow: true, line: 0, slight: true });
  return m;
}

/** Flag box on a wall outside, the squirrels' house from April on: a crate with a striped tea cosy for a door. Back on z = 0. */
export function cosyHouse(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(roundedBox(0.5, 0.44, 0.36, 0.02), { color: '#b8804e' }, place([0, 0.22, 0.18]));
    for (const y of [0.1, 0.24, 0.38])
      m.put(roundedBox(0.52, 0.1, 0.38, 0.012), { color: '#c4905c', line: 0.6 }, place([0, y - 0.02, 0.18]));
    m.put(roundedBox(0.6, 0.04, 0.46, 0.012), { color: '#8a5a3c' }, place([0, 0.46, 0.2], [10, 0, 0]));
    const bands = (p: THREE.Vector3) => color(Math.floor((p.y + 1) * 22) % 2 ? '#fff0d4' : '#e07a9a');
    m.put(
      lathe(
        [
          [-0.11, 0.12],
          [-0.08, 0.135],
          [0, 0.13],
          [0.07, 0.1],
          [0.11, 0.04],
          [0.118, 0.004],
        ],
        { around: 30, steps: 5, depth: 0.4 },
      ),
      { tint: bands },
      place([0, 0.18, 0.38]),
    );
    m.put(ball([0.034, 0.04, 0.02], 14), { color: '#3a2434', line: 0.6 }, place([0.01, 0.15, 0.43]));
  });
}
