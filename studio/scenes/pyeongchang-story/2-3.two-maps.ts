/**
 * PC 2.3: the old map laid over a larger new one against a window. The sun comes through both, so they shine of themselves;
 * what the new map has shows faintly through the old paper, and its stream runs on beyond the old paper's edge. XY plane, to +Z.
 */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { clamp, color, mix, smoothstep } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { curve, flat, inkOn, type P2, sheet, writeOn } from '../../props/ink-paper.ts';
import { STREAM, yeongsuMap } from '../../props/yeongsu-map.ts';

/** Size of the new map in widths of the old one. */
const NEW_MAP = { wide: 1.34, high: 1.02 };
/** Downstream, where the seven-year-old's paper had ended. */
const ON: P2[] = points2('.45,-.01 .5,.028 .545,-.02 .6,.02 .665,-.012');
/** Upstream, out of the wood at the top of the new one. */
const BEFORE: P2[] = [
  [-0.1, 0.51],
  [-0.13, 0.44],
  [-0.08, 0.385],
];
const ROADS: P2[][] = [
  curve(points2('-.66,-.13 -.4,-.2 -.1,-.17 .2,-.24 .66,-.17'), 40),
  curve(points2('-.5,-.5 -.44,-.2 -.5,.1 -.42,.5'), 30),
  curve(points2('.42,-.5 .48,-.2 .56,-.02 .52,.2 .58,.5'), 30),
];
const blob = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);
const stroke = (x: number, y: number, path: readonly P2[], r: (k: number) => number): number => {
  let d = 9;
  for (const [i, [bx, by]] of path.entries()) {
    const before = path[i - 1];
    if (!before) continue;
    const [ax, ay] = before;
    const [ux, uy] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy || 1));
    d = Math.min(d, Math.hypot(x - ax - ux * t, y - ay - uy * t) - r((i - 1 + t) / (path.length - 1)));
  }
  return d;
};
const TAIL = curve(points2('.475,-.53 .48,-.43 .43,-.32 .42,-.24 .45,-.16 .485,-.15'), 30);
const EARS: [P2, P2][] = [
  [
    [0.192, -0.13],
    [0.166, -0.048],
  ],
  [
    [0.276, -0.118],
    [0.312, -0.042],
  ],
];
/** 1 where a cat on the sill behind both papers takes the sun: head with ears, shoulders, haunches, a tail that curls. */
function catShade(x: number, y: number): number {
  const d = Math.min(
    blob(x, y, 0.234, -0.165, 0.088, 0.07),
    blob(x, y, 0.238, -0.3, 0.078, 0.13),
    blob(x, y, 0.245, -0.46, 0.122, 0.15),
    stroke(x, y, TAIL, (k) => 0.024 - 0.006 * k),
    ...EARS.map((e) => stroke(x, y, e, (k) => 0.042 * (1 - k) + 0.003)),
  );
  return smoothstep(0.007, -0.007, d);
}
/** The frame of the window behind the papers. */
const barShade = (x: number, y: number): number =>
  Math.max(smoothstep(0.03, 0.02, Math.abs(x + 0.02)), smoothstep(0.024, 0.015, Math.abs(y + 0.335))) * 0.5;

export function twoMaps(model: Model, where: THREE.Matrix4, wide: number): void {
  const k = (list: readonly P2[]): P2[] => list.map(([x, y]) => [x * wide, y * wide]);
  const draw = (list: readonly (readonly P2[])[], tone: string, r: number, out: number) =>
    inkOn(model, flat, list.map(k), { tone, r: r * wide, out });
  const wood = (x: number, y: number) => smoothstep(0.02, 0.12, y - 0.1 - 0.1 * Math.sin(x * 6 + 1) - 0.1 * x);
  // the sun stands low behind the upper left: paper is brightest there, amber at its rims
  const lit = (x: number, y: number, near: string, far: string, gain: number) => {
    const d = Math.hypot((x + 0.16) * 0.95, y - 0.2);
    return color(near)
      .lerp(color(far), smoothstep(0.04, 0.8, d))
      .multiplyScalar(gain * mix(1.1, 0.96, smoothstep(0, 0.7, d)))
      .lerp(color('#a8683a'), 0.5 * barShade(x, y))
      .lerp(color('#5f3f5e'), 0.84 * catShade(x, y));
  };
  const shine = (w: number, h: number, tint: (x: number, y: number) => THREE.Color) =>
    model.put(
      grid((u, v) => [(u - 0.5) * w * wide, (v - 0.5) * h * wide, 0.0006], 190, 140),
      { tint: (point) => tint(point.x / wide, point.y / wide), glow: true, line: 0, face: 0.7, doubleSided: true },
    );
  model.inside(where, () => {
    model.inside(place([0, 0, -0.012]), () => {
      const fresh = (x: number, y: number) =>
        lit(x, y, '#fffdea', '#ffce7c', 1.2).lerp(color('#c9d68a'), 0.5 * wood(x, y) * (1 - catShade(x, y)));
      sheet(model, flat, NEW_MAP.wide * wide, NEW_MAP.high * wide, {
        tint: (point) => fresh(point.x / wide, point.y / wide),
        glow: true,
      });
      shine(NEW_MAP.wide - 0.012, NEW_MAP.high - 0.012, fresh);
      draw(ROADS, '#d9b888', 0.015, 0.002);
      draw(ROADS, '#fffaf0', 0.0105, 0.003);
      draw([curve(ON, 40), curve(BEFORE, 30)], '#7ad4f6', 0.017, 0.004);
      const label = (text: string, at: P2, high: number, tone: string) =>
        writeOn(model, flat, text, [at[0] * wide, at[1] * wide], high * wide, { tone, middle: true, out: 0.005 });
      label('북한산', [0.3, 0.445], 0.055, '#4f7a4a');
      label('평창동', [0.583, -0.36], 0.05, '#6a5a78');
    });
    yeongsuMap(model, place([0, 0, 0], [0, 0, -0.6]), wide, { backlit: true });
    shine(0.975, 0.715, (x, y) => lit(x, y, '#fff0b0', '#ee8e34', 1.2));
    // through the old paper: pale roads, and the stream that was there all the time, broad and bright under the pencilled one
    draw(
      ROADS.slice(0, 1).map((r) => r.filter(([x]) => Math.abs(x) < 0.47)),
      '#ffe9b0',
      0.009,
      0.0012,
    );
    draw([curve(points2('-.08,.36 -.004,.3 -.006,.22 -.05,.12'), 24)], '#a8d8c8', 0.012, 0.0011);
    draw([curve([...STREAM, [0.488, 0.018]], 80)], '#7ad4f6', 0.017, 0.003);
    draw([curve(STREAM, 70)], '#143a86', 0.0052, 0.0046);
  });
}
