/** A clothesline in December: one sock, and eleven pegs with nothing to do. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { lighten, mix, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { pattern } from '../../texture/pattern.ts';

const PEGS = ['#d8834a', '#4f8fb8', '#d8483e', '#e2b03c'];
/** Line from post top `a` to post top `b`; the sock hangs at peg `sock` of twelve. `size` makes pegs larger than life. */
export function robbedClothesline(model: Model, a: V3, b: V3, sock: number, size = 1): void {
  const sag = (t: number): V3 => [
    mix(a[0], b[0], t),
    mix(a[1], b[1], t) - 0.16 * Math.sin(Math.PI * t),
    mix(a[2], b[2], t),
  ];
  model.put(tube([0, 0.25, 0.5, 0.75, 1].map(sag), [0.012], { around: 6, rings: 40 }), { color: '#6f5f6c', line: 0.6 });
  for (const p of [a, b]) {
    model.put(
      tube(
        [
          [p[0], 0, p[2]],
          [p[0], p[1] + 0.08, p[2]],
        ],
        [0.05, 0.045],
        { around: 10, rings: 3 },
      ),
      { color: '#8a6a54', line: 0.8 },
    );
    model.put(ball([0.1, 0.06, 0.1], 12), { color: '#f2f4fc', line: 0.6 }, place([p[0], p[1] + 0.1, p[2]]));
  }
  for (let i = 0; i < 12; i++) {
    const at = place(sag((i + 0.8) / 12.6), [0, 0, ((i * 37) % 9) - 4], size);
    peg(model, at, PEGS[i % 4] ?? '#d8834a');
    if (i === sock) model.inside(at, () => stiffSock(model));
  }
}
function peg(model: Model, at: THREE.Matrix4, tone: string): void {
  model.inside(at, () => {
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.024, 0.13, 0.026, 0.008),
        { color: s < 0 ? tone : lighten(tone, 0.15), line: 0.6 },
        place([s * 0.013, -0.01, 0], [0, 0, s * 5]),
      );
    model.put(roundedBox(0.05, 0.02, 0.032, 0.006), { color: '#b8bec8', line: 0.4 }, place([0, 0.012, 0]));
  });
}
function stiffSock(model: Model): void {
  model.put(
    tube(points3('0,-.05,0 .004,-.22,0 .02,-.34,.01 .13,-.4,.02'), [0.062, 0.062, 0.07, 0.05], {
      flat: 0.5,
      around: 14,
      rings: 22,
    }),
    { map: pattern({ kind: 'stripes', base: '#fff4e2', ink: '#c8503c', size: 0.16 }), line: 0.9 },
  );
  model.put(ball([0.045, 0.04, 0.03], 10), { color: '#c8503c', line: 0.6 }, place([0.14, -0.405, 0.022]));
}
