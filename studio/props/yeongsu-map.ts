/**
 * The map a seven-year-old drew in 1948 with letters, dry, flying, soaked or folded. In the XY plane of its frame, drawn side
 * to +Z, middle at the origin.
 * The old map is 1 x .76 of `wide`. Cover and 1948 keep `oldMap` of taffy-hunt.ts (no letters).
 */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, noise, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { candleLine, pawPrint, WAX } from './candle-writing.ts';
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
import { CAT, PEAK_SEAMS, PEAKS, RICE_GRAINS, RICE_HEAP, ROUTES, TIGER } from './map-drawings.ts';

/** The one line both maps share, in shares of the width. */
export const STREAM: P2[] = points2(
  '-.06,.1 -.01,.055 .05,.085 .09,.03 .16,.065 .2,.005 .27,.045 .33,-.005 .39,.03 .45,-.01',
);
const MAP_LINES = [
  '쌀이 산만큼 쌓였던 데서 출발!',
  '안 무는 호랑이한테 절하고',
  '안 싸우는 형제를 본다. 잘 본다. 오래 본다.',
  '칼 씻던 물에 손을 씻고',
] as const;
const lineY = (i: number): number => -0.092 - i * 0.062;
/** For the close-up the four old lines move together and leave the candle's letters more room. */
const closeY = (i: number): number => (i < 4 ? -0.075 - i * 0.043 : -0.302);
/** Middle of line 1..5 on a map `wide` metres wide, for fingers and focal points; 0 is the heading. */
export const mapLine = (i: number, wide: number, closeUp = false): V3 => [
  -0.12 * wide,
  (i ? (closeUp ? closeY : lineY)(i - 1) : 0.318) * wide,
  0,
];

export type MapLook = {
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
};
const paperOf = (k: number, w: number, backlit?: boolean) => (point: THREE.Vector3) => {
  const [x, y] = [point.x / w, point.y / w];
  const stain = smoothstep(0.5, 0.75, fbm(x * 4 + 2, y * 4)) * 0.35;
  const fold = Math.max(Math.exp(-(((Math.abs(x) - 0.167) / 0.006) ** 2)), Math.exp(-(((y - 0.01) / 0.006) ** 2)));
  const rim = smoothstep(0.42, 0.5, Math.abs(x)) + smoothstep(0.31, 0.38, Math.abs(y));
  const dry = color(backlit ? '#ffd27c' : '#f2d697')
    .multiplyScalar(backlit ? 1.14 : 1)
    .lerp(color('#b98446'), stain + 0.3 * fold + 0.28 * rim);
  const tea = color('#7d5230').lerp(color('#5a3820'), 0.6 * fbm(x * 5, y * 5 + 3) + 0.3 * rim);
  return dry.lerp(tea, k);
};

export function yeongsuMap(model: Model, where: THREE.Matrix4, wide: number, o: MapLook = {}): void {
  const high = wide * 0.76;
  const named = { flat, held: held(wide, high), blown: blown(wide, high), soaked: soaked(wide, high) };
  const bend = typeof o.bend === 'function' ? o.bend : named[o.bend ?? 'flat'];
  const wet = o.wet ?? 0;
  const ink = `#${color('#4a2c20').lerp(color('#2a170f'), wet).getHexString()}`;
  const k = (list: readonly P2[]): P2[] => list.map(([x, y]) => [x * wide, y * wide]);
  model.inside(where, () => {
    sheet(model, bend, wide, high, {
      tint: paperOf(wet, wide, o.backlit),
      torn: 0.03 * wide,
      glow: o.backlit ?? false,
    });
    const draw = (list: readonly (readonly P2[])[], tone = ink, r = 0.0045) =>
      inkOn(model, bend, list.map(k), { tone, r: r * wide, shake: 0.003 * wide });
    const write = (text: string, at: P2, h: number, tone = ink, more = {}) =>
      writeOn(model, bend, text, [at[0] * wide, at[1] * wide], h * wide, { tone, weight: 0.11, shake: 0.045, ...more });
    write('경기도 고양군 은평면 평창리', [0, 0.318], 0.052, ink, { middle: true, weight: 0.125 });
    // two peaks that do not quarrel; the water; rice like a mountain; a tiger who does not bite; a cat
    draw([curve(PEAKS, 60)], ink, 0.006);
    draw(PEAK_SEAMS);
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
    draw(RICE_HEAP);
    draw(RICE_GRAINS);
    draw(TIGER);
    draw(CAT, ink, 0.0036);
    const red = `#${color('#b0412f').lerp(color('#6a2a1c'), wet).getHexString()}`;
    for (const [way, n] of ROUTES) draw(dashes(way, n), red, 0.0042);
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
          model,
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
      if (o.closeUp) candleLine(model, bend, wide, [-0.418, lineAt(4)], tone);
      else write(WAX, [-0.415, lineAt(4)], 0.042, tone, { out: 0.0024, weight: 0.16, shake: 0.06 });
      if (o.paw)
        pawPrint(
          model,
          bend,
          wide,
          [o.closeUp ? 0.445 : 0.16, lineAt(4) - (o.closeUp ? 0.03 : 0.004)],
          o.closeUp ? 1.6 : 1,
        );
    }
  });
}
/** Folded in three and once across, as it flew out of the rice box and as it sticks in a belt: .3 x .27 of `wide`; in the air its leaves `fan` out. */
export function foldedMap(model: Model, where: THREE.Matrix4, wide = 0.5, fan = 3): void {
  model.inside(where, () => {
    for (let i = 0; i < 4; i++)
      model.put(
        roundedBox(wide * (0.335 - i * 0.004), wide * (0.37 - i * 0.006), 0.005, 0.002, {
          wobble: 0.006,
          seed: i + 2,
          fine: true,
        }),
        {
          tint: (point) => color('#f2d697').lerp(color('#b98446'), 0.4 * noise(point.x * 30, point.y * 30 + i)),
          line: 0.8,
        },
        // the fold is at the top: each leaf hangs from it a little farther back
        place([0.003 * i, 0.185 * wide, -0.006 * i], [i * fan, 0, i * 1.4 - 2]).multiply(
          place([0, -0.185 * wide - 0.002 * i, 0]),
        ),
      );
    for (const y of [0.05, -0.04])
      inkOn(
        model,
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
