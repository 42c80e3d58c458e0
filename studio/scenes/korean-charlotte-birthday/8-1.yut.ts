/** Yut: four sticks Chestnut Grandpa carved, the straw mat, the cloth board with its stones. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { flat, inkOn, type P2, ringOf } from '../../props/ink-paper.ts';

const YUT = { long: 0.175, r: 0.028 };
/** One stick along X, middle at the origin. Flat side up (pale) counts; round side up shows three crosses. A `back` mark none. */
export function yutStick(model: Model, where: THREE.Matrix4, up: 'flat' | 'round', size = 1): void {
  const { long, r } = YUT;
  const wood = (point: THREE.Vector3, n: THREE.Vector3) =>
    n.y > 0.8
      ? color('#fff0c8').lerp(color('#ecd09a'), noise(point.x * 30, point.z * 120))
      : color('#a8683a').lerp(color('#804c2a'), noise(point.x * 26, point.y * 90, point.z * 90));
  const taper = (x: number) => r * (1 - 0.2 * smoothstep(0.25, 0.5, Math.abs(x / long)));
  model.inside(where.clone().multiply(place([0, 0, 0], [up === 'flat' ? 0 : 180, 0, 0], size)), () => {
    // half a log: its flat side is +Y
    const bark = grid(
      (u, w) => {
        const x = (w - 0.5) * long;
        const a = TAU - u * Math.PI;
        return [x, Math.sin(a) * taper(x), Math.cos(a) * taper(x)];
      },
      16,
      22,
    );
    model.put(bark, { tint: wood, doubleSided: true });
    const face = grid(
      (u, w) => {
        const x = (w - 0.5) * long;
        return [x, 0.0006, (u - 0.5) * 2 * taper(x)];
      },
      4,
      22,
    );
    model.put(face, { tint: wood, doubleSided: true });
    // sawn ends: half a disc each, pale, with a ring of the branch
    for (const s of [-1, 1]) {
      const e = taper(long / 2);
      const sawn = grid(
        (u, w) => {
          const t = TAU - u * Math.PI;
          return [(s * long) / 2, Math.sin(t) * e * w, Math.cos(t) * e * w];
        },
        14,
        6,
      );
      model.put(sawn, { color: '#eccf98', doubleSided: true, line: 0.7 });
      const ring = [0.1, 0.5, 0.9].map((u): V3 => {
        const t = TAU - u * Math.PI;
        return [s * (long / 2 + 0.0005), Math.sin(t) * e * 0.55, Math.cos(t) * e * 0.55];
      });
      model.put(tube(ring, [0.0012], { around: 5, rings: 10 }), { color: '#b98a52', line: 0 });
    }
    for (const x of [-0.045, 0, 0.045])
      for (const k of [-1, 1]) {
        const cross = [-1, 0, 1].map((t): V3 => {
          const z = t * k * r * 0.86;
          return [x + t * 0.016, -Math.sqrt(Math.max(0, taper(x) ** 2 - z * z)) - 0.001, z];
        });
        model.put(tube(cross, [0.0036], { around: 5, rings: 6 }), { color: '#43261a', line: 0 });
      }
  });
}
/** Straw mat with dark cloth at both ends, 1.25 x .9 of `size`, lying on y = 0. */
export function strawMat(model: Model, where: THREE.Matrix4, size = 1): void {
  const [w, d] = [1.25, 0.9];
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], size)), () => {
    const geometry = grid(
      (u, v) => {
        const [x, z] = [(u - 0.5) * w, (0.5 - v) * d];
        return [
          x,
          0.012 + 0.004 * Math.sin(z * 90) + 0.012 * smoothstep(0.4, 0.5, Math.abs(u - 0.5)) * Math.sin(z * 5 + 1),
          z,
        ];
      },
      40,
      80,
    );
    model.put(geometry, {
      tint: (point) => {
        const weave = 0.5 + 0.5 * Math.sin(point.z * 90) * Math.sin(point.x * 60 + Math.floor(point.z * 29) * 2);
        return color('#e6cd88').lerp(color('#b8924a'), 0.2 + 0.5 * weave * noise(point.x * 8, point.z * 8));
      },
      doubleSided: true,
    });
    for (const s of [-1, 1]) {
      const edge = [-0.5, -0.2, 0.1, 0.5].map((k): V3 => [(s * w) / 2, 0.018, k * d]);
      model.put(tube(edge, [0.022], { flat: 0.5, around: 8, rings: 20 }), { color: '#3f5470' });
    }
    for (const x of [-0.36, 0, 0.36])
      model.put(
        tube(
          [
            [x, 0.017, -d / 2],
            [x, 0.019, d / 2],
          ],
          [0.004],
          { around: 5, rings: 10 },
        ),
        { color: '#9a7a3c', line: 0.3 },
      );
  });
}
/** The cloth with its 29 places, .5 wide, and stones (buttons and chestnuts, for want of better) on some of them. */
export function yutBoard(
  model: Model,
  where: THREE.Matrix4,
  stones: [place: number, tone: string][] = [
    [3, '#d8352c'],
    [9, '#3f6fb8'],
  ],
): void {
  const outer = Array.from({ length: 20 }, (_, i): P2 => {
    const side = Math.floor(i / 5);
    const t = (i % 5) / 5;
    const c = 0.2;
    return (
      (
        [
          [c, c - 2 * c * t],
          [c - 2 * c * t, -c],
          [-c, -c + 2 * c * t],
          [-c + 2 * c * t, c],
        ] as P2[]
      )[side] ?? [0, 0]
    );
  });
  const inner = [-0.133, -0.067, 0.067, 0.133].flatMap((k): P2[] => [
    [k, k],
    [k, -k],
  ]);
  const all: P2[] = [...outer, ...inner, [0, 0]];
  model.inside(where.clone().multiply(place([0, 0.004, 0], [-90, 0, 0])), () => {
    const cloth = grid((u, w) => [(u - 0.5) * 0.5, (w - 0.5) * 0.5, 0.004 * noise(u * 6, w * 6)], 12, 12);
    model.put(cloth, { color: '#fdf4de', doubleSided: true });
    for (const [i, [x, y]] of all.entries()) {
      const big = i % 5 === 0 && i < 20 ? 0.026 : i === 28 ? 0.026 : 0.017;
      inkOn(model, flat, [ringOf(x, y, big, big, 18)], {
        tone: i % 5 === 0 && i < 20 ? '#c8402f' : '#3f4f6a',
        r: 0.0032,
        out: 0.006,
      });
    }
    for (const [n, tone] of stones) {
      const [x, y] = all[n % all.length] ?? [0, 0];
      model.put(ball([0.019, 0.019, 0.009], 16), { color: tone }, place([x, y, 0.012]));
      for (const k of [0, 1, 2, 3])
        model.put(
          ball(0.0025, 6),
          { color: '#2c2226', line: 0 },
          place([x + 0.006 * Math.sin((k / 4) * TAU + 0.8), y + 0.006 * Math.cos((k / 4) * TAU + 0.8), 0.0205]),
        );
    }
  });
}
