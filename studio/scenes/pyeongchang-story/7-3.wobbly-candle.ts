/** The candle's line of PC-7.3 in the hand of a boy of seven: no two syllables of one size, none upright, the line climbs. */
import type { Model } from '../../model/bake.ts';
import { at } from '../../model/math.ts';
import { pawPrint, WAX } from '../../props/candle-writing.ts';
import { syllable } from '../../props/hangul.ts';
import { inkOn, type P2, soaked } from '../../props/ink-paper.ts';

const LINE: P2 = [-0.418, -0.302];
const STEP = 0.0725;
/** size, lift (shares of the map's width) and slant of each syllable and gap */
const SIZE = [1.08, 0.9, 1.04, 1, 0.88, 1.1, 1, 1.02, 0.98, 1, 0.86, 0.98, 1, 1.14];
const LIFT = [-0.008, 0.004, -0.003, 0, 0.009, -0.004, 0, 0.006, 0, -0.006, 0.008, -0.003, 0, 0.002];
const SLANT = [0.12, -0.08, 0.1, 0, -0.12, 0.06, 0, 0.12, 0, -0.08, 0.12, -0.06, 0, 0.03];

/** In the map's own plane, `wide` metres across; the cat's full stop after it. */
export function wobblyCandle(model: Model, wide: number): void {
  const bend = soaked(wide, wide * 0.76);
  const strokes: P2[][] = [];
  let x = LINE[0];
  for (const [i, ch] of [...WAX].entries()) {
    const [size, slant, last] = [at(SIZE, i), at(SLANT, i), ch === '밑'];
    const closed = (ch.charCodeAt(0) - 0xac00) % 28 > 0;
    const [across, high] = [0.061 * size, 0.106 * size * (closed ? 1 : 0.88)];
    const drawn = syllable(ch);
    for (const [j, stroke] of drawn.entries())
      strokes.push(
        stroke.map(([a, v]): P2 => {
          let u = a;
          // the upright vowel keeps off the ㅂ of 밤; the middle bar of ㅌ stops short of the two others
          if (closed && ch !== '은' && v > 0.36) u = a > 0.55 ? a + 0.07 : a * 1.16 - 0.03;
          else if (last && j === drawn.length - 1) u = Math.min(a, 0.68);
          const t = closed ? (v < 0.36 ? v * 1.5 : 0.6 + (v - 0.42) * 0.73) : v;
          const y = (t - 0.5) * high + (u - 0.5) * slant * across + at(LIFT, i);
          return [(x + (u - slant * (t - 0.5)) * across) * wide, (LINE[1] + y) * wide];
        }),
      );
    x += ch === ' ' ? 0.018 : STEP;
  }
  inkOn(model, bend, strokes, { tone: '#f7e7bd', r: 0.0042 * wide, shake: 0.0034 * wide, out: 0.0024 });
  pawPrint(model, bend, wide, [0.445, LINE[1] - 0.03], 1.6);
}
