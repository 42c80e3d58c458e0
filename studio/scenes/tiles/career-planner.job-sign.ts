/** A signpost whose four arms show what one might become: doctor, painter, astronaut, teacher. No lettering. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, fbm, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { slab } from '../../model/slab.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';
import { brush } from '../../props/art-box.ts';
import { roughen } from '../../props/trees.ts';

const WIDE = 0.74;
const HIGH = 0.29;

function stethoscope(model: Model): void {
  const hose = { color: '#2f5d8a', line: 0.6 };
  const fork: V3[] = points3('-.17,.085,0 -.17,.0,.004 -.11,-.065,.006 -.05,.0,.004 -.05,.085,0');
  model.put(tube(fork, [0.0125], { around: 8, rings: 40 }), hose);
  const tail: V3[] = points3('-.11,-.062,.006 -.04,-.1,.01 .05,-.07,.01 .07,.01,.008 .12,.035,.006');
  model.put(tube(tail, [0.0125], { around: 8, rings: 40 }), hose);
  for (const x of [-0.17, -0.05])
    model.put(ball([0.02, 0.026, 0.018], 12), { color: '#3a3a48' }, place([x, 0.095, 0.002]));
  model.put(ball([0.056, 0.056, 0.018], 20), { color: '#dfe4ea' }, place([0.15, 0.03, 0.008]));
  model.put(ball([0.034, 0.034, 0.014], 16), { color: '#e4604c', line: 0.5 }, place([0.15, 0.03, 0.018]));
}

function painting(model: Model): void {
  const palette: [number, number][] = Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2;
    const r = 1 - 0.3 * Math.exp(-(((a - 5.2) / 0.4) ** 2));
    return [Math.cos(a) * 0.14 * r, Math.sin(a) * 0.1 * r];
  });
  model.put(slab(palette, 0.016, { soft: 0.005 }), { color: '#c98a54' }, place([-0.05, 0, 0]));
  for (const [x, y, tone] of [
    [-0.13, 0.02, '#d8433a'],
    [-0.085, 0.055, '#f2bf3e'],
    [-0.025, 0.055, '#4f9a55'],
    [0.03, 0.03, '#3f7fc0'],
  ] as const)
    model.put(ball([0.023, 0.02, 0.012], 14), { color: tone, line: 0.5 }, place([x, y, 0.014]));
  brush(model, place([0.04, -0.085, 0.028], [0, 0, -58]), 0.26, '#8a5cb4', '#d8433a');
}

function rocket(model: Model): void {
  model.inside(place([0.01, 0, 0], [0, 0, -90]), () => {
    const hull: [number, number][] = points2('-.12,.036 -.05,.056 .04,.052 .1,.032');
    model.put(lathe([[-0.121, 0.002], ...hull], { around: 22, depth: 0.5 }), { color: '#fff6ea' });
    model.put(
      lathe(
        [
          [0.095, 0.034],
          [0.14, 0.018],
          [0.17, 0.002],
        ],
        { around: 20, depth: 0.5 },
      ),
      { color: '#e4604c' },
    );
    for (const s of [-1, 1])
      model.put(
        slab(
          [
            [s * 0.04, -0.03],
            [s * 0.1, -0.125],
            [s * 0.036, -0.105],
          ],
          0.016,
          { soft: 0.003 },
        ),
        { color: '#e4604c' },
      );
    model.put(ball([0.025, 0.025, 0.012], 16), { color: '#5fb0d8' }, place([0, 0.03, 0.026]));
    model.put(
      tube(
        [
          [0, -0.12, 0],
          [0, -0.18, 0],
          [0, -0.22, 0],
        ],
        [0.03, 0.026, 0.003],
        { around: 12 },
      ),
      { color: '#f6a63c', line: 0.6 },
    );
  });
}

function book(model: Model): void {
  for (const s of [-1, 1]) {
    const page: [number, number][] = [
      [0, -0.085],
      [s * 0.07, -0.07],
      [s * 0.15, -0.082],
      [s * 0.15, 0.092],
      [s * 0.07, 0.104],
      [0, 0.088],
    ];
    const wider = page.map(([x, y]): [number, number] => [x * 1.09, y < 0 ? y - 0.014 : y + 0.006]);
    model.put(slab(s < 0 ? [...wider].reverse() : wider, 0.01, { soft: 0.003 }), { color: '#3f7fc0' });
    model.put(
      slab(s < 0 ? [...page].reverse() : page, 0.016, { soft: 0.003 }),
      { color: '#fffaf0', line: 0.7 },
      place([0, 0, 0.006]),
    );
    for (const y of [0.05, 0.015, -0.02])
      model.put(
        tube(
          [
            [s * 0.03, y, 0.018],
            [s * 0.125, y + 0.006, 0.018],
          ],
          [0.005],
          { around: 5 },
        ),
        { color: '#b8a6a0', line: 0 },
      );
  }
}

const ARMS: [y: number, way: 1 | -1, turn: number, tone: string, picture: (model: Model) => void][] = [
  [1.72, 1, -9, '#f7cf6a', rocket],
  [1.39, -1, 8, '#f3a78c', stethoscope],
  [1.06, 1, -6, '#a9d3c4', painting],
  [0.73, -1, 10, '#f6dfae', book],
];

const STONES: [x: number, z: number, r: number][] = points3(
  '-.13,.08,.085 .02,.13,.075 .15,.07,.09 -.2,-.02,.06 .22,-.03,.055 .1,.19,.04',
);

/** Stands on y = 0, about 2 m, arms along X, pictures to +Z. */
export function jobSign(model: Model, at: THREE.Matrix4): void {
  const oak = (point: THREE.Vector3) =>
    color('#a87348').multiplyScalar(0.84 + 0.32 * fbm(point.x * 7, point.y * 1.4, point.z * 7));
  model.inside(at, () => {
    model.put(roundedBox(0.11, 2.0, 0.11, 0.025, { fine: true, wobble: 0.012 }), { tint: oak }, place([0, 0.96, 0]));
    // stones wedge it in: a post that only ends at the ground seems to hang
    for (const [x, z, r] of STONES)
      model.put(
        roughen(ball([r * 1.25, r * 0.8, r], 18), 0.012, 14, x * 9),
        { color: r > 0.07 ? '#b9aca0' : '#cdbfae' },
        place([x, r * 0.3, z], [0, x * 300, 0]),
      );
    model.put(ball([0.085, 0.07, 0.085], 18), { color: '#e4604c' }, place([0, 1.98, 0]));
    model.put(ring(0.07, 0.07, 1.93, 0.014), { color: '#8a5a38', line: 0.6 });
    for (const [i, [y, way, turn, tone, picture]] of ARMS.entries())
      model.inside(place([way * 0.14, y, 0.075], [0, turn, i % 2 ? 1.5 : -1.5]), () => {
        const [w, h] = [WIDE / 2, HIGH / 2];
        const board: [number, number][] = [
          [-w, -h],
          [w - 0.04, -h],
          [w + 0.12, 0],
          [w - 0.04, h],
          [-w, h],
          [-w + 0.05, 0],
        ];
        const turned = way > 0 ? board : board.map(([x, v]): [number, number] => [-x, v]).reverse();
        model.put(slab(turned, 0.04, { soft: 0.012 }), { color: tone });
        model.inside(place([way * 0.04, 0, 0.03], [0, 0, 0], 1.12), () => picture(model));
        model.put(
          ball([0.014, 0.014, 0.008], 8),
          { color: '#8a5a38', line: 0.5 },
          place([-way * (w - 0.09), 0, 0.024]),
        );
      });
  });
}
