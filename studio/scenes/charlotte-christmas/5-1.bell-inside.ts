/** Old Bess from below: a bright lip, bronze that goes up into the dark, her clapper, and a nest along one side. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, random, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';
import { bundle, STITCHES, strayMitten, WOOLS } from '../../props/woollies.ts';

/** What `oldBess` of the same `r` shows when one looks up into her; the side towards +Z stays free of wool and dark. */
export function bellInside(model: Model, at: THREE.Matrix4, r: number): void {
  const inner: [number, number][] = points2(
    '-.012,.955 -.03,.92 -.012,.875 .06,.85 .2,.79 .5,.68 .9,.58 1.25,.5 1.4,.34 1.44,.02',
  );
  const depth = (point: THREE.Vector3) =>
    color('#c98d45')
      .lerp(color('#1c1220'), smoothstep(0.02, 0.5, point.y / r))
      .multiplyScalar(0.98);
  model.inside(at, () => {
    model.put(
      lathe(
        inner.map(([y, q]): [number, number] => [y * r, q * r]),
        { around: 64, steps: 4 },
      ),
      {
        tint: depth,
        doubleSided: true,
      },
    );
    for (const [y, q, fat] of [
      [-0.026, 0.92, 0.02],
      [0.1, 0.82, 0.011],
      [0.3, 0.745, 0.009],
    ] as const)
      model.put(ring(q * r, q * r, y * r, fat), {
        color: y < 0 ? '#e8bd6a' : y < 0.2 ? '#a87238' : '#5c4030',
        line: 0.6,
      });
    // the clapper: iron, held fast by wool
    const rod: V3[] = [
      [0, 1.4 * r, 0],
      [-0.06 * r, 0.7 * r, 0.1 * r],
      [-0.12 * r, 0.2 * r, 0.2 * r],
    ];
    model.put(tube(rod, [0.035 * r, 0.04 * r, 0.055 * r], { around: 14, rings: 20 }), { color: '#6a6878', line: 0.9 });
    model.put(ball([0.125 * r, 0.15 * r, 0.125 * r], 24), { color: '#77758a' }, place([-0.13 * r, 0.08 * r, 0.23 * r]));
    model.put(
      tube(
        [
          [-0.135 * r, 0, 0.245 * r],
          [-0.14 * r, -0.11 * r, 0.26 * r],
        ],
        [0.05 * r, 0.036 * r],
        { around: 12, rings: 6 },
      ),
      { color: '#6a6878', line: 0.9 },
    );
    // a shelf for the wool, of its own shade
    const rnd = random(23);
    const roll = (a: number, q: number, y: number, big: number, i: number) => {
      const [base, band] = (WOOLS[i % WOOLS.length] ?? WOOLS[0]) as [string, string];
      const bands = (v: THREE.Vector3) => color(Math.sin((v.x * 0.8 + v.y) * 62 + i) > 0.35 ? band : base);
      const size: V3 = [r * 0.27 * big, r * 0.17 * big, r * 0.2 * big];
      model.put(
        bundle(size, i * 3.7),
        { ...(i % 3 === 1 ? { color: base } : { tint: bands }), map: STITCHES(), line: 0.8 },
        place([Math.cos(a) * r * q, y * r, -Math.sin(a) * r * q], [0, (a * 360) / TAU + 90, rnd() * 16 - 8]),
      );
    };
    // angles from +X round by -Z
    for (let i = 0; i < 9; i++)
      if (i !== 1) roll((-0.2 + (i / 8) * 1.34) * Math.PI, i ? 0.66 : 0.72, 0.1 + rnd() * 0.03, i ? 1 : 0.8, i);
    for (let i = 2; i < 5; i++) roll((0.06 + (i / 4) * 0.88) * Math.PI, 0.42, 0.22, 0.95, i + 4);
    for (let i = 1; i < 3; i++) roll((0.2 + i * 0.3) * Math.PI, 0.16, 0.3, 0.9, i + 9);
    for (const [x, z, turn, wool, cuff] of [
      [-0.42, -0.56, 24, '#d8483e', '#fff0d4'],
      [0.2, -0.6, -22, '#4f7fb8', '#e8eef4'],
      [-0.72, 0.02, 62, '#f0b840', '#c9702c'],
    ] as const)
      strayMitten(model, place([x * r, -0.06, z * r], [78, 0, turn], 0.8), wool, cuff);
  });
}

/** Mrs. Scarf's left ear large enough for a small picture, in the frame of her head: a bite is out of its rim. */
export function tornEar(model: Model, head: THREE.Matrix4): void {
  model.inside(head.clone().multiply(place([0.034, 0.038, 0.012], [-4, 38, -22], [1.4, 0.9, 1.1])), () => {
    const rim: [number, number][] = points2(`
      .024,-.012 .031,.016 .027,.042 .012,.05 .009,.034 .001,.03 -.003,.044 .004,.06 -.01,.078 -.024,.058
      -.03,.022 -.024,-.012
    `);
    model.put(slab(rim, 0.012, { soft: 0.003 }), { color: '#bdb0aa', line: 1.1 });
    const pink = rim.map(([x, y]): [number, number] => [
      x * 0.68 - 0.001,
      y * 0.8 - 0.004 - (y > 0.025 && x > -0.009 && x < 0.01 ? 0.006 : 0),
    ]);
    model.put(slab(pink, 0.012, { soft: 0.002 }), { color: '#e39c8c', line: 0.3 }, place([0, 0, 0.003]));
  });
}
