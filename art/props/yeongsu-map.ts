/**
 * The map a seven-year-old drew in 1948 with letters, dry, flying, soaked; Charlotte's alley map (KB 5.1). All in the XY plane
 * of their frame, drawn side to +Z, middle at the origin.
 * The old map is 1 x .76 of `wide`. Cover and 1948 keep `oldMap` of taffy-hunt.ts (no letters).
 */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, noise, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { syllable } from './hangul.ts';
import {
  type Bend,
  blown,
  curve,
  dashes,
  flat,
  held,
  inkOn,
  type P2,
  ringOf,
  sheet,
  soaked,
  writeOn,
} from './ink-paper.ts';
import { lettering } from './lettering.ts';

/** The one line both maps share, in shares of the width. */
export const STREAM: P2[] = [
  [-0.06, 0.1],
  [-0.01, 0.055],
  [0.05, 0.085],
  [0.09, 0.03],
  [0.16, 0.065],
  [0.2, 0.005],
  [0.27, 0.045],
  [0.33, -0.005],
  [0.39, 0.03],
  [0.45, -0.01],
];
const PEAKS: P2[] = [
  [0.07, 0.13],
  [0.11, 0.17],
  [0.145, 0.225],
  [0.175, 0.23],
  [0.205, 0.19],
  [0.23, 0.155],
  [0.255, 0.19],
  [0.285, 0.225],
  [0.315, 0.23],
  [0.35, 0.175],
  [0.4, 0.125],
];
export const MAP_LINES = [
  '쌀이 산만큼 쌓였던 데서 출발!',
  '안 무는 호랑이한테 절하고',
  '안 싸우는 형제를 본다. 잘 본다. 오래 본다.',
  '칼 씻던 물에 손을 씻고',
] as const;
export const WAX = '사실은 우리 집 밤나무 밑';
const lineY = (i: number): number => -0.092 - i * 0.062;
/** For the close-up the four old lines move together and leave the candle's letters more room. */
const closeY = (i: number): number => (i < 4 ? -0.075 - i * 0.043 : -0.302);
/** Middle of line 1..5 on a map `wide` metres wide, for fingers and focal points; 0 is the heading. */
export const mapLine = (i: number, wide: number, closeUp = false): V3 => [
  -0.12 * wide,
  (i ? (closeUp ? closeY : lineY)(i - 1) : 0.318) * wide,
  0,
];

export interface MapLook {
  bend?: 'flat' | 'held' | 'blown' | 'soaked' | Bend;
  /** 0 dry .. 1 dark as tea */
  wet?: number;
  /** the candle's letters stand out, with Bami's paw for a full stop */
  wax?: boolean;
  /** the candle's letters tall enough to read across a picture (PC 7.3), the paw after them */
  closeUp?: boolean;
  paw?: boolean;
  /** lines struck through in red, from the first */
  done?: number;
  /** line 3 as it was found, one stroke rubbed out (true), or read (false) */
  smudge?: boolean;
  /** light through the paper (PC 2.3) */
  backlit?: boolean;
}
const paperOf = (k: number, w: number, backlit?: boolean) => (p: THREE.Vector3) => {
  const [x, y] = [p.x / w, p.y / w];
  const stain = smoothstep(0.5, 0.75, fbm(x * 4 + 2, y * 4)) * 0.35;
  const fold = Math.max(Math.exp(-(((Math.abs(x) - 0.167) / 0.006) ** 2)), Math.exp(-(((y - 0.01) / 0.006) ** 2)));
  const rim = smoothstep(0.42, 0.5, Math.abs(x)) + smoothstep(0.31, 0.38, Math.abs(y));
  const dry = color(backlit ? '#ffd27c' : '#f2d697')
    .multiplyScalar(backlit ? 1.14 : 1)
    .lerp(color('#b98446'), stain + 0.3 * fold + 0.28 * rim);
  const tea = color('#7d5230').lerp(color('#5a3820'), 0.6 * fbm(x * 5, y * 5 + 3) + 0.3 * rim);
  return dry.lerp(tea, k);
};

export function yeongsuMap(m: Model, where: THREE.Matrix4, wide: number, o: MapLook = {}): void {
  const high = wide * 0.76;
  const named = { flat, held: held(wide, high), blown: blown(wide, high), soaked: soaked(wide, high) };
  const bend = typeof o.bend === 'function' ? o.bend : named[o.bend ?? 'flat'];
  const wet = o.wet ?? 0;
  const ink = `#${color('#4a2c20').lerp(color('#2a170f'), wet).getHexString()}`;
  const k = (list: readonly P2[]): P2[] => list.map(([x, y]) => [x * wide, y * wide]);
  m.inside(where, () => {
    sheet(m, bend, wide, high, { tint: paperOf(wet, wide, o.backlit), torn: 0.03 * wide, glow: o.backlit ?? false });
    const draw = (list: readonly (readonly P2[])[], tone = ink, r = 0.0045) =>
      inkOn(m, bend, list.map(k), { tone, r: r * wide, shake: 0.003 * wide });
    const write = (text: string, at: P2, h: number, tone = ink, more = {}) =>
      writeOn(m, bend, text, [at[0] * wide, at[1] * wide], h * wide, { tone, weight: 0.11, shake: 0.045, ...more });
    write('경기도 고양군 은평면 평창리', [0, 0.318], 0.052, ink, { middle: true, weight: 0.125 });
    // two peaks that do not quarrel; the water; rice like a mountain; a tiger who does not bite; a cat
    draw([curve(PEAKS, 60)], ink, 0.006);
    draw([
      [
        [0.165, 0.2],
        [0.17, 0.18],
        [0.164, 0.165],
      ],
      [
        [0.3, 0.2],
        [0.305, 0.18],
        [0.299, 0.165],
      ],
    ]);
    const blue = `#${color('#33699a')
      .lerp(color('#1f3f5c'), wet * 0.7)
      .getHexString()}`;
    draw(
      [
        curve(STREAM, 70),
        curve(
          STREAM.map(([x, y]): P2 => [x, y - 0.022]),
          70,
        ),
      ],
      blue,
      0.005,
    );
    draw([
      curve(
        [
          [-0.46, -0.02],
          [-0.42, 0.05],
          [-0.37, 0.085],
          [-0.32, 0.05],
          [-0.28, -0.02],
        ],
        24,
      ),
      [
        [-0.46, -0.02],
        [-0.28, -0.022],
      ],
    ]);
    draw(
      Array.from({ length: 11 }, (_, i): P2[] => {
        const [x, y] = [-0.41 + (i % 4) * 0.026 + (i > 7 ? 0.013 : 0), 0 + Math.floor(i / 4) * 0.022];
        return [
          [x, y],
          [x + 0.006, y + 0.004],
        ];
      }),
    );
    const [tx, ty] = [-0.3, 0.2];
    draw([
      ringOf(tx, ty, 0.06, 0.052),
      ringOf(tx - 0.045, ty + 0.048, 0.015),
      ringOf(tx + 0.045, ty + 0.048, 0.015),
      curve(
        [
          [tx - 0.02, ty - 0.02],
          [tx, ty - 0.032],
          [tx + 0.02, ty - 0.02],
        ],
        10,
      ),
      ...[-1, 1].flatMap((s): P2[][] => [
        curve(
          [
            [tx + s * 0.034, ty + 0.01],
            [tx + s * 0.024, ty + 0.016],
            [tx + s * 0.014, ty + 0.009],
          ],
          8,
        ),
        [
          [tx + s * 0.05, ty - 0.012],
          [tx + s * 0.085, ty - 0.008],
        ],
        [
          [tx + s * 0.05, ty - 0.024],
          [tx + s * 0.083, ty - 0.03],
        ],
      ]),
      ...[-0.014, 0, 0.014].map((x): P2[] => [
        [tx + x, ty + 0.048],
        [tx + x, ty + 0.03],
      ]),
    ]);
    const [cx, cy] = [-0.12, 0.19];
    draw(
      [
        ringOf(cx, cy, 0.02, 0.017, 14),
        [
          [cx - 0.018, cy + 0.01],
          [cx - 0.017, cy + 0.03],
          [cx - 0.005, cy + 0.017],
        ],
        [
          [cx + 0.018, cy + 0.01],
          [cx + 0.017, cy + 0.03],
          [cx + 0.005, cy + 0.017],
        ],
        curve(
          [
            [cx - 0.01, cy - 0.016],
            [cx - 0.026, cy - 0.05],
            [cx + 0.004, cy - 0.058],
            [cx + 0.022, cy - 0.045],
            [cx + 0.012, cy - 0.016],
          ],
          16,
        ),
        curve(
          [
            [cx + 0.02, cy - 0.05],
            [cx + 0.048, cy - 0.05],
            [cx + 0.05, cy - 0.015],
          ],
          10,
        ),
        [
          [cx - 0.007, cy + 0.002],
          [cx - 0.006, cy + 0.003],
        ],
        [
          [cx + 0.007, cy + 0.002],
          [cx + 0.008, cy + 0.003],
        ],
        [
          [cx + 0.012, cy - 0.004],
          [cx + 0.034, cy - 0.002],
        ],
        [
          [cx - 0.012, cy - 0.004],
          [cx - 0.034, cy - 0.002],
        ],
      ],
      ink,
      0.0036,
    );
    const red = `#${color('#b0412f').lerp(color('#6a2a1c'), wet).getHexString()}`;
    for (const [way, n] of [
      [
        [
          [-0.36, 0.1],
          [-0.37, 0.14],
          [-0.345, 0.16],
        ],
        3,
      ],
      [
        [
          [-0.22, 0.24],
          [-0.1, 0.27],
          [0.06, 0.2],
        ],
        8,
      ],
      [
        [
          [0.23, 0.14],
          [0.24, 0.1],
          [0.22, 0.075],
        ],
        3,
      ],
      [
        [
          [0.24, 0.0],
          [0.2, -0.04],
          [0.1, -0.045],
        ],
        5,
      ],
    ] as [P2[], number][])
      draw(dashes(way, n), red, 0.0042);
    draw([ringOf(0.045, -0.04, 0.026, 0.02)], red, 0.0042);
    const lineAt = o.closeUp ? closeY : lineY;
    const struck = `#${color('#d8352c')
      .lerp(color('#6a2a1c'), wet * 0.8)
      .getHexString()}`;
    for (let i = 0; i < 5; i++) {
      const y = lineAt(i);
      draw([ringOf(-0.45, y, o.closeUp ? 0.0175 : 0.02, o.closeUp ? 0.0175 : 0.02, 18)], ink, 0.0032);
      write(String(i + 1), [-0.451, y], 0.026, ink, { middle: true, shake: 0 });
      const text = MAP_LINES[i];
      if (!text) continue;
      if (i === 2 && o.smudge !== false) {
        // '형제' is rubbed until one stroke of it is gone: it could be 형체
        const pale = `#${paperOf(
          wet,
          wide,
        )({ x: 0.1, y: 0 } as THREE.Vector3)
          .lerp(color(ink), 0.4)
          .getHexString()}`;
        write('안 싸우는', [-0.415, y], 0.034);
        inkOn(
          m,
          bend,
          [
            k([
              [-0.222, y - 0.003],
              [-0.185, y + 0.004],
              [-0.172, y - 0.002],
            ]),
          ],
          { tone: pale, r: 0.019 * wide },
        );
        write('형제', [-0.234, y], 0.034, `#${color(pale).lerp(color(ink), 0.55).getHexString()}`, {
          out: 0.0022,
          weight: 0.13,
        });
        write('를 본다. 잘 본다. 오래 본다.', [-0.158, y], 0.034);
      } else write(text, [-0.415, y], 0.034);
      if (i < (o.done ?? 0))
        draw(
          [
            curve(
              [
                [-0.42, y - 0.004],
                [-0.2, y + 0.006],
                // in the close-up one sees that the third line is longer than the stroke
                [o.closeUp && i === 2 ? 0.3 : 0.12, y - 0.005],
              ],
              20,
            ),
          ],
          struck,
          0.006,
        );
    }
    if (o.wax) {
      const tone = '#f7e7bd';
      if (o.closeUp) candleLine(m, bend, wide, [-0.418, lineAt(4)], tone);
      else write(WAX, [-0.415, lineAt(4)], 0.042, tone, { out: 0.0024, weight: 0.16, shake: 0.06 });
      if (o.paw)
        pawPrint(
          m,
          bend,
          wide,
          [o.closeUp ? 0.445 : 0.16, lineAt(4) - (o.closeUp ? 0.03 : 0.004)],
          o.closeUp ? 1.6 : 1,
        );
    }
  });
}
/** Pitch of a syllable and its size across and up, in shares of the map: tall, so that three bars of a ㅌ stay apart. */
const CANDLE = { step: 0.0725, wide: 0.061, high: 0.106, space: 0.018 };
/**
 * The candle's line for the close-up, syllable by syllable: the foot of each gets almost half its height, because the last
 * word is 밑 and with a low foot it reads as 밀. Each sits a little askew, as a child of seven writes.
 */
function candleLine(m: Model, bend: Bend, wide: number, [left, y]: P2, tone: string): void {
  const strokes: P2[][] = [];
  let x = left;
  for (const [i, ch] of [...WAX].entries()) {
    const last = ch === '밑';
    const closed = (ch.charCodeAt(0) - 0xac00) % 28 > 0;
    const [up, askew] = [0.012 * Math.sin(i * 2.3), last ? 0 : 0.05 * Math.sin(i * 1.7 + 1)];
    const high = CANDLE.high * (last ? 1.1 : closed ? 1 : 0.86);
    const across = CANDLE.wide * (last ? 1.14 : 1);
    const drawn = syllable(ch);
    for (const [j, stroke] of drawn.entries())
      strokes.push(
        stroke.map(([a, v]): P2 => {
          let u = a;
          // the upright vowel keeps off the ㅂ of 밤; the middle bar of ㅌ stops short of the two others
          if (closed && ch !== '은' && v > 0.36) u = a > 0.55 ? a + 0.07 : a * 1.16 - 0.03;
          else if (last && j === drawn.length - 1) u = Math.min(a, 0.68);
          const t = closed ? (v < 0.36 ? v * 1.5 : 0.6 + (v - 0.42) * 0.73) : v;
          const lift = (t - 0.5) * high + (u - 0.5) * askew * across + up * CANDLE.high;
          return [(x + (u - askew * (t - 0.5)) * across) * wide, (y + lift) * wide];
        }),
      );
    x += ch === ' ' ? CANDLE.space : CANDLE.step;
  }
  inkOn(m, bend, strokes, { tone, r: 0.004 * wide, shake: 0.0014 * wide, out: 0.0024 });
}
function pawPrint(m: Model, bend: Bend, wide: number, [x, y]: P2, size: number): void {
  const toes = [-1.5, -0.5, 0.5, 1.5].map((k): P2[] => [
    [k * 0.0105, 0.02 - 0.005 * Math.abs(k)],
    [k * 0.0108, 0.023 - 0.005 * Math.abs(k)],
  ]);
  const at = (list: P2[]): P2[] => list.map(([u, v]) => [(x + u * size) * wide, (y + v * size) * wide]);
  inkOn(m, bend, toes.map(at), { tone: '#2f1b10', r: 0.0045 * size * wide, out: 0.0024 });
  inkOn(
    m,
    bend,
    [
      at([
        [-0.006, -0.002],
        [0, 0.003],
        [0.006, -0.002],
      ]),
    ],
    { tone: '#2f1b10', r: 0.0095 * size * wide, out: 0.0024 },
  );
}

/** Folded in three and once across, as it flew out of the rice box and as it sticks in a belt: .3 x .27 of `wide`; in the air its leaves `fan` out. */
export function foldedMap(m: Model, where: THREE.Matrix4, wide = 0.5, fan = 3): void {
  m.inside(where, () => {
    for (let i = 0; i < 4; i++)
      m.put(
        roundedBox(wide * (0.335 - i * 0.004), wide * (0.37 - i * 0.006), 0.005, 0.002, {
          wobble: 0.006,
          seed: i + 2,
          fine: true,
        }),
        { tint: (p) => color('#f2d697').lerp(color('#b98446'), 0.4 * noise(p.x * 30, p.y * 30 + i)), line: 0.8 },
        // the fold is at the top: each leaf hangs from it a little farther back
        place([0.003 * i, 0.185 * wide, -0.006 * i], [i * fan, 0, i * 1.4 - 2]).multiply(
          place([0, -0.185 * wide - 0.002 * i, 0]),
        ),
      );
    for (const y of [0.05, -0.04])
      inkOn(
        m,
        flat,
        [
          curve(
            [
              [-0.1 * wide, y * wide],
              [0, (y + 0.02) * wide],
              [0.1 * wide, y * wide],
            ],
            12,
          ),
        ],
        { tone: '#5a3624', r: 0.0045 * wide, out: 0.005 },
      );
  });
}

/**
 * The alley in red pencil on the paper that was Plum Street's: stairs up the middle, a gate where a bell was rung. `rung`
 * gates have a tick. On the right edge the old buttons still show: nobody ever threw it away.
 */
export function alleyMap(m: Model, where: THREE.Matrix4, wide: number, o: { rung?: number; bend?: Bend } = {}): void {
  const bend = o.bend ?? flat;
  const high = wide * 0.7;
  const red = '#d8352c';
  m.inside(where, () => {
    sheet(m, bend, wide, high, { tint: (p) => color('#fbf0d6').multiplyScalar(0.95 + 0.08 * noise(p.x * 5, p.y * 5)) });
    const draw = (list: P2[][], tone = red, r = 0.0045) =>
      inkOn(
        m,
        bend,
        list.map((s) => s.map(([x, y]): P2 => [x * wide, y * wide])),
        { tone, r: r * wide, shake: 0.003 * wide },
      );
    const stairs: P2[] = Array.from(
      { length: 21 },
      (_, i): P2 => [-0.36 + Math.ceil(i / 2) * 0.052, -0.27 + Math.floor(i / 2) * 0.05],
    );
    draw([stairs, stairs.map(([x, y]): P2 => [x + 0.1, y - 0.02])]);
    const gates: P2[] = [
      [-0.38, -0.14],
      [-0.12, -0.22],
      [-0.27, -0.01],
      [0.06, -0.1],
      [-0.12, 0.12],
      [0.2, 0.03],
      [0.02, 0.24],
    ];
    for (const [i, [x, y]] of gates.entries()) {
      draw(
        [
          [
            [x - 0.035, y - 0.03],
            [x - 0.035, y + 0.02],
            [x, y + 0.045],
            [x + 0.035, y + 0.02],
            [x + 0.035, y - 0.03],
            [x - 0.035, y - 0.03],
          ],
        ],
        ['#5fa3a0', '#e08a5c', '#7bab62', '#8a5a9a'][i % 4],
      );
      if (i < (o.rung ?? 0))
        draw(
          [
            [
              [x - 0.016, y - 0.004],
              [x - 0.002, y - 0.02],
              [x + 0.03, y + 0.03],
            ],
          ],
          red,
          0.006,
        );
    }
    // steam over a pot, and a cat
    draw(
      [
        curve(
          [
            [0.24, -0.26],
            [0.22, -0.22],
            [0.25, -0.18],
            [0.23, -0.14],
          ],
          12,
        ),
        curve(
          [
            [0.29, -0.26],
            [0.27, -0.22],
            [0.3, -0.18],
            [0.28, -0.14],
          ],
          12,
        ),
        [
          [0.2, -0.27],
          [0.33, -0.27],
          [0.31, -0.32],
          [0.22, -0.32],
          [0.2, -0.27],
        ],
      ],
      '#3d6fb4',
    );
    draw(
      [
        ringOf(-0.4, 0.2, 0.03, 0.025, 16),
        [
          [-0.425, 0.215],
          [-0.42, 0.245],
          [-0.405, 0.226],
        ],
        [
          [-0.375, 0.215],
          [-0.38, 0.245],
          [-0.395, 0.226],
        ],
      ],
      '#8a5a34',
    );
    for (const x of [-0.25, 0, 0.25])
      draw(
        [
          [
            [x, -0.34],
            [x, 0.34],
          ],
        ],
        '#e6d6b4',
        0.0016,
      );
    for (let i = 0; i < 6; i++)
      draw(
        [ringOf(0.44, 0.26 - i * 0.1, 0.016, 0.016, 14)],
        ['#5fa3a0', '#f2bf3e', '#8a5a9a', '#7bab62', '#e08a5c', '#4f7fb8'][i] ?? red,
        0.008,
      );
  });
  m.inside(where.clone().multiply(place([0.4 * wide, -0.3 * wide, 0.004], [0, 0, 90])), () =>
    lettering(m, '14', 0.04 * wide, '#d8a0a0', 0.2),
  );
}
