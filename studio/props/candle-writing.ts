/** What the candle wrote on the old map and only wet paper shows, and the cat's full stop. In the map's plane, shares of its width. */
import type { Model } from '../model/bake.ts';
import { syllable } from './hangul.ts';
import { type Bend, inkOn, type P2 } from './ink-paper.ts';

export const WAX = '사실은 우리 집 밤나무 밑';
/** Pitch of a syllable and its size across and up, in shares of the map: tall, so that three bars of a ㅌ stay apart. */
const CANDLE = { step: 0.0725, wide: 0.061, high: 0.106, space: 0.018 };
/**
 * The candle's line for the close-up, syllable by syllable: the foot of each gets almost half its height, because the last
 * word is 밑 and with a low foot it reads as 밀. Each sits a little askew, as a child of seven writes.
 */
export function candleLine(model: Model, bend: Bend, wide: number, [left, y]: P2, tone: string): void {
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
  inkOn(model, bend, strokes, { tone, r: 0.004 * wide, shake: 0.0014 * wide, out: 0.0024 });
}
export function pawPrint(model: Model, bend: Bend, wide: number, [x, y]: P2, size: number): void {
  const toes = [-1.5, -0.5, 0.5, 1.5].map((k): P2[] => [
    [k * 0.0105, 0.02 - 0.005 * Math.abs(k)],
    [k * 0.0108, 0.023 - 0.005 * Math.abs(k)],
  ]);
  const at = (list: P2[]): P2[] => list.map(([u, v]) => [(x + u * size) * wide, (y + v * size) * wide]);
  inkOn(model, bend, toes.map(at), { tone: '#2f1b10', r: 0.0045 * size * wide, out: 0.0024 });
  inkOn(
    model,
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
