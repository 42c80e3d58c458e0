/** What tells one school from another on the planner's road: a football pitch and a gate. About 1 unit wide. */
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';

/** Half width and half depth of the pitch. */
const [WIDE, DEEP] = [0.86, 0.62];

/** A striped pitch with white lines and two goals, laid over the ground round (x, z). */
export function pitch(model: Model, x0: number, z0: number, ground: (x: number, z: number) => number): void {
  const over = (x: number, z: number): V3 => [x0 + x, ground(x0 + x, z0 + z) + 0.025, z0 + z];
  const sheet = grid((u, w) => over((u * 2 - 1) * WIDE * 1.06, (1 - w * 2) * DEEP * 1.08), 40, 30);
  model.put(sheet, {
    line: 0.4,
    tint: (point) => {
      const stripe = smoothstep(-0.1, 0.1, Math.sin(((point.x - x0) / WIDE) * Math.PI * 3));
      return color('#4f9a4a').lerp(color('#6db552'), stripe);
    },
  });
  const chalk = (points: [number, number][], closed = false) =>
    model.put(
      tube(
        points.map(([x, z]) => {
          const [a, b, c] = over(x, z);
          return [a, b + 0.012, c];
        }),
        [0.022],
        { around: 6, rings: points.length * 6, closed },
      ),
      { color: '#fffdf4', line: 0 },
    );
  const side = (a: [number, number], b: [number, number]) =>
    chalk(Array.from({ length: 9 }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / 8, a[1] + ((b[1] - a[1]) * i) / 8]));
  side([-WIDE, -DEEP], [WIDE, -DEEP]);
  side([-WIDE, DEEP], [WIDE, DEEP]);
  for (const x of [-WIDE, 0, WIDE]) side([x, -DEEP], [x, DEEP]);
  chalk(
    Array.from({ length: 24 }, (_, i) => [0.2 * Math.sin((i / 24) * 6.2832), 0.2 * Math.cos((i / 24) * 6.2832)]),
    true,
  );
  for (const s of [-1, 1]) {
    const post = (z: number, up: number): V3 => {
      const [a, b, c] = over(s * WIDE, z);
      return [a, b + up, c];
    };
    const frame = [post(-0.24, 0), post(-0.24, 0.3), post(0.24, 0.3), post(0.24, 0)];
    for (const [i, foot] of frame.slice(1).entries())
      model.put(tube([frame[i] as V3, foot], [0.028], { around: 8, rings: 2 }), { color: '#fffaf0', line: 0.7 });
  }
}

/** Two stone posts with lamps and a low railing to either side; open in the middle. */
export function schoolGate(model: Model, at: ReturnType<typeof place>, tone: string): void {
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.17, 0.46, 0.17, 0.02), { color: '#f3e2cc' }, place([s * 0.36, 0.23, 0]));
      model.put(roundedBox(0.22, 0.06, 0.22, 0.02), { color: tone }, place([s * 0.36, 0.47, 0]));
      model.put(ball(0.07, 14), { color: '#ffe07a' }, place([s * 0.36, 0.56, 0]));
      for (const y of [0.1, 0.28])
        model.put(
          tube(
            [
              [s * 0.44, y, 0],
              [s * 0.98, y, 0],
            ],
            [0.02],
            { around: 6, rings: 2 },
          ),
          { color: tone, line: 0.5 },
        );
      for (let i = 0; i < 5; i++)
        model.put(
          tube(
            [
              [s * (0.52 + i * 0.11), 0, 0],
              [s * (0.52 + i * 0.11), 0.33, 0],
            ],
            [0.018],
            { around: 6, rings: 2 },
          ),
          { color: tone, line: 0.5 },
        );
    }
  });
}
