/** The Mayor's flat ladle, held up like a magnifying glass. Metres. */

import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';

/** The bowl at the origin looks to +Z and shows one huge eye, the handle goes down. */
export function magnifyingLadle(model: Model): void {
  const steel = { color: '#d9dce4', doubleSided: true };
  const bowl: [number, number][] = points2('-.03,.004 -.024,.06 0,.095 .006,.1 .004,.09');
  model.put(lathe(bowl, { around: 30 }), steel, place([0, 0, 0], [90, 0, 0]));
  model.put(ball([0.018, 0.03, 0.006], 14), { color: '#f6f8fd', line: 0 }, place([0.034, 0.034, -0.022], [0, 0, -40]));
  const handle: V3[] = [
    [0, -0.095, 0],
    [0, -0.2, 0.006],
    [0, -0.42, 0],
  ];
  model.put(tube(handle, [0.014], { around: 8 }), { color: '#c8ccd6' });
  model.put(
    tube(
      [
        [0, -0.24, 0.005],
        [0, -0.4, 0],
      ],
      [0.02],
      { around: 10, rings: 4 },
    ),
    { color: '#b8743f' },
  );
  // as she looks through it: one eye, and that one huge
  const layers: [number, string, number, number][] = [
    [0.078, '#b5744a', 0, 0.016],
    [0.052, '#fffaf0', 0, 0.022],
    [0.034, '#6b3d22', 0.004, 0.027],
    [0.02, '#241712', 0.005, 0.031],
  ];
  for (const [r, tone, x, z] of layers)
    model.put(
      ball([r, r * (tone === '#fffaf0' ? 0.86 : 1), 0.006], 26),
      { color: tone, line: 0.5, face: 1 },
      place([x, 0, z]),
    );
  model.put(ball([0.009, 0.009, 0.004], 10), { color: '#ffffff', glow: true, line: 0 }, place([-0.006, 0.012, 0.037]));
}
