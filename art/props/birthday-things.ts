/** Things of the Backward Birthday: invitations, calendar, tickets, the cake with its number, party table ware. Metres. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { color, darken, lighten, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

const RED = '#d8402f';
export interface CardLook {
  /** metres high; .17 is true to life, .3 reads in a wide picture */
  tall: number;
  /** colour of the paper door, and degrees it stands open */
  door?: string;
  open?: number;
  /** what stands on it; '41>14' is struck out and set right */
  number?: '41' | '14' | '41>14';
  /** degrees the folded card is opened like a tent; 0 lies flat shut */
  fold?: number;
  /** a corner that a dog has had */
  chewed?: boolean;
}
/** Folded invitation: front to +Z, middle of its front at the origin, the fold on its left (-X). */
export function invitation(m: Model, at: THREE.Matrix4, o: CardLook): void {
  const [h, w] = [o.tall, o.tall * 0.76];
  const t = Math.max(0.002, h * 0.012);
  const c = o.chewed ? h * 0.16 : 0;
  const face: [number, number][] = [
    [-w / 2, -h / 2],
    [-w / 2, h / 2],
    [w / 2, h / 2],
    ...(c
      ? ([
          [w / 2, -h / 2 + c],
          [w / 2 - c * 0.35, -h / 2 + c * 0.95],
          [w / 2 - c * 0.4, -h / 2 + c * 0.5],
          [w / 2 - c * 0.9, -h / 2 + c * 0.4],
          [w / 2 - c, -h / 2],
        ] as [number, number][])
      : ([[w / 2, -h / 2]] as [number, number][])),
  ];
  m.inside(at, () => {
    m.put(slab(face, t, { soft: t * 0.4 }), { color: '#fff8e8', line: 0.8 });
    m.inside(place([-w / 2, 0, -t], [0, o.fold ?? 6, 0]), () =>
      m.put(roundedBox(w, h, t, t * 0.4), { color: '#f3e6cc', line: 0.7 }, place([w / 2, 0, -t * 0.6])),
    );
    const z = t * 0.6;
    if (o.number === '41>14') {
      m.inside(place([-w * 0.02, h * 0.32, z], [0, 0, 4]), () => {
        lettering(m, '41', h * 0.2, '#5a4a66', 0.15);
        const strike: V3[] = [
          [-w * 0.3, -h * 0.05, t],
          [-w * 0.05, h * 0.015, t],
          [w * 0.3, h * 0.05, t],
        ];
        m.put(tube(strike, [h * 0.016], { around: 6 }), { color: RED, line: 0 });
      });
      m.inside(place([0, h * 0.04, z], [0, 0, -3]), () => lettering(m, '14', h * 0.28, RED, 0.19));
    } else if (o.number) {
      m.inside(place([0, h * 0.3, z], [0, 0, 2]), () => lettering(m, o.number ?? '', h * 0.26, '#d03028', 0.17));
      m.inside(place([0, h * 0.07, z], [0, 0, -1]), () => lettering(m, 'PLUM ST.', h * 0.085, '#5a4a66', 0.16));
    } else {
      // before the address: garlands and dots in crayon
      for (let i = 0; i < 7; i++) {
        const x = (i / 6 - 0.5) * w * 0.8;
        const y = h * (0.37 - 0.07 * Math.sin(((i + 0.5) / 7) * Math.PI));
        m.put(
          ball([h * 0.025, h * 0.025, t], 8),
          { color: ['#f2bf3e', '#5fa3a0', '#e4604c'][i % 3] ?? RED, line: 0 },
          place([x, y, z]),
        );
      }
    }
    const [dw, dh] = [w * 0.36, h * 0.4];
    m.inside(place([0, -h * 0.25, z]), () => {
      m.put(roundedBox(dw * 1.08, dh * 1.06, t, t * 0.4), { color: '#f6d98a', line: 0.6 });
      m.put(
        roundedBox(dw * 0.5, dh * 0.4, t, t * 0.4),
        { color: '#e58fa8', line: 0.2 },
        place([0, -dh * 0.25, t * 0.4]),
      );
      m.put(ball([dh * 0.06, dh * 0.09, t], 8), { color: '#f08a2c', line: 0 }, place([0, dh * 0.06, t * 0.6]));
      m.inside(place([-dw / 2, 0, t], [0, -(o.open ?? 0), 0]), () => {
        m.put(roundedBox(dw, dh, t, t * 0.4), { color: o.door ?? '#e4503c', line: 0.7 }, place([dw / 2, 0, t * 0.5]));
        m.put(ball(h * 0.017, 8), { color: '#f6c233', line: 0.4 }, place([dw * 0.8, 0, t * 1.4]));
      });
    });
  });
}

/** A pile of finished cards, front up, lying on y = 0; the door of card `blue` is blue (the one to find). */
export function invitationPile(m: Model, at: THREE.Matrix4, n: number, tall = 0.2, blue = -1): void {
  m.inside(at, () => {
    for (let i = 0; i < n; i++) {
      const turn = ((i * 73) % 40) - 20;
      const x = (((i * 37) % 10) / 10 - 0.5) * tall * 0.2;
      invitation(m, place([x, 0.006 + i * tall * 0.055, (((i * 53) % 10) / 10 - 0.5) * tall * 0.16], [-90, turn, 0]), {
        tall,
        fold: 2,
        open: i === n - 1 ? 42 : 5,
        door: i === blue ? '#3d6fb4' : '#e4503c',
      });
    }
  });
}
/** A row of cards standing like little tents along X, `step` apart. */
export function invitationRow(m: Model, at: THREE.Matrix4, n: number, tall = 0.2, blue = -1): void {
  m.inside(at, () => {
    for (let i = 0; i < n; i++) {
      const x = (i - (n - 1) / 2) * tall * 0.95;
      const turn = 14 + ((i * 47) % 30) - 15;
      const look = { tall, fold: 46, open: 20 + ((i * 31) % 45), door: i === blue ? '#3d6fb4' : '#e4503c' };
      invitation(m, place([x, tall / 2, ((i * 29) % 7) * 0.012], [0, turn, 0]), look);
    }
  });
}

/** Pot of paste with a brush, .12 high. */
export function gluePot(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [0, 0.05],
          [0.01, 0.056],
          [0.08, 0.056],
          [0.1, 0.046],
          [0.11, 0.048],
          [0.1, 0.04],
          [0.07, 0.045],
        ],
        { around: 20 },
      ),
      { color: '#8fc9b4', doubleSided: true },
    );
    m.put(ball([0.045, 0.01, 0.045], 14), { color: '#fffaf0', line: 0.3 }, place([0, 0.09, 0]));
    m.put(
      tube(
        [
          [0.01, 0.08, 0],
          [0.05, 0.2, 0.02],
        ],
        [0.009],
        { around: 7, rings: 3 },
      ),
      { color: '#b8743f' },
    );
    m.put(roundedBox(0.05, 0.045, 0.004, 0.002), { color: '#fff6e6', line: 0.4 }, place([0, 0.05, 0.056]));
  });
}

/** Wall page for June, .5 x .6, middle at the origin: Saturday the 7th ringed in red, an aeroplane on the 14th. */
export function juneCalendar(m: Model, at: THREE.Matrix4): void {
  const ink = '#6a5a70';
  m.inside(at, () => {
    m.put(roundedBox(0.52, 0.64, 0.012, 0.004), { color: '#fff8ea', line: 0.8 });
    m.put(roundedBox(0.52, 0.15, 0.014, 0.004), { color: '#e4705c', line: 0.5 }, place([0, 0.245, 0.002]));
    m.inside(place([0, 0.245, 0.012]), () => lettering(m, 'JUNE', 0.075, '#fff8ea', 0.2));
    const [dx, dy] = [0.068, 0.088];
    for (let day = 1; day <= 30; day++) {
      // the first of June is a Sunday
      const [x, y] = [((day - 1) % 7) - 3, Math.floor((day - 1) / 7)];
      const where: V3 = [x * dx, 0.115 - y * dy, 0.007];
      const party = day === 7;
      m.inside(place(where), () =>
        lettering(m, String(day), party ? 0.036 : 0.026, party ? RED : ink, party ? 0.22 : 0.16),
      );
    }
    const ringed: V3[] = Array.from({ length: 15 }, (_, i) => {
      const a = (i / 12) * TAU + 0.6;
      return [3 * dx + Math.cos(a) * 0.04 * (1 + i * 0.008), 0.115 + Math.sin(a) * 0.036 * (1 + i * 0.01), 0.011];
    });
    m.put(tube(ringed, [0.005], { around: 6, rings: 40 }), { color: RED, line: 0 });
    m.inside(place([3 * dx + 0.002, 0.115 - dy, 0.014], [0, 0, 18]), () => {
      const body: V3[] = [
        [-0.032, 0, 0],
        [0.022, 0, 0],
        [0.034, -0.002, 0],
      ];
      m.put(ball([0.044, 0.038, 0.003], 16), { color: '#bfe0ee', line: 0.5 });
      m.put(tube(body, [0.006, 0.009, 0.004], { around: 8 }), { color: '#3d6fb4', line: 0.3 });
      m.put(
        slab(
          [
            [0.006, 0.006],
            [-0.016, 0.03],
            [-0.006, 0.006],
          ],
          0.005,
        ),
        { color: '#3d6fb4', line: 0 },
        place([0, 0, 0.003]),
      );
      m.put(
        slab(
          [
            [0.006, -0.006],
            [-0.006, -0.006],
            [-0.016, -0.03],
          ],
          0.005,
        ),
        { color: '#3d6fb4', line: 0 },
        place([0, 0, 0.003]),
      );
      m.put(
        slab(
          [
            [-0.022, 0.003],
            [-0.034, 0.018],
            [-0.032, 0.003],
          ],
          0.005,
        ),
        { color: '#3d6fb4', line: 0 },
        place([0, 0, 0.003]),
      );
    });
    m.put(ball(0.012, 8), { color: '#b8862f', line: 0.5 }, place([0, 0.31, 0.012]));
  });
}

/** Paper ticket `w` long, flat in XY: 41 → 14, punched `holes` times. */
export function trainTicket(m: Model, at: THREE.Matrix4, w: number, holes = 0, torn = false): void {
  const h = w * 0.44;
  const rip: [number, number][] = torn
    ? [
        [0.1, 0.5],
        [0.16, 0.3],
        [0.06, 0.1],
        [0.15, -0.12],
        [0.08, -0.3],
        [0.14, -0.5],
      ]
    : [
        [0.5, 0.5],
        [0.5, -0.5],
      ];
  const outline: [number, number][] = [[-0.5, -0.5] as [number, number], [-0.5, 0.5] as [number, number], ...rip].map(
    ([x, y]) => [x * w, y * h],
  );
  m.inside(at, () => {
    m.put(slab(outline, w * 0.02, { soft: 0.001 }), { color: '#f8dfa0', line: 0.8 });
    const z = w * 0.014;
    m.inside(place([torn ? -w * 0.2 : 0, h * 0.12, z]), () =>
      lettering(m, torn ? '41' : '41→14', h * 0.34, '#c8402f', 0.2),
    );
    m.inside(place([torn ? -w * 0.2 : -w * 0.06, -h * 0.26, z]), () =>
      lettering(m, torn ? 'ONE' : 'ONE WAY', h * 0.17, '#5a4a66', 0.18),
    );
    for (let i = 0; i < holes; i++)
      m.put(
        ball([h * 0.075, h * 0.075, z], 10),
        { color: '#6a4a3c', line: 0.3 },
        place([w * (0.43 - i * 0.1), -h * 0.3, z * 0.6]),
      );
  });
}
/** A string between two points with `n` tickets pegged to it. */
export function ticketString(m: Model, a: V3, b: V3, n: number, w = 0.16): void {
  const sag = (k: number): V3 => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k - 0.14 * Math.sin(Math.PI * k),
    a[2] + (b[2] - a[2]) * k,
  ];
  m.put(tube([0, 0.25, 0.5, 0.75, 1].map(sag), [0.005], { around: 6, rings: 30 }), { color: '#f4ead6', line: 0.6 });
  const yaw = (Math.atan2(-(b[2] - a[2]), b[0] - a[0]) * 180) / Math.PI;
  for (let i = 0; i < n; i++) {
    const p = sag((i + 0.5 + 0.06 * Math.sin(i * 3)) / n);
    m.inside(place([p[0], p[1], p[2]], [0, yaw, ((i * 37) % 11) - 5]), () => {
      trainTicket(m, place([0, -w * 0.5, 0.006], [6, 0, 90]), w);
      m.put(roundedBox(0.014, 0.05, 0.016, 0.004), { color: '#c99860', line: 0.6 }, place([0, -0.005, 0.006]));
    });
  }
}

/** Half a potato with a raised figure 4 and blue paint, for stamping; .1 long, cut face down on y = 0. */
export function potatoStamp(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      ball([0.05, 0.07, 0.042], 18),
      { tint: (q) => color('#c99a5c').lerp(color('#a87a44'), 0.5 + 0.5 * Math.sin(q.x * 90 + q.y * 70)) },
      place([0, 0.055, 0]),
    );
    m.put(
      lathe(
        [
          [0, 0.01],
          [0.001, 0.046],
          [0.012, 0.048],
          [0.02, 0.03],
        ],
        { around: 20 },
      ),
      { color: '#f6e6b4', line: 0.5 },
      place([0, 0.004, 0]),
    );
  });
}

/** What Dad piped on the cake: an 8, what a dog left of it, or the 3 with its mirror image. */
export type CakeNumber = 'eight' | 'three' | 'mended' | 'none';
export const CAKE = { r: 0.2, top: 0.19 };
/** Round cake on a stand, standing on y = 0; the number lies on its top (y .19) and reads from +Z. */
export function numberCake(
  m: Model,
  at: THREE.Matrix4,
  number: CakeNumber,
  o: { slice?: boolean; scale?: number } = {},
): void {
  const s = o.scale ?? 1;
  m.inside(at.clone().multiply(place([0, 0, 0], [0, 0, 0], s)), () => {
    m.put(
      lathe(
        [
          [0, 0.09],
          [0.01, 0.1],
          [0.03, 0.03],
          [0.05, 0.03],
          [0.06, 0.24],
          [0.072, 0.25],
          [0.072, 0.01],
        ],
        { around: 40 },
      ),
      { color: '#9fd0cc' },
    );
    const r = CAKE.r;
    m.put(
      lathe(
        [
          [0.072, 0.01],
          [0.072, r * 0.97],
          [0.1, r],
          [0.17, r],
          [0.175, 0.01],
        ],
        { around: 44 },
      ),
      { color: '#fff4e2' },
    );
    const id = newId();
    const pink = '#f7b4b0';
    m.put(
      lathe(
        [
          [0.165, r * 0.99],
          [0.18, r * 1.02],
          [0.19, r * 0.95],
          [0.19, 0.01],
        ],
        { around: 60 },
      ),
      { color: pink, id },
    );
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * TAU;
      const long = 0.022 + 0.02 * (1 + Math.sin(i * 2.3));
      const p: V3 = [Math.sin(a) * r * 1.005, 0.172, Math.cos(a) * r * 1.005];
      m.put(tube([p, [p[0], p[1] - long, p[2]]], [0.02, 0.018], { around: 8, rings: 4 }), { color: pink, id });
    }
    for (let i = 0; i < 16; i++) {
      const a = ((i + 0.5) / 16) * TAU;
      m.put(
        ball([0.022, 0.02, 0.022], 10),
        { color: i % 2 ? '#fffaf0' : '#f2bf3e', line: 0.6 },
        place([Math.sin(a) * r * 0.87, 0.2, Math.cos(a) * r * 0.87]),
      );
      m.put(
        ball([0.02, 0.018, 0.02], 10),
        { color: '#fffaf0', line: 0.5 },
        place([Math.sin(a) * r * 1.04, 0.085, Math.cos(a) * r * 1.04]),
      );
    }
    m.inside(place([0, 0.192, 0], [-90, 0, 0]), () => piped(m, number));
    if (number === 'three')
      for (const [x, z] of [
        [-0.07, -0.06],
        [-0.1, 0.01],
        [-0.075, 0.07],
        [-0.05, -0.02],
      ] as const)
        m.put(ball([0.035, 0.004, 0.026], 10), { color: darken('#f7c9b4', 0.06), line: 0.2 }, place([x, 0.19, z]));
  });
}
/** Blue icing in the XY plane: 3 is the right half of the 8. */
function piped(m: Model, number: CakeNumber): void {
  const half = (s: number): V3[] =>
    [
      [-0.045, 0.085],
      [0.005, 0.118],
      [0.055, 0.095],
      [0.062, 0.05],
      [0.0, 0.008],
      [0.07, -0.03],
      [0.075, -0.085],
      [0.01, -0.118],
      [-0.045, -0.09],
    ].map(([x, y]) => [s * (x as number) + (number === 'mended' ? s * 0.012 : 0), y as number, 0]);
  const icing = (tone: string) => ({ color: tone, line: 0.8 });
  const blue = '#3f6fc0';
  if (number === 'none') return;
  if (number === 'eight') {
    const whole: V3[] = Array.from({ length: 33 }, (_, i) => {
      const t = (i / 32) * TAU;
      return [0.068 * Math.sin(2 * t) * 0.95, 0.115 * Math.sin(t + Math.PI / 2), 0];
    });
    m.put(tube(whole, [0.017], { around: 10, rings: 90, closed: false }), icing(blue));
    return;
  }
  m.put(tube(half(1), [0.017], { around: 10, rings: 60 }), icing(blue));
  if (number === 'mended') m.put(tube(half(-1), [0.017], { around: 10, rings: 60 }), icing(lighten('#4f9ac8', 0.1)));
}

/** Icing bag held by its gathered top at the origin; the nozzle points down -Y, .24 below. */
export function icingBag(m: Model, at: THREE.Matrix4, tone = '#4f9ac8'): void {
  m.inside(at, () => {
    m.put(
      lathe(
        [
          [-0.2, 0.014],
          [-0.14, 0.04],
          [-0.06, 0.062],
          [0, 0.045],
          [0.03, 0.022],
          [0.07, 0.045],
        ],
        { around: 18 },
      ),
      { color: '#f6ecd8', doubleSided: true },
    );
    m.put(
      lathe(
        [
          [-0.25, 0.006],
          [-0.2, 0.017],
          [-0.17, 0.02],
        ],
        { around: 12 },
      ),
      { color: '#c9ced6' },
    );
    m.put(ball([0.006, 0.012, 0.006], 8), { color: tone, line: 0.4 }, place([0, -0.252, 0]));
  });
}
