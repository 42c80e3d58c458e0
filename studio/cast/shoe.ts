/** Shoes, boots and bare feet. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { at, darken, lighten, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, tube } from '../model/tube.ts';
import type { Build } from './body.ts';
import type { LegPath } from './leg.ts';
import { look, type ShoeSpec } from './outfit.ts';

function lace(model: Model, r: number): void {
  const cord = { color: '#fffaf0', line: 0.6 };
  const trails: V3[][] = [
    [
      [r * 0.2, 0.035, r * 0.6],
      [r * 0.9, 0.02, r * 0.9],
      [r * 1.5, -0.035, r * 1.3],
      [r * 1.9, -0.05, r * 2.2],
      [r * 2.5, -0.05, r * 2.4],
    ],
    [
      [r * 0.1, 0.035, r * 0.7],
      [r * 0.9, 0.03, r * 0.3],
      [r * 1.5, -0.045, r * 0.1],
      [r * 2.0, -0.05, -r * 0.6],
    ],
  ];
  for (const t of trails) model.put(tube(t, [0.0055], { around: 6, rings: 18 }), cord);
  model.put(ball([0.02, 0.008, 0.012], 8), cord, place([r * 0.3, 0.038, r * 0.55], [0, 30, 10]));
}

/** Outline of a sole [across, along], and its rows from below to above: [share of the outline, height in metres]. */
const SOLE = points2('0,2.04 .6,1.86 .88,1.24 .78,.4 .68,-.4 0,-.96 -.68,-.4 -.78,.4 -.88,1.24 -.6,1.86 0,2.04');
const SOLE_ROWS = points2('.01,-.014 .92,-.014 1,-.006 1,.006 .93,.014 .01,.014');
const SOLE_AROUND = 28;

/** Sole of a shoe: broad under the toes, narrow at the waist, with a rim that hugs the upper. */
function roundSole(model: Model, r: number, color: string): void {
  const curve = new THREE.SplineCurve(SOLE.map(([x, z]) => new THREE.Vector2(x * r, z * r)));
  const middle = r * 0.5;
  const geometry = grid(
    (u, w) => {
      const [share, y] = at(SOLE_ROWS, Math.round(w * (SOLE_ROWS.length - 1)));
      const p = curve.getPoint(u);
      return [p.x * share, y, middle + (p.y - middle) * share];
    },
    SOLE_AROUND,
    SOLE_ROWS.length - 1,
  );
  model.put(closeRing(geometry, SOLE_AROUND), { color, line: 0.8 }, place([0, -0.04, 0]));
}

export function buildShoe(
  model: Model,
  build: Build,
  shoe: ShoeSpec,
  foot: THREE.Matrix4,
  leg: LegPath,
  skin: string,
): void {
  const r = build.legRadius * 1.14;
  const cloth = shoe.kind === 'bare' ? { color: skin, skin: true } : look(shoe.cloth ?? shoe.color);
  const boot = shoe.kind === 'boot' || shoe.kind === 'leaf';
  const k = shoe.size ?? 1;
  const grown = k === 1 ? foot : foot.clone().multiply(place([0, 0.056 * (k - 1), 0], [0, 0, 0], k));
  model.inside(grown, () => {
    model.put(ball([r * 0.9, r * 0.74, r * 1.46], 18), cloth, place([0, -0.016, r * 0.52]));
    if (shoe.kind === 'sneaker' || boot)
      roundSole(model, r, shoe.sole ?? (boot ? darken(shoe.color, 0.32) : '#fff6e6'));
    if (shoe.kind === 'sneaker') {
      model.put(
        ball([r * 0.8, r * 0.5, r * 0.62], 14),
        { color: lighten(shoe.color, 0.75), line: 0.5 },
        place([0, -0.026, r * 1.42]),
      );
      for (let i = 0; i < 3; i++) {
        const z = r * (0.42 + i * 0.26);
        const y = 0.026 - i * 0.007;
        const bar: V3[] = [
          [-r * 0.4, y - 0.012, z],
          [0, y + 0.004, z + r * 0.04],
          [r * 0.4, y - 0.012, z],
        ];
        model.put(tube(bar, [0.005], { around: 5 }), { color: '#fffaf0', line: 0.25 });
      }
    }
    if (shoe.untied) lace(model, r);
    if (shoe.kind === 'bare' || shoe.kind === 'sock')
      for (let i = 0; i < (shoe.kind === 'bare' ? 4 : 0); i++) {
        const toe = place([(i - 1.5) * r * 0.4, -0.03, r * (1.8 - Math.abs(i - 1.2) * 0.1)]);
        model.put(ball(r * 0.24, 8), { ...cloth, line: 0.5 }, toe);
      }
    if (shoe.kind === 'slipper')
      model.put(
        ball([r * 0.8, r * 0.3, r * 0.6], 12),
        { color: lighten(shoe.color, 0.5), line: 0.5 },
        place([0, 0.012, -r * 0.05]),
      );
    if (shoe.kind === 'leaf')
      for (let i = 0; i < 7; i++) {
        const a = i * 0.9;
        const leaf = place([Math.sin(a) * r * 0.75, 0.0 + (i % 3) * 0.012, r * (0.1 + i * 0.2)], [60, a * 57, 20]);
        model.put(ball([r * 0.6, r * 0.75, 0.006], 10), { color: i % 2 ? '#6f9a4e' : '#d98a3c', line: 0.7 }, leaf);
      }
  });
  if (boot) {
    const top = leg.ankle.clone().lerp(leg.knee, shoe.kind === 'leaf' ? 0.35 : 0.56);
    model.put(tube([top, leg.ankle], [r * 1.16, r * 0.98], { rings: 8, around: 16 }), cloth);
    const rim = top.clone().lerp(leg.ankle, 0.07);
    model.put(tube([top, rim], [r * 1.24, r * 1.24], { rings: 2, around: 16 }), {
      color: lighten(shoe.color, 0.25),
      line: 0.6,
    });
  }
}
