import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, noise } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { type Bend, curve, flat, inkOn, type P2, ringOf, sheet } from '../../props/ink-paper.ts';
import { lettering } from '../../props/lettering.ts';

/**
 * The alley in red pencil on the paper that was Plum Street's: stairs up the middle, a gate where a bell was rung. `rung`
 * gates have a tick. On the right edge the old buttons still show: nobody ever threw it away.
 */
export function alleyMap(
  model: Model,
  where: THREE.Matrix4,
  wide: number,
  o: { rung?: number; bend?: Bend } = {},
): void {
  const bend = o.bend ?? flat;
  const high = wide * 0.7;
  const red = '#d8352c';
  model.inside(where, () => {
    sheet(model, bend, wide, high, {
      tint: (point) => color('#fbf0d6').multiplyScalar(0.95 + 0.08 * noise(point.x * 5, point.y * 5)),
    });
    const draw = (list: P2[][], tone = red, r = 0.0045) =>
      inkOn(
        model,
        bend,
        list.map((s) => s.map(([x, y]): P2 => [x * wide, y * wide])),
        { tone, r: r * wide, shake: 0.003 * wide },
      );
    const stairs: P2[] = Array.from(
      { length: 21 },
      (_, i): P2 => [-0.36 + Math.ceil(i / 2) * 0.052, -0.27 + Math.floor(i / 2) * 0.05],
    );
    draw([stairs, stairs.map(([x, y]): P2 => [x + 0.1, y - 0.02])]);
    const gates: P2[] = points2('-.38,-.14 -.12,-.22 -.27,-.01 .06,-.1 -.12,.12 .2,.03 .02,.24');
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
        curve(points2('.24,-.26 .22,-.22 .25,-.18 .23,-.14'), 12),
        curve(points2('.29,-.26 .27,-.22 .3,-.18 .28,-.14'), 12),
        points2('.2,-.27 .33,-.27 .31,-.32 .22,-.32 .2,-.27'),
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
  model.inside(where.clone().multiply(place([0.4 * wide, -0.3 * wide, 0.004], [0, 0, 90])), () =>
    lettering(model, '14', 0.04 * wide, '#d8a0a0', 0.2),
  );
}
