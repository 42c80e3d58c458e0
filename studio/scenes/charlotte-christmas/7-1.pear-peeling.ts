/** A pear being peeled in one strip: the fruit, the little knife, and the peel that hangs in coils. Metres. */

import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { lathe, tube } from '../../model/tube.ts';

const SKIN = '#9aa84a';
/** .15 high, its widest .056; bare flesh above, skin still on below y 0. */
export function halfPeeledPear(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      lathe(points2('-.062,.006 -.052,.034 -.02,.056 .018,.052 .05,.033 .076,.021 .084,.003'), {
        around: 28,
        steps: 4,
      }),
      { tint: (point) => color(point.y + 0.012 * Math.sin(Math.atan2(point.x, point.z)) > -0.012 ? '#fff3cf' : SKIN) },
    );
    model.put(
      tube(
        [
          [0, 0.08, 0],
          [0.01, 0.112, 0],
        ],
        [0.005, 0.004],
        { around: 6, rings: 3 },
      ),
      { color: '#6a4a30' },
    );
  });
}

/** Knife along +Y: handle round the origin (.09 long), blade from y .045 to .15. */
export function paringKnife(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.022, 0.1, 0.017, 0.007, { fine: true }), { color: '#8a3c34' }, place([0, 0, 0]));
    model.put(
      roundedBox(0.022, 0.11, 0.004, 0.002, { fine: true }),
      { color: '#eef2f6', line: 0.8 },
      place([0.001, 0.1, 0]),
    );
  });
}

/**
 * Peel that hangs from the origin in coils, `h` long: flat, cream inside, green outside. The coils happen to widen as a bell
 * does, and its end hangs out of the lip like a clapper.
 */
export function spiralPeel(model: Model, at: THREE.Matrix4, h: number, turns = 5): void {
  const wide = (h / turns) * 0.42;
  const bell = (t: number): number =>
    h *
    (t < 0.08 ? mix(0.03, 0.14, t / 0.08) : mix(0.15, 0.27, smoothstep(0.05, 0.7, t)) + 0.16 * smoothstep(0.72, 1, t));
  const spot = (t: number, across: number, off: number): V3 => {
    const a = t * turns * TAU;
    const r = bell(t) * (1 + 0.05 * (noise(t * 9, 3) - 0.5)) + off;
    // the ribbon leans out a little at its lower edge
    const y = -t * h + (0.5 - across) * wide + 0.006 * Math.sin(a * 0.5 + 1);
    return [Math.sin(a) * (r + across * wide * 0.18), y, Math.cos(a) * (r + across * wide * 0.18)];
  };
  model.inside(at, () => {
    for (const [off, tone] of [
      [0, SKIN],
      [-0.004, '#fff6dc'],
    ] as const)
      model.put(
        grid((u, w) => spot(u, w, off), turns * 26, 3),
        { color: tone, doubleSided: true, line: off ? 0.3 : 0.8 },
      );
    // its last inch has turned in and hangs under the lip
    const end = spot(1, 0.5, 0);
    const tail = new THREE.CatmullRomCurve3(
      (
        [
          end,
          [end[0] * 0.4, end[1] - h * 0.03, end[2] * 0.4],
          [0, end[1] - h * 0.09, 0],
          [0.004, end[1] - h * 0.2, 0],
        ] as V3[]
      ).map((p) => new THREE.Vector3(...p)),
    );
    model.put(
      grid(
        (u, w) => {
          const point = tail.getPoint(u);
          const k = (w - 0.5) * wide * mix(1, 0.5, u);
          return [point.x + k * smoothstep(0.3, 0.8, u), point.y - k * (1 - smoothstep(0.3, 0.8, u)), point.z];
        },
        18,
        3,
      ),
      { color: SKIN, doubleSided: true, line: 0.8 },
    );
  });
}
