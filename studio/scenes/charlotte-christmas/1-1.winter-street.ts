/** What an open front door shows on a snowy evening: the porch rail, and a neighbor's lit windows. World metres, the door at z = -2.4. */
import type { Model } from '../../model/bake.ts';
import { block, snowCushion } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { tube } from '../../model/tube.ts';

function neighbor(model: Model): void {
  model.inside(place([5.9, -0.2, -13], [0, -14, 0]), () => {
    block(model, [4.4, 2.6, 0.6], [0, 0, 0], '#7d74a8');
    model.put(
      slab(
        [
          [-2.7, 2.5],
          [2.7, 2.5],
          [0, 4.3],
        ],
        0.9,
        { soft: 0.05 },
      ),
      { color: '#e6eafa', line: 0.6 },
      place([0, 0, 0]),
    );
    block(model, [0.5, 1.2, 0.5], [1.2, 3.2, -0.2], '#6a5c88');
    for (const [x, y, w, h] of [
      [-1.35, 1.35, 0.85, 1.0],
      [0.1, 1.35, 0.85, 1.0],
      [1.45, 1.35, 0.85, 1.0],
      [0, 3.1, 0.6, 0.6],
    ] as const) {
      model.put(roundedBox(w, h, 0.04, 0.01), { color: '#ffd27a', glow: true, line: 0.5 }, place([x, y, 0.5]));
      for (const [bw, bh] of [
        [0.06, h],
        [w, 0.06],
      ] as const)
        model.put(roundedBox(bw, bh, 0.05, 0.005), { color: '#8a6a58', line: 0 }, place([x, y, 0.52]));
    }
  });
}

export function winterStreet(model: Model): void {
  neighbor(model);
  // snow up to the street, with a path shovelled to the porch
  model.put(roundedBox(14, 0.1, 9.4, 0.04), { color: '#dfe4f8', line: 0.3 }, place([4, -0.16, -8.6], [2, 0, 0]));
  const rail = -3.7;
  for (const y of [0.16, 0.66]) block(model, [3.4, 0.06, 0.08], [2.9, y, rail], '#f3e8d6');
  for (let i = 0; i < 14; i++) block(model, [0.05, 0.5, 0.05], [1.3 + i * 0.24, 0.18, rail], '#f3e8d6');
  for (const x of [1.6, 3.02]) block(model, [0.14, 3.4, 0.14], [x, -0.1, rail], '#f8efdf');
  snowCushion(model, place([2.9, 0.71, rail]), 3.4, 0.16);
  model.put(
    tube(
      [
        [1.2, 2.3, rail],
        [2.3, 2.14, rail],
        [3.02, 2.34, rail],
      ],
      [0.05],
      { around: 8, rings: 16 },
    ),
    { color: '#3f7a4c', line: 0.6 },
  );
}
